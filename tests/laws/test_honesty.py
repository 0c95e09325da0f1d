"""Law: a view offers what is accepted, and only that."""

from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Move, Refused
from logomachie.core.house import OF_THE_HOUSE, Consent, Hint
from logomachie.core.log import advance
from logomachie.core.value import Millis, Seat
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn, nonsense

HOUSE = (
    *(kind() for kind in OF_THE_HOUSE if kind not in (Consent, Hint)),
    *(Consent(True), Hint(1), Hint(2), Hint(3)),
)


def refused(game: Game, at: Millis, seat: Seat, move: Move) -> str:
    """The code with which the rules turn it down, or nothing; nothing is written."""
    try:
        advance(game.game, game.state, len(game.log) + 1, at, seat, move)
    except Refused as refusal:
        return refusal.code
    return ""


def last_moment(game: Game) -> Millis:
    """The latest time at which a move is not late."""
    wake = game.game.wake(game.state)
    return game.now if wake is None else wake - 1


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 999))
def test_what_is_offered_is_accepted(
    slug: str, variant: str, script: list[Turn], number: int
) -> None:
    """Every name in `can` has a move that is accepted before the deadline, or only too soon.

    A pause after a roll or a refused claim may outlast the deadline; the view tells its end.
    """
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        last = last_moment(game)
        for seat in range(game.seats):
            view = game.game.view(game.state, seat)
            moves = [*game.kit.legal(view, number), *HOUSE]
            accepted = {
                type(m).__name__ for m in moves if refused(game, last, seat, m) in ("", "TOO_SOON")
            }

            assert set(view.can) <= accepted


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 9_999))
def test_what_is_not_offered_is_refused(
    slug: str, variant: str, script: list[Turn], number: int
) -> None:
    """Whatever a seat tries that its view does not name, even in the last moment."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        last = last_moment(game)
        others = [move for s in range(game.seats) for move in game.offered(s, number)[1]]
        view = game.game.view(game.state, None)
        made = [nonsense(game.kit.spec.moves, n, view) for n in range(number, number + 16)]
        for seat in range(game.seats):
            can = game.game.view(game.state, seat).can
            tried = [m for m in (*others, *made, *HOUSE) if type(m).__name__ not in can]

            assert [] == [move for move in tried if not refused(game, last, seat, move)]
