"""Trees, and searches on them: what is drawn, where it goes, how it looks, what it says."""
