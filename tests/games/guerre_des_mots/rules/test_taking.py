"""Taking letters: captures, transfers, recoveries, and what must stay (T-54, T-55)."""

import pytest

from logomachie.games.guerre_des_mots.rules.events import Received, Recovered
from tests.games.guerre_des_mots.story import DIAGRAMS, cell, told
from tests.kit.clauses import clause

SOUTH = "SO@E22>RUSA^IRAP"
NORTH = "NE@O1_RUES<ELLES"


@clause("GDM-CHN-06", "GDM-CHN-07", "GDM-CAP-02", "GDM-DEF-05")
@pytest.mark.parametrize("letter", ["U[O2]", "E[O3]", "S[O4]", "L[M4]"])
def test_letters_leave_only_from_the_ends(letter: str) -> None:
    """T-54: a chain is never cut in two."""
    story = told(f"{SOUTH} {NORTH} turn:SO", words=f"{DIAGRAMS} pu pe ps pl")

    story.errs("SO", f"lay H18 I18{letter}", "NOT_AN_END", "GDM-CHN-07")


@clause("GDM-TAK-04", "GDM-CAP-04", "GDM-Q-14")
def test_at_least_one_complete_word_stays() -> None:
    """T-55: two letters that mean something are enough, one letter is not."""
    words = "rusa paria es pes nes ne nest"
    two = told(f"{SOUTH} NE@Q17>NES turn:SO", words=f"{words} ps")
    two.plays("SO", "lay H18 I18S[S17]")
    one = told(f"{SOUTH} NE@Q17>NES turn:SO", words=f"{words} pes n")

    assert ["NE"] == two.words("NE")
    one.errs("SO", "lay H18 I18>E[R17]S[S17]", "NOTHING_LEFT", "GDM-TAK-04")
    told(f"{SOUTH} NE@Q17>NES turn:SO", words=f"{words} pnes").errs(
        "SO", "lay H18 I18>N[Q17]E[R17]S[S17]", "NOTHING_LEFT", "GDM-TAK-04"
    )


@clause("GDM-CON-02", "GDM-CAP-03")
@pytest.mark.parametrize("broken", ["UES", "ELLES"])
def test_every_word_that_is_left_is_read(broken: str) -> None:
    """Letters of both ends are taken at once: one word left means something, the other must."""
    words, coup = f"{DIAGRAMS} prs ues".split(), "lay H18 I18>R[O1]S[J4]"
    story = told(f"{SOUTH} {NORTH} turn:SO", words=" ".join(words))
    story.plays("SO", coup)

    assert ["UES", "ELLES"] == story.words("NE")
    fewer = " ".join(word for word in words if word != broken.lower())
    story = told(f"{SOUTH} {NORTH} turn:SO", words=fewer)
    story.errs("SO", coup, "LEFT_NOT_A_WORD", "GDM-CAP-03", word=broken)


@clause("GDM-CON-02")
def test_two_words_that_meet_are_both_read() -> None:
    """With the letter on the corner RUES loses its S, though SELLES was what was taken."""
    position = f"{SOUTH} {NORTH} turn:NE"
    story = told(position, words=f"{DIAGRAMS} rue").plays("NE", "recover J4 6")

    assert ["RUE"] == story.words("NE")
    told(position).errs("NE", "recover J4 6", "LEFT_NOT_A_WORD", "GDM-CON-01", word="RUE")


@clause("GDM-CON-01", "GDM-CAP-01", "GDM-CAP-03")
def test_what_stays_must_have_a_meaning() -> None:
    """T-55: UES is no word; the refusal names it and its owner."""
    story = told(f"{SOUTH} {NORTH} turn:SO", words=f"{DIAGRAMS} pr")
    story.errs("SO", "lay H18 I18R[O1]", "LEFT_NOT_A_WORD", "GDM-CAP-03", word="UES")

    assert 1 == story.event(type(story.events[0])).of  # type: ignore[attr-defined]


@clause("GDM-CON-01", "GDM-TAK-01", "GDM-TRF-06")
def test_of_ones_own_chain_too() -> None:
    """T-55: a transfer and a recovery leave words."""
    story = told(f"{SOUTH} {NORTH} turn:SO", words=f"{DIAGRAMS} pru".replace(" sa ", " "))
    story.errs("SO", "lay H18 I18>R[E22]U[F22]", "LEFT_NOT_A_WORD", "GDM-CON-01", word="SA")
    story.plays("NE", "pass")
    story.errs("SO", "recover E22 2", "LEFT_NOT_A_WORD", "GDM-CON-01", word="SA")


