"""Edges of the articles: what a small slip in the rules would change, unseen by anything else."""

import pytest

from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import DIRECTIONS, Direction
from logomachie.games.wordsearch.rules.events import Judged, Rejected, Stopped
from logomachie.games.wordsearch.rules.legal import legal, ordered
from logomachie.games.wordsearch.rules.types import Claim, Play, Slide
from tests.games.wordsearch.story import A, B, told
from tests.kit.clauses import clause


@clause("SRCH-C8")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_word_reads_in_each_of_eight_ways(direction: Direction) -> None:
    """From the middle of the board outwards, its last letter drawn in."""
    board, middle = "/".join(["......."] * 7), (4, 4)
    for letter, far in (("M", 0), ("O", 1), ("T", 3)):
        board = boards.put(board, boards.step(middle, direction, far), letter)
    story = told(board, words="mot", validation="auto")
    story.does(A, Slide(1, boards.step(middle, direction, 3), boards.step(middle, direction, 2)))

    assert (12, 0) == story.does(A, Claim(1, "MOT", middle, direction)).state.scores


@clause("SRCH-I1", "SRCH-R23")
def test_each_slide_of_a_plan_is_looked_at_on_the_board_as_it_is_then() -> None:
    """The second goes where the first has made room, and not through what the first has put."""
    story = told("AB../....", words="ab", touch_move="plan")

    story.refused(A, Play(1, (((1, 2), (1, 4)), ((1, 1), (1, 4)))), "BLOCKED", "SRCH-C4")
    story.does(A, Play(1, (((1, 2), (2, 2)), ((1, 1), (1, 2))), "AB", (1, 2), "S"))


@clause("SRCH-I1")
def test_an_order_is_found_only_if_every_slide_is_free_at_its_time() -> None:
    """B leaves before A takes its place; two that bar each other's way have none."""
    one, two, three = (1, 1), (1, 2), (1, 3)
    filled = frozenset({one, two})

    assert ((two, three), (one, two)) == ordered(filled, ((one, two), (two, three)))
    assert ordered(filled, ((one, two), (two, one))) is None


@clause("SRCH-R04")
def test_a_word_that_stands_there_is_no_word_to_find() -> None:
    """At least one letter moves: BLEU lying there is not legal as it lies."""
    assert [] == list(legal("BLEU", ["BLEU"]))
    assert {"BLEU"} == {found.word for found in legal("BLE./...U", ["BLEU"])}


@clause("SRCH-R08")
def test_a_plan_moves_a_letter_at_least() -> None:
    """Nothing at all is no turn, with a word or without."""
    story = told("BLE./...U", touch_move="plan")

    story.refused(A, Play(1, ()), "MUST_MOVE", "SRCH-R08")
    story.refused(A, Play(1, (), "BLE", (1, 1), "E"), "MUST_MOVE", "SRCH-R08")


@clause("SRCH-R16", "SRCH-F2")
@pytest.mark.parametrize("word", ["BLEX", "SNCF"])
def test_what_the_dictionary_has_not_is_not_permitted(word: str) -> None:
    """Judged at once it is refused; questioned it is found wrong."""
    board = f"{word[:3]}./...{word[3]}"
    judged = told(board, validation="auto").does(A, "slide D2 D1", f"claim {word} A1 E")
    asked = told(board).does(A, "slide D2 D1", f"claim {word} A1 E").does(B, "challenge")

    assert isinstance(judged.events[0], Rejected)
    assert [False] == [event.stands for event in asked.events if isinstance(event, Judged)]


@clause("SRCH-D1")
def test_a_word_scores_its_letters_times_their_number() -> None:
    """BLEU has five points of letters, and four letters."""
    story = told("BLE./...U", validation="auto").does(A, "slide D2 D1", "claim BLEU A1 E")

    assert (20, 0) == story.state.scores


@clause("SRCH-R12")
def test_a_word_ends_a_row_of_dry_turns() -> None:
    """They are counted from nothing again."""
    story = told("BLE./...U/ABCD 0/0 dry:3", words="bleu bac", validation="auto")
    story.does(A, "slide D2 D1", "claim BLEU A1 E")

    assert 0 == story.state.dry


@clause("SRCH-F4", "SRCH-R15")
def test_a_false_word_leaves_its_letters_whatever_a_stop_would_take_back() -> None:
    """Where letters go back after a failed turn, they stay after a word that was questioned."""
    story = told("B.X./.LE./....", words="ble", fail_limit=1)
    story.does(A, "slide B2 B1", "slide C2 B2", Claim(1, "LE", (1, 2), "S")).does(B, "challenge")

    assert "BLX./.E../...." == story.board
    assert [] == [event for event in story.events if isinstance(event, Stopped)]


@clause("SRCH-R14")
def test_no_word_is_offered_where_the_letters_are_too_few() -> None:
    """Two that touch are a word's length at one table and not at another."""
    offered = [
        "Claim" in told("A.S./....", words="as", min_length=n).does(A, "slide C1 B1").view(A).can
        for n in (2, 3)
    ]

    assert [True, False] == offered
