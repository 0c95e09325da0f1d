"""Cadenas: words that grow letter by letter, are stolen and are locked (clauses CAD-…)."""
