import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import type { Lock } from '../../lock.ts'
import type { Bonus } from '../../table/bonus.ts'
import type { Field, Point } from './map.ts'
import type { Shot } from './shots.ts'
import type { Tower } from './towers.ts'
import type { Coming } from './waves.ts'

/** Which of the two players. */
export type Owner = 1 | 2

export type Foe = {
  id: number
  cast: string
  boss: boolean
  /** How far along the road it is. */
  along: number
  x: number
  y: number
  facing: number
  speed: number
  health: number
  most: number
  size: number
  reward: number
  /** Steps that it is still slowed, and that it still shines from a hit. */
  slow: number
  flash: number
  phase: number
  /** It has the key, and drops it when it is stopped. */
  bearer: boolean
}

export type DefenceWorld = World & {
  field: Field
  towers: Tower[]
  /** Everybody on the road. */
  entities: Foe[]
  shots: Shot[]
  nextId: number
  money: number
  /** The wave that is on or was last, of how many in this level; those of all levels before. */
  wave: number
  waves: number
  wavesBefore: number
  /** Where points are the aim, waves never end. */
  endless: boolean
  /** Steps until the next wave; 0 while one is coming out. */
  waveIn: number
  coming: Coming[]
  comingIn: number
  /** The place whose menu is open, for each player; -1 where none is. */
  chosen: number
  chosenSecond: number
  /** How many the towers of each player have stopped. */
  tally: [number, number]
  bonus: Bonus
  /** How many were stopped, where that brings power-ups. */
  stopped: number
  lock: Lock | null
  /** Where the key lies, once it was dropped. */
  keyAt: Point | null
  /** Steps for which what is defended still shakes. */
  shaken: number
}

const usualWaves = 6

/** How many waves there are in all: each level has two at least. */
export function wavesIn({ rules }: GamePlan): number {
  return Math.max(rules.waves ?? usualWaves, rules.waves === undefined ? rules.levels * 2 : rules.levels)
}

export const defendedOf = (plan: GamePlan) => castIn(plan, 'goal')[0]
