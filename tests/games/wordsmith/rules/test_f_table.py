"""Chapter F where the table judges: objections, the dictionary, the vote on a root."""

from typing import Any

import pytest

from logomachie.core.house import Resign
from logomachie.games.wordsmith.rules.events import (
    Accepted,
    Announced,
    Claimed,
    Counted,
    Objected,
    Rejected,
    VoteOpened,
)
from logomachie.games.wordsmith.rules.types import Accept
from tests.games.wordsmith.story import A, B, C, D, Story, costs, told
from tests.kit.clauses import clause


def heard(word: str = "TACKLE", rest: str = "", *, others: int = 2, **options: Any) -> Story:
    """A has announced a word and the table may object."""
    zones = "/".join([costs(word), *["R2Y4"] * others])
    return told(f"{zones} {rest}", adjudication="table", **options).claims(A, word)


@clause("WS-F5", "WS-F3", "WS-F4")
def test_the_table_hears_a_word() -> None:
    """Announced with its letters; the others may object for five seconds."""
    story = heard()
    told_ = story.told_of(Announced)

    assert ("CLAIM", A, "TACKLE", 1, told_.until) == (
        story.state.phase,
        told_.seat,
        told_.word,
        told_.claim,
        story.view(B).wake,
    )
    assert story.now + 5_000 == told_.until
    assert ("Object", "Accept") == story.view(B).can[:2]
    assert () == tuple(name for name in story.view(A).can if name in ("Object", "Accept"))


@clause("WS-F6", "WS-F5")
def test_an_error_nobody_voices_stands() -> None:
    """TACKLE is on the sheet when the window is over."""
    story = heard().passes()

    assert ("BUILD", ("TACKLE",)) == (story.state.phase, story.words(A))


@clause("WS-F6")
def test_everybody_says_ok() -> None:
    """The last « Ok » ends the window at once; nobody says it twice, or to his own word."""
    story = heard().does(B, "ok")
    story.tells(Accepted(seat=B, claim=1))
    story.refused(B, "ok", "ALREADY_ACCEPTED", "WS-F6")
    story.refused(A, "ok", "OWN_WORD", "WS-F5")
    story.does(C, "ok").tells(Accepted(seat=C, claim=1))

    assert "TACKLE" == story.told_of(Claimed).word


@clause("WS-F7", "WS-F8", "WS-R27")
def test_a_valid_objection() -> None:
    """The dictionary is asked before everybody; A goes back to searching and loses nothing."""
    story = heard().does(B, "object NOT_ALLOWED")
    story.tells(
        Objected(seat=B, of=A, claim=1, word="TACKLE", reason="NOT_ALLOWED", upheld=True,
                 clause="WS-C4"),
        Rejected(seat=A, round=1, word="TACKLE", row=1, code="NOT_ALLOWED", clause="WS-C4"),
    )  # fmt: skip

    assert ("BUILD", (), 0) == (story.state.phase, story.words(A), story.ticked(A))
    story.claims(A, "TACLE").passes()
    assert ("TACLE",) == story.words(A)


@clause("WS-F9", "WS-R27", "WS-F8")
def test_a_wrong_objection() -> None:
    """« Déjà annoncé » of a word nobody claimed: it costs nothing, and is not heard again."""
    story = heard("SAC").does(B, "object ALREADY_CLAIMED")
    told_ = story.told_of(Objected)
    assert (False, "WS-R27", "CLAIM") == (told_.upheld, told_.clause, story.state.phase)
    story.refused(C, "object ALREADY_CLAIMED", "OBJECTION_REFUTED", "WS-R27")
    story.does(B, "object NOT_ALLOWED").passes()

    assert ("SAC",) == story.words(A)


@clause("WS-F9", "WS-C3", "WS-R04")
def test_objections_the_sheets_decide() -> None:
    """A word already claimed, and one that only re-orders one's own."""
    story = heard("SAC", "words:PORT/SAC", others=1).does(B, "object ALREADY_CLAIMED")
    assert ("ALREADY_CLAIMED", "SAC", B) == (
        story.told_of(Rejected).code,
        story.told_of(Objected).other,
        story.told_of(Objected).by,
    )
    story = heard("TROP", "words:PORT/.", others=1).does(B, "object ANAGRAM")
    assert "ANAGRAM" == story.told_of(Rejected).code


@clause("WS-X7", "WS-X6")
def test_the_new_objection_of_the_expert_game() -> None:
    """SOLE on a row with P: said with its letter, and refused for it."""
    story = told(f"{costs('SOLE')}/R1 letters:SLOUPE", adjudication="table", expert=True)
    story.claims(A, "SOLE 5")
    assert "P" == story.told_of(Announced).letter

    story.does(B, "object NO_REQUIRED_LETTER")
    assert ("NO_REQUIRED_LETTER", "WS-X4") == (
        story.told_of(Rejected).code,
        story.told_of(Rejected).clause,
    )


@clause("WS-R26")
def test_play_stops_while_a_word_is_heard() -> None:
    """No roll, no claim, no star until the word stands."""
    story = heard("SAC", "stars:B")
    story.refused(B, "roll", "CLAIM_OPEN", "WS-R26")
    story.refused(B, "claim LE", "CLAIM_OPEN", "WS-R26")
    story.refused(B, "choose R", "CLAIM_OPEN", "WS-R26")

    assert ("LE",) == story.passes().claims(B, "LE").passes().words(B)


