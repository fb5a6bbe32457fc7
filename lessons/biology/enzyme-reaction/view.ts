import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import {
  area,
  card,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, thermometer } from '../shapes.ts'
import {
  acidFactor,
  busy,
  type Digestion,
  fastest,
  grip,
  halfAt,
  kindOf,
  melting,
  rate,
  warmthFactor,
} from './model.ts'

const dish = { left: 20, top: 66, wide: 560, tall: 514 }
const columns = 7
const rows = 6

export function draw(stage: Stage, state: Digestion, values: Values): void {
  ground(stage, 'paper')
  const kind = kindOf(values)
  const { temperature = 37, pH = 6.8 } = values
  label(stage, kind.name, 30, 36, { align: 'left', bold: true, size: 24 })
  const share = state.cut / Math.max(1e-9, state.cut + state.whole)
  label(stage, `${(share * 100).toFixed(0)}% ${kind.food} cut`, 576, 36, {
    align: 'right',
    size: 19,
    bold: true,
    colour: 'teal',
  })
  liquid(stage, pH)
  crowd(stage, state, values)
  thermometer(stage, [548, 120], 170, temperature / 100, `${temperature.toFixed(0)} °C`)
  label(stage, `pH ${pH.toFixed(1)}`, 534, 350, { size: 18, bold: true, on: 'card' })
  legend(stage, values)
  curves(stage, state, values)
}

/** Sour is reddish, basic bluish. */
function liquid({ context, colours }: Stage, pH: number): void {
  const middle = '#E3F0E2' as const
  context.fillStyle = pH < 7 ? mixed('#F7CDBF', middle, (pH - 1) / 6) : mixed(middle, '#C9CDF3', (pH - 7) / 5)
  context.beginPath()
  context.roundRect(dish.left, dish.top, dish.wide, dish.tall, 20)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
}

/** Enzymes, food, products and inhibitors on a loose grid, so that nothing covers anything. */
function crowd(stage: Stage, state: Digestion, values: Values): void {
  const { enzyme = 1, inhibitor = 0 } = values
  const count = Math.min(16, Math.max(3, Math.round(4 + enzyme * 3)))
  const places = Array.from({ length: columns * rows }, (_, i) => i).sort(
    (a, b) => scattered(a, 41) - scattered(b, 41),
  )
  const working = Math.round(count * state.works)
  const eating = Math.round(working * busy(state.whole, values))
  const blocked = Math.round((working - eating) * (inhibitor / (inhibitor + grip)))
  const spot = (place: number, salt: number): [number, number] => [
    dish.left + 44 + (place % columns) * 66 + 18 * (scattered(place, salt) - 0.5),
    dish.top + 46 + Math.floor(place / columns) * 74 + 18 * (scattered(place, salt + 1) - 0.5),
  ]
  // How wide the mouths are just now: they snap as the reaction goes on.
  const chew = state.cut * 7
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(places[i] ?? 0, 43)
    const turn = scattered(i, 47) * 6.28 + 0.25 * Math.sin(state.time * 3 + i)
    if (i >= working) unfolded(stage, x, y, i)
    else {
      const held = i < eating ? 'food' : i < eating + blocked ? 'plug' : 'nothing'
      folded(stage, x, y, turn, held, scattered(i, 48) + chew)
    }
  }
  const free = places.slice(count)
  const [whole, cut] = [Math.round(state.whole * 0.55), Math.round(state.cut * 0.55)]
  const plugs = Math.round(inhibitor * 0.35)
  let next = 0
  const put = (paint: (x: number, y: number, i: number) => void, times: number) => {
    for (let i = 0; i < times && next < free.length; i++) {
      const [x, y] = spot(free[next] ?? 0, 51)
      paint(x + 5 * Math.sin(state.time * 4 + next), y + 5 * Math.cos(state.time * 3 + next * 2), next)
      next++
    }
  }
  put((x, y, i) => food(stage, x, y, scattered(i, 53) * 6.28), whole)
  put((x, y, i) => halves(stage, x, y, scattered(i, 53) * 6.28), cut)
  put((x, y) => plug(stage, x, y, 11), plugs)
}

