"""What the dictionary tells of a word: readings, families, frequency, names."""

import pytest

from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.gloss import gloss
from logomachie.lexicon.lexicon import Lexicon

GLOSSES = [
    ("orna", "orner", "verbe du 1er groupe, passé simple, il"),
    ("purs", "pur", "nom et adjectif, masc. plur."),
    ("dessellées", "desseller", "verbe du 1er groupe, participe passé, fém. plur."),
    ("rotule", "rotule", "nom, fém. sing."),
    ("vraiment", "vraiment", "adverbe"),
    ("transiteraient", "transiter", "verbe du 1er groupe, conditionnel, ils"),
    ("aujourd'hui", "aujourd'hui", "adverbe"),
    ("porte-plume", "porte-plume", "nom, masc. invariable"),
    ("elle", "elle", "pronom personnel sujet et pronom personnel objet, 3e pers., fém. sing."),
]


@pytest.mark.parametrize(("word", "lemma", "told"), GLOSSES)
def test_readings_are_told_in_french(lexicon: Lexicon, word: str, lemma: str, told: str) -> None:
    assert (lemma, told) in [(reading.lemma, reading.gloss) for reading in lexicon.analyses(word)]


def test_readings_are_told_in_english_too(lexicon: Lexicon) -> None:
    [reading] = lexicon.analyses("orna")
    assert reading.gloss_en == "verb, 1st group, simple past, he"
    assert reading.tags == "V1:Is:3s"


def test_every_tag_can_be_told(lexicon: Lexicon) -> None:
    for tag in lexicon.folder.notes["tags"]:
        told = gloss(tag)
        assert told.fr
        assert told.en
    with pytest.raises(KeyError):
        gloss("N:qq")


def test_all_readings_of_a_key_the_asked_spelling_first(lexicon: Lexicon) -> None:
    assert {reading.form for reading in lexicon.analyses("SUR")} >= {"sur", "sûr"}
    assert lexicon.analyses("sûr")[0].form == "sûr"
    assert lexicon.analyses("sur")[0].form == "sur"
    assert {reading.lemma for reading in lexicon.analyses("paria")} == {"paria", "parier"}
    assert lexicon.analyses("inexistantissime") == ()
    assert lexicon.analyses("") == ()


@pytest.mark.parametrize("word", ["noisette", "caca", "vidéo", "jonquille", "web"])
def test_a_noun_comes_before_the_colour_or_kind_it_tells(lexicon: Lexicon, word: str) -> None:
    """Where books have both nearly as often, or one sense is told of both."""
    assert ["N", "A"] == [reading.tags[0] for reading in lexicon.analyses(word)][:2]


@pytest.mark.parametrize("word", ["marron", "super", "zen"])
def test_an_adjective_that_is_commoner_comes_first(lexicon: Lexicon, word: str) -> None:
    """It has a sense of its own, or changes as adjectives do."""
    assert "A" == lexicon.analyses(word)[0].tags[0]


def test_rows_are_spelled_as_people_write_them(lexicon: Lexicon) -> None:
    for key, spelling in [("ETE", "été"), ("COEUR", "cœur"), ("CHAT", "chat"), ("LECON", "leçon")]:
        row = lexicon.row(key)
        assert row is not None
        assert lexicon.spelled(row) == spelling


@pytest.mark.parametrize(
    ("word", "flag"),
    [
        ("apéro", "familiar"),
        ("football", "foreign"),
        ("connaitre", "reform"),
        ("parisien", "gentile"),
        ("porte-plume", "compound"),
        ("presqu'île", "apostrophe"),
    ],
)
def test_flags(lexicon: Lexicon, word: str, flag: str) -> None:
    assert any(flag in reading.flags for reading in lexicon.analyses(word)), word


def test_flags_of_a_row_are_true_of_all_its_readings(lexicon: Lexicon) -> None:
    row = lexicon.row("ETRE")
    assert row is not None
    assert lexicon.flags[row] == 0
    reformed = lexicon.row("WEEKEND")
    assert reformed is not None
    assert lexicon.flags[reformed] & Flag.REFORM


