"""Chapters D and F: taking, playing, putting back."""

import pytest

from logomachie.games.cadenas.rules.events import PutDown, Refilled, Took, TurnBegan
from tests.games.cadenas.story import A, B, C, dealt, told
from tests.kit.clauses import clause


@clause("CAD-F2")
def test_a_pair_must_be_taken_first() -> None:
    """Nothing is laid, changed, locked or put back before; then no second pair."""
    story = told("A:TRI A:MOT A:NANTES! lock:A/-/3", "MOTLACXY", take=False)

    for move in ("lay mot", "transform 1 trait", "lock K1 2", "put XY"):
        story.refused(A, move, "TAKE_FIRST", "CAD-F2")
    story.does(A, "take 1").refused(A, "take 2", "ALREADY_TAKEN", "CAD-F2")


@clause("CAD-F2")
def test_the_cards_come_into_the_hand() -> None:
    """Everybody sees which; the square is empty."""
    story = told("", "MOTLACXY", take=False).does(A, "take 1")
    story.tells(Took(seat=A, turn=1, square=0, cards="XY"))

    assert ("ACLMOTXY", "") == (story.hand(A), story.state.squares[0])
    story.refused(A, "take 7", "ALREADY_TAKEN", "CAD-F2")


@clause("CAD-F2", "CAD-K4")
def test_only_a_square_that_is_there() -> None:
    """And only by the player whose turn it is."""
    story = told(take=False)

    story.refused(A, "take 7", "NO_SUCH_SQUARE", "CAD-F2")
    story.refused(B, "take 1", "NOT_YOUR_TURN", "CAD-K4")


@clause("CAD-D1", "CAD-D2", "CAD-D3", "CAD-D4", "CAD-F3", "CAD-F4")
def test_everything_in_one_turn() -> None:
    """Lay, lengthen one's own, capture one: all simultaneously, readable by all at once."""
    story = told("B:TRI A:PORT", "LACATSXY", seats=2)
    story.does(A, "lay lac", "transform 1 trait", "transform 2 ports")

    assert [(A, "LAC", "common"), (A, "TRAIT", "common"), (A, "PORTS", "common")] == [
        story.reads(3),
        story.reads(1),
        story.reads(2),
    ]
    assert story.view(A).words == story.view(B).words == story.view(None).words


@clause("CAD-D2")
def test_several_words_may_be_laid() -> None:
    """As many as the cards give."""
    story = told("", "MOTLACXY").does(A, "lay mot", "lay lac", "put X")

    assert ["MOT", "LAC"] == [word.text for word in story.state.words]


@clause("CAD-F5", "CAD-F6", "CAD-R20")
def test_one_card_is_kept_for_the_square() -> None:
    """Seven letters at most of eight; the turn does not end without the card."""
    story = told("", "TRAITERA").refused(A, "lay traitera", "KEEP_ONE_CARD", "CAD-F6")
    story.does(A, "lay traiter")

    story.refused(A, "put", "PUT_BACK", "CAD-F5")
    story.refused(A, "put AA", "PUT_BACK", "CAD-F5")
    story.does(A, "put A").tells(PutDown(seat=A, turn=1, square=0, cards="A"))
    assert "A" == story.state.squares[0][0]


@clause("CAD-F5", "CAD-R18")
def test_what_is_put_back_lies_face_up() -> None:
    """On the square that was emptied, and the card from the stock beside it."""
    story = told("", "MOTLACXY").does(A, "lay mot", "put X")

    assert "XE" == story.view(B).squares[0]


@clause("CAD-F7")
def test_who_plays_nothing_puts_two_back() -> None:
    """One is not enough, three too many."""
    story = told("", "XYZKWQJV")

    for cards in ("X", "XYZ", ""):
        story.refused(A, f"put {cards}", "PUT_BACK", "CAD-F7")
    story.does(A, "put XY")
    assert ("XY", "JKQVWZ") == (story.state.squares[0], story.hand(A))


@clause("CAD-R03")
def test_a_transformation_is_a_play() -> None:
    """Who only lengthens a word puts one card back."""
    story = told("A:MOT", "SXYZKWQJ").does(A, "transform 1 mots")

    story.refused(A, "put XY", "PUT_BACK", "CAD-F5")
    assert 1 == story.view(A).owed
    story.does(A, "put X")


@clause("CAD-R03", "CAD-F7")
def test_a_padlock_is_not_a_card() -> None:
    """Who has only placed a padlock has played no card."""
    story = told("A:MOT A:NANTES! lock:A/-/2").does(A, "lock K1 1")

    assert 2 == story.view(A).owed


