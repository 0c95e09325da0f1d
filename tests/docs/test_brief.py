"""« Le jeu en bref »: every game on one screen, in both languages."""

import re

import pytest

from logomachie.games import GAMES
from logomachie.games.rulebook import HOUSE, Chapter, Language, lines, rulebook, text_of

LONGEST = 120  # words: what one reads standing
HEADS: dict[Language, list[set[str]]] = {
    "fr": [{"Le but"}, {"Un tour", "Une manche"}, {"La fin"}],
    "en": [{"The aim"}, {"A turn", "A round"}, {"The end"}],
}


def words(chapters: tuple[Chapter, ...]) -> int:
    """How many words stand on the screen, titles too."""
    said = [chapter.title for chapter in chapters] + [
        text_of(line) for chapter in chapters for block in chapter.intro for line in lines(block)
    ]
    return len(re.findall(r"[\w’-]+", " ".join(said)))


@pytest.mark.parametrize("language", list(HEADS))
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_told_in_120_words(slug: str, language: Language) -> None:
    """The aim, a turn, the end: each says something, and no article number stands in the way."""
    brief = rulebook(slug, language).brief

    assert len(HEADS[language]) == len(brief)
    assert all(part.title in titles for part, titles in zip(brief, HEADS[language], strict=True))
    assert all(part.intro and not part.articles for part in brief)
    assert words(brief) <= LONGEST


@pytest.mark.parametrize("slug", GAMES)
def test_the_translation_says_as_many_sentences(slug: str) -> None:
    """Neither language leaves anything out."""

    def sentences(language: Language) -> list[int]:
        brief = rulebook(slug, language).brief
        return [
            sum(len(re.findall(r"[.!?](?= |$)", text_of(line))) for line in lines(block))
            for part in brief
            for block in part.intro
        ]

    assert sentences("fr") == sentences("en")


def test_the_words_are_counted() -> None:
    """The first test can fail: a chapter of the rulebook is longer than a screen."""
    book = rulebook("wordsearch")

    assert words(book.brief) > 30
    assert words(book.brief * 4) > LONGEST


def test_the_house_has_none() -> None:
    """It is no game."""
    assert () == rulebook(HOUSE).brief
