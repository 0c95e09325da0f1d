"""Compounds at their edges: members that are no words, members of one letter (CMP, WIN)."""

from tests.games.guerre_des_mots.story import told
from tests.kit.clauses import clause


@clause("GDM-CMP-01", "GDM-DEF-04")
def test_a_word_hangs_on_a_first_member_of_one_letter() -> None:
    """TON at a right angle on the T of T-SHIRT is a word of its own, not a part of the compound."""
    story = told("SO@D12>T-SHIRT SO=ON NE=A turn:SO", words="t-shirt shirt ton")
    story.plays("SO", "lay D12 D13_ON")

    assert ("HOOK", "TON") == (story.laid.how, story.laid.word)
    assert ["TON", "T", "SHIRT"] == story.words("SO")


@clause("GDM-CMP-01")
def test_two_crosses_side_by_side_join_nothing() -> None:
    """Whoever holds two may set them in one compound, not one behind the other."""
    story = told("SO@D12>ARC SO=++ENCIEL NE=A turn:SO", words="arc arc-en-ciel arc-ciel")
    story.errs("SO", "lay F12 G12>++CIEL", "BAD_COMPOUND", "GDM-CMP-01")
    joined = told("SO@D12>ARC SO=++ENCIEL NE=A turn:SO", words="arc arc-en-ciel")
    joined.plays("SO", "lay F12 G12>+EN+CIEL")

    assert ["ARC", "EN", "CIEL"] == joined.words("SO")
    assert [True, True, False] == [word.guarded for word in joined.view(None).chains[0].words]


@clause("GDM-CON-02", "GDM-PAR-03")
def test_a_compound_lengthened_to_carry_a_word_is_a_word_itself() -> None:
    """PIEDS is one, but PORTE-PIEDS must be: it is what the board would read."""
    position, words = "SO@D12>PORTE-PIED SO=SUS NE=A turn:SO", "porte pied porte-pied pieds sus"
    both = told(position, words=f"{words} porte-pieds").plays("SO", "lay M12 N12S N13_US")

    assert ("SUS", "PORTE-PIEDS") == (both.laid.word, both.laid.grown)
    told(position, words=words).errs(
        "SO", "lay M12 N12S N13_US", "NOT_A_WORD", "GDM-LEX-01", word="PORTE-PIEDS"
    )


@clause("GDM-WIN-01", "GDM-WIN-05")
def test_a_member_on_the_cross_wins_only_if_it_is_a_word() -> None:
    """BOHU of TOHU-BOHU is none; it would be, were it in the dictionary."""
    position, coup = "SO@F12>TOhU SO=+BO?U NE=A turn:SO", "lay I12 J12>+BOhU"
    none = told(position, words="tohu tohu-bohu").plays("SO", coup)
    word = told(position, words="tohu bohu tohu-bohu").plays("SO", coup)

    assert (None, (0,)) == (none.outcome, word.outcome and word.outcome.winners)
