"""What the solver makes once of a dictionary, before anybody waits for it."""

import numpy as np

from logomachie.games.guerre_des_mots.solver import coups, options
from logomachie.games.guerre_des_mots.solver.bags import stock
from logomachie.games.guerre_des_mots.solver.compiled import matched
from logomachie.games.guerre_des_mots.solver.forms import Forms
from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.games.guerre_des_mots.solver.slots import Slot
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.lexicon import Lexicon
from logomachie.native.library import library

NEEDED = (coups, options)  # what a draw asks: imported here, not in the midst of it


def prepare(lexicon: Lexicon) -> None:
    """The tables of both rules; what the core reads, or NumPy where there is none."""
    for accents in (False, True):
        words = lexis(lexicon, accents=accents)
        for forms in (words.forms, words.compounds):
            if library() is not None:
                assert forms.shelves.root.count >= len(forms)
            _sought(forms)
    oracle(lexicon).lemmas(
        "ruse"
    )  # what a word may be inflected to is read from columns of its own


def is_slow() -> bool:
    """Whether lines take long: a draw asks the solver, and there is no compiled core."""
    return library() is None


def _sought(forms: Forms) -> None:
    """A small search in each way: it makes what the first one has to."""
    held = stock(forms.alphabet, "AES", "", 0)
    signs = ("", "E", "ES")
    slots = [Slot(sign, before, (0,) * 4) for sign in signs for before in (False, True)]
    found = matched(forms, held, [], 0).found(slots)
    forms.words(np.unique(found.row))
