"""CAD-K10 with the option houseVote: the table decides on a word no list has."""

from typing import Any

from logomachie.core.game import Lapsed
from logomachie.core.house import Resign
from logomachie.games.cadenas.rules.events import Counted, Laid, Proposed, Voted
from logomachie.games.cadenas.rules.types import Vote
from tests.games.cadenas.story import A, B, C, D, Story, told
from tests.kit.clauses import clause


def voting(table: str = "", hands: str = "ZEYSUMKW", **options: Any) -> Story:
    """A story at a table of four that votes."""
    return told(table, hands, house_vote=True, **{"seats": 4, **options})


@clause("CAD-K10", "CAD-L7")
def test_the_table_is_asked() -> None:
    """On request: without it the word is refused as ever."""
    story = voting().refused(A, "lay Zeysum proper", "NOT_A_PROPER_NOUN", "CAD-L7")
    story.does(A, "lay Zeysum proper vote")
    story.tells(
        Proposed(
            seat=A,
            turn=1,
            question=1,
            word=None,
            text="ZEYSUM",
            kind="proper",
            voters=(B, C, D),
            until=story.now + 20_000,
        )
    )

    assert ("VOTE", (), 8) == (story.state.phase, story.state.words, len(story.hand(A)))


@clause("CAD-K10")
def test_more_than_half_of_the_others_admit_it() -> None:
    """It is laid with all it brings; how each voted is told at the end only."""
    story = voting().does(A, "lay Zeysum proper vote").does(B, "vote yes")
    story.tells(Voted(seat=B, question=1))
    assert (1, (B,)) == (len(story.events), story.view(A).question.voted)  # type: ignore[union-attr]
    story.does(C, "vote no").does(D, "vote yes")
    story.tells(
        Counted(
            question=1,
            text="ZEYSUM",
            kind="proper",
            yes=(B, D),
            no=(C,),
            accepted=True,
            until=story.state.until,
        ),
        Laid(seat=A, turn=1, word=1, text="ZEYSUM", kind="proper", cards="EMSUYZ"),
    )

    assert ("PLAY", 3, (A, None, 1)) == (story.state.phase, story.state.supply, story.lock(1))


@clause("CAD-K10")
def test_a_tie_refuses() -> None:
    """With two of the others; the cards stay in the hand and the word is not asked again."""
    story = voting(seats=3).does(A, "lay Zeysum proper vote").does(B, "vote yes")
    story.does(C, "vote no")

    assert ((), 8) == (story.state.words, len(story.hand(A)))
    story.refused(A, "lay Zeysum proper vote", "VOTED_DOWN", "CAD-K10")
    story.refused(A, "lay Zeysum proper", "VOTED_DOWN", "CAD-K10")


@clause("CAD-K10")
def test_an_admitted_word_is_admitted_for_good() -> None:
    """For everybody, without another vote."""
    story = voting(hands="ZEYSUMKW/ZEYSUMKW", seats=2).does(A, "lay Zeysum proper vote")
    story.does(B, "vote yes").does(A, "put K").does(B, "take 2", "lay Zeysum proper")

    assert ["ZEYSUM"] * 2 == [word.text for word in story.state.words]


@clause("CAD-K10")
def test_a_transformation_may_be_asked_for_too() -> None:
    """A common word as well; all other checks come first."""
    story = voting("B:TRI", "XYZKWQJV").does(A, "transform 1 trix vote")
    assert 1 == story.view(B).question.word  # type: ignore[union-attr]
    story.does(B, "vote yes").does(C, "vote yes").does(D, "vote no")
    assert (A, "TRIX", "common") == story.reads(1)

    story.refused(A, "lay abc vote", "CARDS", "CAD-F3")
    story.refused(A, "lay xy vote", "TOO_SHORT", "CAD-L1")


@clause("CAD-K10")
def test_silence_is_a_no() -> None:
    """When the time of the vote is over."""
    story = voting(vote_seconds=5).does(A, "lay Zeysum proper vote").does(B, "vote yes")
    until = story.state.until
    story.passes().tells(Lapsed(seat=C), Lapsed(seat=D))

    assert (until, ()) == (story.now, story.state.words)


@clause("CAD-K10", "CAD-S4")
def test_the_players_clock_stands_still() -> None:
    """While the others decide."""
    story = voting(seats=2).does(A, "lay Zeysum proper vote", at=30_000)
    story.does(B, "vote no", at=45_000)

    assert 45_000 + 60_000 == story.view(A).wake


@clause("CAD-K10")
def test_who_may_vote() -> None:
    """The others, once, on the word that is asked; the player waits."""
    story = voting(seats=3).does(A, "lay Zeysum proper vote")
    story.refused(A, "vote yes", "OWN_WORD", "CAD-K10")
    story.refused(A, "lay mot", "NOT_NOW", "CAD-K10")
    story.refused(B, Vote(1, 7, True), "QUESTION_OVER", "CAD-K10")
    story.does(B, "vote yes").refused(B, "vote no", "ALREADY_VOTED", "CAD-K10")
    story.does(C, "vote yes").refused(C, Vote(1, 1, True), "NOT_NOW", "CAD-K10")


@clause("CAD-K10", "HOUSE-05")
def test_those_who_leave_do_not_vote() -> None:
    """The others decide; if the asker leaves nothing is decided."""
    story = voting().does(A, "lay Zeysum proper vote").does(B, "vote yes").does(C, "vote yes")
    assert "PLAY" == story.does(D, Resign()).state.phase

    gone = voting().does(A, "lay Zeysum proper vote").does(B, "vote yes").does(A, Resign())
    told_ = [event for event in gone.events if isinstance(event, Counted)]
    assert ([None], B, ()) == ([e.accepted for e in told_], gone.state.active, gone.state.words)


@clause("CAD-K10")
def test_without_the_option_nobody_is_asked() -> None:
    """Nor where nobody else sits."""
    told("", "ZEYSUMKW").refused(A, "lay Zeysum proper vote", "NOT_A_PROPER_NOUN", "CAD-L7")
    told("", "ZEYSUMKW", seats=1, house_vote=True).refused(
        A, "lay Zeysum proper vote", "NOT_A_PROPER_NOUN", "CAD-L7"
    )
