"""The steps of the build, each on a handful of lines."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build import (
    definitions,
    family,
    frequency,
    grammalecte,
    names,
    pack,
    source,
)
from logomachie.lexicon.build.words import hand_added
from logomachie.lexicon.content import words
from logomachie.lexicon.gloss import gloss

LEX = [
    "# a comment\n",
    "orné\torner\t:V1__t_q_zz:Q:A:1ŝ:m:s/*\n",
    "ornè\torner\t:V1__t_q_zz:Ip:1ś/R\n",
    "mas\tmas\t:N:m:i/*\n",
    "mas\tmas\t:N:f:i;S/*\n",
    "tél\ttél\t:N:m:i/*\n",
    "abrupto\tabrupto\t:ÉW/*\n",
    "jeun\tjeun\t:ÉW:ÉA/*\n",
    "b\tb\t:N:m:i/*\n",
    "ô\tô\t:J/*\n",
    "presqu’île\tpresqu’île\t:N:f:s/M\n",
    "qu’\tque\t:G:Cs/*\n",
    "pizza\tpizza\t:N:f:s/*\n",
    "Meuse\tMeuse\t:N:f:i/*\n",
    "Citroën\tCitroën\t:M2:e:i/*\n",
    "Google\tGoogle\t:MP:m:i/*\n",
]
DIC = [
    "mas/L'D'Q'\tpo:nom\tis:mas\tlx:rég\tdi:*\n",
    "mas/||--\tpo:nom\tis:fem\tlx:symb\tdi:*\n",
    "tél/L'D'Q'\tpo:nom\tis:mas\tlx:abty\tdi:*\n",
    "pizza/S.()\tpo:nom\tis:fem\tet:ita\tdi:*\n",
    "Meuse/L'D'Q'\tpo:nom\tis:fem\tse:rég\tse:riv\tdi:*\n",
    "Citroën/L'D'Q'\tpo:patr\tis:epi\tse:soc\tdi:*\n",
    "Google/L'D'Q'\tpo:npr\tse:soc\tdi:*\n",
]
SORTER = grammalecte.Sorter(grammalecte.entries(DIC), {"jeun"})


def test_junk_is_dropped_by_tag() -> None:
    forms = grammalecte.common(LEX, SORTER)
    assert set(forms) == {"orné", "mas", "jeun", "ô", "presqu'île", "pizza"}
    assert forms["orné"] == (grammalecte.Reading("orner", "V1:Q:A:m:s", Flag(0)),)
    assert [reading.flags for reading in forms["mas"]] == [Flag.ARCHAIC]
    assert forms["pizza"][0].flags == Flag.FOREIGN
    assert forms["presqu'île"][0].flags == Flag.APOSTROPHE


def test_brands_are_no_names_unless_somebody_bore_them() -> None:
    assert grammalecte.names(LEX, SORTER) == {
        "Meuse": ("région", "fleuve"),
        "Citroën": ("patronyme",),
    }


def test_names_are_gathered_with_their_first_source() -> None:
    cities = {
        "1": {"name": "Bizerte", "population": 300_000},
        "2": {"name": "New York", "population": 9_000_000},
        "3": {"name": "Foix", "population": 20_000},
    }
    rows = names.gathered(
        [
            *names.known([["Rome", "capitale", "2", "capitale de l'Italie"]]),
            *names.curated("# a comment\n# kind: ville\nBizerte Rome Antwerp\n"),
            *names.cities(json.dumps(cities)),
            *names.communes(json.dumps([{"nom": "Bizerte", "population": 12}])),
        ],
        {("Antwerp", "*"), ("Rome", "pays")},
    )
    assert rows == [
        names.Row("Bizerte", "ville", "logomachie", False),
        names.Row("Rome", "capitale", "logomachie", True),
        names.Row("Rome", "ville", "logomachie", False),
    ]


def test_hand_lists_are_well_formed() -> None:
    added, alone = hand_added()
    assert alone == {"guerre_des_mots": ["bo"]}
    for readings in added.values():
        assert all(gloss(reading.tag) for reading in readings)
    for name in ("liste_noire", "locutions_ok"):
        forms = [row[0] for row in source.rows(name)]
        assert max(Counter(forms).values()) == 1
    assert all(row[0] in {"+", "~"} and len(row) >= 3 for row in source.rows("familles"))
    assert all(row[0] == "-" and len(row) >= 3 for row in source.rows("separations"))
    for name, columns in (("definitions", 5), ("nouveaux", 6), ("registres", 3), ("hunspell", 3)):
        assert {columns} == {len(row) for row in source.rows(name)}, name


@given(st.lists(st.text("abcé", min_size=1), min_size=1).map(sorted))
def test_front_coding_comes_back(forms: list[str]) -> None:
    assert list(words(*pack.front_coded(forms))) == forms


@pytest.mark.parametrize(
    ("form", "lemma", "told"),
    [("ornons", "orner", "3er"), ("vais", "aller", "4aller"), ("à", "à", "0")],
)
def test_lemmas_are_recipes(form: str, lemma: str, told: str) -> None:
    assert pack.recipe(form, lemma) == told


def test_frequencies_of_homographs_are_told_apart() -> None:
    lines = [
        "1_ortho\t2_lemme\t3_cgram\t5_freqlemlivres\t7_freqlivres\t8_islem\t9_morphoder\n",
        "sommes\têtre\tAUX\t1000\t100\t0\têtre\n",
        "sommer\tsommer\tVER\t0,1\t0,1\t1\tsommer\n",
    ]
    books = frequency.lexique(lines)
    forms: grammalecte.Forms = {
        "sommes": tuple(
            grammalecte.Reading(lemma, "V1:Y", Flag(0)) for lemma in ("être", "sommer")
        ),
        "sommer": (grammalecte.Reading("sommer", "V1:Y", Flag(0)),),
        "paris": (grammalecte.Reading("pari", "N:m:p", Flag(0)),),
    }
    by_form = frequency.of_forms(forms, {"paris": 6.0, "sommes": 5.0}, books, ["Paris"])
    assert by_form["paris"] == frequency.CAPPED  # what the web says is about the city
    assert by_form["sommes"] == pytest.approx(5.0)
    by_lemma = frequency.of_lemmas(forms, by_form, books)
    assert by_lemma["être"] == pytest.approx(6.0)
    assert by_lemma["sommer"] == pytest.approx(2.0)


def test_families_are_joined_by_rule_and_cut_by_hand() -> None:
    parts = {
        word: frozenset(nature)
        for word, nature in {
            "porter": "V", "porteur": "N", "reporter": "V", "porte": "N", "long": "A",
            "allonger": "V", "chanter": "V", "chanteur": "N", "danser": "V", "danseur": "N",
            "faire": "V", "refaire": "V", "dire": "V", "redire": "V", "inchanté": "A",
            "porte-clé": "N", "chante-clair": "N",
        }.items()
    }  # fmt: skip
    deriver = family.Deriver(
        parts,
        [family.Rule("eur", ("er",), frozenset("N"), frozenset("V"), sure=True)],
        {"re": 4},
        family.Affixes(frozenset(), ("al",), ("in",), frozenset()),
    )
    roots = {
        "danseur": {"danser", "eur"},
        "refaire": {"re", "faire"},
        "redire": {"re", "dire"},
    }
    hand = [["+", "long", "allonger"], ["~", "dire", "faire"]]
    found, wide, bases = family.families(deriver, roots, hand, [["-", "porter", "reporter"]])
    assert found["chanter"] == found["chanteur"]
    assert found["porter"] == found["porteur"] != found["porte"]
    assert found["long"] == found["allonger"]
    assert found["porter"] != found["reporter"]
    assert found["faire"] == found["refaire"] != found["dire"]
    assert found["chanter"] == found["inchanté"] == found["chante-clair"]
    assert wide == {"dire": (0,), "faire": (0,)}
    assert {"danseur": "danser", "refaire": "faire"}.items() <= bases.items()
    assert "reporter" not in bases  # kept apart from « porter » by hand


def test_a_lemma_may_stand_on_several_lines_and_lines_do_not_chain() -> None:
    """« voler » flies and steals; « vol » and « voleur » meet, « envol » and « voleur » do not."""
    parts = {word: frozenset("N") for word in ("voler", "vol", "envol", "voleur")}
    deriver = family.Deriver(
        parts,
        [family.Rule("eur", ("er",), frozenset("N"), frozenset("V"), sure=True)],
        {"re": 4},
        family.Affixes(frozenset(), ("al",), ("in",), frozenset()),
    )
    lines = [["+", "voler", "vol", "envol"], ["+", "voler", "voleur"]]

    found = family.families(deriver, {}, lines).strict

    assert set(found["voler"]) == set(found["envol"]) | set(found["voleur"])
    assert not set(found["envol"]) & set(found["voleur"])


def test_no_rule_makes_a_family_too_wide() -> None:
    """Rules stop at the limit; only a line of the hand list may be longer, and grow."""
    words = [f"mot{letter}{other}" for letter in "abcdef" for other in "abcdefgh"]
    forest = family.Forest()
    for word in words:
        forest.join(words[0], word, family.WIDEST)
    listed = family.Forest((), [words])

    assert family.WIDEST == len(forest.members[forest.root(words[0])])
    assert len(words) == len(listed.members[family.node(0)])
    assert listed.join(words[0], "autre", family.WIDEST)


def test_words_nobody_defined_are_told_by_others() -> None:
    """By the old spelling, or by the word they are formed on, however many steps away; a participle
    and the noun it looks like are two words."""
    entries = [
        definitions.Entry("connaître", "V", "", 1, 0, "savoir"),
        definitions.Entry("triste", "A", "", 1, 0, "sans joie"),
        definitions.Entry("lettre", "N", "", 1, 0, "signe"),
    ]
    lemmas = ["connaitre", "naitre", "triste", "lettré"]
    bases = {"tristement": "triste", "contristement": "contristé", "contristé": "triste"}

    assert ["connaitre"] == [entry.head for entry in definitions.respelled(entries, lemmas)]
    assert {"tristement": "triste", "contristement": "triste"} == definitions.formed_on(
        bases, ["tristement", "contristement", "triste", "autre"], entries
    )


def test_a_compound_filed_in_the_plural_is_told_by_its_singular() -> None:
    """*grands-pères* by *grand-père*; a plain plural is another word."""
    told = [
        definitions.Entry(head, "N", "", 1, 0, head)
        for head in ("grand-père", "petit-fils", "porte-bagages", "grande")
    ]
    lemmas = ["grands-pères", "petits-fils", "porte-bagage", "grandes", "grand-mère"]
    found = definitions.respelled(told, lemmas)

    assert {
        "grands-pères": "grand-père",
        "petits-fils": "petit-fils",
        "porte-bagage": "porte-bagages",
    } == {entry.head: entry.text for entry in found}
