"""The solver of Cadenas: every legal play and none else; whole turns that nothing beats."""

from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from logomachie.core.rng import Rng
from logomachie.games.cadenas.rules.events import Gained, Seized, Transformed
from logomachie.games.cadenas.rules.rules import Rules
from logomachie.games.cadenas.rules.types import Kind, Lock, Padlock, PutBack, Setup, State, Word
from logomachie.games.cadenas.solver.hand import Parts
from logomachie.games.cadenas.solver.search import Choice, Position, choices, position
from logomachie.games.cadenas.solver.turn import MOST_CARDS, Search, Taste, Whole
from logomachie.games.cadenas.solver.words import in_order
from logomachie.games.cadenas.solver.words import lists as cadenas
from logomachie.lexicon.load import french
from tests.games.cadenas.solver.small_table import BOOK, brute, move, rules, seen, tables
from tests.kit.clauses import clause

AUTO, STRICT = rules(), rules(min_common=4)


def bare(choice: Choice) -> Choice:
    """The play without what comes with it."""
    return choice._replace(captures=False, supply=False, seizes=None)


@pytest.mark.slow
@clause("CAD-L1", "CAD-L6", "CAD-X1", "CAD-X2", "CAD-X9", "CAD-X10", "CAD-X11", "CAD-A2", "CAD-U1")
@settings(max_examples=250)
@given(tables(), st.sampled_from([AUTO, STRICT]))
def test_the_plays_are_those_the_rules_let_pass(state: State, game: Rules) -> None:
    """No word too many, none missing, whatever lies on the table and is in hand."""
    found = choices(position(seen(game, state)), BOOK)

    assert {choice for choice, _, _ in brute(game, state)} == {bare(choice) for choice in found}
    assert len(found) == len(set(found))


@clause("CAD-A1", "CAD-A4", "CAD-A5", "CAD-X7", "CAD-P2", "CAD-P5")
@settings(max_examples=150)
@given(tables())
def test_what_comes_with_a_play_is_told(state: State) -> None:
    """A capture, a padlock of the supply, a padlock that changes hands: as it then happens."""
    for choice in choices(position(seen(AUTO, state)), BOOK):
        _, events = AUTO.step(state, 0, 0, move(state.turn, choice))
        captured = [e.of != 0 for e in events if isinstance(e, Transformed)]
        seized = [event.padlock for event in events if isinstance(event, Seized)]

        assert choice.captures == any(captured)
        assert choice.supply == any(isinstance(event, Gained) for event in events)
        assert seized == ([] if choice.seizes is None else [choice.seizes])


@pytest.mark.slow
@settings(max_examples=80)
@given(tables())
def test_a_turn_begun_leaves_what_the_rules_leave(state: State) -> None:
    """After any play: words touched stay, one capture is enough, cards are gone."""
    for choice, after, _ in list(brute(AUTO, state))[:4]:
        found = choices(position(seen(AUTO, after)), BOOK)

        assert {play for play, _, _ in brute(AUTO, after)} == {bare(play) for play in found}, choice


def worth(choice: Choice) -> float:
    """Some value of a play, so odd that two turns seldom have the same."""
    odd = sum(ord(letter) * (place + 3) for place, letter in enumerate(choice.text))
    return len(choice.text) + len(choice.old) * choice.captures + odd % 17 / 19 + choice.supply


def shield(text: str) -> float:
    """Some value of a padlock on a word."""
    return len(text) * 0.4 - 1.3


KEEP = {letter: (0.0, 0.5, 0.7, 0.75, *[0.75] * 8) for letter in "AEST"}
GIFT = {"S": 1.1, "E": 0.6, "Z": -0.3}


def taste(at: Position, found: tuple[Choice, ...]) -> Taste:
    """What the tests give for things."""
    own = {word.id: shield(word.text) for word in at.words if word.owner == at.seat}
    return Taste(
        values=[worth(choice) for choice in found],
        shields=[shield(choice.text) for choice in found],
        standing=own,
        keep=KEEP,
        gift=GIFT,
    )


def kept(cards: str, of: Mapping[str, tuple[float, ...]] = KEEP) -> float:
    """What the cards left are worth."""
    return sum(of[letter][cards.count(letter)] for letter in set(cards) & set(of))


