"""Hints at Cadenas: which word to look at, the letter that matters, the word (HOUSE-15)."""

import numpy as np

from logomachie.core.question import HintStep
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.answers import Oracle, Playable, plays
from logomachie.games.cadenas.solver.search import choices, position
from logomachie.games.cadenas.solver.words import Book, French, lists
from logomachie.games.hint import count, listed, step
from logomachie.lexicon.likely import NO_ROW, READER, likely
from logomachie.lexicon.load import of_table

SLACK = 2  # letters that a more common word may be short of the best
PADLOCK = 1  # what one is worth to somebody who learns


def hint(view: TableView, config: Setup) -> tuple[HintStep, ...]:
    """A play that is likely known; before the pair is taken, which pair leads to it."""
    french = lists(of_table(config.lexicon))
    oracle, known = Oracle(french, config.score), reader(french)
    if "Take" in view.can:
        squares = [square for square, pair in enumerate(view.squares) if pair]
        starts = [(square, position(view, square)) for square in squares]
        found = plays(starts, oracle, known) if starts else ()
        found = found or (plays(starts, oracle) if starts else ())
    else:
        at = position(view)
        some = choices(at, known) or choices(at, french.book)
        found = tuple(oracle.playable(at, choice) for choice in some)
    worth = [play.won + play.taken + PADLOCK * play.padlock for play in found]
    chosen = likely(french.lexicon, [_row(french, play) for play in found], worth, SLACK)
    return (_nothing(view),) if chosen is None else _told(view, found[chosen])


def reader(french: French) -> Book:
    """What an ordinary reader knows."""
    return french.reader_of(np.asarray(french.lexicon.said <= READER))


def _row(french: French, play: Playable) -> int:
    row = french.lexicon.row(play.text) if play.kind == "common" else None
    return NO_ROW if row is None else row


def _told(view: TableView, play: Playable) -> tuple[HintStep, ...]:
    cards, cards_en = listed(play.cards)
    pair = " ".join(view.squares[play.squares[0]]) if play.squares else ""
    first, first_en = (
        (f"prenez la paire {pair}, puis ", f"take the pair {pair}, then ") if pair else ("", "")
    )
    word = play.spelled.upper()
    kind, kind_en = (
        (" comme nom propre", " as a proper noun") if play.kind == "proper" else ("", "")
    )
    parts = ("squares", "hand") if play.squares else ("hand",)
    if play.word is None:
        size, size_en = count(len(play.text), "carte", "card")  # CŒUR is five: O and E are two
        return (
            step(
                f"Un mot nouveau de {size} peut se poser.",
                f"A new word of {size_en} can be laid.",
                *parts,
            ),
            step(f"Il commence par {play.text[0]}.", f"It begins with {play.text[0]}.", *parts),
            step(
                _begun(f"{first}posez {word}{kind}."),
                _begun(f"{first_en}lay {word}{kind_en}."),
                *parts,
            ),
        )
    lit = (f"word-{play.word}", *parts)
    mine = play.owner == view.seat
    return (
        step(
            f"Votre {play.old} peut grandir." if mine else f"{play.old} peut être pris.",
            f"Your {play.old} can grow." if mine else f"{play.old} can be taken.",
            *lit,
        ),
        step(
            f"Il y faut {cards}, de votre main ou d’une paire."
            if play.squares
            else f"Il y faut {cards}, de votre main.",
            f"It needs {cards_en}, from your hand or a pair."
            if play.squares
            else f"It needs {cards_en}, from your hand.",
            *lit,
        ),
        step(
            _begun(f"{first}glissez {cards} dans {play.old} : {word}{kind}."),
            _begun(f"{first_en}slip {cards_en} into {play.old}: {word}{kind_en}."),
            *lit,
        ),
    )


def _begun(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _nothing(view: TableView) -> HintStep:
    if "Take" in view.can:
        return step(
            "Aucune paire ne donne de mot : prenez celle qui vous plaît.",
            "No pair gives a word: take the one you like.",
            "squares",
        )
    return step(
        "Plus aucun mot à jouer : remettez vos cartes.",
        "No word is left to play: put your cards back.",
        "putback",
    )
