"""Wordsmith’s bots: what comes to mind and when, and whether to claim it or roll on."""
