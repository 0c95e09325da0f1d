"""What a token may read when it is laid: accents, cedilla, jokers, chess pieces (ACC, WSH, BLC)."""

from typing import NamedTuple

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules.dictionary import bare, may_read
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.table import Options
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, JOKER, Cell, Letter, Piece


class Turned(NamedTuple):
    """A plain vowel of the board laid with an accent: only its back says whether it has it."""

    cell: Cell  # where it lay
    reads: str
    found: bool | None  # None: the player cannot know


def from_arsenal(letter: Letter, options: Options) -> Piece:
    """The piece a token of the arsenal becomes; its owner knows both its faces (Q-61)."""
    if letter.token == CROSS:
        if letter.reads != HYPHEN or letter.symbol:
            raise Refused("BAD_FACE", "GDM-MAT-06", cells=(letter.cell,))
        return Piece(CROSS, letter.cell, HYPHEN)
    tile = options.tiles.tiles[letter.token]
    faces = (tile.front, tile.back) if options.accents else (tile.front,)
    if letter.token == JOKER:
        fits = may_read(letter.reads, accents=options.accents)
    else:
        fits = bool(letter.reads) and letter.reads in faces
    if not fits:
        raise Refused("BAD_FACE", "GDM-ACC-02", cells=(letter.cell,))
    return Piece(letter.token, letter.cell, letter.reads, letter.symbol)


def from_board(letter: Letter, piece: Piece, options: Options) -> tuple[Piece, Turned | None]:
    """The piece a token of the board becomes: it keeps its value, but a plain vowel may be turned
    (WSH-01, WSH-03, Q-62)."""
    moved = Piece(piece.token, letter.cell, letter.reads, letter.symbol)
    if letter.reads == piece.reads:
        return moved, None
    is_plain = piece.token[0] == piece.reads and options.accents
    if (
        not is_plain
        or bare(letter.reads) != piece.reads
        or not may_read(letter.reads, accents=True)
    ):
        raise Fault("KEEPS_VALUE", "GDM-WSH-01", cells=(piece.cell,))
    tile = options.tiles.tiles.get(piece.token)
    if tile is None:
        return moved, Turned(piece.cell, letter.reads, None)
    if tile.symbol:  # C: everybody knows its back
        if tile.back != letter.reads:
            raise Fault("KEEPS_VALUE", "GDM-WSH-01", cells=(piece.cell,))
        return moved, None
    return moved, Turned(piece.cell, letter.reads, tile.back == letter.reads)


def showing(piece: Piece, options: Options) -> Piece:
    """A C laid as Ç lies on its back: on a king's cell its king shows, declared or not (Q-33)."""
    tile = options.tiles.tiles.get(piece.token)
    if tile is None or not tile.symbol or piece.reads != tile.back:
        return piece
    on_its_own = options.shields and options.grid.colour(piece.cell) == tile.symbol
    return replace(piece, shield=True) if on_its_own else piece


def check_symbol(piece: Piece, options: Options) -> None:
    """A chess piece may show only on the same piece of the board (BLC-02, Q-29, Q-30)."""
    if not options.general:
        raise Fault("NO_SYMBOLS", "GDM-MOD-02", cells=(piece.cell,))
    if not options.shields:
        raise Fault("NO_CHAIN_BLOCKADES", "GDM-MOD-05", cells=(piece.cell,))
    symbol = options.tiles.symbol(piece.token)
    if not symbol or options.grid.colour(piece.cell) != symbol:
        raise Fault("NO_SYMBOL_HERE", "GDM-BLC-02", cells=(piece.cell,))
