"""Matches of all games in one shape: played, told, taken back, written and read again."""

from itertools import islice
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import logomachie as lo
from logomachie.core.game import Refused
from logomachie.core.house import OF_THE_HOUSE
from logomachie.core.record import prove
from logomachie.games import GAMES
from logomachie.lexicon.load import digest_of
from logomachie.library.match import Match
from tests.kit.clauses import clause
from tests.kit.small_lexicon import small_lexicon

WORDS = (
    "mot mots tom tri trait traits rat rats art arts dent tonne tenir assise pays sport os as sa "
    "bleu ble lu le la ru rue rues rus ruse ruses purs pur paria elles es selles se us sac cas "
    "sol sole clip lac cal ile lie sel les est tes set"
)
LEXICON = small_lexicon(tuple(WORDS.split()), ("Paris", "Meuse"))
TWO = {"seats": 2}
SETS: dict[str, dict[str, object]] = {  # short games, where two seats alone do not make one
    "word-whiz": {"seats": 2, "rules": "idleRounds=1 track=10"},
    "wordsearch": {"position": "BLEU/S.LA/TRI. 0/0"},
    "cadenas": {"seats": 3, "rules": {"pairSquares": 6}},
    "guerre-des-mots": {"seats": 2, "rules": "roundLimit=20 turnSeconds=60"},
}
SLOW = {"guerre-des-mots"}  # an enumerator of thousands of coups, again after every line
EACH = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] * (game in SLOW)) for game in GAMES]
)
PATIENCE = 3_000  # lines: no small game lasts so long


def begun(game: str, seed: str = "a seed") -> Match:
    """A match with a dictionary of a few words."""
    return lo.match(game, seed=seed, lexicon=LEXICON, **SETS.get(game, TWO))


def at_random(match: Match, rng: Random, lines: int = PATIENCE) -> Match:
    """Play any legal move, one of the first twenty; wait where there is none."""
    while not match.is_over and len(match.lines) < lines:
        seat = rng.choice(match.waiting)
        moves = [*islice(match.legal(seat), 20)]
        if moves:
            match.push(seat, rng.choice(moves))
        else:
            match.wait()  # so few words: none will do, and time goes by
    return match


@EACH
def test_a_random_game_comes_to_its_end(game: str) -> None:
    """Whatever is chosen of what is legal, nobody is stuck and somebody wins, or nobody does."""
    match = at_random(begun(game), Random(1))

    assert match.is_over
    assert match.outcome is not None
    assert len(match.outcome.scores) == match.seats
    assert () == match.waiting


@EACH
def test_a_match_is_its_text(game: str) -> None:
    """Setup, seed and moves: the same lines, time by time, event by event."""
    match = at_random(begun(game), Random(2), 60)
    again = lo.match(text=match.text, lexicon=LEXICON)

    assert match.lines == again.lines
    assert match == again
    assert match.text == eval(repr(match), {"match": _again}).text


def test_a_text_that_an_editor_has_saved_is_read() -> None:
    """With its mark at the beginning and its own ends of lines."""
    match = begun("cadenas")

    assert match == _again("\ufeff" + match.text.replace("\n", "\r\n"))


def _again(text: str) -> Match:
    return lo.match(text=text, lexicon=LEXICON)


@EACH
def test_a_record_of_it_is_proved(game: str) -> None:
    """The bytes that the club itself would store."""
    match = at_random(begun(game), Random(3), 60)
    spec = GAMES[game]
    proof = prove(
        match.record,
        lambda head: spec.open(
            msgspec.json.decode(head.config, type=spec.config), spec.words(LEXICON)
        ),
    )

    assert len(match.lines) == proof.lines
    assert match.outcome == proof.outcome


@EACH
def test_every_legal_move_is_its_text(game: str) -> None:
    """`str` and `parse` are each other's way back, on the table and without it."""
    match, rng = begun(game), Random(4)
    for _ in range(25):
        if match.is_over:
            break
        for seat in match.waiting:
            for move in islice(match.legal(seat), 40):
                spoken = GAMES[game].part("rules.text", "spoken")(move, match.view(seat))
                assert move == match.parse(seat, spoken)
                assert move == match.parse(seat, str(move))
        at_random(match, rng, len(match.lines) + 1)


