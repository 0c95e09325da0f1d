"""What a narrator of Wordsearch reads off a view beside the view itself."""

from logomachie.games.wordsearch.rules.board import letters
from logomachie.games.wordsearch.rules.types import Setup, TableView
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.likely import READER
from logomachie.lexicon.load import of_table

LONG = 5  # letters of a word whose length pays
FEW = 12  # letters on the board when the end is near


def facts(view: TableView, config: Setup) -> dict[str, object]:
    """Whether known words are near, and how much of the board is left."""
    mine = bool({"Slide", "Play"} & set(view.can))
    near, lengths, words = False, {0}, 0
    if mine and not view.moved:
        lexicon = of_table(config.lexicon)
        found = oracle(lexicon).solved(view.board, config.min_length, view.values)
        for place in range(len(found)):
            row = lexicon.row(found.word(place))
            if row is not None and lexicon.said[row] <= READER:
                words += 1
                near = near or int(found.moved[place]) <= 1
                lengths.add(int(found.readings.length[place]))
    return {
        "mine": mine,
        "oneSlide": near,
        "longWord": max(lengths) >= LONG,
        "noWord": mine and not view.moved and not words,
        "doubt": "Challenge" in view.can,
        "readable": mine and bool(view.moved),
        "fewLetters": mine and len(letters(view.board).replace(".", "")) <= FEW,
    }
