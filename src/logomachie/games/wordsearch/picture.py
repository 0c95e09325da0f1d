"""A table of Wordsearch as a picture: the board, what has moved in this turn, the scores."""

from logomachie.games.svg import FAINT, INK, LINE, PAPER, SEATS, Picture, name
from logomachie.games.wordsearch.rules.board import EMPTY, segment
from logomachie.games.wordsearch.rules.text import cell_name
from logomachie.games.wordsearch.rules.types import TableView

CELL = 34


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture, rows = Picture(), view.board.split("/")
    moved = {slid.target for slid in view.moved}
    claim = view.claim
    word = segment(claim.start, claim.direction, len(claim.word)) if claim else ()
    for r, row in enumerate(rows, 1):
        picture.text((0, r * CELL + 4), str(r), 11, FAINT)
        for c, letter in enumerate(row, 1):
            centre = (c * CELL + 6.0, float(r * CELL))
            fill = "#f3d98b" if (r, c) in word else "#fff3cf" if (r, c) in moved else "#ffffff"
            is_empty = letter == EMPTY
            picture.circle(centre, CELL * 0.44, PAPER if is_empty else fill, LINE)
            if not is_empty:
                corner = (centre[0] - CELL / 2, centre[1] - CELL / 2)
                picture.letter(corner, letter, CELL)
    for c in range(1, len(rows[0]) + 1):
        at = (c * CELL + 6.0, 8.0)
        picture.text(at, cell_name((1, c))[0], 11, FAINT, anchor="middle")
    left = CELL * (len(rows[0]) + 1) + 10
    for seat, (score, aside) in enumerate(zip(view.scores, view.aside, strict=True)):
        top = 24 + seat * 44
        turn = "▸ " if seat == view.active else ""
        you = " *" if seat == view.seat else ""
        picture.text((left, top), f"{turn}{name(seat)}{you}  {score}", 15, SEATS[seat], bold=True)
        picture.text((left, top + 17), aside[-24:], 11, FAINT)
    if claim:
        top = 24 + len(view.scores) * 44
        picture.text((left, top), f"{claim.word} {claim.points}", 15, INK, bold=True)
    return picture.svg("Wordsearch")
