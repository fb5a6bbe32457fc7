import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { battery, dial, electrons, inUnits, type Point, resistor, wire } from '../parts.ts'
import { type Capacitor, currentOf, farads, isCharging, ohms } from './model.ts'

const [left, right, top, foot] = [90, 480, 140, 490]
const [middle, gap] = [310, 34]

export function draw(stage: Stage, { charge, time, shift, trail, heat }: Capacitor, values: Values): void {
  ground(stage, 'grid')
  const charging = isCharging(time, values)
  const current = currentOf(charge, time, values)
  const volts = charge / farads(values)
  const down: readonly Point[] = [
    [left, 370],
    [left, foot],
    [right, foot],
    [right, middle + gap],
  ]
  const up: readonly Point[] = [
    [right, middle - gap],
    [right, top],
    [250, top],
  ]
  const toBattery: readonly Point[] = [
    [160, top],
    [left, top],
    [left, 260],
  ]
  const around: readonly Point[] = [
    [175, 220],
    [175, foot],
  ]
  for (const points of [around, toBattery, up, down]) wire(stage, points)
  if (charging) {
    electrons(stage, [...down], shift)
    electrons(stage, [...up, ...toBattery.slice(1)], shift)
    electrons(stage, around, 0)
  } else {
    electrons(stage, [...around, ...down.slice(2)], shift)
    electrons(stage, up, shift)
    electrons(stage, toBattery, 0)
    electrons(stage, down.slice(0, 2), 0)
  }
  twoWay(stage, charging)
  battery(stage, left, 320, '', true)
  label(stage, inUnits(values.voltage ?? 9, 'V'), left, 234, { size: 19, bold: true, on: 'paper' })
  resistor(
    stage,
    365,
    top,
    inUnits(ohms(values), 'Ω'),
    120,
    Math.min(0.8, (current * current * ohms(values)) / 0.02),
  )
  dial(
    stage,
    330,
    foot,
    52,
    Math.sign(current) * Math.abs(current / 0.012) ** 0.5,
    'A',
    inUnits(current, 'A'),
    'tomato',
    true,
  )
  plates(stage, charge, values)
  label(stage, charging ? 'the plates fill' : 'the plates empty', 270, 44, {
    size: 22,
    bold: true,
    on: 'card',
  })
  const lasts = ohms(values) * farads(values)
  const wide = Math.max(6 * lasts, 1)
  const begin = Math.max(0, time - wide)
  const most = 12.6
  plot(stage, {
    at: [590, 20, 350, 380],
    title: 'Voltage of the plates',
    across: `time: ${wide.toFixed(wide < 10 ? 1 : 0)} s are shown`,
    up: '0 to 12 V',
    x: [begin, begin + wide],
    y: [0, most],
    curves: [
      {
        points: [[begin, values.voltage ?? 9] as const, [begin + wide, values.voltage ?? 9] as const],
        colour: 'line',
        dashed: true,
      },
      ...(lasts > begin && Math.round(values.way ?? 0) !== 2
        ? [{ points: [[lasts, 0] as const, [lasts, most] as const], colour: 'rose' as const, dashed: true }]
        : []),
      {
        points: [...trail.filter(([at]) => at >= begin), [time, volts] as const],
        colour: 'iris',
        filled: true,
      },
    ],
    dots: [{ at: [time, volts], colour: 'tomato', name: inUnits(volts, 'V') }],
  })
  card(stage, 590, 420, 350, 160)
  label(stage, `R · C = ${lasts.toFixed(lasts < 1 ? 2 : 1)} s`, 765, 448, {
    size: 22,
    bold: true,
    colour: 'rose',
  })
  energies(stage, (charge * charge) / (2 * farads(values)), heat)
}

function energies(stage: Stage, stored: number, heat: number): void {
  const most = Math.max(0.005, 2 ** Math.ceil(Math.log2(Math.max(stored, heat, 1e-9) / 0.005)) * 0.005)
  const rows = [
    ['in the plates', stored, 'iris'],
    ['made warm', heat, 'tomato'],
  ] as const
  rows.forEach(([name, joules, colour], i) => {
    const y = 478 + i * 48
    label(stage, name, 610, y + 15, { size: 16, align: 'left' })
    const wide = Math.min(1, joules / most) * 120
    if (wide > 1)
      area(
        stage,
        [
          [720, y],
          [720 + wide, y],
          [720 + wide, y + 30],
          [720, y + 30],
        ],
        colour,
      )
    label(stage, inUnits(joules, 'J'), 730 + wide, y + 15, { size: 16, bold: true, align: 'left', colour })
  })
}

function twoWay(stage: Stage, charging: boolean): void {
  line(stage, [[250, top], charging ? [162, top] : [178, 218]], { width: 8, colour: 'tomato' })
  disc(stage, 250, top, 9, 'card')
  disc(stage, 160, top, 9, 'card')
  disc(stage, 175, 220, 9, 'card')
}

/** Larger plates hold more at the same voltage; one sign stands for the same charge always. */
function plates(stage: Stage, charge: number, values: Values): void {
  const { context } = stage
  const half = 38 + 52 * Math.sqrt((values.capacity ?? 400) / 1000)
  const share = Math.min(1, charge / 0.012)
  if (share > 0.001) {
    context.globalAlpha = Math.min(0.75, 0.12 + ((charge / farads(values)) * 0.6) / 12)
    context.fillStyle = stage.colours.marigold
    context.fillRect(right - half, middle - gap, half * 2, gap * 2)
    context.globalAlpha = 1
  }
  card(stage, right - half, middle - gap - 8, half * 2, 14, 'muted', 4)
  card(stage, right - half, middle + gap - 6, half * 2, 14, 'muted', 4)
  const count = Math.round(26 * Math.sqrt(share))
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % 9, Math.floor(i / 9)]
    const x = right + (Math.floor((column + 1) / 2) * (column % 2 === 0 ? 1 : -1) * (half - 9)) / 4.4
    label(stage, '+', x, middle - gap - 20 - row * 15, { size: 17, bold: true, colour: 'tomato' })
    label(stage, '−', x, middle + gap + 20 + row * 15, { size: 17, bold: true, colour: 'iris' })
  }
  label(stage, inUnits(farads(values), 'F'), right - half - 12, middle, {
    size: 17,
    bold: true,
    align: 'right',
  })
}
