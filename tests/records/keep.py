"""Play a game to its end and keep its record: `python -m tests.records.keep`.

Writes only what is missing, for a new game or a new variant. A record that is kept is never
written again: a release that cannot prove it has changed the rules under a game already played.
"""

import re
from pathlib import Path

import msgspec

from logomachie.core.game import Move, Refused, View
from logomachie.core.house import Consent, ProposeEnd, Resign, Resume, Return
from logomachie.core.log import advance
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, encoded
from tests.kit.kits import CASES, KITS
from tests.kit.script import clock_moves
from tests.records.words import played_with

HERE = Path(__file__).parent
START: Millis = 1_790_000_000_000
LONG = 140  # lines after which the players agree to stop
ENOUGH = 4_000  # moves tried
TRIES = 6  # games, of which the richest is kept


def record(slug: str, variant: str) -> bytes:
    """Of some games of a variant the one in which most kinds of things are asked and happen."""
    played = (game(slug, variant, f"record {slug} {variant} {n}") for n in range(TRIES))
    return max(played, key=lambda record: len(set(re.findall(rb'"type":"(\w+)"', record))))


def game(slug: str, variant: str, seed: str) -> bytes:
    """A whole game of a variant: bold and clumsy players, silences, moves of the house."""
    kit = KITS[slug]
    config = kit.variants[variant]
    rules = kit.spec.open(config, played_with(slug))
    head = Head(
        game=slug,
        config=msgspec.Raw(encoded(config)),
        seed=seed,
        at=START,
        lexicon=WordList("kit", "1", config.lexicon),
    )
    state, rng = rules.start(Rng(seed), START), Rng(seed).fork("players")
    log: list[bytes] = []
    now = START
    for _ in range(ENOUGH):
        wake = rules.wake(state)
        if wake is None:
            break
        wait, rng = rng.below(900)
        number, rng = rng.below(100_000)
        now += 20 + wait
        asked: tuple[Seat, Move] | None = None
        if len(log) >= LONG:
            asked = _agreeing(number, config.seats)
        elif state.paused:
            asked = number % config.seats, Resume()
        elif config.time and number % 10 == 1:
            person = 0 if config.bots else number // 50 % config.seats
            asked = person, clock_moves(number // 10)
        elif number % 50 == 0:
            asked = _of_the_house(number // 50, config.seats)
        elif number % 50 > 2:  # else a silence
            views = [rules.view(state, seat) for seat in range(config.seats)]
            asked = _of_the_game(slug, views, number // 50)
        try:
            if asked is None or now >= wake:
                now = max(now, wake)
                state, line = advance(rules, state, len(log) + 1, now)
            else:
                seat, move = asked
                nonce = f"{seat}.{len(log)}"
                state, line = advance(rules, state, len(log) + 1, now, seat, move, nonce=nonce)
        except Refused:
            continue
        log.append(encoded(line))
    return written(head_bytes(sealed(head)), log)


def _of_the_game(slug: str, views: list[View], number: int) -> tuple[Seat, Move] | None:
    try:
        offers = [(s, m) for s, view in enumerate(views) for m in KITS[slug].legal(view, number)]
    except ValueError:  # the clumsy player of the kit finds nothing to say here
        return None
    return offers[number % len(offers)] if offers else None


def _of_the_house(number: int, seats: int) -> tuple[Seat, Move]:
    moves = (ProposeEnd(), Consent(False), Return(), Consent(False), Return(), Resign())
    return number % seats, moves[number // seats % (6 if seats > 2 else 5)]


def _agreeing(number: int, seats: int) -> tuple[Seat, Move]:
    seat = number % seats
    return seat, (ProposeEnd(), Consent(True), Return())[number // seats % 3]


def main() -> None:
    """Keep a record of every variant that has none."""
    for slug, variant in CASES:
        path = HERE / slug / f"{variant}.jsonl"
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(record(slug, variant))


if __name__ == "__main__":
    main()
