"""Meanings, ages and registers: of a lemma, of one form, of a name."""

import pytest

from logomachie.lexicon.build import definitions
from logomachie.lexicon.lexicon import Lexicon


@pytest.mark.parametrize(
    ("word", "lemma"),
    [("lit", "lit"), ("fouine", "fouine"), ("plante", "plante"), ("vit", "voir"), ("été", "être")],
)
def test_the_commonest_reading_comes_first(lexicon: Lexicon, word: str, lemma: str) -> None:
    """By what books have, counted by lemma and nature: the bed before *lire*."""
    assert lemma == lexicon.analyses(word)[0].lemma


def test_an_inflected_form_has_its_lemmas_meaning(lexicon: Lexicon) -> None:
    """And its grammar in a schoolbook's words."""
    [reading] = lexicon.analyses("daignasse")

    assert "bien vouloir faire quelque chose, avec un air supérieur" == reading.meaning
    assert "verbe du 1er groupe, subjonctif imparfait, je" == reading.gloss
    assert reading.meaning == lexicon.meaning("DAIGNASSE")


def test_a_form_with_a_sense_of_its_own_has_it(lexicon: Lexicon) -> None:
    """« vacances » is more than several « vacance »."""
    many, one = lexicon.meaning("vacances"), lexicon.meaning("vacance")

    assert "jours de repos sans école ni travail" == many != one


def test_a_lemma_has_a_meaning_for_each_nature(lexicon: Lexicon) -> None:
    """The kiss is no rude word, the verb is one."""
    noun, verb = lexicon.analyses("baiser")

    assert ("nom, masc. sing.", ()) == (noun.gloss, noun.registers)
    assert ("vulg", "sexe") == verb.registers
    assert noun.meaning != verb.meaning


@pytest.mark.parametrize(
    ("word", "lemma", "told"),
    [
        ("aller", "aller", "verbe du 3e groupe, infinitif"),
        ("vais", "aller", "verbe du 3e groupe, présent de l’indicatif, je"),
        ("quelle", "quel", "déterminant interrogatif et exclamatif, fém. sing."),
        ("poivrière", "poivrière", "nom, fém. sing."),
        ("héritées", "hériter", "verbe du 1er groupe, participe passé, fém. plur."),
        (
            "mange",
            "manger",
            "verbe du 1er groupe, présent de l’indicatif ou subjonctif présent, je ou il",
        ),
    ],
)
def test_grammar_is_a_schoolbooks(lexicon: Lexicon, word: str, lemma: str, told: str) -> None:
    """What the source gives wrongly is mended by hand."""
    first = lexicon.analyses(word)[0]

    assert (lemma, told) == (first.lemma, first.gloss)


def test_ages_are_judged_or_estimated(lexicon: Lexicon) -> None:
    """Every reading has one, and says whether anybody judged it."""
    [elephant] = lexicon.analyses("éléphant")
    [rare] = lexicon.analyses("tubicole")

    assert (1, False) == (elephant.age, elephant.estimated)
    assert (5, True) == (rare.age, rare.estimated)


def test_evidence_names_the_lists(lexicon: Lexicon) -> None:
    """A word everybody has, one of the project's own, one of a single list."""
    cat, ski, lone = (lexicon.analyses(word)[0] for word in ("chat", "wingfoil", "dépigeonnage"))

    assert {"grammalecte", "hunspell", "lexique", "wordfreq", "lefff", "logomachie"} == {
        *cat.attested
    }
    assert ("logomachie",) == ski.attested
    assert ("grammalecte", "hunspell") == lone.attested


def test_names_say_who_they_are(lexicon: Lexicon) -> None:
    """Those everybody knows have a few words; English names of cities are none."""
    assert "capitale du Portugal" == lexicon.names("Lisbonne")[0].gloss
    assert () == lexicon.names("Antwerp")
    assert "prénom" not in {name.kind for name in lexicon.names("Jéhovah")}
    assert "pays" not in {name.kind for name in lexicon.names("Rhode")}


