"""Rulings R16 and R25: words that stand until somebody questions them."""

from typing import Any

from logomachie.core.house import Resign
from logomachie.games.cadenas.rules.events import (
    Accepted,
    Challenged,
    Fell,
    Owed,
    PadlockBack,
    PutDown,
    Refilled,
    TimedOut,
    WindowOpened,
)
from tests.games.cadenas.story import A, B, C, Story, told
from tests.kit.clauses import clause


def open_(table: str, hands: str, **options: Any) -> Story:
    """A story in challenge mode, with three players."""
    return told(table, hands, validation="challenge", **{"seats": 3, **options})


@clause("CAD-R16", "CAD-R25")
def test_a_window_opens_at_the_put_back() -> None:
    """Nothing is looked up before; nothing is drawn before it closes."""
    story = open_("", "XYZKWQJV").does(A, "lay xyz", "put K")
    until = story.now + 10_000
    story.tells(WindowOpened(seat=A, turn=1, until=until))
    assert ("WINDOW", 4, "K") == (
        story.view(B).phase,
        len(story.hand(A)),
        story.view(B).squares[0],
    )
    story.refused(B, "take 2", "NOT_YOUR_TURN", "CAD-K4").passes()

    assert (until, B, "XYZ") == (story.now, story.state.active, story.word(1).text)
    assert any(isinstance(event, Refilled) for event in story.events)


@clause("CAD-R25")
def test_the_window_is_as_long_as_agreed() -> None:
    """And without a word to question there is none."""
    story = open_("", "MOTKWQJV", challenge_seconds=30).does(A, "lay mot", "put K")
    assert story.now + 30_000 == story.view(B).wake

    assert B == open_("", "XYZKWQJV").does(A, "put XY").state.active


@clause("CAD-R16")
def test_a_right_word_stands() -> None:
    """The challenger pays nothing, and it is not questioned again."""
    story = open_("", "MOTXYZKW").does(A, "lay mot", "lay xyz", "put K").does(B, "challenge 1")
    story.tells(Challenged(seat=B, of=A, turn=1, word=1, text="MOT", kind="common", stands=True))

    story.refused(C, "challenge 1", "ALREADY_JUDGED", "CAD-R16")
    assert ("WINDOW", (6, 0, 0)) == (story.state.phase, story.view(B).scores)


@clause("CAD-R25")
def test_with_nothing_left_to_question_it_closes() -> None:
    """At once, when all words have been looked up; or when the others let them stand."""
    judged = open_("", "MOTXYZKW").does(A, "lay mot", "put K").does(B, "challenge 1")
    assert (B, "TAKE") == (judged.state.active, judged.state.phase)

    story = open_("", "MOTXYZKW").does(A, "lay mot", "put K").does(B, "accept")
    story.tells(Accepted(seat=B, turn=1))
    story.refused(B, "accept", "ALREADY_ACCEPTED", "CAD-R25")
    story.refused(B, "challenge 1", "ALREADY_ACCEPTED", "CAD-R25")
    story.refused(A, "accept", "OWN_WORD", "CAD-R16")
    assert "WINDOW" == story.state.phase
    assert B == story.does(C, "accept").state.active


@clause("CAD-R16", "CAD-K10")
def test_a_wrong_word_goes_back_to_the_hand() -> None:
    """The others stand."""
    story = open_("", "MOTXYZKW").does(A, "lay mot", "lay xyz", "put K").does(B, "challenge 2")
    story.tells(Fell(seat=A, turn=1, word=2, text="XYZ", cards="XYZ"))

    assert (["MOT"], "WXYZ") == ([w.text for w in story.state.words], story.hand(A))


@clause("CAD-R16")
def test_a_capture_is_undone() -> None:
    """The word is again what and whose it was; a padlock put on it comes back."""
    story = open_("B:TRI A:NANTES! lock:A/-/2", "XYZKWQJV")
    story.does(A, "transform 1 xtri", "lock K1 1", "put K").does(C, "challenge 1")
    story.tells(
        Fell(seat=A, turn=1, word=1, text="XTRI", cards="X", was="TRI", owner=B, kind="common"),
        PadlockBack(turn=1, padlock=1, owner=A, supply=2),
    )

    assert ((B, "TRI", "common"), (A, None, 2)) == (story.reads(1), story.lock(1))
    assert 1 == len(story.word(1).life)


@clause("CAD-R16")
def test_a_padlock_won_goes_back_to_the_supply() -> None:
    """Off the word it was put on; the number is not used again."""
    story = open_("A:MOT", "XYZKWMAR")
    story.does(A, "lay Xyzkw proper", "lock K1 1", "put M").does(B, "challenge 2")
    story.tells(PadlockBack(turn=1, padlock=1, owner=None, supply=3))

    assert ((), 3) == (story.state.padlocks, story.state.supply)


@clause("CAD-R16")
def test_a_captured_padlock_goes_back_where_it_was() -> None:
    """Even from the captured word itself."""
    story = open_("B:MEUSE! B:TRAIT lock:B/2/1", "XYZKWQJV")
    story.does(A, "transform 1 meusex", "lock K1 1", "put K").does(C, "challenge 1")
    story.tells(PadlockBack(turn=1, padlock=1, owner=B, place=2, supply=2))

    assert ((B, "MEUSE", "proper"), (B, 2, 1)) == (story.reads(1), story.lock(1))


