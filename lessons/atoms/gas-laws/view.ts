import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { flame, mixed, thermometer, wandering } from '../shapes.ts'
import { air, type Cylinder, gasConstant, gasOf, load, pressureOf, restPressure, volumeOf } from './model.ts'

const tube = { left: 130, right: 370, base: 500, perMetre: 640 }

export function draw(stage: Stage, state: Cylinder, values: Values): void {
  ground(stage, 'paper')
  cylinder(stage, state, values)
  const { amount = 20, bath = 293 } = values
  const nR = (amount / 1000) * gasConstant
  const [volume, pressure] = [volumeOf(state), pressureOf(state, values) / 1000]
  const law = (v: number, kelvin: number) => (nR * kelvin * 1000) / v
  plot(stage, {
    at: [560, 20, 378, 272],
    title: 'Pressure against volume',
    across: 'volume: 0 to 1000 mL',
    up: '0 to 400 kPa',
    x: [0, 1000],
    y: [0, 400],
    curves: [
      {
        points: Array.from({ length: 80 }, (_, i) => 60 + i * 11.8)
          .map((v) => [v, law(v, bath)] as const)
          .filter(([, p]) => p <= 400),
        colour: 'sky',
        dashed: true,
      },
      { points: state.trail, colour: 'tomato' },
    ],
    dots: [{ at: [volume, pressure], colour: 'tomato' }],
  })
  plot(stage, {
    at: [560, 310, 378, 270],
    title: 'Volume against temperature',
    across: 'temperature: 0 to 500 K',
    up: '0 to 1000 mL',
    x: [0, 500],
    y: [0, 1000],
    curves: [
      {
        points: [
          [0, 0],
          [500, (nR * 500 * 1e6) / restPressure(values)],
        ],
        colour: 'marigold',
        dashed: true,
      },
    ],
    dots: [{ at: [state.temperature, volume], colour: 'tomato' }],
  })
}

function cylinder(stage: Stage, state: Cylinder, values: Values): void {
  const { left, right, base, perMetre } = tube
  const { bath = 293, amount = 20, exchange = 1, weights = 8 } = values
  const { context } = stage
  const warm = (bath - 200) / 250
  const flames = bath > 300 ? Math.ceil((bath - 300) / 40) : 0
  for (let i = 0; i < flames; i++) flame(stage, 250 + (i - (flames - 1) / 2) * 52, 590, 44, 17)
  if (bath < 275) for (let i = 0; i < 4; i++) card(stage, 150 + i * 52, 548, 40, 34, 'sky', 7)
  const wall = 30 - exchange * 6
  card(stage, left - wall, 90, wall, base - 90 + 24, 'earth', 4)
  card(stage, right, 90, wall, base - 90 + 24, 'earth', 4)
  context.fillStyle = '#FBF6EC'
  context.fillRect(left, 84, right - left, base - 84)
  const top = Math.max(150, base - state.height * perMetre)
  const hot = (state.temperature - 200) / 260
  context.fillStyle = mixed('#D6ECF7', '#FAD3C2', hot)
  context.fillRect(left, top, right - left, base - top)
  const count = Math.round(amount * 2)
  const pace = state.time * 1.3 * Math.sqrt(Math.max(0.1, state.temperature / 293))
  for (let i = 0; i < count; i++) {
    const x = left + 12 + wandering(i, 3, pace) * (right - left - 24)
    const y = top + 12 + wandering(i, 6, pace) * Math.max(4, base - top - 24)
    const paint = mixed('#5B96E2', '#E4472B', hot)
    if (gasOf(values).name === 'helium') disc(stage, x, y, 5.5, paint)
    else {
      const turn = pace * 2 + i
      disc(stage, x - 4 * Math.cos(turn), y - 4 * Math.sin(turn), 5, paint)
      disc(stage, x + 4 * Math.cos(turn), y + 4 * Math.sin(turn), 5, paint)
    }
  }
  line(
    stage,
    [
      [left - 2, 90],
      [left - 2, base + 3],
      [right + 2, base + 3],
      [right + 2, 90],
    ],
    { width: 6 },
  )
  card(stage, left + 3, top - 26, right - left - 6, 26, 'muted', 5)
  const blocks = Math.ceil(weights / 4)
  for (let i = 0; i < blocks; i++) {
    const part = Math.min(4, weights - i * 4)
    const wide = 40 + part * 16
    area(
      stage,
      [
        [250 - wide / 2, top - 28 - i * 20],
        [250 + wide / 2, top - 28 - i * 20],
        [250 + wide / 2 - 6, top - 46 - i * 20],
        [250 - wide / 2 + 6, top - 46 - i * 20],
      ],
      'marigold',
    )
  }
  const push = (pressureOf(state, values) - air) / 1000
  arrow(stage, [left + 34, top + 4], [0, -Math.min(110, 18 + push * 0.5)], 'tomato')
  arrow(
    stage,
    [right - 34, top - 34 - Math.min(100, load(values) * 4)],
    [0, Math.min(100, load(values) * 4)],
    'iris',
  )
  thermometer(stage, 470, 150, 300, (state.temperature - 150) / 400)
  label(stage, `${state.temperature.toFixed(0)} K`, 470, 120, { bold: true, size: 22 })
  label(stage, `${(pressureOf(state, values) / 1000).toFixed(0)} kPa`, 30, 40, {
    bold: true,
    size: 26,
    align: 'left',
  })
  label(stage, `${volumeOf(state).toFixed(0)} mL of ${gasOf(values).name}`, 180, 40, {
    size: 19,
    align: 'left',
  })
  label(stage, `outside ${bath.toFixed(0)} K`, 470, 510, {
    size: 16,
    colour: warm > 0.6 ? 'tomato' : 'muted',
  })
  label(stage, `${load(values).toFixed(1)} kg`, 250, top - 13, { size: 16, bold: true, colour: 'card' })
}
