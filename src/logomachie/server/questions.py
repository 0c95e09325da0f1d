"""Questions of players, answered in a process of their own."""

import msgspec

from logomachie.core.question import NotNow
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.server.archive import Archive
from logomachie.server.crew import Question
from logomachie.server.running import Running
from logomachie.server.wire import Ask

LONGEST_ABOUT = 800  # a past turn, in words and one's hand


def is_known(game: str, question: str) -> bool:
    """Whether this game has this question."""
    return game in GAMES and question in GAMES[game].questions


def has_questions(game: str) -> bool:
    """Whether one can ask anything about a game."""
    return game in GAMES and bool(GAMES[game].questions)


async def posed(ask: Ask, running: Running, archive: Archive) -> Question | NotNow:
    """The question with the view it is about: the asker's now, or one of his past."""
    view, game = running.gallery.view(ask.seat), running.head.game
    about = ask.about[:LONGEST_ABOUT]
    if (moment := GAMES[game].moments.get(ask.question)) is not None:
        fits = moment(view, about)
        past = fits and await archive.moment(running, ask.seat, fits)
        if past is None:
            return NotNow(question=ask.question)
        if (said := GAMES[game].abouts.get(ask.question)) is not None:
            about = said(view)
        view = past
    return Question(
        game=game,
        question=ask.question,
        about=about,
        config=running.head.config,
        view=msgspec.Raw(encoded(view)),
    )


def answered(question: Question) -> bytes:
    """The answer, encoded."""
    spec = GAMES[question.game]
    view = msgspec.json.decode(question.view, type=spec.view)
    config = msgspec.json.decode(question.config, type=spec.config)
    return encoded(spec.questions[question.question](view, config, question.about))
