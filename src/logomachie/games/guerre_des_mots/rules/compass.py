"""Seats by the points of the compass, and the board turned to the first player (SEAT-01, Q-07)."""

from logomachie.games.guerre_des_mots.rules.types import Cell, Place, Side

CLOCKWISE: tuple[Place, ...] = ("SO", "OSO", "ONO", "NO", "NE", "ENE", "ESE", "SE")
TAKEN: tuple[Place, ...] = ("SO", "ONO", "NE", "ESE", "SE", "NO", "OSO", "ENE")
MOST = len(CLOCKWISE)  # players
OPPOSITE: dict[Side, Side] = {"N": "S", "E": "O", "S": "N", "O": "E"}
STEP: dict[Side, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "O": (0, -1)}
SIDES: tuple[Side, ...] = ("S", "O", "N", "E")  # clockwise from the bottom


def seated(players: int) -> tuple[Place, ...]:
    """The places of so many players, in the order of their turns, before the board is turned."""
    if players == 2:
        return ("SO", "NE")
    return in_turn(TAKEN[:players])


def in_turn(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """These places in the order of their turns: clockwise, but four the other way (Q-04)."""
    row = tuple(place for place in CLOCKWISE if place in places)
    return (row[0], *row[:0:-1]) if len(row) == 4 else row


def side(place: Place) -> Side:
    """The side of the board somebody sits at: ONO sits in the west."""
    return SIDES[((CLOCKWISE.index(place) + 1) // 2) % 4]


def turned(place: Place, first: Place) -> Place:
    """Where a place comes to be when the first player's side is turned to the bottom (Q-07)."""
    quarters = SIDES.index(side(first))
    return CLOCKWISE[(CLOCKWISE.index(place) - 2 * quarters) % 8]


def quarter(cell: Cell, size: int) -> Cell:
    """The cell after the board has made a quarter turn clockwise."""
    return cell[1], size - 1 - cell[0]
