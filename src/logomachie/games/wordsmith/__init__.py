"""Wordsmith: pieces into letters, letters into words (clauses WS-…)."""
