"""Chapter H: how a game ends, and who has won."""

from logomachie.core.house import Consent, ProposeEnd, Resign
from logomachie.games.wordsearch.rules.events import Ended
from tests.games.wordsearch.story import A, B, C, told
from tests.kit.clauses import clause


@clause("SRCH-H1", "SRCH-R11")
def test_no_word_can_be_spelled_any_more() -> None:
    """The letters left are looked at, not where they lie."""
    story = told("BLE.X/...U.", words="bleu", validation="auto")
    story.does(A, "slide D2 D1", "claim BLEU A1 E")

    story.tells(Ended(winners=(A,), why="LETTERS"))
    assert story.outcome is not None
    assert ("LETTERS", "SRCH-R11") == (story.outcome.why, story.outcome.clause)


@clause("SRCH-H1", "SRCH-R11")
def test_letters_far_apart_may_still_spell() -> None:
    """As long as they do the game goes on."""
    story = told("BLE.A/...U./S....", words="bleu as", validation="auto")
    story.does(A, "slide D2 D1", "claim BLEU A1 E")

    assert story.outcome is None


@clause("SRCH-R11", "SRCH-R14")
def test_only_words_long_enough_keep_a_game_alive() -> None:
    """With three letters at least, AS is no hope."""
    story = told("BLE.A/...U./S....", words="bleu as", validation="auto", min_length=3)
    story.does(A, "slide D2 D1", "claim BLEU A1 E")

    assert story.outcome is not None


@clause("SRCH-R12")
def test_a_dead_position_ends_after_two_dry_rounds() -> None:
    """Two dry turns for each player, and no legal word: here A and S cannot meet."""
    far = "A....../......./......./......./......S/......./......."
    story = told(f"{far} 0/0 dry:3", words="as")
    story.lay(board="AX/XX/X./SX").does(A, "slide B2 B3", "stop")

    assert 4 == story.state.dry
    assert story.outcome is not None
    assert ("STALEMATE", "SRCH-R12") == (story.outcome.why, story.outcome.clause)


@clause("SRCH-R12")
def test_a_living_position_goes_on_after_two_dry_rounds() -> None:
    """As long as the position has a legal word."""
    story = told("A.S/... 0/0 dry:3", words="as").does(A, "slide A1 A2", "stop")

    assert (4, None) == (story.state.dry, story.outcome)


@clause("SRCH-R12")
def test_three_dry_rounds_end_any_game() -> None:
    """Even if a word could be formed."""
    story = told("A.S/... 7/3 dry:5", words="as").does(A, "slide A1 A2", "stop")

    assert story.outcome is not None
    assert ("STALEMATE", (A,)) == (story.outcome.why, story.outcome.winners)


@clause("SRCH-R12", "HOUSE-05")
def test_rounds_are_counted_by_the_players_left() -> None:
    """Somebody who has left has no turns any more."""
    story = told("A.S/... 0/0/0 dry:5", words="as").does(C, Resign())
    story.does(A, "slide A1 A2", "stop")

    assert (4, 6) == story.view(A).dry_end
    assert story.outcome is not None


@clause("SRCH-R12", "SRCH-H1", "HOUSE-06")
def test_all_players_may_agree_to_end() -> None:
    """P4: A proposes, B and C agree: over at once, the score stands."""
    story = told("A.S/... 1/5/2", words="as").does(A, ProposeEnd())
    story.does(B, Consent(True)).does(C, Consent(True))

    assert story.outcome is not None
    assert ("AGREED", (B,), (1, 5, 2)) == (
        story.outcome.why,
        story.outcome.winners,
        story.outcome.scores,
    )


@clause("SRCH-H2")
def test_most_points_wins() -> None:
    """P2: 118, 97 and −5."""
    story = told("A.S/... 118/97/-5 dry:8", words="as").does(A, "slide A1 A2", "stop")

    assert story.outcome is not None
    assert ((A,), (118, 97, -5)) == (story.outcome.winners, story.outcome.scores)


@clause("SRCH-R17")
def test_a_tie_is_shared() -> None:
    """P3: 97 and 97."""
    story = told("A.S/... 97/97 dry:5", words="as").does(A, "slide A1 A2", "stop")

    assert story.outcome is not None
    assert (A, B) == story.outcome.winners


@clause("SRCH-H2", "HOUSE-05")
def test_who_has_left_cannot_win() -> None:
    """Whatever the score."""
    story = told("A.S/... 50/9/9 dry:3", words="as").does(A, Resign())
    story.lay(dry=5).does(B, "slide A1 A2", "stop")

    assert story.outcome is not None
    assert (B, C) == story.outcome.winners


@clause("SRCH-R13", "HOUSE-12")
def test_one_seat_plays_alone() -> None:
    """The turn comes back, the dictionary judges at once, the total is the result."""
    story = told("BLE.X/...UX 0", words="bleu", seats=1).does(A, "slide D2 D1")
    story.does(A, "claim BLEU A1 E")

    assert story.outcome is not None
    assert ((20,), (A,)) == (story.outcome.scores, story.outcome.winners)


@clause("SRCH-R13")
def test_alone_a_wrong_word_is_refused() -> None:
    """Nobody is there to question it."""
    story = told("BLU./...E 0", words="bleu").does(A, "slide D2 D1", "claim BLUE A1 E")

    assert ((0,), True) == (story.state.scores, story.state.refused)
    assert A == story.does(A, "stop").state.active


@clause("SRCH-R13")
def test_two_to_four_players() -> None:
    """And one alone."""
    for seats in (1, 2, 3, 4):
        assert seats == len(told(seats=seats).state.scores)
