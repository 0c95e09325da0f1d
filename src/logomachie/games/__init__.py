"""The games of the club: pure rules, one folder a game, all of one shape."""

from logomachie.games.cadenas import events as cadenas_events
from logomachie.games.cadenas import options as cadenas_options
from logomachie.games.cadenas import rules as cadenas_rules
from logomachie.games.cadenas import types as cadenas
from logomachie.games.guerre_des_mots import events as guerre_events
from logomachie.games.guerre_des_mots import figures as guerre_figures
from logomachie.games.guerre_des_mots import match as guerre_match
from logomachie.games.guerre_des_mots import options as guerre_options
from logomachie.games.guerre_des_mots import rules as guerre_rules
from logomachie.games.guerre_des_mots import types as guerre
from logomachie.games.spec import Announced, Spec
from logomachie.games.word_whiz.options import OPTIONS, examine
from logomachie.games.word_whiz.rules import Rules
from logomachie.games.word_whiz.types import Asked, Happened, Setup, TableView
from logomachie.games.wordsearch import options as wordsearch_options
from logomachie.games.wordsearch import rules as wordsearch_rules
from logomachie.games.wordsearch import types as wordsearch
from logomachie.games.wordsmith import events as wordsmith_events
from logomachie.games.wordsmith import options as wordsmith_options
from logomachie.games.wordsmith import rules as wordsmith_rules
from logomachie.games.wordsmith import types as wordsmith

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

WORDSMITH = Spec(
    slug="wordsmith",
    title="Wordsmith",
    prefix="WS",
    least=1,
    most=4,
    minutes=30,
    config=wordsmith.Setup,
    options=wordsmith_options.OPTIONS,
    rules=wordsmith_rules.Rules,
    moves=wordsmith.Asked,
    events=wordsmith_events.Happened,
    view=wordsmith.TableView,
    examine=wordsmith_options.examine,
)

CADENAS = Spec(
    slug="cadenas",
    title="Cadenas",
    prefix="CAD",
    least=1,
    most=6,
    minutes=40,
    config=cadenas.Setup,
    options=cadenas_options.OPTIONS,
    rules=cadenas_rules.Rules,
    moves=cadenas.Asked,
    events=cadenas_events.Happened,
    view=cadenas.TableView,
    examine=cadenas_options.examine,
)

GUERRE_DES_MOTS = Spec(
    slug="guerre-des-mots",
    title="La Guerre des Mots",
    prefix="GDM",
    least=2,
    most=8,
    minutes=60,
    config=guerre.Setup,
    options=guerre_options.OPTIONS,
    rules=guerre_rules.Rules,
    moves=guerre.Asked,
    events=guerre_events.Happened,
    view=guerre.TableView,
    examine=guerre_options.examine,
    figures=guerre_figures.figures,
    again=guerre_match.following,
)

GAMES: dict[str, Spec] = {
    spec.slug: spec for spec in (WORD_WHIZ, WORDSEARCH, WORDSMITH, CADENAS, GUERRE_DES_MOTS)
}

ANNOUNCED: tuple[Announced, ...] = ()
