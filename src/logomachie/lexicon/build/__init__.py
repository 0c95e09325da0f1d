"""From the sources to the packed files: run by `scripts/lexicon`, never by a game."""
