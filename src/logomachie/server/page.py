"""The built page: hashed assets for ever, everything else asked for anew each time."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

UNBUILT = "The page is not built. Run ./play, or scripts/web in a checkout.\n"
PAGES = frozenset({"", "jouer", "table", "regles", "mots"})  # as web/src/lib/route.svelte.ts
FOREVER = "public, max-age=31536000, immutable"


class Page:
    """Files under one folder; an address without a file is the page's own business."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).resolve()

    async def file(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        wanted = (self._folder / path).resolve()
        if wanted.is_relative_to(self._folder) and wanted.is_file():
            is_hashed = wanted.parent == self._folder / "assets"
            return FileResponse(
                wanted, headers={"cache-control": FOREVER if is_hashed else "no-cache"}
            )
        if path.partition("/")[0] not in PAGES:
            return PlainTextResponse("Not found.\n", 404)
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(UNBUILT, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})
