"""Reasons of Word-Whiz: each where it holds and not beside it, none that the rules deny."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.letters import VOWELS, letter_counts, plain
from logomachie.games.word_whiz.analysis.facts import Hush, all_facts
from logomachie.games.word_whiz.analysis.sentences import SENTENCES
from logomachie.games.word_whiz.analysis.spot import Spot, Turn, Word, turn
from logomachie.games.word_whiz.rules import deck, judge
from logomachie.games.word_whiz.rules.course import Course
from logomachie.games.word_whiz.rules.events import Failed
from logomachie.lexicon.ages import ages
from tests.games.word_whiz.analysis.moments import AGE, by_lot, spot
from tests.kit import reasons

RACE = "DTN phase:race A1E1I1O1U1"
ENDED = "DTN phase:race A13E13I13O13U12"
# kind: a position and a word (none: silence, a number: a pack) that has it; the twin that has not
TWINS: dict[str, tuple[tuple[str, str | int | None], tuple[str, str | int | None]]] = {
    "gain": ((RACE, "dent"), (RACE, "tronc")),
    "wins": (
        ("DTN phase:race A13E12I13O13U13/A1E1I1O1U1", "dent"),
        ("DTN phase:race A13E12I13O13U13", "dent"),
    ),
    "ends": (
        ("DTN phase:race A13E12I13O13U13", "dent"),
        ("DTN phase:race A13E11I13O13U13", "dent"),
    ),
    "home": (("DTN phase:race A1E12I1O1U1", "dent"), ("DTN phase:race A1E11I1O1U1", "dent")),
    "most": (("WWZ phase:race A1E1I1O1U1", None), (RACE, "dent")),
    "leads": (
        ("DTN phase:race A1E1I1O1U1/A1E1I1O1U1", "dent"),
        ("DTN phase:race A1E1I1O1U1/A9E1I1O1U1", "dent"),
    ),
    "every": (("DTN phase:race A13E1I1O13U13", "identité"), (RACE, "identité")),
    "hindmost": (("DTN phase:race A2E1I2O2U2", "dent"), ("DTN phase:race A1E2I2O2U2", "dent")),
    "lost": (("DTN phase:race A1E12I1O1U1", "détendre"), (RACE, "détendre")),
    "short": ((RACE, "dent"), (RACE, "denture")),
    "easy": ((RACE, "dent"), (RACE, "endêvante")),
    "left": ((RACE, "dent"), ("DTN phase:race A13E12I13O13U13", "dent")),
    "lacks": ((RACE, "rire"), (RACE, "dent")),
    "stuck": (("DTN phase:race A1E13I1O1U1", "dent"), (RACE, "dent")),
    "used": ((RACE + " used:DENT", "dent"), (RACE, "dent")),
    "joined": ((RACE, "d'antan"), (RACE, "dent")),
    "refused": ((RACE, "dent refused"), (RACE, "dent")),
    "unknown": ((RACE, "dantun"), (RACE, "d'antan")),
    "silent": ((RACE, None), ("WZQ phase:race A1E1I1O1U1", None)),
    "mute": ((RACE, "held"), (RACE, None)),
    "average": (("DTN A1E1I1O1U1", 0), (RACE, "dent")),
    "rarest": (("WTN A1E1I1O1U1", 0), ("WTN A1E1I1O1U1", 1)),
    "keeps": (("DTN A1E1I1O1U1", 0), (RACE, "dent")),
    "empties": (("DTN 1/17/17 A1E1I1O1U1", 0), ("DTN 2/17/17 A1E1I1O1U1", 0)),
}


def kinds(position: str, about: str | int | None) -> set[str]:
    """The kinds of everything there is to tell."""
    at = spot(position, no_repeat="used:" in position)
    match about:
        case None:
            return {fact.kind for fact in all_facts(at, Hush())}
        case "held":
            return {fact.kind for fact in all_facts(at, Hush(held=True))}
        case int():
            return {fact.kind for fact in all_facts(at, turn(at, about, AGE))}
        case str():
            word, _, voted = about.partition(" ")
            refused = Failed(seat=0, word=word, reason="VOTED_DOWN", clause="MIC-E8")
            return {fact.kind for fact in all_facts(at, at.said(word, refused if voted else None))}


def test_every_kind_has_its_twins() -> None:
    """No reason is told that no position was made for, and there are ten at least."""
    assert set(SENTENCES) == set(TWINS)
    assert len(TWINS) >= 10


@pytest.mark.parametrize("kind", sorted(TWINS))
def test_a_reason_is_given_where_it_holds_and_not_to_its_twin(kind: str) -> None:
    """The same but for the one thing that makes it true."""
    made, twin = TWINS[kind]
    if kind == "most":  # the best word of a position, whatever it is
        best = spot(RACE)
        made = (RACE, best.at(0).key.lower())

    assert kind in kinds(*made)
    assert kind not in kinds(*twin)


def walked(at: Spot, word: str) -> dict[str, int]:
    """What the rules' own judge lets each pawn go."""
    ways = judge.steps(at.setup, at.pawns, word)
    return {way.vowel: way.end - way.start for way in ways}


