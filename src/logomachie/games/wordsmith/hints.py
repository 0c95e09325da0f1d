"""Hints at Wordsmith: a word's length and pieces, how it begins, the word (HOUSE-15)."""

from logomachie.core.question import HintStep
from logomachie.games.hint import count, step
from logomachie.games.wordsmith.rules.types import Setup, TableView
from logomachie.games.wordsmith.solver.moves import row_for
from logomachie.games.wordsmith.solver.search import book, found, task
from logomachie.lexicon.likely import NO_ROW, likely
from logomachie.lexicon.load import of_table

SLACK = 1  # points that a more common word may be short of the best


def hint(view: TableView, config: Setup) -> tuple[HintStep, ...]:
    """A word of the zone that is likely known and worth its boxes; or that the die must roll."""
    assert view.seat is not None
    lexicon = of_table(config.lexicon)
    words, to_do = book(lexicon, config.alphabet_version), task(view, config, view.seat)
    some = found(words, config, to_do)
    rows = [row if row < words.plain else NO_ROW for row in some.rows.tolist()]
    chosen = likely(lexicon, rows, some.worth.tolist(), SLACK)
    if chosen is None:
        return (_nothing(view),)
    row, boxes = int(some.rows[chosen]), int(some.unused[chosen])
    key, spelled = words.key(row), words.spelled(row).upper()
    letters, letters_en = count(len(key), "lettre", "letter")
    used, used_en = count(int(words.size[row]), "morceau", "piece", "morceaux")
    left, left_en = count(boxes, "case", "box", more_en="boxes")
    line = row_for(words, config, view, view.seat, key)
    where, where_en = (f", à la ligne {line}", f", on row {line}") if line else ("", "")
    return (
        step(
            f"Un mot de {letters}, avec {used}.", f"A word of {letters_en}, of {used_en}.", "zone"
        ),
        step(f"Il commence par {key[0]}.", f"It begins with {key[0]}.", "zone"),
        step(
            f"{spelled} : écrivez-le et annoncez-le{where}. Il coche {left}."
            if boxes
            else f"{spelled} : écrivez-le et annoncez-le{where}. Aucune case n’est cochée.",
            f"{spelled}: write it and claim it{where_en}. It ticks {left_en}."
            if boxes
            else f"{spelled}: write it and claim it{where_en}. No box is ticked.",
            "zone",
        ),
    )


def _nothing(view: TableView) -> HintStep:
    if "Roll" in view.can:
        return step(
            "Vos morceaux ne font encore aucun mot : lancez le dé.",
            "Your pieces make no word yet: roll the die.",
            "die",
        )
    return step("Vos morceaux ne font aucun mot.", "Your pieces make no word.", "zone")
