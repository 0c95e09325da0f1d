"""How fast the lexicon answers: each query beside the plain way to ask it, in one run.

Prints ratios, which mean something on a busy machine, and the time one core needs to read the
query's columns once from memory. `python bench/lexicon.py [seed]`.
"""

import gc
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french

BAG = "E" * 15 + "A" * 9 + "I" * 8 + "NORSTU" * 6 + "L" * 5 + "DM" * 3 + "BCFGHPV" * 2 + "JKQWXYZ"
COSTS = {
    "A": (2, 1, 0, 0), "B": (1, 0, 0, 2), "C": (0, 0, 1, 0), "D": (1, 0, 1, 0), "E": (1, 3, 0, 0),
    "F": (1, 2, 0, 0), "G": (0, 1, 1, 0), "H": (2, 1, 0, 0), "I": (1, 0, 0, 0), "J": (0, 1, 0, 1),
    "K": (1, 2, 0, 0), "L": (1, 1, 0, 0), "M": (2, 2, 0, 0), "N": (3, 0, 0, 0), "O": (0, 0, 2, 0),
    "P": (1, 0, 0, 1), "Q": (0, 1, 2, 0), "R": (1, 1, 0, 1), "S": (0, 0, 0, 2), "T": (1, 1, 0, 0),
    "U": (0, 2, 0, 1), "V": (2, 0, 0, 0), "W": (2, 2, 0, 0), "X": (2, 0, 0, 0), "Y": (0, 3, 0, 0),
    "Z": (1, 2, 0, 0),
}  # fmt: skip
ROUNDS = 7


def timed(ask: Callable[..., object], questions: Sequence[tuple[Any, ...]], rounds: int) -> float:
    """Seconds of this thread a question, each asked once a round, the best round counted.

    Time of the thread, not of the wall: other programs on the machine do not count.
    """
    best = float("inf")
    for _ in range(rounds):
        start = time.thread_time()
        for question in questions:
            ask(*question)
        best = min(best, (time.thread_time() - start) / len(questions))
    return best


class Cell(NamedTuple):
    """One query, the plain way to ask the same, and what it must at least read."""

    name: str
    ask: Callable[..., Any]
    plainly: Callable[..., Any]
    questions: Sequence[tuple[Any, ...]]
    size: int  # bytes of the columns it reads; 0 where it reads next to nothing
    way: str = "loop"