def test_common_words_rank_before_rare_ones(lexicon: Lexicon) -> None:
    def row(key: str) -> int:
        found = lexicon.row(key)
        assert found is not None
        return found

    common, known, rare = row("MAISON"), row("ROTULE"), row("DESSELLEES")
    assert lexicon.lemma_rank[common] < 1000 < lexicon.lemma_rank[known] < lexicon.lemma_rank[rare]
    assert lexicon.band[common] > lexicon.band[known] > lexicon.band[rare]
    assert lexicon.zipf100[common] > lexicon.zipf100[known] > lexicon.zipf100[rare]
    assert lexicon.lemma_rank[row("ORNA")] == lexicon.lemma_rank[row("ORNER")]
    assert lexicon.lemma_rank.min() == 1
    assert lexicon.band.max() == 7


def test_vocabularies_grow_with_the_lemmas_known(lexicon: Lexicon) -> None:
    sizes = [int((lexicon.lemma_rank <= lemmas).sum()) for lemmas in (3_000, 12_000, 40_000)]
    assert 20_000 < sizes[0] < sizes[1] < sizes[2] < len(lexicon)


def test_homographs_do_not_lend_each_other_their_frequency(lexicon: Lexicon) -> None:
    bands = {reading.lemma: reading.band for reading in lexicon.analyses("sommes")}
    assert bands["être"] > bands["sommer"]


def family(lexicon: Lexicon, word: str) -> set[int]:
    return set[int]().union(*lexicon.words(hyphens=True).families(word))


@pytest.mark.parametrize(
    "words",
    [
        ("pair", "parité", "apparié"),
        ("tri", "trier", "triage"),
        ("réparer", "réparation"),
        ("ruse", "ruser"),
        ("chanter", "chanteur"),
    ],
)
def test_words_of_one_root_are_one_family(lexicon: Lexicon, words: tuple[str, ...]) -> None:
    shared = set.intersection(*(family(lexicon, word) for word in words))
    assert shared, words


@pytest.mark.parametrize(
    ("one", "other"),
    [("pair", "parer"), ("coquille", "quille"), ("chat", "château"), ("port", "porte")],
)
def test_strangers_are_no_family(lexicon: Lexicon, one: str, other: str) -> None:
    lemmas = {reading.lemma: reading.family for reading in lexicon.analyses(one)}
    others = {reading.lemma: reading.family for reading in lexicon.analyses(other)}
    assert lemmas[one] != others[other]


def test_families_come_one_set_a_reading(lexicon: Lexicon) -> None:
    words = lexicon.words()
    assert len(words.families("paria")) == 2
    assert words.lemmas("paria") == {"paria", "parier"}
    assert words.families("zzzzzz") == ()


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("MEUSE", "fleuve"),
        ("Bizerte", "ville"),
        ("BIZET", "musicien"),
        ("ernest", "prénom"),
        ("CITROËN", "patronyme"),
        ("France", "pays"),
        ("JUPITER", "mythologie"),
        ("Napoléon", "personnage historique"),
        ("KILIMANDJARO", "lieu"),
    ],
)
def test_names_have_kinds_one_can_read(lexicon: Lexicon, word: str, kind: str) -> None:
    assert kind in lexicon.words().names(word)


def test_bots_know_the_well_known_names(lexicon: Lexicon) -> None:
    assert any(name.known for name in lexicon.names("Bizet"))
    for name in ("Konibodom", "Shangluo", "Hemiksem"):
        assert [False] == [told.known for told in lexicon.names(name)], name
    assert lexicon.names("zzzzzz") == ()
    assert lexicon.names("") == ()


def test_words_that_begin_so_are_the_commonest(lexicon: Lexicon) -> None:
    """With their accents; rare ones only for who types four letters, and never one that « École »
    refuses: whoever means it types it whole."""
    reader = lexicon.reader

    assert "éléphant" in reader.begun("eleph", 8)
    assert "chat" in reader.begun("cha", 30)
    assert not {"pute", "putain"} & {*reader.begun("put", 30)}
    assert not {"saloperie", "merde"} & {*reader.begun("salo", 30), *reader.begun("merd", 30)}
    assert "salon" in reader.begun("salo", 8)
    assert [] == reader.begun("c'", 8)
