"""From the sources of lessons and solutions to the notebooks that people open."""
