"""A move that was not played: shown after the end, by the rules, from any seat."""

from typing import Any

import msgspec
import pytest

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.core.record import read
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.games.judgement import EDITION, Analysis, Choice, Decision, Unit
from logomachie.server.archive import Shelf
from logomachie.server.table import Table
from logomachie.server.trial import choice_moves
from logomachie.server.trial import tried as tried_out
from tests.kit.clauses import clause
from tests.kit.played import record
from tests.server.test_archive import past, played
from tests.server.test_secrecy import grab
from tests.server.world import Device, World, live, world

WORD = {"type": "Say", "round": 1, "word": "dent"}


def judging(*moves: object, line: int = 1) -> bytes:
    """A judging in which seat 0 could have made these moves at a line."""
    better = Choice(
        move="dent", value=2, word="dent", moves=tuple(msgspec.Raw(_json(m)) for m in moves)
    )
    decision = Decision(
        line=line,
        seat=0,
        kind="word",
        played="pass",
        value=0,
        worst=0,
        forced=False,
        choice=Choice(move="pass", value=0),
        best=(better,),
        likely=(better,),
    )
    kept = Analysis(
        game="word-whiz",
        unit=Unit(fr="cases", en="steps"),
        ages=(3, 3),
        decisions=(decision,),
        justesse={},
        turning=None,
        missed_wins=(),
        curve=(),
        edition=EDITION,
    )
    return _json(kept)


async def judged(club: World, table: str, *moves: object, line: int = 1) -> None:
    """Keep such a judging of this game."""
    await club.club.store.keep_analysis(table, judging(*moves, line=line))
    club.club.analyst._judges = _always  # type: ignore[method-assign]


def _always(table: Table) -> bool:
    """Whatever its room judges."""
    return True


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


async def tried(device: Device, table: str, **asked: int) -> Any:
    """What the club shows of a choice; the status is under `status`."""
    answer = await device.http.get(f"/api/tables/{table}/tried", params=asked)
    return {**answer.json(), "status": answer.status_code}


@live
async def test_a_choice_that_was_not_taken_is_played_by_the_rules() -> None:
    """The hand on the microphone, its window, the word: each as a line with its view and events,
    and the game itself stays as it was."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        await judged(club, table, grab(), WORD)
        before = await past(zoe, table, seat=0, count=32)
        seen = await tried(zoe, table, line=1, choice=0, seat=0)
        after = await past(zoe, table, seat=0, count=32)
        events = [event["type"] for line in seen["lines"] for event in line["events"]]

        assert 200 == seen["status"]
        assert "Moved" in events
        assert [1, 2, 3] == [line["seq"] for line in seen["lines"]][:3]
        assert 0 == seen["lines"][-1]["view"]["seat"]
        assert before["raw"] == after["raw"]


@clause("HOUSE-09")
@live
async def test_nothing_is_tried_while_the_game_runs() -> None:
    """Even where somebody had kept a judging: the position and its cards are still secret."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position="DTN A1E1I1O1U1/A1E1I1O1U1 phase:race")
        await judged(club, table, grab(), WORD)
        seen = await tried(zoe, table, line=1, choice=0, seat=0)

        assert (409, "GAME_NOT_OVER") == (seen["status"], seen["code"])


@live
async def test_a_choice_nobody_had_is_refused() -> None:
    """Another line, another choice, no such seat, a move the rules do not allow there."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        await judged(club, table, grab(), WORD)
        answers = [
            await tried(zoe, table, line=9, choice=0, seat=0),
            await tried(zoe, table, line=1, choice=3, seat=0),
            await tried(zoe, table, line=1, choice=0, seat=7),
        ]
        await judged(club, table, {"type": "Say", "round": 7, "word": "dent"})
        answers.append(await tried(zoe, table, line=1, choice=0, seat=0))

        assert [404, 404, 404] == [answer["status"] for answer in answers[:3]]
        assert answers[3]["status"] >= 400


LATE = {"wordsearch": "BL..SEDA/..U.ETIR/M.O.TLUN/.A..CEPO/P.N.RAIS/EV...LOT/........ 0/0"}
WHOLE = [
    pytest.param(slug, marks=pytest.mark.long if slug == "guerre-des-mots" else pytest.mark.slow)
    for slug, spec in GAMES.items()
    if spec.judges
]


@pytest.mark.parametrize("slug", WHOLE)
def test_every_choice_that_is_told_can_be_shown(slug: str) -> None:
    """Each likely move of each decision of a game is one the rules let its own seat make, also
    where two decided at once or a hand had first to reach for the microphone."""
    options = {"position": LATE[slug]} if slug in LATE else {}
    made = record(slug, (0, 1), "tried", **options)
    judgement = analysed(made, opened, reasons=False)
    parts, kept = read(made), encoded(judgement)
    shelf = Shelf(parts.head, opened(parts.head))
    shelf.add([*parts.lines])
    shown = [
        (one.seat, tried_out(shelf, one.line, *choice_moves(kept, one.line, n, one.seat), one.seat))
        for one in judgement.decisions
        for n in range(len(one.likely))
    ]

    assert shown
    assert all(lines for _, lines in shown)
