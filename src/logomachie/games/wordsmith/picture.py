"""A table of Wordsmith as a picture: each player's pieces, sheet, boxes and points."""

from logomachie.games.svg import FAINT, INK, LINE, PAPER, SEATS, Picture, name
from logomachie.games.wordsmith.rules.pieces import KINDS
from logomachie.games.wordsmith.rules.types import SheetView, TableView

WIDE, BOXES, FREE = 210, 12, 6
COLOURS = {"R": "#c0392b", "Y": "#d4a017", "B": "#2f6db4", "G": "#3f8f55"}
HIDDEN = "• • •"


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture = Picture()
    line = f" · {view.line}" if view.line else ""
    picture.text((0, 14), f"{view.phase.lower()} · {view.round}/{view.rounds}{line}", 13, FAINT)
    if view.box is not None:
        counts = "  ".join(f"{kind} {n}" for kind, n in zip(KINDS, view.box, strict=True))
        picture.text((170, 14), counts, 13, FAINT)
    if view.hearing:
        said = f"{name(view.hearing.seat)} « {view.hearing.word} »"
        picture.text((0, 34), said, 15, INK, bold=True)
    for seat, sheet in enumerate(view.sheets):
        _sheet(picture, view, seat, sheet)
    return picture.svg("Wordsmith")


def _sheet(picture: Picture, view: TableView, seat: int, sheet: SheetView) -> None:
    left, top = seat * (WIDE + 24.0), 44.0
    you = " *" if seat == view.seat else ""
    head = f"{name(seat)}{you}  {view.totals[seat]}"
    picture.text((left, top + 14), head, 15, SEATS[seat], bold=True)
    _zone(picture, (left, top + 24), sheet)
    for n, word in enumerate(sheet.rows):
        y = top + 78 + n * 24
        letter = view.letters[n : n + 1]
        picture.text((left, y + 16), letter or str(n + 1), 12, FAINT)
        picture.rect((left + 18, y), (WIDE - 18, 22), "#ffffff", LINE)
        picture.text((left + 26, y + 16), HIDDEN if word is None else word, 14, INK, bold=True)
    y = top + 84 + len(sheet.rows) * 24
    for box in range(BOXES):
        fill = "#8795a1" if box < sheet.ticked else PAPER if box < FREE else "#d6e4f5"
        picture.rect((left + box * 17, y), (14, 14), fill, FAINT)


def _zone(picture: Picture, at: tuple[float, float], sheet: SheetView) -> None:
    """Long and short straights, wide and tight curves, as many as there are."""
    x, y = at[0], at[1] + 30
    for kind, count in zip(KINDS, sheet.zone, strict=True):
        for _ in range(count):
            _piece(picture, kind, (x, y))
            x += 9
        x += 6 if count else 0
    if sheet.wild or sheet.circles:
        picture.text((x, y), "★" if sheet.wild else "○" * sheet.circles, 14, INK)


def _piece(picture: Picture, kind: str, foot: tuple[float, float]) -> None:
    x, y = foot
    if kind in "RY":
        picture.line([(x, y), (x, y - (28 if kind == "R" else 14))], COLOURS[kind], 4)
        return
    high = 24 if kind == "B" else 12
    bow = [(x, y), (x + 5, y - high / 4), (x + 5, y - high * 3 / 4), (x, y - high)]
    picture.line(bow, COLOURS[kind], 3)