class Plainly:
    """The same questions without any index: a loop over all words, or the count matrix."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.words = lexicon.listed(np.arange(len(lexicon)))
        self.matrix = lexicon.counts
        self.masks = [sum({1 << ord(letter) - 65 for letter in word}) for word in self.words]
        self.sorted = ["".join(sorted(word)) for word in self.words]
        self.costs = [
            tuple(sum(COSTS[letter][kind] for letter in word) for kind in range(4))
            for word in self.words
        ]

    def within_matrix(self, letters: str) -> list[int]:
        have = np.array([letters.count(chr(65 + i)) for i in range(26)], np.uint8)
        return np.flatnonzero((self.matrix <= have).all(axis=1)).tolist()

    def within(self, letters: str, jokers: int) -> list[int]:
        have, found = Counter(letters), []
        for row, word in enumerate(self.words):
            left, spare = dict(have), jokers
            for letter in word:
                if left.get(letter):
                    left[letter] -= 1
                elif spare:
                    spare -= 1
                else:
                    break
            else:
                found.append(row)
        return found

    def containing(self, letters: str) -> list[int]:
        wanted, need = sum({1 << ord(letter) - 65 for letter in letters}), Counter(letters)
        many = {letter: times for letter, times in need.items() if times > 1}
        return [
            row
            for row, mask in enumerate(self.masks)
            if mask & wanted == wanted
            and all(self.words[row].count(letter) >= times for letter, times in many.items())
        ]

    def fitting(self, pattern: str) -> list[int]:
        size = len(pattern)
        places = [(i, letter) for i, letter in enumerate(pattern) if letter != "."]
        return [
            row
            for row, word in enumerate(self.words)
            if len(word) == size and all(word[i] == letter for i, letter in places)
        ]

    def anagrams(self, letters: str) -> list[int]:
        wanted = "".join(sorted(letters))
        return [row for row, key in enumerate(self.sorted) if key == wanted]

    def supersequences(self, word: str, hand: str) -> list[int]:
        need = sum({1 << ord(letter) - 65 for letter in word})
        have, size, found = Counter(word + hand), len(word), []
        for row, key in enumerate(self.words):
            if self.masks[row] & need == need and len(key) > size:
                letters = iter(key)
                if all(letter in letters for letter in word) and not Counter(key) - have:
                    found.append(row)
        return found

    def affordable(self, budget: tuple[int, ...]) -> list[int]:
        red, yellow, blue, green = budget
        return [
            row
            for row, (r, y, b, g) in enumerate(self.costs)
            if r <= red and y <= yellow and b <= blue and g <= green
        ]


def scan_speed(size: int) -> float:
    """Bytes a second one core reads, by whichever reduction reads fastest."""
    column = np.ones(size, np.uint8)
    reductions: list[Callable[[], object]] = [
        lambda: column.view(np.uint64).max(),
        lambda: np.bitwise_or.reduce(column.view(np.uint64)),
        column.max,
        lambda: column.view(np.float32).min(),
    ]
    asked = [()] * (20 if size < 1 << 24 else 2)
    return size / min(timed(reduction, asked, ROUNDS) for reduction in reductions)


def queries(lexicon: Lexicon, chance: random.Random) -> None:
    """Print every query beside its plain form."""
    plainly, costs = Plainly(lexicon), lexicon.costs(COSTS)

    def drawn(size: int) -> str:
        return "".join(chance.sample(BAG, size))

    def pattern() -> str:
        word = chance.choice(plainly.words)
        return "".join(letter if chance.random() < 0.4 else "." for letter in word)

    racks = [(drawn(18),) for _ in range(40)]
    short = [word for word in plainly.words if 3 <= len(word) <= 6]
    budgets = [(tuple(chance.randint(0, most) for most in (9, 9, 4, 4)),) for _ in range(40)]
    triples = [("".join(chance.choices("BCDFGHLMNPRSTV", k=3)),) for _ in range(40)]
    longer = [(chance.choice(short), drawn(7)) for _ in range(40)]
    anagrams = [(chance.choice(plainly.words),) for _ in range(40)]
    plane = lexicon.query.everything.nbytes
    patterns = [(pattern(),) for _ in range(40)]
    matrix, within = plainly.within_matrix, plainly.within
    cells = [
        Cell("within 18 letters", lexicon.within, matrix, racks, 26 * plane, "matrix"),
        Cell("within 18 letters", lexicon.within, lambda r: within(r, 0), racks, 26 * plane),
        *(
            Cell(
                f"within 18 letters, jokers: {jokers}",
                lambda r, jokers=jokers: lexicon.within(r, jokers),
                lambda r, jokers=jokers: within(r, jokers),
                racks,
                26 * (1 + jokers) * plane,
            )
            for jokers in (1, 2)
        ),
        Cell("containing 3 letters", lexicon.containing, plainly.containing, triples, 3 * plane),
        Cell(
            "fitting a pattern", lexicon.fitting, plainly.fitting, patterns, len(lexicon) * 2 // 5
        ),
        Cell(
            "supersequences, hand of 7",
            lexicon.supersequences,
            plainly.supersequences,
            longer,
            30 * plane,
        ),
        Cell(
            "affordable",
            lambda budget: lexicon.affordable(costs, budget),
            plainly.affordable,
            budgets,
            costs.cost.nbytes,
        ),
        Cell("anagrams", lexicon.anagrams, plainly.anagrams, anagrams, 0),
    ]
    cached = scan_speed(1 << 21)
    print(f"one core reads {cached / 1e9:.0f} GB/s from cache,", end=" ")
    print(f"{scan_speed(1 << 28) / 1e9:.0f} GB/s from memory\n")
    print(
        "| query | words | ms | plain way, ms | ratio | one read of its columns, ms | times that |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, ask, plain_ask, questions, size, way in cells:
        few = questions[:3]
        for question in few:
            assert ask(*question).tolist() == plain_ask(*question), (name, question)
        found = sum(len(ask(*question)) for question in questions) / len(questions)
        quick = timed(ask, questions, ROUNDS)
        slow = timed(plain_ask, few if way == "loop" else questions[:10], 3)
        limit = f"{size / cached * 1e3:.4f} | {quick / size * cached:.1f}" if size else "– | –"
        print(
            f"| {name} | {found:,.0f} | {quick * 1e3:.3f} | {slow * 1e3:.1f} ({way}) "
            f"| {slow / quick:,.0f}× | {limit} |"
        )


def membership(lexicon: Lexicon, chance: random.Random) -> None:
    """Print what asking for one word costs beside a Python set."""
    words = lexicon.listed(np.arange(len(lexicon)))
    known = set(words)
    asked = ["".join(word) for word in map(list, chance.sample(words, 20_000))]
    wrong = [word[1:] + word[0] for word in asked]
    games = {"set": known, "lexicon": lexicon, "words of a game": lexicon.words()}

    def ask(words: list[str], game: Any) -> None:
        for word in words:
            word in game  # noqa: B015 - that is what is timed

    print("\n| membership | hit, ns | miss, ns | hit beside a set |")
    print("|---|---|---|---|")
    times = {
        name: [timed(ask, [(q, game)], ROUNDS) / len(q) for q in (asked, wrong)]
        for name, game in games.items()
    }
    for name, (hit, miss) in times.items():
        print(f"| {name} | {hit * 1e9:.0f} | {miss * 1e9:.0f} | {hit / times['set'][0]:.2f}× |")


MEMORY = """
import gc
from pathlib import Path

