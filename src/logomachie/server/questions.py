"""Questions of players, answered in a process of their own."""

from typing import TYPE_CHECKING

import msgspec

from logomachie.core.value import encoded
from logomachie.games import GAMES

if TYPE_CHECKING:
    from logomachie.server.crew import Question


def is_known(game: str, question: str) -> bool:
    """Whether this game has this question."""
    return game in GAMES and question in GAMES[game].questions


def has_questions(game: str) -> bool:
    """Whether one can ask anything about a game."""
    return game in GAMES and bool(GAMES[game].questions)


def answered(question: "Question") -> bytes:
    """The answer, encoded."""
    spec = GAMES[question.game]
    view = msgspec.json.decode(question.view, type=spec.view)
    config = msgspec.json.decode(question.config, type=spec.config)
    return encoded(spec.questions[question.question](view, config, question.about))
