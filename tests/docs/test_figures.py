"""The examples of the rulebooks: played by the rules, each under an article that exists."""

from functools import cache
from typing import Any

import pytest
from msgspec import convert

from logomachie.games import GAMES
from logomachie.games.figure import Figure as Played
from logomachie.games.figure import Moment
from logomachie.games.guerre_des_mots.figures import EXAMPLES, Figure, drawn, played
from logomachie.games.guerre_des_mots.rules.events import Ended, Fired, Laid
from logomachie.games.rulebook import clauses
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

FOUND = {figure.clause: figure for figure in drawn()}


def words(figure: Figure) -> list[str]:
    """The words laid in an example."""
    return [e.word for one in figure.moments for e in one.events if isinstance(e, Laid)]


@cache
def shown(slug: str) -> tuple[Any, ...]:  # Any: each game's own
    """The figures of a game, played with the club's dictionary."""
    return GAMES[slug].figures(GAMES[slug].words(french()))


def moments(slug: str, article: str, number: int = 0) -> tuple[Moment, ...]:
    """An example of a game's rulebook, moment by moment."""
    found = [figure for figure in shown(slug) if figure.clause == article]
    one = found[number]
    assert isinstance(one, Played)
    return one.moments


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_figure_can_be_played_on(slug: str) -> None:
    """Its position, options and seats open a table (HOUSE-07); a game with figures has some."""
    spec = GAMES[slug]
    for found in shown(slug):
        asked = {**found.options, "seats": found.seats, "position": found.position, "lexicon": ""}
        spec.check(convert(asked, spec.config))

    assert bool(shown(slug)) is (spec.maybe("figures", "figures", None) is not None)


@clause("SRCH-C10", "SRCH-I2", "SRCH-D2")
@pytest.mark.parametrize(
    ("article", "number", "board", "points"),
    [
        ("SRCH-C10", 0, "REST./LMO.N/PA..E/U...R/CI.OS", 4),
        ("SRCH-C10", 1, "RE.TA/LM..N/PA..E/U...R/CI.OS", 15),
        ("SRCH-I2", 0, "XXXXX/XXXX./XXX.X/XX..X/....X", 20),
    ],
)
def test_the_slides_of_wordsearch(article: str, number: int, board: str, points: int) -> None:
    """AILE, ISOLE and BLEU leave the board as their articles say, and bring their points."""
    last = moments("wordsearch", article, number)[-1]

    assert (board, points) == (last.view.board, last.view.scores[0])


@clause("MIC-E9", "MIC-E10")
def test_one_word_is_good_and_then_too_late() -> None:
    """DIVERTISSEMENT moves E by three and I by two; with both at home it is refused."""
    good, late = moments("word-whiz", "MIC-E9"), moments("word-whiz", "MIC-E10")

    assert (1, 4, 3, 1, 1) == good[-1].view.pawns[0]
    assert late[0].view.pawns == late[-1].view.pawns
    assert 0 in late[-1].view.noted + late[-1].view.excluded


@clause("WS-B3")
def test_the_same_pieces_make_two_words() -> None:
    """From eight pieces SAC, then CLIP; what a word does not need stays aside."""
    seen = moments("wordsmith", "WS-B3")

    assert [[], ["SAC"], ["CLIP"]] == [[event.word for event in one.events] for one in seen]
    assert seen[0].view.sheets[0].zone == seen[-1].view.sheets[0].zone


@clause("CAD-A6", "CAD-P4", "CAD-P6")
@pytest.mark.parametrize(
    ("article", "word", "locks"),
    [("CAD-A6", "MEUSE", 1), ("CAD-P4", "MEDUSE", 1), ("CAD-P6", "BIZERTE", 1)],
)
def test_a_word_and_its_padlock(article: str, word: str, locks: int) -> None:
    """Whoever makes the word has it, and the padlock with it; never a second one."""
    view = moments("cadenas", article)[-1].view

    assert (word, 0) == (view.words[0].text, view.words[0].owner)
    assert [0] * locks == [padlock.owner for padlock in view.padlocks]


@pytest.mark.parametrize("slug", list(GAMES))
def test_one_figure_plays_by_itself(slug: str) -> None:
    """Five to eight real events at the entrance of a game that shows figures, and one figure."""
    alive = [figure for figure in shown(slug) if figure.living]
    moments = [moment for figure in alive for moment in figure.moments]
    events = [event for moment in moments for event in moment.events]

    assert int(bool(shown(slug))) == len(alive)
    assert 5 * len(alive) <= len(events)
    assert len(moments) <= 9 * len(alive)  # the first is where it stands before


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_figure_belongs_to_an_article(slug: str) -> None:
    """Its clause is one of the rulebook of its game."""
    known = {rule.id for rule in clauses(slug)}

    assert {figure.clause for figure in shown(slug)} <= known


@clause("GDM-MOD-03", "GDM-OBJ-02", "GDM-OBJ-03")
def test_the_model_game_is_won_on_the_second_diagram() -> None:
    """PURS, ORALES and ORNA in one turn, and the cross is taken."""
    figure = FOUND["GDM-OBJ-02"]

    assert ["PURS", "ORALES", "ORNA"] == words(figure)
    assert isinstance(figure.moments[-1].events[-1], Ended)


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
    standing = [w.text for chain in figure.moments[-1].chains for w in chain.words]

    assert [word] == words(figure)
    assert left in standing


@clause("GDM-SHT-02", "GDM-SHT-03")
def test_one_shot_hits_and_the_other_fails() -> None:
    """RITE over five cells takes ESSENTIELLE; TOUR is too weak for the P of PARI."""
    (hit,) = [e for e in FOUND["GDM-SHT-02"].moments[1].events if isinstance(e, Fired)]
    (weak,) = [e for e in FOUND["GDM-SHT-03"].moments[1].events if isinstance(e, Fired)]

    assert ("", 5, ("ESSENTIELLE",)) == (hit.miss, hit.gap, hit.words)
    assert ("STRENGTH", 8, 10) == (weak.miss, weak.value, weak.strength)


def test_figures_tell_no_secret() -> None:
    """What went into an arsenal unseen is not among the events."""
    assert all(not e.only for f in drawn() for one in f.moments for e in one.events)
    assert len(EXAMPLES) == len(drawn()) == len(list(map(played, EXAMPLES)))
