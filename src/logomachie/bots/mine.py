"""« De ma force »: a bot that follows its player from game to game, so that each wins about half.

Its strength is a number of tenths of a level from CM2 on, part of the table's setup: 0 is CM2, 10
Lecteur, 30 Arbitre. It begins at CM2 and a half and moves by two tenths after each game: up when
the person has won, down when not. The page does the same for this device (`web/src/lib/mine.ts`).
"""

MINE = 4  # the fifth choice, after the four levels
START = 5
STEP = 2
STRONGEST = 30


def moved(strength: int, won: bool | None) -> int:
    """The strength of the next game; None: nobody has won, or all have."""
    if won is None:
        return strength
    return max(0, min(STRONGEST, strength + (STEP if won else -STEP)))


def as_level(level: int, strength: int | None) -> float:
    """The level a bot plays at, where « de ma force » is one of the choices."""
    return level if level < MINE else (START if strength is None else strength) / 10
