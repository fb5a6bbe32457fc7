import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meadow } from '../../mechanics/scene.ts'
import { cloud } from '../figures.ts'
import { betz, brakeOf, home, ratioOf, shareAt, type Turbine, windOf } from './model.ts'

const [foot, grass, metre] = [300, 520, 2.5]

/** The turbine to scale, the wind as streaks that slow down behind it, and a village that gets its light from it. */
export function draw(stage: Stage, state: Turbine, values: Values): void {
  const { blade = 40 } = values
  ground(stage, 'sky')
  cloud(stage, 110 + ((state.blown * 1.2) % 700), 70, 28)
  cloud(stage, -200 + ((state.blown * 0.9) % 900), 120, 22)
  meadow(stage, grass)
  const long = blade * metre
  const hub = grass - 46 - long * 1.15
  streaks(stage, state, values, hub, long)
  area(
    stage,
    [
      [foot - 5, hub],
      [foot + 5, hub],
      [foot + 11, grass + 10],
      [foot - 11, grass + 10],
    ],
    'card',
  )
  for (let i = 0; i < 3; i++) {
    const turn = state.angle + (i * 2 * Math.PI) / 3
    const [c, s] = [Math.sin(turn), -Math.cos(turn)]
    const wide = 3 + long * 0.05
    area(
      stage,
      [
        [foot - s * 3, hub + c * 3],
        [foot + c * long * 0.25 - s * wide, hub + s * long * 0.25 + c * wide],
        [foot + c * long, hub + s * long],
        [foot + s * 3, hub - c * 3],
      ],
      'card',
    )
  }
  disc(stage, foot, hub, 9, 'tomato')
  const power = brakeOf(values) * state.spin ** 3
  village(stage, power)
  side(stage, state, values, power)
}

/** Each streak is a bit of air; behind the blades it is slower by what was taken from it, and needs more room. */
function streaks(stage: Stage, state: Turbine, values: Values, hub: number, long: number): void {
  const taken = shareAt(ratioOf(state, values))
  const slow = Math.sqrt(Math.max(0.2, 1 - taken))
  const { context } = stage
  for (let i = 0; i < 42; i++) {
    const lane = ((i * 7) % 42) / 41 - 0.5
    const at = (state.blown * 9 + i * 97) % 760
    const before = at < 330
    const x = before ? at - 40 : 290 + (at - 330) * slow
    const inside = Math.abs(lane) < 0.42
    const spread = inside
      ? before
        ? 0.85 + 0.15 * (at / 330)
        : 1 + 0.16 * Math.min(1, (at - 330) / 200)
      : 1.08
    const y = hub + lane * 2.3 * long * spread
    if (x > 586 || y > grass - 4 || y < 4) continue
    context.globalAlpha = 0.75
    line(
      stage,
      [
        [x, y],
        [x + 8 + windOf(state, values) * (before || !inside ? 2.2 : 2.2 * slow), y],
      ],
      {
        width: 2.5,
        colour: before || !inside ? 'iris' : 'teal',
      },
    )
    context.globalAlpha = 1
  }
}

function village(stage: Stage, power: number): void {
  const homes = power / home
  const each = homes > 8000 ? 2000 : homes > 2000 ? 500 : homes > 400 ? 100 : homes > 80 ? 20 : 5
  const lit = Math.floor(homes / each)
  for (let i = 0; i < 16; i++) {
    const x = 34 + i * 34.5
    const on = i < lit
    card(stage, x - 11, 554, 22, 20, on ? 'marigold' : 'muted', 2)
    area(
      stage,
      [
        [x - 15, 554],
        [x, 540],
        [x + 15, 554],
      ],
      'tomato',
    )
  }
  label(stage, `each house stands for ${each} homes`, 300, 588, { size: 15, colour: 'card' })
}

function side(stage: Stage, state: Turbine, values: Values, power: number): void {
  const ratio = ratioOf(state, values)
  plot(stage, {
    at: [600, 20, 340, 300],
    title: 'Share of the wind’s power',
    across: 'tips: 0 to 14 times as fast as the wind',
    up: '0 to 70%',
    x: [0, 14],
    y: [0, 0.7],
    curves: [
      { points: [[0, betz] as const, [14, betz] as const], colour: 'tomato', dashed: true },
      {
        points: Array.from({ length: 57 }, (_, i) => [i / 4, shareAt(i / 4)] as const),
        colour: 'iris',
        filled: true,
      },
    ],
    dots: [{ at: [ratio, shareAt(ratio)], colour: 'teal' }],
  })
  label(stage, 'Betz: no more than 59%', 916, 90, { size: 14, bold: true, colour: 'tomato', align: 'right' })
  card(stage, 600, 340, 340, 240)
  label(
    stage,
    power < 999_500 ? `${(power / 1000).toFixed(0)} kW` : `${(power / 1e6).toFixed(2)} MW`,
    770,
    384,
    { bold: true, size: 40 },
  )
  label(stage, `light for ${(power / home).toFixed(0)} homes`, 770, 426, { size: 18, colour: 'muted' })
  const rows = [
    ['wind', `${windOf(state, values).toFixed(1)} m/s`, 'iris'],
    ['tips of the blades', `${(state.spin * (values.blade ?? 40) * 3.6).toFixed(0)} km/h`, 'teal'],
    ['turns a minute', `${((state.spin * 60) / (2 * Math.PI)).toFixed(1)}`, 'ink'],
  ] as const
  rows.forEach(([name, words, colour], i) => {
    label(stage, name, 624, 472 + i * 38, { align: 'left', size: 18, bold: true, colour })
    label(stage, words, 918, 472 + i * 38, { align: 'right', size: 20, bold: true })
  })
}
