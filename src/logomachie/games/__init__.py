"""The games of the club: pure rules, one folder a game, all of one shape."""

from logomachie.games.spec import Announced, Spec
from logomachie.games.word_whiz.options import OPTIONS, examine
from logomachie.games.word_whiz.rules import Rules
from logomachie.games.word_whiz.types import Asked, Happened, Setup, TableView
from logomachie.games.wordsearch import options as wordsearch_options
from logomachie.games.wordsearch import rules as wordsearch_rules
from logomachie.games.wordsearch import types as wordsearch

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

WORDSEARCH = Spec(
    slug="wordsearch",
    title="Wordsearch",
    prefix="SRCH",
    least=1,
    most=4,
    minutes=40,
    config=wordsearch.Setup,
    options=wordsearch_options.OPTIONS,
    rules=wordsearch_rules.Rules,
    moves=wordsearch.Asked,
    events=wordsearch.Happened,
    view=wordsearch.TableView,
    examine=wordsearch_options.examine,
)

GAMES: dict[str, Spec] = {spec.slug: spec for spec in (WORD_WHIZ, WORDSEARCH)}

ANNOUNCED = (
    Announced("wordsmith", "Wordsmith", 1, 4, 30),
    Announced("cadenas", "Cadenas", 2, 6, 40),
    Announced("guerre-des-mots", "La Guerre des Mots", 2, 8, 60),
)
