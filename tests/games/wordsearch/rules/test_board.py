"""The board of Wordsearch: geometry alone."""

import random

from logomachie.games.wordsearch.rules import board as boards


def test_a_board_is_movable_when_some_slide_is_there() -> None:
    """Whatever its size, with few empty cells or few letters, some letters left aside."""
    chance = random.Random(96)
    found = set[bool]()
    for _ in range(400):
        rows, columns, full = chance.randint(1, 5), chance.randint(1, 6), chance.random() ** 0.2
        board = "/".join(
            "".join("A" if chance.random() < full else "." for _ in range(columns))
            for _ in range(rows)
        )
        but = {cell for cell in boards.cells(board) if chance.random() < 0.3}
        expected = any(source not in but for source, _ in boards.slides(board))
        found.add(expected)

        assert expected == boards.is_movable(board, but)
    assert {True, False} == found
