"""Who may ask, and what every answer carries: hosts, origins, safe headers."""

import ipaddress
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from logomachie.server.settings import Settings

LONGEST_ADDRESS = 2_048  # bytes of path and query
LARGEST_HEAD = 16_384  # bytes of all headers
Headers = Iterable[tuple[bytes, bytes]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_PART = [  # what counts for a script, a style or a face; fifty of them make a table
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFE = [  # and what counts for whatever a browser may show by itself
    *SAFE_PART,
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(self), payment=()"),
]
PARTS = ("text/javascript", "text/css", "font/")


def header(headers: Headers, name: bytes) -> str | None:
    """The header's value, if it is there."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def host_name(host: str) -> str:
    """A Host header without its port: `[::1]:8000` → `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def is_ours(host: str | None, settings: Settings) -> bool:
    """Whether a request was meant for this club.

    An address cannot be made to point elsewhere by a foreign name server, a name can: so any
    address will do, also in the local network, but names must be known.
    """
    if not host:
        return False
    name = host_name(host)
    if name == "localhost" or name in settings.names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(headers: Headers) -> bool:
    """Whether a page of our own asks: a foreign page always names another origin."""
    origin, host = header(headers, b"origin"), header(headers, b"host")
    if origin is None:
        return True  # not a page: browsers always send it with sockets and with changes
    return host is not None and origin.lower() in (
        f"http://{host}".lower(),
        f"https://{host}".lower(),
    )


def safe_for(answer: Message) -> list[tuple[bytes, bytes]]:
    """The safe headers of an answer."""
    kind = header(answer.get("headers", ()), b"content-type") or ""
    return SAFE_PART if kind.startswith(PARTS) else SAFE


def fault_in(scope: Scope) -> int:
    """0, or the status an address or head deserves that no page of ours would send."""
    raw, path = scope.get("raw_path") or b"", scope.get("path") or ""
    if len(raw) + len(scope.get("query_string") or b"") > LONGEST_ADDRESS:
        return 414
    if any(ord(letter) < 0x20 or letter == "\x7f" for letter in path):
        return 400
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEAD:
        return 431
    return 0


class Guard:
    """Refuses requests meant for others, and dresses every answer in safe headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._is_welcome(scope, changes=True) and not fault_in(scope):
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *safe_for(message)]
            await send(message)

        if (status := fault_in(scope)) != 0:
            await _refuse(dressed, status, b"MALFORMED")
        elif self._is_welcome(scope, changes=scope["method"] not in ("GET", "HEAD")):
            await self._app(scope, receive, dressed)
        else:
            await _refuse(dressed, 403, b"FOREIGN_ORIGIN")

    def _is_welcome(self, scope: Scope, *, changes: bool) -> bool:
        headers = scope["headers"]
        if not is_ours(header(headers, b"host"), self._settings):
            return False
        return not changes or is_same_origin(headers)


async def _refuse(send: Send, status: int, code: bytes) -> None:
    body = b'{"code":"%b","clause":"","about":{}}' % code
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
