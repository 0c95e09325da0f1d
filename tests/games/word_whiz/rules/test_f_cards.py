"""Chapter F: when a pack is finished."""

from logomachie.games.word_whiz.rules import deck
from logomachie.games.word_whiz.rules.events import Reshuffled, RoundEnded
from tests.games.word_whiz.story import A, B, boards, told
from tests.kit.clauses import clause


@clause("MIC-F1", "MIC-R13")
def test_all_cards_are_shuffled_when_a_pack_is_finished() -> None:
    """Open and covered cards too: three packs and three open cards, as at the start."""
    story = told(f"DTR 1/9/7 {boards(2)}").does(A, "flip 0").passes()

    story.tells(
        RoundEnded(round=1, flipper=B, excluded=(), found=False),
        Reshuffled(visible=story.state.visible, left=(18, 17, 17)),
    )
    cards = "".join((*story.state.packs, *story.state.turned))
    assert (sorted(deck.cards("official")), (18, 17, 17)) == (sorted(cards), story.view(A).left)


@clause("MIC-R13")
def test_the_last_card_is_played_out_first() -> None:
    """The race for the last card is run before the shuffle, and the next player turns as usual."""
    story = told(f"DTR 1/9/7 {boards(2)}", words="dent").turns(A, 0, "N")
    assert ("RACE", (0, 9, 7)) == (story.view(B).phase, story.view(B).left)

    story.passes()
    assert ("FLIP", B) == (story.view(B).phase, story.view(B).flipper)


@clause("MIC-F1")
def test_no_shuffle_while_every_pack_has_cards() -> None:
    """The open cards stay."""
    story = told(f"DTR 2/9/7 {boards(2)}").turns(A, 0, "N").passes()

    assert [] == [event for event in story.events if isinstance(event, Reshuffled)]
    assert ("N", "T", "R") == story.view(A).visible


@clause("MIC-F1")
def test_an_empty_pack_cannot_be_turned() -> None:
    """Where a position has one, it is refused and another is chosen."""
    story = told(f"DTR 1/9/7 {boards(2)}")
    story.lay(packs=deck.replaced(story.state.packs, 0, ""))

    story.refused(A, "flip 0", "EMPTY_PACK", "MIC-F1")
    assert "RACE" == story.does(A, "flip 1").state.phase
