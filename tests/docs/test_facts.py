"""What the rulebook of Word-Whiz shows is true: figures, examples, names are the code's own."""

import re
from collections import Counter
from itertools import combinations_with_replacement

import pytest

from logomachie.bots.bot import LEVELS
from logomachie.core.house import BETWEEN_TYPINGS
from logomachie.core.recess import COMING_BACK, CONSENT_TIME
from logomachie.core.rng import Rng
from logomachie.core.timekeeper import DAY, LONGEST_STAND, PROLONGED
from logomachie.games.rulebook import HOUSE, Columns, Language, Listing, lines, rulebook, text_of
from logomachie.games.spec import HOUSE_OPTIONS
from logomachie.games.word_whiz.bots.temper import TEMPERS
from logomachie.games.word_whiz.rules import deck, judge, race, text
from logomachie.games.word_whiz.rules.events import Failed
from logomachie.games.word_whiz.rules.options import OPTIONS
from logomachie.games.word_whiz.rules.types import Setup, State
from logomachie.lexicon.load import french
from tests.docs.sources import ROOT
from tests.kit.clauses import clause

LANGUAGES: list[Language] = ["fr", "en"]
SETUP = Setup(seats=1, lexicon="")
INVALID = "non valable"


def article(which: str, slug: str = "word-whiz") -> str:
    """The words of an article, in French."""
    blocks = next(a.blocks for a in rulebook(slug).articles if a.id == which)
    return " ".join(text_of(line) for block in blocks for line in lines(block))


def table(chapter: str) -> list[list[str]]:
    """The rows of the table that introduces a chapter of the French rulebook."""
    intro = next(c.intro for c in rulebook("word-whiz").chapters if c.title == chapter)
    rows = next(block.rows for block in intro if isinstance(block, Columns))
    return [[text_of(cell) for cell in row] for row in rows]


def options(language: Language) -> list[str]:
    """The items of the list of options."""
    chapters = rulebook("word-whiz", language).chapters
    intro = next(c.intro for c in chapters if "MIC-R23" in {a.id for a in c.articles})
    listing = next(block for block in intro if isinstance(block, Listing))
    return [text_of(item) for item in listing.items]


def page_names(language: Language) -> dict[str, str]:
    """The name the page gives each option."""
    path = ROOT / "web" / "src" / "games" / "word-whiz" / f"options.{language}.ts"
    source = path.read_text(encoding="utf-8")
    return dict(re.findall(r"^  (\w+): \{\s*name: '([^']+)'", source, re.MULTILINE))


def numbers(told: str) -> list[int]:
    """The whole numbers in a text, clause ids apart; a narrow space may part the thousands."""
    found = re.findall(r"(?<![-A-Z\d])\d[\d\u202f]*", told)
    return [int(number.replace("\u202f", "")) for number in found]


def shown(cards: str) -> State:
    """A race of one for these cards, all pawns at the start."""
    return text.placed(text.read(cards.replace(" ", "")), SETUP, Rng("seed"), 0)


def judged(cards: str, word: str) -> Failed | None:
    """What the real rules and the real lexicon have against a word."""
    return judge.flaw(SETUP, french().words("plain"), shown(cards), 0, word)


EXAMPLES = table("Les mots valables")


@clause("MIC-D5", "MIC-E2", "MIC-E9", "MIC-R04", "MIC-R06", "MIC-R07", "MIC-R08", "MIC-R18")
@pytest.mark.parametrize(
    ("cards", "word", "verdict"), [row[:3] for row in EXAMPLES if row[2] != INVALID]
)
def test_a_good_example_moves_as_told(cards: str, word: str, verdict: str) -> None:
    """Each valid word of the table of examples is valid, and moves exactly these pawns."""
    steps = judge.steps(SETUP, shown(cards).pawns[0], word)
    told = re.findall(r"([AEIOU])(?: avance)? de (\d)", verdict)

    assert None is judged(cards, word)
    assert told == [(step.vowel, str(step.end - step.start)) for step in steps]


@clause("MIC-E1", "MIC-E3", "MIC-E5", "MIC-E6", "MIC-E7")
@pytest.mark.parametrize(
    ("cards", "word", "told"), [(*row[:2], row[3]) for row in EXAMPLES if row[2] == INVALID]
)
def test_a_bad_example_fails_as_told(cards: str, word: str, told: str) -> None:
    """Each other word fails by the article named; the lexicon does not say why it lacks one."""
    lacking = {"MIC-E6": "MIC-E4"}
    failed = judged(cards, word)

    assert failed is not None
    assert lacking.get(told, told) == failed.clause


def test_words_named_in_the_articles_are_words() -> None:
    """The adopted words that MIC-R18 names are in the lexicon."""
    named = set(re.findall(r"[A-Z]{4,}", article("MIC-R18")))

    assert {"SPORT", "WAGON"} == named
    assert set() == {word for word in named if word not in french().words("plain")}


