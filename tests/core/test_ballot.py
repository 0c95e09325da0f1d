"""A vote as a value."""

from logomachie.core.ballot import Ballot


def cast(*votes: tuple[int, bool], voters: tuple[int, ...] = (0, 1, 2)) -> Ballot:
    """A ballot with these votes in it."""
    ballot = Ballot(voters, until=9)
    for seat, agrees in votes:
        ballot = ballot.with_vote(seat, agrees)
    return ballot


def test_who_has_voted_is_told_in_seat_order() -> None:
    """The order of voting tells nothing, nor does how anybody voted."""
    one, other = cast((2, True), (0, False)), cast((0, True), (2, True))

    assert (0, 2) == one.voted == other.voted
    assert (1,) == one.waiting == other.waiting


def test_a_majority_is_more_than_half_of_all_who_may_vote() -> None:
    """Silence is a no: two of three suffice, one of two does not."""
    assert cast((0, True), (1, True)).is_majority
    assert not cast((0, True), voters=(0, 1)).is_majority
    assert not cast((0, True), (1, False), voters=(0, 1)).is_majority
    assert cast((4, True), voters=(4,)).is_majority


def test_unanimity_is_everybody() -> None:
    """One silence is enough to miss it."""
    assert cast((0, True), (1, True), (2, True)).is_unanimous
    assert not cast((0, True), (1, True)).is_unanimous


def test_a_ballot_does_not_change() -> None:
    """A vote gives another ballot."""
    empty = Ballot((0, 1), until=9)
    empty.with_vote(0, True)

    assert ((0, 1), ()) == (empty.waiting, empty.voted)
