import type { Button } from '../../core/input.ts'
import type { GamePlan } from '../../game/plan.ts'
import type { HudItem } from '../../game/rules.ts'
import type { EventType } from '../../game/world.ts'
import type { Painter } from '../view/painter.ts'
import type { Face } from './faces.ts'

/** A move is the places that are picked for it, one after the other: from where and to where, or just the one. */
export type Move = readonly string[]

/** Who sits where: the first side is the player's; the second one is played by the machine, or by a second person. */
export type Side = 0 | 1

/** How a round ended. A puzzle that was solved was won by side 0, and one that can't be solved any more by side 1. */
export type Ending = { winner: Side | null; because: string }

/**
 * A game of moves as pure functions of plain states: boards, cards, words and puzzles are all made of these. Whose turn it is, picking,
 * taking back, opponents, rounds and drawing are the kernel's.
 */
export type TurnRules<S> = {
  id: string
  /** One side solves or gathers; two sides play against each other. */
  sides: 1 | 2
  /** The start of a round. The same plan, seed and level give the same start. */
  deal(plan: GamePlan, seed: number, level: number): S
  /** Whose turn it is; always the first side's in games of one. */
  turn?(state: S): Side
  /** Everything that may be done now, without doubles. */
  moves(state: S): Move[]
  after(state: S, move: Move): S
  ending(state: S): Ending | undefined
  /** How well the first side stands, for those who look ahead: wins are told by `ending`. */
  value?(state: S): number
  /** How likely a move is to be good, before anybody looks ahead: captures first. */
  promise?(state: S, move: Move): number
  /** Moves that must be looked through to their end before a position is judged, such as captures. */
  isLoud?(state: S, move: Move): boolean
  /** A quicker way to look ahead, where finding what is lawful takes long: what is unlawful must be lost one move later. */
  ahead?: Pick<TurnRules<S>, 'moves' | 'after' | 'ending'>
  /** The same position with the other side to move; nothing where whoever is to move has to answer, as in check. */
  passed?(state: S): S | undefined
  /** How many men each side has, where they are taken. */
  men?(state: S): readonly [number, number]
  /** Whether a step makes a move that is counted, where one takes several: turning a card is half of a try. */
  isWhole?(before: S, after: S): boolean
  /** How many positions the strongest opponent looks at, and how many a good player needs to beat the usual one. */
  skill?: { most: number; good: number }
  /** What the machine does on its turn, where it must not see everything or has its own way: cards, hidden ships. */
  opponent?(state: S, strength: Strength): Move
  /** The next move of somebody who knows the way; games without an opponent need it. */
  solve?(state: S): Move | undefined
  /** The next move of somebody who wants to lose. */
  blunder?(state: S): Move | undefined
  /** From 0 to 1, as far as it is to the end: only for the search of last resort. */
  progress?(state: S): number
  /** What happens by itself, and how many steps apart: blocks fall, words come nearer. */
  beat?: { every(state: S, plan: GamePlan): number; after(state: S): S }
  /** What becomes of a turn that took too long, where nobody plays against anybody; without it a turn takes as long as it takes. */
  timeUp?(state: S): S
  /** Buttons that stand for a place: the arrows of a sliding puzzle. A finger may swipe them, too. */
  keys?: Partial<Record<Button, { place: string; says: string }>>
  /** So many rounds more has the machine to win than the player: where luck decides much of it. */
  handicap?(plan: GamePlan): number
  /** A round that nobody has won is dealt again, instead of being lost. */
  drawsAgain?: true
  /** What was done can't be taken back: guesses, and cards that were turned. */
  final?: true
  /** Steps until things have come to rest after a move. */
  settles?: number
  /** How many steps a good player looks at what there is before they move: a story is read. */
  reads?: number
  /** How many steps the machine seems to think. */
  thinks?: number
  table(state: S, plan: GamePlan): Table
  /** What is drawn under and over the table, where places and pieces are not all. */
  backdrop?(state: S, painter: Painter): void
  overlay?(state: S, painter: Painter, since: number): void
  /** What happened in a move, for sounds, captions and the proof. */
  told?(before: S, move: Move, after: S, plan: GamePlan): Told[]
  /** Who stands there, one by one, for those who count them: ids of cast members. */
  bodies?(state: S): { cast: string }[]
  /** Points for the score, as the state has them. */
  score?(state: S): number
  /** Hearts that are left, where mistakes cost some. */
  lives?(state: S): number
  /** Mistakes that were made, and how many end it, where they cost no hearts. */
  faults?(state: S): { made: number; most: number } | undefined
  /** Where whoever pays for mistakes is seen, and how much larger than in the strip above the table. */
  stakeAt?: { x: number; ground: number; scale: number }
  says: string
  howTo(plan: GamePlan): string[]
  hud?(state: S, plan: GamePlan): HudItem[]
}

/** How well the machine plays: how many positions it may look at, and how often it takes the first thing that comes to mind. */
export type Strength = { nodes: number; slips: number; seed: number }

/** `at` is a place or a piece, for where it is seen and heard. `by` and `to` are ids of cast members. */
export type Told = {
  type: EventType
  at?: string
  by?: string
  to?: string
  value?: number
  words?: string
  note?: number
}

/** What lies on the stage. Pieces that keep their id are seen going from where they were to where they are. */
export type Table = { places: Place[]; pieces: Piece[]; labels?: Label[] }

export type Area = { x: number; y: number; width: number; height: number }

/** Somewhere that can be picked, with its upper left corner. */
export type Place = Area & {
  id: string
  /** What it is, for those who listen: 'e4, white pawn'. */
  says: string
  /** The ground of it; nothing is drawn where it is left out. */
  fill?: string
  outline?: string
  /** Corners; a place as round as it is wide is a hole. */
  radius?: number
  /** Letters on it: keys and buttons. */
  words?: string
  ink?: string
  letters?: number
  /** It looks as if it wanted to be pressed. */
  button?: true
  /** The letter or key on a real keyboard that picks it. */
  key?: string
  /** It is only there while it may be picked. */
  hidden?: true
  /** What it is for is plain to see: nothing shines on it when it may be picked. */
  plain?: true
}

/** Something that lies or stands there, around its middle. */
export type Piece = {
  id: string
  x: number
  y: number
  width: number
  height?: number
  face: Face
  /** It comes from here when it is new: balls fall in from above. */
  from?: { x: number; y: number }
  /** It lies over the others. */
  above?: true
  alpha?: number
}

export type Label = {
  x: number
  y: number
  words: string
  size: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  bold?: boolean
  width?: number
}

/** Everything slides where the arrows point. */
export const slidingKeys = {
  left: { place: 'left', says: 'Slide left' },
  right: { place: 'right', says: 'Slide right' },
  up: { place: 'up', says: 'Slide up' },
  down: { place: 'down', says: 'Slide down' },
} as const
