import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Point, soft, written } from '../figures.ts'
import { type Beetle, cornersOf, insideAt, sidesOf, turnAt, turning } from './model.ts'

const middle: Point = [322, 306]
const scale = 196
const place = ([x, y]: Point): [number, number] => [middle[0] + x * scale, middle[1] - y * scale]

/** The shape with its angles and the beetle; on the right its compass and the sum. */
export function draw(stage: Stage, state: Beetle, values: Values): void {
  ground(stage, 'grid')
  const corners = cornersOf(state, values)
  const n = sidesOf(values)
  const places = corners.map(place)
  area(stage, places, 'sky', { alpha: 0.35 })
  for (const corner of places)
    line(stage, [[...middle] as const, corner], { colour: 'muted', width: 1.2, dashed: true })
  corners.forEach((corner, i) => {
    wedge(stage, corners, i)
    const after = corners[(i + 1) % n] ?? corner
    line(stage, [place(corner), place(after)], { width: 4 })
  })
  corners.forEach((corner, i) => {
    const [x, y] = place(corner)
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1
    const out = (far + 34) / far
    label(
      stage,
      `${written(insideAt(corners, i), 0)}°`,
      middle[0] + (x - middle[0]) * out,
      middle[1] + (y - middle[1]) * out,
      {
        size: n > 9 ? 15 : 18,
        bold: true,
        colour: 'tomato',
      },
    )
  })
  beetle(stage, state, corners)
  compass(stage, state, corners)
  sum(stage, corners)
}

function wedge({ context, colours }: Stage, corners: readonly Point[], i: number): void {
  const n = corners.length
  const [here, after] = [corners[i], corners[(i + 1) % n]]
  if (!here || !after) return
  const [x, y] = place(here)
  const from = -Math.atan2(after[1] - here[1], after[0] - here[0])
  context.fillStyle = colours.tomato
  context.globalAlpha = 0.75
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, n > 8 ? 26 : 36, from, from - (insideAt(corners, i) * Math.PI) / 180, true)
  context.closePath()
  context.fill()
  context.globalAlpha = 1
}

/** In which direction it looks, in radians. */
function heading({ corner, way }: Beetle, corners: readonly Point[]): number {
  const n = corners.length
  const [from, to] = [corners[corner % n], corners[(corner + 1) % n]]
  if (!from || !to) return 0
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  const share = Math.max(0, way - turning) / (1 - turning)
  return along + (turnAt(corners, corner + 1) * share * Math.PI) / 180
}

function beetle(stage: Stage, state: Beetle, corners: readonly Point[]): void {
  const n = corners.length
  const [from, to] = [corners[state.corner % n], corners[(state.corner + 1) % n]]
  if (!from || !to) return
  const part = soft(Math.min(1, state.way / turning))
  const [x, y] = place([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  bug(stage, x, y, heading(state, corners), 1)
}

function bug(stage: Stage, x: number, y: number, angle: number, size: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.rotate(-angle)
  context.scale(size, size)
  for (const side of [-1, 1])
    for (const leg of [-9, 1, 11])
      line(stage, [[leg, side * 8] as const, [leg + 3, side * 21] as const], { width: 2.5 })
  disc(stage, 21, 0, 9, 'ink')
  context.fillStyle = colours.marigold
  context.beginPath()
  context.ellipse(0, 0, 22, 16, 0, 0, Math.PI * 2)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  line(stage, [[-21, 0] as const, [20, 0] as const], { width: 2 })
  for (const [px, py] of [
    [-8, -7],
    [8, -7],
    [-8, 7],
    [8, 7],
  ] as const) {
    context.fillStyle = colours.ink
    context.beginPath()
    context.arc(px, py, 3, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** Which way the beetle looks now; the turn of this round is painted. */
function compass(stage: Stage, state: Beetle, corners: readonly Point[]): void {
  const { context, colours } = stage
  card(stage, 640, 24, 296, 330)
  label(stage, 'the beetle has turned', 788, 50, { size: 17, colour: 'muted' })
  const [x, y, radius] = [788, 186, 104]
  const now = heading(state, corners)
  const done = ((state.turned - state.begun) * Math.PI) / 180
  context.fillStyle = colours.paper
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.teal
  context.globalAlpha = 0.55
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, radius - 2, -now + done, -now, done > 0)
  context.closePath()
  context.fill()
  context.globalAlpha = 1
  bug(stage, x, y, now, 1.5)
  label(stage, `${written(state.turned, 0)}°`, 788, 322, { size: 32, bold: true, colour: 'teal' })
}

function sum(stage: Stage, corners: readonly Point[]): void {
  const n = corners.length
  card(stage, 640, 374, 296, 204)
  label(stage, 'all angles inside', 788, 402, { size: 17, colour: 'muted' })
  const all = corners.reduce((sum, _, i) => sum + insideAt(corners, i), 0)
  label(stage, `${written(all, 0)}°`, 788, 446, { size: 38, bold: true, colour: 'tomato' })
  label(stage, `${n} triangles: ${n} × 180°`, 788, 498, { size: 18 })
  label(stage, 'without the middle: − 360°', 788, 526, { size: 18 })
  label(stage, `= ${n * 180 - 360}°`, 788, 556, { size: 19, bold: true })
}
