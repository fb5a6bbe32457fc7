import { type Random, seededRandom } from '../../core/random.ts'
import { fade, mix } from './colour.ts'
import type { Tones } from './palettes.ts'
import { createPen, type Live, type MakeSurface, type Pen, ridgeOf } from './pen.ts'
import { stamps } from './stamps/stamps.ts'

/** Scenes are composed in these units, whatever the size of the stage; strips come again after `period`. */
export const designHeight = 540
export const period = 1600

/**
 * A row of things on a layer: which, how many in a period, from how small to how high, how far above the ridge
 * (below 0: in front of it, further down), and how much the distances differ.
 */
export type Row = [
  stamp: string,
  count: number,
  low: number,
  high: number,
  above?: number,
  jitter?: number,
  /** How much higher or lower some of them float. */
  spread?: number,
]

export type Layer = {
  /** How fast it goes by when the camera moves: 0 never, 1 as the world. */
  depth: number
  haze: number
  ridge?: [kind: string, y: number, height: number, colour: string]
  /** What lies on the ridge. */
  cover?: 'grass' | 'snow' | 'lines' | 'planks' | 'water' | 'glow'
  rows?: Row[]
  /** Hangs from the top of the view. */
  hangs?: boolean
}

export type Strip = {
  canvas: CanvasImageSource
  depth: number
  hangs: boolean
  /** Where its upper edge is and how high it is, in design units. */
  top: number
  height: number
  /** Pixels of the surface for one design unit. */
  scale: number
  lives: (Live & { canvas?: CanvasImageSource })[]
  /** What fills the view below the strip. */
  foot: string
}

type Item = {
  x: number
  y: number
  size: number
  above: number
  stamp: string
  seed: number
  front: boolean
}

/** Near `wished`, where the fewest others are in the way. Small things may stand anywhere. */
function placeFor(
  wished: number,
  slack: number,
  size: number,
  above: number,
  items: Item[],
  random: Random,
): number {
  const others = items.filter(
    (item) => item.size > 30 && Math.abs(item.above - above) < Math.max(size, item.size),
  )
  let best = 0
  let room = -1
  for (let attempt = 0; attempt < (slack && size > 30 ? 9 : 1); attempt++) {
    const x = (wished + (random.next() - 0.5) * slack * (1 + attempt * 0.2) + period) % period
    const free = Math.min(
      1.2,
      ...others.map((item) => {
        const far = Math.abs(item.x - x)
        return Math.min(far, period - far) / (item.size + size)
      }),
    )
    if (free <= room) continue
    room = free
    best = x
  }
  return best
}

export function renderLayer(
  layer: Layer,
  tones: Tones,
  seed: number,
  scale: number,
  surface: MakeSurface,
  /** Below this, nearer layers hide it. */
  hidden = designHeight,
): Strip {
  const random = seededRandom(seed)
  const [kind, base, rise, named] = layer.ridge ?? ['none', designHeight, 0, '#000000']
  const colour = tones.base[named as keyof Tones['base']] ?? named
  const ridge = ridgeOf(kind, base, rise, period, random)
  const items: Item[] = []
  let top = designHeight
  for (const [stamp, count, low, high, above = 0, jitter = 0.7, spread = 0] of layer.rows ?? []) {
    // What there is only one or two of shall be seen without walking.
    const start = count < 3 ? random.between(0.14, 0.46) * count : random.next()
    for (let index = 0; index < count; index++) {
      const size = low + (high - low) * random.next() ** 1.3
      const x = placeFor(
        ((index + start) / count) * period,
        (jitter * period) / count,
        size,
        above,
        items,
        random,
      )
      const y = (layer.hangs ? 0 : ridge(x)) - above + (random.next() - 0.5) * spread
      items.push({ x, y, size, above, stamp, seed: random.below(1e9), front: above < 0 && !layer.hangs })
      top = Math.min(top, y - size * 1.35)
    }
  }
  if (kind !== 'none') for (let x = 0; x < period; x += 8) top = Math.min(top, ridge(x) - 6)
  if (layer.hangs) top = 0
  top = Math.max(-200, Math.floor(top))
  const bottom = layer.hangs
    ? Math.max(8, ...items.map(({ y, size }) => y + size * 1.3), kind === 'none' ? 8 : base + rise)
    : kind === 'none'
      ? Math.min(designHeight, Math.max(...items.map(({ y, size }) => y + size * 0.5 + 12)))
      : Math.max(hidden, base + rise)
  // Whole pixels: a strip that is drawn at its own size is copied, not computed.
  const high = Math.ceil(Math.max(8, bottom - top) * scale)
  const height = high / scale
  const width = Math.round(period * scale)
  const target = surface(width, high)
  const lives: Live[] = []
  const pen = createPen(target.ctx, tones, layer.haze, seed, lives)
  const { ctx } = pen
  ctx.scale(width / period, scale)
  ctx.translate(0, -top)
  const paper = tones.palette.style === 'paper'
  if (paper) {
    ctx.shadowColor = 'rgba(40,25,60,.28)'
    ctx.shadowBlur = 9 * scale
    ctx.shadowOffsetY = -2 * scale
  }
  const stampAll = (front: boolean) => {
    for (const item of items.filter((one) => one.front === front).sort((a, b) => a.y - b.y)) {
      const reach = item.size * 1.9
      for (const shift of [0, -period, period]) {
        const x = item.x + shift
        if (x + reach < 0 || x - reach > period) continue
        // A copy across the seam must come out the same, and lives must not be counted twice.
        pen.random = seededRandom(item.seed)
        const before = lives.length
        ctx.save()
        stamps[item.stamp]?.(pen, x, item.y, item.size)
        ctx.restore()
        if (shift) lives.length = before
      }
    }
  }
  stampAll(false)
  if (kind !== 'none') {
    const outline = () => {
      ctx.beginPath()
      for (let x = -20; x <= period + 20; x += 4) ctx.lineTo(x, ridge((x + period) % period))
    }
    const depth = layer.hangs ? -12 : designHeight + 20
    outline()
    ctx.lineTo(period + 20, depth)
    ctx.lineTo(-20, depth)
    if (layer.hangs) pen.paint(colour, -40, base, -0.12)
    else {
      // Far hills stand in mist, near ones in their own shade.
      const foot =
        layer.haze > 0.25
          ? mix(pen.tone(colour), tones.palette.skyBottom, layer.haze * 0.6)
          : pen.tone(colour, -0.16)
      const gradient = ctx.createLinearGradient(0, base - rise, 0, Math.min(designHeight, base + 130))
      gradient.addColorStop(0, pen.tone(colour, 0.08))
      gradient.addColorStop(1, foot)
      ctx.fillStyle = paper ? pen.tone(colour) : gradient
    }
    ctx.fill()
    ctx.shadowColor = 'transparent'
    coverRidge(pen, layer, ridge, colour, outline)
  }
  if (paper) ctx.shadowColor = 'rgba(40,25,60,.28)'
  stampAll(true)
  const shown = lives.map((live) => {
    const { paint } = live
    if (!paint) return live
    const side = Math.ceil(live.size * 2.2 * scale)
    const own = surface(side, side)
    own.ctx.scale(scale, scale)
    if (live.move === 'sway') own.ctx.translate(live.size * 1.1, live.size * 2.1)
    else own.ctx.translate(live.size * 1.1, live.size * 1.1)
    paint({ ...createPen(own.ctx, tones, layer.haze, seed + live.x, []) })
    return { ...live, canvas: own.canvas }
  })
  return {
    canvas: target.canvas,
    depth: layer.depth,
    hangs: layer.hangs ?? false,
    top,
    height,
    scale,
    lives: shown,
    foot: kind === 'none' ? '' : pen.tone(colour, -0.1),
  }
}

