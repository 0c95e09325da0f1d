"""The common rolls: which pieces everybody takes, which dice must be rolled again."""

from collections.abc import Callable
from typing import TypeAlias

from logomachie.core.rng import Rng
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.pieces import FACES, KINDS, STARS, Face, Kind, Pieces

Thrown: TypeAlias = tuple[tuple[Face, ...], Rng]
Throw: TypeAlias = Callable[[Rng, int], Thrown]

SETUP_DICE = 8  # four dice, twice (WS-D4)
LINE_DICE = 3  # WS-M6


def throw(rng: Rng, count: int) -> Thrown:
    """So many dice: two faces R, two Y, a blue and a green star on each."""
    faces: list[Face] = []
    for _ in range(count):
        side, rng = rng.below(len(FACES))
        faces.append(FACES[side])
    return tuple(faces), rng


def only_stars(faces: tuple[Face, ...]) -> bool:
    """Whether the line must be rolled again (WS-M7)."""
    return bool(faces) and all(map(is_star, faces))


def is_star(face: Face) -> bool:
    """Whether the face is a joker (WS-E7)."""
    return face in STARS


class Box:
    """The common supply: finite, or never empty (WS-D2, R10)."""

    def __init__(self, *, unlimited: bool) -> None:
        self.unlimited = unlimited

    def serves(self, box: Pieces, kind: Kind, players: int = 1) -> bool:
        """Whether so many players can take a piece of this kind."""
        return self.unlimited or pieces.count(box, kind) >= players

    def is_empty(self, box: Pieces) -> bool:
        """Whether no compartment holds a piece."""
        return not any(self.serves(box, kind) for kind in KINDS)

    def served(
        self, box: Pieces, players: int, faces: tuple[Face, ...]
    ) -> tuple[Pieces, Pieces, tuple[int, ...]]:
        """Die by die a piece of its colour for every player (WS-D5), stars included (R01).

        What each gets, what is left in the box, and the dice that could not serve all (R10).
        """
        each, again = pieces.NONE, []
        for die, kind in enumerate(faces):
            if not self.serves(box, kind, players):
                again.append(die)
                continue
            each = pieces.plus(each, pieces.one(kind))
            box = pieces.plus(box, pieces.one(kind), -players)
        return each, box, tuple(again)

    def line(
        self, box: Pieces, players: int, faces: tuple[Face, ...]
    ) -> tuple[Pieces, Pieces, int]:
        """Red and yellow for everybody, a circle for each star (WS-M8, WS-M9).

        A die whose compartment cannot serve all counts as a star, so that all stay equal (R21).
        """
        straight = tuple(face for face in faces if not is_star(face))
        each, left, again = self.served(box, players, straight)
        return each, left, len(faces) - len(straight) + len(again)
