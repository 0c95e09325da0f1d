"""Logomachie: French word games as pure rules, a lexicon, bots, a server and a page."""

__version__ = "0.1.0"
