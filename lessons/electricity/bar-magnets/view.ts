import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { inUnits } from '../parts.ts'
import { bar, fieldAt, forceAt, type Magnets, signOf } from './model.ts'

const scale = 1700
const [origin, axis] = [200, 300]
const place = (x: number) => origin + x * scale

/** Seen from above: a fixed magnet, a sled on a track, and compasses all around. */
export function draw(stage: Stage, { gap, speed, stuck }: Magnets, values: Values): void {
  ground(stage, 'paper')
  const { context, colours } = stage
  area(
    stage,
    [
      [origin - 190, axis - 92],
      [946, axis - 92],
      [946, axis + 92],
      [origin - 190, axis + 92],
    ],
    '#EADFC9',
    { rim: false },
  )
  for (const y of [axis - 92, axis + 92])
    line(
      stage,
      [
        [origin - 190, y],
        [946, y],
      ],
      { colour: 'earth', width: 3 },
    )
  const [from, to] = [place(gap), place(gap + bar.long)]
  const { rub = 0.002 } = values
  context.fillStyle = colours.earth
  for (let i = 0; i < rub * 9000; i++)
    context.fillRect(16 + scattered(i, 1) * 925, axis - 86 + scattered(i, 2) * 170, 3, 3)
  for (const y of [76, 129, 182, 418, 471, 524])
    for (let x = 44; x < 940; x += 67) compass(stage, x, y, gap, values)
  const { left = 3, right = 3, mass = 100 } = values
  magnet(stage, place(-bar.long) - 12, origin + 12, true, left)
  const sled = 42 + mass / 14
  card(stage, from - 24, axis - sled, to - from + 48, sled * 2, 'line', 10)
  magnet(stage, from - 12, to + 12, signOf(values) < 0, right)
  const force = forceAt(gap, values)
  const long = Math.min(150, 12 + Math.sqrt(Math.abs(force) / 0.3) * 100)
  if (Math.abs(force) > 1e-5) {
    const way = Math.sign(force)
    arrow(stage, [(from + to) / 2, axis + 76], [way * long, 0], 'leaf')
    arrow(stage, [origin - 50, axis + 76], [-way * Math.min(long, 120), 0], 'leaf')
  }
  label(
    stage,
    signOf(values) < 0 ? 'north meets south: they pull' : 'north meets north: they push',
    480,
    32,
    {
      size: 22,
      bold: true,
      on: 'card',
    },
  )
  label(stage, `force ${inUnits(Math.abs(force), 'N')}`, 480, 574, {
    size: 20,
    bold: true,
    colour: 'leaf',
    on: 'card',
  })
  label(stage, `distance ${(gap * 100).toFixed(1)} cm`, 220, 574, { size: 20, bold: true, on: 'card' })
  label(stage, stuck ? 'they stick' : `speed ${(Math.abs(speed) * 100).toFixed(0)} cm/s`, 740, 574, {
    size: 20,
    bold: true,
    colour: 'teal',
    on: 'card',
  })
}

function magnet(stage: Stage, from: number, to: number, southFirst: boolean, strength: number): void {
  const half = 22 + strength * 3
  const middle = (from + to) / 2
  const side = (x1: number, x2: number, north: boolean) => {
    area(
      stage,
      [
        [x1, axis - half],
        [x2, axis - half],
        [x2, axis + half],
        [x1, axis + half],
      ],
      north ? 'tomato' : 'iris',
    )
    label(stage, north ? 'N' : 'S', (x1 + x2) / 2, axis, { size: 30, bold: true, colour: 'card' })
  }
  side(from, middle, !southFirst)
  side(middle, to, southFirst)
}

/** The red end points along the field; a pale compass feels little. */
function compass(stage: Stage, x: number, y: number, gap: number, values: Values): void {
  const [bx, by] = fieldAt((x - origin) / scale, (axis - y) / scale, gap, values)
  const size = Math.hypot(bx, by)
  const { context } = stage
  // Against the field of the Earth, some 50 µT.
  const strong = Math.min(1, 0.3 + 0.42 * Math.log10(1 + size / 3e-5))
  context.globalAlpha = strong
  disc(stage, x, y, 22, '#FFFFFF')
  const [dx, dy] = size > 0 ? [(bx / size) * 18, (-by / size) * 18] : [18, 0]
  for (const [sign, colour] of [
    [1, 'tomato'],
    [-1, 'iris'],
  ] as const)
    area(
      stage,
      [
        [x + sign * dx, y + sign * dy],
        [x - dy * 0.34, y + dx * 0.34],
        [x + dy * 0.34, y - dx * 0.34],
      ],
      colour,
      { rim: false, alpha: strong },
    )
}
