"""The rules of Word-Whiz, edition 1. Article numbers are those of RULES.md."""

from typing import TypeAlias

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Lapsed, Outcome, Refused, Words, without
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz import deck, judge, race, text
from logomachie.games.word_whiz.look import look
from logomachie.games.word_whiz.types import (
    Accept,
    Accepted,
    Asked,
    Contest,
    Contested,
    Counted,
    Ended,
    Failed,
    Flip,
    Flipped,
    Grab,
    Happened,
    Moved,
    Opened,
    Pass,
    Passed,
    Reach,
    Reached,
    Ready,
    Reshuffled,
    RoundEnded,
    Said,
    Say,
    Sealed,
    Setup,
    State,
    Submit,
    TableView,
    Took,
    Vote,
    Voted,
)

Told: TypeAlias = tuple[Happened | Lapsed, ...]
Stepped: TypeAlias = tuple[State, Told]


class Rules:
    """Word-Whiz opened at one setup; the cards are the setup's unless others are given."""

    def __init__(self, config: Setup, words: Words, cards: str | None = None) -> None:
        self.config, self.words = config, words
        self.cards = deck.cards(config.deck, config.edition) if cards is None else cards

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
            return self._racing(replace(state, flipper=before), at + race.REVEAL)
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
            case Contest():
                return self._contest(state, at, seat)
            case Accept():
                return self._accept(state, at, seat)
            case Vote(accepts=accepts):
                return self._vote(state, at, seat, accepts)
            case Submit(word=word):
                return self._submit(state, at, seat, word, credit)

    def tick(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "FLIP":  # P4: the clock turns a card of the largest pack
                after, events = self._turn(state, at, deck.largest(state.packs), None)
                return after, (Lapsed(seat=state.flipper), *events)
            case "RACE" if state.reaches:
                return self._settle(state, at)
            case "RACE":
                return self._race_over(state, at)
            case "SAY":  # R11
                return self._fail(state, at, self._silence(state))
            case "CONTEST":  # R14: nobody contests, the word stands
                return self._stand(state, at)
            case "VOTE":
                assert state.ballot is not None
                late = tuple(Lapsed(seat=seat) for seat in state.ballot.waiting)
                after, events = self._count(state, at, state.ballot)
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
        if not race.players(left):
            return left, ()
        if not race.racers(left) and not left.noted:  # R10: all would be excluded, so nobody is
            left = replace(left, excluded=())
        match left.phase:
            case "FLIP" if seat == left.flipper:
                flipper = self._after(left, seat, left.excluded)
                return replace(left, flipper=flipper, until=self._flip_until(at)), ()
            case "RACE" if left.reaches:
                return left, ()
            case "RACE" if not race.thinking(left):
                return self._race_over(replace(left, window=None), at)
            case "RACE":
                return replace(left, window=None), ()
            case "SAY" | "CONTEST" | "VOTE" if seat == left.holder:
                return self._go_on(self._unheld(left), at)
            case "CONTEST" if not self._undecided(left):
                return self._stand(left, at)
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
                return self._undecided(state)
            case "VOTE":
                assert state.ballot is not None
                return state.ballot.waiting
            case "OVER":
                return ()

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look(self.config, state, seat)

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
        return self._turn(state, at, pack, seat)

    def _turn(self, state: State, at: Millis, pack: int, seat: Seat | None) -> Stepped:
        card, rest = state.packs[pack][0], state.packs[pack][1:]
        turned = replace(
            state,
            packs=deck.replaced(state.packs, pack, rest),
            turned=deck.replaced(state.turned, pack, state.turned[pack] + card),
        )
        after = self._racing(turned, at + race.REVEAL)
        told = Flipped(
            seat=seat, pack=pack, visible=after.visible, round=after.round, reveal=after.reveal
        )
        return after, (told,)

    def _racing(self, state: State, reveal: Millis) -> State:
        """The race for the visible cards begins at this time."""
        until = reveal + 1000 * self.config.race_seconds
        return replace(state, phase="RACE", reveal=reveal, until=until, reaches=(), window=None)

    def _grab(
        self, state: State, at: Millis, seat: Seat, claimed: Millis | None, credit: Millis
    ) -> Stepped:
        self._must_race(state, seat, "MIC-D4")
        if self.config.race == "sealed":
            raise Refused("RACE_IS_SEALED", "MIC-R22")
        if any(reach.seat == seat for reach in state.reaches):
            raise Refused("ALREADY_REACHED", "MIC-R11")
        reach = Reach(seat, race.reaction(state, at, claimed, credit), credit)
        return race.reached(state, at, reach), (Reached(seat=seat, only=(seat,)),)

    def _settle(self, state: State, at: Millis) -> Stepped:
        """The window closes: the smallest reaction has the microphone (R17)."""
        order, by_lot, rng = race.in_order(state.reaches, state.rng)
        holder = order[0].seat
        after = replace(
            state,
            rng=rng,
            phase="SAY",
            holder=holder,
            until=at + 1000 * self.config.speak_seconds,
            reaches=(),
            window=None,
        )
        return after, (Took(seat=holder, reaches=order, by_lot=by_lot),)

    def _pass(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self._must_race(state, seat, "MIC-R12")
        if any(reach.seat == seat for reach in state.reaches):
            raise Refused("ALREADY_REACHED", "MIC-R11")
        after, told = replace(state, passed=tuple(sorted((*state.passed, seat)))), Passed(seat=seat)
        if race.thinking(after):
            return after, (told,)
        ended, events = self._race_over(after, at)
        return ended, (told, *events)

    def _submit(self, state: State, at: Millis, seat: Seat, word: str, credit: Millis) -> Stepped:
        self._must_race(state, seat, "MIC-R22")
        if self.config.race == "live":
            raise Refused("RACE_IS_LIVE", "MIC-D4")
        paper = Sealed(seat, judge.spelled(word), race.reaction(state, at, None, credit))
        after, told = replace(state, sealed=(*state.sealed, paper)), Ready(seat=seat)
        if race.thinking(after):
            return after, (told,)
        opened, events = self._race_over(after, at)
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

    def _race_over(self, state: State, at: Millis) -> Stepped:
        """Time is up or nobody is left thinking: read what was written, else next card (R12)."""
        if not state.sealed:
            return self._round_over(state, at, found=False)
        papers, _, rng = race.in_order(state.sealed, state.rng)
        flaws = [self._flaw(state, paper.seat, paper.word) for paper in papers]
        failed = tuple(flaw for flaw in flaws if flaw is not None)
        good = tuple(paper for paper, flaw in zip(papers, flaws, strict=True) if flaw is None)
        noted = (*state.noted, *(flaw.seat for flaw in failed))
        opened = replace(state, rng=rng, noted=tuple(sorted(noted)), sealed=good)
        after, events = self._go_on(opened, at)
        return after, (Opened(words=papers), *failed, *events)

    def _say(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        if state.phase != "SAY" or seat != state.holder:
            raise Refused("NOT_NOW", "MIC-D4", phase=state.phase)
        said = judge.spelled(word)
        if failed := self._flaw(state, seat, said):
            after, events = self._fail(state, at, failed)
            return after, (Said(seat=seat, word=said, round=state.round), *events)
        return self._heard(state, at, seat, said)

    def _flaw(self, state: State, seat: Seat, word: str) -> Failed | None:
        return judge.flaw(self.config, self.words, state, seat, word)

    def _heard(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        """A word without a flaw: it stands, or the others may contest it (MIC-E8)."""
        told = Said(seat=seat, word=word, round=state.round)
        held = replace(state, holder=seat, word=word, accepted=())
        if self.config.judge == "vote" and self._undecided(held):
            until = at + 1000 * self.config.contest_seconds
            return replace(held, phase="CONTEST", until=until), (told,)
        after, events = self._stand(held, at)
        return after, (told, *events)

    def _undecided(self, state: State) -> tuple[Seat, ...]:
        """The other players, excluded ones included, who may still contest (R10, R14)."""
        return without(race.players(state), (state.holder, *state.accepted))

    def _contest(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self._must_hear(state, seat)
        until = at + 1000 * self.config.vote_seconds
        voters = without(race.players(state), (state.holder,))
        after = replace(state, phase="VOTE", until=until, ballot=Ballot(voters, until))
        return after, (Contested(seat=seat, until=until),)

    def _accept(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self._must_hear(state, seat)
        accepted = tuple(sorted((*state.accepted, seat)))
        after, told = replace(state, accepted=accepted), Accepted(seat=seat)
        if self._undecided(after):
            return after, (told,)
        stood, events = self._stand(after, at)
        return stood, (told, *events)

    def _must_hear(self, state: State, seat: Seat) -> None:
        if state.phase != "CONTEST":
            raise Refused("NOT_NOW", "MIC-E8", phase=state.phase)
        if seat == state.holder:
            raise Refused("OWN_WORD", "MIC-E8")
        if seat in state.accepted:
            raise Refused("ALREADY_ACCEPTED", "MIC-E8")

    def _vote(self, state: State, at: Millis, seat: Seat, accepts: bool) -> Stepped:
        if state.phase != "VOTE" or state.ballot is None:
            raise Refused("NOT_NOW", "MIC-E8", phase=state.phase)
        if seat == state.holder:
            raise Refused("OWN_WORD", "MIC-E8")
        if seat not in state.ballot.waiting:
            raise Refused("ALREADY_VOTED", "MIC-R14")
        ballot, told = state.ballot.with_vote(seat, accepts), Voted(seat=seat)
        if ballot.waiting:
            return replace(state, ballot=ballot), (told,)
        after, events = self._count(state, at, ballot)
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
        return self._count(state, at, ballot)

    def _count(self, state: State, at: Millis, ballot: Ballot) -> Stepped:
        """More than half of the others accept it, or it does not count (R14)."""
        told = Counted(
            yes=tuple(sorted(ballot.yes)),
            no=tuple(sorted(ballot.no)),
            accepted=ballot.is_majority,
        )
        if ballot.is_majority:
            after, events = self._stand(state, at)
        else:
            assert state.holder is not None
            voted_down = Failed(
                seat=state.holder, word=state.word, reason="VOTED_DOWN", clause="MIC-E8"
            )
            after, events = self._fail(state, at, voted_down)
        return after, (told, *events)

    def _silence(self, state: State) -> Failed:
        assert state.holder is not None
        return Failed(seat=state.holder, word=None, reason="SILENT", clause="MIC-R11")

    def _stand(self, state: State, at: Millis) -> Stepped:
        """The word counts: its speaker's vowels move (MIC-D5); all five home, he wins (MIC-G1)."""
        seat, word = state.holder, state.word
        assert seat is not None
        assert word is not None
        ways = judge.steps(self.config, state.pawns[seat], word)
        home = judge.moved(state.pawns[seat], ways)
        pawns = tuple(home if s == seat else pawns for s, pawns in enumerate(state.pawns))
        used = (*state.used, plain(word)) if self.config.no_repeat else state.used
        after = replace(self._unheld(state), pawns=pawns, used=used, sealed=())
        told = Moved(seat=seat, word=word, steps=ways)
        if all(column >= self.config.track for column in home):
            over = replace(after, phase="OVER", winner=seat)
            return over, (told, Ended(winner=seat, why="HOME", rounds=state.round))
        ended, events = self._round_over(after, at, found=True)
        return ended, (told, *events)

    def _fail(self, state: State, at: Millis, failed: Failed) -> Stepped:
        """The word does not count: its speaker sits out the next round (MIC-D6)."""
        noted = tuple(sorted((*state.noted, failed.seat)))
        after, events = self._go_on(replace(self._unheld(state), noted=noted), at)
        return after, (failed, *events)

    def _go_on(self, state: State, at: Millis) -> Stepped:
        """Nobody speaks: the next paper is judged (R22), the others race on, or the round ends."""
        if state.sealed:
            first, rest = state.sealed[0], state.sealed[1:]
            return self._heard(replace(state, sealed=rest), at, first.seat, first.word)
        goes_on = self.config.race == "live" and self.config.after_invalid == "continue"
        if goes_on and race.thinking(state):  # R09
            return self._racing(state, at), ()
        return self._round_over(state, at, found=False)

    def _unheld(self, state: State) -> State:
        return replace(state, holder=None, word=None, accepted=(), ballot=None)

    def _round_over(self, state: State, at: Millis, *, found: bool) -> Stepped:
        idle = 0 if found or state.noted else state.idle + 1
        players = race.players(state)
        if idle >= self.config.idle_rounds * len(players):  # R21
            over = replace(state, phase="OVER", idle=idle)
            return over, (Ended(winner=None, why="IDLE", rounds=state.round),)
        excluded = without(state.noted, state.gone) if without(players, state.noted) else ()
        flipper = self._after(state, state.flipper, excluded)
        after = replace(
            self._unheld(state),
            phase="FLIP",
            round=state.round + 1,
            flipper=flipper,
            until=self._flip_until(at),
            excluded=excluded,
            noted=(),
            passed=(),
            sealed=(),
            idle=idle,
        )
        told = RoundEnded(round=state.round, flipper=flipper, excluded=excluded, found=found)
        if "" not in after.packs:
            return after, (told,)
        return self._reshuffle(after, at, told, state.flipper)

    def _reshuffle(self, state: State, at: Millis, ended: RoundEnded, last: Seat) -> Stepped:
        """A pack is finished: all cards are dealt again, the next player turns one (MIC-F1)."""
        packs, turned, rng = deck.deal(self.cards, state.rng)
        dealt = replace(state, rng=rng, packs=packs, turned=turned)
        if not self.config.race_on_deal:
            return dealt, (ended, Reshuffled(visible=dealt.visible, left=dealt.left))
        racing = self._racing(replace(dealt, flipper=last), at + race.REVEAL)  # R03
        told = Reshuffled(visible=racing.visible, left=racing.left, reveal=racing.reveal)
        return racing, (replace(ended, flipper=last), told)

    def _after(self, state: State, seat: Seat, excluded: tuple[Seat, ...]) -> Seat:
        """The next player clockwise who may turn a card (MIC-D1, R10, R16)."""
        out = state.gone if self.config.excluded_flips else (*state.gone, *excluded)
        seats = len(state.pawns)
        return next(other for k in range(1, seats + 1) if (other := (seat + k) % seats) not in out)

    def _flip_until(self, at: Millis) -> Millis:
        return at + 1000 * self.config.flip_seconds
