"""Legal moves of Wordsmith: towards the best word, on every row, with every letter laid."""

from msgspec.structs import replace

import logomachie as lo
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.pieces import NONE, write
from logomachie.games.wordsmith.rules.types import Claim, Object, SetLetters
from tests.kit.clauses import clause

GUIDE = alphabet("fr-reconstructed-1")


@clause("WS-M10")
def test_a_circle_becomes_the_piece_the_best_word_lacks() -> None:
    """Mot à mot, alone: the first moves choose what is wanting, then claim the best word."""
    match = lo.match(
        "wordsmith",
        seed="wordsmith",
        seats=1,
        position="R1Y1B1G2 circles:1 line:1",
        rules="mode=motamot",
    )
    made: list[str] = []
    while not made or not made[-1].startswith("claim"):
        made.append(str(next(match.legal(0))))
        match.push(0, made[-1])

    assert ["choose", "claim"] == [move.split()[0] for move in made]
    assert 0 == match.view(0).sheets[0].ticked


@clause("WS-X5", "WS-X6")
def test_a_word_is_given_for_every_row_it_serves() -> None:
    """Expert: SOLE for S, O, L and E, wherever the row is free; for no other."""
    zone = write(GUIDE.cost("SOLE") or NONE)
    match = lo.match(
        "wordsmith",
        seed="wordsmith",
        seats=2,
        position=f"{zone}/R1 letters:SOLEIL",
        rules="expert=true",
    )
    rows = [move.row for move in match.legal(0) if isinstance(move, Claim) and move.word == "SOLE"]

    assert [1, 2, 3, 4, 6] == sorted(row or 0 for row in rows)


@clause("WS-B1")
def test_manual_assembly_is_shown() -> None:
    """Each sign with the pieces of the guide."""
    match = lo.match(
        "wordsmith", seed="wordsmith", seats=2, position="R4Y1B1G2/R1", rules="assembly=manual"
    )
    sac = next(move for move in match.legal(0) if getattr(move, "word", "") == "SAC")

    assert isinstance(sac, Claim)
    assert tuple(write(GUIDE.costs[sign]) for sign in "SAC") == sac.laid
    assert match.push(0, sac)


@clause("WS-X1", "WS-X3")
def test_six_letters_do_not_come_again() -> None:
    """Every word of six letters, but none with the set of an earlier round."""
    match = lo.match("wordsmith", seats=2, seed="a", rules="expert=true expertSource=word")
    roller = match.waiting[0]
    view = match.view(roller)
    later = replace(view, lettered=("SOLEIL",))
    now, then = ({*WORDSMITH.legal(seen, match.config, lo.lexicon())} for seen in (view, later))
    match.push(roller, SetLetters(1, "SOLEIL"))

    assert SetLetters(1, "SOLEIL") in now
    assert {frozenset("SOLEIL")} == {frozenset(getattr(move, "word", "")) for move in now - then}
    assert ("SOLEIL",) == match.view(roller).lettered


@clause("WS-F7")
def test_an_objection_that_holds_comes_first() -> None:
    """Before the table: a word of the dictionary is let stand, another is objected to."""
    match = lo.match(
        "wordsmith",
        seed="wordsmith",
        seats=2,
        position="R4Y1B1G2/R4Y1B1G2",
        rules="adjudication=table fairnessMs=0",
    )
    match.push(0, "claim SAC")
    assert "ok" == str(next(match.legal(1)))
    match.pop()
    match.push(0, "claim CAS")
    match.pop()
    match.push(0, "claim ASC")
    first = next(match.legal(1))

    assert isinstance(first, Object)
    assert "NOT_ALLOWED" == first.reason
