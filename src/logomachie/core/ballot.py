"""A vote as a value: who may vote, what each said, until when."""

from logomachie.core.value import Deadline, Seat, Value


class Ballot(Value):
    """A secret vote; the view shows who has voted, never how, until it closes."""

    voters: tuple[Seat, ...]
    until: Deadline
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()

    def with_vote(self, seat: Seat, agrees: bool) -> "Ballot":
        """The ballot with one more vote in it; the caller has checked that it is due."""
        assert seat in self.waiting
        if agrees:
            return Ballot(self.voters, self.until, (*self.yes, seat), self.no)
        return Ballot(self.voters, self.until, self.yes, (*self.no, seat))

    @property
    def voted(self) -> tuple[Seat, ...]:
        """Who has spoken, in seat order, so that the order of voting tells nothing."""
        return tuple(sorted((*self.yes, *self.no)))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has not spoken yet."""
        return tuple(seat for seat in self.voters if seat not in self.yes and seat not in self.no)

    @property
    def is_majority(self) -> bool:
        """More than half of all who may vote said yes; an unanswered ballot is a no."""
        return 2 * len(self.yes) > len(self.voters)

    @property
    def is_unanimous(self) -> bool:
        """Everybody who may vote said yes."""
        return len(self.yes) == len(self.voters)
