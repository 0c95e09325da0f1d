"""Understanding a game that was played: its decisions judged, and what came of them."""
