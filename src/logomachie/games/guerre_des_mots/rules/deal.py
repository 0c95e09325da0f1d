"""The draw for the first player, and the deal (ORD-01, DEAL, Q-01 to Q-07)."""

from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.guerre_des_mots.rules import compass
from logomachie.games.guerre_des_mots.rules.tiles import TileSet, front, tile_set
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Setup, State, Token

ARSENAL = {1: 18, 2: 18, 3: 18, 4: 18, 5: 16, 6: 16, 7: 14, 8: 13}  # joker and cross too
LITERAL = {2: 18, 3: 18, 4: 18, 5: 16}  # letters beside them


def letters_each(setup: Setup) -> int:
    """The letters each player draws."""
    return LITERAL[setup.seats] if setup.deal == "literal" else ARSENAL[setup.seats] - 2


def dealt(setup: Setup, rng: Rng, until: Millis) -> State:
    """The table before the first word."""
    tiles = tile_set(setup.tiles)
    lots, rng = drawn_for_first(setup.seats, tiles, rng)
    first = winner_of(lots) if lots else 0  # alone one draws no lot
    if 0 <= setup.opener < setup.seats:  # the next game of a match
        lots, first = (), setup.opener
    pile, rng = rng.shuffle(tiles.letters)
    each = letters_each(setup)
    seats = range(setup.seats)
    places = compass.seated(setup.seats)
    return State(
        rng=rng,
        places=tuple(compass.turned(place, places[first]) for place in places),
        first=first,
        lots=lots,
        arsenals=tuple(
            tuple(sorted((*pile[seat * each : (seat + 1) * each], JOKER, CROSS))) for seat in seats
        ),
        reserve=pile[each * setup.seats :],
        box=spare(tiles, setup.seats),
        phase="FIRST",
        round=1,
        turn=1,
        active=first,
        until=until,
    )


def spare(tiles: TileSet, players: int) -> tuple[Token, ...]:
    """Jokers and crosses that stay in the box (Q-02)."""
    return tuple(token for token in (CROSS, JOKER) for _ in range(tiles.counts[token] - players))


def drawn_for_first(
    players: int, tiles: TileSet, rng: Rng
) -> tuple[tuple[tuple[str, ...], ...], Rng]:
    """A letter for each player, and again for those who tie for the nearest to A (Q-03)."""
    rows: list[tuple[str, ...]] = []
    drawing = tuple(range(players))
    while len(drawing) > 1:
        pile, rng = rng.shuffle(tiles.letters)
        lot = dict(zip(drawing, map(front, pile), strict=False))
        rows.append(tuple(lot.get(seat, "") for seat in range(players)))
        nearest = min(lot.values())
        drawing = tuple(seat for seat in drawing if lot[seat] == nearest)
    return tuple(rows), rng


def winner_of(lots: tuple[tuple[str, ...], ...]) -> Seat:
    """Who drew the letter nearest to A."""
    last = lots[-1]
    return last.index(min(letter for letter in last if letter))
