"""Chapter B: the board and its letters before the first move."""

from collections import Counter
from typing import Any

from logomachie.core.game import Outcome
from logomachie.core.value import encoded
from logomachie.games.wordsearch.rules import again
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.alphabet import DISTRIBUTIONS, VALUES
from logomachie.games.wordsearch.rules.types import LOT, Setup
from tests.games.wordsearch.story import A, B, C, told
from tests.kit.clauses import clause

YELLOW = {(5, 5), (5, 6), (6, 5), (6, 6)}
KNOWN = (
    "SEUEHNSHDO/EIROAONPCE/JENUSOUEMI/TKFZMXDSEI/AELG..IALE/"
    "DEIA..BYCE/UNUARVARLR/AEMRTPTAOI/TFRSGWEATV/ELQCTBININ"
)


@clause("SRCH-B1")
def test_every_letter_is_visible_to_everybody() -> None:
    """Players and spectators see the same whole board."""
    story = told(seats=3)

    assert {story.board} == {story.view(seat).board for seat in (None, 0, 1, 2)}


@clause("SRCH-B2", "SRCH-R07")
def test_the_set_of_96_letters_lies_on_the_board() -> None:
    """With the counts of the versioned distribution, whatever the seed."""
    for seed in ("1", "2", "3"):
        letters = boards.letters(told(seed=seed).board)

        assert 96 == len(letters)
        assert DISTRIBUTIONS["fr-96-1"] == Counter(letters)


@clause("SRCH-B2")
def test_chance_places_the_letters() -> None:
    """Another seed, another board; each circle gets each letter about as often as there are."""
    dealt = [told(seed=str(seed)).board for seed in range(300)]
    corners = Counter(board[0] for board in dealt)

    assert 300 == len(set(dealt))
    assert 25 < corners["E"] < 65  # 14 of 96, of 300


@clause("SRCH-B2")
def test_the_same_seed_gives_the_same_board_everywhere() -> None:
    """A known answer: the draws come from the seed alone, on every machine."""
    assert KNOWN == told(seed="known").board


@clause("SRCH-B4", "SRCH-R01")
def test_the_four_yellow_circles_are_empty() -> None:
    """Ten rows of ten, and only the centre is free."""
    board = told().board

    assert (10, 10) == boards.size(board)
    assert YELLOW == {cell for cell in boards.cells(board) if boards.at(board, cell) == "."}


@clause("SRCH-R01", "SRCH-B4")
def test_twelve_letters_can_slide_at_the_start() -> None:
    """Those around the hole, in thirty-two ways."""
    slides = list(boards.slides(told().board))

    assert (12, 32) == (len({source for source, _ in slides}), len(slides))


@clause("SRCH-R18")
def test_the_yellow_circles_are_ordinary_later() -> None:
    """Letters stop there, and a word may lie there."""
    rows = ["X" * 10] * 4 + ["XXXM..TXXX", "XXXX.OXXXX"] + ["X" * 10] * 4
    story = told("/".join(rows), words="mot", validation="auto")
    story.does(A, "slide D5 E5", "slide F6 F5", "claim MOT E5 E")

    assert (12, 0) == story.state.scores


@clause("SRCH-B6")
def test_the_starter_is_drawn_by_lot() -> None:
    """Over many games each of two seats begins about as often."""
    starters = [told(seed=str(seed)).state.active for seed in range(300)]

    assert 110 < starters.count(A) < 190
    assert {A, B} == set(starters)


@clause("SRCH-R24")
def test_the_table_may_choose_who_begins() -> None:
    """Whatever the lot would have said; the board is dealt as it would have been."""
    for seed in range(8):
        drawn = told(seed=str(seed), seats=3)
        chosen = [told(seed=str(seed), seats=3, opener=seat) for seat in (A, B, C)]

        assert [A, B, C] == [story.state.active for story in chosen]
        assert {drawn.board} == {story.board for story in chosen}
        assert drawn.state == told(seed=str(seed), seats=3, opener=LOT).state


@clause("SRCH-R24")
def test_an_empty_place_leaves_it_to_the_lot() -> None:
    """Chairs that stayed free were taken away before the game."""
    starters = {told(seed=str(seed), opener=3).state.active for seed in range(30)}

    assert {A, B} == starters


@clause("SRCH-R24")
def test_the_next_player_begins_the_return_game() -> None:
    """Where one was chosen; else the lot says again, and a position has its own."""
    story, outcome = told(seats=3), Outcome((0, 0, 0), (0,), "LETTERS", "")

    def following(**chosen: Any) -> dict[str, object]:
        return again.following(Setup(seats=3, lexicon="kit", **chosen), story.state, outcome)

    assert [{"opener": 1}, {"opener": 2}, {"opener": 0}] == [following(opener=n) for n in range(3)]
    assert [{}, {}, {}] == [following(), following(opener=LOT), following(opener=3)]
    assert {} == following(opener=1, position="A.S/... 0/0/0")


@clause("SRCH-R24")
def test_a_table_that_chose_nobody_has_the_bytes_it_had() -> None:
    """The option stands in a setup only where it was chosen."""
    assert b"opener" not in encoded(Setup(seats=2, lexicon="kit"))
    assert b'"opener":1' in encoded(Setup(seats=2, lexicon="kit", opener=1))


@clause("SRCH-R07")
def test_the_values_follow_from_the_counts() -> None:
    """Eight or more of a letter: 0; four to seven: 1; three: 2; two: 3; one: 4."""
    worth = {1: 4, 2: 3, 3: 2} | dict.fromkeys(range(4, 8), 1) | dict.fromkeys(range(8, 15), 0)
    counts = DISTRIBUTIONS["fr-96-1"]

    assert VALUES["fr-reconstructed-1"] == {letter: worth[n] for letter, n in counts.items()}
    assert (3, 1, 0, 1) == tuple(VALUES["fr-reconstructed-1"][letter] for letter in "BLEU")


@clause("SRCH-R07")
def test_the_view_tells_the_values() -> None:
    """Of A to Z, so that a page need not know them."""
    values = told().view(A).values

    assert 26 == len(values)
    assert (0, 3, 2) == values[:3]
