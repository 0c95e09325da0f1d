"""Chapter A: boards, pawns and cards."""

from collections import Counter

from logomachie.core.letters import VOWELS
from logomachie.games.word_whiz.rules import deck
from logomachie.games.word_whiz.rules.events import Moved
from logomachie.games.word_whiz.rules.types import Step
from tests.games.word_whiz.story import A, race, told
from tests.kit.clauses import clause


@clause("MIC-A1")
def test_a_line_has_thirteen_cells() -> None:
    """Twelve steps lead from the first cell to the thirteenth, and no further."""
    story = told(race("DTN", A="A1E1I12O1U1"), words="divertissement")
    story.says(A, "divertissement")

    assert 13 == story.view(A).track
    assert "A1E4I13O1U1" == story.pawns(A)


@clause("MIC-A1", "MIC-A2")
def test_everybody_has_five_lines() -> None:
    """Four players have twenty pawns, one on each line of each board."""
    story = told(seats=4)

    assert [len(VOWELS)] * 4 == [len(pawns) for pawns in story.view(None).pawns]


@clause("MIC-A2")
def test_a_pawn_bears_one_of_five_vowels() -> None:
    """A word moves the pawns of A, E, I, O and U, in this order of lines."""
    story = told(race("GRS"), words="gorsaieu")
    story.says(A, "gorsaieu")

    story.tells(Moved(seat=A, word="gorsaieu", steps=tuple(Step(vowel, 1, 2) for vowel in "AEIOU")))


@clause("MIC-A3")
def test_fifty_five_cards() -> None:
    """Three of seventeen consonants, two of J and Z, none of K and X."""
    counts = Counter(deck.cards("official"))

    assert 55 == counts.total()
    assert set("BCDFGHLMNPQRSTVWY") == {card for card, times in counts.items() if times == 3}
    assert set("JZ") == {card for card, times in counts.items() if times == 2}


@clause("MIC-A3")
def test_the_table_holds_the_whole_deck() -> None:
    """What is dealt is the deck, no card more or fewer."""
    state = told(seats=2).state

    assert sorted(deck.cards("official")) == sorted("".join((*state.packs, *state.turned)))
