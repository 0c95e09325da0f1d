"""La Guerre des Mots: rules, solver, bots, questions and rulebook."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__,
    slug="guerre-des-mots",
    title="La Guerre des Mots",
    prefix="GDM",
    least=1,
    most=8,
    minutes=16,
)
