"""Which line of the hand lists tells which reading: by form, by nature, the best fitting one."""

import pytest

from logomachie.lexicon.build.source import rows
from logomachie.lexicon.knowledge import fit
from logomachie.lexicon.lexicon import Lexicon


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("kilomètre", "mille mètres"),
        ("kilomètres", "mille mètres"),
        ("princesse", "fille"),
        ("gourde", "bouteille"),
        ("avocate", "tribunal"),
        ("plaine", "terrain"),
        ("arobase", "adresse"),
    ],
)
def test_a_word_filed_under_another_has_its_own_meaning(
    lexicon: Lexicon, word: str, told: str
) -> None:
    """The source knows *princesse* as a form of *prince*; its plural goes with it."""
    assert told in lexicon.meaning(word)


def test_every_line_about_a_form_is_shown_and_counts(lexicon: Lexicon) -> None:
    """Whoever asks for the form finds the text and the age of each of its lines."""
    lost = []
    for head, part, age, _, text in rows("definitions"):
        readings = [one for one in lexicon.analyses(head) if one.form == head]
        if readings and lexicon.reader.lemma(head) is None:
            told = {(one.meaning, one.age) for one in readings}
            if (text, int(age)) not in told:
                lost.append((head, part, told))

    assert [] == lost


@pytest.mark.parametrize("word", ["plaine", "capitale", "poli", "ravi", "spirale", "gourdes"])
def test_a_word_filed_under_another_has_its_own_age(lexicon: Lexicon, word: str) -> None:
    """A child says *plaine*, whatever it says of *plain*."""
    assert "CM2" in lexicon.levels(word)


@pytest.mark.parametrize(
    ("form", "lemma", "nature", "told"),
    [
        ("pêchait", "pêcher", "verbe", "attraper du poisson"),
        ("pêchers", "pêcher", "nom", "arbre qui donne des fruits à peau douce"),
        ("postait", "poster", "verbe", "envoyer une lettre ou publier un message"),
        ("tapie", "tapir", "verbe", "avec « se », se cacher en se faisant tout petit"),
        ("clochait", "clocher", "verbe", "présenter un défaut, ne pas aller bien"),
        ("bouchait", "boucher", "verbe", "fermer une ouverture en la remplissant"),
        ("tendu", "tendre", "verbe", "tirer sur une chose pour la raidir"),
        ("lit", "lire", "verbe", "comprendre ce qui est écrit en suivant les mots des yeux"),
        ("suis", "être", "verbe", "exister ; relie un nom à ce que l'on en dit"),
        ("ferme", "ferme", "nom", "lieu où l'on élève des animaux et cultive des champs"),
        ("ferme", "ferme", "adjectif", "qui est dur et solide"),
        ("toaster", "toaster", "verbe", "porter un toast, boire à la santé de quelqu'un"),
    ],
)
def test_the_noun_does_not_explain_the_verb(
    lexicon: Lexicon, form: str, lemma: str, nature: str, told: str
) -> None:
    """Two words of one spelling: each reading is told by the one it is of."""
    found = {
        one.meaning
        for one in lexicon.analyses(form)
        if (one.form, one.lemma) == (form, lemma) and one.gloss.startswith(nature)
    }

    assert {told} == found


@pytest.mark.parametrize(
    ("word", "told"),
    [("fin", "moment"), ("cent", "nombre"), ("fort", "force"), ("tout", "indique l'ensemble")],
)
def test_the_first_reading_still_tells_the_commonest_sense(
    lexicon: Lexicon, word: str, told: str
) -> None:
    """Where the source reads one spelling as several natures at once, or counts them wrongly."""
    assert told in lexicon.meaning(word)


@pytest.mark.parametrize(
    ("told", "wanted", "other"),
    [("V", "VA", "A"), ("A", "A", "V"), ("AN", "AN", "A"), ("A", "AN", "V"), ("A", "A", "AN")],
)
def test_the_line_that_fits_best_is_taken(told: str, wanted: str, other: str) -> None:
    """A participle is told by the verb; both natures together before one of them."""
    assert fit(told, wanted) > fit(other, wanted)
