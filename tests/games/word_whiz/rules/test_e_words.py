"""Chapter E: which words are valid, and who says so."""

import pytest

from logomachie.core.game import Lapsed
from logomachie.games.word_whiz.rules.events import Accepted, Contested, Counted, Failed, Moved
from tests.games.word_whiz.story import A, B, C, D, Story, race, told
from tests.kit.clauses import clause


def verdict(story: Story) -> Moved | Failed:
    """How the last word was judged."""
    return next(event for event in story.events if isinstance(event, Moved | Failed))


def failed(cards: str, word: str, words: str, **options: str) -> Failed:
    """How a word that does not count was judged."""
    event = verdict(told(race(cards), words=words, **options).says(A, word))
    assert isinstance(event, Failed)
    return event


@clause("MIC-E1")
@pytest.mark.parametrize(
    ("cards", "word", "letters"),
    [("DTN", "divertir", "N"), ("NNT", "tenir", "N"), ("SSS", "pas", "SS"), ("BCD", "ami", "BCD")],
)
def test_the_three_consonants_are_in_the_word(cards: str, word: str, letters: str) -> None:
    """A word without one of them does not count; what it lacks is told."""
    event = failed(cards, word, words=word)

    assert ("CONSONANT_MISSING", "MIC-E1", letters) == (event.reason, event.clause, event.letters)


@clause("MIC-E2")
@pytest.mark.parametrize("cards", ["DTN", "NTD", "TDN", "NDT"])
def test_their_order_does_not_matter(cards: str) -> None:
    """DENT will do for the three cards in any order."""
    assert isinstance(verdict(told(race(cards), words="dent").says(A, "dent")), Moved)


@clause("MIC-E3")
def test_at_least_one_vowel_moves() -> None:
    """A word of nothing but vowels that are home does not count for their owner."""
    story = told(race("DTN", A="A1E13I1O1U1"), words="dent").says(A, "dent")

    event = verdict(story)
    assert isinstance(event, Failed)
    assert ("NO_VOWEL_MOVES", "MIC-E3", "E") == (event.reason, event.clause, event.letters)


@clause("MIC-E3")
def test_a_word_without_vowels_moves_nothing() -> None:
    """GYM has none."""
    assert "NO_VOWEL_MOVES" == failed("GYM", "gym", words="gym").reason


@clause("MIC-E4")
@pytest.mark.parametrize("word", ["dents", "denté", "dentée", "édentait", "endetté"])
def test_every_form_in_the_dictionary_counts(word: str) -> None:
    """Plural, feminine, verb form: what the table's dictionary holds is valid."""
    assert isinstance(verdict(told(race("DTN"), words=word).says(A, word)), Moved)


@clause("MIC-E4", "MIC-E5", "MIC-E6")
@pytest.mark.parametrize("word", ["Denton", "student", "dentx"])
def test_what_the_dictionary_lacks_does_not_count(word: str) -> None:
    """A name, a foreign word, a mistake: none is in the table's dictionary."""
    event = failed("DTN", word, words="dent")

    assert ("NOT_IN_DICTIONARY", "MIC-E4") == (event.reason, event.clause)


@clause("MIC-E7")
@pytest.mark.parametrize(
    ("cards", "word"),
    [("JDH", "aujourd'hui"), ("JDH", "aujourd’hui"), ("PRT", "porte-clés"), ("PRT", "porte‑clés")],
)
def test_no_apostrophe_and_no_hyphen(cards: str, word: str) -> None:
    """However it is typed, and though the dictionary has it."""
    event = failed(cards, word, words=word)

    assert ("APOSTROPHE_OR_HYPHEN", "MIC-E7") == (event.reason, event.clause)


@clause("MIC-E7", "MIC-E1", "MIC-E3", "MIC-E4")
def test_flaws_are_told_in_the_order_of_the_articles() -> None:
    """A word with several flaws is told the first: sign, consonants, vowels, dictionary."""
    position = race("DTN", A="A13E13I13O13U1")
    said = [told(position).says(A, word) for word in ("a-e", "ae", "dent", "dentu")]

    assert [
        "APOSTROPHE_OR_HYPHEN",
        "CONSONANT_MISSING",
        "NO_VOWEL_MOVES",
        "NOT_IN_DICTIONARY",
    ] == [event.reason for event in map(verdict, said) if isinstance(event, Failed)]


