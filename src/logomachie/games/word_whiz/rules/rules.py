"""The rules of Word-Whiz, editions 1 and 2. Article numbers are those of RULES.md."""

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Lapsed, Outcome, Refused, Words, without
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.rules import deck, judge, race, text
from logomachie.games.word_whiz.rules.course import Course, Stepped
from logomachie.games.word_whiz.rules.events import (
    Accepted,
    Contested,
    Passed,
    Reached,
    Ready,
    Said,
    Voted,
)
from logomachie.games.word_whiz.rules.look import look
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Sealed,
    Setup,
    State,
    Submit,
    TableView,
    Vote,
)


class Rules:
    """Word-Whiz opened at one setup; the cards are the setup's unless others are given."""

    def __init__(self, config: Setup, words: Words, cards: str | None = None) -> None:
        self.config, self.words = config, words
        self.cards = deck.cards(config.deck, config.edition) if cards is None else cards
        self.course = Course(config, words, self.cards)

    @property
    def hinted(self) -> frozenset[str]:
        return frozenset({"Grab", "Say", "Submit"})

    @property
    def races(self) -> bool:
        return self.config.race == "live"

    def start(self, rng: Rng, at: Millis) -> State:
        if self.config.position:  # HOUSE-07
            return text.placed(text.read(self.config.position), self.config, rng, at)
        packs, turned, rng = deck.deal(self.cards, rng)
        starter, rng = rng.below(self.config.seats)  # MIC-D1
        state = State(
            rng=rng,
            phase="FLIP",
            round=1,
            flipper=starter,
            packs=packs,
            turned=turned,
            pawns=((1, 1, 1, 1, 1),) * self.config.seats,  # MIC-C2
            until=at + 1000 * self.config.flip_seconds,
            reveal=at,
        )
        if self.config.race_on_deal:  # R03: the starter turns the card after this race
            before = (starter - 1) % self.config.seats
            return self.course.racing(replace(state, flipper=before), at + race.unseen(self.config))
        return state

    def step(
        self, state: State, at: Millis, seat: Seat, move: Asked, credit: Millis = 0
    ) -> Stepped:
        if move.round != state.round:
            raise Refused("ROUND_OVER", "MIC-D2", round=state.round)
        match move:
            case Flip(pack=pack):
                return self._flip(state, at, seat, pack)
            case Grab(reaction=claimed):
                return self._grab(state, at, seat, claimed, credit)
            case Say(word=word):
                return self._say(state, at, seat, word)
            case Pass():
                return self._pass(state, at, seat)
            case Contest(speaker=speaker):
                return self._contest(state, at, seat, speaker)
            case Accept(speaker=speaker):
                return self._accept(state, at, seat, speaker)
            case Vote(speaker=speaker, accepts=accepts):
                return self._vote(state, at, seat, speaker, accepts)
            case Submit(word=word):
                return self._submit(state, at, seat, word, credit)

    def tick(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "FLIP":  # P4: the clock turns a card of the largest pack
                after, events = self.course.turn(state, at, deck.largest(state.packs), None)
                return after, (Lapsed(seat=state.flipper), *events)
            case "RACE" if state.reaches:
                return self.course.settle(state, at)
            case "RACE":
                return self.course.race_over(state, at)
            case "SAY":  # R11
                return self.course.fail(state, at, self.course.silence(state))
            case "CONTEST":  # R14: nobody contests, the word stands
                return self.course.stand(state, at)
            case "VOTE":
                assert state.ballot is not None
                late = tuple(Lapsed(seat=seat) for seat in state.ballot.waiting)
                after, events = self.course.count(state, at, state.ballot)
                return after, (*late, *events)
            case "OVER":
                return state, ()

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """HOUSE-05: his pawns stay where they are; whatever waited for him goes on without him."""
        left = replace(
            state,
            gone=tuple(sorted((*state.gone, seat))),
            reaches=tuple(reach for reach in state.reaches if reach.seat != seat),
            sealed=tuple(paper for paper in state.sealed if paper.seat != seat),
        )
        if len(race.players(left)) < 2:  # the house ends the game
            return left, ()
        if not race.racers(left) and not left.noted:  # R10: all would be excluded, so nobody is
            left = replace(left, excluded=())
        match left.phase:
            case "FLIP" if seat == left.flipper:
                flipper = self.course.after(left, seat, left.excluded)
                return replace(left, flipper=flipper, until=self.course.flip_until(at)), ()
            case "RACE" if left.reaches:
                return left, ()
            case "RACE" if not race.thinking(left):
                return self.course.race_over(replace(left, window=None), at)
            case "RACE":
                return replace(left, window=None), ()
            case "SAY" | "CONTEST" | "VOTE" if seat == left.holder:
                return self.course.go_on(self.course.unheld(left), at)
            case "CONTEST" if not self.course.undecided(left):
                return self.course.stand(left, at)
            case "VOTE":
                return self._vote_without(left, at, seat)
        return left, ()

    def wake(self, state: State) -> Millis | None:
        if state.phase == "OVER":
            return None
        return state.until if state.window is None else state.window

    def waiting(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "FLIP":
                return (state.flipper,)
            case "RACE":
                return race.thinking(state)
            case "SAY":
                assert state.holder is not None
                return (state.holder,)
            case "CONTEST":
                return self.course.undecided(state)
            case "VOTE":
                assert state.ballot is not None
                return state.ballot.waiting
            case "OVER":
                return ()

    def presses(self, state: State) -> bool:
        """Whoever has taken the microphone must speak, at a calm table too (R11)."""
        return state.phase == "SAY"

    def settles(self, state: State) -> Millis | None:
        return state.window if state.phase == "RACE" else None

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look(self.config, state, seat)

    def veiled(self, view: TableView) -> TableView:
        """Nobody looks for a word while the clock stands (HOUSE-13)."""
        return replace(view, visible=("", "", ""), covered=None)

    def scores(self, state: State) -> tuple[int, ...]:
        """Steps walked: what a game without a winner is ranked by (R21)."""
        return tuple(sum(pawns) - len(pawns) for pawns in state.pawns)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "OVER":
            return None
        if state.winner is None:
            return Outcome(self.scores(state), (), "IDLE", "MIC-R21")
        return Outcome(self.scores(state), (state.winner,), "HOME", "MIC-G1")

    def _flip(self, state: State, at: Millis, seat: Seat, pack: int) -> Stepped:
        if state.phase != "FLIP":
            raise Refused("NOT_NOW", "MIC-D2", phase=state.phase)
        if seat != state.flipper:
            raise Refused("NOT_YOUR_TURN", "MIC-D1", flipper=state.flipper)
        if pack not in range(3):
            raise Refused("NO_SUCH_PACK", "MIC-C4")
        if not state.packs[pack]:
            raise Refused("EMPTY_PACK", "MIC-F1", pack=pack)
        return self.course.turn(state, at, pack, seat)

    def _grab(
        self, state: State, at: Millis, seat: Seat, claimed: Millis | None, credit: Millis
    ) -> Stepped:
        self._must_race(state, seat, "MIC-D4")
        if self.config.race == "sealed":
            raise Refused("RACE_IS_SEALED", "MIC-R22")
        if any(reach.seat == seat for reach in state.reaches):
            raise Refused("ALREADY_REACHED", "MIC-R11")
        reach = race.reach(self.config, state, at, seat, claimed, credit)
        return race.reached(state, at, reach), (Reached(seat=seat, only=(seat,)),)

    def _pass(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self._must_race(state, seat, "MIC-R12")
        if any(reach.seat == seat for reach in state.reaches):
            raise Refused("ALREADY_REACHED", "MIC-R11")
        after, told = replace(state, passed=tuple(sorted((*state.passed, seat)))), Passed(seat=seat)
        if race.thinking(after):
            return after, (told,)
        ended, events = self.course.race_over(after, at)
        return ended, (told, *events)

    def _submit(self, state: State, at: Millis, seat: Seat, word: str, credit: Millis) -> Stepped:
        self._must_race(state, seat, "MIC-R22")
        if self.config.race == "live":
            raise Refused("RACE_IS_LIVE", "MIC-D4")
        reach = race.reach(self.config, state, at, seat, None, credit)
        paper = Sealed(seat, judge.spelled(word), reach.reaction)
        after, told = replace(state, sealed=(*state.sealed, paper)), Ready(seat=seat)
        if race.thinking(after):
            return after, (told,)
        opened, events = self.course.race_over(after, at)
        return opened, (told, *events)

    def _must_race(self, state: State, seat: Seat, clause: str) -> None:
        if state.phase != "RACE":
            raise Refused("NOT_NOW", clause, phase=state.phase)
        if seat in state.excluded or seat in state.noted:
            raise Refused("EXCLUDED", "MIC-D6")
        if seat in state.passed:
            raise Refused("ALREADY_PASSED", "MIC-R12")
        if any(paper.seat == seat for paper in state.sealed):
            raise Refused("ALREADY_WRITTEN", "MIC-R22")

    def _say(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        if state.phase != "SAY" or seat != state.holder:
            raise Refused("NOT_NOW", "MIC-D4", phase=state.phase)
        said = judge.spelled(word)
        if failed := self.course.flaw(state, seat, said):
            after, events = self.course.fail(state, at, failed)
            return after, (Said(seat=seat, word=said, round=state.round), *events)
        return self.course.heard(state, at, seat, said)

    def _contest(self, state: State, at: Millis, seat: Seat, speaker: Seat) -> Stepped:
        self._must_hear(state, seat, speaker)
        until = at + 1000 * self.config.vote_seconds
        voters = without(race.players(state), (state.holder,))
        after = replace(state, phase="VOTE", until=until, ballot=Ballot(voters, until))
        return after, (Contested(seat=seat, until=until),)

    def _accept(self, state: State, at: Millis, seat: Seat, speaker: Seat) -> Stepped:
        self._must_hear(state, seat, speaker)
        accepted = tuple(sorted((*state.accepted, seat)))
        after, told = replace(state, accepted=accepted), Accepted(seat=seat)
        if self.course.undecided(after):
            return after, (told,)
        stood, events = self.course.stand(after, at)
        return stood, (told, *events)

    def _must_hear(self, state: State, seat: Seat, speaker: Seat) -> None:
        if state.phase != "CONTEST":
            raise Refused("NOT_NOW", "MIC-E8", phase=state.phase)
        self._must_mean(state, speaker)
        if seat == state.holder:
            raise Refused("OWN_WORD", "MIC-E8")
        if seat in state.accepted:
            raise Refused("ALREADY_ACCEPTED", "MIC-E8")

    def _must_mean(self, state: State, speaker: Seat) -> None:
        """An answer to an earlier word of the round is none to this one."""
        if speaker != state.holder:
            raise Refused("WORD_OVER", "MIC-E8", holder=state.holder)

    def _vote(self, state: State, at: Millis, seat: Seat, speaker: Seat, accepts: bool) -> Stepped:
        if state.phase != "VOTE" or state.ballot is None:
            raise Refused("NOT_NOW", "MIC-E8", phase=state.phase)
        self._must_mean(state, speaker)
        if seat == state.holder:
            raise Refused("OWN_WORD", "MIC-E8")
        if seat not in state.ballot.waiting:
            raise Refused("ALREADY_VOTED", "MIC-R14")
        ballot, told = state.ballot.with_vote(seat, accepts), Voted(seat=seat)
        if ballot.waiting:
            return replace(state, ballot=ballot), (told,)
        after, events = self.course.count(state, at, ballot)
        return after, (told, *events)

    def _vote_without(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """A voter has left: the others decide."""
        assert state.ballot is not None
        ballot = Ballot(
            without(state.ballot.voters, (seat,)),
            state.ballot.until,
            without(state.ballot.yes, (seat,)),
            without(state.ballot.no, (seat,)),
        )
        if ballot.waiting:
            return replace(state, ballot=ballot), ()
        return self.course.count(state, at, ballot)
