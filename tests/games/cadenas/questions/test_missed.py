"""What a past turn of Cadenas held: after the end, from what the asker saw, never before."""

import msgspec
import pytest
from msgspec.structs import replace

from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.questions import missed as overlooked
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.answers import Missed, Unreadable
from logomachie.games.cadenas.solver.hand import Floats, Parts
from logomachie.games.cadenas.solver.turn import MOST_WAYS
from logomachie.lexicon.load import french
from logomachie.server.crew import Question
from logomachie.server.questions import answered, is_known
from tests.kit.clauses import clause

SETUP = Setup(seats=2, lexicon="x")
TURN = "A:TRI B:MEUSE! lock:B/-/2 supply:1 hands:AITXYDKW"


def seen(**changed: object) -> TableView:
    """What seat 0 sees at the start, but for what is changed."""
    game = CADENAS.open(SETUP, GAMES["cadenas"].words(french()))
    view = game.view(game.start(Rng("missed"), 0), 0)
    assert isinstance(view, TableView)
    return replace(view, **changed)


@clause("CAD-K10")
def test_nothing_is_told_while_the_game_runs() -> None:
    """Whatever position is asked about: the lists judge, they do not advise."""
    for phase in ("TAKE", "PLAY", "WINDOW"):
        assert NotNow(question="missed") == overlooked(seen(phase=phase), SETUP, TURN)


def test_after_the_end_a_past_turn_is_told() -> None:
    """Its best whole turn and its best plays, as the asker could have found them."""
    answer = overlooked(seen(phase="OVER", wake=None), SETUP, TURN)

    assert isinstance(answer, Missed)
    assert "méduse" in {play.spelled for play in answer.best.plays}
    assert is_known("cadenas", "missed")


def test_the_answer_comes_over_the_wire() -> None:
    """Encoded, from an encoded view."""
    question = Question(
        game="cadenas",
        question="missed",
        about=TURN,
        config=msgspec.Raw(encoded(SETUP)),
        view=msgspec.Raw(encoded(seen(phase="OVER", wake=None))),
    )

    assert "ADIKTWXY" == msgspec.json.decode(answered(question), type=Missed).hand


def test_a_game_given_up_is_over_too() -> None:
    """The house takes the deadline away, whatever the phase was; nonsense is said to be so."""
    view = seen(phase="PLAY", wake=None)

    assert isinstance(overlooked(view, SETUP, TURN), Missed)
    assert isinstance(overlooked(view, SETUP, "?"), Unreadable)


def test_the_worst_position_somebody_can_describe_has_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sixty words and ten cards: a counted number of ways is looked at, and it is said so."""
    looked, best = [0], Parts.best

    def counted(self: Parts, these: Floats, those: Floats) -> Floats:
        looked[0] += len(self.shape.first)
        return best(self, these, those)

    monkeypatch.setattr(Parts, "best", counted)
    words = " ".join(f"A:{word}" for word in ("MARE", "PIRE", "TRI", "ROI", "LOT", "SEL") * 10)
    over = seen(phase="OVER", wake=None)
    locks = "lock:A/-/- " * 4
    answer = overlooked(over, SETUP, f"{words} {locks}supply:4 hands:SAINETROUL")

    assert isinstance(answer, Missed)
    assert 0 < looked[0] <= MOST_WAYS
    assert not answer.best.exact
    assert answer.best.plays
