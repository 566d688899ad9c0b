"""What a class gets: the course without what grading alone knows."""