@clause("CAD-R16")
def test_a_padlock_on_an_own_word_that_shrinks_stays() -> None:
    """The word is still there and still one's own."""
    story = open_("A:MOT A:NANTES! lock:A/-/2", "XYZKWQJV")
    story.does(A, "transform 1 motx", "lock K1 1", "put K").does(C, "challenge 1")

    assert ((A, "MOT", "common"), (A, 1, 2)) == (story.reads(1), story.lock(1))


@clause("CAD-R16")
def test_a_padlock_on_a_word_that_is_gone() -> None:
    """Back to the reserve."""
    story = open_("A:NANTES! lock:A/-/1", "XYZKWQJV")
    story.does(A, "lay xyz", "lock K1 2", "put K").does(C, "challenge 2")

    assert (A, None, 1) == story.lock(1)


@clause("CAD-R16")
def test_a_challenge_may_come_at_once() -> None:
    """While the player still plays: he may then try another word, and capture after all."""
    story = open_("B:TRI", "ATYZKWQX").does(A, "transform 1 trix").does(B, "challenge 1")
    assert (None, 8) == (story.view(A).captured, len(story.hand(A)))
    story.does(A, "transform 1 trait")

    assert A == story.word(1).owner


@clause("CAD-R25")
def test_a_second_card_is_put_back() -> None:
    """If all words fell: the player chooses it, or the clock."""
    story = open_("", "XYZKWQJV").does(A, "lay xyz", "put K").does(B, "challenge 1")
    until = story.now + 10_000
    story.tells(Owed(seat=A, turn=1, until=until))
    assert ("PUT_BACK", 1, ("PutBack",)) == (
        story.view(A).phase,
        story.view(A).owed,
        story.view(A).can[:1],
    )
    story.refused(A, "lay xyz", "NOT_NOW", "CAD-R25")
    story.refused(B, "put K", "NOT_YOUR_TURN", "CAD-K4")
    story.does(A, "put X")
    assert ("KX", 6, B) == (story.state.squares[0], len(story.hand(A)), story.state.active)

    slow = open_("", "XYZKWQJV").does(A, "lay xyz", "put K").does(B, "challenge 1").passes()
    slow.tells(
        TimedOut(seat=A, turn=1), PutDown(seat=A, turn=1, square=0, cards="V", by_clock=True)
    )
    assert (0, 0, 0) == slow.view(A).late


@clause("CAD-R25")
def test_a_turn_whose_words_fell_is_a_turn_without_play() -> None:
    """For the laps of CAD-K11 too."""
    story = open_("", "XYZKWQJV").does(A, "lay xyz", "put K").does(B, "challenge 1")
    story.does(A, "put X")

    assert (1, 0, 0) == story.view(A).dry


@clause("CAD-R16", "CAD-R25")
def test_what_cannot_be_questioned() -> None:
    """Words of earlier turns, one's own, anything where the lists judge by themselves."""
    story = open_("B:MOT", "XYZKWQJV").does(A, "lay xyz")
    story.refused(B, "challenge 1", "NO_SUCH_WORD", "CAD-R25")
    story.refused(A, "challenge 2", "OWN_WORD", "CAD-R16")
    story.refused(B, "accept", "NOT_NOW", "CAD-R25")
    story.does(A, "put K").refused(A, "put W", "NOT_NOW", "CAD-R25").passes()
    story.refused(C, "challenge 2", "NOT_NOW", "CAD-R16")

    told("", "MOTXYZKW").does(A, "lay mot").refused(B, "challenge 1", "NOT_NOW", "CAD-R16")


@clause("CAD-R16")
def test_signs_and_length_are_looked_at_all_the_same() -> None:
    """What no card could spell is no word in question."""
    story = open_("", "XYZKWQJV").refused(A, "lay xy", "TOO_SHORT", "CAD-L1")

    story.refused(A, "lay x-yz", "NOT_ALLOWED", "CAD-L4")


@clause("CAD-R16")
def test_a_proper_noun_is_looked_up_as_one() -> None:
    """Tours as a town stands, mots as a name falls."""
    story = open_("", "TOURSXYZ").does(A, "lay Tours proper", "put X").does(B, "challenge 1")
    assert "TOURS" == story.word(1).text

    other = open_("", "PORTSXYZ").does(A, "lay Ports proper", "put X").does(B, "challenge 1")
    assert () == other.state.words


@clause("CAD-R25", "HOUSE-05")
def test_the_window_without_those_who_left() -> None:
    """It closes when the last who could object leaves; his own second card is the clock's."""
    story = open_("", "MOTXYZKW").does(A, "lay mot", "put K").does(B, "accept")
    assert B == story.does(C, Resign()).state.active

    gone = open_("", "XYZKWQJV").does(A, "lay xyz", "put K").does(A, Resign())
    assert "WINDOW" == gone.state.phase
    gone.does(B, "challenge 1")
    assert ("KV", B) == (gone.state.squares[0], gone.state.active)


@clause("HOUSE-12", "CAD-R16")
def test_alone_the_lists_judge() -> None:
    """Nobody else could object."""
    story = told("", "XYZKWQJV", validation="challenge", seats=1)

    story.refused(A, "lay xyz", "NOT_ALLOWED", "CAD-L2")
    assert story.view(A).judged
