"""Words that stand: every game says so by its own events, and of no other word."""

from collections import Counter
from pathlib import Path

from logomachie.core.record import read_head
from logomachie.server.played import standing
from tests.records.test_records import KEPT
from tests.records.words import played_with


def stood(path: Path) -> tuple[str, dict[str, int]]:
    """The game of a record, and the words that stood in it."""
    head, *lines = path.read_bytes().splitlines()
    game = read_head(head).game
    return game, standing(game, lines)


def test_what_stands_in_a_game_is_a_word_of_that_game() -> None:
    """Over the records of all variants: each game has such words, and all are its dictionary's,
    though words of none were tried."""
    count: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for path in KEPT:
        game, found = stood(path)
        count[game] += len(found)
        wrong[game] += sum(word not in played_with(game) for word in found)

    assert {path.parent.name for path in KEPT} == {game for game, n in count.items() if n > 9}
    assert 0 == wrong.total()
