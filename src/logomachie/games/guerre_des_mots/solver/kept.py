"""The forms of a dictionary and their shelves, kept in the user's cache: made once, then mapped, so
that no process waits for them and all share their pages."""

import shutil
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np

from logomachie.games.guerre_des_mots.solver.forms import Forms, is_plain, weights
from logomachie.games.guerre_des_mots.solver.shelves import Columns, built
from logomachie.lexicon.cache import install, root, writable
from logomachie.lexicon.store import Corrupt, Folder, Writer

FORMAT = 5  # raised when the shelves of the same forms change
MANY = 50_000  # forms: fewer are made anew sooner than they are found


def kept(name: str, alphabet: str, make: Callable[[], Forms]) -> Forms:
    """The forms of that name with their shelves."""
    columns = columns_of(name, lambda: _columns(make()))
    signs, start = columns.pop("signs"), columns.pop("start").tolist()
    letters, at = [], 0
    for length, (low, high) in enumerate(pairwise(start)):
        letters.append(signs[at : at + length * (high - low)].reshape(length, high - low))
        at += length * (high - low)
    return Forms(alphabet, tuple(letters), tuple(start), grown=columns)


def columns_of(name: str, make: Callable[[], Columns]) -> Columns:
    """The columns of that name; made now if they are not there or are broken."""
    target = root() / f"{name}-{FORMAT}"
    found = _found(target)
    if found is None:
        try:
            target = writable(root()) / target.name
        except OSError:
            return make()  # no place of our own: it costs this process some seconds, no more
        found = _found(target)
    if found is None:
        found = make()
        if max(len(column) for column in found.values()) >= MANY:
            _write(found, target)
    return found


def _found(target: Path) -> Columns | None:
    try:
        folder = Folder(target)
        names = [name.removesuffix(".npy") for name in folder.files]
        return {name: folder.column(name) for name in names}
    except Corrupt:
        return None


def _columns(forms: Forms) -> Columns:
    """All that is kept of some forms."""
    columns = built(forms, weights(forms.alphabet), accents=not is_plain(forms.alphabet))
    signs = np.concatenate([block.ravel() for block in forms.letters])
    return {**columns, "signs": signs, "start": np.array(forms.start, np.int64)}


def _write(columns: Columns, target: Path) -> None:
    try:
        fresh = Path(tempfile.mkdtemp(prefix=f"{target.name}.", dir=target.parent))
    except OSError:
        return  # a full or locked disk costs the next process some seconds, no more
    try:
        writer = Writer(fresh)
        for name, values in columns.items():
            writer.add(name, values)
        writer.finish()
        fresh.chmod(0o755)
        install(fresh, target)
    except OSError:
        pass
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
