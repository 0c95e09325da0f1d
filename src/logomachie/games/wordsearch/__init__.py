"""Wordsearch: ninety-six letters that slide along straight lines into words (clauses SRCH-…)."""
