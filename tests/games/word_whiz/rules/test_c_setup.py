"""Chapter C: how a table is set."""

from collections import Counter

from logomachie.core.rng import Rng
from logomachie.games.word_whiz.rules import deck
from tests.games.word_whiz.story import START, told
from tests.kit.clauses import clause


@clause("MIC-C2")
def test_pawns_stand_on_the_first_cell() -> None:
    """All five pawns of every player stand on column 1."""
    story = told(seats=4)

    assert [START] * 4 == [story.pawns(seat) for seat in range(4)]


@clause("MIC-C4", "MIC-R02")
def test_three_packs_of_nineteen_eighteen_eighteen() -> None:
    """55 cards make packs of 19, 18 and 18; the first of each is turned."""
    assert (19, 18, 18) == deck.split(55)
    assert (18, 17, 17) == told(seats=2).view(0).left


@clause("MIC-C4")
def test_the_cards_are_shuffled() -> None:
    """Another seed, another order; over many deals every card comes to lie on top."""
    deals = [deck.deal(deck.cards("official"), Rng(str(seed)))[0] for seed in range(300)]

    assert len(deals) == len(set(deals))
    assert set(deck.cards("official")) == {packs[0][0] for packs in deals}


@clause("MIC-C4")
def test_the_packs_lie_face_down() -> None:
    """A view tells how many cards a pack holds, and nothing else about them."""
    story = told(seats=2)
    packs = story.state.packs

    told_of = str(story.view(0)) + str(story.view(None))
    assert not [pack for pack in packs if pack[:4] in told_of]


@clause("MIC-C5")
def test_one_card_of_each_pack_is_turned() -> None:
    """Three cards lie open before the first round, one from each pack."""
    story = told(seats=2)

    assert story.state.turned == story.view(1).visible
    assert 55 == Counter("".join((*story.state.packs, *story.view(1).visible))).total()


@clause("MIC-R02")
def test_the_french_deck_makes_eighteen_seventeen_seventeen() -> None:
    """Without the three W 52 cards make packs of 18, 17 and 17."""
    story = told(seats=2, deck="noW")

    assert (18, 17, 17) == deck.split(52)
    assert (17, 16, 16) == story.view(0).left
    assert "W" not in "".join((*story.state.packs, *story.state.turned))
