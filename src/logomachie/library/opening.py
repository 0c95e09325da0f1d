"""How a match begins: set anew, or played again from its text."""

from collections.abc import Mapping
from secrets import token_hex

from logomachie.games.spec import Spec
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import UnknownList, chosen, french, of_digest
from logomachie.library import score, setting
from logomachie.library.door import of_kind
from logomachie.library.match import Match


def opened(
    game: str | None,
    *,
    seats: int | None,
    seed: str | None,
    rules: str | Mapping[str, object],
    position: str,
    lexicon: Lexicon | None,
    text: str | None,
    edition: int | None = None,
) -> Match:
    """A new match by the rulebook as it is now, or one from its text by the one it names."""
    of_kind("lexicon", lexicon, Lexicon | None)
    of_kind("text", text, str | None)
    of_kind("seats", seats, int | None)
    of_kind("seed", seed, str | None)
    of_kind("position", position, str)
    if text is not None:
        if game or seats or seed or position or rules != setting.OFFICIAL:
            raise ValueError("a text tells all but the lexicon: nothing else is given beside it")
        return _again(text, lexicon)
    if game is None:
        raise ValueError("a match needs a game, or the text of one")
    if seed is not None and not (seed and seed == seed.strip() and seed.isprintable()):
        raise ValueError(f"a seed is a line of text, without spaces at its ends: not {seed!r:.60}")
    position = " ".join(position.split())  # it is one line of the match's text
    spec = setting.game_named(game)
    options = setting.options(rules)
    words = chosen(options.get("dictionary")) if lexicon is None else lexicon
    if seats is None:
        seats, position = _seated(spec, position, options)
    fixed = {"seats": seats, "lexicon": words.digest, "position": position}
    rulebook = {"edition": spec.edition if edition is None else edition}
    config = setting.config(spec, {**rulebook, **options, **fixed})
    return Match(spec, config, token_hex(8) if seed is None else seed, words)


def _again(text: str, lexicon: Lexicon | None) -> Match:
    """With the very word list it was played with, be it of an older release."""
    head, lines = score.read(text)
    if lexicon is None:
        lexicon = _list(head["lexicon"]) if "lexicon" in head else french()
    if head.get("lexicon", lexicon.digest) != lexicon.digest:
        raise ValueError(f"played with another dictionary: {head['lexicon']}")
    match = opened(
        head["game"],
        seats=score.number(head, "seats", 2),
        seed=head["seed"],
        rules=head.get("rules", setting.OFFICIAL),
        position=head.get("position", ""),
        lexicon=lexicon,
        text=None,
        edition=score.number(head, "edition", 1),
    )
    match._replay(lines)  # a friend of the class
    return match


def _list(digest: str) -> Lexicon:
    try:
        return of_digest(digest)
    except UnknownList as error:
        raise ValueError(f"played with a dictionary that is not here: {digest}") from error


def _seated(spec: Spec, position: str, options: Mapping[str, object]) -> tuple[int, str]:
    """As many as the position has, or two; what is wrong with it the rules will say."""
    usual = max(2, spec.least)
    if not position:
        return usual, position
    try:
        posed = spec.told("posed")(position, None, options)
    except ValueError:
        return usual, position
    return posed.seats, posed.position
