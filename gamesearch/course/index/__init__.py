"""How one notebook leads to the next, and the index of all."""
