"""Wordsmith: rules, solver, bots, questions and rulebook."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__, slug="wordsmith", title="Wordsmith", prefix="WS", least=1, most=4, minutes=4
)
