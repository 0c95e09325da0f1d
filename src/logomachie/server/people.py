"""Who you are: a device's secret in a cookie, of which only the hash is kept (HOUSE-02)."""

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import TypeAlias

from logomachie.bots.bot import FIXED, LEVELS
from logomachie.core.game import Refused
from logomachie.core.letters import plain

Device: TypeAlias = str  # hash of the device's secret

COOKIE = "logomachie"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # fillers that call themselves letters
CALLED = (*LEVELS, *FIXED, "De ma force", "At my level")  # as the page calls its bots
# capitals of other alphabets that look like ours
LOOKALIKES = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIJKMHOPCTYXABEZHIKMNOPTYX")


FIGURES = str.maketrans("01345789", "OIEASTBG")  # figures that read like a letter


def new_token() -> str:
    """A secret no one can guess."""
    return secrets.token_urlsafe(24)


def device_of(token: str) -> Device:
    """What is stored in its stead."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"device").hexdigest()


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The device's secret from a request's headers, if it sent one."""
    for name, value in headers:
        if name == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and 16 <= len(morsel.value) <= 64:
                return morsel.value
    return None


def cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie line that gives a device its secret."""
    tail = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{tail}"


def tidy(name: str) -> str:
    """A name as it may be shown: one line, no control characters, not too long.

    Raises Refused for one that shows nothing, or that makes a person look like a bot's level.
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    tidied = " ".join(printable.split())[:LONGEST_NAME].strip()
    if tidied and (not any(_shows(letter) for letter in tidied) or _is_reserved(tidied)):
        raise Refused("BAD_NAME", "HOUSE-02")
    return tidied


def _is_reserved(name: str) -> bool:
    """Whether it reads like a level's, with or without a number after it."""
    signs = _signs(name)
    return any(
        signs[: len(level)].translate(FIGURES) == level.translate(FIGURES)
        and not signs[len(level) :].strip("0123456789")
        for level in map(_signs, CALLED)
    )


def _signs(name: str) -> str:
    """The letters and figures of a name, as they look."""
    looks = plain(unicodedata.normalize("NFKC", name)).translate(LOOKALIKES)
    return "".join(sign for sign in looks if sign.isalnum())


def _shows(letter: str) -> bool:
    """Whether there is ink in it: a letter, a figure, a sign; not a filler, mark or blank."""
    return letter not in INVISIBLE and unicodedata.category(letter)[0] in "LNPS"
