import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Point } from '../figures.ts'
import { copiesOf, mirrorsOf, type Pen, penAt } from './model.ts'

const [cx, cy, radius] = [318, 300, 262] as const

/** All pens draw at once; the wedge between the real mirrors is lit. */
export function draw(stage: Stage, { trail, time }: Pen, values: Values): void {
  ground(stage, 'night')
  const { context, colours } = stage
  const n = mirrorsOf(values)
  context.fillStyle = '#211D44'
  context.strokeStyle = colours.marigold
  context.lineWidth = 4
  context.beginPath()
  context.arc(cx, cy, radius + 14, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = 'rgba(255,255,255,0.12)'
  context.beginPath()
  context.moveTo(cx, cy)
  context.arc(cx, cy, radius + 12, -Math.PI / n, 0)
  context.closePath()
  context.fill()
  for (let i = 0; i < 2 * n; i++) {
    const angle = (i * Math.PI) / n
    const real = i < 2
    line(
      stage,
      [
        [cx, cy] as const,
        [cx + Math.cos(angle) * (radius + 10), cy - Math.sin(angle) * (radius + 10)] as const,
      ],
      {
        colour: real ? 'card' : 'muted',
        width: real ? 4 : 1,
        dashed: !real,
      },
    )
  }
  for (const copy of copiesOf(values)) {
    const at = placed(copy)
    // The line fades from old to new in three shades.
    const third = Math.ceil(trail.length / 3)
    const shades: StageColour[] = copy.flipped ? ['iris', 'iris', 'sky'] : ['teal', 'leaf', 'marigold']
    shades.forEach((colour, i) => {
      const part = trail.slice(Math.max(0, i * third - 1), (i + 1) * third)
      if (part.length > 1) line(stage, part.map(at), { colour, width: 1.5 + i * 0.9 })
    })
  }
  for (const copy of copiesOf(values)) {
    const [x, y] = placed(copy)(penAt(time, values))
    const real = copy.turn === 0 && !copy.flipped
    disc(stage, x, y, real ? 11 : 6, real ? 'tomato' : copy.flipped ? 'sky' : 'marigold')
  }
  words(stage, n)
}

const placed =
  ({ turn, flipped }: { turn: number; flipped: boolean }) =>
  ([x, y]: Point): [number, number] => {
    const up = flipped ? -y : y
    return [
      cx + (x * Math.cos(turn) - up * Math.sin(turn)) * radius,
      cy - (x * Math.sin(turn) + up * Math.cos(turn)) * radius,
    ]
  }

function words(stage: Stage, n: number): void {
  card(stage, 654, 22, 284, 176)
  label(stage, 'between the mirrors', 796, 50, { size: 17, colour: 'muted' })
  label(stage, `180° ÷ ${n} = ${Number((180 / n).toFixed(1))}°`, 796, 88, { size: 25, bold: true })
  mirrors(stage, 796, 178, n)
  card(stage, 654, 216, 284, 110)
  label(stage, String(2 * n), 796, 258, { size: 44, bold: true, colour: 'tomato' })
  label(stage, 'pens to be seen', 796, 304, { size: 17, colour: 'muted' })
  card(stage, 654, 344, 284, 110)
  label(stage, String(n), 796, 386, { size: 44, bold: true, colour: 'iris' })
  label(stage, 'lines of symmetry', 796, 432, { size: 17, colour: 'muted' })
  card(stage, 654, 472, 284, 106)
  disc(stage, 686, 500, 9, 'tomato')
  label(stage, 'the real pen', 708, 500, { align: 'left', size: 16 })
  disc(stage, 686, 526, 7, 'marigold')
  label(stage, 'turned, not flipped', 708, 526, { align: 'left', size: 16 })
  disc(stage, 686, 552, 7, 'sky')
  label(stage, 'flipped', 708, 552, { align: 'left', size: 16 })
}

/** The two mirrors as seen from above. */
function mirrors(stage: Stage, x: number, y: number, n: number): void {
  const half = Math.PI / n / 2
  for (const side of [-1, 1]) {
    const angle = Math.PI / 2 + side * half
    line(stage, [[x, y] as const, [x + Math.cos(angle) * 66, y - Math.sin(angle) * 66] as const], {
      colour: 'muted',
      width: 7,
    })
  }
}
