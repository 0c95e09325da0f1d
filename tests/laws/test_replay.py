"""Law: folding the log again gives equal lines, events and fingerprints."""

from hypothesis import given

from logomachie.core.log import digest, replay
from logomachie.core.value import encoded
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, START, Game, Turn


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_the_log_leads_to_the_state(slug: str, variant: str, script: list[Turn]) -> None:
    """From its bytes alone, on a node that has seen nothing of it; its last line says so."""
    played = Game(slug, variant).plays(script)
    elsewhere = Game(slug, variant)
    read = [elsewhere.game.decoder.decode(line) for line in played.log]
    state = replay(elsewhere.game, elsewhere.rng, START, read)

    assert played.state == state
    assert [digest(state)][: len(read)] == [line.digest for line in read[-1:]]


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_the_same_script_writes_the_same_log(slug: str, variant: str, script: list[Turn]) -> None:
    """Byte for byte."""
    one, other = Game(slug, variant).plays(script), Game(slug, variant).plays(script)

    assert one.log == other.log
    assert encoded(one.state) == encoded(other.state)
