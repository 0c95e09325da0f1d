"""A move that was not played, shown on the table: what the rules would have made of it.

Only moves that the judging of a finished game has kept are tried, and nothing is written.
"""

import asyncio
from bisect import bisect_right
from typing import Any

import msgspec

from logomachie.core.game import Entry, Event, Move, Refused
from logomachie.core.house import Housed
from logomachie.core.log import advance
from logomachie.core.value import Millis, Seat, encoded
from logomachie.games.judgement import Analysis
from logomachie.server.archive import Archive, Shelf
from logomachie.server.line import Line, Viewer
from logomachie.server.table import Table
from logomachie.server.wire import PastLine

MOST_BELLS = 4  # deadlines served until a move may be made: a race has its window first


async def shown(
    archive: Archive,
    table: Table,
    kept: bytes,
    *,
    line: int | None,
    choice: int | None,
    by: int | None,
    seat: int | None,
) -> tuple[PastLine, ...]:
    """The lines of a choice that was not taken, beside the loop; raises Refused."""
    if seat is not None and table.sitting(seat) is None:
        raise Refused("NO_SUCH_SEAT", "HOUSE-02")
    assert table.running is not None, "a game that was judged is over"
    mover, moves = choice_moves(kept, line or 0, choice or 0, by)
    shelf = await archive.shelf(table.running)
    return await asyncio.to_thread(tried, shelf, line or 0, mover, moves, seat)


def choice_moves(
    kept: bytes, line: int, which: int, by: Seat | None = None
) -> tuple[Seat, tuple[msgspec.Raw, ...]]:
    """Who decided at this line (`by` where several did), and the moves of his nth best choice of
    those he was likely to know; raises Refused."""
    decisions = msgspec.json.decode(kept, type=Analysis).decisions
    found = next(
        (each for each in decisions if each.line == line and by in (None, each.seat)), None
    )
    if found is None or which >= len(found.likely):
        raise Refused("NO_SUCH_LINE", "")
    return found.seat, found.likely[which].moves


def tried(
    shelf: Shelf, line: int, seat: Seat, moves: tuple[msgspec.Raw, ...], viewer: Viewer
) -> tuple[PastLine, ...]:
    """The lines these moves would have made from the position before a line, as a viewer would
    have seen them; those he would not know of are left out."""
    if not 1 <= line < len(shelf.states):
        raise Refused("NO_SUCH_LINE", "")
    game, state, at = shelf.game, shelf.states[line - 1], shelf.times[line]
    if (wake := game.wake(state)) is not None and at >= wake:
        at = max(shelf.times[line - 1], wake - 1)  # the line was a bell: a moment before it
    seen: dict[Viewer, int] = dict.fromkeys([None, *range(game.config.seats)], 0)
    before = bisect_right(shelf.known[viewer], line - 1) - 1  # his own count until then
    lines: list[PastLine] = []
    entries: list[tuple[Housed[Any], Entry[Move, Event]]] = []
    for body in moves:
        state, at, made = _made(game, state, at, seat, game.moves.decode(body))
        entries += made
    for after, entry in entries:
        known = seen[viewer]
        told = Line.of(entry, seen).told(viewer)
        if seen[viewer] == known:
            continue
        lines.append(
            PastLine(
                seq=before + len(lines) + 1,
                line=None,
                at=entry.at,
                events=tuple(msgspec.Raw(event) for event in told),
                view=msgspec.Raw(encoded(game.view(after, viewer))),
                outcome=game.outcome(after),
            )
        )
    return tuple(lines)


def _made(
    game: Any,  # Any: each game has its own types
    state: Housed[Any],
    at: Millis,
    seat: Seat,
    move: Move,
) -> tuple[Housed[Any], Millis, list[tuple[Housed[Any], Entry[Move, Event]]]]:
    """The move as soon as it may be made: deadlines before it are served; raises Refused."""
    made: list[tuple[Housed[Any], Entry[Move, Event]]] = []
    for bell in range(MOST_BELLS + 1):
        try:
            after, entry = advance(game, state, 1, at, seat, move)
        except Refused:
            wake = game.wake(state)
            if bell == MOST_BELLS or wake is None or game.outcome(state) is not None:
                raise
            at = max(at, wake)
            state, entry = advance(game, state, 1, at)
            made.append((state, entry))
        else:
            return after, at, [*made, (after, entry)]
    raise AssertionError("the last bell raises or returns")
