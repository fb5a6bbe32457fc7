import type { Lamp } from '../environment/scene.ts'
import type { GamePlan } from '../game/plan.ts'
import type { GameRules } from '../game/rules.ts'
import type { Block } from './blocks.ts'
import type { Site } from './site.ts'
import type { Space } from './space.ts'

/** Light that the game draws onto the stage: a ring on the ground, a column, a line. No thing of its own. */
export type Mark = {
  form: 'disc' | 'ring' | 'beam' | 'line'
  x: number
  y: number
  z: number
  /** Metres across, or how thick a line is. */
  size: number
  colour: string
  /** How high a beam is, in metres. */
  tall?: number
  /** Where a line ends. */
  to?: { x: number; y: number; z: number }
  /** From 0 to 1; 0.8 unless told. */
  strength?: number
}

/** What the map in the corner shows: what lies within `reach` of its middle, with the way of the eye up. */
export type GameMap = {
  x: number
  z: number
  yaw: number
  reach: number
  dots: { x: number; z: number; as: 'hero' | 'friend' | 'foe' | 'item' | 'goal' }[]
  /** Roads, walls, shores: lines to find one's way by. */
  lines?: readonly (readonly [x: number, z: number][])[]
}

/**
 * A kind of 3D game: its rules, the ground that it is played on, and what is built there. The bodies of its world are drawn
 * as they are; the eye is part of the world. Ground and blocks come of the plan alone, never of a world's seed: the scene
 * is built once, and another game begins in the same place.
 */
export type Genre3d<W extends Space = Space> = GameRules<W> & {
  site(plan: GamePlan): Site
  /** What is built for a level. The same array for the same level: it is drawn anew only when it is another one. */
  blocks?(plan: GamePlan, level: number): readonly Block[]
  marks?(world: W): Mark[]
  map?(world: W): GameMap
  /** Lights that light up what is around them now: torches, headlights, glowing things. The nearest ten are drawn. */
  lamps?(world: W): Lamp[]
  /** A cross in the middle of the picture, where one aims with the eye; nothing while there is nothing to aim at. */
  crosshair?(world: W): { colour: string; spread?: number } | undefined
  /** What the eye must not lose: nothing may stand between for long. The hero unless told; null where one sees with its eyes. */
  focus?(world: W): { x: number; y: number; z: number } | null
}
