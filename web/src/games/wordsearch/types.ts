/** Short names for the wire types of this game. */
import type { HouseEvent, HouseMove, Seat, Wordsearch } from '../../lib/wire'

export type { Seat }
export type Setup = Wordsearch.Setup
export type TableView = Wordsearch.TableView
export type Slid = Wordsearch.Slid
export type Announcement = Wordsearch.Announcement
export type Cell = Slid['source'] // row and column, from 1
export type Direction = Announcement['direction']
export type Asked = Wordsearch.Asked | HouseMove
export type Happened = Wordsearch.Happened | HouseEvent
export type Hidden = Wordsearch.Hidden
export type Best = Wordsearch.Best
