"""Word-Whiz’s solver: exact beside a brute force that asks the rules’ own judge, and ranked."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules import deck, judge, text
from logomachie.games.word_whiz.rules.events import Moved
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Contest,
    Flip,
    Grab,
    Pass,
    Pawns,
    Setup,
    State,
    Submit,
    TableView,
    Triple,
    Vote,
)
from logomachie.games.word_whiz.solver import legal
from logomachie.games.word_whiz.solver.search import found, needed, words
from logomachie.lexicon.load import french
from tests.kit.few_words import FewWords

FEW = FewWords()
columns = st.integers(1, 13)
boards = st.tuples(columns, columns, columns, columns, columns)
consonants = st.sampled_from(sorted(set(deck.cards("official"))))
triples = st.tuples(consonants, consonants, consonants)
setups = st.builds(
    Setup,
    seats=st.just(1),
    lexicon=st.just("few"),
    dup=st.sampled_from(["multiset", "set"]),
    cap=st.sampled_from(["lose", "exact"]),
    no_repeat=st.booleans(),
)
said = st.frozensets(st.sampled_from([FEW.word(row) for row in range(len(FEW))]), max_size=40)


def placed(setup: Setup, visible: Triple, pawns: Pawns, used: frozenset[str]) -> State:
    """A race for these cards, with this board; made by hand, so that it may be one nobody deals."""
    return State(
        rng=Rng("solver"),
        phase="RACE",
        round=1,
        flipper=0,
        packs=("B", "C", "D"),
        turned=visible,
        pawns=(pawns,),
        until=30_000,
        reveal=0,
        used=tuple(sorted(used)),
    )


def viewed(position: str, **options: object) -> tuple[TableView, Setup]:
    """What seat 0 sees of a position."""
    read = text.read(position)
    setup = Setup(seats=len(read.pawns), lexicon="few", position=position, **options)  # type: ignore[arg-type]  # options by name
    game = WORD_WHIZ.open(setup, FEW)
    return game.view(game.start(Rng("solver"), 0), 0), setup


@given(setups, triples, boards, said)
def test_the_words_found_are_those_the_judge_admits(
    setup: Setup, visible: Triple, pawns: Pawns, used: frozenset[str]
) -> None:
    """Whatever the cards, the board and the options: no word too many, none missing."""
    state = placed(setup, visible, pawns, used)
    keys = [FEW.word(row) for row in range(len(FEW))]
    admitted = {key for key in keys if judge.flaw(setup, FEW, state, 0, key) is None}
    spent = used if setup.no_repeat else frozenset()
    solved = found(FEW, setup, visible, pawns, spent)

    assert admitted == {FEW.word(int(row)) for row in solved.rows}


@given(setups, triples, boards)
def test_a_word_is_worth_the_steps_the_judge_gives_it(
    setup: Setup, visible: Triple, pawns: Pawns
) -> None:
    """The gain is the way its speaker’s pawns would go, and the largest comes first."""
    solved = found(FEW, setup, visible, pawns, frozenset())
    judged = [
        sum(step.end - step.start for step in judge.steps(setup, pawns, FEW.word(int(row))))
        for row in solved.rows
    ]

    assert judged == solved.gains.tolist()
    assert all(before >= after for before, after in pairwise(judged))


@pytest.mark.parametrize("visible", [("D", "T", "N"), ("S", "S", "S"), ("W", "G", "N")])
def test_the_real_lexicon_is_solved_exactly(visible: Triple) -> None:
    """A sample of the whole dictionary is judged as the solver says."""
    lexicon = french()
    setup, pawns = Setup(seats=1, lexicon=lexicon.digest), (1, 13, 9, 12, 13)
    state, admitted = placed(setup, visible, pawns, frozenset()), lexicon.words("plain")
    solved = set(found(lexicon, setup, visible, pawns, frozenset()).rows.tolist())
    sample = {*range(0, len(lexicon), 211), *sorted(solved)[:300]}
    judged = {
        row for row in sample if judge.flaw(setup, admitted, state, 0, lexicon.word(row)) is None
    }

    assert judged == sample & solved
    assert solved


def moves(view: TableView, setup: Setup) -> tuple[legal.Ranked, ...]:
    """All moves of a seat, the most promising first."""
    return tuple(legal.ranked(view, setup, FEW))


def test_every_word_proposed_moves_its_speaker_as_far() -> None:
    """Said through the rules, each word makes the steps it was ranked by."""
    setup = Setup(seats=2, lexicon="few", position="RST phase:race A1E12I1O1U1/A1E1I1O1U1")
    game = WORD_WHIZ.open(setup, FEW)
    start = game.start(Rng("solver"), 0)
    held, _ = advance(game, start, 1, 1_000, 0, Grab(1))
    holding, _ = advance(game, held, 2, 1_150)
    view = game.view(holding, 0)
    ranked = moves(view, setup)
    walked = []
    for choice in ranked:
        _, line = advance(game, holding, 3, 2_000, 0, choice.move)
        moved = next(event for event in line.events if isinstance(event, Moved))
        walked.append(sum(step.end - step.start for step in moved.steps))

    assert [choice.worth for choice in ranked] == walked
    assert len(words(view, setup, FEW)) == len(ranked) > 10


def test_a_race_is_run_with_a_word_and_passed_without() -> None:
    """A hand is worth what the best word brings; without a word it would cost a round."""
    view, setup = viewed("DTN phase:race A1E1I1O1U1/A1E1I1O1U1")
    without = viewed("WWW phase:race A1E1I1O1U1/A1E1I1O1U1")[0]

    assert [(Grab(1), 5), (Pass(1), 0)] == [(c.move, c.worth) for c in moves(view, setup)]
    assert [Pass(1), Grab(1)] == [choice.move for choice in moves(without, setup)]


def test_a_sealed_race_offers_papers() -> None:
    """Where words are written they are submitted, not said."""
    view, setup = viewed("DTN phase:race A1E1I1O1U1/A1E1I1O1U1", race="sealed")

    assert Submit(1, "divertissement") == moves(view, setup)[0].move


def test_an_excluded_seat_has_no_move() -> None:
    """Whoever sits out a round can say nothing in it."""
    view, setup = viewed("DTN phase:race out:A A1E1I1O1U1/A1E1I1O1U1")

    assert () == moves(view, setup)


def test_flips_are_ranked_by_what_may_come() -> None:
    """Covering the J of J S T promises most; an empty pack is no choice."""
    view, setup = viewed("JST 18/17/17 A1E1I1O1U1/A1E1I1O1U1")
    ranked = moves(view, setup)

    assert Flip(1, 0) == ranked[0].move
    assert {Flip(1, pack) for pack in range(3)} == {choice.move for choice in ranked}


def test_an_average_flip_is_the_mean_over_the_cards_unseen() -> None:
    """The worth of a flip is the best word of each card that may come, by its number of cards."""
    view, setup = viewed("JST 18/17/17 A1E1I1O1U1/A1E1I1O1U1")
    rest = list(deck.cards("official"))
    for card in "JST":
        rest.remove(card)
    pawns = (1, 1, 1, 1, 1)
    best = [found(FEW, setup, (card, "S", "T"), pawns, frozenset()).gains for card in rest]
    mean = sum(int(gains[0]) if len(gains) else 0 for gains in best) / len(rest)
    ranked = {choice.move: choice.worth for choice in moves(view, setup)}

    assert round(mean, 3) == ranked[Flip(1, 0)]


def test_a_word_of_the_dictionary_is_better_accepted() -> None:
    """Where the table judges, the solver advises by the lexicon, in both questions."""
    view, setup = viewed("DTN phase:race A1E1I1O1U1/A1E1I1O1U1", judge="vote")
    asked = {"phase": "CONTEST", "can": ("Contest", "Accept"), "holder": 1}
    voting = {"phase": "VOTE", "can": ("Vote",), "holder": 1}

    assert Accept(1, 1) == moves(changed(view, word="dent", **asked), setup)[0].move
    assert Contest(1, 1) == moves(changed(view, word="dénotus", **asked), setup)[0].move
    assert Vote(1, 1, True) == moves(changed(view, word="dent", **voting), setup)[0].move
    assert Vote(1, 1, False) == moves(changed(view, word="dénotus", **voting), setup)[0].move


def changed(view: TableView, **fields: object) -> TableView:
    """The view with some fields otherwise."""
    return replace(view, **fields)


def test_once_each_is_enough_where_the_table_says_so() -> None:
    """R04: with dup=set a letter visible twice is needed once."""
    several = Setup(seats=1, lexicon="few")
    once = Setup(seats=1, lexicon="few", dup="set")

    assert "NNT" == needed(("N", "T", "N"), several)
    assert "NT" == needed(("N", "T", "N"), once)
