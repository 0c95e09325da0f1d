"""Law: random play ends, and after the end everything is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Refused
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from tests.kit.script import EVERY_GAME, LAW, Game, Turn, house_moves, nonsense

LINES = 20_000


@EVERY_GAME
@LAW
@given(st.integers(0, 10**9))
def test_random_play_ends(slug: str, variant: str, seed: int) -> None:
    """Bold and clumsy players, one after the other, bring every game to an outcome."""
    game, rng = Game(slug, variant, seed=str(seed)), Rng(str(seed))
    state, at = game.state, game.now
    for _ in range(LINES):
        wake = game.game.wake(state)
        if wake is None:
            break
        number, rng = rng.below(1_000)
        offers = [
            (seat, moves[0])
            for seat in range(game.seats)
            if (moves := game.kit.legal(game.game.view(state, seat), number))
        ]
        at = max(at, min(at + 600, wake))
        if at >= wake or not offers:
            at = max(at, wake)
            state, _ = game.game.tick(state, at)
            continue
        seat, move = offers[number % len(offers)]
        try:
            state, _ = game.game.step(state, at, seat, move)
        except Refused:
            at += 100
    outcome = game.game.outcome(state)

    assert outcome is not None
    assert game.seats == len(outcome.scores)
    assert set(outcome.winners) <= set(range(game.seats))


@EVERY_GAME
@LAW
@given(st.integers(0, 999))
def test_after_the_end_everything_is_refused(slug: str, variant: str, number: int) -> None:
    """Moves of the game and the house, and the clock."""
    game = Game(slug, variant)
    for seat in range(game.seats):
        game.turn(Turn(0, seat, 7))  # 7: a house move, here to leave for good
    assert game.is_over
    moves = [*(nonsense(game.kit.spec.moves, n) for n in range(number, number + 30))]
    moves += [house_moves(n) for n in range(14)]
    for seat in range(game.seats):
        for move in moves:
            with pytest.raises(Refused, match="GAME_OVER"):
                advance(game.game, game.state, 9, game.now + 1, seat, move)

    with pytest.raises(Refused, match="GAME_OVER"):
        advance(game.game, game.state, 9, game.now + 10**9)
