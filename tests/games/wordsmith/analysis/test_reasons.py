"""Reasons of Wordsmith: each where it holds and not beside it, none that the rules deny."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core import game
from logomachie.games.wordsmith.analysis.facts import About, all_facts
from logomachie.games.wordsmith.analysis.sentences import SENTENCES
from logomachie.games.wordsmith.analysis.spot import Roll, Spot, TurnedDown
from logomachie.games.wordsmith.rules import score
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.claim import Judge
from logomachie.games.wordsmith.rules.types import ROWS, Sheet
from tests.games.wordsmith.analysis.moments import by_lot, spot
from tests.kit import reasons

Moment = tuple[str, str, dict[str, object]]
ZONE = "R4Y3B2G2/R2Y2"
FIVE = "words:CHAT,SOL,MER,PRE,ROC,./."
# kind: a position, a word ("": a roll) and options that have it; the twin that has not
TWINS: dict[str, tuple[Moment, Moment]] = {
    "points": ((ZONE, "*", {}), (ZONE, "", {})),
    "clean": (("R3Y3/R2Y2", "*0", {}), ("R3Y3/R2Y2", "*1", {})),
    "boxes": ((ZONE, "*1", {}), (f"{ZONE} ticked:6/0", "*1", {})),
    "blue": ((f"{ZONE} ticked:6/0", "*1", {}), (ZONE, "*1", {})),
    "full": ((f"{ZONE} ticked:11/0", "*1", {}), (ZONE, "*1", {})),
    "fills": ((f"{ZONE} {FIVE}", "*", {}), (ZONE, "*", {})),
    "most": ((ZONE, "*", {}), (ZONE, "-", {})),
    "longest": ((ZONE, "*", {}), (ZONE, "-", {})),
    "premium": ((ZONE, "*", {"gloire": True}), (ZONE, "*", {})),
    "bonus": ((ZONE, "*", {"plus_long": True}), (ZONE, "*", {})),
    "keeps": ((ZONE, "*", {}), (f"{ZONE} {FIVE}", "*", {})),
    "only": (("R2Y1/R2Y2", "", {}), (ZONE, "*", {})),
    "easy": (("R4Y3B2G2/R2Y2", "easy", {}), ("R4Y3B2G2/R2Y2", "rare", {})),
    "roll": ((ZONE, "", {}), (ZONE, "*", {})),
    "waits": ((ZONE, "", {}), ("R1/R2Y2", "", {})),
    "behind": ((f"{ZONE} words:./CHAT", "", {}), (ZONE, "", {})),
    "agreed": ((ZONE, "stood:RTTT", {}), (ZONE, "*", {})),
    "refused": ((ZONE, "refused:TIR", {}), (ZONE, "*", {})),
}


def chosen(at: Spot, which: str) -> About:
    """`*` the longest of the best, `-` the shortest, `*n` one that leaves n, by age, or a roll."""
    if which == "":
        return Roll()
    if which.startswith("stood:"):
        return at.stood(which[6:])
    if which.startswith("refused:"):
        return TurnedDown(which[8:])
    places = range(len(at.found))
    length = {place: int(at.words.length[at.found.rows[place]]) for place in places}
    worth = {place: int(at.found.worth[place]) for place in places}
    if which == "*":
        return at.word(max(places, key=lambda place: (worth[place], length[place])))
    if which == "-":
        return at.word(min(places, key=lambda place: (worth[place], length[place])))
    if which in ("easy", "rare"):
        easy = {p: any(r.age == 1 for r in at.lexicon.analyses(key(at, p))) for p in places}
        return at.word(next(p for p in places if easy[p] == (which == "easy")))
    return at.word(next(p for p in places if int(at.found.unused[p]) == int(which[1:])))


def key(at: Spot, place: int) -> str:
    return at.words.key(int(at.found.rows[place]))


def kinds(position: str, which: str, options: dict[str, object]) -> set[str]:
    """The kinds of everything there is to tell."""
    at = spot(position, 0, 2, **options)
    return {fact.kind for fact in all_facts(at, chosen(at, which))}


def test_every_kind_has_its_twins() -> None:
    """No reason is told that no position was made for, and there are ten at least."""
    assert set(SENTENCES) == set(TWINS)
    assert len(TWINS) >= 10


@pytest.mark.parametrize("kind", sorted(set(TWINS) - {"only"}))
def test_a_reason_is_given_where_it_holds_and_not_to_its_twin(kind: str) -> None:
    """The same but for the one thing that makes it true."""
    made, twin = TWINS[kind]

    assert kind in kinds(*made)
    assert kind not in kinds(*twin)


def test_the_only_word_is_told_so_and_one_of_two_is_not() -> None:
    """The smallest zone that allows a single word, found by adding pieces."""
    found: dict[int, Spot] = {}
    for red in range(5):
        for yellow in range(5):
            at = spot(f"R{red}Y{yellow}/R2Y2")
            found.setdefault(min(len(at.found), 2), at)

    assert "only" in {fact.kind for fact in all_facts(found[1], found[1].word(0))}
    assert "only" not in {fact.kind for fact in all_facts(found[2], found[2].word(0))}


def judge(at: Spot) -> Judge:
    words = at.lexicon.words("plain", hyphens=True, apostrophes=True)
    return Judge(at.setup, words, alphabet(at.setup.alphabet_version), "all")


@lru_cache(maxsize=2)
def valid(at: Spot) -> dict[str, int]:
    """Every word the rules' own judge lets this seat claim, with its worth; the slow way."""
    own, found = judge(at), {}
    costs = at.words.affordable(at.task.zone, at.task.jokers)
    for row in costs.tolist():
        try:
            own.check(at.state, at.seat, at.words.key(row), None, None)
        except game.Refused:
            continue
        found[at.words.key(row)] = after(at, at.words.key(row))[1]
    return found


