"""What an audience would notice in a deck, measured slide by slide in a browser."""
