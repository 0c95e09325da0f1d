"""What is wrong with a position, as players read it: the rules say it to developers, in English."""

import re

from logomachie.core.tongue import Tongue
from logomachie.games.spec import Spec

# what the readers of several games say, and how players read it: each … stands for what they name
COMMON = {
    "not part of a position: …": "« … » n’a pas de sens dans une position",
    "twice in a position: …": "« … » figure deux fois",
    "a position for … seats, not …": "une position pour … joueurs, et non …",
    "not a cell: …": "« … » n’est pas une case",
}


def wrong(spec: Spec, error: ValueError | str, tongue: Tongue) -> str:
    """What the rules of a game found; as they said it if nobody has thought of it."""
    said = str(error)
    if tongue == "en":
        return said
    for sentence, told in {**COMMON, **spec.maybe("rules.wrong", "WRONG", {})}.items():
        pattern = "(.+)".join(map(re.escape, sentence.split("…")))
        if found := re.fullmatch(pattern, said):
            parts = told.split("…")
            return "".join(
                part + value for part, value in zip(parts, (*found.groups(), ""), strict=True)
            )
    return said