@clause("GDM-TRF-01", "GDM-Q-17")
def test_a_transfer_goes_to_the_other_end() -> None:
    """Not back to the end it was taken from; the other chain of the player will do."""
    words = f"{DIAGRAMS} sel se les pars"
    story = told(f"{SOUTH} {NORTH} turn:NE", words=words)
    story.errs("NE", "lay J4 K5_L[L4]", "NOT_AN_END", "GDM-CHN-07")
    same = told("SO@G12>TOT_ES NE=A turn:SO", words="tot tes set to est")
    same.errs("SO", "lay I14 I13>S[I14]E[I13]", "SAME_END", "GDM-TRF-01")
    other = told("SO@G12>TOT_ES SO@O17>AN NE=A turn:SO", words="tot tes an ans te")
    assert ["ANS"] == other.plays("SO", "lay P17 Q17S[I14]").words("SO", 1)


@clause("GDM-Q-17")
def test_when_both_ends_give_letters_either_may_receive_them() -> None:
    """But a replay is earned only by a word from the end opposite to the laying."""
    base, words = "SO@D12>RUSE_ST NE=A turn:SO", "ruse est se es ru surt turse"
    far = told(base, words=words).plays("SO", "lay G14 H13>U[E12]R[D12]T[G14]")
    near = told(base, words=words).plays("SO", "lay D12 C12>T[G14]U[E12]R[D12]")

    assert (["SE", "ES", "SURT"], ["TURSE", "ES"]) == (far.words("SO"), near.words("SO"))
    assert (True, False) == (far.laid.tactical, near.laid.tactical)


@clause("GDM-SRC-04", "GDM-SRC-01")
def test_arsenal_capture_and_transfer_in_one_coup() -> None:
    """All three sources at once; nothing is earned."""
    story = told(f"{SOUTH} {NORTH} SO=I turn:SO", words=f"{DIAGRAMS} psir usa elles ris pris")
    story.plays("SO", "lay H18 I18>R[E22]IS[J4]")

    assert (["USA", "PARIA", "PRIS"], ["RUES", "ELLES"]) == (story.words("SO"), story.words("NE"))
    assert ("", False, "NE") == (story.arsenal("SO"), story.laid.tactical, story.whose)


@clause("GDM-RPL-04")
def test_one_letter_of_the_arsenal_spoils_the_replay() -> None:
    """RU of RUES and an S of one's own."""
    story = told(f"{SOUTH} {NORTH} SO=S turn:SO").plays("SO", "lay H18 I18>U[O2]R[O1]S")

    assert (False, "NE") == (story.laid.tactical, story.whose)


@clause("GDM-RPL-02", "GDM-Q-13", "GDM-Q-74")
def test_without_a_word_among_what_was_taken_there_is_no_replay() -> None:
    """A single letter is none, though A is a word; and that a word is formed is not enough."""
    words = f"{DIAGRAMS} pa mes mesa"
    letter = told(f"{SOUTH} NE@Q17>MESA turn:SO", words=words).plays("SO", "lay H18 I18A[T17]")
    senseless = told(f"{SOUTH} {NORTH} turn:SO", words=DIAGRAMS.replace(" rus ", " "))
    senseless.plays("SO", "lay H18 I18>U[F22]R[E22]S[G22]")

    assert (False, False) == (letter.laid.tactical, senseless.laid.tactical)


@clause("GDM-BLW-02", "GDM-RPL-03", "GDM-Q-18")
def test_two_chains_of_one_opponent_are_two_chains() -> None:
    """The conditions ask for one chain, not for one opponent."""
    story = told(f"{SOUTH} {NORTH} NE@Q17>MES turn:SO").plays("SO", "lay H18 I18>U[O2]R[O1]S[S17]")

    assert (["ME"], False) == (story.words("NE", 1), story.laid.tactical)


@clause("GDM-Q-22", "GDM-TAK-01")
def test_a_base_word_may_be_captured_from() -> None:
    """Only shots spare it."""
    story = told("SO@E22>RUSA NE@Q17>AU turn:NE", words="rusa usa au aur sa")
    story.plays("NE", "lay R17 S17R[E22]")

    assert (["USA"], "A", ["AUR"]) == (story.words("SO"), story.chain("SO").base, story.words("NE"))