@lru_cache(maxsize=2)
def valid(at: Spot) -> dict[str, int]:
    """Every word of the lexicon that the rules admit here, with its steps; the slow way."""
    rows = at.lexicon.containing("".join(sorted(at.visible)))
    found = {key: sum(walked(at, key).values()) for key in at.lexicon.listed(rows)}
    return {
        key: steps
        for key, steps in found.items()
        if steps and judge.flaw(at.setup, at.lexicon, at.state, at.seat, key) is None
    }


def after(at: Spot, word: str) -> tuple[int, ...]:
    return judge.moved(at.pawns, judge.steps(at.setup, at.pawns, word))


def flawed(at: Spot, word: str, reason: str) -> bool:
    flaw = judge.flaw(at.setup, at.lexicon, at.state, at.seat, word)
    return flaw is not None and flaw.reason == reason


def short_of(at: Spot, word: str) -> list[str]:
    """The cards a word lacks, by striking out its letters one by one."""
    cards = sorted(at.visible)
    for letter in word:
        if letter in cards:
            cards.remove(letter)
    return cards


def costly(at: Spot, about: dict[str, Any]) -> bool:
    """Whether the rules make who fails sit out the next round, as the sentence says or keeps."""
    course = Course(at.setup, at.lexicon, deck.cards(at.setup.deck, at.setup.edition))
    failed = Failed(seat=at.seat, word=about["word"], reason="NO_VOWEL_MOVES", clause="MIC-E3")
    after, _ = course.fail(replace(at.state, holder=at.seat), 0, failed)
    return about["costs"] is (at.seat in after.excluded)


def averaged(at: Spot, pack: int) -> float:
    """By turning every card that may come, one after the other."""
    unseen = Counter(deck.cards(at.setup.deck)) - Counter(at.visible)
    total = 0
    for card, times in unseen.items():
        cards = [*at.visible]
        cards[pack] = card
        rows = at.lexicon.containing("".join(sorted(cards)))
        known = at.lexicon.listed(rows[ages(at.lexicon)[rows] <= AGE])
        total += times * max((sum(walked(at, key).values()) for key in known), default=0)
    return total / unseen.total()