/** A lit upper edge, and what grows or lies there. */
function coverRidge(
  pen: Pen,
  layer: Layer,
  ridge: (x: number) => number,
  colour: string,
  outline: () => void,
): void {
  const { ctx, tones, random } = pen
  const neon = tones.palette.style === 'neon' || layer.cover === 'glow'
  // Soft strokes inside the edge, one in the other, make a flat shape round.
  const snow = layer.cover === 'snow'
  if (!layer.hangs && !neon && tones.palette.style !== 'paper') {
    ctx.save()
    outline()
    ctx.lineTo(period + 20, designHeight + 20)
    ctx.lineTo(-20, designHeight + 20)
    ctx.clip()
    for (let wide = snow ? 56 : 84; wide > 6; wide -= 7) {
      outline()
      ctx.lineWidth = wide
      ctx.strokeStyle = fade(pen.tone(snow ? '#ffffff' : colour, 0.5), snow ? 0.16 : 0.028)
      ctx.stroke()
    }
    ctx.restore()
  }
  outline()
  ctx.lineWidth = neon ? 2 : 3
  ctx.strokeStyle = neon
    ? fade(tones.glow(layer.depth > 0.15 ? '#35e0f5' : '#ff4fb4'), 0.9 - layer.haze * 0.8)
    : fade(pen.tone(colour, 0.35), 0.5)
  if (neon) {
    ctx.shadowColor = tones.glow(layer.depth > 0.15 ? '#35e0f5' : '#ff4fb4')
    ctx.shadowBlur = 14
  }
  if (!layer.hangs) ctx.stroke()
  ctx.shadowColor = 'transparent'
  ctx.shadowBlur = 0
  if (layer.cover === 'grass') {
    ctx.beginPath()
    for (let x = 0; x < period; x += 5) {
      const y = ridge(x) + 1
      ctx.moveTo(x - 2, y + 3)
      ctx.lineTo(x + random.between(-3, 3), y - random.between(1, 6))
      ctx.lineTo(x + 3, y + 3)
    }
    ctx.fillStyle = pen.tone(colour, 0.12)
    ctx.fill()
  }
  if (layer.cover === 'lines' || layer.cover === 'water') {
    const water = layer.cover === 'water'
    ctx.beginPath()
    for (let index = 0; index < 70; index++) {
      const x = random.between(0, period)
      const deep = random.next() ** 1.6
      const y = ridge(x) + 8 + deep * 190
      const long = (water ? 18 : 30) + deep * 46
      if (x + long > period - 4) continue
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + long / 2, y - (water ? 3 : 7), x + long, y)
    }
    ctx.lineWidth = 2
    ctx.lineCap = 'round'
    ctx.strokeStyle = fade(pen.tone(colour, water ? 0.6 : 0.22), water ? 0.35 : 0.5)
    ctx.stroke()
  }
  if (layer.cover === 'planks') {
    ctx.strokeStyle = fade(pen.tone(colour, -0.3), 0.45)
    ctx.lineWidth = 1.5
    const y = ridge(0)
    ctx.beginPath()
    for (let step = 0, at = y; at < designHeight; step++, at += 10 + step * 7) {
      ctx.moveTo(0, at)
      ctx.lineTo(period, at)
      for (let x = (step % 2) * 80 + 20; x < period; x += 160) {
        ctx.moveTo(x, at)
        ctx.lineTo(x, Math.min(designHeight, at + 10 + step * 7))
      }
    }
    ctx.stroke()
  }
}
