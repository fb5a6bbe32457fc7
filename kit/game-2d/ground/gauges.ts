import type { Zone } from '../../rules/rulebook.ts'
import { cosine, sine } from '../../rules/sure-math.ts'
import type { Painter } from '../view/painter.ts'

const rim = '#1d1b2ee6'
const empty = '#fff6d8'
const liquid = '#5ab0f2'
const red = '#e5484d'

type Spot = { x: number; y: number; size: number }
type Drawn = (spot: Spot, value: number, zone: Zone, ctx: CanvasRenderingContext2D) => void

/** It is drawn instead of a picture. */
export const isGauge = (zone: Zone | undefined): boolean => zone?.as !== undefined && zone.as !== 'glass'

/** A gauge that has to be stopped in a stretch of it. */
export function drawZone(spot: Spot, value: number, zone: Zone, { ctx }: Pick<Painter, 'ctx'>): void {
  ctx.save()
  ways[zone.as ?? 'bar'](spot, Math.max(0, Math.min(1, value)), zone, ctx)
  ctx.restore()
}

/** Where what lies in the middle of its zone is drawn, and how large. */
export function middleOf({ x, y, size }: Spot, { as, from, to }: Zone): [x: number, y: number, size: number] {
  const middle = (from + to) / 2
  if (as === 'pendulum') {
    const way = Math.PI * (0.82 - 0.64 * middle)
    const [radius, top] = [size * 1.34, y - size * 0.66]
    return [x + cosine(way) * radius, top + sine(way) * radius, size * 0.42]
  }
  if (as === 'rail') return [x + size * 2.2 * (middle - 0.5), y + 34, size * 0.4]
  const way = Math.PI * (1 + middle)
  return [x + cosine(way) * size * 1.2, y + size * 0.45 + sine(way) * size * 1.2, size * 0.42]
}

const tintOf = ({ colour = '#4fbf5f' }: Zone) => colour

const ways: Record<NonNullable<Zone['as']> | 'bar', Drawn> = {
  bar: ({ x, y, size }, value, zone, ctx) =>
    rail({ x, y: y - size * 0.66 - 8 }, { width: Math.max(76, size * 1.25), height: 13 }, value, zone, ctx),
  rail: ({ x, y, size }, value, zone, ctx) =>
    rail({ x, y }, { width: size * 2.2, height: 24 }, value, zone, ctx),
  glass,
  dial,
  pendulum,
}

function rail(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  value: number,
  zone: Zone,
  ctx: CanvasRenderingContext2D,
): void {
  const left = x - width / 2
  const top = y - height / 2
  box(ctx, [left - 3, top - 3, width + 6, height + 6], rim, 5)
  box(ctx, [left, top, width, height], empty, 3)
  box(ctx, [left + width * zone.from, top, width * (zone.to - zone.from), height], tintOf(zone))
  box(ctx, [left + width * value - 4, top - 6, 8, height + 12], rim, 4)
  box(ctx, [left + width * value - 2, top - 4, 4, height + 8], '#ffffff', 2)
}

/** Filled up to a line that sticks out on both sides. */
function glass({ x, y, size }: Spot, value: number, zone: Zone, ctx: CanvasRenderingContext2D): void {
  const [width, height] = [18, Math.max(64, size * 1.15)]
  const [left, bottom] = [x + size * 0.58, y + size * 0.5]
  box(ctx, [left - 3, bottom - height - 3, width + 6, height + 6], rim, 6)
  box(ctx, [left, bottom - height, width, height], empty, 4)
  box(ctx, [left, bottom - height * zone.to, width, height * (zone.to - zone.from)], tintOf(zone))
  box(ctx, [left + 3, bottom - height * value, width - 6, height * value], liquid, 2)
  const line = bottom - height * (zone.from + zone.to) * 0.5
  box(ctx, [left - 8, line - 2, width + 16, 4], red, 2)
}

/** Half a round, with its zone on the rim, and a hand that goes from the left to the right. */
function dial({ x, y, size }: Spot, value: number, zone: Zone, ctx: CanvasRenderingContext2D): void {
  const radius = size * 0.9
  const foot = y + radius * 0.5
  const at = (part: number) => Math.PI * (1 + part)
  ctx.fillStyle = rim
  ctx.beginPath()
  ctx.arc(x, foot, radius + 6, Math.PI, Math.PI * 2)
  ctx.lineTo(x + radius + 6, foot + 10)
  ctx.lineTo(x - radius - 6, foot + 10)
  ctx.fill()
  for (const [from, to, colour] of [
    [0, 1, empty],
    [zone.from, zone.to, tintOf(zone)],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(x, foot)
    ctx.arc(x, foot, radius, at(from), at(to))
    ctx.fill()
  }
  hand(ctx, { x, y: foot }, at(value), radius * 0.92)
}

/** A bob on a rod that swings over an arc. */
function pendulum({ x, y, size }: Spot, value: number, zone: Zone, ctx: CanvasRenderingContext2D): void {
  const radius = size * 1.1
  const top = y - radius * 0.6
  // From the right to the left is where an angle grows, below.
  const at = (part: number) => Math.PI * (0.82 - 0.64 * part)
  for (const [from, to, colour, width] of [
    [0, 1, rim, 22],
    [0, 1, empty, 16],
    [zone.from, zone.to, tintOf(zone), 16],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.arc(x, top, radius * 1.22, at(to), at(from))
    ctx.stroke()
  }
  const bob = { x: x + cosine(at(value)) * radius, y: top + sine(at(value)) * radius }
  ctx.strokeStyle = rim
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.moveTo(x, top)
  ctx.lineTo(bob.x, bob.y)
  ctx.stroke()
  for (const [wide, colour] of [
    [size * 0.19, rim],
    [size * 0.15, '#ffd447'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(bob.x, bob.y, wide, 0, Math.PI * 2)
    ctx.fill()
  }
}

function hand(
  ctx: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  way: number,
  long: number,
): void {
  ctx.lineCap = 'round'
  for (const [colour, width] of [
    ['#ffffff', 9],
    [red, 5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + cosine(way) * long, y + sine(way) * long)
    ctx.stroke()
  }
  ctx.fillStyle = rim
  ctx.beginPath()
  ctx.arc(x, y, 9, 0, Math.PI * 2)
  ctx.fill()
}

function box(
  ctx: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  round = 0,
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(x, y, width, Math.max(0.01, height), Math.min(round, height / 2))
  ctx.fill()
}
