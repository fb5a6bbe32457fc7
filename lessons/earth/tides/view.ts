import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { globe, night } from '../globe.ts'
import { glow, stars } from '../sky.ts'
import { heightOf, moonAngle, moonName, placeAngle, seaAt, sunAngle, sunCounts, type Tides } from './model.ts'

const middle: readonly [number, number] = [250, 186]

/** From above the north pole, the Sun on the left; on the right the harbour; below the tides of the last days. */
export function draw(stage: Stage, state: Tides, values: Values): void {
  ground(stage, 'paper')
  space(stage, state.time, values)
  harbour(stage, state, values)
  const most = Math.max(0.2, ...state.trail.map(([, height]) => Math.abs(height))) * 1.15
  const now = heightOf(state.time, values)
  const from = Math.max(0, state.time - 16)
  plot(stage, {
    at: [20, 392, 920, 192],
    title: `The tides of the last 16 days, from −${most.toFixed(1)} to ${most.toFixed(1)} m`,
    across: 'days',
    up: 'sea level',
    x: [from, from + 16],
    y: [-most, most],
    curves: [
      { points: [[from, 0] as const, [from + 16, 0] as const], colour: 'line', dashed: true },
      { points: [...state.trail, [state.time, now] as const], colour: 'iris' },
    ],
    dots: [{ at: [state.time, now], colour: 'tomato', size: 7 }],
  })
}

function space(stage: Stage, time: number, values: Values): void {
  const { context, colours } = stage
  context.save()
  context.beginPath()
  context.rect(0, 0, 500, 374)
  context.clip()
  const fade = context.createLinearGradient(0, 0, 0, 374)
  fade.addColorStop(0, '#15132B')
  fade.addColorStop(1, '#2B2752')
  context.fillStyle = fade
  context.fillRect(0, 0, 500, 374)
  stars(stage, 55, [0, 0, 500, 374])
  if (sunCounts(values)) {
    glow(stage, -24, middle[1], 120)
    disc(stage, -34, middle[1], 66, 'marigold')
    for (const dy of [-34, 0, 34]) {
      line(
        stage,
        [
          [48, middle[1] + dy],
          [72, middle[1] + dy],
        ],
        { colour: 'marigold', width: 3 },
      )
      line(
        stage,
        [
          [65, middle[1] + dy - 5],
          [73, middle[1] + dy],
          [65, middle[1] + dy + 5],
        ],
        {
          colour: 'marigold',
          width: 3,
        },
      )
    }
  }
  // Angles are turned so that the Sun stays on the left.
  const screen = (angle: number, r: number): [number, number] => {
    const turned = angle - sunAngle(time) + Math.PI
    return [middle[0] + r * Math.cos(turned), middle[1] - r * Math.sin(turned)]
  }
  const away = 152 * Math.min(1.12, Math.max(0.85, (values.moon ?? 384.4) / 384.4))
  line(
    stage,
    Array.from({ length: 61 }, (_, i) => screen((i / 60) * 2 * Math.PI, away)),
    { colour: 'muted', width: 1.5, dashed: true },
  )
  const sea = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI
    return screen(angle, 74 + 46 * seaAt(time, angle, 0, { ...values, lean: 0 }))
  })
  area(stage, sea, '#5FB0DC')
  globe(stage, middle[0], middle[1], 56, { spin: -90, tilt: 0, nod: 89 })
  if (sunCounts(values)) night(stage, middle[0], middle[1], 56, [-1, 0, 0], 'rgba(18,16,48,0.5)')
  const place = placeAngle(time)
  line(stage, [screen(place, 40), screen(place, 66)], { colour: 'tomato', width: 5 })
  disc(stage, ...screen(place, 56), 8, 'tomato')
  const [x, y] = screen(moonAngle(time), away)
  context.fillStyle = '#F2EBD6'
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 21, 0, Math.PI * 2)
  context.fill()
  if (sunCounts(values)) night(stage, x, y, 21, [-1, 0, 0])
  context.stroke()
  label(stage, sunCounts(values) ? moonName(time) : 'the Moon alone', 484, 26, {
    colour: 'paper',
    size: 19,
    bold: true,
    align: 'right',
  })
  label(stage, 'bulges not to scale', 484, 352, { colour: 'paper', size: 14, align: 'right' })
  disc(stage, 26, 352, 6, 'tomato')
  label(stage, 'the harbour', 40, 352, { colour: 'paper', size: 15, align: 'left' })
  context.restore()
  line(
    stage,
    [
      [500, 0],
      [500, 374],
      [0, 374],
    ],
    { width: 2 },
  )
}

