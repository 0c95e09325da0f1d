"""Without piracy, without shots, without chain blockades: to learn the game in two stages."""

from typing import Any

import msgspec
import pytest

from logomachie.core.value import encoded
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules.types import Setup
from tests.games.guerre_des_mots.story import told
from tests.kit.clauses import clause

HOME = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES NE=T SO=SE turn:NE"
WORDS = "rusa paria rues selles rusat rusas et te"
GUN = "SO@D17>AME SO=S NE@G13>EU^T turn:SO"
FIRES = "lay F17 G17S shot G17N0x1"


@clause("GDM-MOD-05")
def test_without_piracy_words_lie_on_ones_own_chains_only() -> None:
    """The same coup is a piracy at any other table, and an error at this one."""
    told(HOME, words=WORDS).plays("NE", "lay E22 E23_T")

    told(HOME, words=WORDS, piracy=False).errs("NE", "lay E22 E23_T", "NO_PIRACY", "GDM-MOD-05")


@clause("GDM-MOD-05")
def test_without_piracy_one_captures_all_the_same() -> None:
    """Letters may come from others: only the word is one's own."""
    position = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES turn:SO"
    story = told(position, words="rusa paria rues selles pr ues", piracy=False)

    assert "PR" == story.plays("SO", "lay H18 I18R[O1]").laid.word


@clause("GDM-MOD-05")
def test_without_piracy_no_friend_is_asked_for_letters() -> None:
    """Though the table agreed on friendly piracy: there is none without the other."""
    helped = told(HOME, words=f"{WORDS} rus", friendly_piracy=True)
    alone = told(HOME, words=f"{WORDS} rus", friendly_piracy=True, piracy=False)

    assert (True, False) == (helped.view(None).friendly, alone.view(None).friendly)
    helped.plays("NE", "recover H18 1")
    alone.rejects("NE", "recover H18 1", "NOT_YOUR_CHAIN", "GDM-REC-01")


@clause("GDM-MOD-05")
def test_without_shots_no_consonant_fires() -> None:
    """The word may lie there; to fire from it is an error."""
    words = "ame ames eu te tu ut"
    assert 1 == len(told(GUN, words=words).plays("SO", FIRES).shots)

    told(GUN, words=words, shots=False).errs("SO", FIRES, "NO_SHOTS", "GDM-MOD-05")
    assert "AMES" == told(GUN, words=words, shots=False).plays("SO", "lay F17 G17S").laid.word


@clause("GDM-MOD-05")
def test_without_chain_blockades_no_chess_piece_shows() -> None:
    """Neither one that is declared, nor the king of a Ç, nor one that stood on the position."""
    position = "NO@E4^OB>ANC NO=N SO@E22>RUSA turn:NO"
    told(position).plays("NO", "lay E4 E5N'")
    told(position, chain_blockades=False).errs(
        "NO", "lay E4 E5N'", "NO_CHAIN_BLOCKADES", "GDM-MOD-05"
    )
    king = "SO@L5>AI SO=C NE@N9>EU turn:SO"
    shown = [
        told(king, words="ai çai eu", chain_blockades=on).plays("SO", "lay L5 K5Ç").laid.shield
        for on in (True, False)
    ]
    stood = told("NO@E5N'^OB>ANC NE@K8>AS turn:NE", chain_blockades=False)

    assert [True, False] == shown
    assert () == stood.view(None).frozen


@clause("GDM-MOD-05")
@pytest.mark.parametrize("option", ["piracy", "shots", "chain_blockades"])
def test_a_table_tells_what_it_leaves_out_and_no_other_does(option: str) -> None:
    """A table that leaves nothing out has the bytes it always had, setup and view."""
    chosen: dict[str, Any] = {option: False}
    plain, without = told(HOME), told(HOME, **chosen)
    name = {"chain_blockades": "chainBlockades"}.get(option, option)

    for one, other in ((plain.setup, without.setup), (plain.view(0), without.view(0))):
        assert name not in msgspec.json.decode(encoded(one))
        assert msgspec.json.decode(encoded(other))[name] is False


@clause("GDM-MOD-05")
def test_the_three_are_chosen_one_by_one() -> None:
    """Each is an option of its own, off only where a table says so."""
    chosen = {option.name: option for option in GUERRE_DES_MOTS.options}
    names = ("piracy", "shots", "chainBlockades")

    assert [(True, False)] * 3 == [chosen[name].values for name in names]
    assert {"GDM-MOD-05"} == {chosen[name].clause for name in names}
    GUERRE_DES_MOTS.check(Setup(seats=2, lexicon="kit", shots=True, piracy=False))
