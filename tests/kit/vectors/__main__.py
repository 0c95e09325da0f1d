"""`python -m tests.kit.vectors GAME FILE…`: tells every difference, ends with the count."""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it needs msgspec, which the first Python may lack
    from tests.kit.vectors.form import Interpreter

ROOT = Path(__file__).resolve().parents[3]
PYTHON = ROOT / ".venv" / "bin" / "python"
ROOMS = ROOT / "tests" / "games"
INTERPRETERS = {
    room.parent.name.replace("_", "-"): room.parent.name for room in ROOMS.glob("*/vectors.py")
}  # game → room whose vectors.py has a class Play


def interpreter(slug: str) -> "Interpreter":
    """What sets and plays the vectors of a game."""
    played: Interpreter = import_module(f"tests.games.{INTERPRETERS[slug]}.vectors").Play
    return played


def main(arguments: list[str]) -> int:
    """Run the files; 0 if every vector passes, 1 if one fails, 2 if the question makes no sense."""
    if len(arguments) < 2 or arguments[0] not in INTERPRETERS:
        known = ", ".join(INTERPRETERS)
        sys.stderr.write(f"usage: python -m tests.kit.vectors GAME FILE…   (GAME: {known})\n")
        return 2
    from tests.kit.vectors.form import told

    passed = failed = 0
    for name in arguments[1:]:
        for vector, faults in told(Path(name), interpreter(arguments[0])):
            passed, failed = passed + (not faults), failed + bool(faults)
            sys.stdout.writelines(f"FAILED {vector}: {fault}\n" for fault in faults)
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.prefix == sys.base_prefix and PYTHON.exists():  # the project's own Python has msgspec
        os.execv(PYTHON, [str(PYTHON), "-m", "tests.kit.vectors", *sys.argv[1:]])
    sys.path.insert(0, str(ROOT / "src"))  # a checkout need not be installed
    sys.exit(main(sys.argv[1:]))
