"""Whose chair a bot takes at a calm table, and whose it does not, in every game."""

from typing import Any, NamedTuple

import msgspec
import pytest

from logomachie.bots.bot import Bot
from logomachie.bots.roster import build
from logomachie.core.game import Lapsed
from logomachie.core.house import HOUSE_MOVES, ClockStopped, WentAbsent
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.timekeeper import LONGEST_STAND
from logomachie.core.value import Millis, Seat
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

GONE, THERE, BOT = 0, 1, 2
LINES = 400  # more than anybody needs to be replaced, and than most games have
BUDGET = 100  # milliseconds of thought
# At Wordsmith the others' words end a race: nobody waits for one seat but word by word.
WAITS_FOR_ONE = {"wordsmith": {"mode": "motamot", "inTurn": True, "secret": True}}

pytestmark = pytest.mark.slow


class Line(NamedTuple):
    """What happened, when, to whom it fell to act, and who acted: nobody is a deadline."""

    at: Millis
    awaited: tuple[Seat, ...]
    seat: Seat | None
    events: tuple[object, ...]


class Evening:
    """A calm table where some seats play as CM2 does and the others never come."""

    def __init__(self, slug: str, *, bots: tuple[Seat, ...]) -> None:
        spec = GAMES[slug]
        agreed = {"seats": 3, "lexicon": french().digest, "time": "calm", "bots": bots}
        config = msgspec.convert(agreed | WAITS_FOR_ONE.get(slug, {}), spec.config)
        self.game = spec.open(config, spec.words(french()))
        self.minds: dict[Seat, Bot[Any, Any]] = {seat: build(slug, 0, config) for seat in range(3)}
        self.rng, self.at = Rng("stand-in"), 0
        self.state = self.game.start(self.rng, 0)
        self.lines: list[Line] = []

    def plays(self, *seats: Seat) -> "Evening":
        """These seats play, and bots for whoever is absent, until the game rests or ends."""
        while len(self.lines) < LINES and not self.state.paused:
            wake = self.game.wake(self.state)
            if wake is None:
                break
            acting = sorted({*seats, *self.state.absent})
            wishes = [wish for seat in acting if (wish := self._wish(seat)) is not None]
            first = min(wishes, key=lambda wish: wish[:2], default=(wake, None, None))
            self._line(*(first if first[0] < wake else (wake, None, None)))
        return self

    def _wish(self, seat: Seat) -> tuple[Millis, Seat, Any] | None:
        """As the crew asks a bot, of the view it is given there."""
        if not set(self.game.view(self.state, seat).can) - HOUSE_MOVES:
            return None
        view = self.game.view_for_bot(self.state, seat)
        wish = self.minds[seat].choose(view, self.at, self.rng.fork(f"bot-{seat}"), BUDGET)
        return None if wish is None else (wish[0], seat, wish[1])

    def _line(self, at: Millis, seat: Seat | None, move: Any) -> None:
        self.at, awaited = max(self.at, at), self.game.waiting(self.state)
        asked = () if seat is None else (seat, move)
        self.state, entry = advance(self.game, self.state, len(self.lines) + 1, self.at, *asked)
        self.lines.append(Line(self.at, awaited, seat, entry.events))

    def told(self, kind: type) -> list[Any]:
        """All events of a kind."""
        return [event for line in self.lines for event in line.events if isinstance(event, kind)]


@clause("HOUSE-04", "HOUSE-03")
@pytest.mark.parametrize("slug", GAMES)
def test_where_somebody_waits_a_stand_in_plays_in_time(slug: str) -> None:
    """One of two people never comes: his deadlines are served twice, and no third one passes."""
    evening = Evening(slug, bots=(BOT,)).plays(THERE, BOT)
    since = next(n for n, line in enumerate(evening.lines) if WentAbsent(seat=GONE) in line.events)
    after = evening.lines[since + 1 :]

    assert (GONE,) == evening.state.absent
    assert [Lapsed(seat=GONE)] * 2 == evening.told(Lapsed)
    assert any(line.seat == GONE for line in after)


@clause("HOUSE-04", "HOUSE-13")
@pytest.mark.parametrize("slug", GAMES)
def test_whoever_is_alone_with_bots_is_never_replaced(slug: str) -> None:
    """The bots play as far as they can; then the table waits for him, thirty days."""
    evening = Evening(slug, bots=(THERE, BOT)).plays(THERE, BOT)

    assert [] == evening.told(WentAbsent)
    assert GONE not in {line.seat for line in evening.lines}
    assert evening.state.paused or evening.lines[-1].at >= LONGEST_STAND


@clause("HOUSE-04", "HOUSE-13")
@pytest.mark.parametrize("slug", GAMES)
def test_when_the_last_person_goes_the_table_is_paused(slug: str) -> None:
    """Two people and a bot, and both people leave: a bot for the first at most (where all write at
    once, both are missed at once), none for the second."""
    evening = Evening(slug, bots=(BOT,)).plays(BOT)

    assert len(evening.told(WentAbsent)) < 2
    assert evening.state.paused
    assert isinstance(evening.lines[-1].events[-1], ClockStopped)