def test_where_nobody_wrote_a_meaning_there_is_none(lexicon: Lexicon) -> None:
    """Nothing is made up."""
    assert "" == lexicon.meaning("tubicole")
    assert "" == lexicon.meaning("xyzzy")


@pytest.mark.parametrize(
    ("part", "letters"),
    [("nom masc.", "N"), ("adj. / nom fém.", "AN"), ("nom / verbe", "NV"), ("autre", "G")],
)
def test_parts_of_speech_are_letters(part: str, letters: str) -> None:
    """As the tags have them."""
    assert letters == definitions.natures(part)


def test_unknown_registers_stop_the_build() -> None:
    """A slip of the pen in a hand list is found at once."""
    assert 0b11 == definitions.marks("vulg,fam")
    with pytest.raises(ValueError, match="not in tuple"):
        definitions.marks("vulgaire")


def test_a_word_nobody_defined_is_told_by_the_one_it_is_formed_on(lexicon: Lexicon) -> None:
    """And a spelling of 1990 by the old one."""
    assert lexicon.meaning("connaître") == lexicon.meaning("connaitre") != ""
    told = lexicon.meaning("atomiseur")

    assert told.startswith("formé sur atome : ")
    assert lexicon.meaning("atome") in told


@pytest.mark.parametrize(
    ("one", "other", "related"),
    [
        ("réactiver", "actif", True),  # a line of more than forty lemmas grows
        ("drainage", "drainer", True),
        ("brise-glace", "briser", True),
        ("indiscuté", "discuter", True),
        ("bistable", "stable", True),
        ("bistable", "biser", False),
        ("inventer", "vendre", False),
        ("plaquette", "place", False),
        ("viral", "virer", False),
        ("marteau", "martien", False),
    ],
)
def test_what_is_derived_by_rule_is_of_the_family(
    lexicon: Lexicon, one: str, other: str, *, related: bool
) -> None:
    """And what only looks like it is not."""
    assert related == lexicon.related(one, other)


@pytest.mark.parametrize(
    ("one", "other", "related"),
    [
        ("chienne", "chiot", True),
        ("princesse", "prince", True),
        ("fumée", "enfumer", True),
        ("été", "être", False),  # a lemma stands for itself
        ("pâtes", "patte", False),  # as it is spelled
        ("PATTES", "patte", True),
        ("œil", "yeux", True),
        ("ciel", "cieux", True),
        ("cursive", "cursif", True),
        ("sabordouille", "saborder", False),
    ],
)
def test_a_form_is_of_the_family_of_its_lemmas(
    lexicon: Lexicon, one: str, other: str, *, related: bool
) -> None:
    """Whoever asks need not know which spelling the dictionary files a word under."""
    assert related == lexicon.related(one, other)


def test_a_word_is_explained_by_the_one_it_is_really_formed_on(lexicon: Lexicon) -> None:
    """*bistable* is no kind of kiss."""
    assert lexicon.meaning("bistable").startswith("formé sur stable : ")


@pytest.mark.parametrize(
    ("word", "told", "lookalike"),
    [
        ("méduser", "stupeur", "animal"),
        ("portière", "voiture", "employé"),
        ("économiste", "économie", "couteau"),
        ("pavage", "pierres", "ivre"),
        ("débandade", "fuite", "pansement"),
        ("lettré", "livres", "alphabet"),
        ("organiste", "orgue", "cœur"),
        ("fouir", "creuser", "raison"),
        ("croupier", "casino", "cheval"),
        ("embûche", "piège", "bois"),
    ],
)
def test_a_word_is_not_explained_by_a_lookalike(
    lexicon: Lexicon, word: str, told: str, lookalike: str
) -> None:
    """The commonest words no list had defined were read; what was wrong is defined by hand."""
    meaning = lexicon.meaning(word)

    assert told in meaning
    assert lookalike not in meaning


@pytest.mark.parametrize("word", ["amandée", "diadémée", "fromagée", "truitée"])
def test_an_adjective_is_not_known_by_the_noun_it_is_made_from(lexicon: Lexicon, word: str) -> None:
    """A child says *amande* and not *amandé*."""
    assert "CM2" not in lexicon.levels(word)
