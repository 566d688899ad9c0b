"""`gamesearch collect`: from a learning platform's download to the folder that grading reads."""
