import type { ArenaWorld } from '../../arena/arena.ts'

export const stage = { width: 960, height: 600 }
/** How far down a formation may come before it has landed. */
export const ground = 505

export type ShooterWorld = ArenaWorld & {
  layout: 'formation' | 'waves'
  /** The wave of the moment, from 1, and how many there are; the boss is no wave. */
  wave: number
  waves: number
  /** How many foes the wave began with, and the steps since then. */
  crowd: number
  waveAge: number
  /** Which way a formation goes, and how far it still has to come down. */
  way: number
  drop: number
  /** Foes that are still to fly in. */
  queue: { cast: string; kind: number; at: number; path: number; side: number; slot: number }[]
  /** The bricks of the shelters, where these are not pictures of their own. */
  bricks: { x: number; y: number }[]
  shotIn: number
  bonusIn: number
  hazardIn: number
  /** Defeats since the last power-up. */
  dry: number
  bossCame: boolean
  /** Defeats in this level. */
  beaten: number
}
