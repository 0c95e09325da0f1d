"""Chapters A, U and P: padlocks are won, placed and lost."""

from logomachie.games.cadenas.rules.events import Gained, Locked, Seized
from tests.games.cadenas.story import A, B, told
from tests.kit.clauses import clause

MEUSE = "A:MEUSE! A:TRAIT lock:A/2/1"


@clause("CAD-A1")
def test_a_proper_noun_brings_a_padlock() -> None:
    """From the supply to the reserve, tied to the noun."""
    story = told("", "MEUSEXYZ").does(A, "lay Meuse proper")
    story.tells(Gained(seat=A, turn=1, padlock=1, word=1, noun="MEUSE", supply=1))

    assert ((A, None, 1), 1) == (story.lock(1), story.state.supply)


@clause("CAD-A1", "CAD-R08")
def test_a_common_word_brings_none() -> None:
    """Though it may be a name as well."""
    assert () == told("", "TOURSXYZ").does(A, "lay tours").state.padlocks


@clause("CAD-A2", "CAD-R09")
def test_no_proper_noun_without_a_padlock() -> None:
    """Once all are handed out none is laid, nor made of a common word, own or captured."""
    table = "A:MUSE B:MUSE B:NANTES! A:TOURS! lock:B/-/3 lock:A/-/4"
    story = told(table, "MARNEEXY")

    story.refused(A, "lay Marne proper", "NO_PADLOCK_LEFT", "CAD-A2")
    story.refused(A, "transform 1 Meuse proper", "NO_PADLOCK_LEFT", "CAD-R09")
    story.refused(A, "transform 2 Meuse proper", "NO_PADLOCK_LEFT", "CAD-R09")


@clause("CAD-R09", "CAD-P5")
def test_from_noun_to_noun_none_is_needed() -> None:
    """An opponent's proper noun may become another, or a common word, with an empty supply."""
    table = "B:BIZET! B:MEUSE! lock:B/-/1 lock:B/-/2"

    assert "BIZERTE" == told(table, "REXYZKWQ").does(A, "transform 1 Bizerte proper").word(1).text
    assert "MEDUSE" == told(table, "DXYZKWQJ").does(A, "transform 2 méduse").word(2).text


@clause("CAD-R09")
def test_the_supply_never_grows() -> None:
    """A captured padlock changes owner, it does not go back."""
    story = told(MEUSE.replace("A:", "B:").replace("lock:A", "lock:B"), "DXYZKWQJ")

    assert 1 == story.does(A, "transform 1 méduse").state.supply


@clause("CAD-A3")
def test_one_for_each_noun() -> None:
    """A player may have several."""
    story = told("A:NANTES! lock:A/-/1", "MARNEXYZ").does(A, "lay Marne proper")

    assert [(A, None, 1), (A, None, 2)] == [story.lock(1), story.lock(2)]


@clause("CAD-A4", "CAD-A6")
def test_muse_becomes_meuse_by_its_owner() -> None:
    """His own common word, and a padlock."""
    story = told("A:MUSE", "EXYZKWQJ").does(A, "transform 1 Meuse proper")

    assert ((A, "MEUSE", "proper"), (A, None, 1)) == (story.reads(1), story.lock(1))


@clause("CAD-A5", "CAD-A6")
def test_muse_becomes_meuse_by_an_opponent() -> None:
    """Captured, and a padlock for the captor."""
    story = told("B:MUSE", "EXYZKWQJ").does(A, "transform 1 Meuse proper")

    assert ((A, "MEUSE", "proper"), (A, None, 1)) == (story.reads(1), story.lock(1))


@clause("CAD-U1")
def test_a_locked_word_cannot_be_taken() -> None:
    """By no opponent, however he would change it."""
    story = told("B:TRAIT B:NANTES! lock:B/1/2", "EXYZKWQJ")

    story.refused(A, "transform 1 traite", "PADLOCKED", "CAD-U1")


@clause("CAD-U2")
def test_its_owner_lengthens_it_at_will() -> None:
    """The padlock stays on it."""
    story = told("A:TRAIT A:NANTES! lock:A/1/2", "EXYZKWQJ").does(A, "transform 1 traite")

    assert ("TRAITE", (A, 1, 2)) == (story.word(1).text, story.lock(1))


@clause("CAD-U3", "CAD-R10")
def test_used_at_once_or_later() -> None:
    """On a word laid in the same turn, or in another turn than it was won."""
    story = told("A:TRAIT", "MEUSEXYZ/XYZKWQJV")
    story.does(A, "lay Meuse proper", "lock K1 1")
    story.tells(Locked(seat=A, turn=1, padlock=1, word=1, text="TRAIT"))
    assert (A, 1, 2) == story.lock(1)

    later = told("A:TRAIT", "MEUSEXYZ/XYZKWQJV").does(A, "lay Meuse proper", "put X")
    later.does(B, "take 2", "put XY").does(A, "take 3", "lock K1 1")
    assert (A, 1, 2) == later.lock(1)


@clause("CAD-R10")
def test_on_a_word_of_this_turn() -> None:
    """Just laid, or just captured."""
    laid = told("A:NANTES! lock:A/-/1", "MOTXYZKW").does(A, "lay mot", "lock K1 2")
    taken = told("A:NANTES! B:TRI lock:A/-/1", "ATXYZKWQ")
    taken.does(A, "transform 2 trait", "lock K1 2")

    assert [(A, 2, 1)] * 2 == [laid.lock(1), taken.lock(1)]


@clause("CAD-U4")
def test_never_on_a_proper_noun() -> None:
    """Its own or another."""
    story = told("A:MEUSE! A:NANTES! lock:A/-/1")

    story.refused(A, "lock K1 1", "PADLOCK_ON_PROPER", "CAD-U4")
    story.refused(A, "lock K1 2", "PADLOCK_ON_PROPER", "CAD-U4")


