"""Law: a pause changes nothing but the hour; what is veiled in it does not tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.house import Pause, Resume
from logomachie.core.value import Millis, encoded
from tests.kit.kits import CASES
from tests.kit.script import LAW, SCRIPTS, Game, Turn

ALONE = [(slug, variant) for slug, variant in CASES if variant in ("alone", "calm")]
TIMED = [(slug, variant) for slug, variant in CASES if variant in ("alone", "calm", "clock", "day")]
LENGTHS = st.sampled_from([1, 700, 90_000, 3 * 86_400_000])


def heard(game: Game) -> list[object]:
    """What everybody knows of where the game stands, times as seen from now."""
    wake = game.game.wake(game.state)
    if game.game.keeper.stands(game.state):
        wake = None  # a clock that stands has no deadline, but a day on which a table is cleared
    views = [game.game.view(game.state, seat) for seat in (None, *range(game.seats))]
    return [
        wake is None or wake - game.now,
        game.game.waiting(game.state),
        [view.can for view in views],
        [view.wake is None or view.wake - game.now for view in views],
        game.game.outcome(game.state),
    ]


@pytest.mark.parametrize(("slug", "variant"), ALONE)
@LAW
@given(SCRIPTS, SCRIPTS, LENGTHS)
def test_a_game_goes_on_as_if_it_had_not_been_paused(
    slug: str, variant: str, before: list[Turn], after: list[Turn], length: Millis
) -> None:
    """Two games, one of them paused for a while: the rest of the script leads both to the same."""
    straight, broken = Game(slug, variant).plays(before[:12]), Game(slug, variant)
    broken.plays(before[:12])
    person = next((s for s in range(broken.seats) if "Pause" in can(broken, s)), None)
    if person is None or broken.tries(person, Pause()):
        return  # the game is over, paused already, or being voted on
    broken.now += length
    assert broken.tries(person, Resume()) is None
    for turn in after[:12]:
        straight.turn(turn)
        broken.turn(turn)

        assert heard(straight) == heard(broken)


def can(game: Game, seat: int) -> tuple[str, ...]:
    """What a seat is offered now."""
    offered: tuple[str, ...] = game.game.view(game.state, seat).can
    return offered


@pytest.mark.parametrize(("slug", "variant"), TIMED)
@LAW
@given(SCRIPTS)
def test_a_pause_offers_nothing_of_the_game(slug: str, variant: str, script: list[Turn]) -> None:
    """To nobody; and no deadline is seen."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        if not game.state.paused or game.is_over:
            continue
        for seat in range(game.seats):
            view = game.game.view(game.state, seat)

            assert () == game.kit.legal(view, 0)
            assert view.wake is None


@pytest.mark.parametrize(("slug", "variant"), ALONE)
def test_the_law_is_met_with_a_pause(slug: str, variant: str) -> None:
    """The first law does pause: a person alone may from the first line on."""
    game = Game(slug, variant)
    before = encoded(game.state.game)

    assert game.tries(0, Pause()) is None
    assert game.state.paused
    assert before == encoded(game.state.game)
