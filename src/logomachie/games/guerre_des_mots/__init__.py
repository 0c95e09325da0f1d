"""La Guerre des Mots: chains of words that march on the central cross."""
