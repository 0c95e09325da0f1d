"""The course of a round: what follows by itself from a card, a hand, a word or a silence."""

from typing import TypeAlias

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Lapsed, Words, without
from logomachie.core.letters import plain
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.rules import deck, judge, race
from logomachie.games.word_whiz.rules.events import (
    Counted,
    Ended,
    Failed,
    Flipped,
    Happened,
    Moved,
    Opened,
    Reshuffled,
    Resumed,
    RoundEnded,
    Said,
    Took,
)
from logomachie.games.word_whiz.rules.types import Setup, State

Told: TypeAlias = tuple[Happened | Lapsed, ...]
Stepped: TypeAlias = tuple[State, Told]


class Course:
    """The parts of the rules nobody asks for; each gives the state after it and what happened."""

    def __init__(self, config: Setup, words: Words, cards: str) -> None:
        self.config, self.words, self.cards = config, words, cards

    def turn(self, state: State, at: Millis, pack: int, seat: Seat | None) -> Stepped:
        card, rest = state.packs[pack][0], state.packs[pack][1:]
        turned = replace(
            state,
            packs=deck.replaced(state.packs, pack, rest),
            turned=deck.replaced(state.turned, pack, state.turned[pack] + card),
        )
        after = self.racing(turned, at + race.unseen(self.config))
        told = Flipped(
            seat=seat, pack=pack, visible=after.visible, round=after.round, reveal=after.reveal
        )
        return after, (told,)

    def racing(self, state: State, reveal: Millis) -> State:
        """The race for the visible cards begins at this time."""
        until = reveal + 1000 * self.config.race_seconds
        return replace(state, phase="RACE", reveal=reveal, until=until, reaches=(), window=None)

    def settle(self, state: State, at: Millis) -> Stepped:
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

    def race_over(self, state: State, at: Millis) -> Stepped:
        """Time is up or nobody is left thinking: read what was written, else next card (R12)."""
        if not state.sealed:
            return self.round_over(state, at, found=False)
        papers, _, rng = race.in_order(state.sealed, state.rng)
        flaws = [self.flaw(state, paper.seat, paper.word) for paper in papers]
        failed = tuple(flaw for flaw in flaws if flaw is not None)
        good = tuple(paper for paper, flaw in zip(papers, flaws, strict=True) if flaw is None)
        noted = (*state.noted, *(flaw.seat for flaw in failed))
        opened = replace(state, rng=rng, noted=tuple(sorted(noted)), sealed=good)
        after, events = self.go_on(opened, at)
        return after, (Opened(words=papers), *failed, *events)

    def flaw(self, state: State, seat: Seat, word: str) -> Failed | None:
        return judge.flaw(self.config, self.words, state, seat, word)

    def heard(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        """A word without a flaw: it stands, or the others may contest it (MIC-E8)."""
        told = Said(seat=seat, word=word, round=state.round)
        held = replace(state, holder=seat, word=word, accepted=())
        if self.config.judge == "vote" and self.undecided(held):
            until = at + 1000 * self.config.contest_seconds
            return replace(held, phase="CONTEST", until=until), (told,)
        after, events = self.stand(held, at)
        return after, (told, *events)

    def undecided(self, state: State) -> tuple[Seat, ...]:
        """The other players, excluded ones included, who may still contest (R10, R14)."""
        return without(race.players(state), (state.holder, *state.accepted))

    def count(self, state: State, at: Millis, ballot: Ballot) -> Stepped:
        """More than half of the others accept it, or it does not count (R14)."""
        told = Counted(
            yes=tuple(sorted(ballot.yes)),
            no=tuple(sorted(ballot.no)),
            accepted=ballot.is_majority,
        )
        if ballot.is_majority:
            after, events = self.stand(state, at)
        else:
            assert state.holder is not None
            voted_down = Failed(
                seat=state.holder, word=state.word, reason="VOTED_DOWN", clause="MIC-E8"
            )
            after, events = self.fail(state, at, voted_down)
        return after, (told, *events)

    def silence(self, state: State) -> Failed:
        assert state.holder is not None
        return Failed(seat=state.holder, word=None, reason="SILENT", clause="MIC-R11")

    def stand(self, state: State, at: Millis) -> Stepped:
        """The word counts: its speaker's vowels move (MIC-D5); all five home, he wins (MIC-G1)."""
        seat, word = state.holder, state.word
        assert seat is not None
        assert word is not None
        ways = judge.steps(self.config, state.pawns[seat], word)
        home = judge.moved(state.pawns[seat], ways)
        pawns = tuple(home if s == seat else pawns for s, pawns in enumerate(state.pawns))
        used = (*state.used, plain(word)) if self.config.no_repeat else state.used
        after = replace(self.unheld(state), pawns=pawns, used=used, sealed=())
        told = Moved(seat=seat, word=word, steps=ways)
        if all(column >= self.config.track for column in home):
            over = replace(after, phase="OVER", winner=seat)
            return over, (told, Ended(winner=seat, why="HOME", rounds=state.round))
        ended, events = self.round_over(after, at, found=True)
        return ended, (told, *events)

    def fail(self, state: State, at: Millis, failed: Failed) -> Stepped:
        """The word does not count: its speaker sits out the next round (MIC-D6)."""
        noted = tuple(sorted((*state.noted, failed.seat)))
        after, events = self.go_on(replace(self.unheld(state), noted=noted), at)
        return after, (failed, *events)

    def go_on(self, state: State, at: Millis) -> Stepped:
        """Nobody speaks: the next paper is judged (R22), the others race on, or the round ends."""
        if state.sealed:
            first, rest = state.sealed[0], state.sealed[1:]
            return self.heard(replace(state, sealed=rest), at, first.seat, first.word)
        goes_on = self.config.race == "live" and self.config.after_invalid == "continue"
        if goes_on and race.thinking(state):  # R09
            resumed = self.racing(state, at + race.unseen(self.config))
            return resumed, (Resumed(round=resumed.round, reveal=resumed.reveal),)
        return self.round_over(state, at, found=False)

    def unheld(self, state: State) -> State:
        return replace(state, holder=None, word=None, accepted=(), ballot=None)

    def round_over(self, state: State, at: Millis, *, found: bool) -> Stepped:
        idle = 0 if found or state.noted else state.idle + 1
        players = race.players(state)
        if idle >= self.config.idle_rounds * len(players):  # R21
            over = replace(state, phase="OVER", idle=idle)
            return over, (Ended(winner=None, why="IDLE", rounds=state.round),)
        excluded = without(state.noted, state.gone) if without(players, state.noted) else ()
        flipper = self.after(state, state.flipper, excluded)
        after = replace(
            self.unheld(state),
            phase="FLIP",
            round=state.round + 1,
            flipper=flipper,
            until=self.flip_until(at),
            excluded=excluded,
            noted=(),
            passed=(),
            sealed=(),
            idle=idle,
        )
        told = RoundEnded(round=state.round, flipper=flipper, excluded=excluded, found=found)
        if "" not in after.packs:
            return after, (told,)
        return self.reshuffle(after, at, told, state.flipper)

    def reshuffle(self, state: State, at: Millis, ended: RoundEnded, last: Seat) -> Stepped:
        """A pack is finished: all cards are dealt again, the next player turns one (MIC-F1)."""
        packs, turned, rng = deck.deal(self.cards, state.rng)
        dealt = replace(state, rng=rng, packs=packs, turned=turned)
        if not self.config.race_on_deal:
            return dealt, (ended, Reshuffled(visible=dealt.visible, left=dealt.left))
        racing = self.racing(replace(dealt, flipper=last), at + race.unseen(self.config))  # R03
        told = Reshuffled(visible=racing.visible, left=racing.left, reveal=racing.reveal)
        return racing, (replace(ended, flipper=last), told)

    def after(self, state: State, seat: Seat, excluded: tuple[Seat, ...]) -> Seat:
        """The next player clockwise who may turn a card (MIC-D1, R10, R16)."""
        out = state.gone if self.config.excluded_flips else (*state.gone, *excluded)
        seats = len(state.pawns)
        return next(other for k in range(1, seats + 1) if (other := (seat + k) % seats) not in out)

    def flip_until(self, at: Millis) -> Millis:
        return at + 1000 * self.config.flip_seconds
