import { plot } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, line, type Stage, spring } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bar, electrons, inUnits, type Point, resistor, wire } from '../parts.ts'
import { electricEnergy, farads, henries, magneticEnergy, type Oscillator } from './model.ts'

const [left, right, top, foot] = [130, 430, 110, 400]
const middle = 255

export function draw(stage: Stage, state: Oscillator, values: Values): void {
  ground(stage, 'grid')
  const { charge, current, trail, time } = state
  const { voltage = 10, resistance = 0 } = values
  const loop: readonly Point[] = [
    [left, middle + 30],
    [left, foot],
    [right, foot],
    [right, 340],
  ]
  const over: readonly Point[] = [
    [right, 170],
    [right, top],
    [left, top],
    [left, middle - 30],
  ]
  wire(stage, loop)
  wire(stage, over)
  // Electrons sit as far along the wire as the charge that has passed; a plus plate is one that they have left.
  const shift = (-charge / (farads(values) * Math.max(0.1, voltage))) * 60
  electrons(stage, loop, shift)
  electrons(stage, over, shift)
  if (resistance > 0.05)
    resistor(
      stage,
      280,
      top,
      inUnits(resistance, 'Ω'),
      120,
      Math.min(0.8, current * current * resistance * 2),
    )
  plates(stage, charge / (farads(values) * Math.max(0.1, voltage)), values)
  const most = voltage * Math.sqrt(farads(values) / henries(values))
  coil(stage, current / most, values)
  label(stage, inUnits(charge / farads(values), 'V'), left - 62, middle + 78, {
    size: 19,
    bold: true,
    colour: 'tomato',
  })
  label(stage, inUnits(current, 'A'), 280, foot - 26, { size: 19, bold: true, colour: 'teal' })
  twin(stage, state, values)
  const whole = electricEnergy(farads(values) * voltage, values)
  energies(
    stage,
    electricEnergy(charge, values) / whole,
    magneticEnergy(current, values) / whole,
    state.heat / whole,
  )
  const span = 0.8
  const begin = Math.max(0, time - span)
  plot(stage, {
    at: [600, 20, 340, 250],
    title: 'Voltage and current',
    across: '',
    up: 'now up, now down',
    x: [begin, begin + span],
    y: [-1.1, 1.1],
    curves: [
      { points: [[begin, 0] as const, [begin + span, 0] as const], colour: 'line' },
      { points: trail.map(([at, , i]) => [at, i / most] as const), colour: 'teal' },
      { points: trail.map(([at, v]) => [at, v / voltage] as const), colour: 'tomato' },
    ],
    dots: [{ at: [time, charge / farads(values) / voltage], colour: 'tomato' }],
  })
  label(stage, 'voltage', 690, 252, { size: 14, bold: true, colour: 'tomato' })
  label(stage, 'current', 790, 252, { size: 14, bold: true, colour: 'teal' })
  label(stage, '0.8 s', 880, 252, { size: 14, colour: 'muted' })
}

function plates(stage: Stage, share: number, values: Values): void {
  const half = 36 + 40 * Math.sqrt((values.capacity ?? 1000) / 2000)
  const { context, colours } = stage
  context.globalAlpha = Math.min(0.8, Math.abs(share) * 0.8)
  context.fillStyle = colours.marigold
  context.fillRect(left - half, middle - 26, half * 2, 52)
  context.globalAlpha = 1
  card(stage, left - half, middle - 38, half * 2, 14, 'muted', 4)
  card(stage, left - half, middle + 24, half * 2, 14, 'muted', 4)
  const count = Math.round(Math.abs(share) * 8)
  for (let i = 0; i < count; i++) {
    const x = left + (Math.floor((i + 1) / 2) * (i % 2 === 0 ? 1 : -1) * (half - 8)) / 4.2
    label(stage, share > 0 ? '+' : '−', x, middle - 50, {
      size: 20,
      bold: true,
      colour: share > 0 ? 'tomato' : 'iris',
    })
    label(stage, share > 0 ? '−' : '+', x, middle + 50, {
      size: 20,
      bold: true,
      colour: share > 0 ? 'iris' : 'tomato',
    })
  }
  label(stage, inUnits(farads(values), 'F'), left - half, middle - 74, { size: 16, bold: true })
}

/** The rings around the coil are its field: thick while much current flows. */
function coil(stage: Stage, share: number, values: Values): void {
  const { context, colours } = stage
  const loops = Math.round(4 + henries(values) * 3)
  context.globalAlpha = Math.min(0.95, Math.abs(share))
  context.strokeStyle = share > 0 ? colours.teal : colours.iris
  for (const wide of [38, 62, 88]) {
    context.lineWidth = 1 + 4 * Math.abs(share)
    context.beginPath()
    context.ellipse(right, middle, wide, 92 + wide * 0.25, 0, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 1
  for (let i = 0; i < loops; i++) {
    const y = 172 + (166 * (i + 0.5)) / loops
    context.strokeStyle = colours.ink
    context.lineWidth = 9
    context.beginPath()
    context.ellipse(right, y, 26, Math.min(14, 100 / loops), -0.1, 0, Math.PI * 2)
    context.stroke()
    context.strokeStyle = colours.marigold
    context.lineWidth = 5
    context.stroke()
  }
  label(stage, inUnits(henries(values), 'H'), right + 74, top + 20, { size: 16, bold: true })
}

/** The same motion with a weight on a spring: its place is the voltage, its speed the current. */
function twin(stage: Stage, { charge }: Oscillator, values: Values): void {
  const share = charge / farads(values) / Math.max(0.1, values.voltage ?? 10)
  card(stage, 40, 440, 520, 140)
  const [wall, y] = [64, 506]
  line(
    stage,
    [
      [wall, y - 40],
      [wall, y + 40],
    ],
    { width: 8 },
  )
  line(
    stage,
    [
      [wall, y + 40],
      [536, y + 40],
    ],
    { width: 4 },
  )
  const x = 280 + share * 130
  spring(stage, [wall, y], [x - 36, y], 10, 14)
  const size = 22 + henries(values) * 7
  card(stage, x - 36, y + 38 - size * 1.6, 72, size * 1.6, 'iris', 8)
  disc(stage, x, y + 38 - size * 0.8, 7, 'card')
  label(stage, 'the same with a spring and a weight', 540, 460, { size: 15, align: 'right', colour: 'muted' })
}

function energies(stage: Stage, electric: number, magnetic: number, heat: number): void {
  card(stage, 600, 290, 340, 290)
  const rows = [
    ['in the plates', electric, 'marigold'],
    ['in the coil', magnetic, 'teal'],
    ['turned to warmth', heat, 'tomato'],
  ] as const
  rows.forEach(([name, share, colour], i) => {
    const y = 340 + i * 82
    label(stage, name, 620, y - 18, { size: 17, align: 'left' })
    label(stage, `${(share * 100).toFixed(0)}%`, 920, y - 18, { size: 17, bold: true, align: 'right' })
    bar(stage, [620, y, 300, 30], share, colour)
  })
}
