"""What a narrator of La Guerre des Mots reads off a view beside the view itself."""

from logomachie.games.guerre_des_mots.hints import Idea, Search
from logomachie.games.guerre_des_mots.rules.types import Setup, TableView
from logomachie.games.guerre_des_mots.solver.promise import WIN, Prospect
from logomachie.lexicon.likely import NO_ROW, READER

NEAR = 2.2  # words from a goal: an opponent who may win soon
LOOKED_AT = 12  # coups of a kind that are judged until one is legal


def facts(view: TableView, config: Setup) -> dict[str, object]:
    """What known words could do now, and how near the others are to a goal."""
    told: dict[str, object] = {"opens": "Lay" in view.can and view.phase == "FIRST"}
    if "Lay" not in view.can:
        return told
    search = Search(view, config)
    said = search.lexicon.said
    known = [i for i in search.ideas if i.word != NO_ROW and said[i.word] <= READER]
    own = {chain.id for chain in search.table.own()}
    foreign = {c.id for c in view.chains} - own
    lent = [(i, {take.strand.chain.id for take in i.coups.lifted(i.row)}) for i in known]
    prospect = Prospect(search.table)
    rivals = [chain for chain in search.table.chains.values() if chain.id in foreign]
    far = [prospect.from_end(chain.seat, chain.path, end) for chain in rivals for end in (0, 1)]

    def some(ideas: list[Idea]) -> bool:
        return any(search.verdict(idea) is not None for idea in ideas[:LOOKED_AT])

    return {
        **told,
        "mayHook": bool(own) and some([i for i, of in lent if not of]),
        "mayTransfer": some([i for i, of in lent if of and of <= own]),
        "mayCapture": some([i for i, of in lent if of & foreign]),
        "mayWin": some([i for i in known if i.promise > WIN / 2]),
        "again": view.coup > 1,
        "nothing": "Draw" in view.can and not some(known),
        "inDanger": min(far, default=NEAR + 1) <= NEAR,
    }
