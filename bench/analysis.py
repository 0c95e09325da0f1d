"""What judging a game costs, and whether its numbers mean anything: bench/analysis.md, anew.

    python bench/analysis.py play GAME… [--what justesse|ranks] [--games 100] [--minutes 20]
    python bench/analysis.py tell

`play` appends a line a game to `bench/analysis.jsonl`, and begins where the log ends: a series may
run in slices of so many minutes. Games are told apart by the code that played and judged them, so
that a change of a game's bots or of its judge begins its series anew. `tell` prints rows of
Markdown: the mean justesse of bots of each level, all judged at age 4, and the time a game takes to
judge beside the time it took to play; how often who always plays the top-ranked known move beats
who plays the third. Times are processor time, so a busy machine changes little.
"""

import argparse
import json
import subprocess
import time
from collections import Counter
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec
from ranked import AGE, Ranked, Watched

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.bots.arena import told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french

HERE = Path(__file__).resolve().parent
LOG = HERE / "analysis.jsonl"
OPTIONS = {"wordsearch": {"touch_move": "plan", "validation": "auto"}}  # one move a turn
PARTS = ("rules", "solver", "bots", "analysis")  # of a game, which make its figures


def record(slug, levels, seed):
    """A whole game between bots, as a record, and how long it took on its own clock."""
    lexicon, spec = french(), GAMES[slug]
    config = spec.config(seats=len(levels), lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    bots = [build(slug, level, config) for level in levels]
    head = Head(
        game=slug,
        config=msgspec.Raw(encoded(config)),
        seed=seed,
        at=0,
        lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        bots=tuple(levels),
    )
    log = [encoded(entry) for _, entry in told(game, bots, Rng(seed))]
    return written(head_bytes(sealed(head)), log), json.loads(log[-1])["at"] / 1000


def justesse(slug, level, number):
    """A game of one level with itself, judged: each seat's justesse, and the seconds of both."""
    made, seconds = record(slug, (level, level), f"analysis {level} {number}")
    began = time.process_time()
    found = analysed(made, opened, age=AGE).justesse.values()
    spent = time.process_time() - began
    return {
        "justesse": [value for value in found if value is not None],
        "judged": round(spent, 2),
        "took": round(seconds),
    }


def ranks(slug, _, number):
    """What the first rank made of a game with the third; each deal from both seats."""
    lexicon, spec = french(), GAMES[slug]
    config = spec.config(seats=2, lexicon=lexicon.digest, **OPTIONS.get(slug, {}))
    game = Watched(spec.open(config, spec.words(lexicon)))
    seats = (1, 3) if number % 2 == 0 else (3, 1)
    bots = [Ranked(slug, config, rank, game) for rank in seats]
    last = [*told(game, bots, Rng(f"ranks {number // 2}"))][-1][0]
    winners = game.outcome(last).winners or (0, 1)
    return {"won": sum(seats[seat] == 1 for seat in winners) / len(winners)}


WHAT = {"justesse": (justesse, range(len(LEVELS))), "ranks": (ranks, (None,))}


def code(slug):
    """The fingerprint of what plays and judges this game."""
    source = HERE.parent / "src/logomachie"
    room = source / "games" / slug.replace("-", "_")
    files = [file for part in PARTS for file in (room / part).rglob("*.py")]
    files += [*(source / "bots").rglob("*.py"), *(source / "analysis").rglob("*.py")]
    found = blake2b(french().digest.encode(), digest_size=4)
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()


def commit():
    asked = ["git", "rev-parse", "--short", "HEAD"]
    found = subprocess.run(asked, cwd=HERE, capture_output=True, text=True, check=False)
    return found.stdout.strip()


def logged(log):
    """The games that were played, as they were logged."""
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def play(slugs, what, games, minutes, log):
    """The games of a series that the log has not yet, all levels of a deal before the next one."""
    played, levels = WHAT[what]
    until = time.monotonic() + 60 * minutes
    at = commit()
    editions = {slug: code(slug) for slug in slugs}
    done = {
        (line["game"], line["code"], line["level"], line["number"])
        for line in logged(log)
        if line["what"] == what
    }
    for number in range(games):
        for slug in slugs:
            for level in levels:
                if (slug, editions[slug], level, number) in done:
                    continue
                if time.monotonic() > until:
                    return
                found = {"what": what, "game": slug, "level": level, "number": number}
                found |= played(slug, level, number)
                found |= {"code": editions[slug], "commit": at}
                with log.open("a") as file:
                    file.write(json.dumps(found) + "\n")


def tell(log):
    """Both tables, of the last code of each game."""
    lines = logged(log)
    last = {(line["what"], line["game"]): line["code"] for line in lines}
    now = [line for line in lines if line["code"] == last[line["what"], line["game"]]]
    for slug in GAMES:
        for level, name in enumerate(LEVELS):
            own = [
                line
                for line in now
                if (line["what"], line["game"], line["level"]) == ("justesse", slug, level)
            ]
            if own:
                print(f"| {GAMES[slug].title} | {name} | {_justesse(own)} | {_commits(own)} |")
    print()
    for slug in GAMES:
        own = [line for line in now if (line["what"], line["game"]) == ("ranks", slug)]
        if own:
            won, games = sum(line["won"] for line in own), len(own)
            low, high = wilson(won, games)
            rate = f"{won / games:.2f} | {low:.2f} – {high:.2f}"
            print(f"| {GAMES[slug].title} | {games} | {rate} | {_commits(own)} |")
    older = Counter(line["game"] for line in lines) - Counter(line["game"] for line in now)
    if older:
        print(f"\nleft out, played by an earlier code: {dict(older)}")


def _justesse(lines):
    """Games, the mean with its 95 % interval, seconds to judge and to play."""
    found = [value for line in lines for value in line["justesse"]]
    half = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else float("nan")
    spent, clock = [line["judged"] for line in lines], [line["took"] for line in lines]
    return (
        f"{len(lines)} | {mean(found):.1f} ± {half:.1f} "
        f"| {mean(spent):.1f} s, at most {max(spent):.1f} s | {mean(clock):.0f} s"
    )


def _commits(lines):
    return ", ".join(dict.fromkeys(line["commit"] for line in lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("do", choices=["play", "tell"])
    judging = [slug for slug, spec in GAMES.items() if spec.judges]
    parser.add_argument("game", nargs="*", help=", ".join(judging))
    parser.add_argument("--what", choices=[*WHAT], default="justesse")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    parser.add_argument("--log", type=Path, default=LOG)
    given = parser.parse_args()
    if given.do == "tell":
        tell(given.log)
    else:
        play(given.game or judging, given.what, given.games, given.minutes, given.log)


if __name__ == "__main__":
    main()
