import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meadow } from '../../mechanics/scene.ts'
import { cat, cloud } from '../figures.ts'
import { ends, until, type Walk } from './model.ts'

const grass = 176

/** The street above, both graphs of the walk below, on one clock. */
export function draw(stage: Stage, state: Walk, values: Values): void {
  ground(stage, 'sky')
  cloud(stage, 330, 50, 22)
  cloud(stage, 660, 60, 18)
  meadow(stage, grass)
  const [low, high] = range(values)
  const x = (metres: number) => 60 + ((metres - low) / (high - low)) * 840
  const step = high - low > 45 ? 10 : 5
  line(
    stage,
    [
      [30, grass + 14],
      [930, grass + 14],
    ],
    { width: 4, colour: 'line' },
  )
  for (let metre = Math.ceil(low / step) * step; metre <= high; metre += step) {
    line(
      stage,
      [
        [x(metre), grass + 8],
        [x(metre), grass + 20],
      ],
      { width: 2.5 },
    )
    label(stage, `${metre} m`, x(metre), grass + 34, { size: 15, bold: metre === 0, colour: 'card' })
  }
  house(stage, x(0))
  const sits = Math.abs(state.speed) < 0.01
  const hop = sits ? 0 : Math.abs(Math.sin(state.way * 4)) * 5
  cat(stage, [x(state.place), grass + 10 - hop], 66, { way: state.speed < 0 ? -1 : 1 })
  if (!sits) arrow(stage, [x(state.place), grass - 76], [state.speed * 26, 0], 'teal')
  graphs(stage, state, values, low, high)
}

/** Room for all places of this walk. */
function range({ go = 2, first = 5, back = -1.5 }: Values): [number, number] {
  const turn = go * first
  const end = turn + back * 6
  return [Math.min(0, end) - 4, Math.max(turn, end) + 5]
}

function house(stage: Stage, x: number): void {
  card(stage, x - 30, grass - 50, 60, 56, 'rose', 3)
  area(
    stage,
    [
      [x - 40, grass - 50],
      [x, grass - 86],
      [x + 40, grass - 50],
    ],
    'tomato',
  )
  card(stage, x - 9, grass - 26, 18, 32, 'earth', 3)
}

function graphs(stage: Stage, state: Walk, values: Values, low: number, high: number): void {
  const { go = 2, back = -1.5 } = values
  const points = [...state.trail.map(([t, at]) => [t, at] as const), [state.time, state.place] as const]
  const speeds = [...state.trail.map(([t, , v]) => [t, v] as const), [state.time, state.speed] as const]
  const long = Math.min(until, Math.ceil(ends(values) + 2))
  plot(stage, {
    at: [20, 228, 450, 352],
    title: 'Where it is',
    across: `time: 0 to ${long} s`,
    up: `${low.toFixed(0)} to ${high.toFixed(0)} m`,
    x: [0, long],
    y: [low, high],
    curves: [
      { points: [[0, 0] as const, [long, 0] as const], colour: 'line' },
      { points, colour: 'tomato' },
    ],
    dots: [{ at: [state.time, state.place], colour: 'tomato' }],
  })
  const most = Math.max(go, back, 1) * 1.15
  const least = Math.min(0, back) * 1.15 - 0.3
  plot(stage, {
    at: [490, 228, 450, 352],
    title: 'How fast it walks',
    across: `time: 0 to ${long} s`,
    up: `${least.toFixed(1)} to ${most.toFixed(1)} m/s`,
    x: [0, long],
    y: [least, most],
    curves: [{ points: speeds, colour: 'teal' }],
    dots: [{ at: [state.time, state.speed], colour: 'teal' }],
  })
  shade(stage, state, long, least, most)
  label(stage, 'steep = fast', 450, 250, { size: 14, align: 'right', colour: 'muted' })
  label(stage, 'area = way', 920, 250, { size: 14, align: 'right', colour: 'muted' })
  label(stage, `${state.place.toFixed(1)} m from home`, 120, 30, {
    size: 17,
    bold: true,
    colour: 'tomato',
    on: 'card',
  })
  label(stage, `walked ${state.way.toFixed(1)} m`, 850, 30, {
    size: 17,
    bold: true,
    colour: 'teal',
    on: 'card',
  })
}

/** The area between the speed and its zero line: to the right above, to the left below. */
function shade(stage: Stage, { trail, time, speed }: Walk, long: number, least: number, most: number): void {
  const box = { left: 526, right: 920, top: 274, bottom: 544 }
  const at = (t: number, v: number): [number, number] => [
    box.left + (box.right - box.left) * Math.min(1, t / long),
    box.bottom - ((v - least) / (most - least)) * (box.bottom - box.top),
  ]
  const all = [...trail.map(([t, , v]) => [t, v] as const), [time, speed] as const].filter(([t]) => t <= long)
  for (const [sign, colour] of [
    [1, 'teal'],
    [-1, 'tomato'],
  ] as const) {
    const shape = all.map(([t, v]) => at(t, sign > 0 ? Math.max(0, v) : Math.min(0, v)))
    const last = all.at(-1)
    if (shape.length > 1 && last)
      area(stage, [at(0, 0), ...shape, at(last[0], 0)], colour, { rim: false, alpha: 0.22 })
  }
  line(stage, [at(0, 0), at(long, 0)], { width: 1.5, colour: 'muted' })
  disc(stage, ...at(Math.min(long, time), speed), 7, 'teal')
}
