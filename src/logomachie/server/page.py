"""The built page: hashed assets for ever, everything else asked for anew each time."""

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

UNBUILT = "The page is not built. Run ./play, or scripts/web in a checkout.\n"
# as web/src/lib/route.svelte.ts
PAGES = frozenset({"", "decouvrir", "jeu", "jouer", "table", "regles", "mots", "revoir", "carnet"})
CODINGS = (("br", ".br"), ("gzip", ".gz"))  # as web/vite.config.ts makes them
FOREVER = "public, max-age=31536000, immutable"


class Page:
    """Files under one folder; an address without a file is the page's own business."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).resolve()

    async def file(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        wanted = (self._folder / path).resolve()
        if wanted.is_relative_to(self._folder) and _is_file(wanted):
            is_hashed = wanted.parent == self._folder / "assets"
            return _sent(request, wanted, FOREVER if is_hashed else "no-cache")
        if path.partition("/")[0] not in PAGES:
            return PlainTextResponse("Not found.\n", 404)
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(UNBUILT, 503)
        return _sent(request, index, "no-cache")


def _is_file(path: Path) -> bool:
    """A name that is too long for the file system is nobody's."""
    try:
        return path.is_file()
    except OSError:
        return False


def _sent(request: Request, file: Path, keep: str) -> Response:
    """The file, in the smallest form that was built of it and that this browser takes."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    accepted = {
        part.partition(";")[0].strip()
        for part in request.headers.get("accept-encoding", "").split(",")
        if not part.replace(" ", "").endswith(";q=0")
    }
    for coding, ending in CODINGS:
        packed = file.with_name(file.name + ending)
        if coding in accepted and packed.is_file():
            kind = guess_type(file.name)[0]
            return FileResponse(
                packed, headers={**headers, "content-encoding": coding}, media_type=kind
            )
    return FileResponse(file, headers=headers)
