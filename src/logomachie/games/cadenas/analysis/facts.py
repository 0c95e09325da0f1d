"""What is true of a turn in Cadenas, each fact to be checked by the rules."""

from collections.abc import Iterator, Sequence

from logomachie.games.cadenas.analysis.spot import Held, Spot, Turn
from logomachie.games.cadenas.rules.cards import lacking
from logomachie.games.cadenas.rules.types import HIDDEN
from logomachie.games.cadenas.solver.search import Choice, paid
from logomachie.games.judgement import Fact

TOLD = 3  # reasons of one turn
FEW = 3  # letters that are worth naming
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def facts(spot: Spot, turn: Turn) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, turn)[:TOLD]


def all_facts(spot: Spot, turn: Turn) -> list[Fact]:
    """Everything there is to tell."""
    down = [Fact("fell", {"word": word}) for word in turn.fell]
    down += [Fact("denied", {"word": word}) for word in turn.denied]
    if not turn.plays:
        return [*down, *_idle(spot, turn), *_after(spot, turn)]
    plays = by_weight(turn.plays)
    return [*_first(spot, turn, plays), *down, *_after(spot, turn), *_more(spot, turn, plays)]


def by_weight(plays: Sequence[Choice]) -> list[Choice]:
    """Captures first, then the longest."""
    return sorted(plays, key=lambda play: (not play.captures, -len(play.text), play.text))


def _first(spot: Spot, turn: Turn, plays: list[Choice]) -> Iterator[Fact]:
    if spot.wins(turn):
        yield Fact("wins", {"points": spot.scores(turn)[spot.seat]})
    for play in plays:
        if play.captures:
            about = {"word": play.text, "old": play.old, "letters": play.cards}
            yield Fact("captures", {**about, "taken": spot.points(play.old)})
        elif play.word is not None:
            won = spot.points(play.text) - spot.points(play.old)
            yield Fact("grows", {"word": play.text, "old": play.old, "won": won})
        else:
            yield Fact("lays", {"word": play.text, "won": spot.points(play.text)})
        if play.supply:
            yield Fact("padlock", {"word": play.text})
        if play.seizes is not None:
            yield Fact("seizes", {"word": play.text})


def _after(spot: Spot, turn: Turn) -> Iterator[Fact]:
    """What the turn leaves: padlocks, words that are open or closed, the score."""
    answered = not (spot.is_last or spot.is_alone)
    for _, text in turn.locks if answered else ():
        yield Fact("locks", {"word": text})
    held = [word for word in spot.after(turn) if word.owner == spot.seat and not word.locked]
    for word in sorted(held, key=lambda word: (-len(word.text), word.text)):
        if answered and any(play.text == word.text for play in turn.plays):
            yield from _open(spot, turn, word)
    scores = spot.scores(turn)
    before = spot.view.scores
    others = [score for seat, score in enumerate(scores) if seat != spot.seat]
    rivals = [score for seat, score in enumerate(before) if seat != spot.seat]
    if others and before[spot.seat] <= max(rivals) and scores[spot.seat] > max(others):
        yield Fact("leads", {"ahead": scores[spot.seat] - max(others)})


def _open(spot: Spot, turn: Turn, held: Held) -> Iterator[Fact]:
    """Whether a word can be taken, by any card, by one, by those that lie open."""
    word = held.text
    names = held.kind == "proper" or spot.state.supply > sum(play.supply for play in turn.plays)
    if not any(len(spot.french.book.captures(kind, word).rows) for kind in ("common", "proper")):
        yield Fact("closed", {"word": word})
        return
    single = [letter for letter in LETTERS if grown(spot, word, letter, names=names)]
    if len(single) <= FEW:
        yield Fact("narrow", {"word": word, "letters": single})
    for square, pair in enumerate(spot.view.squares):
        cards = pair.replace(HIDDEN, "")
        if square != turn.square and cards and (found := grown(spot, word, cards, names=names)):
            best = max(found, key=lambda text: (len(text), text))
            yield Fact("open", {"word": word, "by": best, "square": square + 1})
            return


def grown(spot: Spot, word: str, cards: str, *, names: bool) -> list[str]:
    """What another may make of a word with these cards alone; a name needs a padlock (CAD-A2)."""
    book, setup = spot.french.book, spot.setup
    common = book.grown("common", word, cards, setup.min_common)
    proper = book.grown("proper", word, cards, setup.min_proper) if names else []
    return [
        text
        for text in (*common, *proper)
        if text != word + "S" and not lacking(cards, paid(word, text))
    ]


def _more(spot: Spot, turn: Turn, plays: list[Choice]) -> Iterator[Fact]:
    cards = sum(len(play.cards) for play in plays)
    if len(plays) > 1:
        yield Fact("several", {"count": len(plays), "won": spot.won(turn)})
    if cards >= len(spot.view.hand):
        yield Fact("spends", {"cards": cards, "hand": len(spot.view.hand)})
    if spot.is_last and not spot.wins(turn):
        yield Fact("last")


def _idle(spot: Spot, turn: Turn) -> Iterator[Fact]:
    yield Fact("idle", {"back": turn.back})
    if spot.is_last and not spot.wins(turn):
        yield Fact("last")
