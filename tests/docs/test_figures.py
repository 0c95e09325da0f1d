"""The examples of the rulebooks: played by the rules, each under an article that exists."""

import pytest

from logomachie.games import GAMES
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.figures import EXAMPLES, Figure, figures, played
from logomachie.games.guerre_des_mots.rules.events import Ended, Fired, Laid
from logomachie.games.rulebook import clauses
from tests.kit.clauses import clause

FOUND = {figure.clause: figure for figure in figures()}


def words(figure: Figure) -> list[str]:
    """The words laid in an example."""
    return [e.word for board in figure.boards for e in board.events if isinstance(e, Laid)]


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_figure_belongs_to_an_article(slug: str) -> None:
    """Its clause is one of the rulebook of its game."""
    known = {rule.id for rule in clauses(slug)}

    assert {figure.clause for figure in GAMES[slug].figures()} <= known  # type: ignore[attr-defined]


@clause("GDM-MOD-03", "GDM-OBJ-02", "GDM-OBJ-03")
def test_the_model_game_is_won_on_the_second_diagram() -> None:
    """PURS, ORALES and ORNA in one turn, and the cross is taken."""
    figure = FOUND["GDM-OBJ-02"]

    assert ["PURS", "ORALES", "ORNA"] == words(figure)
    assert isinstance(figure.boards[-1].events[-1], Ended)


@clause("GDM-CAP-06", "GDM-TAK-02", "GDM-TAK-03", "GDM-DIR-01", "GDM-DIR-03", "GDM-PIR-08")
@pytest.mark.parametrize(
    ("article", "word", "left"),
    [
        ("GDM-CAP-06", "PARIA", "RÉ"),
        ("GDM-TAK-02", "DESSELLÉES", "RU"),
        ("GDM-TAK-03", "NARVAL", "RÉ"),
        ("GDM-CAP-08", "PURS", "ME"),
        ("GDM-CAP-09", "PURS", "ELLES"),
        ("GDM-DIR-01", "SE", "ELLES"),
        ("GDM-DIR-03", "RUSE", "ES"),
        ("GDM-DIR-04", "BUSE", "LEST"),
        ("GDM-PIR-08", "RUS", "ES"),
        ("GDM-BLW-12", "ROTULE", "DON"),
    ],
)
def test_a_quoted_coup_leaves_what_the_leaflet_says(article: str, word: str, left: str) -> None:
    """The word it forms, and a word left on the board."""
    figure = FOUND[article]
    standing = [w.text for chain in figure.boards[-1].chains for w in chain.words]

    assert [word] == words(figure)
    assert left in standing


@clause("GDM-SHT-02", "GDM-SHT-03")
def test_one_shot_hits_and_the_other_fails() -> None:
    """RITE over five cells takes ESSENTIELLE; TOUR is too weak for the P of PARI."""
    (hit,) = [e for e in FOUND["GDM-SHT-02"].boards[1].events if isinstance(e, Fired)]
    (weak,) = [e for e in FOUND["GDM-SHT-03"].boards[1].events if isinstance(e, Fired)]

    assert ("", 5, ("ESSENTIELLE",)) == (hit.miss, hit.gap, hit.words)
    assert ("STRENGTH", 8, 10) == (weak.miss, weak.value, weak.strength)


def test_figures_tell_no_secret() -> None:
    """What went into an arsenal unseen is not among the events."""
    assert all(not e.only for f in figures() for board in f.boards for e in board.events)
    assert len(EXAMPLES) == len(GUERRE_DES_MOTS.figures()) == len(list(map(played, EXAMPLES)))
