import type { TileOptions } from '../../view/painter.ts'
import { fade, lift } from '../colour.ts'
import type { Palette } from '../palettes.ts'
import type { Context } from '../pen.ts'

/** Beyond the neighbours: what some kinds of tiles understand. All of it is optional. */
export type TileExtras = {
  /** Sets a tile apart from its neighbours: the same seed gives the same tufts and stones. */
  seed?: number
  /** Moves water, lava and pads; leave it out for reduced motion. */
  seconds?: number
  /** The main colour of a brick, door, crate, pad or wall instead of the palette's. */
  colour?: string
  /** Whether a door stands open. */
  open?: boolean
}

export type Options = TileOptions & TileExtras

export type Tile = {
  ctx: Context
  palette: Palette
  x: number
  y: number
  w: number
  h: number
  /** The shorter side: details are measured by it. */
  s: number
  options: Options
  seconds: number
  /** A number from 0 to 1 for this tile, another for each salt. */
  chance(salt: number): number
}

export type Fill = string | CanvasGradient

/** The body of a tile: round where it ends, a hair wider where it goes on, so that no seam shows. */
export function body(
  { ctx, x, y, w, h, options, palette }: Tile,
  fill: Fill,
  radius: number,
  inset = 0,
): void {
  const { above, below, left, right } = options
  const r = palette.style === 'pixel' ? 0 : radius
  const x0 = left ? x - 0.5 : x + inset
  const y0 = above ? y - 0.5 : y + inset
  ctx.beginPath()
  ctx.roundRect(
    x0,
    y0,
    (right ? x + w + 0.5 : x + w - inset) - x0,
    (below ? y + h + 0.5 : y + h - inset) - y0,
    [above || left ? 0 : r, above || right ? 0 : r, below || right ? 0 : r, below || left ? 0 : r],
  )
  ctx.fillStyle = fill
  ctx.fill()
}

export function rect(
  { ctx }: Tile,
  fill: Fill,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number | number[] = 0,
): void {
  ctx.fillStyle = fill
  if (!r) ctx.fillRect(x, y, w, h)
  else {
    ctx.beginPath()
    ctx.roundRect(x, y, w, h, r)
    ctx.fill()
  }
}

export function lines({ ctx }: Tile, colour: string, width: number, ...points: number[]): void {
  ctx.beginPath()
  for (let at = 0; at + 3 < points.length; at += 4) {
    ctx.moveTo(points[at] ?? 0, points[at + 1] ?? 0)
    ctx.lineTo(points[at + 2] ?? 0, points[at + 3] ?? 0)
  }
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke()
}

/** Two tones from top to bottom; never on tiles that stack, where it would show as stripes. */
export function lit({ ctx, y, h }: Tile, colour: string, by = 0.16): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, y, 0, y + h)
  gradient.addColorStop(0, lift(colour, by))
  gradient.addColorStop(1, lift(colour, -by))
  return gradient
}

/** A few stones or stains, so that a field of tiles does not look stamped. */
export function specks(tile: Tile, colour: string, count: number): void {
  const { ctx, x, y, w, h, s, chance } = tile
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let index = 0; index < count; index++) {
    if (chance(index + 40) < 0.35) continue
    const r = s * (0.04 + 0.05 * chance(index))
    const px = x + w * (0.15 + 0.7 * chance(index + 10))
    const py = y + h * (0.38 + 0.5 * chance(index + 20))
    ctx.moveTo(px + r, py)
    ctx.ellipse(px, py, r, r * 0.7, 0, 0, 7)
  }
  ctx.fill()
}

/** What lies on top of ground: turf, snow, icing or a bare lit edge. */
export function cap(tile: Tile, colour: string, thick: number): void {
  const { ctx, x, y, w, s, options, palette, chance } = tile
  const { left, right } = options
  const r = palette.style === 'pixel' ? 0 : Math.min(s * 0.22, thick)
  const over = palette.soil === 'grass' || palette.soil === 'snow' || palette.soil === 'candy' ? s * 0.05 : 0
  const x0 = left ? x - 0.5 : x - over
  const x1 = right ? x + w + 0.5 : x + w + over
  ctx.beginPath()
  ctx.moveTo(x0, y + thick)
  ctx.lineTo(x0, y + (left ? 0 : r))
  if (!left) ctx.quadraticCurveTo(x0, y, x0 + r, y)
  ctx.lineTo(right ? x1 : x1 - r, y)
  if (!right) ctx.quadraticCurveTo(x1, y, x1, y + r)
  ctx.lineTo(x1, y + thick)
  // Scallops along the lower edge; they end where they began, so that neighbours meet.
  const count = Math.max(1, Math.round(w / (s * 0.34)))
  for (let index = 0; index < count; index++) {
    const from = x1 + ((x0 - x1) * index) / count
    const to = x1 + ((x0 - x1) * (index + 1)) / count
    const deep = thick * (over ? 0.35 + 0.75 * chance(index + 3) : 0.12)
    ctx.bezierCurveTo(from, y + thick + deep, to, y + thick + deep, to, y + thick)
  }
  ctx.fillStyle = colour
  ctx.fill()
  rect(
    tile,
    fade(lift(colour, 0.6), 0.5),
    x0 + (left ? 0 : r),
    y,
    x1 - x0 - (left ? 0 : r) - (right ? 0 : r),
    Math.max(1.5, s * 0.05),
  )
}