def endings(state: State) -> Iterator[float]:
    """What ending the turn now brings: the best padlocks, every way to put back."""
    mine = [lock for lock in state.padlocks if lock.owner == 0 and lock.place is None]
    bearing = [
        shield(word.text)
        for word in state.words
        if word.owner == 0 and word.kind == "common" and state.lock_on(word.id) is None
    ]
    locked = sum(sorted((s for s in bearing if s > 0), reverse=True)[: len(mine)])
    owed = AUTO.view(state, 0).owed
    for back in {"".join(cards) for cards in combinations(state.hands[0], owed)}:
        after, _ = AUTO.step(state, 0, 0, PutBack(state.turn, back))
        left = list(state.hands[0])
        for card in back:
            left.remove(card)
        assert after.turn > state.turn
        yield locked + kept("".join(left)) - sum(GIFT.get(card, 0.0) for card in back)


def exhaustive(state: State) -> float:
    """The best turn by trying every order of every play."""
    best = max(endings(state))
    for choice, after, _ in brute(AUTO, state):
        captures = choice.word is not None and any(
            word.id == choice.word and word.owner != 0 for word in state.words
        )
        made = choice.kind == "proper" and after.supply < state.supply
        value = worth(choice._replace(captures=captures, supply=made))
        best = max(best, value + exhaustive(after))
    return best


@pytest.mark.slow
@clause("CAD-D1", "CAD-X5", "CAD-X6", "CAD-A3", "CAD-U3", "CAD-F5", "CAD-F7")
@settings(max_examples=120, deadline=None)
@given(tables(cards=6, most=4))
def test_the_best_turn_is_the_best_of_all(state: State) -> None:
    """Beside every order of every play, every padlock and every card put back."""
    at = position(seen(AUTO, state))
    found = choices(at, BOOK)
    result = Search(at, found, taste(at, found)).found()

    assert result.exact
    assert pytest.approx(exhaustive(state)) == result.turns[0].value


@settings(max_examples=120)
@given(tables())
def test_a_turn_found_can_be_played(state: State) -> None:
    """Its plays, its padlocks, its card, in this order; and it brings what it says."""
    at = position(seen(AUTO, state))
    found = choices(at, BOOK)
    for turn in Search(at, found, taste(at, found)).found(6).turns:
        after, value = played(state, turn)

        assert pytest.approx(value) == turn.value
        assert after.turn == state.turn + 1


def played(state: State, turn: Whole) -> tuple[State, float]:
    """The turn through the rules, and what it was worth."""
    value, back = sum(map(worth, turn.plays)), turn.back
    for choice in turn.plays:
        state, _ = AUTO.step(state, 0, 0, move(state.turn, choice))
    for word, text in turn.locks:
        on = word or next(w.id for w in state.words if w.text == text and not state.lock_on(w.id))
        padlock = position(seen(AUTO, state)).reserve[0]
        state, _ = AUTO.step(state, 0, 0, Lock(state.turn, padlock, on))
        value += shield(text)
    left = list(state.hands[0])
    for card in back:
        left.remove(card)
    value += kept("".join(left)) - sum(GIFT.get(card, 0.0) for card in back)
    state, _ = AUTO.step(state, 0, 0, PutBack(state.turn, back))
    return state, value


def placed(hand: str, *words: Word, **changed: object) -> Position:
    """A turn of seat 0 with these cards beside these words."""
    at = Position(0, hand, words, (), 2, frozenset(), has_captured=False, keeps=True)
    return at._replace(**changed)  # type: ignore[arg-type]  # fields by name


def test_a_hand_beyond_the_bound_is_said_to_be() -> None:
    """More cards than any rule gives: the search goes on with some of them, and says so."""
    hand = "".join(sorted("TRAITERMUSES"))
    assert len(hand) > MOST_CARDS
    at = placed(hand)
    found = choices(at, BOOK)
    result = Search(at, found, taste(at, found)).found()

    assert not result.exact
    assert result.turns[0].plays


def test_a_free_padlock_is_placed_before_a_tied_one() -> None:
    """What depends on a proper noun may be lost with it (R12)."""
    locks = (
        Padlock(id=1, owner=0, origin=4),
        Padlock(id=2, owner=1),
        Padlock(id=3, owner=0),
        Padlock(id=4, owner=0, place=2),
    )

    assert (3, 1) == placed("A", padlocks=locks).reserve
    assert frozenset({2}) == placed("A", padlocks=locks).locked


