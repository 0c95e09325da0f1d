"""What is true of a word or a roll in Wordsmith, each fact to be checked by the rules."""

from collections.abc import Iterator

from logomachie.games.judgement import Fact
from logomachie.games.wordsmith.analysis.spot import Roll, Spot, Stood, TurnedDown, Word, ages_of
from logomachie.games.wordsmith.solver.search import BOXES, FREE_BOXES, PREMIUM_FROM

TOLD = 3  # reasons of one move
CHILD = 1  # the age of a word known at eight


About = Word | Stood | TurnedDown | Roll


def facts(spot: Spot, about: About) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, about)[:TOLD]


def all_facts(spot: Spot, about: About) -> list[Fact]:
    """Everything there is to tell."""
    match about:
        case Word():
            return [*_word(spot, about)]
        case Stood():
            return [*_stood(spot, about)]
        case TurnedDown():
            return [Fact("refused", {"word": about.key})]
        case Roll():
            return [*_roll(spot)]


def _stood(spot: Spot, about: Stood) -> Iterator[Fact]:
    yield Fact("points", {"word": about.key, "points": about.points})
    yield Fact("agreed", {"word": about.key})
    if spot.setup.mode != "practice":
        yield from _boxes(spot, about.key, about.unused)


def _word(spot: Spot, about: Word) -> Iterator[Fact]:
    some, place = spot.found, about.place
    word, points = spot.words.key(about.row), int(some.points[place])
    letters, unused = int(spot.words.length[about.row]), int(some.unused[place])
    yield Fact("points", {"word": word, "points": points})
    if spot.setup.mode != "practice":
        yield from _boxes(spot, word, unused)
    if spot.task.rows_left == 1:
        yield Fact("fills", {"word": word})
    if spot.setup.mode != "practice" and int(some.worth[place]) == int(some.worth.max()):
        yield Fact("most", {"word": word})
    if letters == int(spot.words.length[some.rows].max()):
        yield Fact("longest", {"word": word, "letters": letters})
    if spot.setup.gloire and letters > PREMIUM_FROM and spot.setup.mode != "practice":
        yield Fact("premium", {"word": word, "more": letters - PREMIUM_FROM})
    open_sheets = spot.setup.plus_long and not spot.setup.secret
    if open_sheets and letters > spot.task.longest:
        yield Fact("bonus", {"word": word})
    if spot.task.rows_left > 1 and spot.setup.mode != "practice":
        yield Fact("keeps", {"word": word, "pieces": int(spot.words.size[about.row])})
    if len(some) == 1:
        yield Fact("only", {"word": word})
    if int(ages_of(spot.words, spot.lexicon)[about.row]) <= CHILD:
        yield Fact("easy", {"word": word})


def _boxes(spot: Spot, word: str, unused: int) -> Iterator[Fact]:
    """What is left over, a box each; the free ones first (WS-G8, WS-G9)."""
    ticked = spot.task.ticked
    if unused == 0:
        yield Fact("clean", {"word": word})
        return
    blue = max(0, ticked + unused - FREE_BOXES) - max(0, ticked - FREE_BOXES)
    if blue:
        yield Fact("blue", {"word": word, "boxes": unused, "lost": blue})
    else:
        yield Fact("boxes", {"word": word, "boxes": unused})
    if ticked + unused == BOXES and spot.task.rows_left > 1:
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
        if seat != spot.seat and seat not in spot.state.gone
    ]
    own = sum(row != "" for row in spot.view.sheets[spot.seat].rows)
    if rivals and max(rivals) > own:
        yield Fact("behind", {"words": max(rivals) - own})