def contested(players: int = 3) -> Story:
    """A has said a made-up word, B has contested it."""
    story = told(race("DTN", players), words="dent", judge="vote").says(A, "dénotus")
    return story.does(B, "contest").tells(Contested(seat=B, until=story.state.until))


@clause("MIC-E8", "MIC-R14")
def test_two_of_three_others_suffice() -> None:
    """A contested word stands if more than half of the others accept it."""
    story = contested(4).does(D, "vote yes").does(B, "vote no").does(C, "vote yes")

    story.tells(Counted(yes=(C, D), no=(B,), accepted=True))
    assert "A1E2I1O2U2" == story.pawns(A)


@clause("MIC-E8", "MIC-D6")
def test_one_of_three_others_is_not_a_majority() -> None:
    """The word does not count, and its speaker sits out the next round."""
    story = contested(4).does(B, "vote no").does(C, "vote yes").does(D, "vote no")

    story.tells(
        Counted(yes=(C,), no=(B, D), accepted=False),
        Failed(seat=A, word="dénotus", reason="VOTED_DOWN", clause="MIC-E8"),
    )
    assert (A,) == story.view(B).excluded


@clause("MIC-E8", "MIC-R14")
def test_an_unanswered_ballot_is_a_no() -> None:
    """P6: with three players one yes and one silence refuse the word."""
    story = contested().does(B, "vote yes").passes()

    story.tells(Lapsed(seat=C), Counted(yes=(B,), no=(), accepted=False))
    assert "A1E1I1O1U1" == story.pawns(A)


@clause("MIC-E8", "MIC-R14")
def test_with_two_players_the_other_decides() -> None:
    """His vote alone is more than half of the others."""
    yes, no = contested(2).does(B, "vote yes"), contested(2).does(B, "vote no")

    assert ["A1E2I1O2U2", "A1E1I1O1U1"] == [yes.pawns(A), no.pawns(A)]


@clause("MIC-E8", "MIC-R14")
def test_a_word_nobody_contests_stands() -> None:
    """The time to contest passes, or all others waive it."""
    late = told(race("DTN"), judge="vote").says(A, "dénotus").passes()
    waived = told(race("DTN"), judge="vote").says(A, "dénotus")
    waived.does(B, "accept").tells(Accepted(seat=B)).does(C, "accept")

    assert ["A1E2I1O2U2"] * 2 == [late.pawns(A), waived.pawns(A)]


@clause("MIC-E8")
def test_nobody_judges_his_own_word() -> None:
    """The speaker can neither contest, accept nor vote; nobody does any of it twice."""
    story = told(race("DTN", 4), judge="vote").says(A, "dénotus").does(C, "accept")
    story.refused(A, "contest", "OWN_WORD", "MIC-E8").refused(A, "accept", "OWN_WORD", "MIC-E8")
    story.refused(C, "contest", "ALREADY_ACCEPTED", "MIC-E8")
    story.refused(B, "vote yes", "NOT_NOW", "MIC-E8")
    story.does(B, "contest").does(B, "vote yes")

    story.refused(A, "vote yes", "OWN_WORD", "MIC-E8")
    story.refused(B, "vote no", "ALREADY_VOTED", "MIC-R14")
    story.refused(C, "contest", "NOT_NOW", "MIC-E8")


@clause("MIC-E8")
def test_votes_are_secret_until_they_are_counted() -> None:
    """Who has voted is shown; how is not, to anybody."""
    yes, no = contested(4).does(C, "vote yes"), contested(4).does(C, "vote no")

    assert [yes.view(seat) for seat in (A, B, D, None)] == [
        no.view(seat) for seat in (A, B, D, None)
    ]
    assert (yes.events, (C,)) == (no.events, yes.view(None).voted)


@clause("MIC-E9")
def test_divertissement() -> None:
    """D T N: I moves two cells, E moves three."""
    story = told(race("DTN"), words="divertissement").says(A, "divertissement")

    assert "A1E4I3O1U1" == story.pawns(A)


@clause("MIC-E10", "MIC-E3", "MIC-D6")
def test_divertissement_too_late() -> None:
    """With E and I home the same word costs its speaker the next round."""
    story = told(race("DTN", A="A1E13I13O1U1"), words="divertissement")
    story.says(A, "divertissement")

    assert (A,) == story.view(None).excluded
    assert "A1E13I13O1U1" == story.pawns(A)
