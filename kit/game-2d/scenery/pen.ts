import { type Random, seededRandom } from '../../core/random.ts'
import { fade, lift, saturate } from './colour.ts'
import type { Tones } from './palettes.ts'

export type Context = CanvasRenderingContext2D
export type Surface = { canvas: CanvasImageSource; ctx: Context }
export type MakeSurface = (width: number, height: number) => Surface

/** Something that moves on a layer: a picture that turns or sways, or a light that flickers. */
export type Live = {
  move: 'spin' | 'sway' | 'glow' | 'smoke'
  x: number
  y: number
  /** Half of its side; for what sways, its height. */
  size: number
  colour: string
  speed: number
  paint?: (pen: Pen) => void
}

/**
 * Draws in the light of a scene. Every colour given to it is the colour of the thing itself; light, haze and style
 * come in by themselves.
 */
export type Pen = {
  ctx: Context
  random: Random
  tones: Tones
  /** A colour as it is seen; lighter or darker by `by`. */
  tone(hex: string, by?: number): string
  /** Sets the colour of what follows; with `y0` and `y1` lit from above. */
  paint(hex: string, y0?: number, y1?: number, depth?: number): void
  /** A colour that shines by itself, with an alpha. */
  shine(hex: string, alpha?: number): void
  /** A veil of black (below 0) or white (above 0) over what is there. */
  veil(by: number): void
  box(x: number, y: number, width: number, height: number, radius?: number): void
  oval(x: number, y: number, rx: number, ry?: number): void
  ring(x: number, y: number, rx: number, ry: number, width: number): void
  poly(...points: number[]): void
  /** A closed soft shape through the points. */
  soft(...points: number[]): void
  line(width: number, ...points: number[]): void
  live(part: Omit<Live, 'colour' | 'speed'> & Partial<Live>): void
}

export function createPen(ctx: Context, tones: Tones, haze: number, seed: number, lives: Live[]): Pen {
  const tone = (hex: string, by = 0) => tones.tone(by ? lift(hex, by) : hex, haze)
  const neon = tones.palette.style === 'neon'
  let rim = ''
  // Neon draws what it fills once more as a line of light.
  const fill = () => {
    ctx.fill()
    if (!rim) return
    ctx.strokeStyle = rim
    ctx.lineWidth = 1.3
    ctx.stroke()
  }
  const trace = (points: number[]) => {
    ctx.beginPath()
    for (let at = 0; at < points.length; at += 2) ctx.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
  }
  return {
    ctx,
    random: seededRandom(seed),
    tones,
    tone,
    paint(hex, y0, y1, depth = 0.14) {
      if (y0 === undefined || y1 === undefined || tones.palette.style === 'paper') ctx.fillStyle = tone(hex)
      else {
        const gradient = ctx.createLinearGradient(0, y0, 0, y1)
        gradient.addColorStop(0, tone(hex, depth))
        gradient.addColorStop(1, tone(hex, -depth))
        ctx.fillStyle = gradient
      }
      ctx.strokeStyle = ctx.fillStyle
      rim = neon ? fade(tones.glow(lift(saturate(hex, 1.8), 0.2)), 0.4 * (1 - haze)) : ''
    },
    shine(hex, alpha = 1) {
      rim = ''
      ctx.fillStyle = fade(tones.glow(hex), alpha * (1 - haze * 0.6))
      ctx.strokeStyle = ctx.fillStyle
    },
    veil(by) {
      rim = ''
      ctx.fillStyle = by < 0 ? fade(tone('#1a1440'), -by) : fade(tone('#fff8e8'), by)
      ctx.strokeStyle = ctx.fillStyle
    },
    box(x, y, width, height, radius = 0) {
      ctx.beginPath()
      if (radius) ctx.roundRect(x, y, width, height, radius)
      else ctx.rect(x, y, width, height)
      fill()
    },
    oval(x, y, rx, ry = rx) {
      ctx.beginPath()
      ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, 7)
      fill()
    },
    ring(x, y, rx, ry, width) {
      ctx.beginPath()
      ctx.ellipse(x, y, rx, ry, 0, 0, 7)
      ctx.lineWidth = width
      ctx.stroke()
    },
    poly(...points) {
      trace(points)
      fill()
    },
    soft(...points) {
      const count = points.length / 2
      const at = (index: number): [number, number] => {
        const place = (index % count) * 2
        return [points[place] ?? 0, points[place + 1] ?? 0]
      }
      ctx.beginPath()
      for (let index = 0; index < count; index++) {
        const [x, y] = at(index)
        const [nextX, nextY] = at(index + 1)
        if (index === 0) ctx.moveTo((x + at(count - 1)[0]) / 2, (y + at(count - 1)[1]) / 2)
        ctx.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
      }
      fill()
    },
    line(width, ...points) {
      trace(points)
      ctx.lineWidth = width
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      ctx.stroke()
    },
    live(part) {
      lives.push({ colour: '#ffd27a', speed: 1, ...part })
    },
  }
}

/** A height for each x that comes again after `period`. */
export type Ridge = (x: number) => number

export function ridgeOf(kind: string, base: number, height: number, period: number, random: Random): Ridge {
  const turnOf = (2 * Math.PI) / period
  const waves = [1, 2, 3, 5, 8].map((times) => ({
    times: times + random.below(2),
    start: random.between(0, 7),
    size: random.between(0.6, 1) / (0.7 + times * 0.45),
  }))
  const sum = (x: number) =>
    waves.reduce((all, { times, start, size }) => all + Math.sin(x * turnOf * times + start) * size, 0)
  if (kind === 'flat' || kind === 'none') return () => base
  // Dunes lean: one side is steep, the other long.
  if (kind === 'dunes')
    return (x) => {
      let y = base
      for (const { times, start, size } of waves.slice(0, 3)) {
        const part = (((x * times) / period + start) % 1) as number
        y -=
          height *
          size *
          (part < 0.7 ? Math.sin((part / 0.7) * 1.5708) ** 1.6 : Math.cos(((part - 0.7) / 0.3) * 1.5708) ** 2)
      }
      return y + height * 0.4
    }
  if (kind === 'rough')
    return (x) =>
      base -
      height * (0.5 * sum(x) + 0.16 * Math.abs((((x * 24) / period) % 2) - 1) * Math.sin(x * turnOf * 7))
  return (x) => base - height * 0.5 * sum(x)
}
