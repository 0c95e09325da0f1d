"""A Wordsmith bot: sees a seat’s view, says when it will act and how."""

from logomachie.bots.dice import Dice
from logomachie.bots.pace import form, gesture
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.bots.manners import Choice, answer, begun, lead
from logomachie.games.wordsmith.bots.mind import Mind
from logomachie.games.wordsmith.bots.search import Plan, Search
from logomachie.games.wordsmith.bots.temper import (
    CHOOSING,
    LEAD,
    MARGIN,
    MOTOR,
    RIVAL_PACE,
    RIVAL_POINTS,
)
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.pieces import KINDS
from logomachie.games.wordsmith.rules.types import (
    ROWS,
    Choose,
    Claim,
    Pass,
    PutBack,
    Roll,
    Setup,
    SheetView,
    Stuck,
    TableView,
)
from logomachie.games.wordsmith.solver.moves import row_for
from logomachie.games.wordsmith.solver.plan import Clock, best_kind
from logomachie.games.wordsmith.solver.search import lacking, task

BETWEEN: Millis = 900  # two pieces taken for circles
LONG: Millis = 600_000  # a time no search takes


class Player:
    """One level at one table; it keeps nothing between two calls but what it may draw again."""

    def __init__(self, mind: Mind, config: Setup) -> None:
        self.mind, self.config = mind, config

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """When it acts and how; None: wait for the next line."""
        del budget  # a zone is searched in less than any budget
        if view.seat is None or view.held is not None:
            return None
        if view.phase not in ("BUILD", "LAST"):
            wish = answer(self.mind, self.config, view, view.seat, rng)
        else:
            wish = self._build(view, view.seat, now, rng)
        return None if wish is None else (max(now, wish[0]), wish[1])

    def _build(self, view: TableView, seat: Seat, now: Millis, rng: Rng) -> Choice | None:
        sheet = view.sheets[seat]
        if sheet.wild and "Choose" in view.can:
            return self._star(view, seat, sheet, rng)
        if "Claim" not in view.can:
            return None
        search = self._search(view, seat, rng)
        wish = self._acted(view, seat, search, self._planned(view, seat, search))
        if wish is None or not self._hurries_nobody(view):
            return wish
        ahead = lead(view, seat)
        if ahead >= LEAD:
            return None
        resumes = now + search.tempo if ahead == LEAD - 1 else now
        return max(wish[0], resumes), wish[1]

    def _hurries_nobody(self, view: TableView) -> bool:
        """Au calme nobody is left behind: it waits, and begins again like one who has looked on."""
        config = self.config
        is_race = config.mode == "base" and not config.in_turn
        return config.time == "calm" and is_race and view.phase == "BUILD"

    def _star(self, view: TableView, seat: Seat, sheet: SheetView, rng: Rng) -> Choice:
        """The piece that makes the most of the zone (WS-E7)."""
        dice = Dice(rng, f"{seat} {view.round} star {sum(sheet.zone)} {sheet.rows}")
        kind = best_kind(
            self.mind.reach(""), sheet.zone, sheet.ticked, view.box, self.config.gloire
        )
        return view.changed + gesture(dice, CHOOSING, self.config), Choose(view.round, kind)

    def _search(self, view: TableView, seat: Seat, rng: Rng) -> Search:
        """The search it is in, with the clocks of all its words."""
        to_do = task(view, self.config, seat)
        name = f"{seat} {view.round} {view.line} word {len(to_do.own)}"
        day = form(rng, seat, self.mind.temper.form)
        return Search(
            mind=self.mind,
            config=self.config,
            to_do=to_do,
            ideas=self.mind.ideas(self.config, to_do, rng.fork(f"{name} clocks"), day),
            sought=view.sought,
            changed=view.sought if self.config.mode == "motamot" else view.changed,
            hand=Dice(rng, name).between(*MOTOR),
            day=day,
        )

    def _planned(self, view: TableView, seat: Seat, search: Search) -> Plan:
        """A word to claim, or a roll, or giving up."""
        ends = (view.sought + LONG if view.wake is None else view.wake) - MARGIN
        if view.phase == "LAST":
            return search.last(begun(view, self.config), ends)
        if self.config.mode == "motamot":
            return search.line(ends)
        if self.config.mode == "practice":
            return search.wait(ends)
        settled = max(view.changed + search.tempo, view.rolls)
        can_roll = "Roll" in view.can and not view.sheets[seat].stuck and settled < ends
        return search.race(self._clock(view, seat, settled, ends), can_roll, settled)

    def _clock(self, view: TableView, seat: Seat, at: Millis, ends: Millis) -> Clock:
        """When the quickest rival will be done, judged by the words on the table."""
        left, rate = max(0.0, (ends - at) / 1000), 0.0
        gone = max(0.0, (at - view.opens) / 1000)
        for other, sheet in enumerate(view.sheets):
            if other == seat or other in view.house.resigned or self.config.in_turn:
                continue
            made = sum(row != "" for row in sheet.rows)
            pace = (gone + RIVAL_PACE) / (made + 1)
            left, rate = min(left, (ROWS - made) * pace), max(rate, RIVAL_POINTS / pace)
        return Clock(left, rate)

    def _acted(self, view: TableView, seat: Seat, search: Search, plan: Plan) -> Choice | None:
        if plan.row is not None:
            return self._claim(view, seat, search, plan, plan.row)
        if not plan.gives_up:
            return plan.at, Roll(view.round)
        if "Pass" in view.can:
            return plan.at, Pass(view.round, view.line)
        if "Stuck" in view.can and not view.sheets[seat].stuck:
            return plan.at, Stuck(view.round)
        return None

    def _claim(self, view: TableView, seat: Seat, search: Search, plan: Plan, row: int) -> Choice:
        """The word; before it, one by one, the pieces its circles are turned into (WS-M10)."""
        sheet, words = view.sheets[seat], self.mind.words
        wanted = lacking(words, search.to_do, row)
        wrong, missing = pieces.lacking(sheet.taken, wanted), pieces.lacking(wanted, sheet.taken)
        at = max(plan.at - BETWEEN * (sum(wrong) + sum(missing)), search.ready)
        for place, kind in enumerate(KINDS):
            if wrong[place]:
                return at, PutBack(view.round, kind, view.line)
        for place, kind in enumerate(KINDS):
            if missing[place]:
                return at, Choose(view.round, kind, view.line)
        key = words.key(row)
        on = row_for(words, self.config, view, seat, key)
        claim = Claim(view.round, words.spelled(row), on, view.line, self._laid(key))
        return max(plan.at, view.again), claim

    def _laid(self, key: str) -> tuple[str, ...]:
        """Manual assembly: each letter as the guide shows it."""
        if self.config.assembly != "manual":
            return ()
        return tuple(pieces.write(self.mind.words.table[sign]) for sign in key)