function folded(
  stage: Stage,
  x: number,
  y: number,
  turn: number,
  held: 'food' | 'plug' | 'nothing',
  phase: number,
): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  const gape = held === 'nothing' ? 0.55 : 0.5
  context.beginPath()
  context.arc(0, 0, 27, gape, Math.PI * 2 - gape)
  context.lineTo(5, 0)
  context.closePath()
  context.fillStyle = 'rgba(29,27,46,0.12)'
  context.translate(3, 3)
  context.fill()
  context.translate(-3, -3)
  context.fillStyle = colours.leaf
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  oval(stage, [-4, -15], [3.2, 3.2], 'ink', { rim: 0 })
  if (held === 'food') {
    const apart = (phase % 1) * 4
    oval(stage, [20, -6 - apart], [7.5, 7.5], 'marigold')
    oval(stage, [20, 6 + apart], [7.5, 7.5], 'marigold')
  } else if (held === 'plug') plug(stage, 19, 0, 10)
  context.restore()
}

/** A denatured enzyme: a loose thread. */
function unfolded(stage: Stage, x: number, y: number, i: number): void {
  line(
    stage,
    Array.from({ length: 25 }, (_, k): [number, number] => {
      const t = k / 24
      return [
        x - 30 + 60 * t + 6 * Math.sin(t * 21 + i),
        y + 17 * Math.sin(t * 9 + i * 1.3) * Math.cos(t * 5 + i),
      ]
    }),
    { colour: 'leaf', width: 5 },
  )
}

function food(stage: Stage, x: number, y: number, turn: number): void {
  for (const side of [-7, 7])
    oval(stage, [x + Math.cos(turn) * side, y + Math.sin(turn) * side], [9, 9], 'marigold')
}

function halves(stage: Stage, x: number, y: number, turn: number): void {
  for (const side of [-15, 15])
    oval(stage, [x + Math.cos(turn) * side, y + Math.sin(turn) * side], [8, 8], 'tomato')
}

function plug(stage: Stage, x: number, y: number, size: number): void {
  area(
    stage,
    [
      [x - size, y],
      [x + size * 0.8, y - size],
      [x + size * 0.8, y + size],
    ],
    'iris',
  )
}

function legend(stage: Stage, values: Values): void {
  const y = 554
  card(stage, 34, y - 18, 470, 36)
  oval(stage, [56, y], [9, 9], 'leaf')
  label(stage, 'enzyme', 72, y, { size: 14, align: 'left' })
  food(stage, 158, y, 0)
  label(stage, kindOf(values).food, 180, y, { size: 14, align: 'left' })
  for (const x of [252, 274]) oval(stage, [x, y], [7, 7], 'tomato')
  label(stage, 'cut', 288, y, { size: 14, align: 'left' })
  plug(stage, 336, y, 9)
  label(stage, 'blocks', 352, y, { size: 14, align: 'left' })
  line(
    stage,
    [
      [414, y + 3],
      [420, y - 5],
      [426, y + 5],
      [433, y - 3],
    ],
    { colour: 'leaf', width: 4 },
  )
  label(stage, 'ruined', 444, y, { size: 14, align: 'left' })
}

function curves(stage: Stage, state: Digestion, values: Values): void {
  const kind = kindOf(values)
  const { temperature = 37, pH = 6.8, food: begun = 20 } = values
  const points = (from: number, to: number, of: (x: number) => number) =>
    Array.from({ length: 61 }, (_, i) => {
      const x = from + ((to - from) * i) / 60
      return [x, of(x)] as const
    })
  const small = (
    top: number,
    title: string,
    across: string,
    x: readonly [number, number],
    curve: readonly (readonly [number, number])[],
    dot: readonly [number, number],
    colour: StageColour,
  ) => {
    const most = Math.max(1e-9, ...curve.map(([, y]) => y)) * 1.1
    plot(stage, {
      at: [604, top, 336, 180],
      title,
      across,
      up: 'speed',
      x,
      y: [0, most],
      curves: [{ points: curve, colour, filled: true }],
      dots: [{ at: dot, colour: 'tomato' }],
    })
  }
  const warmth = (t: number) => warmthFactor(kind, t) * Math.exp(-5 * melting(kind, t))
  small(
    16,
    'Warmth, after 5 minutes',
    '0 to 100 °C',
    [0, 100],
    points(0, 100, warmth),
    [temperature, warmthFactor(kind, temperature) * state.works],
    'tomato',
  )
  small(
    210,
    'Sour or basic',
    'pH 1 to 12',
    [1, 12],
    points(1, 12, (at) => acidFactor(kind, at)),
    [pH, acidFactor(kind, pH)],
    'iris',
  )
  const top = fastest(values) * state.works
  small(
    404,
    'Food',
    '0 to 40 mmol/L left',
    [0, 40],
    points(0, 40, (whole) => (top * whole) / (whole + halfAt(values))),
    [Math.min(begun, state.whole), rate(state, values)],
    'marigold',
  )
}