def sheet_after(at: Spot, word: str) -> Sheet:
    """The sheet with the word on its first free row and its boxes ticked."""
    sheet = at.state.sheets[at.seat]
    left = sum(sheet.zone) - sum(judge(at).cost(word))
    place = sheet.free or 1
    rows = tuple(word if n == place else old for n, old in enumerate(sheet.rows, 1))
    return replace(sheet, rows=rows, ticked=sheet.ticked + left, order=(*sheet.order, place))


def after(at: Spot, word: str) -> tuple[int, int]:
    """Boxes the word ticks, and what the sheet gains by the rules' own sum."""
    sheet, was = sheet_after(at, word), at.state.sheets[at.seat]
    gained = [
        score.scores(replace(at.setup, plus_long=False), (each,))[0].total for each in (was, sheet)
    ]
    longer = at.setup.plus_long and len(word) > at.task.longest
    return sheet.ticked - was.ticked, gained[1] - gained[0] + 3 * longer


Check = Callable[[Spot, About, dict[str, Any]], bool]
CHECKS: dict[str, Check] = {
    "points": lambda at, _, x: x["points"] == score.points(at.setup, x["word"]),
    "clean": lambda at, _, x: after(at, x["word"])[0] == 0,
    "boxes": lambda at, _, x: (
        after(at, x["word"])[0] == x["boxes"] and sheet_after(at, x["word"]).ticked <= 6
    ),
    "blue": lambda at, _, x: (
        after(at, x["word"])[0] == x["boxes"]
        and score.bonus(at.state.sheets[at.seat].ticked)
        - score.bonus(sheet_after(at, x["word"]).ticked)
        == x["lost"]
    ),
    "full": lambda at, _, x: sheet_after(at, x["word"]).ticked == 12,
    "fills": lambda at, _, x: sheet_after(at, x["word"]).free is None,
    "most": lambda at, _, x: valid(at)[x["word"]] == max(valid(at).values()),
    "longest": lambda at, _, x: x["letters"] == max(map(len, valid(at))),
    "premium": lambda at, _, x: score.points(at.setup, x["word"]) - len(x["word"]) == x["more"],
    "bonus": lambda at, _, x: all(
        len(x["word"]) > len(row) for sheet in at.state.sheets for row in sheet.rows
    ),
    "keeps": lambda at, _, x: x["pieces"] == sum(judge(at).cost(x["word"])),
    "only": lambda at, _, x: [*valid(at)] == [x["word"]],
    "easy": lambda at, _, x: any(reading.age == 1 for reading in at.lexicon.analyses(x["word"])),
    "roll": lambda at, _, x: x["pieces"] == sum(at.state.sheets[at.seat].zone) + 1,
    "waits": lambda at, _, x: (
        x["word"] in valid(at) and x["points"] == score.points(at.setup, x["word"])
    ),
    "agreed": lambda at, _, x: x["word"] not in valid(at),
    "refused": lambda _, about, __: isinstance(about, TurnedDown),
    "behind": lambda at, _, x: x["words"] == written(at, 1 - at.seat) - written(at, at.seat) > 0,
}


def written(at: Spot, seat: int) -> int:
    return ROWS - at.state.sheets[seat].rows.count("")


@reasons.by_lot(12)
def test_no_reason_is_false(seeds: range) -> None:
    """Each claim is checked again by the rules, slowly, on positions by lot."""
    positions = (each for seed in seeds for each in by_lot(seed))

    assert [] == reasons.denied(positions, all_facts, SENTENCES, reasons.by(CHECKS))