@EACH
def test_taking_back_leads_where_it_came_from(game: str) -> None:
    """Line by line to the start, and nothing before it."""
    match, texts = begun(game), []
    rng = Random(5)
    while not match.is_over and len(match.lines) < 20:
        texts.append((len(match.lines), match.text, match.position))
        at_random(match, rng, len(match.lines) + 1)
    for lines, text, position in reversed(texts):
        while len(match.lines) > lines:
            match.pop()
        assert (text, position) == (match.text, match.position)
    with pytest.raises(IndexError):
        match.pop()


@EACH
def test_a_position_of_a_running_game_opens_another(game: str) -> None:
    """Between two turns; what it was set with is told beside it."""
    spec, match, rng, opened = GAMES[game], begun(game), Random(6), 0
    for _ in range(12):
        at_random(match, rng, len(match.lines) + 1)
        text = match.position
        read, write = spec.part("rules.text", "read"), spec.part("rules.text", "write")
        assert text == write(read(text))
        if match.is_over:
            break
        try:
            other = lo.match(
                game, seats=match.seats, rules=match.rules, position=text, lexicon=LEXICON
            )
        except Refused:  # a moment no position can tell
            continue
        opened += 1
        assert text == other.position

    assert opened > 3


@EACH
def test_a_table_is_drawn_from_every_seat(game: str) -> None:
    """A picture each, well formed, with every player's name on it, the same for the same view."""
    match = at_random(begun(game), Random(7), 25)
    for seat in (None, *range(match.seats)):
        picture = match.view(seat)._repr_svg_()
        texts = [element.text for element in ElementTree.fromstring(picture).iter()]

        assert picture == match.view(seat)._repr_svg_()
        assert match.seats <= sum(bool(text) for text in texts)
    assert match._repr_svg_() == match.view()._repr_svg_()


def test_a_hand_is_drawn_for_its_holder_alone() -> None:
    """Cadenas: the letters of a hand lie on cards in one picture only."""
    match = lo.match(
        "cadenas", seed="cadenas", seats=2, position="hands:MOTMOT/LACLAC squares:EE/EE/EE/EE/EE/EE"
    )
    letters = [
        [element.text for element in ElementTree.fromstring(match.view(seat)._repr_svg_()).iter()]
        for seat in (0, 1, None)
    ]

    assert ([2, 0, 0], [0, 2, 0]) == (
        [drawn.count("M") for drawn in letters],
        [drawn.count("L") for drawn in letters],
    )


@EACH
def test_moves_of_the_house_are_aside(game: str) -> None:
    """`legal` gives none of them, `push` hears them."""
    match = begun(game)
    given = {type(move) for move in match.legal(match.waiting[0])}

    assert not given & OF_THE_HOUSE
    assert [True] * (match.seats - 1) == [match.push(n, "resign") for n in range(match.seats - 1)]
    assert match.is_over
    assert lo.match(text=match.text, lexicon=LEXICON) == match


def test_a_copy_goes_its_own_way() -> None:
    """A search may try a line and throw it away."""
    match = begun("cadenas")
    other = match.copy()
    other.push(other.waiting[0], next(other.legal(other.waiting[0])))

    assert match != other
    assert [] == [*match.lines]


def test_a_move_comes_when_the_rules_hear_it() -> None:
    """A card is seen when it comes, and nobody reaches within 150 ms (MIC-R17)."""
    match = begun("word-whiz")
    flipper = match.waiting[0]
    match.push(flipper, "flip 0")
    match.push(0, "grab")

    assert 150 == match.now


