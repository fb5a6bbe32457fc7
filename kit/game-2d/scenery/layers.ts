import { seededRandom } from '../../core/random.ts'
import { fade } from './colour.ts'
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
export type Row = [stamp: string, count: number, low: number, high: number, above?: number, jitter?: number]

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

type Item = { x: number; y: number; size: number; stamp: string; seed: number; front: boolean }

export function renderLayer(
  layer: Layer,
  tones: Tones,
  seed: number,
  scale: number,
  surface: MakeSurface,
): Strip {
  const random = seededRandom(seed)
  const [kind, base, rise, named] = layer.ridge ?? ['none', designHeight, 0, '#000000']
  const colour = tones.base[named as keyof Tones['base']] ?? named
  const ridge = ridgeOf(kind, base, rise, period, random)
  const items: Item[] = []
  let top = designHeight
  for (const [stamp, count, low, high, above = 0, jitter = 0.7] of layer.rows ?? []) {
    const start = random.next()
    for (let index = 0; index < count; index++) {
      const x = (((index + start + (random.next() - 0.5) * jitter) / count) * period + period) % period
      const size = low + (high - low) * random.next() ** 1.3
      const y = layer.hangs ? -above : ridge(x) - above
      items.push({ x, y, size, stamp, seed: random.below(1e9), front: above < 0 && !layer.hangs })
      top = Math.min(top, y - size * 1.35)
    }
  }
  if (kind !== 'none') for (let x = 0; x < period; x += 8) top = Math.min(top, ridge(x) - 6)
  if (layer.hangs) top = 0
  top = Math.max(-200, Math.floor(top))
  const bottom = layer.hangs ? Math.max(...items.map(({ y, size }) => y + size * 1.3), base) : designHeight
  const height = Math.max(8, bottom - top)

  const width = Math.round(period * scale)
  const target = surface(width, Math.ceil(height * scale))
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
      const reach = item.size * 1.4
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
    pen.paint(colour, base - rise, layer.hangs ? base : designHeight, 0.1)
    if (layer.hangs) pen.paint(colour, -40, base, -0.12)
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
  outline()
  ctx.lineWidth = neon ? 2 : 3
  ctx.strokeStyle = neon ? fade(tones.palette.accent, 0.8 - layer.haze) : fade(pen.tone(colour, 0.35), 0.5)
  if (neon) {
    ctx.shadowColor = tones.palette.accent
    ctx.shadowBlur = 14
  }
  ctx.stroke()
  ctx.shadowColor = 'transparent'
  ctx.shadowBlur = 0
  if (layer.cover === 'grass' || layer.cover === 'snow') {
    const grass = layer.cover === 'grass'
    ctx.beginPath()
    for (let x = 0; x < period; x += grass ? 5 : 11) {
      const y = ridge(x) + 1
      if (grass) {
        ctx.moveTo(x - 2, y + 3)
        ctx.lineTo(x + random.between(-3, 3), y - random.between(1, 6))
        ctx.lineTo(x + 3, y + 3)
      } else {
        ctx.moveTo(x + 9, y + 2)
        ctx.ellipse(x, y + 2, 9, random.between(3, 6), 0, 0, 7)
      }
    }
    ctx.fillStyle = grass ? pen.tone(colour, 0.12) : pen.tone('#ffffff')
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
