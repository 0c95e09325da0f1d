"""What a seat sees of a Wordsmith table, built from nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from msgspec import UNSET

from logomachie.core.game import Refused
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import score
from logomachie.games.wordsmith.rules.gate import Gate, reviewer
from logomachie.games.wordsmith.rules.pieces import KINDS
from logomachie.games.wordsmith.rules.types import Setup, SheetView, State, TableView, Verdict

Way: TypeAlias = Callable[[], None]
ALONE = {  # what passes the gate in one way or not at all
    "SetLetters": Gate.letters,
    "Start": Gate.start,
    "Claim": Gate.claim,
    "Roll": Gate.roll,
    "Object": Gate.hear,
    "Accept": Gate.hear,
    "Vote": Gate.vote,
    "Pass": Gate.pass_,
    "Next": Gate.next_round,
}
BUILDING = ("Claim", "Roll", "Choose", "PutBack", "Stuck", "Pass")
TRIED: dict[str, tuple[str, ...]] = {  # in every phase, the moves whose gate may open
    "LETTERS": ("SetLetters",),
    "CURTAIN": ("Start",),
    "STARS": ("Choose",),
    "BUILD": BUILDING,
    "LAST": BUILDING,
    "CLAIM": ("Object", "Accept"),
    "VOTE": ("Vote",),
    "REVIEW": ("Contest", "Confirm"),
    "SCORE": ("Next",),
}


def look(setup: Setup, gate: Gate, state: State, seat: Seat | None) -> TableView:
    """All this seat may know. `wake` is the phase's own deadline: a claim's would betray it.

    Claims on their way, secret words before the review, votes before they are counted and all
    chance stay in the state.
    """
    ballot, hearing = state.ballot, state.hearing
    return TableView(
        seat=seat,
        can=() if seat is None else tuple(can(gate, state, seat)),
        wake=_wake(state),
        phase=state.phase,
        round=state.round,
        rounds=1 if setup.mode == "practice" else setup.rounds,
        line=state.line,
        roller=state.roller,
        sheets=tuple(_sheet(state, of, seat) for of in range(len(state.sheets))),
        box=None if setup.supply == "unlimited" else state.box,
        opens=state.opens,
        again=0 if seat is None else state.may_claim[seat],
        rolls=0 if seat is None else state.may_roll[seat],
        changed=0 if seat is None else state.changed[seat],
        sought=0 if seat is None else state.sought[seat],
        faces=state.faces,
        stars=state.stars,
        letters=state.letters,
        lettered=state.lettered or UNSET,
        active=state.active,
        held=next((claim for claim in state.held if claim.seat == seat), None),
        hearing=hearing,
        voters=ballot.voters if ballot else (),
        voted=ballot.voted if ballot else (),
        finisher=state.finisher,
        end=state.end,
        ready=state.ready,
        history=state.history,
        totals=score.totals(state),
        why=state.why,
    )


def _wake(state: State) -> Millis | None:
    if state.phase == "CLAIM" and state.hearing is not None:
        return state.hearing.until
    if state.phase == "VOTE" and state.ballot is not None:
        return state.ballot.until
    return state.until


def _sheet(state: State, of: Seat, seat: Seat | None) -> SheetView:
    """One sheet: in Secret the words of others only from the score on, or to check them."""
    sheet, checks = state.sheets[of], state.phase == "REVIEW" and reviews(state, seat, of)
    known = not state.sealed or of == seat or checks
    verdicts: tuple[Verdict, ...] = ()
    if state.verdicts and known:
        verdicts = state.verdicts[of]
    return SheetView(
        zone=sheet.zone,
        rows=tuple(word if known or not word else None for word in sheet.rows),
        ticked=sheet.ticked,
        wild=sheet.wild,
        circles=sheet.circles,
        taken=sheet.taken,
        stuck=sheet.stuck,
        done=sheet.done,
        order=sheet.order,
        verdicts=verdicts,
        confirmed=of in state.confirmed,
    )


def reviews(state: State, seat: Seat | None, of: Seat) -> bool:
    """Whether this seat has the other's sheet before it (WS-S3)."""
    return of not in state.gone and reviewer(state, of) == seat


def can(gate: Gate, state: State, seat: Seat) -> Iterator[str]:
    """The names of the moves this seat may try now, the clock left aside."""
    for name in TRIED.get(state.phase, ()):
        if any(_opens(way) for way in _ways(gate, state, seat, name)):
            yield name


def _ways(gate: Gate, state: State, seat: Seat, name: str) -> Iterator[Way]:
    """All ways in which such a move could pass the gate."""
    match name:
        case "Choose":
            return (partial(gate.choose, state, seat, kind) for kind in KINDS)
        case "PutBack":
            return (partial(gate.put_back, state, seat, kind) for kind in KINDS)
        case "Stuck":
            return (partial(gate.stuck, state, seat, wanted=wanted) for wanted in (True, False))
        case "Contest":
            written = [of for of, verdicts in enumerate(state.verdicts) if verdicts]
            return (partial(gate.review, state, seat, of) for of in written)
        case "Confirm":
            return (partial(gate.review, state, seat, of) for of in range(len(state.sheets)))
        case _:
            return iter([partial(ALONE[name], gate, state, seat)])


def _opens(way: Way) -> bool:
    try:
        way()
    except Refused:
        return False
    return True
