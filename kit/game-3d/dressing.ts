import type { Air, Cover, GroundSurface, Kind, Scene, Sky, Water } from '../environment/scene.ts'

export type GroundPart = 'main' | 'path' | 'patch' | 'steep' | 'shore'

/**
 * What a place and a cast look like, worked out from the words of the prompt by the engine and shipped with the game: sky,
 * air, colours of the ground, and the shapes of all things. The meshes of `kinds` come packed beside it, in the same order.
 */
export type Dressing = {
  around: Scene['around']
  sky: Sky
  air: Air
  ground: Record<GroundPart, { surface: GroundSurface; colour: string; second?: string }>
  covers: (Omit<Cover, 'on'> & { on: GroundPart })[]
  water: Pick<Water, 'stuff' | 'colour'>
  sounds: Scene['sounds']
  kinds: Kind[]
  /** What stands around the game: which kind, and how many of it beside the others. `wet` may stand in water. */
  scenery: { kind: number; many: number; wet?: true; scale?: number }[]
  /** Within walls: the ground rises to them at its edge, and what stands there is as large as a room is for a mouse. */
  isRoom?: true
  /** The kind that closes a room above. */
  ceiling?: number
  /** The kind of each cast member, power-up and extra shape. */
  cast: Record<string, number>
}