@clause("GDM-REC-02", "GDM-Q-77")
def test_a_recovery_takes_one_word_whose_corner_may_stay_or_leave() -> None:
    """ELLES without its corner, SELLES with it while RUE is a word; never more."""
    words = f"{DIAGRAMS} rue"
    stays = told(f"{NORTH} SO=A turn:NE", words=words).plays("NE", "recover J4 5")
    leaves = told(f"{NORTH} SO=A turn:NE", words=words).plays("NE", "recover J4 6")
    more = told(f"{NORTH} SO=A turn:NE", words=words)

    assert (["RUES"], ["RUE"]) == (stays.words("NE"), leaves.words("NE"))
    assert ("EELLS", "EELLSS") == (stays.arsenal("NE"), leaves.arsenal("NE"))
    more.errs("NE", "recover J4 7", "ONE_WORD", "GDM-REC-02")


@clause("GDM-REC-03", "GDM-REC-04", "GDM-Q-36")
@pytest.mark.parametrize("rule", ["simplified", "general"])
def test_a_recovery_is_a_whole_coup(rule: str) -> None:
    """T-63: alone it ends the turn; with a credit left the player goes on."""
    alone = told(f"{SOUTH} {NORTH} turn:SO", rule=rule).plays("SO", "recover E22 1")
    credit = told(f"{SOUTH} {NORTH} turn:SO credits:2", rule=rule).plays("SO", "recover E22 1")

    assert ("NE", "SO") == (alone.whose, credit.whose)
    assert (1, 2) == (credit.state.credits, credit.state.coup)
    assert {"Lay", "Pass"} <= set(credit.view(0).can)


@clause("GDM-WSH-02", "GDM-REC-01", "GDM-TAK-06")
def test_what_is_recovered_is_told_to_all_and_its_backs_to_its_owner() -> None:
    """Letters as they read; tokens, washed, to him alone."""
    story = told("SO@E22>RuSÉ SO=A NE=A turn:SO", words="rusé rus ru").plays("SO", "recover H22 2")
    public, private = story.event(Recovered), story.event(Received)

    assert ("ÉS", (cell("H22"), cell("G22"))) == (public.letters, public.cells)
    assert ((0,), ("Eé", "S")) == (private.only, private.tokens)


@clause("GDM-REC-01")
def test_nobody_recovers_from_another_without_friendship() -> None:
    """It would be a capture without laying the letters again."""
    story = told(f"{SOUTH} {NORTH} turn:SO")

    story.rejects("SO", "recover J4 5", "NOT_YOUR_CHAIN", "GDM-REC-01")
    story.rejects("SO", "recover H18 0", "NO_SUCH_END", "GDM-CHN-05")


@clause("GDM-CHN-03")
def test_a_word_may_be_left_alone() -> None:
    """After a capture, a shot or a recovery of all the others."""
    story = told(f"{NORTH} SO=A turn:NE").plays("NE", "recover J4 5")

    assert ["RUES"] == story.words("NE")


@clause("GDM-DIR-01", "GDM-Q-44")
def test_the_pair_must_be_a_word_and_the_rest_keep_two_letters() -> None:
    """Both sides of the pivot are allowed, if they read."""
    base = f"{NORTH} SO=A turn:NE"
    below = told(base, words=f"{DIAGRAMS} es").plays("NE", "lay J4 K5S[J4] bend")
    told(base, words=DIAGRAMS.replace(" se ", " ")).errs(
        "NE", "lay J4 K3S[J4] bend", "BEND_NOT_A_WORD", "GDM-DIR-01", word="SE"
    )
    told(base, words=DIAGRAMS.replace(" elles ", " ")).errs(
        "NE", "lay J4 K3S[J4] bend", "LEFT_NOT_A_WORD", "GDM-DIR-01", word="ELLES"
    )
    told("SO@G12>ON_E NE=A turn:SO", words="on ne en").errs(
        "SO", "lay H13 I12E[H13] bend", "BEND_TOO_SHORT", "GDM-DIR-01"
    )
    assert ["RUES", "ELLES", "ES"] == below.words("NE")


@clause("GDM-DIR-01")
def test_a_turn_goes_to_a_right_angle_beside_the_pivot() -> None:
    """Not straight on, not elsewhere, and the letter turned is the last."""
    base, words = f"{NORTH} SO=A NE=X turn:NE", f"{DIAGRAMS} xe"
    told(base, words=words).errs("NE", "lay J4 L3S[J4] bend", "NOT_CHAINED", "GDM-CHN-02")
    told(base, words=words).errs("NE", "lay J4 K3X bend", "NOT_A_BEND", "GDM-DIR-01")
    told(base, words=f"{words} ru").errs("NE", "lay J4 K2_S[J4]X bend", "NOT_A_BEND", "GDM-DIR-01")


