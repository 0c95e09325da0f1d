"""No file names a package registry's host: whoever installs chooses where from."""

from pathlib import Path

from tests.docs.sources import ROOT, tracked

# written in two parts, or this file would be the first offender
HOSTS = tuple(
    f"{name}.{end}".encode()
    for name, end in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
        ("jsr", "io"),
        ("unpkg", "com"),
        ("jsdelivr", "net"),
        ("anaconda", "org"),
        ("crates", "io"),
    )
)


def naming(paths: tuple[Path, ...]) -> list[str]:
    """Every file that names a host, and which."""
    return [
        f"{path.name} names {host.decode()}"
        for path in paths
        for host in HOSTS
        if host in path.read_bytes()
    ]


def test_no_file_names_a_registry() -> None:
    """Not in code, locks, documents or notes."""
    assert ROOT / "pyproject.toml" in tracked()
    assert [] == naming(tracked())


def test_a_host_is_found(tmp_path: Path) -> None:
    """The test above can fail."""
    lock = tmp_path / "lock.json"
    lock.write_bytes(b'{"resolved": "https://registry.' + HOSTS[2] + b'/x"}')

    assert 1 == len(naming((lock,)))
