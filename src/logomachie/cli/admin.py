"""`logomachie admin`: what the owner of a club may do while it runs, on its own machine."""

import ipaddress
import socket
from argparse import Namespace

import msgspec

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said
from logomachie.server.hatch import place
from logomachie.server.office import Act, Announce, Ban, Close, Done, People, Tables
from logomachie.server.settings import BadSetting, from_environment

PATIENCE = 30.0  # seconds
WHY = {  # what the club could not do
    "NO_SUCH_TABLE": Said("aucune table ne porte ce code", "no table has this code"),
    "NO_SUCH_SEAT": Said("personne n’est assis là", "nobody sits there"),
    "UNREADABLE": Said(
        "cette partie vient d’une autre version du club", "this game is of another release"
    ),
    "STORE_AWAY": Said(
        "le club ne peut ni lire ni noter en ce moment ; réessayez",
        "the club can neither read nor write at the moment; try again",
    ),
    "BAD_NOTICE": Said(
        "une annonce tient en une ligne de 300 signes", "a notice is one short line"
    ),
    "BAD_TIME": Said("--minutes : une semaine au plus", "--minutes: a week at most"),
}
WHAT = ("tables", "close", "announce", "stop", "people", "ban", "unban")


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "admin",
        told(
            "Agir sur le club ouvert sur cette machine ; chaque acte est au journal.",
            "Act on the club that is open on this machine; every act is in the journal.",
        ),
        after=told(
            "tables : les tables\n"
            "close CODE : finir la partie telle qu’elle est, ou ôter la table qui attend\n"
            "announce TEXTE : le dire à tous (sans texte : ne plus rien dire)\n"
            "stop MINUTES : annoncer l’arrêt du club\n"
            "people : prises et sièges par adresse\n"
            "ban ADRESSE, ban CODE SIÈGE : tenir dehors pour un temps (--minutes)\n"
            "unban ADRESSE, unban CODE SIÈGE : laisser revenir",
            "tables: the tables\n"
            "close CODE: end the game as it stands, or take away a table that waits\n"
            "announce TEXT: tell everybody (without a text: say nothing any more)\n"
            "stop MINUTES: announce that the club stops\n"
            "people: sockets and seats by address\n"
            "ban ADDRESS, ban CODE SEAT: keep out for a time (--minutes)\n"
            "unban ADDRESS, unban CODE SEAT: let in again",
        ),
    )
    arguments.add_argument(
        "what", metavar=told("ACTE", "ACT"), choices=WHAT, help=told("voir plus bas", "see below")
    )
    arguments.add_argument("about", metavar="…", nargs="*", help=told("de quoi", "about what"))
    arguments.add_argument(
        "--minutes", metavar="N", type=int, default=60, help=told("pour ban (60)", "for ban (60)")
    )
    data = told("fichier SQLite du club", "the club’s SQLite file")
    arguments.add_argument("--data", metavar=told("FICHIER", "FILE"), help=data)
    where = told("prise du club, si elle est ailleurs", "the club’s socket, if it is elsewhere")
    arguments.add_argument("--socket", metavar=told("PRISE", "SOCKET"), help=where)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Ask the club, and say what came of it."""
    done = asked(_socket(arguments), act_of(arguments))
    if arguments.json:
        say_json(done)
    elif not done.ok:
        raise Mistake(WHY[done.why].told(tongue()) if done.why in WHY else done.why)
    else:
        _tell(arguments.what, done)
    return 0 if done.ok else 1


def act_of(arguments: Namespace) -> Act:
    """What is meant by the words of the command."""
    about: list[str] = arguments.about
    match arguments.what, about:
        case "tables", []:
            return Tables()
        case "people", []:
            return People()
        case "close", [code]:
            return Close(table=code)
        case "announce", words:
            return Announce(text=" ".join(words))
        case "stop", [minutes] if minutes.isdecimal():
            return Announce(stop=int(minutes))
        case ("ban" | "unban") as which, [address] if is_address(address):
            return Ban(address=address, minutes=arguments.minutes if which == "ban" else 0)
        case ("ban" | "unban") as which, [code, seat] if seat.isdecimal():
            span = arguments.minutes if which == "ban" else 0
            return Ban(table=code, seat=int(seat), minutes=span)
    wrong = " ".join([arguments.what, *about])
    raise Mistake(
        told(
            f"« {wrong} » n’est pas un acte (voir « logomachie admin --help »)",
            f"“{wrong}” is no act (see “logomachie admin --help”)",
        )
    )


def is_address(text: str) -> bool:
    """Whether somebody could come from there: a name, or a code without its seat, bans nobody."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def asked(path: str, act: Act) -> Done:
    """The club's answer to one act."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(path)
            line.sendall(msgspec.json.encode(act) + b"\n")
            with line.makefile("rb") as heard:
                return msgspec.json.decode(heard.readline(), type=Done)
    except (OSError, AttributeError, msgspec.DecodeError) as error:
        raise Mistake(
            told(
                f"aucun club ne répond à {path} pour cet utilisateur",
                f"no club answers at {path} for this user",
            )
        ) from error


def _socket(arguments: Namespace) -> str:
    if arguments.socket:
        return str(arguments.socket)
    try:
        settings = from_environment()
    except BadSetting as error:
        raise Mistake(str(error)) from error
    if arguments.data:
        settings = msgspec.structs.replace(settings, data=arguments.data, admin="")
    if path := place(settings):
        return path
    raise Mistake(
        told(
            "où est la prise de ce club ? --socket, ou LOGOMACHIE_ADMIN",
            "where is this club’s socket? --socket, or LOGOMACHIE_ADMIN",
        )
    )


def _tell(what: str, done: Done) -> None:
    rows: list[tuple[str, ...]]
    if what == "tables" and done.tables:
        rows = [
            (
                line.table,
                line.game,
                ", ".join(line.players) or "—",
                told("attend", "waits") if line.lines is None else str(line.lines),
                told(f"{line.watching} prises", f"{line.watching} sockets"),
                told(f"en retard de {line.late} ms", f"{line.late} ms late") if line.late else "",
            )
            for line in done.tables
        ]
        say(table(rows))
    elif what == "people" and done.callers:
        rows = [
            (
                caller.address,
                str(caller.sockets),
                ", ".join(caller.seats) or "—",
                told("dehors", "banned") if caller.banned else "",
            )
            for caller in done.callers
        ]
        say(table(rows))
    elif what in ("tables", "people"):
        say(told("personne", "nobody"))
    else:
        say(told(f"fait ({done.count})", f"done ({done.count})"))
