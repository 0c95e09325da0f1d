"""La Guerre des Mots’ bots: the words they know, the coups they notice, the one they play."""
