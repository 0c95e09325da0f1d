"""What every route needs: reading a request, and answering it as the page understands."""

from http import HTTPStatus
from io import BytesIO
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from logomachie.server.people import Device, device_of, new_token, token_in
from logomachie.server.wire import Problem

T = TypeVar("T")

LARGEST_BODY = 16_384
RETRY = "5"  # seconds until what cannot be written is worth asking for again
LONGEST_NUMBER = 10  # digits
STATUS = {
    "NOT_HOST": 403,
    "NOT_YOUR_SEAT": 403,
    "FOREIGN_ORIGIN": 403,
    "NOT_HERE": 403,
    "NO_NETWORK": 409,
    "NO_SUCH_TABLE": 404,
    "NO_SUCH_GAME": 404,
    "NO_SUCH_SEAT": 404,
    "NO_SUCH_LINE": 404,
    "NO_RULES": 404,
    "NO_ANALYSIS": 200,  # nothing is wrong: there is none, and a page may well ask
    "NO_SUCH_RECORD": 404,
    "SEAT_TAKEN": 409,
    "BEGUN": 409,
    "TOO_FEW": 409,
    "NOT_STARTED": 409,
    "GAME_NOT_OVER": 409,
    "UNREADABLE": 409,
    "TOO_LARGE": 413,
    "TOO_FAST": 429,
    "BEING_MADE": 202,
    "FAULT": 500,
    "STORE_AWAY": 503,
}

_encode = msgspec.json.Encoder().encode


def as_json(value: Any, status: int = 200) -> Response:  # Any: whatever msgspec encodes
    """An answer nobody may keep: it is about now, and about this device."""
    return Response(
        _encode(value), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def problem(code: str, clause: str = "", **about: object) -> Response:
    """A refusal as the page understands it."""
    answer = as_json(Problem(code=code, clause=clause, about=about), STATUS.get(code, 400))
    if answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
        answer.headers["retry-after"] = RETRY
    return answer


async def bytes_in(request: Request, most: int) -> bytes:
    """The request's body; more than so many bytes are refused."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("TOO_LARGE", "", most=most)
    except ClientDisconnect as gone:
        raise Refused("MALFORMED", "", why="unfinished") from gone
    return body


async def body_as(request: Request, kind: type[T]) -> T:
    """The request's body as a value; too much or nonsense is refused."""
    body = await bytes_in(request, LARGEST_BODY)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("MALFORMED", "", why=str(error)) from error


def device_in(request: Request) -> Device | None:
    token = token_in(request.headers.raw)
    return device_of(token) if token else None


def known_in(request: Request) -> tuple[Device, str | None]:
    """The asking device, and the secret to give it if it has none yet."""
    if (device := device_in(request)) is not None:
        return device, None
    token = new_token()
    return device_of(token), token


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


def number_in(request: Request, name: str) -> int | None:
    """A number of the address's query, if it is there."""
    asked = request.query_params.get(name)
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdecimal() and len(asked) < LONGEST_NUMBER):
        raise Refused("MALFORMED", "", why=name)
    return int(asked)


def numbers_in(request: Request, *names: str) -> dict[str, int | None]:
    """The same of several."""
    return {name: number_in(request, name) for name in names}


def seat_in(request: Request) -> Seat:
    seat: int = request.path_params["seat"]
    return seat


def qr_of(address: str) -> bytes:
    """A picture of an address."""
    out = BytesIO()
    segno.make(address, micro=False).save(
        out, kind="svg", border=2, xmldecl=False, omitsize=True, light="#fff"
    )
    return out.getvalue()