def test_a_match_is_of_the_rulebook_as_it_is_and_a_text_of_the_one_it_names() -> None:
    """A text that names none was written before there were two: its cards show 300 ms later."""
    match = begun("word-whiz")
    new = lo.match(text=match.text, lexicon=LEXICON)
    old = lo.match(text=match.text.replace("edition 2\n", ""), lexicon=LEXICON)
    for each in (new, old):
        each.push(each.waiting[0], "flip 0")
        each.push(0, "grab")

    assert "\nedition 2\n" in match.text
    assert "edition" not in begun("cadenas").text
    assert (150, 450) == (new.now, old.now)


def test_a_race_may_have_several_hands() -> None:
    """Time does not go on by itself while another may still reach."""
    match = lo.match(
        "word-whiz", seed="word-whiz", seats=2, position="DTN phase:race A1E1I1O1U1/A1E1I1O1U1"
    )
    match.push(0, "grab")
    still = match.waiting
    match.push(1, "grab")

    assert (1,) == still
    assert 1 == len(match.waiting)  # the window is closed, one of them has the microphone


def test_deadlines_pass_where_nobody_can_act() -> None:
    """Alone, a hand on the microphone has nobody to wait for; without a word silence follows."""
    match = lo.match(
        "word-whiz",
        seed="word-whiz",
        seats=1,
        position="WWW phase:race A1E1I1O1U1",
        lexicon=LEXICON,
    )
    match.push(0, "grab")

    assert [0, None, None] == [line.seat for line in match.lines]
    assert "FLIP" == match.view(0).phase


def test_a_deadline_nobody_saw_comes_first() -> None:
    """Wordsmith: B rolls twice while A's claim is on its way; the claim is settled before."""
    match = lo.match("wordsmith", seats=2, position="R4Y1B1G2/R4Y1B1G2", seed="a seed")
    match.push(0, "claim SAC")
    heard = [match.push(1, "roll"), match.push(1, "roll")]

    assert [True, True] == heard
    assert ["claim SAC", "roll", None, "roll"] == [
        None if line.move is None else str(line.move) for line in match.lines
    ]


def test_a_move_made_void_by_a_deadline_is_not_heard() -> None:
    """The turn's time is over before the move: it is the other's turn, and nobody is to blame."""
    match = lo.match("wordsearch", seats=2, position="BLE./OS.U", seed="a seed")

    assert not match.push(0, "slide C1 D1", at=500_000)
    assert [None] == [line.move for line in match.lines[:1]]


