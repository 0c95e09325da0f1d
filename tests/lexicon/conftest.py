"""The real dictionary, opened once, and a tiny one that is packed and expanded in no time."""

import json
from pathlib import Path

import pytest

from logomachie.lexicon import packed
from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build import definitions, pack
from logomachie.lexicon.build.family import Families
from logomachie.lexicon.build.grammalecte import Forms, Reading
from logomachie.lexicon.build.names import Row
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french

TINY: Forms = {
    "a": (Reading("avoir", "V0:Ip:3s", Flag(0)),),
    "chat": (Reading("chat", "N:m:s", Flag(0)),),
    "chats": (Reading("chat", "N:m:p", Flag(0)),),
    "sur": (Reading("sur", "G:R", Flag(0)), Reading("sur", "A:m:s", Flag.ARCHAIC)),
    "sûr": (Reading("sûr", "A:m:s", Flag(0)),),
    "cœur": (Reading("cœur", "N:m:s", Flag(0)),),
    "meuse": (Reading("mouvoir", "V3:Sp:1s:3s", Flag(0)),),
    "porte-clés": (Reading("porte-clés", "N:m:i", Flag.COMPOUND),),
    "presqu'île": (Reading("presqu'île", "N:f:s", Flag.APOSTROPHE),),
}
NAMES = [Row("Meuse", "fleuve", "grammalecte", True), Row("Bizerte", "ville", "geonames", False)]
DIGEST = "0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """The French dictionary."""
    return french()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The packed files of the tiny dictionary."""
    folder = tmp_path / "data"
    folder.mkdir()
    ordered = pack.order(TINY)
    lemmas = sorted({reading.lemma for readings in TINY.values() for reading in readings})
    zipf = {form: 5.0 if form in {"chat", "sur"} else 2.0 for form in ordered}
    worth = {lemma: 6.0 if lemma == "sur" else 3.0 for lemma in lemmas}
    files = {
        "core": pack.core(TINY, ordered, NAMES[:1]),
        "frequency": pack.frequency(
            ordered,
            lemmas,
            zipf,
            worth,
            {"sur": [5.0, 1.0]},
            dict.fromkeys(lemmas, 4),
        ),
        "families": pack.family(
            lemmas, Families({lemma: (i,) for i, lemma in enumerate(lemmas)}, {})
        ),
        "names": {"names": pack.listed(NAMES[1:])},
        "attested": {"lists": bytes(0b111 if lemma != "cœur" else 0b11 for lemma in lemmas)},
        "meanings": definitions.packed(
            [definitions.Entry("chat", "N", "", 1, 0, "petit félin")],
            [("Meuse", "fleuve")],
            ["sûr"],
        ),
    }
    for name, columns in files.items():
        packed.written(folder / f"{name}.xz", columns)
    manifest = {"name": "tiny", "version": "1", "digest": DIGEST, "alone": {"jeu": ["bo"]}}
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return folder
