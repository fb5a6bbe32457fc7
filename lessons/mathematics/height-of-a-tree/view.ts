import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { byDrawing, heightOfRay, type Sight, sceneOf } from './model.ts'

const floor = 506

/** A meadow to scale with the sight line, and the small triangle on a sheet of paper. */
export function draw(stage: Stage, state: Sight, values: Values): void {
  ground(stage, 'sky')
  const { context, colours } = stage
  const { distance, tree, eye } = sceneOf(values)
  context.fillStyle = colours.leaf
  context.fillRect(0, floor, 960, 100)
  const scale = Math.min(420 / distance, 430 / tree, 26)
  const foot = 540
  const at = (x: number, y: number): [number, number] => [foot - (distance - x) * scale, floor - y * scale]
  plant(stage, foot, tree * scale)
  const [ex, ey] = at(0, eye)
  const reached = Math.min(heightOfRay(state.angle, values), tree * 1.1)
  area(stage, [[ex, ey], [foot, ey], at(distance, reached)], 'marigold', { rim: false, alpha: 0.4 })
  line(stage, [[ex, ey] as const, [foot, ey] as const], { colour: 'iris', width: 3.5, dashed: true })
  line(stage, [[foot, ey] as const, at(distance, reached)], { colour: 'tomato', width: 5 })
  line(stage, [[ex, ey] as const, at(distance, reached)], { width: 3 })
  person(stage, ex, ey, eye * scale, state.angle)
  disc(stage, ...at(distance, reached), 8, state.found ? 'tomato' : 'card')
  const mid = (ex + foot) / 2
  label(stage, `${written(distance, 1)} m`, mid, floor + 34, { size: 20, bold: true, on: 'card' })
  line(stage, [[ex, floor + 12] as const, [foot, floor + 12] as const], { width: 3, colour: 'iris' })
  label(stage, `${written(state.angle, 0)}°`, ex - 62, ey - 6, { size: 19, bold: true, on: 'card' })
  if (state.found)
    label(stage, `${written(tree, 1)} m`, foot + 60, floor - tree * scale + 4, {
      size: 20,
      bold: true,
      colour: 'tomato',
      on: 'card',
    })
  paper(stage, state, values)
}

function plant(stage: Stage, x: number, high: number): void {
  const { context, colours } = stage
  const trunk = Math.max(8, high * 0.07)
  area(
    stage,
    [
      [x - trunk, floor],
      [x - trunk * 0.6, floor - high * 0.5],
      [x + trunk * 0.6, floor - high * 0.5],
      [x + trunk, floor],
    ],
    'earth',
  )
  for (const [dx, up, size] of [
    [-0.12, 0.52, 0.17],
    [0.13, 0.55, 0.17],
    [0, 0.72, 0.2],
    [0, 0.86, 0.14],
  ] as const) {
    context.fillStyle = '#4F8F45'
    context.strokeStyle = colours.ink
    context.lineWidth = 1.5
    context.beginPath()
    context.arc(x + dx * high, floor - up * high, size * high, 0, Math.PI * 2)
    context.fill()
    context.stroke()
  }
}

function person(stage: Stage, x: number, y: number, tall: number, angle: number): void {
  const { context } = stage
  const size = Math.max(7, Math.min(13, tall * 0.3))
  line(stage, [[x - 8, y + size] as const, [x - 8, floor - tall * 0.3] as const], {
    width: Math.max(5, size * 0.9),
    colour: 'iris',
  })
  for (const side of [-4, 4])
    line(stage, [[x - 8, floor - tall * 0.35] as const, [x - 8 + side, floor] as const], { width: 4 })
  disc(stage, x - 8, y, size, '#F2C9A0')
  context.save()
  context.translate(x, y)
  context.rotate((-angle * Math.PI) / 180)
  card(stage, 0, -4, 34, 8, 'tomato', 3)
  context.restore()
}

/** The same triangle, ten centimetres wide. */
function paper(stage: Stage, { angle, found }: Sight, values: Values): void {
  const { distance, eye } = sceneOf(values)
  card(stage, 690, 22, 250, 460)
  label(stage, 'the same angle on paper', 815, 48, { size: 16, colour: 'muted' })
  const tangent = Math.tan((angle * Math.PI) / 180)
  // A steep triangle is drawn smaller, so that it fits.
  const wide = Math.min(136, 190 / Math.max(0.01, tangent))
  const [left, bottom] = [714 + (136 - wide) / 2, 280]
  area(
    stage,
    [
      [left, bottom],
      [left + wide, bottom],
      [left + wide, bottom - wide * tangent],
    ],
    'marigold',
    { alpha: 0.6 },
  )
  line(stage, [[left, bottom] as const, [left + wide, bottom] as const], { colour: 'iris', width: 4 })
  line(stage, [[left + wide, bottom] as const, [left + wide, bottom - wide * tangent] as const], {
    colour: 'tomato',
    width: 4,
  })
  label(stage, '10 cm', left + wide / 2, bottom + 20, { size: 17, bold: true, colour: 'iris' })
  label(
    stage,
    `${written(10 * tangent, 1)} cm`,
    left + wide + 8,
    bottom - Math.max(18, (wide * tangent) / 2),
    { size: 17, bold: true, colour: 'tomato', align: 'left' },
  )
  const row = (y: number, text: string, bold = false) =>
    label(stage, text, 815, y, { size: bold ? 22 : 17, bold, colour: bold ? 'tomato' : 'ink' })
  row(340, `${written(10 * tangent, 1)} ÷ 10 = ${written(tangent, 3)}`)
  row(370, `× ${written(distance, 1)} m = ${written(tangent * distance, 1)} m`)
  row(400, `+ ${written(eye, 1)} m for the eyes`)
  row(444, `${found ? '' : 'so far '}${written(byDrawing(angle, values), 1)} m`, true)
}