@pytest.mark.parametrize(
    ("given", "error", "told"),
    [
        ({"game": "bridge"}, ValueError, "no game 'bridge': there are word-whiz, "),
        ({"game": ["cadenas"]}, ValueError, "no game"),
        ({}, ValueError, "needs a game"),
        ({"game": "cadenas", "seats": 7}, Refused, "option seats, least 1, most 6"),
        ({"game": "cadenas", "seats": "2"}, TypeError, "seats is int"),
        ({"game": "cadenas", "rules": "score=rien"}, ValueError, "score: letters | .*, not rien"),
        ({"game": "word-whiz", "rules": "track=99"}, ValueError, "track: 13 | 10, not 99"),
        ({"game": "cadenas", "rules": "hard"}, ValueError, "NAME=VALUE: not hard"),
        ({"game": "cadenas", "rules": {"colour": "red"}}, ValueError, "no option “colour” at"),
        ({"game": "cadenas", "rules": {"seats": 3}}, ValueError, "beside them: seats"),
        ({"game": "cadenas", "rules": None}, TypeError, "rules are text or a mapping"),
        ({"game": "cadenas", "seed": 3}, TypeError, "seed is str"),
        ({"game": "cadenas", "seed": "a\nb"}, ValueError, "a seed is a line of text"),
        ({"game": "cadenas", "position": None}, TypeError, "position is str"),
        ({"game": "cadenas", "lexicon": {"MOT"}}, TypeError, "lexicon is"),
        ({"game": "wordsearch", "position": "AB/C"}, Refused, "rows of a board are of one length"),
        ({"text": b""}, TypeError, "text is str"),
        ({"text": "seed x"}, ValueError, "names its game and its seed"),
        ({"game": "cadenas", "text": "game cadenas\nseed x"}, ValueError, "nothing else"),
        ({"text": "game cadenas\nseed x\nseats two"}, ValueError, "seats is a number: not two"),
        ({"text": "game cadenas\nseed x\nhop"}, ValueError, "line 3: not part of a match"),
        ({"text": "game cadenas\nseed x\n0 Z take 1"}, ValueError, "line 3: a seat and"),
        ({"text": "game cadenas\nseed x\n0 A take 99"}, ValueError, "0 A take 99: NO_SUCH_SQU"),
        ({"text": "game cadenas\nseed x\n0 C resign"}, ValueError, "0 C resign: NO_SUCH_SEAT"),
        ({"text": "game cadenas\nseed x\nlexicon 0"}, ValueError, "dictionary"),
    ],
)
def test_what_cannot_be_opened_is_told(
    given: dict[str, object], error: type[Exception], told: str
) -> None:
    """At the door and by a sentence: TypeError or ValueError for what is none, Refused for what
    the rules do not allow."""
    with pytest.raises(error, match=told):
        lo.match(**given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({"game": "word-whiz", "position": "DTN A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1"}, 3),
        ({"game": "wordsearch", "position": "BLE./OS.U 0/0/0/0"}, 4),
        ({"game": "wordsmith", "position": "R4Y1B1G2"}, 2),
        ({"game": "wordsmith", "position": "R4Y1B1G2 line:1", "rules": "mode=motamot"}, 1),
        ({"game": "cadenas", "position": "A:TRI"}, 2),
        ({"game": "cadenas", "position": "hands:MOT/LAC/SOL"}, 3),
        ({"game": "guerre-des-mots", "position": "SO@E22>RUSA NE@O1_RUES"}, 2),
        ({"game": "guerre-des-mots"}, 2),
    ],
)
def test_seats_are_those_of_the_position(given: dict[str, str], seats: int) -> None:
    """Where nobody says how many; two where it does not tell either."""
    assert seats == lo.match(**given).seats  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "error"), [(-1, Refused), (2, Refused), ("A", TypeError), (1.5, TypeError)]
)
def test_nobody_sits_elsewhere(seat: Any, error: type[Exception]) -> None:
    """A seat that is none is refused, whatever is asked of it."""
    match = begun("word-whiz")
    for asked in (
        match.view,
        match.legal,
        lambda seat: match.parse(seat, "resign"),
        lambda seat: match.push(seat, "pass"),
    ):
        with pytest.raises(error, match=r"NO_SUCH_SEAT|a seat is a number from 0 to 1"):
            asked(seat)


def test_what_is_no_move_of_the_game_is_told() -> None:
    """Another game's move, something else than a move, another time than a number."""
    match = begun("cadenas")
    elsewhere = lo.match("wordsearch", position="BLE./OS.U", lexicon=LEXICON)
    slide = elsewhere.parse(0, "slide C1 D1")
    for wrong in (slide, 3, None):
        with pytest.raises(TypeError, match="not a move of cadenas"):
            match.push(0, wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a move as text is str"):
        match.parse(0, 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a time in milliseconds is int"):
        match.push(0, "take 1", at="soon")  # type: ignore[arg-type]

    assert () == match.lines


def test_a_refused_move_changes_nothing() -> None:
    """Refused tells the code and the article; the match stands where it stood."""
    match = begun("cadenas")
    with pytest.raises(Refused, match="NO_SUCH_SQUARE"):
        match.push(match.waiting[0], "take 9")

    assert () == match.lines


@pytest.mark.slow
@clause("HOUSE-14")
def test_a_match_is_played_with_the_dictionary_it_names() -> None:
    """« École » is a list of its own: set so, read again so."""
    match = lo.match("cadenas", seed="cadenas", seats=2, rules="dictionary=ecole")

    assert digest_of("ecole") == match.config.lexicon
    assert "dictionary=ecole" == match.rules
    assert match == lo.match(text=match.text)
