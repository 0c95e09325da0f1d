/** Short names for the wire types of this game. */
import type { HouseEvent, HouseMove, Seat, Wordsmith } from '../../lib/wire'
import type { Kind } from './alphabet'

export type { Seat }
export type Face = Kind // of a die: the curves are the stars
export type Setup = Wordsmith.Setup
export type TableView = Wordsmith.TableView
export type Phase = TableView['phase']
export type SheetView = Wordsmith.SheetView
export type Score = Wordsmith.Score
export type Verdict = Wordsmith.Verdict
export type Reason = Wordsmith.Object['reason']
export type RoundEnd = Wordsmith.RoundScored['end']
export type Asked = Wordsmith.Asked | HouseMove
export type Happened = Wordsmith.Happened | HouseEvent
