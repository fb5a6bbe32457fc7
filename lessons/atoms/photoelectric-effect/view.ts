import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { lightColour, photon, stroke } from '../shapes.ts'
import { current, gap, metalOf, type Photoelectric, photonEnergy, spare } from './model.ts'

const tube = { left: 112, right: 512, top: 190, bottom: 400 }
const lamp = [486, 74] as const

export function draw(stage: Stage, state: Photoelectric, values: Values): void {
  ground(stage, 'paper')
  const { wavelength = 400, voltage = 1 } = values
  const paint = lightColour(wavelength)
  const now = current(state)
  wires(stage, voltage, now)
  card(stage, 52, 160, 520, 270, 'card', 60)
  beam(stage, state, values, paint)
  const metal = metalOf(values)
  area(stage, box(tube.left - 26, tube.top - 10, 26, tube.bottom - tube.top + 20), metal.paint)
  area(stage, box(tube.right, tube.top - 10, 20, tube.bottom - tube.top + 20), '#8F8AA0')
  for (const { x, across, drawn } of state.electrons) {
    if (!drawn) continue
    disc(
      stage,
      tube.left + 8 + (x / gap) * (tube.right - tube.left - 16),
      tube.top + 8 + across * (tube.bottom - tube.top - 16),
      6,
      'iris',
    )
  }
  if (spare(values) <= 0) {
    label(stage, 'nothing comes out', 396, 330, { bold: true, size: 22, colour: 'tomato', on: 'card' })
    label(stage, 'one photon is too weak', 396, 362, { size: 17, colour: 'muted', on: 'card' })
  } else if (voltage <= -spare(values))
    label(stage, 'all are pushed back', 400, 376, { bold: true, size: 18, colour: 'tomato', on: 'card' })
  lampAt(stage, paint, values.power ?? 1)
  label(stage, `${wavelength.toFixed(0)} nm`, 410, 46, { bold: true, size: 24, align: 'right' })
  label(stage, seen(wavelength), 410, 76, { size: 16, colour: 'muted', align: 'right' })
  label(stage, metal.name, 52, 140, { bold: true, size: 19, align: 'left' })
  budget(stage, values, paint)
  curve(stage, values, now)
}

const box = (x: number, y: number, wide: number, tall: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + tall],
  [x, y + tall],
]

function seen(nm: number): string {
  const names: readonly [number, string][] = [
    [380, 'ultraviolet'],
    [440, 'violet'],
    [495, 'blue'],
    [565, 'green'],
    [590, 'yellow'],
    [625, 'orange'],
  ]
  return names.find(([to]) => nm < to)?.[1] ?? 'red'
}

function lampAt(stage: Stage, paint: `#${string}`, power: number): void {
  const [x, y] = lamp
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.rotate(2.55)
  area(
    stage,
    [
      [-44, -22],
      [10, -22],
      [34, -40],
      [34, 40],
      [10, 22],
      [-44, 22],
    ],
    '#6B6779',
  )
  area(stage, box(34, -38, 7, 76), paint)
  context.restore()
  label(stage, `${power.toFixed(1)} mW`, x + 46, y - 34, { size: 16, bold: true, align: 'left' })
}

/** A wedge of light onto the metal, and photons flying down it: the more power, the more of them. */
function beam(stage: Stage, { time }: Photoelectric, values: Values, paint: `#${string}`): void {
  const [x, y] = lamp
  const power = values.power ?? 1
  area(
    stage,
    [
      [x - 12, y + 44],
      [x - 44, y - 4],
      [tube.left, tube.top],
      [tube.left, tube.bottom],
    ],
    paint,
    { rim: false, alpha: 0.08 + 0.12 * power },
  )
  // Photons of one power: the bigger each, the fewer.
  const count = Math.max(1, Math.round((power * 7 * (values.wavelength ?? 400)) / 400))
  const waves = Math.max(2, Math.round(1400 / (values.wavelength ?? 400)))
  for (let i = 0; i < count; i++) {
    const along = (time * 0.22 + i * 0.618034) % 1
    const to = [
      tube.left + 44,
      tube.top + 20 + ((i * 0.7548 + 0.31) % 1) * (tube.bottom - tube.top - 40),
    ] as const
    const from = [x - 58 + ((i * 0.7548 + 0.31) % 1) * 14, y + 16 + ((i * 0.7548 + 0.31) % 1) * 36] as const
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    photon(stage, [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along], angle, paint, {
      long: 44,
      waves,
      tall: 6,
    })
  }
}