export function tufts(tile: Tile, colour: string): void {
  const { ctx, x, y, w, s, chance } = tile
  ctx.beginPath()
  for (let index = 0; index < 3; index++) {
    if (chance(index + 60) < 0.45) continue
    const at = x + w * (0.15 + 0.7 * chance(index + 70))
    for (const lean of [-0.1, 0.02, 0.12]) {
      ctx.moveTo(at + lean * s * 0.6 - s * 0.03, y + 1)
      ctx.quadraticCurveTo(
        at + lean * s * 0.7,
        y - s * 0.08,
        at + lean * s * 1.3,
        y - s * (0.12 + 0.08 * chance(index)),
      )
      ctx.lineTo(at + lean * s * 0.6 + s * 0.04, y + 1)
    }
  }
  ctx.fillStyle = colour
  ctx.fill()
}

/** Courses of stones with joints, shifted from row to row. */
export function courses(tile: Tile, colour: string, rows: number, columns: number, bevel: number): void {
  const { x, y, w, h, s, chance } = tile
  const gap = Math.max(1, s * 0.035)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const shift = row % 2 ? 0.5 : 0
      const x0 = Math.max(x, x + ((column - shift) * w) / columns)
      const x1 = Math.min(x + w, x + ((column + 1 - shift) * w) / columns)
      if (x1 - x0 < 1) continue
      const y0 = y + (row * h) / rows
      const tone = lift(colour, (chance(row * 7 + column + 80) - 0.5) * 0.14)
      rect(tile, tone, x0 + gap / 2, y0 + gap / 2, x1 - x0 - gap, h / rows - gap, s * 0.04)
      rect(tile, fade('#ffffff', bevel), x0 + gap / 2, y0 + gap / 2, x1 - x0 - gap, gap)
    }
}

export function waves(tile: Tile, colour: string, deep: string, shine: string): void {
  const { ctx, x, y, w, h, s, options, seconds } = tile
  const top = options.above ? y : y + s * 0.12
  // By place and not by tile, so that one wave runs through all of them.
  const at = (px: number) =>
    options.above
      ? 0
      : Math.sin(px * (5 / s) + seconds * 2) * s * 0.045 +
        Math.sin(px * (2.3 / s) - seconds * 1.3) * s * 0.035
  ctx.beginPath()
  const step = w / Math.max(4, Math.round(w / (s * 0.12)))
  // No overlap here: water lets light through, and a seam drawn twice would show.
  for (let px = x; px <= x + w + step / 2; px += step) ctx.lineTo(Math.min(px, x + w), top + at(px))
  ctx.lineTo(x + w, y + h)
  ctx.lineTo(x, y + h)
  ctx.fillStyle = options.above ? deep : colour
  if (!options.above) {
    const gradient = ctx.createLinearGradient(0, y, 0, y + h)
    gradient.addColorStop(0, colour)
    gradient.addColorStop(1, deep)
    ctx.fillStyle = gradient
  }
  ctx.fill()
  if (options.above) return
  ctx.beginPath()
  for (let px = x; px <= x + w + step / 2; px += step) ctx.lineTo(Math.min(px, x + w), top + at(px))
  ctx.strokeStyle = shine
  ctx.lineWidth = Math.max(1.5, s * 0.06)
  ctx.stroke()
}
/** The side that looks at us: without it a wall seen from above lies flat on the ground. */
export function front(tile: Tile, colour: string, high = 0.26): void {
  const { x, y, w, h, s, options } = tile
  if (!options.below) rect(tile, colour, x, y + h - s * high, w, s * high, [0, 0, s * 0.1, s * 0.1])
}

/** Round heaps of one stuff, grown together: leaves, stones, corals. */
export function heaps(tile: Tile, colour: string, count: number, low: number, high: number): void {
  const { ctx, x, y, w, h, s, chance } = tile
  for (let index = 0; index < count; index++) {
    const r = s * (low + (high - low) * chance(index + 90))
    const px = x + r + (w - r * 2) * ((((index % 2) + chance(index + 50)) / 2) % 1)
    const py = y + r + (h - r * 2 - s * 0.12) * ((index + 0.6 * chance(index + 60)) / count)
    const tone = lift(colour, (chance(index + 70) - 0.4) * 0.22)
    ctx.fillStyle = lift(tone, -0.16)
    ctx.beginPath()
    ctx.ellipse(px, py + r * 0.16, r, r * 0.86, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.ellipse(px, py, r * 0.92, r * 0.76, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = 'rgba(255,255,255,.16)'
    ctx.beginPath()
    ctx.ellipse(px - r * 0.22, py - r * 0.28, r * 0.42, r * 0.28, -0.4, 0, 7)
    ctx.fill()
  }
}
