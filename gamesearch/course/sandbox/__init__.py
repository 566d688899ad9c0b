"""A kernel that a student's code cannot get out of: README.md says how it holds, and what not."""
