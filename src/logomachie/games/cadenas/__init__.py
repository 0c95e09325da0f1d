"""Cadenas: rules, solver, bots, questions and rulebook."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__, slug="cadenas", title="Cadenas", prefix="CAD", least=1, most=6, minutes=14
)