@clause("GDM-MOD-04", "GDM-Q-71")
def test_the_simplified_rule_has_no_turns() -> None:
    """Nor has it symbols or accents; all else is as in the general rule."""
    told(f"{NORTH} SO=A turn:NE", rule="simplified").errs(
        "NE", "lay J4 K3S[J4] bend", "NO_BEND", "GDM-MOD-04"
    )


@clause("GDM-PIR-05", "GDM-PIR-06", "GDM-STK-02", "GDM-Q-46")
def test_a_pirate_uses_any_letters_but_no_cross_no_shot_no_piece() -> None:
    """A joker of his arsenal then belongs to the victim."""
    base = f"{SOUTH} {NORTH} SO=?+NU turn:SO"
    words = f"{DIAGRAMS} ms nus us"
    joker = told(base, words=words).plays("SO", "lay J4 J2_nU")

    assert ["RUES", "SELLES", "NUS"] == joker.words("NE")
    cross = "lay J4 J2_R[O1]U[O2] cross J1"
    told(base, words=words).errs("SO", cross, "PIRATE_MAY_NOT", "GDM-Q-46")
    shot = "lay J4 J2_NU shot J2E0x1"
    told(base, words=words).errs("SO", shot, "PIRATE_MAY_NOT", "GDM-Q-46")
    piece = "lay J4 J2_N'U"
    told(base, words=words).errs("SO", piece, "PIRATE_MAY_NOT", "GDM-Q-46")


@clause("GDM-PIR-07")
def test_the_pirates_replay_is_an_option() -> None:
    """Without it neither green nor tactics count."""
    story = told(f"{SOUTH} {NORTH} turn:SO", piracy_replay=False)
    story.plays("SO", "lay J4 J2_R[O1]U[O2]")

    assert (False, "NE") == (story.laid.tactical, story.whose)


@clause("GDM-STK-02", "GDM-TWO-01", "GDM-Q-52", "GDM-Q-79")
def test_a_second_chain_starts_from_the_other_base() -> None:
    """T-60: at any coup, with a letter of the arsenal; two at most; an empty base is free again."""
    base = f"{SOUTH} {NORTH} SO=RUSARU turn:SO"
    story = told(base).plays("SO", "open J21_RUSA")
    third = told(f"{SOUTH} SO@M12>AS SO=RUSA {NORTH} turn:SO", words=f"{DIAGRAMS} as")
    again = told("SO@K12>AS SO=RUSA NE=A turn:SO", words="as rusa").plays("SO", "open E22>RUSA")

    assert (["RUSA"], "B") == (story.words("SO", 1), story.chain("SO", 1).base)
    third.errs("SO", "open J21_RUSA", "TWO_CHAINS", "GDM-TWO-01")
    assert ["RUSA"] == again.words("SO", 1)
    touching = told("SO@H20>AS SO=RUSA NE=A turn:SO", words="as rusa")
    touching.errs("SO", "open J21_RUSA", "CONTACT", "GDM-OPP-01")


@clause("GDM-TWO-02")
def test_but_not_by_capture_alone() -> None:
    """T-60: at least one letter comes from the arsenal."""
    base, words = "SO@E22>RUSA NE@Q6_PURSES SO=A turn:SO", "rusa purses es purs ses pura"
    capture = told(base, words=words)
    mixed = told(base, words=words).plays("SO", "open J21_P[Q6]U[Q7]R[Q8]A")

    capture.errs("SO", "open J21_P[Q6]U[Q7]R[Q8]S[Q9]", "NOT_BY_CAPTURE", "GDM-TWO-02")
    assert (["PURA"], ["SES"]) == (mixed.words("SO", 1), mixed.words("NE"))


@clause("GDM-Q-17", "GDM-EXT-02")
def test_a_word_lengthened_at_both_ends_is_laid_at_both() -> None:
    """So a letter of one of them alone is no transfer to the other; from elsewhere it may come."""
    words = "sont ont monts es"
    own = told("SO@G12>SONT SO=M NE=A turn:SO", words=words)
    other = told("SO@H12>ONT SO=M NE@Q17>ESS turn:SO", words=f"{words} ess")

    own.errs("SO", "lay J12 G12M K12S[G12]", "SAME_END", "GDM-TRF-01")
    assert ["MONTS"] == other.plays("SO", "lay J12 G12M K12S[S17]").words("SO")
