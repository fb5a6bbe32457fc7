import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bar, inUnits } from '../parts.ts'
import { type Balloons, balloon, distanceOf, forceOf, signOf } from './model.ts'

const scale = 420
const beam = 52

export function draw(stage: Stage, state: Balloons, values: Values): void {
  ground(stage, 'paper')
  const { apart = 0.1, damp = 30, mass = 3 } = values
  air(stage, damp, state.steps)
  const { angle, charge } = state
  const force = forceOf(state, values)
  const centres = ([-1, 1] as const).map((side) => {
    const peg = 400 + (side * apart * scale) / 2
    return {
      side,
      peg,
      x: peg + side * Math.sin(angle) * balloon.string * scale,
      y: beam + Math.cos(angle) * balloon.string * scale,
    }
  })
  for (const { peg } of centres)
    line(
      stage,
      [
        [peg, beam],
        [peg, beam + balloon.string * scale],
      ],
      { colour: 'line', width: 2, dashed: true },
    )
  area(
    stage,
    [
      [40, beam - 22],
      [760, beam - 22],
      [760, beam],
      [40, beam],
    ],
    'earth',
  )
  const opposite = signOf(values) < 0
  for (const { side, peg, x, y } of centres) {
    const along = side * angle
    const [kx, ky] = [x - Math.sin(along) * 56, y - Math.cos(along) * 56]
    line(
      stage,
      [
        [peg, beam],
        [kx, ky],
      ],
      { width: 2.5 },
    )
    const plus = opposite && side > 0
    skin(stage, x, y, along, plus, charge, mass)
    const long = Math.min(130, Math.sqrt(Math.abs(force) / 0.02) * 110)
    if (force > 0) arrow(stage, [x + side * 56, y], [side * long, 0], 'leaf')
    else arrow(stage, [x + side * 34, y + 74], [-side * Math.min(64, long), 0], 'leaf')
  }
  const [a, b] = centres
  if (a && b && b.x - a.x > 20) {
    const y = Math.max(a.y, b.y) + 110
    line(
      stage,
      [
        [a.x, y],
        [b.x, y],
      ],
      { width: 3, colour: 'teal' },
    )
    for (const { x } of centres)
      line(
        stage,
        [
          [x, y - 9],
          [x, y + 9],
        ],
        { width: 3, colour: 'teal' },
      )
    label(stage, `${(distanceOf(angle, values) * 100).toFixed(0)} cm`, (a.x + b.x) / 2, y, {
      size: 19,
      bold: true,
      colour: 'teal',
      on: 'paper',
    })
  }
  panel(stage, force, charge, values)
}

function panel(
  stage: Stage,
  force: number,
  charge: number,
  { charge: first = 400, damp = 30 }: Values,
): void {
  card(stage, 734, 100, 206, 330)
  label(stage, force >= 0 ? 'they push with' : 'they pull with', 837, 130, { size: 16, colour: 'muted' })
  label(stage, inUnits(Math.abs(force), 'N'), 837, 162, { size: 27, bold: true, colour: 'leaf' })
  label(stage, 'charge on each', 837, 220, { size: 16, colour: 'muted' })
  label(stage, `${(charge * 1e9).toFixed(0)} nC`, 837, 250, { size: 25, bold: true, colour: 'iris' })
  bar(stage, [757, 276, 160, 22], (charge * 1e9) / Math.max(1, first), 'iris')
  label(stage, 'dampness of the air', 837, 346, { size: 16, colour: 'muted' })
  label(stage, `${damp.toFixed(0)}%`, 837, 374, { size: 22, bold: true, colour: 'teal' })
  bar(stage, [757, 394, 160, 18], damp / 100, 'sky')
}

function air({ context, colours }: Stage, damp: number, steps: number): void {
  const drops = Math.round((damp / 100) ** 2 * 70)
  context.fillStyle = colours.sky
  for (let i = 0; i < drops; i++) {
    const x = scattered(i, 1) * 940 + 10
    const y = ((scattered(i, 2) * 500 + steps * 0.03) % 500) + 80
    context.globalAlpha = 0.55
    context.beginPath()
    context.arc(x, y, 3 + scattered(i, 4) * 3, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** A balloon with a face, and the signs of its charge. */
function skin(
  stage: Stage,
  x: number,
  y: number,
  lean: number,
  plus: boolean,
  charge: number,
  mass: number,
): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.rotate(-lean)
  context.fillStyle = 'rgba(29,27,46,0.12)'
  context.beginPath()
  context.ellipse(5, 5, 50, 56, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = plus ? colours.sky : colours.rose
  context.strokeStyle = colours.ink
  context.lineWidth = 2 + mass * 0.3
  context.beginPath()
  context.ellipse(0, 0, 50, 56, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = 'rgba(255,255,255,0.4)'
  context.beginPath()
  context.ellipse(-18, -24, 9, 14, 0.5, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = colours.ink
  for (const side of [-1, 1]) {
    context.beginPath()
    context.arc(side * 13, -6, 4, 0, Math.PI * 2)
    context.fill()
  }
  context.lineWidth = 2.5
  context.beginPath()
  context.arc(0, 4, 11, 0.3, Math.PI - 0.3)
  context.stroke()
  const signs = Math.round((charge * 1e9) / 36)
  for (let i = 0; i < signs; i++) {
    const at = i * 2.4
    label(stage, plus ? '+' : '−', Math.cos(at) * 38, Math.sin(at) * 44, {
      size: 17,
      bold: true,
      colour: plus ? 'tomato' : 'iris',
    })
  }
  context.restore()
}
