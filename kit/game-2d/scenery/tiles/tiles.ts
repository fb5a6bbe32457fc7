import type { Palette } from '../palettes.ts'
import type { Context } from '../pen.ts'
import { painters } from './painters.ts'
import type { Options, Tile } from './tile-pen.ts'

export type { TileExtras } from './tile-pen.ts'

export const tileKinds = Object.keys(painters)

/**
 * Paints a piece of a level in the colours of a scene. `options.above`, `below`, `left` and `right` say where the
 * neighbour is of the same kind, so that edges and round corners come only where it ends. A kind that nobody knows is
 * painted as ground.
 */
export function paintTile(
  ctx: Context,
  palette: Palette,
  kind: string,
  x: number,
  y: number,
  width: number,
  height: number,
  options: Options = {},
): void {
  // Tiles on a grid differ by their place; what moves would flicker if it did.
  const place = kind !== 'platform' && x % width === 0 && y % height === 0 ? x / width + (y / height) * 3 : 0
  const seed = Math.abs(Math.round(options.seed ?? place)) % variants
  const paint = painters[kind] ?? (painters.ground as (tile: Tile) => void)
  const tile: Tile = {
    ctx,
    palette,
    x,
    y,
    w: width,
    h: height,
    s: Math.min(width, height),
    options,
    seconds: options.seconds ?? 0,
    chance(salt) {
      const value = Math.sin(seed * 12.9898 + salt * 78.233) * 43758.5453
      return value - Math.floor(value)
    },
  }
  if (moving.has(kind) || !copyTile(tile, `${kind} ${seed}`, paint)) paint(tile)
}

/** So many looks has each kind of tile. */
const variants = 8
const moving = new Set(['water', 'lava', 'pad'])
const copies = new WeakMap<Palette, Map<string, OffscreenCanvas>>()

/**
 * Levels draw hundreds of tiles in a frame: each look of a tile is painted once and copied from then on. False where
 * that cannot be done (outside of browsers, or when the world is turned).
 */
function copyTile(tile: Tile, name: string, paint: (tile: Tile) => void): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false
  const { ctx, palette, x, y, w, h, s, options } = tile
  const { a, b, c, d, e, f } = ctx.getTransform()
  if (b || c || a !== d || a < 0.2 || a * Math.max(w, h) > 400) return false
  const sides = [options.above, options.below, options.left, options.right, options.open].map(Number).join('')
  const key = `${name} ${w} ${h} ${a} ${sides} ${options.colour}`
  const known = copies.get(palette) ?? new Map<string, OffscreenCanvas>()
  copies.set(palette, known)
  const edge = s * 0.4
  let copy = known.get(key)
  if (!copy) {
    if (known.size > 600) known.clear()
    copy = new OffscreenCanvas(Math.ceil((w + edge * 2) * a), Math.ceil((h + edge * 2) * a))
    const own = copy.getContext('2d') as unknown as Context | null
    if (!own) return false
    own.scale(a, a)
    paint({ ...tile, ctx: own, x: edge, y: edge })
    known.set(key, copy)
  }
  // On whole pixels a copy is sharp and fast; tiles overlap by more than what rounding may move them.
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.drawImage(copy, Math.round(a * (x - edge) + e), Math.round(a * (y - edge) + f))
  ctx.setTransform(a, b, c, d, e, f)
  return true
}
