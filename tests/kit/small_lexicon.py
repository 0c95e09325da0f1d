"""A real lexicon of a few words: packed, expanded and mapped as the French one, in no time."""

import json
import tempfile
from functools import cache
from hashlib import blake2b
from pathlib import Path

from logomachie.lexicon import packed
from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build import definitions, pack
from logomachie.lexicon.build.family import Families
from logomachie.lexicon.build.grammalecte import Forms, Reading
from logomachie.lexicon.build.names import Row
from logomachie.lexicon.cache import opened
from logomachie.lexicon.lexicon import Lexicon

ALWAYS = ("aujourd'hui", "porte-clés", "anticonstitutionnellement")  # marks, an A

HOMES: list[tempfile.TemporaryDirectory[str]] = []  # as long as the process lives


@cache
def small_lexicon(words: tuple[str, ...], names: tuple[str, ...] = ()) -> Lexicon:
    """The lexicon of these words, each its own lemma, and of these names, each a town."""
    forms: Forms = {}
    for word in sorted({*words, *ALWAYS}):
        flag = Flag.COMPOUND if "-" in word else Flag.APOSTROPHE if "'" in word else Flag(0)
        forms[word] = (Reading(word, "N:m:s", flag),)
    ordered, lemmas = pack.order(forms), sorted(forms)
    home = tempfile.TemporaryDirectory(prefix="logomachie-small-")
    HOMES.append(home)
    folder = Path(home.name)
    towns = [Row(name, "ville", "hand", True) for name in names]
    files = {
        "core": pack.core(forms, ordered, [*towns, Row("Ana", "prénom", "hand", True)]),
        "frequency": pack.frequency(
            ordered,
            lemmas,
            dict.fromkeys(ordered, 3.0),
            dict.fromkeys(lemmas, 3.0),
            {},
            dict.fromkeys(lemmas, 3),
        ),
        "families": pack.family(
            lemmas, Families({lemma: (i,) for i, lemma in enumerate(lemmas)}, {})
        ),
        "names": {"names": pack.listed([Row("Zoé", "prénom", "hand", False)])},
        "attested": {"lists": bytes(len(lemmas))},
        "meanings": definitions.packed([], [], []),
    }
    for name, columns in files.items():
        packed.written(folder / f"{name}.xz", columns)
    digest = blake2b(repr((words, names)).encode(), digest_size=16).hexdigest()
    manifest = {"name": "small", "version": "1", "digest": digest, "alone": {}}
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return Lexicon(opened(folder, digest, folder))
