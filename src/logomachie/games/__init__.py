"""The games of the club: pure rules, one folder a game, all of one shape."""

from logomachie.games.spec import Announced, Spec
from logomachie.games.word_whiz.options import OPTIONS, examine
from logomachie.games.word_whiz.rules import Rules
from logomachie.games.word_whiz.types import Asked, Happened, Setup, TableView

WORD_WHIZ = Spec(
    slug="word-whiz",
    title="Word-Whiz",
    prefix="MIC",
    least=1,
    most=4,
    minutes=20,
    config=Setup,
    options=OPTIONS,
    rules=Rules,
    moves=Asked,
    events=Happened,
    view=TableView,
    examine=examine,
)

GAMES: dict[str, Spec] = {spec.slug: spec for spec in (WORD_WHIZ,)}

ANNOUNCED = (
    Announced("wordsmith", "Wordsmith", 1, 4, 30),
    Announced("cadenas", "Cadenas", 2, 6, 40),
    Announced("wordsearch", "Wordsearch", 1, 4, 40),
    Announced("guerre-des-mots", "La Guerre des Mots", 2, 8, 60),
)
