import {
  arrow,
  card,
  spring as coil,
  disc,
  ground,
  label,
  line,
  type Stage,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { roundStep } from '../scene.ts'
import { ownFrequency, type Spring } from './model.ts'

const [middle, rest] = [250, 360]

/** The weight hangs at the left, a pen draws its way on paper that runs to the right. */
export function draw(stage: Stage, { x, time, largest, trail }: Spring, values: Values): void {
  const { stiffness = 25, mass = 1, damping = 0.5, push = 1, rhythm = 0.5 } = values
  ground(stage, 'paper')
  // Widest swings still fit: then the ruler shows more centimetres.
  const scale = 130 / Math.max(0.15, largest)
  const y = rest - x * scale
  card(stage, 400, 196, 500, 334)
  line(
    stage,
    [
      [404, rest],
      [896, rest],
    ],
    { colour: 'muted', width: 1.5, dashed: true },
  )
  const step = roundStep(260 / scale, 6)
  for (let mark = -Math.floor(150 / scale / step); mark * step * scale <= 150; mark++) {
    const at = rest - mark * step * scale
    line(
      stage,
      [
        [400, at],
        [410, at],
      ],
      { width: 2 },
    )
    label(stage, `${Math.round(mark * step * 100)} cm`, 390, at, {
      align: 'right',
      size: 15,
      colour: 'muted',
    })
  }
  line(
    stage,
    [
      ...trail.map((place, i): [number, number] => [412 + (trail.length - i) * 3.4, rest - place * scale]),
      [413, y],
    ],
    { colour: 'tomato', width: 3.5 },
  )

  line(
    stage,
    [
      [middle - 100, 60],
      [middle + 100, 60],
    ],
    { width: 7 },
  )
  const half = 24 + 14 * Math.cbrt(mass)
  coil(stage, [middle, 62], [middle, y - half], Math.round(9 + stiffness / 10), 20 - stiffness / 8)
  line(
    stage,
    [
      [middle, y],
      [400, y],
    ],
    { colour: 'line', width: 2 },
  )
  pot(stage, y + half, damping)
  card(stage, middle - half, y - half, half * 2, half * 2, 'iris', 10)
  label(stage, `${mass.toFixed(1)} kg`, middle, y, { colour: 'card', bold: true, size: 16 })
  arrow(stage, [middle - half - 26, y], [0, -push * Math.cos(2 * Math.PI * rhythm * time) * 45], 'teal')
  if (push > 0) label(stage, 'push', middle - half - 64, y, { colour: 'teal', bold: true })

  const own = ownFrequency(values)
  dial(stage, 520, own, 'tomato', 'its own rhythm')
  dial(stage, 740, rhythm, 'teal', 'rhythm of the push')
}

/** A dashpot below: the darker, the thicker its oil. */
function pot(stage: Stage, from: number, damping: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.earth
  context.globalAlpha = 0.25 + 0.25 * damping
  context.fillRect(middle - 26, 548, 52, 40)
  context.globalAlpha = 1
  line(
    stage,
    [
      [middle - 26, 540],
      [middle - 26, 588],
      [middle + 26, 588],
      [middle + 26, 540],
    ],
    { width: 3 },
  )
  line(
    stage,
    [
      [middle, from],
      [middle, Math.max(from, 566)],
    ],
    { width: 3, colour: 'muted' },
  )
  label(stage, 'oil', middle + 44, 570, { size: 15, colour: 'muted', align: 'left' })
}

function dial(stage: Stage, x: number, rhythm: number, colour: 'tomato' | 'teal', name: string): void {
  const turn = Math.PI * (1 - Math.min(1, rhythm / 2.5))
  const { context, colours } = stage
  context.fillStyle = colours.card
  context.beginPath()
  context.arc(x, 112, 74, Math.PI, 0)
  context.closePath()
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.stroke()
  line(
    stage,
    [
      [x, 112],
      [x + 60 * Math.cos(turn), 112 - 60 * Math.sin(turn)],
    ],
    { colour, width: 5 },
  )
  disc(stage, x, 112, 7, 'ink')
  label(stage, name, x, 168, { colour, size: 16 })
  label(stage, `${rhythm.toFixed(2)} Hz`, x, 143, { colour, bold: true, size: 16 })
}
