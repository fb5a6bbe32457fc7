import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import {
  area,
  card,
  disc,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { burnTime, type Flight, placeOf, stageMasses, stagesOf } from './model.ts'

const colours: readonly StageColour[] = ['tomato', 'marigold', 'teal']
const middle = 330

/** The rocket stays in the middle; the sky, the ground and the scale at the left show how high it is. */
export function draw(stage: Stage, state: Flight, values: Values): void {
  sky(stage, state, values)
  const all = stageMasses(values)
  const tall = all.map(
    ({ full }) =>
      (all.length === 1 ? 250 : ([0, 0, 150, 112][all.length] ?? 0)) *
      (0.3 + 0.7 * Math.cbrt(full / 100_000)),
  )
  const burning = state.stage < stagesOf(values)
  let foot = 232
  const flying = tall.slice(state.stage)
  // The top of the stack is always at the same place; stages hang below it.
  for (let i = all.length - 1; i >= state.stage; i--) {
    const wide = 30 + 9 * (all.length - 1 - i)
    const high = tall[i] ?? 0
    tank(
      stage,
      foot,
      wide,
      high,
      colours[i] ?? 'teal',
      i === state.stage ? state.fuel / (all[i]?.fuel ?? 1) : 1,
    )
    foot += high
  }
  if (burning && !state.landed) flame(stage, foot, 18 + 9 * flying.length, values, state)
  capsule(stage, values)
  scraps(stage, state, all.length, tall, foot)
  ladder(stage, state)
  side(stage, state, values)
}

/** From daylight through dusk into the night: black from 100 km up, and everywhere without air. */
function sky({ context, width, height, colours: paint }: Stage, state: Flight, values: Values): void {
  const { name, gravity } = placeOf(values)
  const dark =
    name === 'the Earth'
      ? Math.min(1, state.height / 80_000)
      : name === 'Mars'
        ? Math.min(1, 0.3 + state.height / 60_000)
        : 1
  const mix = (day: readonly number[], night: readonly number[]) =>
    `rgb(${day.map((one, i) => Math.round(one + ((night[i] ?? 0) - one) * dark)).join(',')})`
  const fade = context.createLinearGradient(0, 0, 0, height)
  fade.addColorStop(0, mix(name === 'Mars' ? [224, 178, 140] : [150, 205, 236], [21, 19, 43]))
  fade.addColorStop(1, mix(name === 'Mars' ? [240, 214, 180] : [243, 246, 234], [43, 39, 82]))
  context.fillStyle = fade
  context.fillRect(0, 0, width, height)
  context.fillStyle = paint.card
  for (let i = 0; i < 60; i++) {
    context.globalAlpha = Math.max(0, dark - 0.35) * (0.4 + 0.6 * scattered(i, 3))
    // They drift by, the faster the farther the rocket has come.
    const y = (scattered(i, 2) * 620 + state.height / 4000 + state.time * (gravity === 0 ? 0.6 : 0)) % 620
    context.beginPath()
    context.arc(scattered(i, 1) * 600, y, 1 + scattered(i, 4) * 1.6, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
  if (gravity === 0) return
  // The ground sinks and rounds off.
  const drop = 548 + Math.min(46, 14 * Math.log1p(state.height / 400))
  const round = Math.min(1, state.height / 150_000)
  context.fillStyle = name === 'the Earth' ? paint.leaf : name === 'Mars' ? '#B5653A' : '#A9A6B4'
  context.strokeStyle = paint.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(-10, 610)
  context.lineTo(-10, drop + round * 40)
  context.quadraticCurveTo(middle, drop - round * 60, 970, drop + round * 60)
  context.lineTo(970, 610)
  context.closePath()
  context.fill()
  context.stroke()
}

function capsule(stage: Stage, { payload = 2 }: Values): void {
  const half = 13 + 4 * Math.cbrt(payload)
  area(
    stage,
    [
      [middle, 92],
      [middle - half * 0.55, 132],
      [middle - half, 176],
      [middle - half, 232],
      [middle + half, 232],
      [middle + half, 176],
      [middle + half * 0.55, 132],
    ],
    'card',
  )
  disc(stage, middle, 178, 10, 'sky')
  label(
    stage,
    `payload ${payload < 10 ? payload.toFixed(1) : payload.toFixed(0)} t`,
    middle + half + 18,
    178,
    {
      size: 15,
      bold: true,
      align: 'left',
      on: 'card',
    },
  )
}

function tank(
  stage: Stage,
  top: number,
  half: number,
  high: number,
  colour: StageColour,
  full: number,
): void {
  const { context, colours: paint } = stage
  card(stage, middle - half, top, half * 2, high - 6, 'card', 6)
  const level = (high - 18) * Math.min(1, Math.max(0, full))
  context.fillStyle = paint[colour]
  context.beginPath()
  context.roundRect(middle - half + 5, top + high - 12 - level, half * 2 - 10, level, 4)
  context.fill()
  area(
    stage,
    [
      [middle - 10, top + high - 6],
      [middle - 18, top + high + 4],
      [middle + 18, top + high + 4],
      [middle + 10, top + high - 6],
    ],
    'muted',
  )
}

function flame(
  stage: Stage,
  top: number,
  half: number,
  { thrust = 1.6, exhaust = 3 }: Values,
  state: Flight,
): void {
  const flicker = 1 + 0.12 * Math.sin(state.time * 3)
  const long = Math.min(590 - top, (22 + 26 * thrust) * flicker)
  const wide = half * 0.55
  for (const [size, colour] of [
    [1, 'tomato'],
    [0.62, 'marigold'],
    [0.3, exhaust > 4 ? 'sky' : 'card'],
  ] as const)
    area(
      stage,
      [
        [middle - wide * size, top + 4],
        [middle - wide * size * 1.15, top + 4 + long * size * 0.45],
        [middle, top + 4 + long * size],
        [middle + wide * size * 1.15, top + 4 + long * size * 0.45],
        [middle + wide * size, top + 4],
      ],
      colour,
      { rim: false },
    )
}

/** Dropped stages tumble away for half a minute. */
function scraps(
  { context, colours: paint }: Stage,
  state: Flight,
  count: number,
  tall: readonly number[],
  foot: number,
): void {
  state.dropped.forEach((when, i) => {
    const since = state.time - when
    if (since > 45) return
    const wide = 30 + 9 * (count - 1 - i)
    context.save()
    context.globalAlpha = Math.max(0, 1 - since / 45)
    context.translate(middle + since * 3.2, Math.min(620, foot + 40 + since * 5))
    context.rotate(since * 0.05)
    context.fillStyle = paint.card
    context.strokeStyle = paint.ink
    context.lineWidth = 1.5
    context.beginPath()
    context.roundRect(-wide, -8, wide * 2, (tall[i] ?? 60) * 0.8, 6)
    context.fill()
    context.stroke()
    context.restore()
  })
}

const marks = [
  [0, 'start'],
  [10, 'airliners: 10 km'],
  [100, 'space: 100 km'],
  [400, 'space station: 400 km'],
  [2000, '2,000 km'],
  [36_000, 'TV satellites'],
] as const

/** Heights by factors: each step up is some ten times as high. */
function ladder(stage: Stage, { height }: Flight): void {
  const y = (kilometres: number) => 560 - 102 * Math.log10(1 + kilometres)
  card(stage, 16, 24, 206, 560)
  label(stage, 'how high', 119, 50, { bold: true })
  line(
    stage,
    [
      [44, y(0)],
      [44, 88],
    ],
    { width: 4, colour: 'line' },
  )
  for (const [at, name] of marks) {
    line(
      stage,
      [
        [38, y(at)],
        [50, y(at)],
      ],
      { width: 2 },
    )
    label(stage, name, 60, y(at), { size: 14, align: 'left', colour: 'muted' })
  }
  disc(stage, 44, y(Math.min(40_000, height / 1000)), 10, 'tomato')
}

function side(stage: Stage, state: Flight, values: Values): void {
  const place = placeOf(values)
  const burns = burnTime(values)
  const most = 14
  const until = Math.max(400, Math.ceil(Math.max(burns * 1.3, state.time) / 100) * 100)
  plot(stage, {
    at: [600, 24, 340, 350],
    title: 'Speed upwards',
    across: `time: 0 to ${until} s`,
    up: `0 to ${most} km/s`,
    x: [0, until],
    y: [0, most],
    curves: [
      ...(place.escape > 0
        ? [
            {
              points: [[0, place.escape] as const, [until, place.escape] as const],
              colour: 'leaf' as const,
              dashed: true,
            },
          ]
        : []),
      {
        points: [
          ...state.trail.map(([t, v]) => [t, v / 1000] as const),
          [state.time, state.speed / 1000] as const,
        ],
        colour: 'iris',
      },
    ],
    dots: [{ at: [state.time, state.speed / 1000], colour: 'tomato' }],
  })
  if (place.escape > 0)
    label(stage, `leaves ${place.name} forever`, 914, 374 - 36 - (place.escape / most) * 268 - 13, {
      size: 14,
      align: 'right',
      bold: true,
      colour: 'leaf',
    })
  card(stage, 600, 396, 340, 188)
  const rows = [
    ['speed', `${(state.speed / 1000).toFixed(2)} km/s`, 'ink'],
    ['from the engine', `${(state.gained / 1000).toFixed(2)} km/s`, 'teal'],
    ['taken by gravity', `${((state.gained - state.speed) / 1000).toFixed(2)} km/s`, 'tomato'],
    ['mass', `${(state.mass / 1000).toFixed(1)} t of 100 t`, 'muted'],
  ] as const
  rows.forEach(([name, words, colour], i) => {
    label(stage, name, 622, 426 + i * 43, { align: 'left', size: 18, colour, bold: true })
    label(stage, words, 920, 426 + i * 43, { align: 'right', size: 19, bold: true })
  })
}
