/** Short names for the wire types of this game. */
import type { GuerreDesMots as Game, HouseEvent, HouseMove, Seat } from '../../lib/wire'

export type { Seat }
export type Setup = Game.Setup
export type TableView = Game.TableView
export type ChainView = Game.ChainView
export type Word = Game.Word
export type Piece = Game.Piece
export type Cell = Piece['cell'] // row and column, from 0
export type Place = TableView['places'][number]
export type Letter = Game.Letter
export type Shot = Game.Shot
export type Side = Shot['ray']
export type Way = Game.Way
export type Ways = Game.Ways
export type Earned = Game.Earned
export type Aim = Game.Aim
export type Spoil = Game.Spoil
export type Laid = Game.Laid
export type Fired = Game.Fired
export type Lay = Game.Lay
export type Reached = Game.Reached
export type Figure = Game.Figure
export type Asked = Game.Asked | HouseMove
export type Happened = Game.Happened | HouseEvent
