import type { Look } from '../../game/plan.ts'
import { createGlows } from './glows.ts'
import type { Palette } from './palettes.ts'
import type { Context, MakeSurface } from './pen.ts'
import { sights } from './sights.ts'
import { createFront } from './weather.ts'

export { hasPlot } from './above/plots.ts'
export { type Palette, paletteOf, type Soil } from './palettes.ts'
export { hasDesign } from './scenes.ts'
export { paintTile, type TileExtras, tileKinds } from './tiles/tiles.ts'

export type SceneryView = {
  /** The whole drawing area in units of the stage; its upper left corner is (0, 0) of the context. */
  width: number
  height: number
  cameraX: number
  cameraY: number
  seconds: number
  /** Reduced motion: nothing moves. */
  calm: boolean
  /** From 0 (night) to 1 (day): the palette's `brightness`, unless day and night take turns. */
  light: number
}

export type Scenery = {
  palette: Palette
  /** Paints behind the world. */
  back(ctx: Context, view: SceneryView): void
  /** Paints over the world: weather, darkness, a soft frame. */
  front(ctx: Context, view: SceneryView): void
}

/**
 * The surroundings of a game. Layers are rendered on first use and whenever the scale changes clearly; a frame only
 * draws them with offsets.
 */
export function createScenery(
  look: Look,
  seen: 'side' | 'top' | 'table',
  surface: MakeSurface,
  open?: { x: boolean; y: boolean; way?: boolean },
): Scenery {
  const create = sights[seen]
  if (!create) throw new Error(`Nothing is painted here as it is seen from: ${seen}`)
  const glows = createGlows(surface)
  const own = create(look, surface, glows, open)
  const { palette } = own.tones
  const otherTime = palette.brightness < 0.4 ? 'day' : 'night'
  let other: typeof own | undefined
  const front = createFront(look, own.tones, seen, glows, surface)
  return {
    palette,
    back(ctx, view) {
      own.back(ctx, view, 1)
      const target = otherTime === 'day' ? 1 : 0.15
      const part = (view.light - palette.brightness) / (target - palette.brightness)
      if (part < 0.03) return
      // Same seed, same shapes: fading one picture over the other changes nothing but the light.
      other ??= create({ ...look, time: otherTime }, surface, glows, open)
      other.back(ctx, view, Math.min(1, part))
    },
    front,
  }
}
