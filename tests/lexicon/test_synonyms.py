"""Synonyms of an optional package: told after definitions and derivation, and missed by nobody."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from logomachie.lexicon import synonyms
from logomachie.lexicon.load import french
from logomachie.lexicon.reading import CLOSE

PACKAGE = Path(__file__).parents[2] / "packages" / "synonymes" / "src"
NEAR = "synonymes : "
BARE = "abajoue"  # neither our list nor a base tells it


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package can be imported."""
    monkeypatch.syspath_prepend(str(PACKAGE))
    synonyms._asked.cache_clear()
    yield
    sys.modules.pop(synonyms.PACKAGE, None)  # found there, it would be installed for all tests
    synonyms._asked.cache_clear()


def test_without_the_package_a_word_is_told_by_our_lists_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is missing but a sense."""
    monkeypatch.setattr(synonyms, "find_spec", lambda _: None)
    synonyms._asked.cache_clear()
    told = french().meaning(BARE)
    synonyms._asked.cache_clear()

    assert "" == told


@pytest.mark.usefixtures("installed")
def test_a_word_no_list_explains_says_what_it_is_close_to() -> None:
    """A definition comes first, then the word it is formed on, then synonyms, few and decent."""
    lexicon = french()
    told = [lexicon.meaning(lexicon.word(row)) for row in range(0, len(lexicon), 397)]
    close = [text.removeprefix(NEAR).split(", ") for text in told if text.startswith(NEAR)]

    assert f"{NEAR}bajoue" == lexicon.meaning(BARE)
    assert "mammifère roux" in lexicon.meaning("renard")
    assert 20 < len(close) < len(told) / 10
    assert max(map(len, close)) <= CLOSE
    assert all(lexicon.reader.is_decent(word) for words in close for word in words)
