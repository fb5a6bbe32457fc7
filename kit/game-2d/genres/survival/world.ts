import type { ArenaWorld } from '../../arena/arena.ts'
import type { Offer, Upgrade } from './upgrades.ts'

export const stage = { width: 960, height: 600 }

export type SurvivalWorld = ArenaWorld & {
  asteroids: boolean
  melee: boolean
  /** The wave of the moment, from 1, and how many there are; the boss comes in one of them. */
  wave: number
  waves: number
  bossWave: number
  crowd: number
  waveAge: number
  /** Foes that are announced and not yet there. */
  queue: { cast: string; style: string; at: number; x: number; y: number }[]
  upgrades: Partial<Record<Upgrade, number>>
  /** What may be chosen between two waves; null while they fight. */
  offer: Offer | null
  /** Fills with every defeat and find, and is let go as a blast. */
  charge: number
  dry: number
  bossCame: boolean
  /** Defeats in this level. */
  beaten: number
}
