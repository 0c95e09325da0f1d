"""Word-Whiz’s bots: what comes to mind and when, what to do about it."""
