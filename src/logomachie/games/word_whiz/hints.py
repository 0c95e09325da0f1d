"""Hints at Word-Whiz: how a word ends, how it begins, the word (HOUSE-15)."""

from logomachie.core.question import HintStep, Sentence
from logomachie.games.hint import count, step
from logomachie.games.word_whiz.rules.types import Setup, TableView
from logomachie.games.word_whiz.solver.search import words
from logomachie.lexicon.likely import READER, likely
from logomachie.lexicon.load import of_table

ENDING = 3  # letters of an ending that is told
LONG = 6  # letters of a word whose ending is worth telling
SLACK = 3  # steps that a more common word may be short of the best
SOUGHT = (
    9  # letters of a word that somebody finds with three steps of help; the longest go furthest
)


def hint(view: TableView, config: Setup) -> tuple[HintStep, ...]:
    """A word likely known, not too long to be found, that goes far; or that there is none."""
    lexicon = of_table(config.lexicon)
    found = words(view, config, lexicon)
    rows, gains = found.rows, found.gains
    short = lexicon.length[rows] <= SOUGHT
    short &= (lexicon.said[rows] <= READER) & (lexicon.coarse[rows] == 0)
    if short.any():
        rows, gains = rows[short], gains[short]
    chosen = likely(lexicon, rows.tolist(), gains.tolist(), SLACK)
    if chosen is None:
        return (
            step(
                "Aucun mot n’a ces trois consonnes et une voyelle à avancer : dites « Je n’ai "
                "rien ».",
                "No word has these three consonants and a vowel to move: say “I have nothing”.",
                "packs",
            ),
        )
    row, gain = int(rows[chosen]), int(gains[chosen])
    word, (letters, letters_en) = (
        lexicon.word(row),
        count(int(lexicon.length[row]), "lettre", "letter"),
    )
    ending = word[-ENDING:] if len(word) >= LONG else ""
    cells, cells_en = count(gain, "case", "cell")
    return (
        step(
            f"Un mot de {letters}{f', en -{ending}' if ending else ''}.",
            f"A word of {letters_en}{f', ending in -{ending}' if ending else ''}.",
            "packs",
        ),
        step(f"Il commence par {word[0]}.", f"It begins with {word[0]}.", "packs"),
        step(
            f"{lexicon.spelled(row).upper()} : {_say(view).fr} Vos voyelles avancent de {cells}.",
            f"{lexicon.spelled(row).upper()}: {_say(view).en} Your vowels move {cells_en}.",
            "microphone",
            "word",
        ),
    )


def _say(view: TableView) -> Sentence:
    """How it is played now."""
    if "Grab" in view.can:
        return Sentence("prenez le micro, puis dites-le.", "take the microphone, then say it.")
    if "Say" in view.can:
        return Sentence("dites-le.", "say it.")
    return Sentence("écrivez-le.", "write it.")
