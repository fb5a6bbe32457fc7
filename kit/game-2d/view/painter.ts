import type { CastMember, GamePlan } from '../../game/plan.ts'
import type { Palette } from '../scenery/scenery.ts'

/** How a picture stands: all of it is optional, and none of it is known to the world. */
export type Pose = {
  /** In radians, clockwise. */
  angle?: number
  /** Which way it goes: the picture is mirrored when it looks the other way. 0 leaves it as it is. */
  facing?: number
  /** Wider and lower above 1, narrower and higher below. */
  squash?: number
  alpha?: number
  /** A shine around it in this colour. */
  glow?: string
  /** A white flash, from 0 to 1. */
  flash?: number
  /** A soft shadow on the ground under it. */
  shadow?: boolean
  /** Breathes and bobs by itself; the number sets it apart from its neighbours (an entity's id). */
  alive?: number
}

/**
 * What a genre draws with. The context is already moved and scaled: units are those of the stage, with the camera
 * taken into account, unless `screen` is used.
 */
export type Painter = {
  ctx: CanvasRenderingContext2D
  plan: GamePlan
  palette: Palette
  stage: { width: number; height: number }
  camera: { x: number; y: number }
  /** The part of the world that is really on the screen: less than the stage where the view came nearer. */
  shown: { x: number; y: number; width: number; height: number }
  /** Time for things that move by themselves; stands still under reduced motion. */
  seconds: number
  /** Draws the picture of a cast member around (x, y), so that its longer side is `size`. */
  sprite(cast: string | CastMember, x: number, y: number, size: number, pose?: Pose): void
  /** How far above the middle of a member that is drawn so large its head ends: bars and bubbles are over it, and not on a face. */
  headOf(cast: CastMember, size: number): number
  /** A picture by its key, for things outside the cast, such as power-ups. */
  picture(key: string, x: number, y: number, size: number, pose?: Pose): void
  /** Says that a member, or a kind of tile, is painted here by hand, for whoever takes notes of what is seen. */
  painted(cast: string, x: number, y: number, size: number): void
  text(words: string, x: number, y: number, size: number, options?: TextOptions): void
  /** A card with rounded corners, outline and flat shadow. */
  panel(x: number, y: number, width: number, height: number, options?: PanelOptions): void
  bar(x: number, y: number, width: number, part: number, colour: string): void
  tile(kind: string, x: number, y: number, width: number, height: number, options?: TileOptions): void
  /** A small cloud of dust or sparks that lives on by itself: behind wheels, under feet. */
  puff(x: number, y: number, colour: string, count?: number): void
}

export type TextOptions = {
  colour?: string
  align?: 'left' | 'center' | 'right'
  bold?: boolean
  /** Breaks lines at this width; the text is centred around y. */
  width?: number
  outline?: string
}

export type PanelOptions = {
  fill?: string
  outline?: string
  radius?: number
  shadow?: boolean
  alpha?: number
}

/** Which neighbours are of the same kind, so that edges are drawn only where they are. */
export type TileOptions = {
  above?: boolean
  below?: boolean
  left?: boolean
  right?: boolean
  seed?: number
  colour?: string
}
