"""Questions a seat may ask about its own view: pure, not logged, never what the rules hide."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from logomachie.core.value import Value, encoded
from logomachie.games import GAMES
from logomachie.games.cadenas.types import Setup as CadenasSetup
from logomachie.games.cadenas.types import TableView as Cadenas
from logomachie.games.guerre_des_mots.types import Setup as GuerreSetup
from logomachie.games.guerre_des_mots.types import TableView as GuerreDesMots
from logomachie.games.word_whiz.types import Setup, TableView
from logomachie.games.wordsearch.types import Setup as WordsearchSetup
from logomachie.games.wordsearch.types import TableView as Wordsearch
from logomachie.games.wordsmith.types import Setup as WordsmithSetup
from logomachie.games.wordsmith.types import TableView as Wordsmith

if TYPE_CHECKING:
    from logomachie.server.crew import Question

MOST_MISSED = 8


class Missed(Value, kw_only=True):
    """The words that would have moved the most vowels, the best first."""

    letters: str
    words: tuple[str, ...]
    count: int  # all there were


class NotNow(Value, tag=True, kw_only=True):
    """The rules do not let a player look this up now."""

    question: str


class Kinds(Value, kw_only=True):
    """What a word of Cadenas may be declared: the lists have it as one, as both, as neither."""

    common: bool
    proper: bool


def missed(view: TableView, config: Setup, about: str) -> Missed | NotNow:
    """Word-Whiz: what could have been said. Never while there is still a race to win."""
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only
    from logomachie.solvers.word_whiz import found  # noqa: PLC0415

    letters = "".join(view.visible)
    is_over = view.wake is None  # the house takes the deadline away, however the game ended
    if is_over and len(about) == 3 and about.isascii() and about.isupper():
        letters = about  # after the end, of any round
    elif not is_over and view.phase != "FLIP":
        return NotNow(question="missed")
    lexicon = french()
    pawns = view.pawns[view.seat] if view.seat is not None else (1, 1, 1, 1, 1)
    triple = (letters[0], letters[1], letters[2])
    rows = found(lexicon, config, triple, pawns, frozenset()).rows
    best = tuple(lexicon.spelled(int(row)) for row in rows[:MOST_MISSED])
    return Missed(letters=letters, words=best, count=len(rows))


def hint(view: Wordsearch, config: WordsearchSetup, question: str) -> Value:
    """Wordsearch, in training or after the end: how many words are hidden, and the best one.

    Not in the middle of a turn: a letter that has slid cannot slide again.
    """
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only
    from logomachie.solvers.words import wordsearch  # noqa: PLC0415
    from logomachie.solvers.wordsearch_answers import best, hidden  # noqa: PLC0415

    if (not config.training and view.phase != "OVER") or view.moved:
        return NotNow(question=question)
    answer = hidden if question == "count" else best
    return answer(view, config, wordsearch(french()))


def ways(view: GuerreDesMots, config: GuerreSetup, about: str) -> Value:
    """La Guerre des Mots: how the letters of a word could be provided, and what each way would
    earn; no dictionary is asked.
    """
    from logomachie.solvers.guerre_ways import ways as found  # noqa: PLC0415  # in a worker only

    return found(view, config, about)


def kinds(view: Cadenas, config: CadenasSetup, about: str) -> Kinds | NotNow:
    """Cadenas: common word or proper noun. Where a word stands until it is questioned, no answer:
    the lists are then consulted by a challenge alone (CAD-R16).
    """
    from logomachie.core.letters import plain  # noqa: PLC0415  # in a worker only
    from logomachie.games.cadenas.judge import Judge, ballot_key  # noqa: PLC0415
    from logomachie.lexicon.load import french  # noqa: PLC0415
    from logomachie.solvers.words import admitted  # noqa: PLC0415

    if not view.judged:
        return NotNow(question="kinds")
    text = plain(about)
    words = admitted("cadenas", french())
    agreed = {ballot_key(text, "common"), ballot_key(text, "proper")} & set(view.agreed)
    return Kinds(
        common=text in words or ballot_key(text, "common") in agreed,
        proper=bool(Judge(config, words).names(text, "proper"))
        or ballot_key(text, "proper") in agreed,
    )


def overlooked(view: Cadenas, config: CadenasSetup, about: str) -> Value:
    """Cadenas, after the end: the best turn and plays of a past turn, which the asker describes
    from what he saw then, his hand after the take in it. While the game runs, no answer.
    """
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only
    from logomachie.solvers.cadenas_answers import missed as found  # noqa: PLC0415
    from logomachie.solvers.words import cadenas  # noqa: PLC0415

    if view.wake is not None:  # the house takes the deadline away, however the game ended
        return NotNow(question="missed")
    return found(about, config, cadenas(french()))


def allowed(view: Wordsmith, config: WordsmithSetup, about: str) -> Value:
    """Wordsmith, between rounds and after the end: the best word of each zone of a round and the
    longest ones nobody found. While anybody builds, judges or checks, no answer.
    """
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only
    from logomachie.solvers.wordsmith import book  # noqa: PLC0415
    from logomachie.solvers.wordsmith_answers import missed as found  # noqa: PLC0415

    # a game that ended early stays in its phase, but the house leaves its players no move
    there = view.seat is not None and view.seat not in view.house.resigned
    if view.phase not in ("SCORE", "OVER") and (view.can or not there):
        return NotNow(question="missed")
    return found(about, view, config, book(french(), config.alphabet_version))


# Any: each game has its own view and config
QUESTIONS: dict[tuple[str, str], Callable[[Any, Any, str], Value]] = {
    ("cadenas", "kinds"): kinds,
    ("cadenas", "missed"): overlooked,
    ("guerre-des-mots", "ways"): ways,
    ("word-whiz", "missed"): missed,
    ("wordsearch", "count"): lambda view, config, _: hint(view, config, "count"),
    ("wordsearch", "best"): lambda view, config, _: hint(view, config, "best"),
    ("wordsmith", "missed"): allowed,
}


def is_known(game: str, question: str) -> bool:
    """Whether this game has this question."""
    return (game, question) in QUESTIONS


def has_questions(game: str) -> bool:
    """Whether one can ask anything about a game."""
    return any(slug == game for slug, _ in QUESTIONS)


def answered(question: "Question") -> bytes:
    """The answer, encoded."""
    spec = GAMES[question.game]
    view = msgspec.json.decode(question.view, type=spec.view)
    config = msgspec.json.decode(question.config, type=spec.config)
    return encoded(QUESTIONS[question.game, question.question](view, config, question.about))
