"""What the table agrees on while it plays: to end early (HOUSE-06), or to pause (HOUSE-13)."""

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.customs import (
    EndProposed,
    EndSettled,
    EndVoted,
    Housed,
    PauseDeclined,
    Proposal,
)
from logomachie.core.game import Outcome, Refused, Rulebook, without
from logomachie.core.recess import CONSENT_TIME, Recess, Stepped
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)


class Agreement(Generic[S]):
    """Proposals and the votes on them."""

    # Any: moves, events and views are the game's own
    def __init__(self, rules: Rulebook[S, Any, Any, Any], recess: Recess[S]) -> None:
        self.rules, self.recess = rules, recess

    def propose(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        if state.proposal is not None:
            raise Refused("ENDING_OPEN", "HOUSE-06", by=state.proposal.by)
        voters = without(range(self.rules.config.seats), (*state.resigned, *state.absent))
        if seat not in voters:  # an absent seat must return first
            raise Refused("ABSENT", "HOUSE-04")
        ballot = Ballot(voters, at + CONSENT_TIME).with_vote(seat, True)
        opened = replace(state, at=at, proposal=Proposal(seat, ballot))
        asked = EndProposed(seat=seat, until=ballot.until)
        if ballot.waiting:
            return opened, (asked,)
        after, events = self.settle(opened, at, Proposal(seat, ballot))
        return after, (asked, *events)

    def consent(self, state: Housed[S], at: Millis, seat: Seat, agrees: bool) -> Stepped[S]:
        if state.proposal is None or seat not in state.proposal.ballot.waiting:
            raise Refused("NO_QUESTION", "HOUSE-06")
        ballot = state.proposal.ballot.with_vote(seat, agrees)
        proposal = replace(state.proposal, ballot=ballot)
        after = replace(state, at=at, proposal=proposal)
        voted = EndVoted(seat=seat)
        if ballot.waiting:
            return after, (voted,)
        settled, events = self.settle(after, at, proposal)
        return settled, (voted, *events)

    def settle(self, state: Housed[S], at: Millis, proposal: Proposal) -> Stepped[S]:
        closed, agreed = replace(state, at=at, proposal=None), proposal.ballot.is_unanimous
        if proposal.pause:
            if agreed:
                return self.recess.stopped(closed, at, proposal.by)
            return closed, (PauseDeclined(),)
        return self.over(closed, at) if agreed else (closed, (EndSettled(agreed=False),))

    def over(self, state: Housed[S], at: Millis) -> Stepped[S]:
        """HOUSE-06: the score stands as it is."""
        scores = self.rules.scores(state.game)
        left = without(range(len(scores)), state.resigned)
        best = max(scores[s] for s in left)
        alone = self.rules.config.seats == 1  # a player alone has nobody to win against
        winners = () if alone else tuple(s for s in left if scores[s] == best)
        ended = Outcome(scores, winners, "AGREED", "HOUSE-06")
        return replace(state, at=at, proposal=None, ended=ended), (EndSettled(agreed=True),)
