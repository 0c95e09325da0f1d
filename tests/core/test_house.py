"""The house round any game: proved with a game of three lines that is no game of ours."""

from typing import TypeAlias

from logomachie.core.game import Config, Event, Lapsed, Move, Outcome, View
from logomachie.core.house import CameBack, House, Housed, Resign, Resigned, Return, WentAbsent
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value
from tests.kit.clauses import clause


class Count(Move):
    """Say the next number."""


class Counted(Event):
    """A number was said."""

    seat: Seat


class Number(Value):
    """What has been counted, and whose turn it is."""

    said: tuple[int, ...]
    turn: Seat
    until: Millis


Stepped: TypeAlias = tuple[Number, tuple[Event, ...]]


class Counting:
    """Each in turn says the next number; whoever says the twentieth wins."""

    def __init__(self, config: Config) -> None:
        self.config = config

    def start(self, rng: Rng, at: Millis) -> Number:
        return Number((0,) * self.config.seats, 0, at + 1_000)

    def step(
        self, state: Number, at: Millis, seat: Seat, move: Count, credit: Millis = 0
    ) -> Stepped:
        said = tuple(n + (s == seat) for s, n in enumerate(state.said))
        return self._next(Number(said, state.turn, state.until), at), (Counted(seat=seat),)

    def tick(self, state: Number, at: Millis) -> Stepped:
        return self._next(state, at), (Lapsed(seat=state.turn),)

    def resign(self, state: Number, at: Millis, seat: Seat) -> Stepped:
        return (self._next(state, at) if seat == state.turn else state), ()

    def wake(self, state: Number) -> Millis | None:
        return state.until

    def waiting(self, state: Number) -> tuple[Seat, ...]:
        return (state.turn,)

    def view(self, state: Number, seat: Seat | None) -> View:
        return View(seat=seat, can=("Count",) if seat == state.turn else (), wake=state.until)

    def scores(self, state: Number) -> tuple[int, ...]:
        return state.said

    def outcome(self, state: Number) -> Outcome | None:
        return Outcome(state.said, (0, 1), "DONE", "X-1") if sum(state.said) >= 20 else None

    def _next(self, state: Number, at: Millis) -> Number:
        return Number(state.said, (state.turn + 1) % self.config.seats, at + 1_000)


def house(seats: int = 3, **options: str) -> tuple[House[Number, View], Housed[Number]]:
    """The counting game, and its start."""
    config = Config(seats=seats, lexicon="none", **options)  # type: ignore[arg-type]  # by name
    game: House[Number, View] = House(Counting(config), Count, Counted)
    return game, game.start(Rng("x"), 0)


@clause("HOUSE-04")
def test_lapses_make_a_seat_absent_whatever_the_game() -> None:
    """Twice round the table in silence: each seat in turn is told to be absent."""
    game, state = house(2)
    told: list[Event] = []
    for at in (1_000, 2_000, 3_000, 4_000):
        state, events = game.tick(state, at)
        told += [event for event in events if isinstance(event, WentAbsent)]

    assert [WentAbsent(seat=0), WentAbsent(seat=1)] == told
    assert (0, 1) == game.view(state, None).house.absent


@clause("HOUSE-04")
def test_an_absent_seat_is_passed_at_once_where_the_table_chose_so() -> None:
    """Its deadline is the time of the last line; a bot's table keeps the game's deadline."""
    for absent, wake in (("pass", 3_000), ("bot", 4_000)):
        game, state = house(2, absent=absent)
        state, _ = game.tick(state, 1_000)
        state, _ = game.step(state, 1_500, 1, Count())
        state, _ = game.tick(state, 2_500)
        state, _ = game.step(state, 3_000, 1, Count())

        assert ((0,), wake) == (state.absent, game.wake(state))


@clause("HOUSE-04")
def test_coming_back_ends_absence() -> None:
    """And offers no second return."""
    game, state = house(1)
    state, _ = game.tick(state, 1_000)
    state, _ = game.tick(state, 2_000)
    assert "Return" in game.view(state, 0).can
    state, events = game.step(state, 2_500, 0, Return())

    assert (CameBack(seat=0),) == events
    assert "Return" not in game.view(state, 0).can


@clause("HOUSE-05")
def test_a_resigned_player_is_no_winner() -> None:
    """Even if the game's own rules would name him."""
    game, state = house()
    state, events = game.step(state, 1, 0, Resign())
    while game.outcome(state) is None:
        state, _ = game.step(state, 2, 1, Count())

    assert Resigned(seat=0) == events[0]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (1,) == outcome.winners


def test_the_house_speaks_the_moves_of_the_game_and_its_own() -> None:
    """One decoder for both."""
    game, _ = house()

    assert Count() == game.moves.decode(b'{"type":"Count"}')
    assert Resign() == game.moves.decode(b'{"type":"Resign"}')


def test_a_house_without_deadline_is_over() -> None:
    """While the game runs there is one; after the end there is none, and nothing to do."""
    game, state = house()
    assert 1_000 == game.wake(state)
    for seat in (0, 1):
        state, _ = advance(game, state, 1, 1, seat, Resign())

    assert (None, ()) == (game.wake(state), game.waiting(state))
    assert ((), None) == (game.view(state, 2).can, game.view(state, 2).wake)
