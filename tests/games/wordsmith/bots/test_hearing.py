"""Wordsmith's bots before a word the table judges: what they doubt, notice and vote."""

from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.games.wordsmith.bots.hearing import fault, is_same_root
from logomachie.games.wordsmith.rules.types import Accept, Hearing, Object, Reason, Vote
from tests.games.wordsmith.bots.smithy import choice, mind, seen


def heard(word: str, row: int = 1, position: str = "R9Y9B4G4/R9Y9B4G4", **options: Any) -> Any:
    """A table before which seat 1 has said a word: its setup and what seat 0 sees."""
    setup, view = seen(position, **options)
    hearing = Hearing(claim=1, seat=1, word=word, row=row, since=0, until=5_000)
    can = ("Object", "Accept")
    return setup, replace(view, phase="CLAIM", wake=5_000, hearing=hearing, can=can)


@pytest.mark.parametrize("level", range(4))
def test_it_never_objects_to_a_word_it_knows(level: int) -> None:
    """Whatever the dice say; and it answers in the window."""
    setup, view = heard("MAISON", adjudication="table")
    answers = [choice(level, setup, view, str(n)) for n in range(30)]

    assert {Accept(1, 1)} == {move for _, move in answers}
    assert all(1_000 <= at < 5_000 for at, _ in answers)


def test_it_doubts_from_its_own_vocabulary() -> None:
    """What is in no dictionary the top level hardly lets pass; the first may doubt a rare word."""
    setup, view = heard("TACKLE", adjudication="table")
    top = [choice(3, setup, view, str(n))[1] for n in range(40)]
    setup, view = heard("XYLENES", adjudication="table")
    low = [choice(0, setup, view, str(n))[1] for n in range(60)]

    assert top.count(Object(1, 1, "NOT_ALLOWED")) > 30
    assert 0 < low.count(Object(1, 1, "NOT_ALLOWED")) < 30
    assert {Accept(1, 1)} == {choice(3, setup, view, str(n))[1] for n in range(20)}


@pytest.mark.parametrize(
    ("word", "row", "said", "options", "reason"),
    [
        ("CHAT", 1, "CHAT/.", {}, "ALREADY_CLAIMED"),
        ("TROP", 2, "./PORT", {}, "ANAGRAM"),
        ("SOLE", 1, "", {"expert": True}, "NO_REQUIRED_LETTER"),
        ("PARITE", 1, "PAIR/.", {"racines": True}, "SAME_ROOT"),
    ],
)
def test_it_notices_what_lies_on_the_table(
    word: str, row: int, said: str, options: dict[str, Any], reason: Reason
) -> None:
    """The top level always; never again what the dictionary has already answered."""
    position = "R9Y9B4G4/R9Y9B4G4" + (f" words:{said}" if said else "")
    position += " letters:RUBANC" if options.get("expert") else ""
    setup, view = heard(word, row, position, adjudication="table", **options)
    refuted = replace(view.hearing, refuted=(reason,))

    assert {Object(1, 1, reason)} == {choice(3, setup, view, str(n))[1] for n in range(10)}
    assert fault(mind(3), setup, view, refuted, Dice(Rng("1"), "x")) is None


def test_its_vote_goes_by_the_beginning_of_the_words() -> None:
    """Where the dictionary is silent."""
    position = "R9Y9B4G4/R9Y9B4G4 words:PORTEUR/."
    setup, view = heard("PORTEUSE", 1, position, adjudication="table", racines=True)
    voting = replace(view, phase="VOTE", can=("Vote",), wake=10_000)

    assert Vote(1, 1, True) == choice(1, setup, voting)[1]
    assert not is_same_root(view, replace(view.hearing, word="MAISON"))