def private():
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))

from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french
first = french()
gc.collect()
before = private()
more = [Lexicon(first.folder) for _ in range(20)]  # one alone would hide in memory freed before
assert all("CHAT" in lexicon.words() and "CHAX" not in lexicon.words() for lexicon in more)
gc.collect()
print((private() - before) // len(more))
"""
JUDGE = """
import sys
from logomachie.lexicon.load import french
sys.exit(0 if sys.argv[1] in french().words() else 1)
"""
READ = """
import sys
from logomachie.lexicon.load import french
print(french().analyses(sys.argv[1])[0].gloss)
"""


def processes() -> None:
    """Print what a process that judges one word costs, and what a first use costs."""

    def run(code: str, *arguments: str, **settings: str) -> str:
        command = [sys.executable, "-c", code, *arguments]
        environment = os.environ | settings
        return subprocess.run(
            command, check=True, capture_output=True, text=True, env=environment
        ).stdout

    print("\n| process | |")
    print("|---|---|")
    print(f"| private memory of membership | {int(run(MEMORY)) / 1e6:.2f} MB |")

    def cost(code: str, *arguments: str, rounds: int = 7, **settings: str) -> str:
        """Wall time and processor time of the best run."""
        best = []
        for _ in range(rounds):
            start, used = time.perf_counter(), os.times()
            run(code, *arguments, **settings)
            after = os.times()
            spent = after.children_user - used.children_user
            spent += after.children_system - used.children_system
            best.append((time.perf_counter() - start, spent))
        wall, used_up = (min(times) for times in zip(*best, strict=True))
        return f"{wall:.3f} s ({used_up:.2f} s of processor)"

    print(f"| starts and ends, python alone | {cost('pass')} |")
    print(f"| starts, judges a word, ends | {cost(JUDGE, 'chat')} |")
    print(f"| starts, tells its gloss, ends | {cost(READ, 'orna')} |")
    with tempfile.TemporaryDirectory() as folder:
        first = cost(JUDGE, "chat", rounds=1, LOGOMACHIE_CACHE=folder)
        size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        print(f"| the first time, expanding {size / 1e6:.0f} MB | {first} |")


def main() -> None:
    """Everything, in the order of the document beside this file."""
    lexicon, chance = french(), random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    print(f"{platform.machine()}, Python {platform.python_version()}, NumPy {np.__version__}")
    print(f"lexicon {lexicon.version} {lexicon.digest}: {len(lexicon):,} words\n")
    gc.freeze()
    queries(lexicon, chance)
    membership(lexicon, chance)
    processes()


if __name__ == "__main__":
    main()
