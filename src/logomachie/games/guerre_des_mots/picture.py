"""A table of La Guerre des Mots as a picture: the cross, the chains, one's arsenal."""

from logomachie.games.guerre_des_mots.rules.notation import cell_name
from logomachie.games.guerre_des_mots.rules.types import ChainView, Piece, TableView
from logomachie.games.svg import FAINT, INK, LINE, SEATS, Picture

CELL = 22
COLOURS = {
    ".": "#fbf7ec", "b": "#cfe0f4", "g": "#cfe8cf", "r": "#f3c9c1", "m": "#d9c3a5", "v": "#ddd0ec",
}  # fmt: skip
PIECES = {"F": "♗", "T": "♖", "D": "♕", "R": "♔"}


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture, rows = Picture(), view.board.split("/")
    for r, row in enumerate(rows):
        for c, colour in enumerate(row):
            if colour != " ":
                _cell(picture, (r, c), colour)
    for c in range(len(rows[0])):
        at = (20 + CELL * (c + 0.5), 11.0)
        picture.text(at, cell_name((0, c))[0], 10, FAINT, anchor="middle")
    for r in range(len(rows)):
        picture.text((0, 16 + CELL * (r + 0.7)), str(r + 1), 10, FAINT)
    for chain in view.chains:
        _chain(picture, chain)
    left, top = 20 + CELL * len(rows[0]) + 16, 30.0
    for seat, place in enumerate(view.places):
        turn = "▸ " if seat == view.active else ""
        you = " *" if seat == view.seat else ""
        won = "  ★" if seat == view.winner else ""
        told = f"{turn}{place}{you}  ({view.arsenals[seat]}){won}"
        picture.text((left, top), told, 15, SEATS[seat], bold=True)
        top += 24
    top += 10
    for n in range(0, len(view.arsenal), 6):
        faces = [token[0] for token in view.arsenal[n : n + 6]]
        picture.cards((left, top), faces, 24)
        top += 30
    return picture.svg("La Guerre des Mots")


def _corner(cell: tuple[int, int]) -> tuple[float, float]:
    return 20.0 + CELL * cell[1], 16.0 + CELL * cell[0]


def _cell(picture: Picture, cell: tuple[int, int], colour: str) -> None:
    corner = _corner(cell)
    picture.rect(corner, (CELL, CELL), COLOURS.get(colour, COLOURS["."]), LINE)
    if colour in PIECES:
        middle = (corner[0] + CELL / 2, corner[1] + CELL * 0.75)
        picture.text(middle, PIECES[colour], 15, FAINT, anchor="middle")


def _chain(picture: Picture, chain: ChainView) -> None:
    """The pieces of a chain with its owner's colour round them."""
    for piece in chain.path:
        x, y = _corner(piece.cell)
        fill = "#fff3cf" if piece.shield else "#ffffff"
        picture.rect((x + 1, y + 1), (CELL - 2, CELL - 2), fill, SEATS[chain.seat], round_=4)
        picture.letter((x, y), _sign(piece), CELL, INK)


def _sign(piece: Piece) -> str:
    """What it reads; a joker's letter is small."""
    return piece.reads.lower() if piece.token == "?" else piece.reads  # noqa: S105  # wood
