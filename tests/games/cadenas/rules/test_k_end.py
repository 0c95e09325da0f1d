"""Completions K6 to K11: the last card, the final turns, the score, the winner."""

import pytest

from logomachie.core.game import Outcome
from logomachie.core.house import Resign
from logomachie.games.cadenas.rules.events import Ended, PutDown, Refilled, StockOut, TurnBegan
from tests.games.cadenas.story import A, B, C, Story, placed, told
from tests.kit.clauses import clause

EMPTY = "squares:-/-/-/-/-/- stock:-"


@clause("CAD-K5", "CAD-K6")
def test_the_stock_runs_out_in_a_draw() -> None:
    """The square first, then the hand as far as it goes; final turns begin with the next."""
    story = told("", "TRAITEXY/XYZKWQJV/XYZKWQJV", stock="EAI")
    story.does(A, "lay traite", "put X")
    story.tells(
        Refilled(seat=A, turn=1, square=0, cards="E", drawn=2, stock=0),
        StockOut(seat=A, turn=1, finals=(B, C, A)),
        TurnBegan(seat=B, turn=2, until=story.now + 90_000, final=True),
    )

    assert ("AIY", "XE") == (story.hand(A), story.state.squares[0])


@clause("CAD-K6", "CAD-R14")
def test_everybody_has_one_final_turn_without_refills() -> None:
    """Starting with the next, ending with who drew the last card; then the game is over."""
    story = told("", "TRAITEXY/MOTKWQXY/XYZKWQJV", stock="EAI")
    story.does(A, "lay traite", "put X")
    story.does(B, "take 2", "lay mot", "put X").does(C, "take 3", "put XY")
    assert (4, "X") == (len(story.hand(B)), story.state.squares[1])
    assert story.outcome is None
    story.does(A, "take 4", "put EE")

    assert Outcome((6, 3, 0), (A,), "FINAL", "CAD-K6") == story.outcome
    story.tells(Ended(winners=(A,), scores=(6, 3, 0), why="FINAL"))


@clause("CAD-K6")
def test_a_stock_emptied_to_the_last_card_is_exhausted_too() -> None:
    """Nobody could draw any more."""
    story = told("", "MOTKWQXY", stock="EAI").does(A, "lay mot", "put X")

    assert ("", (A,)) == (story.state.stock, story.state.finals)


@clause("CAD-K7", "CAD-R20", "CAD-R26")
def test_a_final_turn_takes_what_there_is() -> None:
    """A square of one card; then one card is put back, two if nothing was played."""
    story = placed("squares:-/X/-/-/-/- hands:MOT/AB stock:-")
    story.refused(A, "take 1", "EMPTY_SQUARE", "CAD-K7")
    story.does(A, "take 2").refused(A, "put X", "PUT_BACK", "CAD-F7")
    story.does(A, "lay mot", "put X").tells(PutDown(seat=A, turn=1, square=1, cards="X"))
    story.does(B, "take 2", "put AB")

    assert "AB" == story.state.squares[1]


@clause("CAD-R26", "CAD-K7", "CAD-F7")
def test_as_many_as_he_has() -> None:
    """With one card alone nothing played means one card back."""
    story = placed("squares:X/-/-/-/-/- hands:-/AB stock:-").does(A, "take 1")

    assert 1 == story.view(A).owed
    story.does(A, "put X")


@clause("CAD-K7", "CAD-R20")
def test_without_a_square_there_is_nothing_to_put_back() -> None:
    """No take, all cards may be played, and the turn ends empty-handed."""
    story = placed(f"hands:MOT/LAC {EMPTY}")
    story.refused(A, "take 1", "ALREADY_TAKEN", "CAD-F2")
    story.does(A, "lay mot").refused(A, "put X", "PUT_BACK", "CAD-F5").does(A, "put")
    story.does(B, "put")

    assert Outcome((3, 0), (A,), "FINAL", "CAD-K6") == story.outcome


@clause("CAD-R20")
def test_he_who_emptied_a_square_keeps_a_card() -> None:
    """With c cards he plays at most c less one."""
    story = placed("squares:T/-/-/-/-/- hands:MO/AB stock:-").does(A, "take 1")

    story.refused(A, "lay mot", "KEEP_ONE_CARD", "CAD-F6")


