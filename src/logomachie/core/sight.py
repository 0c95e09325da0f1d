"""What a seat is shown beside its game: what the house offers it, and how the table stands."""

from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.customs import HOUSE_MOVES, Housed
from logomachie.core.game import Ending, HouseView, Rulebook, Veiling, View
from logomachie.core.nudge import Nudge
from logomachie.core.recess import Recess
from logomachie.core.value import Seat, Value

S = TypeVar("S", bound=Value)
V = TypeVar("V", bound=View)

HELPS = {"Hint", "Danger"}  # HOUSE-15
PRESENT = ("Resign", "ProposeEnd")  # what a player who is there may always do


class Sight(Generic[S, V]):
    """The view of a seat, from the one its game gives it."""

    # Any: moves and events are the game's own
    def __init__(self, rules: Rulebook[S, Any, Any, V], recess: Recess[S], nudge: Nudge[S]) -> None:
        self.rules, self.recess, self.nudge = rules, recess, nudge
        self.keeper = recess.keeper
        self._veil = rules if isinstance(rules, Veiling) else None
        self._usual = HouseView(time=rules.config.time)
        # the house adds nothing of its own while nobody asks it for something
        self._is_bare = not (self.keeper.chosen or self.keeper.curtain or nudge.agreed)

    def view(self, state: Housed[S], seat: Seat | None, *, over: bool, own_time: bool = False) -> V:
        """What this seat may know of a state; `own_time`: with the game's own deadline, however
        long the table's patience is."""
        view, keeper = self.rules.view(state.game, seat), self.keeper
        wake = own = view.wake
        if over or state.proposal or state.resigned or state.absent or state.paused is not UNSET:
            house = self._house(state)
        else:  # nearly always
            if self._is_bare:
                return replace(view, can=() if seat is None else (*view.can, *PRESENT))
            house = self._usual
        if over:
            wake = None
        elif keeper.chosen:
            wake = keeper.shown(state, seat, wake)
        if keeper.curtain and not over and (unseen := keeper.unseen(state)) is not None:
            house = replace(house, unseen=unseen)
        if over or seat is None or seat in state.resigned:
            can: tuple[str, ...] = ()
        else:
            can = (*view.can, *self._moves(state, seat))
            if self.nudge.agreed:  # HOUSE-15
                house = replace(house, hint=self.nudge.taken(state, seat))
                if self.nudge.is_warned(state, seat):
                    house = replace(house, warned=True)
                can += self.nudge.offers(state, seat, view)
        if state.paused is not UNSET and not over:  # HOUSE-13
            can = tuple(name for name in can if name in HOUSE_MOVES - HELPS)
            view, wake = self._veiled(view), None
        return replace(view, can=can, wake=own if own_time else wake, house=house)

    def may_type(self, state: Housed[S], seat: Seat) -> bool:
        """The one person awaited, while a clock runs that letters can put off."""
        if state.paused is not UNSET or self.keeper.way not in ("calm", "clock"):
            return False
        if self.rules.waiting(state.game) != (seat,) or self.keeper.stands(state):
            return False
        return seat in self.keeper.present(state)

    def _house(self, state: Housed[S]) -> HouseView:
        proposal, asked = state.proposal, None
        if proposal:
            asked = Ending(proposal.by, proposal.ballot.voted, proposal.ballot.until)
        pausing = bool(proposal and proposal.pause)
        return HouseView(
            resigned=state.resigned,
            absent=state.absent,
            ending=None if pausing else asked,
            pausing=asked if asked and pausing else UNSET,
            paused=state.paused if state.ended is None else UNSET,
            time=self.keeper.way,
        )

    def _veiled(self, view: V) -> V:
        if self._veil is None:
            return view
        veiled: V = self._veil.veiled(view)
        return veiled

    def _moves(self, state: Housed[S], seat: Seat) -> tuple[str, ...]:
        moves: tuple[str, ...] = PRESENT
        if state.proposal is not None or state.absent:
            moves = ("Resign",)
            if state.proposal is None:
                moves += ("ProposeEnd",) if seat not in state.absent else ()
            elif seat in state.proposal.ballot.waiting:
                moves += ("Consent",)
            moves += ("Return",) if seat in state.absent else ()
        return (*moves, *self._clock_moves(state, seat)) if self.keeper.chosen else moves

    def _clock_moves(self, state: Housed[S], seat: Seat) -> tuple[str, ...]:
        """What a table with a way of time offers beside."""
        asked = {
            "Pause": self.recess.may_pause(state, seat),
            "Resume": self.recess.may_resume(state, seat),
            "Typing": self.may_type(state, seat),
            "Seen": state.paused is UNSET and seat == self.keeper.unseen(state),
        }
        return tuple(name for name, may in asked.items() if may)
