"""Word-Whiz: three consonants, one microphone, five vowels to bring home (clauses MIC-…)."""