def test_words_the_table_admitted_can_be_played() -> None:
    """A vote adds to the lists, for lays and for growths, by their kind."""
    word = Word(id=1, owner=1, text="RAT", kind="common")
    at = placed("AIMRSTZ", word, agreed=("common:ZRATI", "proper:TZARI", "common:ZZZ"))
    found = {(choice.word, choice.text, choice.kind) for choice in choices(at, BOOK)}

    assert {(None, "ZRATI", "common"), (1, "ZRATI", "common"), (None, "TZARI", "proper")} <= found
    assert not any("ZZZ" == text for _, text, _ in found)


def test_what_lies_face_down_is_not_counted_on() -> None:
    """A pair with a hidden card gives the open one only (R18)."""
    game = rules()
    state = game.start(Rng("hidden"), 0)
    view = replace(game.view(state, state.active), squares=("E?", *state.squares[1:]))

    assert sorted(view.hand + "E") == list(position(view, 0).hand)


@pytest.mark.parametrize(
    ("word", "hand", "new"),
    [
        ("TRI", "AT", "TRAIT"),
        ("TRAITERA", "NS", "TRANSITERA"),
        ("REPARTI", "AON", "REPARATION"),
        ("MUSE", "E", "MEUSE"),
        ("MEUSE", "D", "MEDUSE"),
        ("BIZET", "ER", "BIZERTE"),
    ],
)
@clause("CAD-X3", "CAD-X4", "CAD-A6", "CAD-P4", "CAD-P6")
def test_the_chains_of_the_leaflet_are_found(word: str, hand: str, new: str) -> None:
    """In the whole dictionary, from an opponent's word."""
    kind: Kind = "proper" if word in ("MEUSE", "BIZET") else "common"
    at = placed("".join(sorted(hand + "XWK")), Word(id=1, owner=1, text=word, kind=kind))
    found = {choice.text: choice for choice in choices(at, cadenas(french()).book)}

    assert "".join(sorted(hand)) == found[new].cards
    assert found[new].captures


def test_the_whole_dictionary_is_searched_like_a_list() -> None:
    """Planes and columns find what comparing letter by letter finds."""
    words = cadenas(french())
    for shelf in (words.common, words.proper):
        grown = set(shelf.texts(shelf.grown("TRAIT", "AEERSNUO")))
        longer = shelf.keys[shelf.length > 5]
        texts = [key.decode() for key in longer[in_order("TRAIT", longer)].tolist()]
        affordable = {
            text
            for text in texts
            if all(text.count(c) <= ("TRAIT" + "AEERSNUO").count(c) for c in set(text))
        }

        assert affordable == grown
    assert "MEUSE" in words.proper.texts(words.proper.within("EEMSUXXX"))


def test_bots_read_only_well_known_names() -> None:
    """A bot's book has fewer names than the lists, and fewer words than the dictionary."""
    words = cadenas(french())
    reader = words.reader_of(words.lexicon.said <= 0)  # CM2

    assert reader.has("proper", "MEUSE")
    assert words.book.has("proper", "AGEN") is False
    famous = words.famous.sum()
    assert 0 < famous < len(words.proper)
    assert reader.has("common", "MAISON")
    assert not reader.has("common", "DUODENITE")
    assert words.book.has("common", "DUODENITE")


def test_first_names_are_no_entries() -> None:
    """R21: what is only a first name cannot be laid, whatever the lists call it besides."""
    lexicon, words = french(), cadenas(french())
    game = Rules(Setup(seats=2, lexicon=lexicon.digest), lexicon.words("plain"))
    sample = words.proper.texts(words.proper.length.nonzero()[0][::97])

    assert all(game.judge.names(name, "proper") for name in sample)
    only = next(
        name
        for key in lexicon.reader.name_keys[::53]
        if len(name := key.decode()) > 4 and {n.kind for n in lexicon.names(name)} == {"prénom"}
    )
    assert not words.book.has("proper", only)


@given(st.text("AEIRST", max_size=8))
def test_parts_of_a_hand_add_up(hand: str) -> None:
    """Every part has one number, and numbers of parts that fit add up to that of both."""
    parts = Parts(hand)
    numbers = {parts.number(parts.cards(part)) for part in range(len(parts))}

    assert set(range(len(parts))) == numbers
    assert sorted(hand) == list(parts.cards(parts.number(hand)))