@clause("CAD-R14")
def test_until_dry() -> None:
    """Option: on without refills until a whole round passes with no card played."""
    story = told("", "MOTLACXY/XYZKWQJV", stock="EAI", end="untilDry")
    story.does(A, "lay mot", "put X").tells(StockOut(seat=A, turn=1, finals=None))
    story.does(B, "take 2", "put XY").does(A, "take 3", "lay lac", "put E")
    assert story.view(A).dry == (0, 0)
    story.does(B, "take 2", "put XY")
    assert story.outcome is None
    story.does(A, "take 4", "put EE")

    assert Outcome((6, 0), (A,), "DRY", "CAD-R14") == story.outcome


@clause("CAD-R14")
def test_immediate_end() -> None:
    """Option: with the last card the game is over."""
    story = told("", "MOTLACXY", stock="EAI", end="immediate").does(A, "lay mot", "put X")

    assert Outcome((3, 0), (A,), "STOCK", "CAD-R14") == story.outcome


@clause("CAD-K8", "CAD-R15")
@pytest.mark.parametrize(
    ("score", "points"), [("letters", (14, 9)), ("squares", (196, 45)), ("words", (1, 2))]
)
def test_the_score(score: str, points: tuple[int, int]) -> None:
    """A point a letter, the length squared, or one a word; hands and padlocks count nothing."""
    table = "A:TRANSITERAIENT B:MOT B:NANTES! lock:B/-/3"

    assert points == told(table, "XYZKWQJV", score=score).view(None).scores


def ended(table: str, seats: int = 2) -> Story:
    """A game whose players have nothing left and do nothing more."""
    hands = "/".join(["-"] * seats)
    story = placed(f"{table} hands:{hands} {EMPTY}", seats=seats)
    for seat in range(seats):
        story.does(seat, "put")
    return story


@clause("CAD-K9", "CAD-R15")
@pytest.mark.parametrize(
    ("table", "winners"),
    [
        ("A:MOT B:TRAIT", (B,)),
        ("A:MEUSE! A:MISS B:MURETS B:MOT lock:A/-/1", (A,)),
        ("A:TRAIT A:MOT B:MISS B:BEAU", (A,)),
        ("A:TRAIT B:MURET", (A, B)),
    ],
)
def test_the_winner(table: str, winners: tuple[int, ...]) -> None:
    """Most points, then more padlocks, then the longest word, then a shared victory."""
    outcome = ended(table).outcome

    assert outcome is not None
    assert winners == outcome.winners


@clause("CAD-K11", "CAD-R24")
def test_two_laps_without_a_card_end_the_game() -> None:
    """For every player two turns; a card played in between starts the count anew."""
    story = told("", "XYZKWQJV/XYZKWQJV").does(A, "put XY").does(B, "take 2", "put XY")
    story.does(A, "take 1", "put XY")
    assert (2, 1) == story.view(A).dry
    story.does(B, "take 2", "put XY")

    assert Outcome((0, 0), (A, B), "STALEMATE", "CAD-K11") == story.outcome


@clause("CAD-K11")
def test_a_card_played_starts_the_laps_anew() -> None:
    """For everybody."""
    story = told("dry:1/1", "MOTKWQXY/XYZKWQJV").does(A, "lay mot", "put X")

    assert (0, 0) == story.view(A).dry
    story.does(B, "take 2", "put XY")
    assert story.outcome is None
    assert ((0, 1), 2) == (story.view(A).dry, story.view(A).dry_end)


@clause("HOUSE-05")
def test_a_player_who_has_left() -> None:
    """His words stay and may be captured, his final turn is nobody's, he draws nothing."""
    story = told("C:TRI", "ATXYZKWQ/XYZKWQJV/EEEEEE", stock="EAINRTOSU")
    story.does(C, Resign())
    story.does(A, "transform 1 trait", "put X").does(B, "take 2", "put XY")

    assert (A, A) == (story.word(1).owner, story.state.active)


@clause("HOUSE-05")
def test_leaving_in_ones_own_turn() -> None:
    """What he has confirmed stays, the square is filled again, the next one plays."""
    story = told("", "MOTLACXY/XYZKWQJV/XYZKWQJV", stock="EAINRTOSU").does(A, "lay mot")
    story.does(A, Resign())

    assert ("YE", "ACLX", B) == (story.state.squares[0], story.hand(A), story.state.active)
    assert "MOT" == story.word(1).text
