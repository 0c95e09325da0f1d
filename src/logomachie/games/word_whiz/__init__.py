"""Word-Whiz: rules, solver, bots, questions and rulebook."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__,
    slug="word-whiz",
    title="Word-Whiz",
    prefix="MIC",
    least=1,
    most=4,
    minutes=15,
    edition=2,  # letters leave when they may be seen (MIC-R17)
)
