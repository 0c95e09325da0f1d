"""HOUSE-14: a table of children refuses some words at once, to their asker alone."""

from typing import Any

import pytest

from logomachie.bots.roster import build
from logomachie.core.game import Config, Event, Move, Outcome, Refused, View, WordsChosen
from logomachie.core.house import House
from logomachie.core.rng import Rng
from logomachie.core.school import said
from logomachie.core.value import Millis, Seat, encoded
from logomachie.games import GAMES
from logomachie.games.cadenas.rules.events import Laid
from logomachie.games.word_whiz.rules.types import Say, Submit
from logomachie.lexicon.levels import LEVELS
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

RUDE = "BITE"
JUDGE = 1  # the seat to whom the game says no itself, of the word read backwards


@pytest.fixture(scope="module")
def school() -> Lexicon:
    """The list without rude words and slurs."""
    return french("ecole")


class Rude:
    """A dictionary in which one word is not for children."""

    def __contains__(self, word: object) -> bool:
        return word != RUDE

    def unfit(self, word: str) -> bool:
        return word.upper() == RUDE


class Word(Move):
    """Say a word."""

    word: str


class Heard(Event):
    """A word was said."""

    word: str


class Talking:
    """Anybody says anything: a game that judges nothing."""

    def __init__(self, config: Config) -> None:
        self.config = config

    def start(self, rng: Rng, at: Millis) -> Outcome:
        return Outcome((), (), "", "")

    def step(
        self, state: Outcome, at: Millis, seat: Seat, move: Word, credit: Millis = 0
    ) -> tuple[Outcome, tuple[Event, ...]]:
        if seat == JUDGE:
            raise Refused("NOT_A_WORD", "X-1", word=move.word[::-1])
        return state, (Heard(word=move.word),)

    def tick(self, state: Outcome, at: Millis) -> tuple[Outcome, tuple[Event, ...]]:
        return state, ()

    def resign(self, state: Outcome, at: Millis, seat: Seat) -> tuple[Outcome, tuple[Event, ...]]:
        return state, ()

    def wake(self, state: Outcome) -> Millis | None:
        return 1_000

    def waiting(self, state: Outcome) -> tuple[Seat, ...]:
        return (0,)

    def view(self, state: Outcome, seat: Seat | None) -> View:
        return View(seat=seat, can=("Word",), wake=1_000)

    def scores(self, state: Outcome) -> tuple[int, ...]:
        return (0,)

    def outcome(self, state: Outcome) -> Outcome | None:
        return None


def house(dictionary: WordsChosen) -> tuple[Any, Any]:  # Any: a house, and its state
    """The talking game at a table with this dictionary, and its start."""
    config = Config(seats=2, lexicon="", dictionary=dictionary)
    game: House[Outcome, View] = House(Talking(config), Word, Heard, Rude())
    return game, game.start(Rng("x"), 0)


@clause("HOUSE-14")
def test_the_lists_differ_by_rude_words_alone(school: Lexicon) -> None:
    """« École » has all else, and its own digest."""
    whole = french()

    assert ("SALOPE" in whole, "SALOPE" in school) == (True, False)
    assert ("IDIOT" in school, "VIT" in school, "CHAT" in school) == (True, True, True)
    assert whole.digest != school.digest
    assert 0 < len(whole) - len(school) < 5_000


@clause("HOUSE-14")
@pytest.mark.parametrize("slug", [*GAMES])
def test_every_games_dictionary_knows_what_is_not_for_children(slug: str, school: Lexicon) -> None:
    """Whatever the oracle its rules are opened with."""
    words: Any = GAMES[slug].words(school)

    assert words.unfit("SALOPE")
    assert words.unfit("salope")
    assert words.unfit("PUTES")  # pûtes is spelt so where there are no accents
    assert words.unfit("pûtes")  # and the list is one for all games
    assert "PUTES" not in words
    assert not words.unfit("CHAT")
    assert not words.unfit("XYZZY")  # no word at all: the game's own affair


@clause("HOUSE-14")
def test_bots_of_a_school_table_know_its_list(school: Lexicon) -> None:
    """They are built with the list of the table's digest."""
    config = GAMES["word-whiz"].config(seats=2, lexicon=school.digest)
    bot: Any = build("word-whiz", 3, config)

    assert school.digest == bot.mind.lexicon.digest


@clause("HOUSE-14")
def test_no_bot_of_a_school_table_says_what_reads_as_a_rude_word(school: Lexicon) -> None:
    """At no level, whatever else the letters may spell; nor does it know it when it is said."""
    whole = french()

    for key in ("PUTES", "CONNES", "BITTES", "GITONS"):
        assert key in whole
        assert (school.row(key), school.levels(key)) == (None, ())
    assert school.levels("BANDE") == LEVELS


def test_words_are_found_in_moves_and_events() -> None:
    """By the names of their fields; numbers are no words."""
    laid = Laid.__struct_fields__

    assert ["bite", "mot"] == [*said((Say(round=1, word="bite"), Submit(round=1, word="mot")))]
    assert "text" in laid


@clause("HOUSE-14")
def test_a_refused_word_is_nobodys_business() -> None:
    """The house refuses the move itself, so that no line is written; other words are heard."""
    game, state = house("ecole")

    with pytest.raises(Refused) as refusal:
        game.step(state, 10, 0, Word(word="bite"))

    assert ("UNFIT", "HOUSE-14") == (refusal.value.code, refusal.value.clause)
    assert (Heard(word="mot"),) == game.step(state, 10, 0, Word(word="mot"))[1]


@clause("HOUSE-14")
def test_a_person_is_refused_the_letters_too(school: Lexicon) -> None:
    """PUTES, whatever was meant; a word whose rude spelling is the rarer one is heard."""
    config = Config(seats=2, lexicon="", dictionary="ecole")
    words = GAMES["word-whiz"].words(school)
    game: House[Outcome, View] = House(Talking(config), Word, Heard, words)
    state = game.start(Rng("x"), 0)

    with pytest.raises(Refused, match="UNFIT"):
        game.step(state, 10, 0, Word(word="PUTES"))
    assert (Heard(word="BANDE"),) == game.step(state, 10, 0, Word(word="BANDE"))[1]


@clause("HOUSE-14")
@pytest.mark.parametrize(
    ("word", "code"), [("bite", "UNFIT"), ("etib", "UNFIT"), ("mot", "NOT_A_WORD")]
)
def test_unfit_is_told_before_the_games_own_refusal(word: str, code: str) -> None:
    """Whether the move says the word or the game names it."""
    game, state = house("ecole")
    other, start = house("complet")

    with pytest.raises(Refused, match=code):
        game.step(state, 10, JUDGE, Word(word=word))
    with pytest.raises(Refused, match="NOT_A_WORD"):
        other.step(start, 10, JUDGE, Word(word=word))


@clause("HOUSE-14")
@pytest.mark.parametrize("dictionary", ["complet", "usuel"])
def test_at_other_tables_every_word_is_heard(dictionary: WordsChosen) -> None:
    """What is then made of it is the game's affair."""
    game, state = house(dictionary)

    assert (Heard(word="bite"),) == game.step(state, 10, 0, Word(word="bite"))[1]


def test_a_table_that_chose_nothing_says_nothing_of_it() -> None:
    """Configs of earlier releases keep their bytes."""
    assert b"dictionary" not in encoded(Config(seats=2, lexicon=""))
