"""Whether to claim now or to roll on: what a round may still bring, as a sum of expectations.

A roll costs nothing but time and, later, boxes: the zone keeps what words use, so every piece won
early makes all later words longer. Time is what rivals use to end the round. The outlook weighs
both: so many rolls first, then words of the zone they make, until the rows or the time are full.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from logomachie.games.wordsmith.rules.pieces import KINDS, Kind, Pieces
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.reach import Reach
from logomachie.games.wordsmith.solver.search import BOXES, Found, Task
from logomachie.games.wordsmith.solver.words import Book, Ints

Outlook = NDArray[np.float64]  # points to come, by pieces in the zone

MOST = 64  # pieces a zone may have in mind
FURTHEST = 24  # rolls one looks ahead


@dataclass(frozen=True)
class Pace:
    """How fast one builds, and what one makes of a zone."""

    roll: float  # seconds from one roll to the next
    search: float  # seconds until a word of the zone comes to mind
    piece: float  # seconds to lay a piece
    yields: float  # letters a piece of the zone brings
    comfort: int  # pieces beyond which a zone brings no longer words
    price: float = 0.0  # points for a box that is still free


@dataclass(frozen=True)
class Clock:
    """What the others leave one: seconds until somebody ends the round, points they make in one."""

    seconds: float
    rate: float


def outlook(pace: Pace, clock: Clock, rows: int, gloire: bool) -> Outlook:
    """What the rest of the round is worth with so many rows to fill, by the pieces one begins with.

    For every number of rolls: all rows filled before the others are done, or as many as there is
    time for and the last word; less what the others make meanwhile.
    """
    have = np.arange(MOST, dtype=np.float64)
    if rows == 0:
        return np.zeros(MOST)
    rolls = np.arange(FURTHEST + 1, dtype=np.float64)[:, None]
    size = np.minimum(have + rolls, np.maximum(have, pace.comfort))
    letters = pace.yields * np.minimum(size, pace.comfort)
    brings = np.where(letters > 3, 2 * letters - 3, letters) if gloire else letters
    word = pace.search + pace.piece * size
    spent = pace.roll * rolls
    whole = spent + rows * word
    in_time = np.maximum(clock.seconds - spent, 0.0) / word + 1
    made = np.where(whole <= clock.seconds, float(rows), np.minimum(rows, in_time))
    total = made * brings - clock.rate * np.minimum(whole, clock.seconds)
    best: Outlook = total.max(axis=0)
    return best


def claiming(
    words: Book, config: Setup, to_do: Task, some: Found, pace: Pace, clock: Clock
) -> NDArray[np.float64]:
    """What claiming each word now is worth: the word, and the outlook of the pieces it keeps."""
    size = words.size[some.rows].astype(np.intp)
    laying = pace.piece * float(size.mean()) if len(some) else 0.0
    later = Clock(max(0.0, clock.seconds - laying), clock.rate)
    ahead = outlook(pace, later, to_do.rows_left - 1, config.gloire)
    boxes = pace.price * some.unused if to_do.rows_left > 1 else 0.0
    kept: NDArray[np.float64] = (
        some.worth + ahead[np.minimum(size, MOST - 1)] - clock.rate * laying - boxes
    )
    return kept


def rolling(config: Setup, to_do: Task, pace: Pace, clock: Clock) -> float:
    """What one more roll is worth; nothing where all boxes are ticked and pieces only burden."""
    size = sum(to_do.zone) + 1
    if size - (BOXES - to_do.ticked) > pace.comfort or size >= MOST:
        return -np.inf  # no word one might find would leave so few pieces over
    later = Clock(max(0.0, clock.seconds - pace.roll), clock.rate)
    ahead = outlook(pace, later, to_do.rows_left, config.gloire)
    return float(ahead[size]) - clock.rate * pace.roll


def best_kind(reach: Reach, zone: Pieces, ticked: int, box: Pieces | None, gloire: bool) -> Kind:
    """The piece to take for a star: the one after which the zone and one more die bring most."""
    found: list[tuple[float, int, Kind]] = []
    for place, kind in enumerate(KINDS):
        if box is not None and not box[place]:
            continue
        found.append((_promise(reach, _plus(zone, place), ticked, gloire), -zone[place], kind))
    return max(found, default=(0.0, 0, KINDS[0]))[2]


def _promise(reach: Reach, zone: Pieces, ticked: int, gloire: bool) -> float:
    """The best word of the zone as it is, and after each face the die may show next."""
    now = reach.best(zone, 0, ticked, gloire)
    faces = (
        reach.best(_plus(zone, 0), 0, ticked, gloire),
        reach.best(_plus(zone, 1), 0, ticked, gloire),
        reach.best(zone, 1, ticked, gloire),
    )
    return now + sum(faces) / len(faces)


def _plus(zone: Pieces, place: int) -> Pieces:
    red, yellow, blue, green = (n + (kind == place) for kind, n in enumerate(zone))
    return red, yellow, blue, green


def lining(
    words: Book, to_do: Task, some: Found, reach: Reach, gloire: bool, *, places: Ints, price: float
) -> NDArray[np.float64]:
    """Mot à mot: what each of these words is worth with the next line it leads to."""
    worth = some.worth[places].astype(np.float64)
    if to_do.rows_left <= 1:
        return worth
    ahead = [
        reach.next_line(
            _cost(words, int(some.rows[place])), to_do.ticked + int(some.unused[place]), gloire
        )
        for place in places.tolist()
    ]
    boxes = price * some.unused[places] if to_do.rows_left > 2 else 0.0
    whole: NDArray[np.float64] = worth + np.array(ahead) - boxes
    return whole


def _cost(words: Book, row: int) -> Pieces:
    red, yellow, blue, green = words.each[row].tolist()
    return red, yellow, blue, green
