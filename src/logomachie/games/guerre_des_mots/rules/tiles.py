"""The 104 tokens: what is on their two faces, as data with a version."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Token

SYMBOLS = {"F": 8, "T": 10, "D": 12, "R": 0}  # bishop, rook, queen, king (MAT-08)
COUNT = 104  # MAT-02
VERSIONS = ("fr-104-1",)


@dataclass(frozen=True)
class Tile:
    """One kind of token."""

    token: Token  # S, Eé, C, ?, +
    front: str  # S, E, ?, +
    back: str  # the letter on the back: É, Ç; empty if it bears none
    symbol: str  # the chess piece on the back: F, T, D, R; empty if none
    value: int  # shooting value (SHT-03)


@dataclass(frozen=True)
class TileSet:
    """A set of tokens."""

    version: str
    tiles: Mapping[Token, Tile]
    counts: Mapping[Token, int]

    @property
    def letters(self) -> tuple[Token, ...]:
        """Every letter of the set, in the order of its file."""
        return tuple(t for t, n in self.counts.items() if t not in (JOKER, CROSS) for _ in range(n))

    def value(self, token: Token) -> int:
        """What a token is worth as a gun or as a target; an unknown back is a vowel's."""
        tile = self.tiles.get(token)
        return tile.value if tile else 0

    def symbol(self, token: Token) -> str:
        """The chess piece on its back, or nothing."""
        tile = self.tiles.get(token)
        return tile.symbol if tile else ""


def front(token: Token) -> str:
    """The front of a token: what everybody knows of one that lies on the board."""
    return token[0]


def read(text: str, version: str) -> TileSet:
    """A set from the lines of its file; ValueError if the tokens do not add up."""
    tiles, counts = {}, {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            tile, count = _tile(line.split("\t"))
            tiles[tile.token], counts[tile.token] = tile, count
    if sum(counts.values()) != COUNT or min(counts.get(t, 0) for t in (JOKER, CROSS)) < 8:
        raise ValueError(f"not {COUNT} tokens with 8 jokers and 8 crosses: {version}")
    return TileSet(version, tiles, counts)


def _tile(fields: list[str]) -> tuple[Tile, int]:
    face, count, verso, symbol, value, *_ = fields
    symbol = "" if symbol == "-" else symbol
    letter = verso.rpartition("+")[2].upper() if "ç" in verso else ""
    if not symbol and face != CROSS:
        letter = verso.upper()
    if int(value) != SYMBOLS.get(symbol, 0):
        raise ValueError(f"a {verso} is not worth {value}")
    token = face + letter.lower() if letter and not symbol else face
    return Tile(token, face, letter, symbol, int(value)), int(count)


@cache
def tile_set(version: str) -> TileSet:
    """The set of this version, as packed with the game."""
    if version not in VERSIONS:
        raise ValueError(f"no such set of tokens: {version}")
    return read((files(__package__) / "data" / f"{version}.tsv").read_text("utf-8"), version)


for _version in VERSIONS:  # read when the game is, so that no rule touches a file
    tile_set(_version)
