"""The rulebooks are set as a French, or an English, printer would set them."""

import re
from pathlib import Path

import pytest

from tests.docs.sources import SOURCE

NO_BREAK, NARROW = "\u00a0", "\u202f"
FRENCH = {
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'"',
    "English quotation marks": r"[“”]",
    "no no-break space before a colon": rf"(?<!{NO_BREAK}):",
    "no narrow no-break space before ; ! ?": rf"(?<!{NARROW})[;!?]",
    "no no-break space inside « »": rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces": r"\S {2,}",
    "a space before a comma or a full stop": rf"[ {NO_BREAK}{NARROW}][,.]",
    "no space after a comma or a semicolon": r"[a-zà-ÿ][,;][A-Za-zÀ-ÿ]",
    "no no-break space before a unit": r"\d ?(?:s|ms|%)(?!\w)",
    "no narrow no-break space in a number": r"\d[ \u00a0,.]?\d{3}\b",
    "a capital without its accent": r"^A (?=[a-zà-ÿ])|\bEtat|\bEcri",
    "oe for œ": r"\b[CcSs]oeur",
    "the familiar form of address": r"\b(?:tu|toi|ton|tes|ta)\b",
}
ENGLISH = {
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'"',
    "French quotation marks": r"[«»]",
    "a space before punctuation": rf"[ {NO_BREAK}{NARROW}][,.;:!?]",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces": r"\S {2,}",
    "no no-break space before a unit": r"\d ?(?:s|ms)(?!\w)",
}
BOOKS = sorted((SOURCE / "games").rglob("*.md"))


def faults(text: str, rules: dict[str, str]) -> list[str]:
    """Every offence with its line."""
    return [
        f"{number}: {name}: {line}"
        for number, line in enumerate(text.splitlines(), 1)
        for name, offence in rules.items()
        if re.search(offence, line)
    ]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_rulebook_is_well_set(path: Path) -> None:
    """No rulebook has a typographic fault."""
    rules = ENGLISH if path.name.endswith(".en.md") else FRENCH

    assert [] == faults(path.read_text(encoding="utf-8"), rules)


@pytest.mark.parametrize(
    "line",
    [
        "l'arrivée",
        'le "mot"',
        "voici :",
        "voici:",
        "bon ; mauvais",
        "bon !",
        "quoi?",
        "« mot »",
        "et puis...",
        "deux  espaces",
        "un mot , puis",
        "un,deux",
        "10 s",
        "10s",
        "5 %",
        "3 000 mots",
        "3000 mots",
        "A vous de jouer",
        "des coeurs",
        "ton pion",
    ],
)
def test_a_fault_in_french_is_seen(line: str) -> None:
    """Each rule of the printer catches its own fault."""
    assert [] != faults(line, FRENCH)


@pytest.mark.parametrize(
    "line",
    [
        "À vous\u00a0: «\u00a0Je n’ai rien\u00a0»\u202f; 3\u202f000 mots, 5\u00a0%\u202f!",
        "| --- | --- |",
        "Le pion A avance de 3.",
    ],
)
def test_good_french_passes(line: str) -> None:
    """What is well set is left alone."""
    assert [] == faults(line, FRENCH)


@pytest.mark.parametrize("line", ["it's", '"so"', "so :", "« so »", "and...", "10 s"])
def test_a_fault_in_english_is_seen(line: str) -> None:
    """Each rule of the printer catches its own fault."""
    assert [] != faults(line, ENGLISH)
