"""Rulings on players, words, pawns, exclusion and the end."""

import pytest

from logomachie.core.game import Outcome
from logomachie.games.word_whiz.rules.events import Ended, Failed, Moved, Resumed, RoundEnded
from logomachie.games.word_whiz.rules.types import Accept, Contest, Vote
from tests.games.word_whiz.story import A, B, C, Story, boards, race, told
from tests.kit.clauses import clause


@clause("MIC-R01", "HOUSE-12")
def test_alone_one_counts_the_rounds() -> None:
    """One seat plays by the normal rules; the number of rounds is told at the end."""
    story = told(race("DTN", 1, A="A13E11I13O13U13"), words="dent").says(A, "dent")
    assert A == story.view(A).flipper
    story.turns(A, 0, "D").says(A, "dent")

    story.tells(Ended(winner=A, why="HOME", rounds=2))
    assert Outcome((60,), (A,), "HOME", "MIC-G1") == story.outcome


@clause("MIC-R01", "MIC-R10")
def test_alone_nobody_is_excluded() -> None:
    """An invalid word costs the round, not the next one."""
    story = told(race("DTN", 1), words="dent").says(A, "dentu")

    story.tells(RoundEnded(round=1, flipper=A, excluded=(), found=False))
    assert "A1E2I1O1U1" == story.turns(A, 0, "D").says(A, "dent").pawns(A)


@clause("MIC-R01", "MIC-R14")
def test_alone_the_dictionary_judges() -> None:
    """Where nobody else could refuse a word, the option changes nothing."""
    story = told(race("DTN", 1), words="dent", judge="vote").says(A, "dénotus")

    assert "A1E1I1O1U1" == story.pawns(A)
    assert "A1E2I1O1U1" == story.turns(A, 0, "D").says(A, "dent").pawns(A)


@clause("MIC-R04")
@pytest.mark.parametrize(
    ("cards", "word", "multiset", "once"),
    [("NNT", "tonne", True, True), ("NNT", "tenir", False, True), ("SSS", "assise", True, True),
     ("SSS", "pas", False, True), ("NNT", "non", False, False)],
)  # fmt: skip
def test_a_consonant_shown_twice_is_needed_twice(
    cards: str, word: str, multiset: bool, once: bool
) -> None:
    """As many times as it is visible; with `dup=set` once is enough."""

    def stands(dup: str) -> bool:
        story = told(race(cards), words=word, dup=dup).says(A, word)
        return any(isinstance(event, Moved) for event in story.events)

    assert (multiset, once) == (stands("multiset"), stands("set"))


@clause("MIC-R05")
def test_surplus_steps_are_lost() -> None:
    """E on column 12 goes to 13 with three E; the other lines move in full."""
    story = told(race("DTN", A="A1E12I1O1U1"), words="divertissement").says(A, "divertissement")

    assert "A1E13I3O1U1" == story.pawns(A)


@clause("MIC-R05")
def test_option_exact() -> None:
    """A pawn moves only if its full count fits; a word that moves none does not count."""
    partly = told(race("DTN", A="A1E12I1O1U1"), words="divertissement", cap="exact")
    exactly = told(race("DTN", A="A1E10I1O1U1"), words="divertissement", cap="exact")
    none = told(race("DTN", A="A1E11I12O1U1"), words="divertissement", cap="exact")

    assert "A1E12I3O1U1" == partly.says(A, "divertissement").pawns(A)
    assert "A1E13I3O1U1" == exactly.says(A, "divertissement").pawns(A)
    failed = none.says(A, "divertissement").events[1]
    assert isinstance(failed, Failed)
    assert ("NO_VOWEL_MOVES", "EI") == (failed.reason, failed.letters)


@clause("MIC-R05", "MIC-E3")
@pytest.mark.parametrize(("column", "clause_cited"), [(12, "MIC-R05"), (13, "MIC-E3")])
def test_a_vowel_too_near_is_not_said_to_be_home(column: int, clause_cited: str) -> None:
    """With the exact cap, E on column 12 cannot take two steps, but it is not home."""
    position = race("DTN", A=f"A1E{column}I1O1U1")
    story = told(position, words="dentée", cap="exact").says(A, "dentée")

    failure = next(event for event in story.events if isinstance(event, Failed))
    assert ("NO_VOWEL_MOVES", clause_cited, "E") == (
        failure.reason,
        failure.clause,
        failure.letters,
    )


