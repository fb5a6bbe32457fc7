import { lift } from '../../scenery/colour.ts'
import type { Shape } from './pieces.ts'

/** Corners of each shape around the middle, as angles and distances from 0 to 1. */
const corners: Record<Shape, [angle: number, far: number][]> = {
  square: [45, 135, 225, 315].map((angle) => [angle, 1.12]),
  round: Array.from({ length: 10 }, (_, index) => [index * 36 + 18, 0.98]),
  triangle: [
    [-90, 1.12],
    [30, 1.14],
    [150, 1.14],
  ],
  hexagon: Array.from({ length: 6 }, (_, index) => [index * 60 + 30, 1.02]),
  diamond: [
    [-90, 1.14],
    [0, 0.84],
    [90, 1.14],
    [180, 0.84],
  ],
  drop: [
    [-90, 1.2],
    [-28, 0.72],
    [14, 0.9],
    [62, 0.98],
    [118, 0.98],
    [166, 0.9],
    [208, 0.72],
  ],
  star: Array.from({ length: 10 }, (_, index) => [index * 36 - 90, index % 2 === 0 ? 1.18 : 0.66]),
}

type Point = { x: number; y: number }

/** A stone of radius 1, cut once and drawn often. */
type Cut = {
  outer: Point[]
  inner: Point[]
  facets: { points: Point[]; fill: string }[]
  edge: string
  top: string
  foot: string
  lower: number
}
const cuts = new Map<string, Cut>()

function cutOf(shape: Shape, colour: string): Cut {
  const key = shape + colour
  const known = cuts.get(key)
  if (known) return known
  const lower = shape === 'triangle' ? 0.14 : shape === 'drop' ? 0.1 : 0
  const ring = (part: number): Point[] =>
    corners[shape].map(([angle, far]) => ({
      x: Math.cos((angle * Math.PI) / 180) * far * part,
      y: Math.sin((angle * Math.PI) / 180) * far * part + lower,
    }))
  const outer = ring(0.94)
  const inner = ring(shape === 'star' ? 0.5 : 0.58)
  const facets = outer.flatMap((corner, index) => {
    const next = (index + 1) % outer.length
    const [after, innerAfter, innerHere] = [outer[next], inner[next], inner[index]]
    if (!after || !innerAfter || !innerHere) return []
    const middle = { x: (corner.x + after.x) / 2, y: (corner.y + after.y) / 2 }
    const toward = (-middle.x * 0.5 - middle.y) / (Math.hypot(middle.x, middle.y) || 1)
    const fill = lift(colour, toward > 0 ? toward * 0.5 : toward * 0.34)
    return [{ points: [corner, after, innerAfter, innerHere], fill }]
  })
  const cut = {
    outer,
    inner,
    facets,
    edge: lift(colour, -0.55),
    top: lift(colour, 0.42),
    foot: lift(colour, -0.06),
    lower,
  }
  cuts.set(key, cut)
  return cut
}

/** A cut stone: every facet catches the light from the upper left a little differently. */
export function drawGem(
  ctx: CanvasRenderingContext2D,
  shape: Shape,
  colour: string,
  x: number,
  y: number,
  size: number,
): void {
  const { outer, inner, facets, edge, top, foot, lower } = cutOf(shape, colour)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 2, size / 2)
  ctx.lineJoin = 'round'
  trace(ctx, outer)
  ctx.lineWidth = 0.28
  ctx.strokeStyle = edge
  ctx.stroke()
  ctx.lineWidth = 0.16
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.fill()
  ctx.stroke()
  for (const { points, fill } of facets) {
    ctx.fillStyle = fill
    trace(ctx, points)
    ctx.fill()
  }
  const table = ctx.createLinearGradient(0, -0.6, 0, 0.6)
  table.addColorStop(0, top)
  table.addColorStop(1, foot)
  trace(ctx, inner)
  ctx.fillStyle = table
  ctx.fill()
  ctx.lineWidth = 0.036
  ctx.strokeStyle = 'rgba(255,255,255,.55)'
  ctx.stroke()
  ctx.fillStyle = 'rgba(255,255,255,.9)'
  ctx.beginPath()
  ctx.ellipse(-0.24, -0.26 + lower, 0.15, 0.08, -0.7, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}

function trace(ctx: CanvasRenderingContext2D, points: Point[]): void {
  ctx.beginPath()
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.closePath()
}

const rainbow = ['#e8384f', '#ff9a2a', '#f6d01c', '#31b457', '#2f8ff0', '#9a53ea']

/** The reward for five: a ball of all colours that turns. */
export function drawRainbow(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  seconds: number,
): void {
  const radius = size / 2
  ctx.save()
  ctx.translate(x, y)
  ctx.beginPath()
  ctx.arc(0, 0, radius + size * 0.04, 0, Math.PI * 2)
  ctx.fillStyle = '#fffdf6'
  ctx.fill()
  rainbow.forEach((colour, index) => {
    const from = seconds * 1.4 + (index * Math.PI) / 3
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, radius, from, from + Math.PI / 3 + 0.02)
    ctx.fillStyle = colour
    ctx.fill()
  })
  const shine = ctx.createRadialGradient(-radius * 0.35, -radius * 0.4, 0, 0, 0, radius)
  shine.addColorStop(0, 'rgba(255,255,255,.85)')
  shine.addColorStop(0.5, 'rgba(255,255,255,.12)')
  shine.addColorStop(1, 'rgba(20,10,50,.35)')
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, Math.PI * 2)
  ctx.fillStyle = shine
  ctx.fill()
  ctx.restore()
}
