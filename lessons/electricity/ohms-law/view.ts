import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bulb, dial, electrons, inUnits, resistor, shine, wire } from '../parts.ts'
import { currentAt, filament, type Ohm, partOf } from './model.ts'

const loop = { left: 70, right: 470, top: 180, foot: 510 }
const titles = [
  'A resistor: a straight line',
  'A lamp: the hotter, the flatter',
  'A diode: one way only',
] as const

export function draw(stage: Stage, state: Ohm, values: Values): void {
  ground(stage, 'grid')
  const { volts, current, temperature, shift } = state
  const part = partOf(values)
  const { left, right, top, foot } = loop
  const round = [
    [270, foot],
    [left, foot],
    [left, top],
    [right, top],
    [right, foot],
    [270, foot],
  ] as const
  const across = [
    [140, top],
    [140, 320],
    [400, 320],
    [400, top],
  ] as const
  line(stage, across, { width: 4, colour: 'teal' })
  wire(stage, round)
  electrons(stage, round, shift)
  dial(stage, 270, 320, 62, volts / 12, 'V', inUnits(volts, 'V'), 'teal', true)
  const most = part === 1 ? 0.05 : 0.6
  dial(stage, right, 380, 62, current / most, 'A', inUnits(current, 'A'), 'tomato', true)
  supply(stage, volts)
  const ohms = inUnits(values.resistance ?? 40, 'Ω')
  if (part === 0) resistor(stage, 270, top, ohms, 130, Math.min(0.8, volts * current * 0.2))
  if (part === 1) {
    const light = Math.max(0, (temperature - 900) / (filament.hot - 900)) ** 1.5
    shine(stage, 270, top - 64, light, 52)
    bulb(stage, 270, top - 64, light, 52)
    label(stage, `${(temperature - 273).toFixed(0)} °C`, 350, top - 84, {
      size: 22,
      bold: true,
      align: 'left',
      colour: 'tomato',
    })
    label(stage, `${ohms} when cold`, 350, top - 56, { size: 16, align: 'left', colour: 'muted' })
  }
  if (part === 2) {
    resistor(stage, 340, top, ohms, 110, 0)
    oneWay(stage, 200, top, current > 1e-5)
  }
  label(stage, 'electrons', 90, 430, { size: 15, align: 'left', colour: 'muted' })
  graph(stage, state, values, most)
  const ratio = Math.abs(current) < 1e-6 ? '' : inUnits(volts / current, 'Ω')
  card(stage, 560, 470, 380, 110)
  label(stage, 'voltage ÷ current = resistance', 750, 496, { size: 16, colour: 'muted' })
  label(
    stage,
    ratio
      ? `${inUnits(volts, 'V')}  ÷  ${inUnits(current, 'A')}  =  ${ratio}`
      : Math.abs(volts) < 1e-6
        ? 'no voltage, no current'
        : 'hardly anything gets through',
    750,
    540,
    { size: 20, bold: true },
  )
}

function graph(stage: Stage, { volts, current, trail }: Ohm, values: Values, most: number): void {
  const part = partOf(values)
  const ideal: [number, number][] = []
  for (let v = -12; v <= 12.01; v += 0.25) ideal.push([v, currentAt(v, settled(Math.abs(v)), values)])
  plot(stage, {
    at: [560, 20, 380, 430],
    title: titles[part] ?? titles[0],
    across: 'voltage: −12 V to 12 V',
    up: part === 1 ? 'current: −50 mA to 50 mA' : 'current: −600 mA to 600 mA',
    x: [-12, 12],
    y: [-most, most],
    curves: [
      { points: [[-12, 0] as const, [12, 0] as const], colour: 'line' },
      { points: [[0, -most] as const, [0, most] as const], colour: 'line' },
      { points: ideal, colour: 'iris', dashed: true },
      { points: [...trail, [volts, current] as const], colour: 'iris' },
    ],
    dots: [{ at: [volts, current], colour: 'tomato', size: 9 }],
  })
}

/** Where a filament's warmth settles, for the dashed line: what it radiates grows as T⁴. */
function settled(volts: number): number {
  let [low, high] = [filament.cold as number, 4000]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    const given = (volts / filament.rated) ** 2 * (filament.hot / middle) ** filament.grows
    const radiated = (middle ** 4 - filament.cold ** 4) / (filament.hot ** 4 - filament.cold ** 4)
    if (given > radiated) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function supply(stage: Stage, volts: number): void {
  card(stage, 165, 465, 210, 92, 'marigold')
  card(stage, 205, 485, 130, 52, 'ink', 8)
  label(stage, `${volts.toFixed(1)} V`, 270, 511, { size: 27, bold: true, colour: 'marigold' })
  label(stage, volts < 0 ? '+' : '−', 185, 511, { size: 28, bold: true })
  label(stage, volts < 0 ? '−' : '+', 355, 511, { size: 28, bold: true })
}

/** Current passes from right to left; electrons go the other way. */
function oneWay(stage: Stage, x: number, y: number, open: boolean): void {
  disc(stage, x, y, 44, open ? '#DDEFD5' : '#F6D9D2')
  area(
    stage,
    [
      [x + 24, y - 24],
      [x + 24, y + 24],
      [x - 18, y],
    ],
    open ? 'leaf' : 'muted',
  )
  line(
    stage,
    [
      [x - 20, y - 25],
      [x - 20, y + 25],
    ],
    { width: 7 },
  )
  label(stage, open ? 'lets through' : 'shut', x, y - 62, {
    size: 17,
    bold: true,
    colour: open ? 'leaf' : 'tomato',
  })
}
