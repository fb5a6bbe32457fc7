import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, ground as backdrop, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cloud, house, mixed, sun, tree } from '../sky.ts'
import { flowsOf, type Water, year } from './model.ts'

type Point = readonly [number, number]

/** The height of the land in the picture, from the mountain down to the shore. */
function land(x: number): number {
  const peak = 235 * Math.exp(-(((x - 165) / 92) ** 2))
  const shoulder = 70 * Math.exp(-(((x - 30) / 90) ** 2))
  const slope = 352 + 66 * (x / 596) ** 2 + 4 * Math.sin(x / 60)
  const valley = 24 * Math.exp(-(((x - 462) / 36) ** 2))
  const shore = Math.max(0, x - 600) * 0.95
  return slope - peak - shoulder + valley + shore
}
const along = (from: number, to: number, of: (x: number) => number): Point[] => {
  const points: Point[] = []
  for (let x = from; x <= to; x += 6) points.push([x, of(x)])
  return points
}
const seaLevel = 418
const shoreAt = 596

export function draw(stage: Stage, state: Water, values: Values): void {
  const { sun: light = 100, plants = 60, hard = 10, warmth = 15 } = values
  const flows = flowsOf(state, values)
  backdrop(stage, 'sky')
  sun(stage, 560, 74, 26 + 10 * (light / 100), 0.4 + light / 100)
  // The sea with its bed, then the land over it.
  area(
    stage,
    [...along(560, 966, (x) => seaLevel + 2.5 * Math.sin(x / 17 + state.time / 4)), [966, 604], [560, 604]],
    '#5FB0DC',
  )
  const far = along(-6, 320, (x) => land(x * 1.25 + 40) - 22)
  area(stage, [...far, [320, 604], [-6, 604]], '#B7C9B0', { rim: false })
  const surface = along(-6, 690, land)
  area(stage, [...surface, [760, 604], [-6, 604]], mixed('#C9A877', '#8DBD70', plants / 85))
  underground(stage, state.ground)
  snowCap(stage, state.snow)
  lake(stage, state.rivers)
  town(stage, hard)
  wood(stage, plants)
  clouds(stage, state, flows.rainOnLand, flows.snowOnLand, flows.onSea)
  vapour(stage, flows.fromSea * year, 3, [686, 770, 850], 404, state.time, 'tomato')
  vapour(stage, flows.fromGround * year, 1, [392], 336, state.time, 'leaf')
  numbers(stage, flows, state, warmth)
}

/** Soil over rock, cut open: the more water, the higher it stands. */
function underground(stage: Stage, water: number): void {
  const soil = along(-6, 662, (x) => land(x) + 15 + 0.6 * Math.max(0, 350 - land(x)))
  area(stage, [...soil, [720, 604], [-6, 604]], '#B58A5F', { rim: false })
  const depth = 20 + 80 * Math.min(1, water / 34)
  const table = along(-6, 640, (x) => Math.min(556, 560 - depth + 6 * Math.sin(x / 60)))
  area(stage, [...table, [690, 566], [-6, 566]], '#6FA9CE', { rim: false, alpha: 0.9 })
  const rock: Point[] = [
    [-6, 566],
    [760, 566],
    [770, 604],
    [-6, 604],
  ]
  area(stage, rock, '#7A6A60')
  for (let i = 0; i < 46; i++) {
    const [x, y] = [10 + scattered(i, 4) * 620, 425 + scattered(i, 5) * 130]
    stage.context.fillStyle = 'rgba(90,62,38,0.45)'
    stage.context.beginPath()
    stage.context.ellipse(x, y, 5, 3, i, 0, Math.PI * 2)
    stage.context.fill()
  }
  label(stage, 'water in the ground', 250, 553, { size: 15, bold: true, colour: 'card' })
}

function snowCap(stage: Stage, snow: number): void {
  const reach = 20 + 150 * Math.min(1, Math.sqrt(snow / 7))
  const foot = land(165) + reach
  const rim = along(-6, 300, land).filter(([, y]) => y < foot)
  const [first, last] = [rim[0], rim.at(-1)]
  if (!first || !last) return
  const teeth: Point[] = []
  const count = 8
  for (let i = 0; i <= count; i++) {
    const x = last[0] + ((first[0] - last[0]) * i) / count
    teeth.push([x, (i % 2 === 0 ? foot - 4 : foot + 12) - (i === 0 || i === count ? 2 : 0)])
  }
  area(stage, [...rim, ...teeth], '#FBFDFE')
}

