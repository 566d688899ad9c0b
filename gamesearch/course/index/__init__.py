"""The index of the lessons: contents, map, objectives, topics, algorithms, games, corrections."""
