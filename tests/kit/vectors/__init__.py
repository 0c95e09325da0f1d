"""Runs vector files: `python -m tests.kit.vectors GAME FILE…`. One interpreter module a game."""
