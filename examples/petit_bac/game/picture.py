"""A table of Petit Bac as a picture: the letter, and everybody's points."""

from logomachie.games.petit_bac.rules.types import TableView

from logomachie.games.svg import SEATS, Picture, name


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture = Picture()
    picture.letter((0, 0), view.letter, 60)
    for seat, points in enumerate(view.points):
        written = " ·" if seat in view.written else ""
        at = (80.0, 18.0 + 20 * seat)
        picture.text(at, f"{name(seat)} {points}{written}", 14, SEATS[seat], bold=True)
    return picture.svg("Petit Bac")
