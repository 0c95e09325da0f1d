"""The French dictionary: what is a word, what it means, and every question a game or a bot asks.

One door: `logomachie.lexicon.load.french()`. No games here.
"""
