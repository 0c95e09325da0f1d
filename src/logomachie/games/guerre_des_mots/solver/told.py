"""Positions of La Guerre des Mots asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import text
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup, TableView
from logomachie.games.guerre_des_mots.solver.legal import Ranked
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.games.spec import Posed
from logomachie.lexicon.lexicon import Lexicon

HELP = Said(
    "« SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO=URS?+ turn:SO » — les chaînes bout à bout, les\n"
    "arsenaux, à qui de jouer ; le nombre dit ce que le coup promet, en mots gagnés vers un but.",
    "“SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO=URS?+ turn:SO” — the chains from end to end, the\n"
    "arsenals, whose turn it is; the number says what the coup promises, in words gained on the\n"
    "way to a goal.",
)
HOW = {
    "OPEN": Said("ouvre", "opens"),
    "HOOK": Said("accroche", "hooks"),
    "LENGTHEN": Said("allonge", "lengthens"),
    "BOTH": Said("allonge aux deux bouts", "lengthens at both ends"),
    "FOLLOW": Said("suit la croix", "follows the cross"),
    "COMPOUND": Said("compose", "compounds"),
    "DOUBLE": Said("allonge et accroche", "lengthens and hooks"),
    "BEND": Said("tourne", "turns"),
}


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:  # noqa: ARG001
    """The coups of the player whose turn it is, or of the asked seat."""
    read = text.read(position)
    chosen = read.places.index(read.turn) if seat is None else seat
    if 0 <= chosen < len(read.places):
        read = replace(read, turn=read.places[chosen])
    return Posed(position=text.write(read), seats=len(read.places), seat=chosen)


def rows(
    choices: Iterable[Ranked], view: TableView, config: Setup, lexicon: Lexicon, tongue: Tongue
) -> Iterator[tuple[str, ...]]:
    """`2.00  PURS  accroche, prend RUS à sa propre chaîne, reste A, rejoue  lay H18 …`."""
    opts = options(config)
    dictionary = Dictionary(oracle(lexicon), accents=opts.accents)
    for choice in choices:
        spoken = text.spoken(choice.move, view)
        if view.seat is None or not isinstance(choice.move, Lay):
            yield "", "", "", spoken
            continue
        table = table_seen(view, opts, view.seat)
        verdict = judged(choice.move, table, dictionary)
        assert verdict is not None, "only legal coups are told"
        told = ", ".join(said.told(tongue) for said in _told(verdict, table))
        yield f"{choice.promise:.2f}", verdict.word, told, spoken


def _told(verdict: Verdict, table: Table) -> Iterator[Said]:
    """What the coup does, piece by piece."""
    owner, how = verdict.chain.seat, HOW[verdict.laying.how]
    place = table.places[owner]
    yield (
        how
        if owner == table.seat
        else Said(f"pirate {place} : {how.fr}", f"pirates {place}: {how.en}")
    )
    if verdict.win is not None:
        cross = Said("gagne sur la croix", "wins on the cross")
        side = Said("gagne sur le but de côté", "wins on the side goal")
        yield cross if verdict.win.why == "CROSS" else side
    for taken in verdict.taken:
        mine, of, left = taken.of == table.seat, table.places[taken.of], " ".join(taken.left)
        whose = Said("sa propre chaîne", "its own chain") if mine else Said(of, of)
        yield Said(
            f"prend {taken.letters} à {whose.fr}, reste {left}",
            f"takes {taken.letters} from {whose.en}, leaves {left}",
        )
    if verdict.lay.cross is not None:
        yield Said("pose une croix", "sets a cross")
    if verdict.credits > 0:
        many, times = verdict.credits > 1, verdict.credits
        once = Said("rejoue", "plays again")
        yield Said(f"rejoue {times} fois", f"plays {times} times more") if many else once
    if verdict.shield:
        yield Said("montre sa pièce", "shows its chess piece")
    for _, hit in verdict.struck:
        victim, words = table.places[verdict.chains[hit.target.chain].seat], " ".join(hit.words)
        nothing = Said(f"tire sur {victim} et ne prend rien", f"hits {victim} and takes nothing")
        spoils = Said(f"tire sur {victim} et prend {words}", f"hits {victim} and takes {words}")
        yield spoils if hit.words else nothing
