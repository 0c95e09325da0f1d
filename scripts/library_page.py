"""docs/library.md, made from the docstrings of what `import logomachie` gives."""

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import logomachie
from logomachie.games import GAMES
from logomachie.lexicon.lexicon import Lexicon
from logomachie.library import dictionary
from logomachie.library.match import Match

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "library.md"
HEAD = """# The library

Made by `scripts/library` from the docstrings of `src/logomachie`; every example is run by
`tests/library/test_examples.py`, where `match` and `lexicon` are those of the package.

"""


def page() -> str:
    """The whole page."""
    games = ", ".join(f"`{slug}`" for slug in GAMES)
    parts = [
        HEAD + "```python\n" + _first_example() + "```\n",
        f"The games are {games}; `logomachie games` says how many play each.\n",
        "## `match`\n\n" + _told(logomachie.match),
        "## Match\n\n" + _paragraphs(inspect.getdoc(Match) or ""),
        *(_member(Match, name) for name in _names(Match)),
        "## `lexicon`\n\n" + _told(dictionary.lexicon),
        "## Lexicon\n\n" + _paragraphs(inspect.getdoc(Lexicon) or ""),
        "| | |\n|---|---|\n" + "\n".join(_rows(Lexicon)) + "\n",
    ]
    return "\n".join(parts)


def _first_example() -> str:
    doc = inspect.getdoc(logomachie) or ""
    lines = [line[4:] for line in doc.splitlines() if line.startswith("    ") or not line]
    return "\n".join(lines).strip("\n") + "\n"


def _names(kind: type) -> Iterator[str]:
    """Public members in the order of the source."""
    yield from (name for name in vars(kind) if not name.startswith("_"))


def _member(kind: type, name: str) -> str:
    found = inspect.getattr_static(kind, name)
    function = found.fget if isinstance(found, property) else found
    sign = "" if isinstance(found, property) else _signature(function)
    return f"### `{name}{sign}`\n\n{_doc(function)}"


def _told(function: Callable[..., Any]) -> str:
    return f"`{function.__name__}{_signature(function)}`\n\n{_doc(function)}"


def _signature(function: Callable[..., Any]) -> str:
    shown = str(inspect.signature(function)).replace("(self, ", "(").replace("(self)", "()")
    shown = re.sub(r"\b(?:logomachie|collections|typing)(?:\.\w+)*\.(\w+)", r"\1", shown)
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", shown)


def _doc(function: Callable[..., Any]) -> str:
    """Prose as it is, examples in a block of their own."""
    told = []
    for part in (inspect.getdoc(function) or "").split("\n\n"):
        told.append(f"```python\n{part}\n```" if part.startswith(">>>") else part)
    return "\n\n".join(told) + "\n"


def _paragraphs(text: str) -> str:
    return text + "\n"


def _rows(kind: type) -> Iterator[str]:
    """What the dictionary can be asked, a line each."""
    for name in _names(kind):
        found = inspect.getattr_static(kind, name)
        function = getattr(found, "func", None) or getattr(found, "fget", None) or found
        doc = inspect.getdoc(function)
        if callable(function) and doc:
            is_asked = inspect.isfunction(found)
            sign = _signature(function).partition(" -> ")[0] if is_asked else ""
            first = " ".join(doc.split("\n\n")[0].split())
            yield f"| `{name}{sign.replace('|', chr(92) + '|')}` | {first} |"


def main(check: bool) -> int:
    """Write the page, or say whether it is what it would be."""
    made = page()
    if check:
        return 0 if PAGE.read_text(encoding="utf-8") == made else 1
    PAGE.write_text(made, encoding="utf-8")
    return 0