@clause("WS-R26")
def test_the_pause_is_given_back() -> None:
    """Five seconds of hearing and a refusal: the last call ends five seconds later."""
    story = told(
        "R2Y1B1G2/R3Y4 words:CHAT,TACLE,CALER,PAL,PILE,SAC/. phase:last finisher:A",
        adjudication="table",
    )
    until = story.view(B).wake
    assert until is not None
    story.claims(B, "TIK")
    since = story.now
    story.does(A, "object NOT_ALLOWED")

    assert until + story.now - since == story.view(B).wake


@clause("WS-R13", "WS-R26")
def test_of_two_equal_words_before_the_table_the_second_is_refused() -> None:
    """B's CHAT waits while the table hears A's; then it is already claimed, without objection."""
    story = told("R5Y3B1/R5Y3B1", adjudication="table")
    story.does(A, "claim CHAT", at=1_000).does(B, "claim CHAT", at=1_100).passes()
    assert "CLAIM" == story.state.phase
    story.does(B, "ok").passes()

    assert (("CHAT",), ()) == (story.words(A), story.words(B))
    assert ("ALREADY_CLAIMED", B) == (story.told_of(Rejected).code, story.told_of(Rejected).seat)


def root(families: dict[str, tuple[int, ...]], seats: int = 4, **options: Any) -> Story:
    """B objects that PARITÉ has the root of A's PAIR."""
    zones = "/".join([costs("PARITE"), *["R1"] * (seats - 1)])
    story = told(
        f"{zones} words:PAIR", adjudication="table", racines=True, families=families, **options
    )
    story.claims(A, "PARITE").does(B, "object SAME_ROOT")
    return story


@clause("WS-R18", "WS-V4")
def test_the_dictionary_decides_a_root_it_knows() -> None:
    """The same family: refused; another: allowed; no vote."""
    same, other = root({"PAIR": (1,), "PARITE": (1,)}), root({"PAIR": (1,), "PARITE": (2,)})

    assert ("SAME_ROOT", "BUILD") == (same.told_of(Rejected).code, same.state.phase)
    assert (False, "CLAIM") == (other.told_of(Objected).upheld, other.state.phase)


@clause("WS-R18")
def test_the_uninvolved_vote_where_it_is_silent() -> None:
    """Neither claimant nor objector; a majority bars the word."""
    story = root({})
    told_ = story.told_of(VoteOpened)
    assert (("VOTE", (C, D)), story.now + 10_000) == (
        (story.state.phase, told_.voters),
        story.view(C).wake,
    )
    story.refused(A, "vote same", "NO_VOTE", "WS-R18")
    story.does(C, "vote same")
    story.refused(C, "vote same", "ALREADY_VOTED", "WS-R18")
    story.does(D, "vote same").tells(Counted(claim=1, yes=(C, D), no=(), same=True))

    assert ("SAME_ROOT", "WS-R18") == (
        story.told_of(Rejected).code,
        story.told_of(Rejected).clause,
    )


@clause("WS-R18")
def test_a_tie_allows() -> None:
    """One for, one against; or nobody answers; or nobody is uninvolved."""
    story = root({}).does(C, "vote same").does(D, "vote other")
    assert (False, "CLAIM") == (story.told_of(Counted).same, story.state.phase)
    assert "PARITE" in story.passes().words(A)

    assert not root({}).passes().told_of(Counted).same
    assert "CLAIM" == root({}, seats=2).state.phase


@clause("WS-F5")
def test_an_answer_names_its_word() -> None:
    """A late « Ok » to an earlier word is none to this one."""
    story = heard()
    story.refused(B, Accept(1, 7), "CLAIM_OVER", "WS-F5")


@clause("WS-F5", "WS-H5")
@pytest.mark.parametrize(
    ("options", "idle", "phase", "waiting"),
    [
        ({}, "stuck", "SCORE", (B, C)),
        ({"mode": "motamot", "rest": "line:1"}, "pass", "BUILD", (B, C)),  # the next line
    ],
)
def test_a_word_falls_with_its_player(
    options: dict[str, Any], idle: str, phase: str, waiting: tuple[int, ...]
) -> None:
    """A resigns while the table hears his word; nobody else builds, so that it goes on at once."""
    rest = options.pop("rest", "")
    story = told(f"{costs('CHAT')}/R1/R1 {rest}", adjudication="table", **options)
    story.does(B, idle).does(C, idle).claims(A, "CHAT").does(A, Resign())

    assert (phase, (), waiting) == (
        story.state.phase,
        story.words(A),
        story.game.waiting(story.house),
    )


@clause("WS-F5", "WS-H2")
def test_a_last_word_falls_with_its_player() -> None:
    """B has finished, C has passed, A leaves before the table has heard him: the round is over."""
    zones = f"{costs('CHAT')}/{costs('SAC')}/R1"
    full = "words:./TIC,TACLE,CALER,PAL,PILE/."
    story = told(f"{zones} {full}", adjudication="table", last_call_ms=0).claims(B, "SAC")
    story.does(A, "ok").does(C, "ok", "pass").claims(A, "CHAT").does(A, Resign())

    assert ("SCORE", "FINISHED") == (story.state.phase, story.state.end)
