"""A table of Word-Whiz as a picture: the cards, and every player's five vowels on their way."""

from logomachie.core.letters import VOWELS
from logomachie.games.svg import FAINT, INK, LINE, PAPER, SEATS, Picture, name
from logomachie.games.word_whiz.rules.types import TableView

CELL = 20
TOP = 74  # of the boards, under the cards


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture = Picture()
    for pack, (letter, left) in enumerate(zip(view.visible, view.left, strict=True)):
        corner = (pack * 58.0, 0.0)
        picture.rect(corner, (46, 46), "#ffffff", INK, round_=6)
        picture.letter(corner, letter, 46)
        picture.text((corner[0] + 23, 60), str(left), 11, FAINT, anchor="middle")
    said = [f"{view.phase.lower()} · {view.round}"]
    if view.holder is not None:
        said.append(f"{name(view.holder)} « {view.word or '…'} »")
    for n, line in enumerate(said):
        picture.text((190, 18 + 20 * n), line, 14, INK if n else FAINT)
    for seat in range(len(view.pawns)):
        _board(picture, view, seat)
    return picture.svg("Word-Whiz")


def _board(picture: Picture, view: TableView, seat: int) -> None:
    """Five columns wide tracks, a pawn on each; the steps walked are the score."""
    left = (seat % 2) * (CELL * (view.track + 2) + 30.0)
    top = TOP + (seat // 2) * (CELL * 5 + 44.0)
    steps = sum(view.pawns[seat]) - len(VOWELS)
    out = " ×" if seat in view.excluded or seat in view.noted else ""
    you = " *" if seat == view.seat else ""
    picture.text((left, top + 14), f"{name(seat)}{you}{out}  {steps}", 14, SEATS[seat], bold=True)
    for row, (vowel, column) in enumerate(zip(VOWELS, view.pawns[seat], strict=True)):
        y = top + 22 + row * CELL
        picture.text((left, y + 15), vowel, 13, FAINT, bold=True)
        for cell in range(view.track):
            fill = "#efe8d8" if cell + 1 == view.track else PAPER
            picture.rect((left + CELL * (cell + 1), y), (CELL, CELL), fill, LINE)
        at = (left + CELL * (column + 0.5), y + CELL / 2)
        picture.circle(at, 7, SEATS[seat], INK)