function wires(stage: Stage, voltage: number, now: number): void {
  line(
    stage,
    [
      [99, 400],
      [99, 520],
      [522, 520],
      [522, 400],
    ],
    { width: 3 },
  )
  card(stage, 150, 490, 150, 60, 'marigold', 10)
  const text = voltage < 0 ? `−${Math.abs(voltage).toFixed(2)} V` : `+${voltage.toFixed(2)} V`
  label(stage, text, 225, 520, { bold: true, size: 22 })
  const [x, y] = [420, 516]
  disc(stage, x, y, 52, 'card')
  const angle = -Math.PI * (0.85 - 0.7 * Math.min(1, now / 0.65))
  line(
    stage,
    [
      [x, y + 14],
      [x + Math.cos(angle) * 46, y + 14 + Math.sin(angle) * 46],
    ],
    { colour: 'tomato', width: 4 },
  )
  label(stage, `${now.toFixed(2)} µA`, x, y + 32, { bold: true, size: 16 })
  label(stage, voltage < -0.02 ? 'pushes back' : voltage > 0.02 ? 'pulls over' : 'does nothing', 225, 570, {
    size: 15,
    colour: 'muted',
  })
}

/** What a photon brings, what leaving costs, what is left. */
function budget(stage: Stage, values: Values, paint: `#${string}`): void {
  const [left, base, tall] = [610, 540, 190]
  card(stage, left, 306, 328, 274)
  label(stage, 'Energy for one electron', left + 164, 330, { bold: true, size: 16 })
  const high = (energy: number) => (Math.min(8.3, energy) / 8.3) * tall
  const [brings, costs] = [photonEnergy(values), metalOf(values).work]
  area(stage, box(left + 46, base - high(brings), 64, high(brings)), paint)
  area(stage, box(left + 186, base - high(costs), 64, high(costs)), 'line')
  const kept = brings - costs
  if (kept > 0) area(stage, box(left + 186, base - high(brings), 64, high(brings) - high(costs)), 'teal')
  stroke(
    stage,
    [
      [left + 24, base],
      [left + 304, base],
    ],
    '#1D1B2E',
    3,
  )
  line(
    stage,
    [
      [left + 114, base - high(brings)],
      [left + 186, base - high(brings)],
    ],
    { dashed: true, width: 2, colour: 'muted' },
  )
  label(stage, `photon ${brings.toFixed(2)} eV`, left + 78, base + 20, { size: 15, bold: true })
  label(stage, `leaving ${costs.toFixed(2)} eV`, left + 222, base + 20, { size: 15, bold: true })
  if (kept > 0)
    label(stage, `${kept.toFixed(2)} eV`, left + 258, base - (high(brings) + high(costs)) / 2, {
      size: 15,
      bold: true,
      colour: 'teal',
      align: 'left',
    })
}

function curve(stage: Stage, values: Values, now: number): void {
  const kept = spare(values)
  const full = kept > 0 ? (((values.power ?? 1) * (values.wavelength ?? 400)) / 1239.84198) * 1 : 0
  const shape = (v: number) => (kept <= 0 || v <= -kept ? 0 : v >= 0 ? full : full * (1 + v / kept) ** 2)
  plot(stage, {
    at: [610, 20, 328, 270],
    title: 'Current against voltage',
    across: 'voltage: −4 to 4 V',
    up: 'current',
    x: [-4, 4],
    y: [0, 0.9],
    curves: [
      { points: [[0, 0] as const, [0, 0.9] as const], colour: 'line', dashed: true },
      {
        points: Array.from({ length: 81 }, (_, i) => [-4 + i * 0.1, shape(-4 + i * 0.1)] as const),
        colour: 'iris',
        dashed: true,
      },
    ],
    dots: [{ at: [values.voltage ?? 1, now], colour: 'tomato' }],
  })
}
