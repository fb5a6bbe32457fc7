import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Blocks, bridgeOf, passes } from './model.ts'

const middle = 190
const side = 150

/** Two blocks and what joins them; below, how their temperatures went. */
export function draw(stage: Stage, state: Blocks, values: Values): void {
  ground(stage, 'paper')
  const { length = 10, section = 4, hot = 90 } = values
  const bar = bridgeOf(values)
  const reach = 60 + 11 * length
  const thick = 16 + 26 * Math.sqrt(section)
  const [from, to] = [480 - reach / 2, 480 + reach / 2]
  rectangle(stage, from - 4, middle - thick / 2, reach + 8, thick, bar.paint)
  block(stage, from - side, state.hot)
  block(stage, to, state.cold)
  const watts = passes(values) * (state.hot - state.cold)
  const strong = Math.min(1, Math.sqrt(watts / 300))
  if (strong > 0.02)
    for (const row of [-1, 0, 1])
      arrow(
        stage,
        [from + 12, middle + row * thick * 0.28],
        [(reach - 24) * Math.max(0.12, strong), 0],
        'tomato',
      )
  label(stage, bar.name, 480, middle + thick / 2 + 24, { bold: true, size: 20 })
  label(
    stage,
    `${length.toFixed(0)} cm long, ${section.toFixed(1)} cm² thick`,
    480,
    middle + thick / 2 + 50,
    {
      size: 16,
      colour: 'muted',
    },
  )
  const isEven = state.hot - state.cold < 0.2
  label(
    stage,
    isEven ? 'Equally warm: nothing flows any more.' : `${watts.toFixed(1)} W flow over`,
    480,
    44,
    {
      bold: true,
      size: 24,
      colour: isEven ? 'leaf' : 'ink',
    },
  )
  const long = Math.max(60, state.time)
  const top = Math.max(100, hot)
  plot(stage, {
    at: [60, 350, 840, 232],
    title: 'Both temperatures',
    across: `0 to ${long.toFixed(0)} s`,
    up: `0 to ${top.toFixed(0)} °C`,
    x: [0, long],
    y: [0, top],
    curves: [
      {
        points: [...state.trail, [state.time, state.hot, 0] as const].map(([t, one]) => [t, one] as const),
        colour: 'tomato',
      },
      {
        points: [...state.trail.map(([t, , one]) => [t, one] as const), [state.time, state.cold] as const],
        colour: 'iris',
      },
    ],
    dots: [
      { at: [state.time, state.hot], colour: 'tomato' },
      { at: [state.time, state.cold], colour: 'iris' },
    ],
  })
}

const hex = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
/** From blue at 0 °C to red at 100 °C. */
const warm = (celsius: number): `#${string}` => {
  const share = Math.min(1, Math.max(0, celsius / 100))
  return `#${hex(111 + 127 * share)}${hex(183 - 77 * share)}${hex(230 - 155 * share)}`
}

function block(stage: Stage, left: number, celsius: number): void {
  rectangle(stage, left, middle - side / 2, side, side, warm(celsius))
  for (const x of [-22, 22]) disc(stage, left + side / 2 + x, middle - 14, 5, 'ink')
  label(stage, `${celsius.toFixed(1)} °C`, left + side / 2, middle + 38, { bold: true, size: 26 })
}

function rectangle(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: `#${string}`,
): void {
  area(
    stage,
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ],
    colour,
  )
}
