"""The doors to the dictionary: `french()`, and any other list a table or a record was set with."""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logomachie.lexicon.cache import opened, unpacked
from logomachie.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from logomachie.lexicon.content import Content
    from logomachie.lexicon.edition import Edition

DATA = Path(__file__).with_name("data")


class UnknownList(LookupError):
    """No word list of this digest is known here."""


@cache
def manifest() -> dict[str, Any]:  # Any: JSON
    """What the packed files are."""
    told: dict[str, Any] = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
    return told


@cache
def french(edition: "Edition" = "complet", folder: Path | None = None, club: str = "") -> Lexicon:
    """The French dictionary, expanded to `folder` (or the user's cache) when it is not there yet;
    memory-mapped, and the same object for the whole process. `club` is a club's own list."""
    build = manifest()["build"]
    if edition == "complet" and not club:
        return Lexicon(opened(DATA, build, folder))

    def how(content: "Content") -> None:
        from logomachie.lexicon.change import Change  # noqa: PLC0415 - only who expands
        from logomachie.lexicon.club import apply, read  # noqa: PLC0415
        from logomachie.lexicon.edition import excluded  # noqa: PLC0415

        if club:
            apply(content, read(club))
        content.refused = excluded(content, edition)
        content.change(Change(removed=content.refused))

    return Lexicon(opened(DATA, build, folder, how, digest_of(edition, club)))


def chosen(name: object, club: str = "") -> Lexicon:
    """The list an option names, with a club's own words; the whole one where it names none."""
    if name is None and not club:
        return french()
    from logomachie.lexicon.edition import EDITIONS  # noqa: PLC0415 - only where one is named

    wanted = next((edition for edition in EDITIONS if edition == name), None)
    if club:
        return french(wanted or "complet", club=club)
    return french(wanted) if wanted else french()


def digest_of(edition: "Edition", club: str = "") -> str:
    """The identity of one of today's lists, without opening it."""
    digest = str(manifest()["editions"][edition])
    if not club:
        return digest
    from logomachie.lexicon.club import club_digest, read, written  # noqa: PLC0415 - seldom needed

    return club_digest(digest, written(read(club)))


@cache
def of_digest(digest: str, folder: Path | None = None) -> Lexicon:
    """The list of this digest: one of today's, one of an older release, or one with a club's
    words that somebody on this machine has unpacked."""
    about = manifest()
    for edition, known in about["editions"].items():
        if known == digest:
            return french() if edition == "complet" and folder is None else french(edition, folder)
    if digest not in (older := past()):
        if (kept := unpacked(about["build"], digest, folder)) is None:
            raise UnknownList(digest)
        return Lexicon(kept)
    from logomachie.lexicon.past import change  # noqa: PLC0415 - seldom needed

    version, edition = older[digest]
    how = change(DATA / f"{version}.xz", edition)
    return Lexicon(opened(DATA, about["build"], folder, how, digest))


@cache
def past() -> "dict[str, tuple[str, Edition]]":
    """The lists of older releases by digest: version and edition."""
    found: dict[str, tuple[str, Edition]] = {}
    for digest, about in manifest()["past"].items():
        found[digest] = (about["version"], "complet")
        for edition, known in about.get("editions", {}).items():
            found[known] = (about["version"], edition)
    return found


def is_released(digest: str) -> bool:
    """Whether this is the list of a release, today's or an older one."""
    return digest in manifest()["editions"].values() or digest in past()


def of_record(digest: str, club: str = "") -> Lexicon:
    """The list of this digest, made again with the club's words a record carries."""
    if club:
        from logomachie.lexicon.edition import EDITIONS  # noqa: PLC0415 - seldom needed

        for edition in EDITIONS:
            if digest_of(edition, club) == digest:
                return french(edition, club=club)
    return of_digest(digest)


def of_table(digest: str, club: str = "") -> Lexicon:
    """The list a table was set with; the whole one of today where its digest is nobody's, as at
    the tables of tests."""
    try:
        return of_record(digest, club)
    except UnknownList:
        return french()
