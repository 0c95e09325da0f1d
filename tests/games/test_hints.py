"""HOUSE-15: what a hint says, in every game: from the asker's view, a word he may well know."""

import re
from typing import Any

import pytest
from msgspec import structs

from logomachie.core.house import Hint, House, Housed
from logomachie.core.letters import plain
from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.games.word_whiz.hints import SOUGHT
from logomachie.lexicon.load import french
from tests.kit.clauses import clause
from tests.kit.kits import KITS

POSITIONS = {
    "word-whiz": "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race",
    "wordsmith": "R5Y3B1G2/R4Y1B1G2",
    "wordsearch": "BLU./...E/SAC./.... 0/0 active:A",
    "cadenas": "B:MUSE squares:DE/AN/TI/LO/SU/CM hands:MOTLAC/SERPET",
    "guerre-des-mots": "",
}
CHILD = 0  # the level whose words every one of these positions has


class Table:
    """A table of one person and a bot that agreed on hints, the person to play."""

    def __init__(self, slug: str, seed: str = "hint") -> None:
        self.spec, lexicon = GAMES[slug], french()
        options: dict[str, Any] = {"opener": 0} if slug == "guerre-des-mots" else {}
        self.config = self.spec.config(
            seats=2,
            lexicon=lexicon.digest,
            position=POSITIONS[slug],
            time="calm",
            bots=(1,),
            hints=True,
            **options,
        )
        self.game: House[Any, Any] = self.spec.open(self.config, self.spec.words(lexicon))
        self.state: Housed[Any] = self.game.start(Rng(seed), 0)

    def takes(self, step: int) -> Any:
        """The next step, and what it says."""
        self.state, _ = self.game.step(self.state, 5_000, 0, Hint(step))
        return self.told()

    def told(self) -> Any:
        """What the question is answered with now."""
        view = self.game.view(self.state, 0)
        return self.spec.questions["hint"](view, self.config, "")


@clause("HOUSE-15")
@pytest.mark.slow
@pytest.mark.parametrize("slug", POSITIONS)
def test_three_steps_lead_to_a_word_one_is_likely_to_know(slug: str) -> None:
    """Each step says what the log says was asked for and no more; the last one names a word that a
    child plays, which begins as the second step said."""
    table = Table(slug)
    before = table.told()
    given = [table.takes(step) for step in (1, 2, 3)]
    words = [plain(word) for word in re.findall(r"[A-ZÀ-Ÿ]{3,}", given[2].steps[2].say.fr)]
    rows = [row for word in words if (row := french().row(word)) is not None]

    assert NotNow(question="hint") == before
    assert [1, 2, 3] == [len(one.steps) for one in given]
    assert [True, True, False] == [one.more for one in given]
    assert given[2].steps[:2] == given[1].steps
    assert all(step.say.fr and step.say.en and step.lit for step in given[2].steps)
    assert CHILD in {int(french().said[row]) for row in rows}
    assert set(re.findall(r"\b[A-Z]\b", given[1].steps[1].say.fr)) & set("".join(words))


@clause("HOUSE-15")
@pytest.mark.slow
@pytest.mark.parametrize("slug", POSITIONS)
def test_a_hint_depends_on_the_askers_view_alone(slug: str) -> None:
    """Two worlds he cannot tell apart give equal answers; nobody else's view has any of it."""
    table = Table(slug)
    table.takes(1)
    one, theirs = table.told(), encoded(table.game.view(table.state, 1))
    retold = KITS[slug].retold(table.state.game, 0, 3)
    table.state = structs.replace(table.state, game=retold)

    assert encoded(one) == encoded(table.told())
    assert one.steps[0].say.fr.encode() not in theirs


@clause("HOUSE-15")
@pytest.mark.parametrize(
    ("slug", "position", "says"),
    [
        ("word-whiz", "VWQ A13E13I13O13U12/A1E1I1O1U1 phase:race", "Je n’ai rien"),
        ("wordsmith", "Y1/R4Y1B1G2", "lancez le dé"),
        ("wordsearch", "X.../..../...Z/.... 0/0 active:A", "une seule lettre"),
    ],
)
@pytest.mark.slow
def test_where_there_is_no_word_one_step_says_so(
    slug: str, position: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And there is no other."""
    monkeypatch.setitem(POSITIONS, slug, position)
    given = Table(slug).takes(1)

    assert says in given.steps[0].say.fr
    assert not given.more


@clause("HOUSE-15")
@pytest.mark.slow
@pytest.mark.parametrize("cards", ["TMM", "RFL", "FTM"])
def test_at_word_whiz_the_word_is_short_enough_to_be_found(
    cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """COMMENÇAIENT goes further than MOMENT, and nobody thinks of it who needs a hint."""
    monkeypatch.setitem(POSITIONS, "word-whiz", f"{cards} A1E1I1O1U1/A1E1I1O1U1 phase:race")
    said = Table("word-whiz").takes(1).steps[0].say.fr
    found = re.search(r"Un mot de (\d+) lettres", said)

    assert found is not None
    assert int(found[1]) <= SOUGHT
