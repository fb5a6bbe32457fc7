import { area, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, stars } from '../../earth/sky.ts'
import { stroke } from '../../waves/paint.ts'
import { type BlackHole, horizonOf } from './model.ts'

const middle: readonly [number, number] = [380, 300]

export function draw(stage: Stage, state: BlackHole, { mass = 10, away = 6, push = 0.9 }: Values): void {
  ground(stage, 'night')
  stars(stage, 110)
  const horizon = horizonOf(mass)
  // The whole way fits in: an orbit with more push than a circle's goes farther out than it began.
  const reach = push > 1 ? Math.min(60, (away * push ** 2) / Math.max(0.2, 2 - push ** 2)) : away
  const scale = 262 / (Math.max(reach, 3.4) * horizon)
  const [x0, y0] = middle
  const place = ([x, y]: readonly [number, number]): [number, number] => [x0 + x * scale, y0 - y * scale]
  const ring = (radius: number) =>
    Array.from({ length: 73 }, (_, i) => {
      const angle = (i / 72) * 2 * Math.PI
      return [x0 + Math.cos(angle) * radius * scale, y0 - Math.sin(angle) * radius * scale] as const
    })
  const size = horizon * scale
  glow(stage, x0, y0, Math.max(60, size * 3.4), '255,150,60', 0.8)
  stroke(stage, ring(3 * horizon), '#7FC4E8', { width: 2, dashes: [9, 8], alpha: 0.9 })
  stroke(stage, ring(1.5 * horizon), '#F5B700', { width: 3, alpha: 0.95 })
  stage.context.fillStyle = '#000000'
  stage.context.beginPath()
  stage.context.arc(x0, y0, Math.max(4, size), 0, Math.PI * 2)
  stage.context.fill()
  const inside = state.trail.map(place).filter(([x, y]) => x > -60 && x < 700 && y > -60 && y < 660)
  for (let from = 0; from < inside.length; from += 50)
    stroke(stage, inside.slice(from, from + 51), '#E88AA8', { width: 3, alpha: 0.25 + (0.7 * from) / 500 })
  ship(stage, state, place)
  panel(stage, state, mass)
}

function ship(
  stage: Stage,
  { distance, angle, outward, spin, fallen }: BlackHole,
  place: (at: readonly [number, number]) => [number, number],
): void {
  const [x, y] = place([distance * Math.cos(angle), distance * Math.sin(angle)])
  if (fallen) {
    label(stage, 'fallen in', x, y - 46, { colour: 'rose', bold: true, size: 20 })
    return
  }
  if (x < 20 || x > 660 || y < 20 || y > 580) return
  const along = spin / distance
  const heading = Math.atan2(
    -(outward * Math.sin(angle) + along * Math.cos(angle)),
    outward * Math.cos(angle) - along * Math.sin(angle),
  )
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.rotate(heading)
  area(
    stage,
    [
      [20, 0],
      [4, -10],
      [-16, -10],
      [-16, 10],
      [4, 10],
    ],
    'card',
  )
  area(
    stage,
    [
      [-16, -10],
      [-26, -16],
      [-22, 0],
      [-26, 16],
      [-16, 10],
    ],
    'tomato',
  )
  context.restore()
  disc(stage, x, y, 5, 'sky')
}

function panel(stage: Stage, state: BlackHole, mass: number): void {
  const horizon = horizonOf(mass)
  const rows = [
    ['#000000', `the horizon: ${horizon.toFixed(0)} km`],
    ['#F5B700', `light circles: ${(1.5 * horizon).toFixed(0)} km`],
    ['#7FC4E8', `last orbit: ${(3 * horizon).toFixed(0)} km`],
    ['#E88AA8', `the ship: ${state.distance.toFixed(0)} km`],
  ] as const
  rows.forEach(([colour, text], i) => {
    const y = 46 + i * 34
    disc(stage, 706, y, 9, colour)
    label(stage, text, 728, y, { colour: 'paper', align: 'left', size: 17, bold: true })
  })
  for (const [x, value, name] of [
    [752, state.own, 'on the ship'],
    [880, state.far, 'far away'],
  ] as const) {
    disc(stage, x, 288, 54, '#FBF6EC')
    const turn = (value / 60) * 2 * Math.PI
    for (let i = 0; i < 12; i++) {
      const at = (i / 6) * Math.PI
      line(
        stage,
        [
          [x + Math.sin(at) * 43, 288 - Math.cos(at) * 43],
          [x + Math.sin(at) * 49, 288 - Math.cos(at) * 49],
        ],
        { width: 2 },
      )
    }
    line(
      stage,
      [
        [x, 288],
        [x + Math.sin(turn) * 40, 288 - Math.cos(turn) * 40],
      ],
      { colour: 'tomato', width: 5 },
    )
    label(stage, `${value.toFixed(1)} ms`, x, 366, { colour: 'paper', bold: true, size: 20 })
    label(stage, name, x, 394, { colour: 'line', size: 16 })
  }
  label(stage, `${(state.angle / 2 / Math.PI).toFixed(1)} times round`, 816, 470, {
    colour: 'rose',
    bold: true,
    size: 22,
  })
  if (state.advance > 0)
    label(stage, `the orbit turns ${((state.advance * 180) / Math.PI).toFixed(0)}° each time`, 816, 510, {
      colour: 'paper',
      size: 16,
    })
}
