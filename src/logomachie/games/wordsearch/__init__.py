"""Wordsearch: rules, solver, bots, questions and rulebook."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__, slug="wordsearch", title="Wordsearch", prefix="SRCH", least=1, most=4, minutes=14
)