/** The lake stands higher and the river is wider, the more is in them. */
function lake(stage: Stage, rivers: number): void {
  const full = Math.min(1, rivers / 4.2)
  const { context } = stage
  const wide = 3 + 13 * full
  const course = along(498, shoreAt + 10, (x) => land(x) + 1 + wide * 0.3)
  context.lineCap = 'round'
  for (const [paint, more] of [
    [stage.colours.ink, 2.5],
    ['#5FB0DC', 0],
  ] as const) {
    context.strokeStyle = paint
    context.lineWidth = wide + more
    context.beginPath()
    course.forEach(([x, y], i) => {
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    context.stroke()
  }
  const level = land(462) - 5 - 18 * full
  const bed = along(414, 520, land).filter(([, y]) => y > level)
  const [first, last] = [bed[0], bed.at(-1)]
  if (first && last) area(stage, [[first[0], level], ...bed, [last[0], level]], '#5FB0DC')
  const stream = along(210, 440, (x) => land(x) + 4)
  line(stage, stream, { colour: 'sky', width: 2 + 4 * full })
}

function town(stage: Stage, hard: number): void {
  const places = [578, 545, 300, 336, 268, 561, 318]
  places.slice(0, Math.round((hard / 90) * places.length)).forEach((x, i) => {
    house(stage, x, land(x) + 5, 24 + (i % 3) * 5)
  })
}

function wood(stage: Stage, plants: number): void {
  const places = [380, 410, 352, 518, 326, 396, 368, 292, 532, 340, 272, 425]
  places
    .slice(0, Math.round((plants / 100) * places.length))
    .map((x, i) => [x, i] as const)
    .sort(([a], [b]) => a - b)
    .forEach(([x, i]) => {
      tree(stage, x, land(x) + 6, 46 + (i % 3) * 12, i % 2 === 0 ? '#5E9E4B' : '#76B15C')
    })
}

function clouds(stage: Stage, { air, time }: Water, rain: number, snow: number, onSea: number): void {
  const size = 70 + 105 * Math.min(1, air / 22)
  const drift = 5 * Math.sin(time / 30)
  const drops = (x: number, top: number, foot: (x: number) => number, count: number, white: number) => {
    for (let i = 0; i < count; i++) {
      const dx = (scattered(i, 2) - 0.5) * size * 0.95
      const fallen = (scattered(i, 3) + time / 18) % 1
      const y = top + (foot(x + dx) - top) * fallen
      if (scattered(i, 9) < white) {
        stage.context.fillStyle = '#FFFFFF'
        stage.context.beginPath()
        stage.context.arc(x + dx, y, 3.4, 0, Math.PI * 2)
        stage.context.fill()
      } else
        line(
          stage,
          [
            [x + dx + 3, y - 11],
            [x + dx, y],
          ],
          { colour: 'iris', width: 2.4 },
        )
    }
  }
  const onLand = (rain + snow) * year
  const [cx, cy] = [250 + drift, 84]
  drops(cx, cy + 22, land, Math.round(Math.min(46, onLand / 4.4)), snow / Math.max(1e-9, rain + snow))
  cloud(stage, cx, cy, size * 1.15, Math.min(0.55, onLand / 330))
  drops(905, 128, () => seaLevel, Math.round(Math.min(30, (onSea * year) / 22)), 0)
  cloud(stage, 892 - drift, 106, Math.min(118, size * 0.8), Math.min(0.45, (onSea * year) / 1300))
}

/** Wavy arrows of rising vapour: the thicker, the more. */
function vapour(
  stage: Stage,
  flow: number,
  shared: number,
  places: readonly number[],
  foot: number,
  time: number,
  colour: 'tomato' | 'leaf',
): void {
  const wide = Math.min(11, 2 + (flow / shared) * 0.045)
  places.forEach((x, i) => {
    const tall = 150
    const points: Point[] = []
    for (let k = 0; k <= 20; k++)
      points.push([x + 7 * Math.sin(k / 2.6 - time / 2.5 + i), foot - (k / 20) * tall])
    line(stage, points, { colour, width: wide })
    const end = points.at(-1) ?? [x, foot - tall]
    area(
      stage,
      [
        [end[0] - wide - 6, end[1] + 3],
        [end[0] + wide + 6, end[1] + 3],
        [end[0], end[1] - 15 - wide],
      ],
      colour,
      { rim: false },
    )
  })
}

function numbers(stage: Stage, flows: ReturnType<typeof flowsOf>, state: Water, warmth: number): void {
  const chip = (text: string, x: number, y: number, colour: 'tomato' | 'leaf' | 'iris' | 'ink' | 'teal') =>
    label(stage, text, x, y, { on: 'card', bold: true, size: 17, colour })
  const a = (flow: number) => (flow * year).toFixed(0)
  chip(`rises from the sea: ${a(flows.fromSea)}`, 770, 212, 'tomato')
  chip(`rises from land: ${a(flows.fromGround)}`, 430, 152, 'leaf')
  chip(`falls on land: ${a(flows.rainOnLand + flows.snowOnLand)}`, 252, 26, 'iris')
  chip(`falls on the sea: ${a(flows.onSea)}`, 846, 40, 'iris')
  chip(`rivers: ${a(flows.runoff)}`, 700, 456, 'teal')
  label(stage, 'the sea', 850, 500, { size: 20, bold: true, colour: 'card' })
  label(stage, `${warmth.toFixed(0)} °C`, 30, 30, { size: 20, bold: true, align: 'left' })
  label(stage, 'thousand km³ a year', 850, 584, { size: 15, colour: 'card' })
  label(stage, `day ${state.time.toFixed(0)}`, 30, 56, { size: 15, colour: 'muted', align: 'left' })
}
