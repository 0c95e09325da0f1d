"""Append-only logs of bytes: they know nothing of games."""
