"""What the French of the club is worth: levels, families, meanings. `python bench/french.py PART`.

Parts: `levels` (vocabularies against the graded list), `families` (rules alone, without the hand
lists, against them), `meanings GAMES` (share of the words bots play that show a meaning, counted
by occurrence), `list` (sizes and evidence). Words of games are found by the names of fields.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

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
SHOWN = 40


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
    """Rules alone against the lines of the hand list: what they may be trusted with elsewhere."""
    sources = Sources(Path("build/lexicon"))
    locutions = {row[0] for row in rows("locutions_ok")}
    sorter = grammalecte.Sorter(grammalecte.entries(sources.dic()), locutions)
    forms = words.gathered(grammalecte.common(sources.lex(), sorter)).forms
    deriver = family.Deriver(
        natures(forms),
        family.rules(rows("suffixes")),
        {prefix: int(least) for prefix, least in rows("prefixes")},
        family.affixes(rows("affixes")),
    )
    roots = frequency.lexique(sources.lexique()).roots
    found = family.families(deriver, roots, [], rows("separations")).strict
    lines = [[w for w in row[1:] if w in found] for row in rows("familles") if row[0] == "+"]
    gold: dict[str, set[int]] = {}
    for i, line in enumerate(lines):
        for word in line:
            gold.setdefault(word, set()).add(i)
    pairs = {pair for line in lines for pair in combinations(sorted(line), 2)}
    joined: dict[int, list[str]] = {}
    for word in sorted(gold):
        joined.setdefault(found[word][0], []).append(word)
    claimed = {pair for some in joined.values() for pair in combinations(some, 2)}
    good = {pair for pair in claimed if gold[pair[0]] & gold[pair[1]]}
    near = {pair for pair in pairs if lines[min(gold[pair[0]])][0] in pair}
    precision, recall = len(good) / len(claimed), len(good) / len(pairs)
    print(f"rules alone: precision {precision:.3f}, recall {recall:.3f}")
    print(f"of pairs with the head of a line: recall {len(near & good) / len(near):.3f}")
    print("wrong:", sorted(claimed - good)[:: max(1, len(claimed - good) // SHOWN)])
    print("missed:", sorted(near - good)[:: max(1, len(near - good) // SHOWN)])


def played(slug: str, level: int, games: int) -> Iterator[str]:
    """The words of some games between two bots of a level."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    for n in range(games):
        bots = [build(slug, level, config) for _ in range(2)]
        for _, entry in told(game, bots, Rng(f"french {slug} {n}")):
            yield from dict.fromkeys(said(entry.events))


def meanings(games: int) -> None:
    """The share of what bots say that has a meaning, and what lacks one most often."""
    lexicon = french()
    missing: Counter[str] = Counter()
    for slug in GAMES:
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


def main() -> None:
    """One part."""
    part, *more = sys.argv[1:] or ["levels"]
    parts: dict[str, Callable[[], None]] = {"levels": levels, "families": families, "list": sizes}
    if part == "meanings":
        meanings(int(more[0]) if more else 200)
    else:
        parts[part]()


if __name__ == "__main__":
    main()