@clause("MIC-R06")
def test_y_and_w_are_consonants() -> None:
    """They are asked for as letters and move no pawn; K and X may occur in a word."""
    pays = told(race("PYS"), words="pays").says(A, "pays")
    wagon = told(race("WGN"), words="wagon").says(A, "wagon")
    kayak = told(race("YLS"), words="kaylexis").says(A, "kaylexis")

    assert ["A2E1I1O1U1", "A2E1I1O2U1", "A2E2I2O1U1"] == [
        story.pawns(A) for story in (pays, wagon, kayak)
    ]


@clause("MIC-R06", "MIC-E3")
def test_gym_moves_nothing() -> None:
    """Its only vowel by ear is a Y: it does not count."""
    story = told(race("GYM"), words="gym").says(A, "gym")

    assert (A,) == story.view(None).excluded


@clause("MIC-R07")
@pytest.mark.parametrize(
    ("cards", "word", "pawns"),
    [
        ("CRS", "cœurs", "A1E2I1O2U2"),
        ("CLN", "leçon", "A1E2I1O2U1"),
        ("LNT", "élançât", "A3E2I1O1U1"),
        ("CQR", "cirque", "A1E2I2O1U2"),
        ("CMT", "ægicomât", "A3E2I2O2U1"),
        ("NTV", "NAÏVETÉ", "A2E3I2O1U1"),
    ],
)
def test_letters_count_without_their_accents(cards: str, word: str, pawns: str) -> None:
    """É is E, Ç is C, Œ is O and E, Æ is A and E, and the U of QU counts."""
    assert pawns == told(race(cards), words=word).says(A, word).pawns(A)


@clause("MIC-R08", "MIC-E5")
def test_a_name_that_is_also_a_word() -> None:
    """PARIS is the plural of pari, with or without a capital."""
    story = told(race("PRS"), words="paris").says(A, "Paris")

    assert "A2E1I2O1U1" == story.pawns(A)


@clause("MIC-R09", "MIC-D6")
def test_an_invalid_word_ends_the_round() -> None:
    """The others may not go on with these cards."""
    story = told(race("DTN")).says(A, "divertir")

    assert "FLIP" == story.view(B).phase
    story.refused(B, "grab", "NOT_NOW", "MIC-D4")


def going_on(players: int = 3) -> Story:
    """A has said an invalid word, and the others go on."""
    story = told(race("DTN", players), words="dent", after_invalid="continue")
    return story.says(A, "divertir")


@clause("MIC-R09")
def test_option_continue() -> None:
    """The others race on with the same cards and a fresh clock, without the speaker."""
    story = going_on()

    assert Resumed(round=1, reveal=story.now + 300) in story.events
    assert ("RACE", story.now + 30_300) == (story.view(B).phase, story.view(B).wake)
    story.refused(A, "grab", "EXCLUDED", "MIC-D6")
    story.says(B, "dent").tells(RoundEnded(round=1, flipper=B, excluded=(A,), found=True))
    assert "A1E2I1O1U1" == story.pawns(B)


@clause("MIC-R09", "MIC-E8")
def test_an_answer_to_an_earlier_word_is_none_to_this_one() -> None:
    """A round may hear several words: contest, acceptance and vote name the speaker they mean."""
    story = told(race("DTN"), judge="vote", after_invalid="continue").says(A, "dénotus")
    story.does(B, "contest").does(B, "vote no").does(C, "vote no").says(B, "dent")

    story.refused(C, Accept(1, A), "WORD_OVER", "MIC-E8")
    story.refused(C, Contest(1, A), "WORD_OVER", "MIC-E8")
    story.does(C, Contest(1, B)).refused(C, Vote(1, A, False), "WORD_OVER", "MIC-E8")
    assert "VOTE" == story.view(A).phase


