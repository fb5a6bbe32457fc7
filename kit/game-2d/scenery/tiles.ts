import type { TileOptions } from '../view/painter.ts'
import { fade, lift, mix, saturate } from './colour.ts'
import type { Palette, Soil } from './palettes.ts'
import type { Context } from './pen.ts'

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

type Options = TileOptions & TileExtras

type Tile = {
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

type Fill = string | CanvasGradient

/** The body of a tile: round where it ends, a hair wider where it goes on, so that no seam shows. */
function body({ ctx, x, y, w, h, options, palette }: Tile, fill: Fill, radius: number, inset = 0): void {
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

function rect(
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

function lines({ ctx }: Tile, colour: string, width: number, ...points: number[]): void {
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
function lit({ ctx, y, h }: Tile, colour: string, by = 0.16): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, y, 0, y + h)
  gradient.addColorStop(0, lift(colour, by))
  gradient.addColorStop(1, lift(colour, -by))
  return gradient
}

/** A few stones or stains, so that a field of tiles does not look stamped. */
function specks(tile: Tile, colour: string, count: number): void {
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
function cap(tile: Tile, colour: string, thick: number): void {
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

function tufts(tile: Tile, colour: string): void {
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
function courses(tile: Tile, colour: string, rows: number, columns: number, bevel: number): void {
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

function waves(tile: Tile, colour: string, deep: string, shine: string): void {
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

/** What walls are made of, by scene, else by soil. */
const wallsOf: Record<string, string> = {
  grass: 'hedge',
  snow: 'ice',
  cloud: 'cloud',
  rock: 'boulder',
  wood: 'planks',
  metal: 'panel',
  glow: 'panel',
  candy: 'boulder',
  sea: 'boulder',
  underwater: 'coral',
  beach: 'boulder',
  haunted: 'masonry',
  graveyard: 'masonry',
  stadium: 'planks',
  library: 'shelf',
}

/** The side that looks at us: without it a wall seen from above lies flat on the ground. */
function front(tile: Tile, colour: string, high = 0.26): void {
  const { x, y, w, h, s, options } = tile
  if (!options.below) rect(tile, colour, x, y + h - s * high, w, s * high, [0, 0, s * 0.1, s * 0.1])
}

/** Round heaps of one stuff, grown together: leaves, stones, corals. */
function heaps(tile: Tile, colour: string, count: number, low: number, high: number): void {
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

const walls: Record<string, (tile: Tile) => void> = {
  masonry(tile) {
    const { palette, options, x, y, w, s } = tile
    // Lighter than the floor of the same stone, or a maze could not be read.
    const colour = options.colour ?? lift(palette.wall, 0.2)
    body(tile, lift(colour, -0.28), s * 0.1)
    courses(tile, colour, palette.soil === 'rock' || palette.soil === 'sand' ? 2 : 3, 2, 0.1)
    if (!options.above) rect(tile, fade(lift(colour, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, 'rgba(15,10,35,.42)', 0.22)
  },
  panel(tile) {
    const { palette, options, x, y, w, h, s } = tile
    const colour = options.colour ?? palette.wall
    const glows = palette.soil === 'glow'
    body(tile, lift(colour, -0.28), s * 0.1)
    rect(tile, lit(tile, colour, 0.08), x + 1, y + 1, w - 2, h - 2, s * 0.08)
    const line = glows ? fade(palette.accent, 0.5) : fade(lift(colour, -0.5), 0.35)
    lines(tile, line, Math.max(1, s * 0.03), x + w * 0.18, y + h * 0.82, x + w * 0.82, y + h * 0.82)
    if (!options.above) rect(tile, fade(lift(colour, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, glows ? fade(palette.accent, 0.3) : 'rgba(15,10,35,.3)', 0.14)
  },
  hedge(tile) {
    const { palette, s, options } = tile
    const green = options.colour ?? lift(saturate(palette.groundEdge, 1.15), -0.34)
    body(tile, lift(green, -0.14), s * 0.3)
    heaps(tile, green, 5, 0.2, 0.32)
    specks(tile, fade(lift(green, 0.45), 0.5), 4)
    if (palette.scene === 'garden' || palette.scene === 'park')
      specks({ ...tile, chance: (salt) => tile.chance(salt + 17) }, palette.accent, 2)
    front(tile, fade(lift(green, -0.6), 0.4), 0.14)
  },
  boulder(tile) {
    const { palette, s, options } = tile
    const stone = options.colour ?? (palette.soil === 'candy' ? palette.accent : lift(palette.wall, 0.18))
    body(tile, lift(stone, -0.2), s * 0.3)
    heaps(tile, stone, 3, 0.28, 0.44)
    front(tile, 'rgba(15,10,35,.24)', 0.12)
  },
  coral(tile) {
    const { palette, s, chance } = tile
    const reds = ['#e8788a', '#e89a5c', '#b883d0', '#5fb8a8']
    body(tile, lift(palette.wall, -0.3), s * 0.3)
    heaps(tile, palette.wall, 2, 0.3, 0.42)
    const colour = mix(reds[Math.floor(chance(7) * 4)] ?? '', palette.wall, 0.25)
    heaps({ ...tile, chance: (salt) => chance(salt + 31) }, colour, 4, 0.11, 0.2)
    front(tile, 'rgba(10,20,45,.26)', 0.12)
  },
  planks(tile) {
    const { palette, options, x, y, w, h, s } = tile
    const wood = options.colour ?? lift(palette.platform, -0.2)
    body(tile, wood, s * 0.1)
    for (let row = 0; row < 3; row++) {
      const tone = lift(wood, (tile.chance(row) - 0.4) * 0.16)
      rect(tile, tone, x, y + (row * h) / 3, w, h / 3 - Math.max(1, s * 0.03))
    }
    const seam = x + w * (0.25 + 0.5 * tile.chance(5))
    lines(tile, fade(lift(wood, -0.5), 0.5), Math.max(1, s * 0.03), seam, y + h / 3, seam, y + (h * 2) / 3)
    if (!options.above) rect(tile, fade(lift(wood, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, fade(lift(wood, -0.6), 0.55))
  },
  shelf(tile) {
    const { palette, x, y, w, h, s, chance } = tile
    walls.planks?.(tile)
    const books = ['#b0483f', '#3f7f8c', '#c9963f', '#5f7a45', '#6f5590']
    for (let index = 0; index < 5; index++)
      rect(
        tile,
        mix(books[Math.floor(chance(index) * 5)] ?? '', palette.wall, 0.2),
        x + w * (0.06 + index * 0.18),
        y + h * (0.2 + 0.1 * chance(index + 9)),
        w * 0.15,
        s * 0.42,
        1,
      )
  },
}

const painters: Record<string, (tile: Tile) => void> = {
  ground(tile) {
    const { palette, options, s, x, y, w, h } = tile
    const { ground, groundEdge, soil } = palette
    if (soil === 'cloud') return painters.platform?.(tile)
    body(tile, ground, s * 0.22)
    if (soil === 'stone' || soil === 'metal' || soil === 'wood') {
      if (soil === 'stone') courses(tile, ground, 2, 2, 0.06)
      else {
        const seam = fade(lift(ground, -0.5), 0.35)
        const mid = soil === 'wood' ? 0.5 : 1
        lines(
          tile,
          seam,
          Math.max(1, s * 0.03),
          x,
          y + h * mid,
          x + w,
          y + h * mid,
          x + w * (soil === 'wood' ? 0.3 + 0.4 * tile.chance(1) : 1),
          y,
          x + w * (soil === 'wood' ? 0.3 + 0.4 * tile.chance(1) : 1),
          y + h * mid,
        )
        if (soil === 'metal')
          for (const [dx, dy] of [
            [0.14, 0.3],
            [0.86, 0.3],
            [0.14, 0.86],
            [0.86, 0.86],
          ] as const)
            rect(
              tile,
              fade(lift(ground, 0.35), 0.6),
              x + w * dx - s * 0.035,
              y + h * dy - s * 0.035,
              s * 0.07,
              s * 0.07,
              s * 0.035,
            )
      }
    } else if (soil === 'glow')
      lines(tile, fade(groundEdge, 0.16), 1, x, y + h / 2, x + w, y + h / 2, x + w / 2, y, x + w / 2, y + h)
    else {
      specks(tile, fade(lift(ground, -0.35), 0.4), 3)
      specks({ ...tile, chance: (salt) => tile.chance(salt + 33) }, fade(lift(ground, 0.3), 0.35), 2)
    }
    if (!options.left)
      rect(
        tile,
        fade(lift(ground, 0.4), 0.2),
        x,
        y + s * 0.2,
        s * 0.06,
        h - s * 0.2 - (options.below ? 0 : s * 0.2),
      )
    if (!options.right)
      rect(
        tile,
        fade(lift(ground, -0.6), 0.25),
        x + w - s * 0.07,
        y + s * 0.2,
        s * 0.07,
        h - s * 0.2 - (options.below ? 0 : s * 0.2),
      )
    if (options.above) return
    const thick =
      soil === 'snow' || soil === 'candy' ? 0.3 : soil === 'grass' ? 0.24 : soil === 'glow' ? 0.07 : 0.15
    rect(tile, fade(lift(ground, -0.6), 0.22), x, y + thick * s, w, s * 0.12)
    cap(tile, groundEdge, Math.min(h * 0.45, thick * s))
    if (soil === 'grass') tufts(tile, lift(groundEdge, 0.06))
    if (soil === 'candy')
      for (let index = 0; index < 4; index++)
        rect(
          tile,
          ['#ffffff', '#ffe27a', '#8fdcff', '#c9a0ff'][index] ?? '',
          x + w * (0.1 + 0.22 * index),
          y + s * (0.06 + 0.1 * tile.chance(index)),
          s * 0.09,
          s * 0.035,
          s * 0.02,
        )
    if (soil === 'glow') rect(tile, fade(groundEdge, 0.25), x, y - s * 0.06, w, s * 0.2)
  },
  platform(tile) {
    const { ctx, palette, options, s, x, y, w, h } = tile
    const { platform, platformTop, soil } = palette
    if (soil === 'cloud') {
      const { above, left, right } = options
      body(tile, above || options.below ? platform : lit(tile, platform, 0.2), s * 0.3)
      if (above) return
      ctx.beginPath()
      const count = Math.max(2, Math.round(w / (s * 0.5)))
      for (let index = left ? 0 : 1; index <= (right ? count : count - 1); index++) {
        const r = s * (0.2 + 0.1 * Math.abs(Math.sin(index * 2 + x)))
        ctx.moveTo(x + (w * index) / count + r, y + r * 0.6)
        ctx.arc(x + (w * index) / count, y + r * 0.6, r, 0, 7)
      }
      ctx.fillStyle = lift(platform, 0.25)
      ctx.fill()
      const [from, to] = [left ? 0 : s * 0.24, right ? 0 : s * 0.24]
      rect(tile, fade(platformTop, 0.8), x + from, y + s * 0.02, w - from - to, s * 0.14, s * 0.07)
      return
    }
    if (palette.scene === 'snow') return painters.ice?.(tile)
    body(tile, lit(tile, platform), s * (soil === 'stone' || soil === 'metal' ? 0.12 : 0.24))
    const seam = fade(lift(platform, -0.5), 0.45)
    if (soil === 'metal') {
      for (let px = x; px < x + w - 2; px += s * 0.5)
        lines(
          tile,
          seam,
          s * 0.05,
          px,
          y + h * 0.9,
          px + s * 0.25,
          y + h * 0.3,
          px + s * 0.25,
          y + h * 0.3,
          px + s * 0.5,
          y + h * 0.9,
        )
    } else if (soil === 'glow') rect(tile, fade(platformTop, 0.22), x, y - s * 0.08, w, s * 0.3)
    else if (soil === 'rock' || soil === 'stone' || soil === 'sand') specks(tile, seam, 3)
    else
      lines(
        tile,
        seam,
        Math.max(1, s * 0.03),
        x + w * 0.1,
        y + h * 0.62,
        x + w * 0.9,
        y + h * 0.62,
        x + w * (0.3 + 0.4 * tile.chance(2)),
        y + h * 0.2,
        x + w * (0.3 + 0.4 * tile.chance(2)),
        y + h * 0.62,
      )
    if (!options.above) cap(tile, platformTop, Math.min(h * 0.4, s * (soil === 'glow' ? 0.08 : 0.18)))
    if (soil === 'grass' && !options.above) tufts(tile, platformTop)
  },
  /** Of what the place has: hedges, ice, boulders, planks; masonry only where somebody built. */
  wall(tile) {
    const { scene, soil } = tile.palette
    const look = wallsOf[scene] ?? wallsOf[soil] ?? 'masonry'
    if (look === 'ice') painters.ice?.(tile)
    else if (look === 'cloud') painters.platform?.(tile)
    else walls[look]?.(tile)
  },
  brick(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const colour = options.colour ?? palette.accent
    const alone = { ...tile, options: {} }
    body(alone, lift(colour, -0.35), s * 0.16, s * 0.03)
    rect(
      tile,
      lit(tile, colour, 0.14),
      x + s * 0.03,
      y + s * 0.03,
      w - s * 0.06,
      h - s * 0.13,
      palette.style === 'pixel' ? 0 : s * 0.14,
    )
    rect(tile, 'rgba(255,255,255,.4)', x + s * 0.16, y + s * 0.1, w - s * 0.32, s * 0.1, s * 0.05)
  },
  spikes(tile) {
    const { ctx, x, y, w, h, s, palette } = tile
    const count = Math.max(2, Math.round(w / (s * 0.4)))
    const each = w / count
    const steel = mix('#c9ced9', palette.wall, 0.25)
    for (const dark of [0, 1]) {
      ctx.beginPath()
      for (let index = 0; index < count; index++) {
        const left = x + index * each
        ctx.moveTo(left + (dark ? each / 2 : each * 0.06), y + h)
        ctx.lineTo(left + each / 2, y + h * 0.12)
        ctx.lineTo(left + each * 0.94, y + h)
      }
      ctx.fillStyle = dark ? lift(steel, -0.35) : lift(steel, 0.25)
      ctx.fill()
    }
    rect(tile, lift(palette.danger, -0.2), x, y + h - s * 0.12, w, s * 0.12, s * 0.04)
  },
  water(tile) {
    const blue = mix('#3f9fd8', tile.palette.skyTop, 0.3)
    waves(tile, fade(lift(blue, 0.2), 0.8), fade(lift(blue, -0.3), 0.88), 'rgba(255,255,255,.6)')
  },
  lava(tile) {
    const { ctx, x, y, w, h, s, seconds, chance } = tile
    waves(tile, '#ff9838', '#c8321e', '#ffe08a')
    ctx.fillStyle = 'rgba(255,206,96,.55)'
    ctx.beginPath()
    for (let index = 0; index < 2; index++) {
      const age = (seconds * 0.4 + chance(index + 5)) % 1
      const r = s * 0.09 * Math.sin(age * Math.PI)
      const px = x + w * (0.2 + 0.6 * chance(index + 9))
      const py = y + h * (0.85 - 0.5 * age)
      ctx.moveTo(px + r, py)
      ctx.arc(px, py, r, 0, 7)
    }
    ctx.fill()
  },
  ladder(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood =
      palette.soil === 'metal' || palette.soil === 'glow' ? '#9aa3b5' : mix('#a8713f', palette.platform, 0.35)
    const rungs = Math.max(2, Math.round(h / (s * 0.34)))
    for (let index = 0; index < rungs; index++) {
      const py = y + ((index + 0.5) * h) / rungs
      rect(tile, lift(wood, -0.3), x + w * 0.16, py, w * 0.68, s * 0.1)
      rect(tile, lift(wood, 0.18), x + w * 0.16, py - s * 0.02, w * 0.68, s * 0.07)
    }
    for (const side of [0.12, 0.76]) {
      rect(tile, lift(wood, -0.25), x + w * side, y - 0.5, w * 0.12, h + 1)
      rect(tile, lift(wood, 0.2), x + w * side, y - 0.5, w * 0.06, h + 1)
    }
  },
  door(tile) {
    const { ctx, x, y, w, h, s, options, palette } = tile
    const wood = options.colour ?? mix('#9a5f38', palette.platform, 0.25)
    const arch = (inset: number, fill: Fill) => {
      const r = palette.style === 'pixel' ? 0 : (w - inset * 2) / 2
      ctx.beginPath()
      ctx.roundRect(x + inset, y + inset, w - inset * 2, h - inset, [r, r, 0, 0])
      ctx.fillStyle = fill
      ctx.fill()
    }
    arch(0, lit(tile, palette.wall, 0.2))
    if (options.open) {
      const inside = ctx.createLinearGradient(0, y, 0, y + h)
      inside.addColorStop(0, '#2a1f3d')
      inside.addColorStop(1, mix(palette.light, '#ffcf70', 0.5))
      arch(s * 0.12, inside)
      return
    }
    arch(s * 0.12, lit(tile, wood, 0.12))
    const seam = fade(lift(wood, -0.55), 0.5)
    for (const at of [0.37, 0.63])
      lines(tile, seam, Math.max(1, s * 0.03), x + w * at, y + s * 0.16, x + w * at, y + h)
    rect(tile, lift(wood, -0.4), x + s * 0.12, y + h * 0.42, w - s * 0.24, s * 0.07)
    rect(tile, '#f4c84a', x + w * 0.68, y + h * 0.54, s * 0.12, s * 0.12, s * 0.06)
    rect(tile, '#4a3218', x + w * 0.68 + s * 0.045, y + h * 0.54 + s * 0.05, s * 0.03, s * 0.05)
  },
  road(tile) {
    const { x, y, w, h, s, palette, options } = tile
    const asphalt = mix(
      '#5b6070',
      palette.ground,
      palette.scene === 'road' || palette.scene === 'city' ? 0.25 : 0.45,
    )
    body(tile, asphalt, 0)
    specks(tile, fade(lift(asphalt, 0.3), 0.25), 3)
    const edge = fade('#f5f0e0', 0.75)
    if (!options.above) rect(tile, edge, x, y + h * 0.05, w, Math.max(1.5, s * 0.05))
    if (!options.below) rect(tile, edge, x, y + h * 0.9, w, Math.max(1.5, s * 0.05))
    if (options.above || options.below) {
      if (!options.below) rect(tile, fade('#f5d76a', 0.8), x + w * 0.2, y - s * 0.03, w * 0.6, s * 0.06)
    } else rect(tile, fade('#f5d76a', 0.8), x + w * 0.2, y + h * 0.47, w * 0.6, s * 0.06)
  },
  rail(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood = mix('#7a5538', palette.ground, 0.3)
    const count = Math.max(2, Math.round(w / (s * 0.34)))
    for (let index = 0; index < count; index++)
      rect(
        tile,
        lit(tile, wood),
        x + ((index + 0.25) * w) / count,
        y + h * 0.14,
        (w / count) * 0.5,
        h * 0.72,
        s * 0.04,
      )
    for (const at of [0.26, 0.68]) {
      rect(tile, '#6f7686', x - 0.5, y + h * at, w + 1, s * 0.1)
      rect(tile, '#cfd6e2', x - 0.5, y + h * at, w + 1, s * 0.04)
    }
  },
  ice(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const ice = mix('#a8d8f4', palette.skyTop, 0.2)
    body(tile, options.below || options.above ? ice : lit(tile, ice, 0.22), s * 0.16)
    lines(
      tile,
      'rgba(255,255,255,.55)',
      s * 0.05,
      x + w * 0.2,
      y + h * 0.7,
      x + w * 0.45,
      y + h * 0.3,
      x + w * 0.42,
      y + h * 0.72,
      x + w * 0.56,
      y + h * 0.5,
    )
    if (!options.above)
      cap(
        { ...tile, palette: { ...palette, soil: 'snow' } },
        mix('#ffffff', palette.platformTop, 0.5),
        Math.min(h * 0.35, s * 0.16),
      )
  },
  pad(tile) {
    const { ctx, x, y, w, h, s, options, palette, seconds } = tile
    const colour = options.colour ?? palette.accent
    const pulse = 0.5 + 0.5 * Math.sin(seconds * 3)
    const cx = x + w / 2
    const cy = y + h / 2
    const gradient = ctx.createRadialGradient(cx, cy, 0, cx, cy, s * 0.62)
    gradient.addColorStop(0, fade(colour, 0.55 + 0.2 * pulse))
    gradient.addColorStop(0.6, fade(colour, 0.22))
    gradient.addColorStop(1, fade(colour, 0))
    ctx.beginPath()
    ctx.ellipse(cx, cy, w * 0.62, h * 0.62, 0, 0, 7)
    ctx.fillStyle = gradient
    ctx.fill()
    ctx.lineWidth = s * 0.06
    for (const r of [0.4, 0.24]) {
      ctx.beginPath()
      ctx.ellipse(cx, cy, w * (r + 0.02 * pulse), h * (r + 0.02 * pulse), 0, 0, 7)
      ctx.strokeStyle = fade(lift(colour, 0.3), r > 0.3 ? 0.9 : 0.6)
      ctx.stroke()
    }
  },
  floor(tile) {
    const { x, y, w, h, s, palette } = tile
    const colour =
      palette.soil === 'grass'
        ? mix(palette.groundEdge, palette.near, 0.5)
        : mix(palette.ground, palette.groundEdge, palette.soil === 'glow' ? 0.06 : 0.4)
    body(tile, lift(colour, (tile.chance(1) - 0.5) * 0.06), 0)
    const seam = palette.soil === 'glow' ? fade(palette.groundEdge, 0.25) : fade(lift(colour, -0.4), 0.22)
    if (palette.soil === 'wood')
      lines(
        tile,
        seam,
        1,
        x,
        y + h / 3,
        x + w,
        y + h / 3,
        x,
        y + (h * 2) / 3,
        x + w,
        y + (h * 2) / 3,
        x,
        y + h,
        x + w,
        y + h,
      )
    else if (
      palette.soil === 'grass' ||
      palette.soil === 'sand' ||
      palette.soil === 'snow' ||
      palette.soil === 'rock'
    )
      specks(tile, seam, 3)
    else lines(tile, seam, Math.max(1, s * 0.025), x, y + h, x + w, y + h, x + w, y, x + w, y + h)
  },
  crate(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const wood = options.colour ?? mix('#c08a4e', palette.platform, 0.3)
    const alone = { ...tile, options: {} }
    body(alone, lift(wood, -0.35), s * 0.1, s * 0.03)
    rect(tile, lit(tile, wood, 0.1), x + s * 0.06, y + s * 0.06, w - s * 0.12, h - s * 0.12, s * 0.07)
    rect(tile, lift(wood, -0.2), x + s * 0.18, y + s * 0.18, w - s * 0.36, h - s * 0.36, s * 0.03)
    lines(tile, lift(wood, 0.08), s * 0.14, x + w * 0.24, y + h * 0.76, x + w * 0.76, y + h * 0.24)
    rect(tile, 'rgba(255,255,255,.22)', x + s * 0.1, y + s * 0.08, w - s * 0.2, s * 0.05, s * 0.02)
    for (const [dx, dy] of [
      [0.1, 0.1],
      [0.84, 0.1],
      [0.1, 0.84],
      [0.84, 0.84],
    ] as const)
      rect(tile, lift(wood, -0.5), x + w * dx, y + h * dy, s * 0.06, s * 0.06, s * 0.03)
  },
  fence(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood =
      palette.soil === 'metal' || palette.soil === 'glow' ? '#8f98aa' : mix('#b98a5a', palette.platform, 0.35)
    for (const at of [0.36, 0.66]) rect(tile, lift(wood, -0.2), x - 0.5, y + h * at, w + 1, s * 0.1)
    const count = Math.max(2, Math.round(w / (s * 0.4)))
    for (let index = 0; index < count; index++) {
      const px = x + ((index + 0.5) * w) / count - s * 0.07
      rect(tile, lit(tile, wood, 0.2), px, y + h * 0.14, s * 0.14, h * 0.86, [s * 0.07, s * 0.07, 0, 0])
    }
  },
  bridge(tile) {
    const { ctx, x, y, w, h, s, palette } = tile
    const wood = mix('#a8713f', palette.platform, 0.4)
    const count = Math.max(2, Math.round(w / (s * 0.3)))
    for (let index = 0; index < count; index++)
      rect(
        tile,
        lift(wood, (tile.chance(index) - 0.3) * 0.25),
        x + (index * w) / count + 0.5,
        y,
        w / count - 1,
        Math.min(h, s * 0.26),
        s * 0.04,
      )
    ctx.beginPath()
    ctx.moveTo(x, y - s * 0.3)
    ctx.quadraticCurveTo(x + w / 2, y - s * 0.12, x + w, y - s * 0.3)
    ctx.strokeStyle = lift(wood, -0.35)
    ctx.lineWidth = Math.max(1.5, s * 0.05)
    ctx.stroke()
    lines(tile, lift(wood, -0.35), Math.max(1.5, s * 0.05), x, y - s * 0.34, x, y + s * 0.2)
  },
  path(tile) {
    const { s, palette } = tile
    const shares: Partial<Record<Soil, number>> = {
      grass: 0.08,
      glow: 0.12,
      sand: 0.2,
      snow: 0.3,
      cloud: 0.2,
    }
    const way = lift(mix(palette.ground, palette.groundEdge, shares[palette.soil] ?? 0.6), 0.16)
    body(tile, way, s * 0.3)
    specks(tile, fade(lift(way, -0.4), 0.3), 3)
    specks({ ...tile, chance: (salt) => tile.chance(salt + 21) }, fade(lift(way, 0.4), 0.4), 3)
  },
}

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
