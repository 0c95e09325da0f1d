"""Bots: they get a view, as players do, and give a time and a move."""

from logomachie.bots.roster import build

__all__ = ["build"]
