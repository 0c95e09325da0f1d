"""What a seat sees of a Word-Whiz table, built from nothing."""

from logomachie.core.value import Seat
from logomachie.games.word_whiz.rules import race
from logomachie.games.word_whiz.rules.types import Setup, State, TableView


def look(setup: Setup, state: State, seat: Seat | None) -> TableView:
    """All this seat may know. `wake` is the phase's own deadline: the window's would betray a hand.

    Order of the packs, hands in the window, papers before they are read, votes before they are
    counted stay in the state.
    """
    racing, ballot = state.phase == "RACE", state.ballot
    return TableView(
        seat=seat,
        can=() if seat is None else can(setup, state, seat),
        wake=None if state.phase == "OVER" else state.until,
        phase=state.phase,
        round=state.round,
        flipper=state.flipper,
        visible=state.visible,
        left=state.left,
        covered=_covered(state) if setup.card_count else None,
        track=setup.track,
        pawns=state.pawns,
        reveal=state.reveal,
        excluded=state.excluded,
        noted=state.noted,
        passed=state.passed,
        reached=any(reach.seat == seat for reach in state.reaches),
        holder=state.holder,
        word=state.word,
        accepted=state.accepted,
        voters=ballot.voters if ballot else (),
        voted=ballot.voted if ballot else (),
        ready=tuple(sorted(paper.seat for paper in state.sealed)) if racing else (),
        mine=next((p.word for p in state.sealed if p.seat == seat), None) if racing else None,
        used=state.used,
        idle=state.idle,
        winner=state.winner,
    )


def can(setup: Setup, state: State, seat: Seat) -> tuple[str, ...]:
    """The names of the moves this seat may try now."""
    match state.phase:
        case "FLIP" if seat == state.flipper:
            return ("Flip",)
        case "RACE" if seat in race.thinking(state):
            if any(reach.seat == seat for reach in state.reaches):
                return ()
            return ("Grab", "Pass") if setup.race == "live" else ("Submit", "Pass")
        case "SAY" if seat == state.holder:
            return ("Say",)
        case "CONTEST" if seat != state.holder and seat not in state.accepted:
            return ("Contest", "Accept")
        case "VOTE" if state.ballot is not None and seat in state.ballot.waiting:
            return ("Vote",)
    return ()


def _covered(state: State) -> tuple[str, str, str]:
    return state.turned[0][:-1], state.turned[1][:-1], state.turned[2][:-1]
