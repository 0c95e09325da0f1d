"""Chapter F: questioning a word, and letting the dictionary judge."""

from typing import Any

from logomachie.games.wordsearch.rules.events import Claimed, Judged, Rejected, Scored
from logomachie.games.wordsearch.rules.types import Challenge
from tests.games.wordsearch.story import A, B, C, Story, scores, told
from tests.kit.clauses import clause


def announced(word: str = "BLUE", *, seats: str = "0/0", **options: Any) -> Story:
    """A has just announced BLUE, or BLEU, and the others may question it."""
    board = {"BLUE": "BLU./...E", "BLEU": "BLE./...U"}[word]
    story = told(f"{board}/OS.. {seats}", words="bleu os", **options)
    return story.does(A, "slide D2 D1", f"claim {word} A1 E")


@clause("SRCH-F1", "SRCH-R10")
def test_a_word_announced_is_open_to_doubt() -> None:
    """For fifteen seconds, before the letters are lifted."""
    story = announced()

    story.tells(
        Claimed(
            seat=A,
            turn=1,
            word="BLUE",
            start=(1, 1),
            direction="E",
            value=5,
            points=20,
            until=story.now + 15_000,
        )
    )
    assert ("BLUE/..../OS..", (0, 0)) == (story.board, story.state.scores)
    assert ("Challenge", "Accept") == story.view(B).can[:2]
    assert story.now + 15_000 == story.view(B).wake


@clause("SRCH-F1", "SRCH-R09")
def test_a_wrong_word_nobody_questions_counts() -> None:
    """The window passes, the letters go."""
    story = announced().passes()

    assert ((20, 0), "..../..../OS..") == (story.state.scores, story.board)


@clause("SRCH-F2", "SRCH-F3", "SRCH-F4")
def test_a_challenge_that_is_right() -> None:
    """The dictionary does not know BLUE: the challenger gets 5, the mover nothing."""
    story = announced().does(B, "challenge")

    story.tells(Judged(seat=B, of=A, word="BLUE", stands=False, value=5))
    assert ((0, 5), "BLUE/..../OS..") == (story.state.scores, story.board)
    assert (B, 1) == (story.state.active, story.state.dry)


@clause("SRCH-F2", "SRCH-F5")
def test_a_challenge_that_is_wrong() -> None:
    """The dictionary knows BLEU: the challenger loses 5, the mover scores 20."""
    story = announced("BLEU").does(B, "challenge")

    story.tells(Judged(seat=B, of=A, word="BLEU", stands=True, value=5))
    assert ((20, -5), "..../..../OS..") == (story.state.scores, story.board)


@clause("SRCH-R10")
def test_only_the_others_may_question() -> None:
    """And only while a word is open."""
    story = announced()
    story.refused(A, "challenge", "NO", "SRCH-R10")
    story.refused(A, "accept", "NO", "SRCH-R10")
    story.passes()

    story.refused(A, "challenge", "NO", "SRCH-R10")


@clause("SRCH-F1", "SRCH-R10")
def test_only_the_first_challenge_counts() -> None:
    """P5: C comes a moment later and neither gains nor loses."""
    story = announced("BLEU", seats="0/0/0").does(B, "challenge")

    story.refused(C, Challenge(1), "TURN_OVER", "SRCH-E2")
    assert (20, -5, 0) == story.state.scores


@clause("SRCH-F1", "SRCH-R10")
def test_a_challenge_after_the_window_is_refused() -> None:
    """P6: the next player has begun to slide."""
    story = announced(seats="0/0/0").passes().does(B, "slide A3 A2")

    story.refused(C, Challenge(1), "TURN_OVER", "SRCH-E2")
    story.refused(C, "challenge", "NO", "SRCH-R10")


@clause("SRCH-R10")
def test_when_all_let_it_stand_nobody_waits() -> None:
    """Each may waive the right once; the last one closes the window."""
    story = announced(seats="0/0/0").does(B, "accept")
    story.refused(B, "challenge", "ALREADY_ACCEPTED", "SRCH-R10")
    assert (B,) == story.view(C).accepted
    story.does(C, "accept")

    assert ["BLUE"] == [scored.word for scored in scores(story)]


@clause("SRCH-R10")
def test_nobody_slides_while_a_word_is_open() -> None:
    """Neither the mover nor the next."""
    story = announced()

    story.refused(A, "slide A3 A2", "NOT_YOUR_TURN", "SRCH-E2")
    story.refused(B, "slide A3 A2", "NOT_YOUR_TURN", "SRCH-E2")


@clause("SRCH-R10", "HOUSE-05")
def test_when_the_last_doubter_leaves_the_word_stands() -> None:
    """A word announced by somebody who leaves stays open for the others."""
    story = announced(seats="0/0/0").does(B, "accept")
    story.does(C, story.game.moves.decode(b'{"type":"Resign"}'))

    assert (20, 0, 0) == story.state.scores
    other = announced(seats="0/0/0").does(A, story.game.moves.decode(b'{"type":"Resign"}'))
    assert "WINDOW" == other.state.phase
    assert (0, 5, 0) == other.does(B, "challenge").state.scores


@clause("SRCH-R09")
def test_automatic_judging_scores_at_once() -> None:
    """No window, no bonus, no penalty."""
    story = announced("BLEU", validation="auto")

    story.tells(
        Scored(seat=A, turn=1, word="BLEU", start=(1, 1), direction="E", value=5, points=20)
    )
    story.refused(B, "challenge", "NO", "SRCH-R10")


@clause("SRCH-R09", "SRCH-F2")
def test_automatic_judging_refuses_a_wrong_word() -> None:
    """The letters stay moved; no further slide, but another word or the end of the turn."""
    story = told("BLU.X/...E./O....", words="bu os bleu", validation="auto")
    story.does(A, "slide D2 D1", "claim BLUE A1 E")

    story.tells(Rejected(seat=A, turn=1, word="BLUE", start=(1, 1), direction="E"))
    assert ("BLUEX/...../O....", A, (0, 0)) == (story.board, story.state.active, story.state.scores)
    story.refused(A, "slide A3 A2", "CLAIM_OR_STOP", "SRCH-R09")
    assert ("Claim", "Stop") == story.view(A).can[:2]
    story.does(A, "stop")
    assert B == story.state.active


@clause("SRCH-R09")
def test_after_a_refused_word_another_may_be_announced() -> None:
    """The same letters may hold a word after all."""
    story = told("ELU./...S", words="lus eu", validation="auto").does(A, "slide D2 D1")
    story.does(A, "claim ELUS A1 E", "claim LUS B1 E")

    assert (9, 0) == story.state.scores
