"""Bots: they get a view, as players do, and give a time and a move."""
