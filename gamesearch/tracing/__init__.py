"""A search, watched: `record` runs it on a recorded game and returns the `Trace`."""
