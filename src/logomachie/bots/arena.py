"""Bots against bots on a clock of their own: whole games through the one door, no server.

The next line is always the earliest wish of any bot, or the deadline if that comes first; so a
race runs as it would at a table, only without the waiting.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from logomachie.bots.bot import Bot
from logomachie.bots.roster import build
from logomachie.bots.strength import named
from logomachie.core.game import Config, Entry, Event, Game, Move, Outcome, View
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value
from logomachie.games import GAMES
from logomachie.lexicon.load import chosen, of_table

CHUNK = 4  # games sent to a process at once: some tenths of a second
BUDGET: Millis = 200  # what a table would give a bot to think
SURE = 1.959964  # standard deviations of a 95 % interval

# Any: the arena plays every game, each with its own types
AnyGame = Game[Any, Any, Any, View]
AnyBot = Bot[Any, Any]
Progress = Callable[[int], None]


class Played(Value, kw_only=True):
    """One game that was played: who sat where and what came of it."""

    bots: tuple[int, ...]  # which of the contestants sat on each seat
    outcome: Outcome
    lines: int
    millis: Millis
    events: dict[str, int]  # how often each kind of thing happened


class Rate(Value, kw_only=True):
    """What one contestant won: a shared game counts for its share, a game nobody won likewise."""

    level: int | float  # or a strength between two
    name: str
    won: float
    games: int
    rate: float
    low: float  # 95 % interval, by Wilson
    high: float


class Result(Value, kw_only=True):
    """What the arena has shown."""

    game: str
    seed: str
    games: int
    rates: tuple[Rate, ...]  # a contestant each
    levels: tuple[Rate, ...]  # the seats of one level taken together, in the order they came
    undecided: int  # games nobody won
    seconds: float  # a game takes on its own clock, on average
    lines: float  # of its log, likewise
    events: dict[str, float]  # a game, on average


def told(
    game: AnyGame, bots: Sequence[AnyBot], rng: Rng, at: Millis = 0, stream: str = "bots"
) -> Iterator[tuple[Any, Entry[Move, Event]]]:  # Any: the game's own state
    """Play a game to its end and tell each state with the line that led to it."""
    state, chance, seq = game.start(rng, at), rng.fork(stream), 0
    while game.outcome(state) is None:
        wake = game.wake(state)
        assert wake is not None, "a running game always has a deadline (HOUSE-03)"
        wishes = _wishes(game, state, bots, at, chance)
        seq += 1
        first = min(wishes, key=lambda wish: wish[:2], default=None)
        if first is not None and first[0] < wake:
            at, seat, move = first
            state, entry = advance(game, state, seq, at, seat, move, nonce=f"bot-{seat}-{seq}")
        else:
            at = max(at, wake)
            state, entry = advance(game, state, seq, at)
        yield state, entry


def _wishes(
    game: AnyGame, state: Any, bots: Sequence[AnyBot], now: Millis, chance: Rng
) -> list[tuple[Millis, Seat, Move]]:  # Any: the game's own state
    chosen = (
        (seat, bot.choose(game.view(state, seat), now, chance, BUDGET))
        for seat, bot in enumerate(bots)
    )
    return [(max(now, choice[0]), seat, choice[1]) for seat, choice in chosen if choice is not None]


def play(slug: str, config: Config, levels: Sequence[float], seed: str, number: int) -> Played:
    """Game `number` of a series: each deal is played from every seat before the next one."""
    seats = len(levels)
    deal, shift = divmod(number, seats)
    places = tuple((seat + shift) % seats for seat in range(seats))
    words = of_table(config.lexicon) if config.lexicon else chosen(config.dictionary)
    game: AnyGame = GAMES[slug].open(config, GAMES[slug].words(words))
    bots = [build(slug, levels[place], config) for place in places]
    lines = list(told(game, bots, Rng(f"{seed} {deal}"), stream=f"bots {shift}"))
    outcome, last = game.outcome(lines[-1][0]), lines[-1][1]
    assert outcome is not None, "told runs to the end"
    events = Counter(type(event).__name__ for _, entry in lines for event in entry.events)
    return Played(bots=places, outcome=outcome, lines=last.seq, millis=last.at, events=dict(events))


def arena(
    slug: str,
    config: Config,
    levels: Sequence[float],
    *,
    games: int,
    seed: str,
    processes: int = 1,
    progress: Progress = lambda _: None,
) -> Result:
    """Play so many games on so many cores; the same seed gives the same result on any number."""
    chunks = [range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    played: dict[int, list[Played]] = {}
    if processes == 1:
        for number, chunk in enumerate(chunks):
            played[number] = _play_all(slug, config, levels, seed, chunk)
            progress(len(chunk))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn"), _deaf) as pool:
            sent = {
                pool.submit(_play_all, slug, config, levels, seed, chunk): number
                for number, chunk in enumerate(chunks)
            }
            try:
                for done in as_completed(sent):
                    played[sent[done]] = done.result()
                    progress(len(played[sent[done]]))
            except BaseException:  # Ctrl-C: leave what has not begun
                pool.shutdown(cancel_futures=True)
                raise
    series = [game for number in range(len(chunks)) for game in played[number]]
    return _result(slug, levels, seed, series)


def _deaf() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal(SIGINT, SIG_IGN)


def _play_all(
    slug: str, config: Config, levels: Sequence[float], seed: str, numbers: range
) -> list[Played]:
    return [play(slug, config, levels, seed, number) for number in numbers]


def _result(slug: str, levels: Sequence[float], seed: str, series: list[Played]) -> Result:
    won = [0.0] * len(levels)
    events: Counter[str] = Counter()
    for game in series:
        events.update(game.events)
        shared = game.outcome.winners or tuple(range(len(levels)))
        for seat in shared:
            won[game.bots[seat]] += 1 / len(shared)
    games = len(series)
    together: dict[float, float] = {}
    for level, share in zip(levels, won, strict=True):
        together[level] = together.get(level, 0.0) + share
    return Result(
        game=slug,
        seed=seed,
        games=games,
        rates=tuple(_rate(level, won[n], games) for n, level in enumerate(levels)),
        levels=tuple(_rate(level, share, games) for level, share in together.items()),
        undecided=sum(not game.outcome.winners for game in series),
        seconds=round(sum(game.millis for game in series) / 1000 / games, 1),
        lines=round(sum(game.lines for game in series) / games, 1),
        events={name: round(count / games, 2) for name, count in sorted(events.items())},
    )


def _rate(level: float, won: float, games: int) -> Rate:
    low, high = wilson(won, games)
    return Rate(
        level=level,
        name=named(level),
        won=round(won, 3),
        games=games,
        rate=round(won / games, 4),
        low=round(low, 4),
        high=round(high, 4),
    )


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, true to its name for few games and rates near 0 or 1."""
    rate, square = won / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
