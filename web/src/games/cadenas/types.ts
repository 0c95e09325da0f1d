/** Short names for the wire types of this game. */
import type { Cadenas, HouseEvent, HouseMove, Seat } from '../../lib/wire'

export type { Seat }
export type Setup = Cadenas.Setup
export type TableView = Cadenas.TableView
export type Word = Cadenas.Word
export type Padlock = Cadenas.Padlock
export type Hearing = Cadenas.Hearing
export type Kind = Word['kind']
export type WordId = Word['id']
export type Asked = Cadenas.Asked | HouseMove
export type Happened = Cadenas.Happened | HouseEvent
/** One event of a kind. */
export type Of<T extends Happened['type']> = Extract<Happened, { readonly type: T }>
export type HouseChange = TableView['house']
