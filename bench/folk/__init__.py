"""Models of people as players, written apart from the bots: what the bots are measured with."""
