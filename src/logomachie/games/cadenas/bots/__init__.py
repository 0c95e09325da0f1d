"""Cadenas’s bots: the words they know, the plays they notice, the turn they make of them."""