@clause("CAD-R11", "CAD-U4")
def test_a_locked_word_becomes_no_proper_noun() -> None:
    """The padlock could neither stay nor move."""
    story = told("A:MUSE A:NANTES! lock:A/1/2", "EXYZKWQJ")

    story.refused(A, "transform 1 Meuse proper", "PADLOCK_ON_PROPER", "CAD-R11")


@clause("CAD-U5")
def test_only_in_ones_own_turn() -> None:
    """And before the put-back, which ends it."""
    story = told("B:TRAIT B:NANTES! lock:B/-/2", "XYZKWQJV/XYZKWQJV")

    story.refused(B, "lock K1 1", "NOT_YOUR_TURN", "CAD-U5")
    story.does(A, "put XY").does(B, "take 2", "lock K1 1")


@clause("CAD-U6")
def test_a_placed_padlock_does_not_move() -> None:
    """To no other word."""
    story = told("A:TRAIT A:MOT A:NANTES! lock:A/1/3")

    story.refused(A, "lock K1 2", "ALREADY_PLACED", "CAD-U6")


@clause("CAD-U6", "CAD-P2")
def test_unless_an_opponent_has_captured_it() -> None:
    """Then its new owner places it."""
    story = told(f"{MEUSE} B:MOT active:B", "XYZKWQ/DXYZKWQJ")
    story.does(B, "transform 1 méduse", "lock K1 3")

    assert (B, 3, None) == story.lock(1)


@clause("CAD-U1", "CAD-R10")
def test_whose_padlock_on_whose_word() -> None:
    """One's own on one's own, and one a word."""
    table = "A:MOT B:TRI A:NANTES! B:MARNE! A:TOURS! lock:A/-/3 lock:B/-/4 lock:A/1/5"
    story = told(table, "XYZKWQJV/EEEEEE/EEEEEE")

    story.refused(A, "lock K2 1", "NOT_YOUR_PADLOCK", "CAD-U1")
    story.refused(A, "lock K9 1", "NOT_YOUR_PADLOCK", "CAD-U1")
    story.refused(A, "lock K1 2", "NOT_YOUR_WORD", "CAD-R10")
    story.refused(A, "lock K1 9", "NOT_YOUR_WORD", "CAD-R10")
    story.refused(A, "lock K1 1", "ALREADY_LOCKED", "CAD-R10")


@clause("CAD-P1", "CAD-P2", "CAD-P3", "CAD-P4")
def test_meuse_becomes_meduse() -> None:
    """Word and padlock change hands; what it protected stays, and is vulnerable again."""
    story = told(f"{MEUSE} active:B", "EEEEEE/DEXYZKWQ/EXYZKWQJ")
    story.refused(B, "transform 2 traite", "PADLOCKED", "CAD-U1").does(B, "transform 1 méduse")
    story.tells(Seized(seat=B, turn=1, padlock=1, of=A, word=1, tied=False, noun="MEUSE", freed=2))
    assert ((B, "MEDUSE", "common"), (A, "TRAIT", "common")) == (story.reads(1), story.reads(2))
    assert (B, None, None) == story.lock(1)

    story.does(B, "put X").does(2, "take 3", "transform 2 traite")
    assert 2 == story.word(2).owner


@clause("CAD-P2", "CAD-P4")
def test_the_padlock_is_taken_from_the_reserve_too() -> None:
    """Used or not, and no other padlock of its owner."""
    story = told("A:MEUSE! A:NANTES! lock:A/-/2 lock:A/-/1 active:B", "XYZKWQ/DXYZKWQJ")
    story.does(B, "transform 1 méduse")

    assert ((A, None, 2), (B, None, None)) == (story.lock(1), story.lock(2))


@clause("CAD-P1")
def test_a_common_word_takes_no_padlock_with_it() -> None:
    """Only a proper noun has one that depends on it."""
    story = told("A:TRI A:MEUSE! lock:A/-/2 active:B", "XYZKWQ/ATXYZKWQ")
    story.does(B, "transform 1 trait")

    assert (A, None, 2) == story.lock(1)


@clause("CAD-P5", "CAD-P6", "CAD-R12")
def test_bizet_becomes_bizerte() -> None:
    """The word and its padlock, not a second one; the tie passes on to the new noun."""
    story = told("A:BIZET! lock:A/-/1 active:B", "XYZKWQJ/REXYZKWQ")
    story.does(B, "transform 1 Bizerte proper")

    assert ((B, "BIZERTE", "proper"), (B, None, 1)) == (story.reads(1), story.lock(1))
    assert (1, 1) == (len(story.state.padlocks), story.state.supply)


@clause("CAD-R12")
def test_the_tie_ends_with_the_noun() -> None:
    """A padlock whose noun became common is its captor's for good; a tied one is not."""
    loose = told("B:MEDUSE lock:B/-/-", "ESXYZKWQ", words="meduse medusees")
    loose.does(A, "transform 1 medusees")
    assert ((A, "MEDUSEES", "common"), (B, None, None)) == (loose.reads(1), loose.lock(1))

    tied = told("B:BIZERTE! lock:B/-/1", "AXYZKWQJ", words="abizerte")
    tied.does(A, "transform 1 abizerte")
    assert (A, None, None) == tied.lock(1)


@clause("CAD-P2", "CAD-R12", "CAD-X1")
def test_tours_becomes_atours() -> None:
    """A proper noun with one letter in front: captured with its padlock, the tie undone."""
    story = told("B:TOURS! lock:B/-/1", "AXYZKWQJ").does(A, "transform 1 atours")

    assert ((A, "ATOURS", "common"), (A, None, None)) == (story.reads(1), story.lock(1))
