"""A whole game as prose: every line, what it caused, and what changed for each viewer.

Seats are A, B, C, D; `*` is a spectator. Of the views only what changed is printed.
"""

import msgspec

from logomachie.core.game import Entry, Event, Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from tests.kit.kits import KITS
from tests.kit.script import START, Game, Turn

LINES = 60  # a longer game is cut: nobody reads on
NAMES = "ABCDEFGH"


def transcript(slug: str, variant: str, seed: str = "transcript") -> str:
    """The seeded game of a variant, until it ends or nobody would read on."""
    game, rng = Game(slug, variant, seed=seed), Rng(seed).fork("players")
    told = [f"# {slug} · {variant}", msgspec.json.encode(KITS[slug].variants[variant]).decode(), ""]
    views = _views(game)
    told += [f"  {_name(seat)}: {_fields(view)}" for seat, view in views.items()]
    while not game.is_over and len(game.log) < LINES:
        wait, rng = rng.below(900)
        seat, rng = rng.below(4)
        number, rng = rng.below(700)
        game.now += 20 + wait
        wake = game.game.wake(game.state)
        if wake is not None and wake <= game.now:
            game.tick(wake)
        elif game.turn(Turn(0, seat, number - number % 10 + number % 7)):
            continue  # refused: nothing happened
        line, before, views = game.lines[-1], views, _views(game)
        told += ["", _line(line), *map(_event, line.events), *_changes(before, views)]
    outcome = game.game.outcome(game.state)
    return "\n".join([*told, "", f"outcome: {outcome}" if outcome else "(cut here)", ""])


def _views(game: Game) -> dict[Seat | None, dict[str, object]]:
    seats: tuple[Seat | None, ...] = (*range(game.seats), None)
    return {seat: msgspec.to_builtins(game.game.view(game.state, seat)) for seat in seats}


def _changes(
    before: dict[Seat | None, dict[str, object]], after: dict[Seat | None, dict[str, object]]
) -> list[str]:
    """What is new for whom; viewers to whom the same is new share a line."""
    told: dict[str, str] = {}
    for seat, view in after.items():
        new = {name: value for name, value in view.items() if before[seat].get(name, ...) != value}
        if new:
            told[_fields(new)] = told.get(_fields(new), "") + _name(seat)
    return [f"  {names}: {new}" for new, names in told.items()]


def _line(line: Entry[Move, Event]) -> str:
    when = f"{line.seq} · {(line.at - START) / 1000:.3f} s"
    if line.move is None:
        return f"{when} · the clock"
    return f"{when} · {_name(line.seat)} {_struct(line.move)}"


def _event(event: Event) -> str:
    only = "" if event.only is None else f"  (to {', '.join(map(_name, event.only))} alone)"
    return f"  → {_struct(event)}{only}"


def _struct(value: msgspec.Struct) -> str:
    fields = msgspec.to_builtins(value)
    name = fields.pop("type")
    fields.pop("only", None)
    return f"{name} {_fields(fields)}".rstrip()


def _fields(fields: dict[str, object]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


def _value(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _name(seat: Seat | None) -> str:
    return "*" if seat is None else NAMES[seat]
