/** Short names for the wire types of this game. */
import type { HouseEvent, HouseMove, Seat, WordWhiz } from '../../lib/wire'

export type { Seat }
export type Setup = WordWhiz.Setup
export type TableView = WordWhiz.TableView
export type Phase = TableView['phase']
export type Triple = TableView['visible']
export type Pawns = TableView['pawns'][number]
export type Step = WordWhiz.Step
export type Reach = WordWhiz.Reach
export type Reason = WordWhiz.Failed['reason']
export type Asked = WordWhiz.Asked | HouseMove
export type Happened = WordWhiz.Happened | HouseEvent