@clause("MIC-R09", "MIC-R10")
def test_option_continue_ends_when_nobody_is_left() -> None:
    """After the last racer's invalid word the round ends; all would be excluded, so nobody is."""
    story = going_on(2).says(B, "tenir")

    story.tells(RoundEnded(round=1, flipper=B, excluded=(), found=False))
    assert "FLIP" == story.view(A).phase


@clause("MIC-R09", "MIC-R12")
def test_option_continue_does_not_wait_for_those_who_passed() -> None:
    """If everybody else has nothing, an invalid word ends the round."""
    story = told(race("DTN"), after_invalid="continue").does(B, "pass").does(C, "pass")
    story.says(A, "divertir")

    assert "FLIP" == story.view(A).phase


@clause("MIC-R10")
def test_an_excluded_player_does_not_turn_cards() -> None:
    """His turn is lost, and the order goes on from the one who turned instead."""
    story = told(race("DTN")).says(B, "divertir")
    assert C == story.view(A).flipper
    story.refused(B, "flip 0", "NOT_YOUR_TURN", "MIC-D1")

    assert A == story.turns(C, 0, "D").passes().view(A).flipper


@clause("MIC-R10")
def test_option_excluded_flips() -> None:
    """He keeps his turn to turn a card, but not the right to race."""
    story = told(race("DTN"), excluded_flips=True).says(B, "divertir")
    assert B == story.view(A).flipper

    story.turns(B, 0, "D").refused(B, "grab", "EXCLUDED", "MIC-D6")


@clause("MIC-R10", "MIC-R14")
def test_an_excluded_player_still_votes() -> None:
    """He is one of the others."""
    story = told(f"DTN {boards(3)} phase:race out:B", judge="vote").says(A, "dénotus")
    story.does(B, "contest").does(B, "vote yes").does(C, "vote yes")

    assert "A1E2I1O2U2" == story.pawns(A)


@clause("MIC-R10")
def test_with_two_players_the_other_races_alone() -> None:
    """With the normal time."""
    story = told(race("DTN", 2), words="dent").says(A, "divertir").turns(B, 0, "D")

    assert 30_000 == story.state.until - story.state.reveal
    assert "A1E2I1O1U1" == story.says(B, "dent").pawns(B)


@clause("MIC-R12")
def test_option_no_w() -> None:
    """The French deck is the official one without its three W."""
    story = told(seats=2, deck="noW")

    assert 52 == len("".join((*story.state.packs, *story.state.turned)))
    assert (17, 16, 16) == story.view(A).left


@clause("MIC-R14")
@pytest.mark.parametrize("word", ["divertir", "den-tu", "gym"])
def test_the_vote_replaces_the_dictionary_only(word: str) -> None:
    """Consonants, vowels, apostrophe and hyphen are checked before anybody may contest."""
    story = told(race("DTN"), judge="vote").says(A, word)

    assert ("FLIP", (A,)) == (story.view(B).phase, story.view(B).excluded)


@clause("MIC-R14")
def test_a_contest_that_fails_costs_nothing() -> None:
    """Whoever contested a word the others accept races on as before."""
    story = told(race("DTN"), judge="vote").says(A, "dénotus").does(B, "contest")
    story.does(B, "vote yes").does(C, "vote yes")

    assert () == story.view(B).excluded
    assert "A1E1I1O1U1" == story.pawns(B)


@clause("MIC-R15")
def test_a_word_may_be_said_again() -> None:
    """In a later round, by anybody."""
    story = told(race("DTN", 2), words="dent").says(A, "dent").turns(B, 0, "D").says(A, "dent")

    assert "A1E3I1O1U1" == story.pawns(A)


@clause("MIC-R15")
def test_option_no_repeat() -> None:
    """A word that counted is used up for everybody, however it is spelled."""
    story = told(race("DTN", 2), words="dénoté", no_repeat=True).says(A, "dénoté")
    assert ("DENOTE",) == story.view(B).used
    story.turns(B, 0, "D").says(B, "denote")

    story.tells(Failed(seat=B, word="denote", reason="ALREADY_USED", clause="MIC-R15"))
    assert "A1E1I1O1U1" == story.pawns(B)


