"""Which of some words to propose to somebody: one they are likely to know, not the richest."""

from collections.abc import Sequence

from logomachie.lexicon.lexicon import Lexicon

LIKELY_AGE = 3  # of the ages 1 (known at eight) to 5 (rare)
CHILD, READER = 0, 1  # levels: who plays what a child says, what an ordinary reader says
NOBODY = 4  # who plays what is coarse: it is proposed where nothing else is left
NO_ROW = -1  # of a word the columns do not have: a name, a compound


def likely(
    lexicon: Lexicon, rows: Sequence[int], worth: Sequence[float], slack: float
) -> int | None:
    """Of words by their rows, each with what it is worth, the place of the one to propose: one that
    its asker is likely to know, not the richest. Of the words a child plays (else those of an age
    up to 3, else what is least strange) that are worth nearly as much as the best, the commonest.
    """
    if not rows:
        return None
    level = [_level(lexicon, row) for row in rows]
    lowest = min(level)
    places = [place for place in range(len(rows)) if level[place] == lowest]
    if lowest == READER:
        young = [place for place in places if _age(lexicon, rows[place]) <= LIKELY_AGE]
        places = young or places
    enough = max(worth[place] for place in places) - slack
    return max(
        (place for place in places if worth[place] >= enough),
        key=lambda place: (_commonness(lexicon, rows[place]), worth[place]),
    )


def _level(lexicon: Lexicon, row: int) -> int:
    if row == NO_ROW:
        return READER
    return NOBODY if lexicon.coarse[row] else int(lexicon.said[row])


def _age(lexicon: Lexicon, row: int) -> int:
    if row == NO_ROW:
        return LIKELY_AGE + 1
    return min(one.age for one in lexicon.analyses(lexicon.word(row)))


def _commonness(lexicon: Lexicon, row: int) -> int:
    return 0 if row == NO_ROW else int(lexicon.zipf100[row])
