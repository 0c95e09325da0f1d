"""Wordsearch’s bots: the words they know, the ones they see, the one they play."""
