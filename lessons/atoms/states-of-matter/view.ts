import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { flame, mixed, thermometer, wandering } from '../shapes.ts'
import { beyond, boilingPoint, heatingCurve, type Matter, room, substanceOf, wholeHeat } from './model.ts'

const glass = { left: 70, right: 390, top: 60, base: 452 }
const [columns, rows] = [11, 5]

export function draw(stage: Stage, state: Matter, values: Values): void {
  ground(stage, 'paper')
  const { melts } = substanceOf(values)
  const boils = boilingPoint(values)
  const [cold, hot] = [melts - 60, boils + beyond]
  vessel(stage, state, values)
  const share = (value: number) => (value - cold) / (hot - cold)
  const [top, tall] = [70, 360]
  thermometer(stage, 470, top, tall, share(state.temperature))
  for (const [at, name] of [
    [melts, 'melts'],
    [boils, 'boils'],
  ] as const) {
    const y = top + 12 + (tall - 18) * (1 - share(at))
    line(
      stage,
      [
        [484, y],
        [498, y],
      ],
      { width: 3 },
    )
    label(stage, name, 504, y - 9, { size: 14, align: 'left', colour: 'muted' })
    label(stage, `${at.toFixed(0).replace('-', '−')} °C`, 504, y + 9, { size: 14, align: 'left', bold: true })
  }
  label(stage, `${state.temperature.toFixed(0).replace('-', '−')} °C`, 470, 40, { bold: true, size: 26 })
  curve(stage, state, values, [cold, hot])
  shares(stage, state, values)
}

function vessel(stage: Stage, state: Matter, values: Values): void {
  const { left, right, top, base } = glass
  const { power = 500, pressure = 101.325, loss = 0, mass = 100 } = values
  const { paint } = substanceOf(values)
  const flames = 2 + Math.round((power / 1000) * 4)
  for (let i = 0; i < flames; i++)
    flame(stage, 230 + (i - (flames - 1) / 2) * 46, 574, 30 + 52 * (power / 1000), 18)
  line(
    stage,
    [
      [left + 10, 580],
      [left + 10, base + 20],
      [right - 10, base + 20],
      [right - 10, 580],
    ],
    { width: 5, colour: 'muted' },
  )
  card(stage, left - 14, base + 10, right - left + 28, 12, 'muted', 4)
  const { context } = stage
  // How high the rest stands, and how far its gas lifts the lid: not to scale, steam takes 1600 times the room.
  const size = 12 * (0.8 + 0.2 * (mass / 100))
  const step = (right - left - 34) / columns
  const stack = rows * size * 2.05
  const level = base - stack * (1 - state.boiled) - 14 * (1 - state.boiled)
  const lid = Math.max(top + 30, level - 26 - state.boiled * 250)
  context.fillStyle = mixed('#FFFFFF', paint, 0.1)
  context.fillRect(left, lid, right - left, base - lid)
  if (state.boiled < 1) {
    context.fillStyle = mixed('#FFFFFF', paint, state.melted > 0 ? 0.55 : 0.2)
    context.fillRect(left, level, right - left, base - level)
  }
  const count = columns * rows
  const [loose, free] = [Math.round(count * state.melted), Math.round(count * state.boiled)]
  const hot = Math.sqrt(Math.max(0.1, (state.temperature + 273) / 373))
  for (let i = 0; i < count; i++) {
    // Those in the top rows go first.
    const [column, row] = [i % columns, rows - 1 - Math.floor(i / columns)]
    const away = count - 1 - i < free
    const slides = count - 1 - i < loose
    const sway = state.time / 20
    const tremble = slides ? 0.5 : 0.16 * hot
    let x = left + 17 + (column + 0.5) * step
    let y = base - 6 - size - (rows - 1 - row) * size * 2.05
    if (away) {
      x = left + 16 + wandering(i, 3, sway * 0.9 * hot) * (right - left - 32)
      y =
        lid +
        16 +
        wandering(i, 5, sway * 0.7 * hot) * Math.max(10, (state.boiled >= 1 ? base : level) - lid - 34)
    } else {
      const dance = (salt: number) => (wandering(i, salt, sway * (slides ? 0.7 : 2.5)) - 0.5) * 2 * tremble
      x += dance(7) * step * (slides ? 1.1 : 0.6) + (slides ? (scattered(i, 4) - 0.5) * 12 : 0)
      y += dance(8) * size * 1.1
      y = Math.min(base - size - 3, y)
    }
    disc(stage, x, y, size, mixed(paint, away ? '#FFFFFF' : '#1D1B2E', away ? 0.55 : slides ? 0 : 0.22))
  }
  line(
    stage,
    [
      [left - 2, top],
      [left - 2, base + 3],
      [right + 2, base + 3],
      [right + 2, top],
    ],
    { width: 7 },
  )
  card(stage, left + 3, lid - 16, right - left - 6, 16, 'earth', 4)
  const weights = Math.round(pressure / 25)
  for (let i = 0; i < weights; i++) card(stage, 230 - weights * 11 + i * 22, lid - 34, 18, 17, 'marigold', 3)
  label(stage, `${pressure.toFixed(0)} kPa`, 230, 32, { size: 17, bold: true })
  if (loss > 0.02 && state.temperature > room)
    for (const [side, way] of [
      [right + 12, 1],
      [left - 12, -1],
    ] as const)
      for (let i = 0; i < 3; i++) arrow(stage, [side, 250 + i * 60], [way * (14 + 30 * loss), 0], 'tomato')
  label(stage, `${power.toFixed(0)} W`, 416, 560, { size: 18, bold: true, align: 'left' })
}

function curve(stage: Stage, state: Matter, values: Values, y: readonly [number, number]): void {
  const whole = Math.max(wholeHeat(values), state.given / (values.mass ?? 100))
  plot(stage, {
    at: [566, 22, 372, 372],
    title: 'Temperature against heat',
    across: `heat for each gram: 0 to ${(whole / 1000).toFixed(1)} kJ`,
    up: 'temperature',
    x: [0, whole],
    y,
    curves: [
      {
        points: Array.from({ length: 241 }, (_, i) => {
          const heat = (i / 240) * wholeHeat(values)
          return [heat, heatingCurve(heat, values)] as const
        }),
        colour: 'line',
        dashed: true,
      },
      {
        points: [...state.trail, [state.given / (values.mass ?? 100), state.temperature] as const],
        colour: 'tomato',
      },
    ],
    dots: [{ at: [state.given / (values.mass ?? 100), state.temperature], colour: 'tomato' }],
  })
}

function shares(stage: Stage, { melted, boiled }: Matter, values: Values): void {
  const { solidName, liquidName, gasName } = substanceOf(values)
  card(stage, 566, 412, 372, 166)
  const bars = [
    { name: gasName, share: boiled, colour: 'rose' },
    { name: liquidName, share: melted - boiled, colour: 'sky' },
    { name: solidName, share: 1 - melted, colour: 'iris' },
  ] as const
  bars.forEach(({ name, share, colour }, i) => {
    const y = 430 + i * 48
    label(stage, name, 584, y + 16, { size: 17, bold: true, align: 'left' })
    if (share > 0.004) card(stage, 710, y + 2, Math.max(6, 150 * share), 28, colour, 6)
    label(stage, `${Math.round(100 * share)}%`, 924, y + 16, { size: 16, align: 'right' })
  })
}
