"""Games in which somebody does not see everything, or both choose at once."""
