import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bar, bulb, inUnits, pole, shine } from '../parts.ts'
import { type Generator, strengthOf } from './model.ts'

const [cx, cy] = [290, 290]
const [wide, tall] = [115, 105]

export function draw(stage: Stage, state: Generator, values: Values): void {
  ground(stage, 'paper')
  const { angle, volts, current, torque, trail, time, speed, power } = state
  pole(stage, 130, 50, 330, 72, true)
  pole(stage, 130, 470, 330, 72, false)
  const { field = 0.2, rate = 1 } = values
  const lines = Math.round(3 + field * 20)
  for (let i = 0; i < lines; i++) {
    const x = 150 + (290 * (i + 0.5)) / lines
    line(
      stage,
      [
        [x, 128],
        [x, 462],
      ],
      { colour: 'sky', width: 2 },
    )
    arrow(stage, [x, 136], [0, 22], 'sky')
  }
  turning(stage, state, values)
  crank(stage, angle, torque)
  lamp(
    stage,
    (power / 25) ** 0.4 *
      (0.55 + 0.45 * Math.min(1, (volts / strengthOf(values) / Math.max(0.2, speed)) ** 2 * 2)),
  )
  label(stage, `${settled(volts)} V`, 545, 400, { size: 22, bold: true, colour: 'tomato' })
  label(stage, `${settled(current)} A`, 545, 430, { size: 18, bold: true })
  const most = Math.max(0.5, strengthOf(values) * rate * 2 * Math.PI) * 1.12
  const [begin, span] = [Math.max(0, time - 3), 3]
  const scaled = 0.8 / Math.max(1e-9, strengthOf(values))
  plot(stage, {
    at: [620, 20, 320, 330],
    title: 'The last three seconds',
    across: '',
    up: `−${inUnits(most, 'V')} to ${inUnits(most, 'V')}`,
    x: [begin, begin + span],
    y: [-1, 1],
    curves: [
      { points: [[begin, 0] as const, [begin + span, 0] as const], colour: 'line' },
      { points: trail.map(([at, , flux]) => [at, flux * scaled] as const), colour: 'sky', dashed: true },
      { points: trail.map(([at, v]) => [at, v / most] as const), colour: 'tomato' },
    ],
    dots: [{ at: [time, volts / most], colour: 'tomato' }],
  })
  label(stage, 'voltage', 690, 330, { size: 14, bold: true, colour: 'tomato', on: 'card' })
  label(stage, 'flux through the coil', 820, 330, { size: 14, bold: true, colour: 'sky', on: 'card' })
  card(stage, 620, 370, 320, 210)
  label(stage, 'how hard it is to turn', 640, 398, { size: 16, align: 'left' })
  bar(stage, [640, 416, 280, 26], (Math.abs(torque) / 12) ** 0.5, 'marigold')
  label(stage, `${Math.abs(torque).toFixed(2)} N·m`, 920, 398, { size: 16, bold: true, align: 'right' })
  label(stage, 'power of the lamp', 640, 478, { size: 16, align: 'left' })
  bar(stage, [640, 496, 280, 26], (power / 60) ** 0.5, 'tomato')
  label(stage, inUnits(power, 'W'), 920, 478, { size: 16, bold: true, align: 'right' })
  label(stage, `${(speed / 2 / Math.PI).toFixed(2)} turns a second`, 780, 554, { size: 18, bold: true })
}

/** Two digits, and no minus before a zero. */
const settled = (value: number) => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2)

type Corner = [number, number]

/** Depth goes to the right and up, as when one looks from the side. */
const seen = (along: number, up: number, deep: number): Corner => [
  cx + along + deep * 0.42,
  cy - up - deep * 0.3,
]

function turning(stage: Stage, { angle, current }: Generator, { turns = 100 }: Values): void {
  const [up, deep] = [Math.sin(angle) * tall, Math.cos(angle) * tall]
  const corners: Corner[] = [
    seen(-wide, up, deep),
    seen(wide, up, deep),
    seen(wide, -up, -deep),
    seen(-wide, -up, -deep),
  ]
  line(
    stage,
    [
      [70, cy],
      [500, cy],
    ],
    { width: 8, colour: 'muted' },
  )
  area(stage, corners, 'marigold', { rim: false, alpha: 0.22 })
  const thick = 5 + turns / 22
  line(stage, corners, { width: thick + 4, closed: true })
  line(stage, corners, { width: thick, colour: 'earth', closed: true })
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d) return
  line(stage, [a, b], { width: thick, colour: 'tomato' })
  line(stage, [c, d], { width: thick, colour: 'iris' })
  const long = Math.min(70, Math.sqrt(Math.abs(current)) * 60) * Math.sign(current)
  arrow(stage, [(a[0] + b[0]) / 2 - long / 2, a[1] - 14], [long, 0], 'tomato')
  arrow(stage, [(c[0] + d[0]) / 2 + long / 2, c[1] + 16], [-long, 0], 'iris')
}

function crank(stage: Stage, angle: number, torque: number): void {
  const [x, y] = [72, cy]
  disc(stage, x, y, 50, '#E7DCC6')
  const [hx, hy] = [x - Math.cos(angle) * 34, y - Math.sin(angle) * 34]
  line(
    stage,
    [
      [x, y],
      [hx, hy],
    ],
    { width: 9 },
  )
  disc(stage, hx, hy, 13, 'tomato')
  if (torque > 0.02) label(stage, 'it resists', x, y + 74, { size: 15, colour: 'muted' })
}

/** Two slip rings lead the current out of the turning coil. */
function lamp(stage: Stage, light: number): void {
  const ring = (x: number) => {
    stage.context.fillStyle = stage.colours.marigold
    stage.context.strokeStyle = stage.colours.ink
    stage.context.lineWidth = 2
    stage.context.beginPath()
    stage.context.ellipse(x, cy, 7, 19, 0, 0, Math.PI * 2)
    stage.context.fill()
    stage.context.stroke()
  }
  line(
    stage,
    [
      [474, cy - 19],
      [474, 246],
      [532, 246],
    ],
    { width: 4 },
  )
  line(
    stage,
    [
      [496, cy + 19],
      [496, 334],
      [560, 334],
      [560, 246],
    ],
    { width: 4 },
  )
  ring(474)
  ring(496)
  shine(stage, 545, 190, light, 42)
  bulb(stage, 545, 190, light, 42)
}