/** A boat at a wall with marks; at low water the sand shows. */
function harbour(stage: Stage, { time, before, gap, range }: Tides, values: Values): void {
  const { context, colours } = stage
  const [left, right, top, foot] = [502, 960, 0, 374]
  const height = heightOf(time, values)
  const most = Math.max(0.1, (values.bay ?? 6) * 0.55 * (384.4 / (values.moon ?? 384.4)) ** 3 * 1.1)
  const middleY = 206
  const y = (metres: number) => middleY - (metres / most) * 92
  context.save()
  context.beginPath()
  context.rect(left, top, right - left, foot - top)
  context.clip()
  const fade = context.createLinearGradient(0, 0, 0, foot)
  fade.addColorStop(0, '#BFE3F2')
  fade.addColorStop(1, '#F3F6EA')
  context.fillStyle = fade
  context.fillRect(left, top, right - left, foot)
  area(
    stage,
    [
      [left - 6, 300],
      [700, 318],
      [970, 352],
      [970, 380],
      [left - 6, 380],
    ],
    '#E7CF9A',
  )
  const level = y(height)
  const boat = 690
  const floats = Math.min(level, 300)
  area(
    stage,
    [
      [boat - 62, floats - 26],
      [boat + 62, floats - 26],
      [boat + 44, floats + 14],
      [boat - 44, floats + 14],
    ],
    'tomato',
  )
  line(
    stage,
    [
      [boat, floats - 26],
      [boat, floats - 108],
    ],
    { width: 4 },
  )
  area(
    stage,
    [
      [boat + 4, floats - 104],
      [boat + 4, floats - 36],
      [boat + 52, floats - 40],
    ],
    'card',
  )
  const waves: [number, number][] = []
  for (let x = left - 6; x <= right + 6; x += 10) waves.push([x, level + 2 * Math.sin(x / 15 + time * 30)])
  area(stage, [...waves, [right + 6, 380], [left - 6, 380]], '#5FB0DC', { alpha: 0.82 })
  card(stage, 842, 60, 140, 330, 'muted', 6)
  for (let i = -2; i <= 2; i++) {
    const metres = (i / 2) * most
    line(
      stage,
      [
        [842, y(metres)],
        [862, y(metres)],
      ],
      { width: 3, colour: 'paper' },
    )
    label(stage, `${metres > 0 ? '+' : ''}${metres.toFixed(1)} m`, 868, y(metres), {
      colour: 'paper',
      size: 16,
      align: 'left',
      bold: true,
    })
  }
  line(
    stage,
    [
      [824, level],
      [842, level],
    ],
    { colour: 'tomato', width: 5 },
  )
  const rising = height > before[0]
  label(
    stage,
    `${height >= 0 ? '+' : '−'}${Math.abs(height).toFixed(2)} m, ${rising ? 'rising' : 'falling'}`,
    640,
    30,
    {
      bold: true,
      size: 23,
      on: 'card',
    },
  )
  if (range > 0)
    label(
      stage,
      `low to high: ${range.toFixed(2)} m${gap > 0 ? `, every ${(gap * 24).toFixed(1)} h` : ''}`,
      664,
      350,
      {
        size: 16,
        on: 'card',
      },
    )
  context.restore()
  line(
    stage,
    [
      [500, 374],
      [960, 374],
    ],
    { width: 2 },
  )
  context.fillStyle = colours.ink
}