def test_the_cards_are_those_of_the_deck() -> None:
    """MIC-A3 prints every card the game is dealt from."""
    blocks = next(a.blocks for a in rulebook("word-whiz").articles if a.id == "MIC-A3")
    rows = next(block.rows for block in blocks if isinstance(block, Columns))
    printed = [[text_of(cell) for cell in row] for row in rows]
    told = Counter({card: int(each) for cards, each, _ in printed for card in cards.split()})

    assert Counter(deck.cards("official")) == told
    assert [len(cards.split()) * int(each) for cards, each, _ in printed] == [
        int(total) for _, _, total in printed
    ]


def test_the_packs_have_the_sizes_told() -> None:
    """MIC-R02 prints the sizes of the packs, dealt and begun, with W and without."""
    full, less = len(deck.cards("official")), len(deck.cards("noW"))
    begun = tuple(size - 1 for size in deck.split(full))

    assert [full, *deck.split(full), *begun, less, *deck.split(less)] == numbers(article("MIC-R02"))


def test_the_times_are_the_usual_ones() -> None:
    """The table of times prints the defaults of the game."""
    told = [numbers(row[1])[0] for row in table("À l’écran")]

    usual = {option.name: option.values[0] for option in OPTIONS}
    names = ("flip", "race", "speak", "contest", "vote")

    assert [usual[f"{name}Seconds"] for name in names] == told


def test_the_fairness_window_is_as_told() -> None:
    """MIC-R17 and MIC-D4 print the very times the rules compare."""
    assert [race.WINDOW, race.LONGEST_TRIP, race.FASTEST] == numbers(article("MIC-R17"))
    assert [race.FASTEST] == numbers(article("MIC-D4"))


def test_idle_rounds_are_as_told() -> None:
    """MIC-R21 says three a player."""
    assert 3 == SETUP.idle_rounds
    assert "trois par joueur" in article("MIC-R21")


def test_how_many_triples_have_no_word() -> None:
    """MIC-R12: about one triple in twenty-four has no word; with a W, one in five."""
    cards, lexicon = Counter(deck.cards("official")), french()
    triples = [
        "".join(triple)
        for triple in combinations_with_replacement(sorted(cards), 3)
        if Counter(triple) <= cards
    ]
    dead = [t for t in triples if not lexicon.vowels[lexicon.containing(t)].any()]
    with_w = [t for t in triples if "W" in t]

    assert 24 == round(len(triples) / len(dead))
    assert 5 == round(len(with_w) / len([t for t in dead if "W" in t]))


def test_the_bots_are_as_told() -> None:
    """The table of the bots prints their fastest reaction and their slips."""
    told = [(row[0], row[2], numbers(row[3])[0]) for row in table("Les bots")]

    assert [
        (
            name,
            f"{temper.floor / 1000:.1f}\u00a0s".replace(".", ","),
            round(100 * temper.slip),
        )
        for name, temper in zip(LEVELS, TEMPERS, strict=True)
    ] == told


def test_the_house_gives_the_times_told() -> None:
    """The time to consent, the usual absence, how long typing prolongs, how long a clock stands."""
    assert [CONSENT_TIME // 1000] == numbers(article("HOUSE-06", HOUSE))
    assert 5 * 60_000 == SETUP.absence
    assert "cinq minutes" in article("HOUSE-03", HOUSE)
    assert [PROLONGED // 1000, BETWEEN_TYPINGS // 1000] == numbers(article("HOUSE-03", HOUSE))
    assert [LONGEST_STAND // DAY] * 2 == numbers(article("HOUSE-13", HOUSE))
    assert 5 * 60_000 == COMING_BACK
    assert "cinq minutes" in article("HOUSE-13", HOUSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_under_its_name(language: Language) -> None:
    """The list has one item an option, in the order of the page and named as on it."""
    own = [option.name for option in OPTIONS if option not in HOUSE_OPTIONS]
    names = page_names(language)
    told = [
        re.split(r"\u00a0?:|(?<=\?) ", item)[0].replace("\u202f", " ") for item in options(language)
    ]

    assert [names[name] for name in own] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_names_its_limits_and_article(language: Language) -> None:
    """Each item refers to the option's article, and times print default, least and most."""
    own = [option for option in OPTIONS if option not in HOUSE_OPTIONS]
    items = dict(zip(own, options(language), strict=True))
    timed = {option: item for option, item in items.items() if option.name.endswith("Seconds")}

    assert [] == [option.name for option, item in items.items() if option.clause not in item]
    assert [[o.values[0], o.least, o.most] for o in timed] == [
        numbers(item) for item in timed.values()
    ]
