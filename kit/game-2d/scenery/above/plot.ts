import { type Random, seededRandom } from '../../../core/random.ts'
import { lift } from '../colour.ts'
import type { Tones } from '../palettes.ts'
import type { Context, Live, Pen } from '../pen.ts'
import { halo } from '../sky.ts'
import { stamps } from '../stamps/stamps.ts'

/** The ground comes again after so many units of the stage, in both directions. */
export const side = 960
/** What of it is the stage, where nothing scrolls; the rest lies beyond its edges. */
export const high = 600

/** The ways along which the ground goes by: there it has no border. Where a game lays a `way` of its own, the scene lays no other. */
export type Open = { x: boolean; y: boolean; way?: boolean }

/** Something that stands on the ground, and where its foot is. */
type Foot = { name: string; x: number; y: number; size: number; own: number }

/** A piece of ground that is being composed. */
export type Plot = {
  ctx: Context
  pen: Pen
  tones: Tones
  /** The colour of the ground itself, which all that lies on it is mixed from. */
  base: string
  open: Open
  random: Random
  /** Draws things all over; what crosses an edge comes in again on the other side. Less comes where one plays, if it is `aside`. */
  scatter(
    count: number,
    reach: number,
    draw: (x: number, y: number, random: Random) => void,
    aside?: boolean,
  ): void
  /** Where something large may be that is in nobody's way. */
  slots: [number, number][]
  /** What stands comes last, from the back to the front; `own` is 0 for what throws no shadow. */
  feet: Foot[]
  lives: Live[]
}

/** What a word of a plot does. */
export type Way = (plot: Plot, numbers: number[], name: string) => void

export const slotsOf = ({ x, y }: Open, random: Random): [number, number][] =>
  random.shuffled(
    x && y
      ? []
      : x
        ? [
            [140, 92],
            [450, 84],
            [800, 96],
            [300, 590],
            [660, 592],
          ]
        : y
          ? [
              [74, 150],
              [890, 300],
              [64, 470],
              [896, 640],
              [80, 800],
              [884, 930],
            ]
          : [
              [104, 124],
              [856, 124],
              [104, 572],
              [856, 572],
              [310, 84],
              [650, 84],
              [78, 350],
              [882, 350],
            ],
  )

/** From 0 in the middle of where one plays to 1 at its border. */
export function outward({ x: alongX, y: alongY }: Open, x: number, y: number): number {
  const far = Math.max(
    alongX ? 0 : Math.abs(x / 480 - 1),
    alongY ? 0 : Math.abs((y > 780 ? y - side : y) / 300 - 1),
  )
  return alongX && alongY ? 1 : Math.min(1, far)
}

export function scatterOf(seed: number, open: Open): Plot['scatter'] {
  let salt = seed
  return (count, reach, draw, aside) => {
    const random = seededRandom(++salt * 7919)
    for (let index = 0; index < count; index++) {
      const [x, y, own] = [random.between(0, side), random.between(0, side), random.below(1e9)]
      if (aside && (own % 100) / 100 > 0.25 + outward(open, x, y)) continue
      for (const [dx, dy] of copies(x, y, reach)) draw(x + dx, y + dy, seededRandom(own))
    }
  }
}

/** Where else a thing is seen that reaches over an edge. */
export function copies(x: number, y: number, reach: number): [number, number][] {
  const along = (at: number) => (at < reach ? [0, side] : at > side - reach ? [0, -side] : [0])
  return along(x).flatMap((dx) => along(y).map((dy): [number, number] => [dx, dy]))
}

/** A colour in the words of a plot: `#hex`, or the ground's own, lighter (`>20`) or darker (`<20`). */
export function inked({ tones, base }: Plot, word: string): string {
  const by = Number(word.slice(1)) / 100
  return word.startsWith('#') ? tones.tone(word) : lift(base, word.startsWith('<') ? -by : by)
}

export function stamp(plot: Plot, name: string, x: number, y: number, size: number, alpha: number): void {
  const { ctx, pen } = plot
  ctx.save()
  ctx.globalAlpha = alpha / 100
  stamps[name]?.(pen, x, y, size)
  ctx.restore()
}

/** Paints all that stands, each with its shadow: the light comes from the upper left. */
export function standUp(plot: Plot): void {
  const { ctx, pen, feet, lives } = plot
  feet.sort((one, other) => one.y - other.y)
  for (const { name, x, y, size, own } of feet)
    for (const [dx, dy] of copies(x, y, size * 1.4)) {
      if (own) {
        ctx.beginPath()
        ctx.ellipse(x + dx + size * 0.12, y + dy, size * 0.34, size * 0.11, 0, 0, 7)
        pen.veil(-0.17)
        ctx.fill()
      }
      pen.random = seededRandom(own)
      stamp(plot, name, x + dx, y + dy, size, 100)
    }
  // Lamps and fires light the ground around them.
  for (const { move, x, y, size, colour } of lives)
    if (move === 'glow') halo(ctx, x, y, size * 1.8, colour, 0.3)
}

/** How far apart two places are on a ground that comes again. */
export function apart(one: Foot, x: number, y: number): number {
  const along = (by: number) => Math.min(Math.abs(by), side - Math.abs(by))
  return Math.hypot(along(one.x - x), along(one.y - y))
}
