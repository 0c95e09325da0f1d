"""« La règle, en ce moment »: articles in one sentence, chosen by what a view shows."""

from typing import get_args

import msgspec
import pytest

from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.now import shorts
from logomachie.games.pattern import matches
from logomachie.games.rulebook import rulebook
from tests.kit.kits import KITS

MOST_WORDS = 25
SHOWN = 4
GAME = pytest.mark.parametrize("slug", GAMES)


@GAME
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_is_one_sentence_of_an_article(slug: str, language: str) -> None:
    """Of an article of the book, of at most 25 words, and each article once."""
    book = rulebook(slug, "fr" if language == "fr" else "en")
    ids = [article.id for article in book.articles]

    assert set(ids) >= {one.clause for one in book.now}
    assert len({one.clause for one in book.now}) == len(book.now)
    assert [] == [one.clause for one in book.now if len(one.say.split()) > MOST_WORDS]


@GAME
def test_each_looks_at_what_a_view_has(slug: str) -> None:
    """Fields of the game's own view, moves of the game: a misspelt one would never be shown."""
    spec = GAMES[slug]
    fields = {field.encode_name for field in msgspec.structs.fields(spec.view)}
    moves = {move.__name__ for move in get_args(spec.moves)}
    entries = shorts(spec.room, "fr")

    assert fields >= {name for one in entries for name in one.when}
    assert moves >= {move for one in entries for move in one.when.get("can", ())}


@pytest.mark.parametrize("slug", [slug for slug in GAMES if shorts(GAMES[slug].room, "fr")])
def test_a_game_begins_with_articles_that_matter(slug: str) -> None:
    """Whoever is to play is told how, and everybody what the game is about."""
    kit = KITS[slug]
    spec, config = kit.spec, next(iter(kit.variants.values()))
    game = spec.open(config, kit.words)
    state = game.start(Rng("now"), 0)
    seat = game.waiting(state)[0]
    fits = [
        [one for one in shorts(spec.room, "fr") if matches(one.when, msgspec.to_builtins(view))]
        for view in (game.view(state, seat), game.view(state, None))
    ]

    assert len(fits[0]) >= 3
    assert any(one.when.get("can") for one in fits[0][:SHOWN])
    assert all(not one.when.get("can") for one in fits[1])
    assert fits[1]


def test_they_are_well_set() -> None:
    """As the page sets them: the typography of a sentence is the page's, its signs are ours."""
    said = "\n".join(one.say for spec in GAMES.values() for one in shorts(spec.room, "fr"))

    assert "'" not in said
    assert '"' not in said
