"""What is true of a word or a roll in Wordsmith, each fact to be checked by the rules."""

from collections.abc import Iterator

from logomachie.games.judgement import Fact
from logomachie.games.wordsmith.analysis.spot import Roll, Spot, Word, ages_of
from logomachie.games.wordsmith.solver.search import BOXES, FREE_BOXES, PREMIUM_FROM

TOLD = 3  # reasons of one move
CHILD = 1  # the age of a word known at eight


def facts(spot: Spot, about: Word | Roll) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, about)[:TOLD]


def all_facts(spot: Spot, about: Word | Roll) -> list[Fact]:
    """Everything there is to tell."""
    return [*(_word(spot, about) if isinstance(about, Word) else _roll(spot))]


def _word(spot: Spot, about: Word) -> Iterator[Fact]:
    some, place = spot.found, about.place
    word, points = spot.words.key(about.row), int(some.points[place])
    letters, unused = int(spot.words.length[about.row]), int(some.unused[place])
    yield Fact("points", {"word": word, "points": points})
    ticked = spot.task.ticked
    if spot.setup.mode != "practice":
        yield from _boxes(word, ticked, unused)
    if spot.task.rows_left == 1:
        yield Fact("fills", {"word": word})
    if int(some.worth[place]) == int(some.worth.max()):
        yield Fact("most", {"word": word})
    if letters == int(spot.words.length[some.rows].max()):
        yield Fact("longest", {"word": word, "letters": letters})
    if spot.setup.gloire and letters > PREMIUM_FROM and spot.setup.mode != "practice":
        yield Fact("premium", {"word": word, "more": letters - PREMIUM_FROM})
    if spot.setup.plus_long and letters > spot.task.longest:
        yield Fact("bonus", {"word": word})
    if spot.task.rows_left > 1 and spot.setup.mode != "practice":
        yield Fact("keeps", {"word": word, "pieces": int(spot.words.size[about.row])})
    if len(some) == 1:
        yield Fact("only", {"word": word})
    if int(ages_of(spot.words, spot.lexicon)[about.row]) <= CHILD:
        yield Fact("easy", {"word": word})


def _boxes(word: str, ticked: int, unused: int) -> Iterator[Fact]:
    """What is left over, a box each; the free ones first (WS-G8, WS-G9)."""
    if unused == 0:
        yield Fact("clean", {"word": word})
        return
    blue = max(0, ticked + unused - FREE_BOXES) - max(0, ticked - FREE_BOXES)
    if blue:
        yield Fact("blue", {"word": word, "boxes": unused, "lost": blue})
    else:
        yield Fact("boxes", {"word": word, "boxes": unused})
    if ticked + unused == BOXES:
        yield Fact("full", {"word": word})


def _roll(spot: Spot) -> Iterator[Fact]:
    zone = sum(spot.view.sheets[spot.seat].zone)
    yield Fact("roll", {"pieces": zone + 1})
    if len(spot.found):
        best = int(spot.found.points[int(spot.order[0])])
        word = spot.words.key(int(spot.found.rows[int(spot.order[0])]))
        yield Fact("waits", {"word": word, "points": best})
    rivals = [
        sum(row != "" for row in sheet.rows)
        for seat, sheet in enumerate(spot.view.sheets)
        if seat != spot.seat
    ]
    own = sum(row != "" for row in spot.view.sheets[spot.seat].rows)
    if rivals and max(rivals) > own:
        yield Fact("behind", {"words": max(rivals) - own})