@clause("MIC-R15")
def test_option_no_repeat_spares_words_that_did_not_count() -> None:
    """A word that was invalid for one player may count for another."""
    story = told(race("DTN", 2, A="A1E13I1O1U1"), words="dent", no_repeat=True).says(A, "dent")

    assert "A1E2I1O1U1" == story.turns(B, 0, "D").says(B, "dent").pawns(B)


@clause("MIC-R16")
def test_the_winner_of_a_round_does_not_turn_the_next_card() -> None:
    """The player after the last flipper does, whoever found the word."""
    story = told(race("DTN"), words="dent").says(C, "dent")

    assert B == story.view(A).flipper


@clause("MIC-R16")
def test_a_round_without_a_word_passes_the_card_on_too() -> None:
    """Nobody found one, or the one said does not count: the next player turns all the same."""
    nobody = told(race("DTN")).passes()
    invalid = told(race("DTN"), words="dent").says(C, "divertir")

    assert [B, B] == [nobody.view(A).flipper, invalid.view(A).flipper]


@clause("MIC-R18", "MIC-E6")
def test_a_naturalised_word_counts() -> None:
    """What the French dictionary holds is French; what it lacks is foreign."""
    sport = told(race("SPT"), words="sport").says(A, "sport")
    street = told(race("STR"), words="sport").says(A, "street")

    assert ["A1E1I1O2U1", "A1E1I1O1U1"] == [sport.pawns(A), street.pawns(A)]


@clause("MIC-R19")
def test_one_player_moves_a_round() -> None:
    """Two players one step from home: the first word decides, the other stays where he is."""
    near = "A13E12I13O13U13"
    story = told(race("DTN", 2, A=near, B=near), words="dent")
    story.does(A, "grab 900", at=1_300).does(B, "grab 950", at=1_310).passes()
    story.does(A, "say dent")

    assert Outcome((60, 59), (A,), "HOME", "MIC-G1") == story.outcome


@clause("MIC-R20", "MIC-E3")
def test_the_same_word_counts_for_one_and_not_for_another() -> None:
    """A's E is home, B's is not."""
    position = race("DTN", 2, A="A1E13I1O1U1")
    mine = told(position, words="dent").says(A, "dent")
    yours = told(position, words="dent").says(B, "dent")

    assert ((A,), ()) == (mine.view(None).excluded, yours.view(None).excluded)


@clause("MIC-R20")
def test_a_player_with_vowels_home_plays_on_with_the_rest() -> None:
    """DENOUAIT moves what is not home."""
    story = told(race("DTN", A="A13E13I1O1U1"), words="dénouait").says(A, "dénouait")

    assert "A13E13I2O2U2" == story.pawns(A)


@clause("MIC-R21")
def test_a_table_that_was_left_ends() -> None:
    """Three rounds per player in a row without a grab: no winner, ranked by steps."""
    story = told(race("DTN", 2, B="A3E1I1O1U1"))
    for _ in range(5):
        story.passes().passes()
    assert story.outcome is None
    story.passes()

    story.tells(Ended(winner=None, why="IDLE", rounds=6))
    assert Outcome((0, 2), (), "IDLE", "MIC-R21") == story.outcome


@clause("MIC-R21")
def test_a_grab_begins_the_count_again() -> None:
    """Even one that comes to nothing."""
    story = told(race("DTN", 2), idle_rounds=1).passes()
    assert 1 == story.view(A).idle
    story.passes().takes(B).passes()

    assert (0, None) == (story.view(A).idle, story.outcome)


@clause("MIC-R21")
def test_option_idle_rounds() -> None:
    """The table may choose how many rounds per player."""
    story = told(race("DTN", 2), idle_rounds=1).passes().passes().passes()

    assert Outcome((0, 0), (), "IDLE", "MIC-R21") == story.outcome


@clause("MIC-R23", "MIC-G1")
def test_option_track() -> None:
    """On ten columns nine steps bring a vowel home."""
    story = told(race("DTN", A="A10E9I10O10U10"), words="dent", track=10).says(A, "dent")

    assert 10 == story.view(A).track
    assert Outcome((45, 0, 0), (A,), "HOME", "MIC-G1") == story.outcome
