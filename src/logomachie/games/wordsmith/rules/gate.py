"""Who may do what now, apart from the clock: the view offers what passes here, and only that."""

from logomachie.core.game import Refused, without
from logomachie.core.value import Seat
from logomachie.games.wordsmith.rules.claim import players
from logomachie.games.wordsmith.rules.dice import Box
from logomachie.games.wordsmith.rules.pieces import KINDS, Kind
from logomachie.games.wordsmith.rules.types import Setup, State


class Gate:
    """Refused for whoever may not act; what a move says of itself is looked at elsewhere."""

    def __init__(self, config: Setup, box: Box) -> None:
        self.config, self.box = config, box

    def build(self, state: State, seat: Seat, clause: str) -> None:
        """Only while words are built, and only in one's own turn where there are turns."""
        if state.phase in ("CLAIM", "VOTE"):
            raise Refused("CLAIM_OPEN", "WS-R26")
        if state.phase not in ("BUILD", "LAST"):
            raise Refused("PHASE", clause, phase=state.phase)
        if state.active not in (None, seat):
            raise Refused("NOT_YOUR_TURN", "WS-S1", active=state.active)

    def unheld(self, state: State, seat: Seat) -> None:
        """Whose claim is on its way neither rolls nor claims (R34)."""
        if any(claim.seat == seat for claim in state.held):
            raise Refused("CLAIM_HELD", "WS-R34")

    def letters(self, state: State, seat: Seat) -> None:
        """Expert: the roller writes the word, when it is asked for."""
        self._phase(state, "LETTERS", "WS-X1")
        if seat != state.roller:
            raise Refused("NOT_YOUR_TURN", "WS-X1", active=state.roller)

    def start(self, state: State, seat: Seat) -> None:
        """The curtain is lifted by the player whose part comes next."""
        self._phase(state, "CURTAIN", "WS-S1")
        if seat != state.active:
            raise Refused("NOT_YOUR_TURN", "WS-S1", active=state.active)

    def roll(self, state: State, seat: Seat) -> None:
        """One's own die: in the race, before « Terminé ! », one star at a time."""
        if self.config.mode != "base":
            raise Refused("NO_ROLL", "WS-M11" if self.config.mode == "motamot" else "WS-B5")
        if state.phase not in ("BUILD", "CLAIM", "VOTE"):
            raise Refused("NO_ROLL", "WS-H3" if state.phase == "LAST" else "WS-E5")
        self.build(state, seat, "WS-E5")
        self.unheld(state, seat)
        if self.box.is_empty(state.box):
            raise Refused("BOX_EMPTY", "WS-R10")
        if state.sheets[seat].wild:
            raise Refused("CHOOSE_FIRST", "WS-R11")

    def choose(self, state: State, seat: Seat, kind: Kind) -> None:
        """A piece for a star, an empty compartment or a circle."""
        if state.phase == "STARS":
            self._choose_star(state, seat, kind)
            return
        if not self.box.serves(state.box, kind):
            raise Refused("COMPARTMENT_EMPTY", "WS-E8", kind=kind)
        sheet = state.sheets[seat]
        if self.config.mode == "motamot":
            if sheet.circles <= sum(sheet.taken):
                raise Refused("NO_CIRCLE", "WS-M10")
        elif not sheet.wild:
            raise Refused("NO_CHOICE", "WS-E7")
        self.build(state, seat, "WS-E7")
        self.unheld(state, seat)

    def _choose_star(self, state: State, seat: Seat, kind: Kind) -> None:
        if seat != state.roller:
            raise Refused("NOT_YOUR_TURN", "WS-R01", active=state.roller)
        if not self.box.serves(state.box, kind, len(players(state))):
            raise Refused("COMPARTMENT_EMPTY", "WS-R10", kind=kind)

    def put_back(self, state: State, seat: Seat, kind: Kind) -> None:
        """Only a piece that was taken for a circle of this line (R22)."""
        self.build(state, seat, "WS-R22")
        self.unheld(state, seat)
        if not state.sheets[seat].taken[KINDS.index(kind)]:
            raise Refused("NOT_TAKEN", "WS-R22", kind=kind)

    def claim(self, state: State, seat: Seat) -> None:
        """Six words and no more, one word a line, one last word (WS-E1, WS-M3, WS-H2)."""
        self.build(state, seat, "WS-F1")
        sheet = state.sheets[seat]
        if self.config.mode != "practice" and sheet.free is None:
            raise Refused("PHASE", "WS-E1", phase=state.phase)
        if state.phase == "LAST" and sheet.done:
            raise Refused("PHASE", "WS-H2", phase=state.phase)
        if sheet.done:
            raise Refused("WAIT_LINE", "WS-M3")
        self.unheld(state, seat)

    def stuck(self, state: State, seat: Seat, *, wanted: bool) -> None:
        """A declaration, or its withdrawal (R15)."""
        if self.config.in_turn:
            raise Refused("PHASE", "WS-R15", phase=state.phase)
        self.build(state, seat, "WS-H5")
        self.unheld(state, seat)
        if wanted and state.sheets[seat].stuck:
            raise Refused("ALREADY_STUCK", "WS-R15")
        if not wanted and not state.sheets[seat].stuck:
            raise Refused("NOT_STUCK", "WS-R15")

    def pass_(self, state: State, seat: Seat) -> None:
        """The last word, the line, or the rest of one's part."""
        self.build(state, seat, "WS-R14")
        if not (state.phase == "LAST" or self.config.mode == "motamot" or self.config.in_turn):
            raise Refused("PHASE", "WS-R14", phase=state.phase)
        if state.sheets[seat].done:
            raise Refused("ALREADY_PASSED", "WS-R14" if state.phase == "LAST" else "WS-R20")
        self.unheld(state, seat)

    def hear(self, state: State, seat: Seat) -> None:
        """Whoever may still object, or say « Ok »."""
        self._phase(state, "CLAIM", "WS-F5")
        assert state.hearing is not None
        if seat == state.hearing.seat:
            raise Refused("OWN_WORD", "WS-F5")
        if seat in state.hearing.accepted:
            raise Refused("ALREADY_ACCEPTED", "WS-F6")

    def vote(self, state: State, seat: Seat) -> None:
        """The uninvolved, once each (R18)."""
        self._phase(state, "VOTE", "WS-R18")
        assert state.ballot is not None
        if seat not in state.ballot.voters:
            raise Refused("NO_VOTE", "WS-R18")
        if seat not in state.ballot.waiting:
            raise Refused("ALREADY_VOTED", "WS-R18")

    def review(self, state: State, seat: Seat, of: Seat) -> None:
        """The left neighbour, until the sheet is handed back (WS-S3)."""
        self._phase(state, "REVIEW", "WS-S3")
        if of not in players(state) or seat != reviewer(state, of):
            raise Refused("NOT_YOUR_SHEET", "WS-S3")
        if of in state.confirmed:
            raise Refused("ALREADY_CONFIRMED", "WS-S5")

    def next_round(self, state: State, seat: Seat) -> None:
        """Between two rounds, once each."""
        self._phase(state, "SCORE", "WS-I4")
        if seat in state.ready:
            raise Refused("ALREADY_READY", "WS-I4")

    def _phase(self, state: State, phase: str, clause: str) -> None:
        if state.phase != phase:
            raise Refused("PHASE", clause, phase=state.phase)


def reviewer(state: State, of: Seat) -> Seat:
    """The player on the left: the next one clockwise (WS-S3)."""
    seats = len(state.sheets)
    there = players(state)
    return next(other for k in range(1, seats + 1) if (other := (of + k) % seats) in there)


def building(setup: Setup, state: State) -> tuple[Seat, ...]:
    """The players who still look for a word."""
    there = players(state) if state.active is None else (state.active,)
    race = setup.mode != "motamot" and state.phase != "LAST"
    idle = [s for s, sheet in enumerate(state.sheets) if (sheet.stuck if race else sheet.done)]
    return without(there, idle)