@clause("CAD-F3")
@pytest.mark.parametrize(
    ("move", "clause_id"), [("lay lac", "CAD-F3"), ("transform 1 trait", "CAD-X1")]
)
def test_letters_must_be_in_the_hand(move: str, clause_id: str) -> None:
    """Each as often as the word needs it; the refusal names what is wanting, to the asker."""
    story = told("B:TRI", "LXYZKWQJ")

    story.refused(A, move, "CARDS", clause_id)


@clause("CAD-F3")
def test_only_cards_of_the_hand_are_put_back() -> None:
    """Twice the same card needs two of them."""
    told("", "XYZKWQJV").refused(A, "put XX", "CARDS", "CAD-F3")


@clause("CAD-K4", "CAD-R19", "CAD-R23")
def test_everybody_has_the_same_turn_clockwise() -> None:
    """The third of four too takes, plays and puts back; after the last comes the first."""
    story = told("", "XYZKWQJV/XYZKWQJV/MOTLACXY/XYZKWQJV")
    story.does(A, "put XY").does(B, "take 2", "put XY")
    story.refused(C, "lay mot", "TAKE_FIRST", "CAD-F2")
    story.does(C, "take 3", "lay mot").refused(C, "put XY", "PUT_BACK", "CAD-F5").does(C, "put X")
    story.does(3, "take 4", "put XY").tells(TurnBegan(seat=A, turn=5, until=story.now + 90_000))


@clause("CAD-K4")
def test_only_the_active_player_plays() -> None:
    """Whatever he tries; and a screen that is a turn behind does no harm."""
    story = told("A:MOT B:NANTES! lock:B/-/2", "XYZKWQJV/SXYZKWQJ")

    for move in ("lay mot", "transform 1 mots", "put SX"):
        story.refused(B, move, "NOT_YOUR_TURN", "CAD-K4")
    late = story.typed("put XY")
    story.does(A, "put XY").refused(A, late, "TURN_OVER", "CAD-K4")


@clause("CAD-K5", "CAD-R05")
def test_square_first_then_hand() -> None:
    """Three letters laid: three cards leave the stock, the first to the square."""
    story = told("", "MOTLACXY", stock="SAIRBNE").does(A, "lay mot", "put X")
    story.tells(Refilled(seat=A, turn=1, square=0, cards="S", drawn=2, stock=4))

    assert ("XS", "AACILY", "RBNE") == (story.state.squares[0], story.hand(A), story.state.stock)


@clause("CAD-K5")
def test_a_turn_without_play_draws_nothing() -> None:
    """The square is a pair, the hand six: all is as before."""
    story = told(stock="SAIRBNE").does(A, "put XY")

    assert ("SAIRBNE", 6) == (story.state.stock, len(story.hand(A)))


@clause("CAD-K5", "CAD-R05")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    """The others learn how many."""
    story = told("", "MOTLACXY", stock="SAIRBNE").does(A, "lay mot", "put X")
    drawn = [event for event in story.events if type(event).__name__ == "Drew"]

    assert [("AI", (A,))] == [(event.cards, event.only) for event in drawn]  # type: ignore[attr-defined]


@clause("CAD-R18")
def test_the_refill_may_lie_face_down() -> None:
    """Option: nobody knows the card before it is taken, and then only its taker."""
    story = told("", "MOTLACXY/XYZKWQJV", stock="SAIRBNE", refill_hidden=True)
    story.does(A, "lay mot", "put X")
    seen = [story.view(viewer).squares[0] for viewer in (None, A, B)]
    story.does(B, "take 1").tells(Took(seat=B, turn=2, square=0, cards="X?"))

    assert ["X?"] * 3 == seen
    assert "S" in story.hand(B)
    assert [(B,)] == [event.only for event in story.events if type(event).__name__ == "Drew"]
    assert ("", "XS") == (story.view(A).pair, story.view(B).pair)
    story.does(B, "put XS")
    assert "XS" == story.view(A).squares[0]


@clause("CAD-R17")
def test_the_same_word_twice() -> None:
    """Nothing forbids it, and both count."""
    story = told("A:MOT B:MOT", "MOTXYZKW").does(A, "lay mot")

    assert (6, 3) == story.view(A).scores


def test_a_game_deals_and_takes() -> None:
    """From the real deal the first turn goes through."""
    story = dealt(seats=2)
    active = story.state.active
    story.does(active, "take 1", f"put {story.hand(active)[:2]}")

    assert 1 - active == story.state.active
