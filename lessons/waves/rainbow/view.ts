import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, lightColour, stroke } from '../paint.ts'
import { bins, bouncesOf, colours, type Point, type Rainbow, wayOf } from './model.ts'

const radius = 150
const middle: Point = [330, 262]
const at = ([x, y]: Point): [number, number] => [middle[0] + x * radius, middle[1] - y * radius]

export function draw(stage: Stage, state: Rainbow, values: Values): void {
  ground(stage, 'sky')
  const { height = 0.86 } = values
  blob(stage, [middle[0] + 6, middle[1] + 6], [radius, radius], 'rgba(29,27,46,0.12)', { rim: false })
  blob(stage, middle, [radius, radius], '#CBE7F5')
  blob(stage, [middle[0] - 56, middle[1] - 74], [34, 18], 'rgba(255,255,255,0.75)', {
    rim: false,
    tilt: -0.6,
  })
  // The second bow is seen with rays that strike the lower half.
  const flip = bouncesOf(values) === 2 ? -1 : 1
  const side = ([x, y]: Point): Point => [x, y * flip]
  for (const chance of state.last) {
    const { way, out } = wayOf(530, Math.min(0.9999, chance), values)
    ray(stage, way.map(side), side(out), '#FFFFFF', 2, 0.5)
  }
  for (const { nm } of colours) {
    const { way, out } = wayOf(nm, height, values)
    ray(stage, way.map(side), side(out), lightColour(nm), 3, 0.95)
  }
  const inside = wayOf(530, height, values).way
  stroke(stage, inside.map(side).map(at), '#FFFFFF', { width: 2.4, alpha: 0.8 })
  const [entry] = inside
  if (entry) stroke(stage, [at([-3, height * flip]), at(side(entry))], '#FFFFFF', { width: 8 })
  if (entry) stroke(stage, [at([-3, height * flip]), at(side(entry))], stage.colours.marigold, { width: 3 })
  blob(stage, [24, at([0, height * flip])[1]], [26, 26], stage.colours.marigold)
  const { angle } = wayOf(530, height, values)
  label(stage, `this ray comes back at ${angle.toFixed(0)}°`, 330, 34, { bold: true, size: 19, on: 'card' })
  histogram(stage, state, values)
  scene(stage, state, values)
}

function ray(
  stage: Stage,
  way: readonly Point[],
  out: Point,
  colour: string,
  width: number,
  alpha: number,
): void {
  const last = way.at(-1)
  if (!last) return
  stroke(stage, [...way.map(at), at([last[0] + out[0] * 4, last[1] + out[1] * 4])], colour, { width, alpha })
}

/** Where the light comes back, for each colour. */
function histogram(stage: Stage, { counts, edge, rays }: Rainbow, values: Values): void {
  const [x, y, wide, tall] = [576, 20, 366, 256]
  card(stage, x, y, wide, tall)
  label(stage, 'where the light comes back', x + wide / 2, y + 22, { bold: true, size: 16 })
  const glass = Math.round(values.drop ?? 0) === 1
  const [from, to] = bouncesOf(values) === 1 ? [0, 50] : glass ? [85, 130] : [45, 90]
  const place = (angle: number) => x + 24 + ((angle - from) / (to - from)) * (wide - 48)
  const foot = y + tall - 38
  const most = Math.max(8, ...counts.flatMap((row) => row.slice(from * 2, to * 2)))
  colours.forEach(({ nm }, c) => {
    const points: Point[] = []
    for (let i = from * 2; i < Math.min(bins, to * 2); i++)
      points.push([place(i / 2 + 0.25), foot - ((counts[c]?.[i] ?? 0) / most) * (tall - 92)])
    stroke(stage, points, lightColour(nm), { width: 3, alpha: 0.9 })
  })
  line(
    stage,
    [
      [x + 24, foot],
      [x + wide - 24, foot],
    ],
    { width: 2 },
  )
  for (let angle = Math.ceil(from / 10) * 10; angle <= to; angle += 10)
    label(stage, `${angle}°`, place(angle), foot + 16, { size: 14, colour: 'muted' })
  if (rays > 0)
    label(
      stage,
      `red ${(edge[0] ?? 0).toFixed(1)}°  violet ${(edge.at(-1) ?? 0).toFixed(1)}°`,
      x + wide / 2,
      y + 46,
      { size: 15, colour: 'muted' },
    )
}

/** What you see with the sun behind you: 3 pixels to a degree. */
function scene(stage: Stage, { edge, rays }: Rainbow, { sun = 20, bow = 0 }: Values): void {
  const { context, colours: paint } = stage
  const [x, y, wide, tall, horizon] = [576, 300, 366, 280, 512]
  const scale = 3.6
  card(stage, x, y, wide, tall)
  context.save()
  context.beginPath()
  context.roundRect(x + 2, y + 2, wide - 4, tall - 4, 12)
  context.clip()
  context.fillStyle = '#9FBBCB'
  context.fillRect(x, y, wide, tall)
  const centre: Point = [x + wide / 2, horizon + sun * scale]
  if (rays > 0)
    edge.forEach((angle, i) => {
      context.strokeStyle = lightColour(colours[i]?.nm ?? 550)
      context.lineWidth = 2.2
      context.globalAlpha = Math.round(bow) === 1 ? 0.5 : 0.85
      context.beginPath()
      context.arc(centre[0], centre[1], angle * scale, 0, Math.PI * 2)
      context.stroke()
    })
  context.globalAlpha = 1
  context.fillStyle = '#8DBD70'
  context.fillRect(x, horizon, wide, 200)
  for (let i = 0; i < 26; i++)
    stroke(
      stage,
      [
        [x + 10 + ((i * 97) % 350), y + 12 + ((i * 53) % 150)],
        [x + 6 + ((i * 97) % 350), y + 26 + ((i * 53) % 150)],
      ],
      '#E8F1F5',
      { width: 1.5, alpha: 0.6 },
    )
  context.restore()
  line(
    stage,
    [
      [x, horizon],
      [x + wide, horizon],
    ],
    { width: 2 },
  )
  const [px, py] = [x + wide / 2, horizon + 30]
  context.fillStyle = paint.ink
  context.fillRect(px - 9, py - 8, 18, 34)
  blob(stage, [px, py - 18], [10, 10], paint.ink)
  const top = (edge[0] ?? 0) - sun
  label(
    stage,
    rays === 0
      ? 'the sun is behind you'
      : top > 0
        ? `its top stands ${top.toFixed(0)}° high`
        : 'the sun is too high: no bow in the sky',
    x + wide / 2,
    y + tall - 16,
    { bold: true, size: 15, on: 'card' },
  )
}
