"""What is true of a turn in Wordsearch, each fact to be checked by the rules."""

from collections.abc import Iterator

from logomachie.games.judgement import Fact
from logomachie.games.wordsearch.analysis.spot import LETTERS, Spot, Turn
from logomachie.games.wordsearch.rules import board
from logomachie.lexicon.ages import age_of

TOLD = 3  # reasons of one turn
CHILD = 1  # the age of a word known at eight


def facts(spot: Spot, turn: Turn) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, turn)[:TOLD]


def all_facts(spot: Spot, turn: Turn) -> list[Fact]:
    """Everything there is to tell."""
    told = _word(spot, turn) if turn.legal else _stop(spot, turn)
    first, *more = told
    return [first, *_opens(spot, turn), *more]  # what its value is made of comes first


def _word(spot: Spot, turn: Turn) -> Iterator[Fact]:
    assert turn.legal is not None
    word = turn.legal.word
    worth = turn.points // len(word)
    about = {"word": word, "points": turn.points, "letters": len(word), "sum": worth}
    yield Fact("points", about)
    if spot.wins(turn):
        yield Fact("wins", {"word": word})
    elif spot.ends(turn):
        yield Fact("ends", {"word": word})
    if turn.points == int(spot.found.points.max(initial=0)):
        yield Fact("most", {"word": word})
    yield from _lead(spot, turn, word)
    top = spot.reply(spot.state.board)
    if (
        top[1]
        and top[1] != word
        and spot.reply(turn.board)[0] < top[0]
        and _gone(spot, turn, top[1])
    ):
        yield Fact("closes", {"word": word, "other": top[1], "points": top[0]})
    if len(word) == int(spot.found.readings.length.max(initial=0)):
        yield Fact("longest", {"word": word, "letters": len(word)})
    values = dict(zip(LETTERS, spot.values, strict=True))
    dear = max(values[letter] for letter in board.letters(spot.state.board))
    best = next((letter for letter in word if values[letter] == dear), None)
    if best is not None and dear > 1:
        yield Fact("dear", {"word": word, "letter": best, "value": dear})
    if len(turn.legal.slides) == 1:
        yield Fact("one", {"word": word})
    if age_of(spot.lexicon, word) <= CHILD:
        yield Fact("easy", {"word": word})


def _gone(spot: Spot, turn: Turn, word: str) -> bool:
    """Whether a word one knows can no longer be formed."""
    return spot.known(turn.board).fewest(word) is None


def _lead(spot: Spot, turn: Turn, word: str) -> Iterator[Fact]:
    scores = spot.state.scores
    mine = scores[spot.seat]
    others = [
        s for seat, s in enumerate(scores) if seat != spot.seat and seat not in spot.state.gone
    ]
    if others and mine <= max(others) < mine + turn.points:
        yield Fact("leads", {"word": word, "ahead": mine + turn.points - max(others)})


def _stop(spot: Spot, turn: Turn) -> Iterator[Fact]:
    if turn.refused and turn.refused not in spot.lexicon:
        yield Fact("refused", {"word": turn.refused, "lost": turn.lost})
    if len(spot.found):
        best = int(spot.found.points.max())
        yield Fact("nothing", {"best": best})
    else:
        yield Fact("dry")


def _opens(spot: Spot, turn: Turn) -> Iterator[Fact]:
    points, word = spot.reply(turn.board)
    if word:
        yield Fact("leaves" if spot.is_alone else "opens", {"word": word, "points": points})
    elif not len(spot.solved(turn.board)):
        yield Fact("empty" if spot.is_alone else "shut")
