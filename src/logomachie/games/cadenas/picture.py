"""A table of Cadenas as a picture: pairs, words and their padlocks, one's hand, the scores."""

from logomachie.games.cadenas.rules.types import TableView, Word
from logomachie.games.svg import FAINT, INK, LINE, SEATS, Picture, name

SIDE, GAP = 26, 4
LOCK = "#c98a1b"


def drawn(view: TableView) -> str:
    """The table from the seat of this view."""
    picture = Picture()
    for n, pair in enumerate(view.squares):
        left = n * 74.0
        fill = "#efe8d8" if n == view.taken else "none"
        picture.rect((left, 0), (66, 38), fill, LINE, round_=6)
        picture.cards((left + 5, 6), [*pair])
        picture.text((left + 33, 52), str(n + 1), 11, FAINT, anchor="middle")
    stock = f"{view.phase.lower()} · {view.turn} · {view.stock}"
    picture.text((len(view.squares) * 74 + 8, 22), stock, 13, FAINT)
    top = 66.0
    for seat, score in enumerate(view.scores):
        turn = "▸ " if seat == view.active else ""
        you = " *" if seat == view.seat else ""
        free = sum(lock.owner == seat and lock.place is None for lock in view.padlocks)
        told = f"{turn}{name(seat)}{you}  {score}  ({view.held[seat]})"
        picture.text((0, top + 16), told, 15, SEATS[seat], bold=True)
        for lock in range(free):
            _padlock(picture, (150 + 20 * lock, top + 4))
        top += 26
        for word in (word for word in view.words if word.owner == seat):
            _word(picture, view, word, top)
            top += SIDE + 10
        top += 8
    if view.hand:
        picture.line([(0, top), (420, top)], LINE)
        picture.cards((0, top + 10), [*view.hand], 32)
    return picture.svg("Cadenas")


def _word(picture: Picture, view: TableView, word: Word, top: float) -> None:
    picture.text((0, top + 18), str(word.id), 11, FAINT)
    left = 24.0
    for letter in word.text:
        fill = "#fbeecb" if word.kind == "proper" else "#ffffff"
        picture.rect((left, top), (SIDE, SIDE), fill, FAINT, round_=4)
        picture.letter((left, top), letter, SIDE)
        left += SIDE + GAP
    if any(lock.place == word.id for lock in view.padlocks):
        _padlock(picture, (left + 4, top + 6))
    if any(play.word == word.id for play in view.plays):
        picture.text((left + 26, top + 18), "◂", 14, INK)


def _padlock(picture: Picture, at: tuple[float, float]) -> None:
    x, y = at
    picture.circle((x + 7, y + 5), 4.5, "none", LOCK)
    picture.rect((x, y + 6), (14, 10), LOCK, LOCK, round_=2)
