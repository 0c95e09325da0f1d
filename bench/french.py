"""What the French of the club is worth: levels, families, meanings. `python bench/french.py PART`.

Parts: `levels` (vocabularies against the graded list), `families` (what the rules make of
lemmas taken off the hand list), `meanings GAMES [GAME…]` (share of the words bots play that show a
meaning, counted
by occurrence), `list` (sizes and evidence), `startup SRC` (processes of another tree's `src` beside
this one's). Words of games are found by the names of fields.
"""

import os
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from zlib import crc32

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.school import said
from logomachie.games import GAMES
from logomachie.lexicon.build import family, frequency, grammalecte, words
from logomachie.lexicon.build.main import natures
from logomachie.lexicon.build.source import Sources, rows
from logomachie.lexicon.levels import LEVELS
from logomachie.lexicon.load import french, manifest

SHUNNED = {"vulg", "inj", "sexe", "drogue"}
PLAYED = (1, 3)  # Lecteur and Arbitre
FOLDS = 5
TURNS = 9
STARTS = {
    "importing the door": "import logomachie.lexicon.load",
    "judging a word": "from logomachie.lexicon.load import french; 'CHAT' in french()",
    "telling a word": "from logomachie.lexicon.load import french; french().analyses('chat')",
}


def levels() -> None:
    """How many of the graded words each level says, by age."""
    lexicon = french()
    by_age: dict[int, Counter[str]] = {age: Counter() for age in range(1, 6)}
    for word, _, age, marks, _ in rows("definitions"):
        if not SHUNNED & set(marks.split(",")) and lexicon.analyses(word):
            by_age[int(age)]["all"] += 1
            by_age[int(age)].update(lexicon.levels(word))
    print("| age | words |", " | ".join(LEVELS), "|\n|---|---|---|---|---|---|")
    for age, count in by_age.items():
        shares = " | ".join(f"{100 * count[level] / count['all']:.1f} %" for level in LEVELS)
        print(f"| {age} | {count['all']} | {shares} |")
    print([int((lexicon.said <= level).sum()) for level in range(4)], "keys said by each level")


def families() -> None:
    """A fifth of the lemmas is taken off the lines of the hand list, and the rules put them back.

    Five times, each fifth once: of the pairs of such a lemma with all the others of the list, how
    many that are joined are of one line, and how many of one line are joined.
    """
    sources = Sources(Path("build/lexicon"))
    locutions = {row[0] for row in rows("locutions_ok")}
    sorter = grammalecte.Sorter(grammalecte.entries(sources.dic()), locutions)
    parts = natures(words.gathered(grammalecte.common(sources.lex(), sorter)).forms)
    deriver = family.Deriver(
        parts,
        family.rules(rows("suffixes")),
        {prefix: int(least) for prefix, least in rows("prefixes")},
        family.affixes(rows("affixes")),
    )
    roots = frequency.lexique(sources.lexique()).roots
    for fold in range(FOLDS):
        kept = [[row[0], *(w for w in row[1:] if folded(w) != fold)] for row in rows("familles")]
        found = family.families(deriver, roots, kept, rows("separations")).strict
        good, wrong, missed = returned(found, fold)
        precision, recall = good / (good + wrong), good / (good + missed)
        print(f"fifth {fold}: precision {precision:.3f}, recall {recall:.3f}", flush=True)


def folded(word: str) -> int:
    """The fifth a lemma is of."""
    return crc32(word.encode()) % FOLDS


def returned(found: Mapping[str, Sequence[int]], fold: int) -> tuple[int, int, int]:
    """Pairs of the lemmas of a fifth: joined rightly, joined wrongly, missed."""
    lines = [{w for w in row[1:] if w in found} for row in rows("familles") if row[0] == "+"]
    mates: dict[str, set[str]] = {}
    for line in lines:
        for word in line:
            mates.setdefault(word, set()).update(line)
    members: dict[int, set[str]] = {}
    for word in mates:
        for number in found[word]:
            members.setdefault(number, set()).add(word)
    good = wrong = missed = 0
    for word, true in mates.items():
        if folded(word) == fold and len(true) > 1:
            said = {other for number in found[word] for other in members[number]}
            good += len(said & true) - 1
            wrong += len(said - true)
            missed += len(true - said)
    return good, wrong, missed


def played(slug: str, level: int, games: int) -> Iterator[str]:
    """The words of some games between two bots of a level."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    for n in range(games):
        bots = [build(slug, level, config) for _ in range(2)]
        for _, entry in told(game, bots, Rng(f"french {slug} {n}")):
            yield from dict.fromkeys(said(entry.events))


def meanings(games: int, slugs: Sequence[str]) -> None:
    """The share of what bots say that has a meaning, and what lacks one most often."""
    lexicon = french()
    missing: Counter[str] = Counter()
    for slug in slugs or GAMES:
        for level in PLAYED:
            count = Counter(played(slug, level, games))
            lacking = Counter({word: n for word, n in count.items() if not explained(word)})
            missing.update(lacking)
            share = 1 - lacking.total() / max(1, count.total())
            print(
                f"| {slug} | {LEVELS[level]} | {count.total()} | {100 * share:.1f} % |", flush=True
            )
    lemmas: Counter[str] = Counter()
    for word, n in missing.items():
        lemmas.update({lexicon.analyses(word)[0].lemma: n} if lexicon.analyses(word) else {})
    print(" ".join(f"{lemma}:{n}" for lemma, n in lemmas.most_common(400)))


def explained(word: str) -> bool:
    """Whether a word shows a meaning, as a common word or as a name."""
    lexicon = french()
    return bool(lexicon.meaning(word)) or any(name.gloss for name in lexicon.names(word))


def sizes() -> None:
    """What the manifest counts, and how many keys the editions leave out."""
    print(manifest()["counts"])
    print({name: len(french(name)) for name in ("complet", "usuel", "ecole")})


def startup(other: str) -> None:
    """Milliseconds of processor that whole processes take, both trees in turn, the best of nine."""
    here = str(Path(__file__).resolve().parents[1] / "src")
    for name, code in STARTS.items():
        best = dict.fromkeys((other, here), float("inf"))
        for _ in range(TURNS):
            for source in best:
                best[source] = min(best[source], spent(code, source))
        print(f"| {name} | " + " | ".join(f"{ms:.0f}" for ms in best.values()) + " |", flush=True)


def spent(code: str, source: str) -> float:
    """Milliseconds of processor of one process over these sources."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = (sys.executable, "-c", code)
    subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1_000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """One part."""
    part, *more = sys.argv[1:] or ["levels"]
    parts: dict[str, Callable[[], None]] = {"levels": levels, "families": families, "list": sizes}
    if part == "startup":
        startup(more[0])
    elif part == "meanings":
        meanings(int(more[0]) if more else 200, more[1:])
    else:
        parts[part]()


if __name__ == "__main__":
    main()
