"""The age at which each word is likely to be known: 1 eight years … 5 rare; 6: nobody is asked to.

At ages 2, 4 and 5 it is what the levels say (`levels.py`); between them a word is of the lowest
age of its readings that a child of that age says.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.knowledge import AGE
from logomachie.lexicon.levels import child_says
from logomachie.lexicon.lexicon import Lexicon

NEVER = 6
BY_LEVEL = np.array([2, 4, 5, 5, NEVER], np.uint8)
YOUNGER = {2: (1, 100), 4: (3, 75)}  # of the words of an age: the one before, and what a form
# of a verb must be worth there, ×100; an infinitive is known by itself
NAMED = 3  # the age of a proper noun that an ordinary adult knows


@cache
def ages(lexicon: Lexicon) -> NDArray[np.uint8]:
    """Of each row the youngest age that says it."""
    found: NDArray[np.uint8] = BY_LEVEL[np.minimum(lexicon.said, NEVER - 2)]
    column, tags = lexicon.folder.column, lexicon.reader.tags
    tag = column("reading_tag")
    spoken = np.array([child_says(each) for each in tags], np.bool_)[tag]
    verb = np.array([any(c[0] == "V" for c in each.split(":")) for each in tags], np.bool_)[tag]
    bare = np.array(["Y" in each.split(":") for each in tags], np.bool_)[tag] | ~verb
    starts = column("reading_start").astype(np.int64)
    zipf = np.repeat(column("form_zipf"), np.diff(starts))
    first = starts[column("row_form").astype(np.int64)]  # the first reading of each row
    age = column("reading_age") & AGE
    for older, (younger, worth) in YOUNGER.items():
        known = (age <= younger) & spoken & (bare | (zipf >= worth))
        some = np.logical_or.reduceat(known[: first[-1]], first[:-1])
        found[(found == older) & some] = younger
    return found


def age_of(lexicon: Lexicon, key: str) -> int:
    """The youngest age likely to know this plain key; proper nouns and compounds too."""
    if (row := lexicon.row(key)) is not None:
        return int(ages(lexicon)[row])
    if "-" in key or "'" in key:
        return min((reading.age or NEVER for reading in lexicon.analyses(key)), default=NEVER)
    return NAMED if any(name.known for name in lexicon.names(key)) else NEVER