Check = Callable[[Spot, Word | Turn | Hush, dict[str, Any]], bool]
CHECKS: dict[str, Check] = {
    "gain": lambda at, _, x: (
        x["moved"] == walked(at, x["word"]) and x["gain"] == sum(x["moved"].values())
    ),
    "wins": lambda at, _, x: (
        set(after(at, x["word"])) == {at.setup.track} and len(at.state.pawns) > 1
    ),
    "ends": lambda at, _, x: (
        set(after(at, x["word"])) == {at.setup.track} and len(at.state.pawns) == 1
    ),
    "home": lambda at, _, x: all(
        after(at, x["word"])[VOWELS.index(v)] == at.setup.track
        and at.pawns[VOWELS.index(v)] < at.setup.track
        for v in x["vowels"]
    ),
    "most": lambda at, _, x: valid(at)[x["word"]] == max(valid(at).values()) == x["gain"],
    "leads": lambda at, _, x: (
        x["ahead"] > 0
        and sum(after(at, x["word"])) - x["ahead"]
        == max(sum(pawns) for seat, pawns in enumerate(at.state.pawns) if seat != at.seat)
        >= sum(at.pawns)
    ),
    "every": lambda at, _, x: all(
        (b > a) == (a < at.setup.track) for a, b in zip(at.pawns, after(at, x["word"]), strict=True)
    ),
    "hindmost": lambda at, _, x: (
        at.pawns[VOWELS.index(x["vowel"])] == min(at.pawns)
        and at.pawns.count(min(at.pawns)) == 1
        and walked(at, x["word"])[x["vowel"]] == x["steps"]
    ),
    "lost": lambda at, _, x: all(
        letter_counts(x["word"])[v] - walked(at, x["word"]).get(v, 0) == n > 0
        for v, n in x["lost"].items()
    ),
    "short": lambda at, _, x: all(
        len(key) >= len(x["word"]) for key, steps in valid(at).items() if steps >= x["gain"]
    ),
    "easy": lambda at, _, x: any(reading.age == 1 for reading in at.lexicon.analyses(x["word"])),
    "left": lambda at, _, x: x["left"] == sum(at.setup.track - n for n in after(at, x["word"])),
    "lacks": lambda at, _, x: (
        flawed(at, x["word"], "CONSONANT_MISSING")
        and sorted(x["letters"]) == short_of(at, x["word"])
        and costly(at, x)
    ),
    "stuck": lambda at, _, x: (
        flawed(at, x["word"], "NO_VOWEL_MOVES") and not walked(at, x["word"]) and costly(at, x)
    ),
    "used": lambda at, _, x: x["word"] in at.state.used and costly(at, x),
    "joined": lambda at, _, x: any(sign in x["word"] for sign in "'-") and costly(at, x),
    "refused": lambda _, about, __: isinstance(about, Word) and about.flaw is not None,
    "unknown": lambda at, _, x: plain(x["word"]) not in at.lexicon and costly(at, x),
    "silent": lambda at, _, x: (
        x["count"] == len(valid(at)) and x["best"] == max(valid(at).values())
    ),
    "mute": lambda _, about, __: isinstance(about, Hush) and about.held,
    "average": lambda at, about, x: (
        isinstance(about, Turn)
        and x["card"] == at.visible[about.pack]
        and abs(averaged(at, about.pack) - x["average"]) < 0.001
    ),
    "rarest": lambda at, about, x: (
        isinstance(about, Turn)
        and min(at.visible, key=lambda card: sum(card in key for key in keys(at)))
        == x["card"]
        == at.visible[about.pack]
    ),
    "keeps": lambda at, _, x: (
        x["count"]
        == sum(all(key.count(c) >= x["cards"].count(c) for c in x["cards"]) for key in keys(at))
    ),
    "empties": lambda at, about, _: isinstance(about, Turn) and at.state.left[about.pack] == 1,
}
_keys: list[str] = []


def keys(at: Spot) -> list[str]:
    """Every word there is."""
    if not _keys:
        _keys.extend(at.lexicon.listed(at.lexicon.length.nonzero()[0]))
    return _keys


@reasons.by_lot(6)
def test_no_reason_is_false(seeds: range) -> None:
    """Each claim is checked again by the rules, slowly, on positions by lot."""
    positions = (each for seed in seeds for each in by_lot(seed))

    assert [] == reasons.denied(positions, all_facts, SENTENCES, reasons.by(CHECKS))
