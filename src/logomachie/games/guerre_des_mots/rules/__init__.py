"""The rules of the game: pure, of core and the standard library alone."""
