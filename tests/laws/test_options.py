"""The options of every game, as the page that sets a table is told of them."""

import msgspec
import pytest

from logomachie.games import GAMES
from logomachie.games.spec import Option
from tests.kit.clauses import clause

OPTIONS = [
    pytest.param(slug, option, id=f"{slug}-{option.name}")
    for slug, spec in GAMES.items()
    for option in spec.options
]


@clause("HOUSE-01")
@pytest.mark.parametrize("slug", GAMES)
def test_an_option_is_told_once(slug: str) -> None:
    """No name stands twice in the list."""
    names = [option.name for option in GAMES[slug].options]

    assert len(names) == len(set(names))


@clause("HOUSE-01")
@pytest.mark.parametrize(("slug", "option"), OPTIONS)
def test_the_default_comes_first(slug: str, option: Option) -> None:
    """The first value is that of a bare config, or the page says it always; all are allowed."""
    spec = GAMES[slug]
    bare = msgspec.to_builtins(spec.config(seats=max(2, spec.least), lexicon="kit"))

    assert option.always or option.values[0] == bare.get(option.name, option.values[0])
    assert all(option.allows(value) for value in option.values)
