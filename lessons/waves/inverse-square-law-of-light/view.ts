import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, radians, stroke } from '../paint.ts'
import { farthest, luxOn, page, type Reader } from './model.ts'

const lamp = { x: 84, y: 176 }
const scale = 158
const across = (r: number) => lamp.x + r * scale
/** The page is drawn twice as tall as it is; it is seen at a slant. */
const tall = page * scale * 1.5

export function draw(stage: Stage, { time, distance, trail }: Reader, values: Values): void {
  ground(stage, 'night')
  const { power = 800, tilt = 0 } = values
  floor(stage)
  glow(stage, power)
  sparks(stage, time, power)
  for (const times of [2, 3]) if (distance * times < farthest + 0.1) frame(stage, distance, times)
  const lux = luxOn(distance, values)
  sheet(stage, distance, tilt, lux)
  lampOf(stage)
  cat(stage, across(distance) + 46)
  line(
    stage,
    [
      [lamp.x, 348],
      [across(distance), 348],
    ],
    { colour: 'marigold', width: 4 },
  )
  label(stage, `${distance.toFixed(1)} m`, (lamp.x + across(distance)) / 2, 348, {
    bold: true,
    size: 18,
    on: 'card',
  })
  const most = luxOn(0.5, { ...values, tilt: 0 })
  plot(stage, {
    at: [20, 384, 560, 202],
    title: 'Light on the page at each distance',
    across: 'from 0 to 5 m',
    up: 'lux',
    x: [0, farthest],
    y: [0, most],
    curves: [
      {
        points: Array.from({ length: 60 }, (_, i) => {
          const r = 0.42 + i * 0.078
          return [r, luxOn(r, values)] as const
        }),
        colour: 'muted',
        dashed: true,
      },
      { points: trail, colour: 'tomato' },
    ],
    dots: [{ at: [distance, lux], colour: 'tomato', size: 9 }],
  })
  card(stage, 600, 384, 342, 202)
  label(stage, 'light on the page', 771, 412, { size: 16, colour: 'muted' })
  label(stage, `${lux >= 100 ? lux.toFixed(0) : lux.toFixed(1)} lx`, 771, 456, {
    size: 42,
    bold: true,
    colour: 'tomato',
  })
  const like = comparisons.find(({ from }) => lux >= from)?.name ?? 'a dark night'
  label(stage, `like ${like}`, 771, 504, { size: 18 })
  label(
    stage,
    `page: ${(luxOn(distance, values) * page * page).toFixed(2)} of ${power.toFixed(0)} lumens`,
    771,
    552,
    {
      size: 16,
      colour: 'muted',
    },
  )
}

const comparisons = [
  { from: 1000, name: 'a cloudy day outside' },
  { from: 300, name: 'a well-lit classroom' },
  { from: 80, name: 'a living room' },
  { from: 20, name: 'a corridor' },
  { from: 4, name: 'a street lamp at night' },
  { from: 0.6, name: 'a candle in the room' },
  { from: 0.1, name: 'the full moon' },
]

function floor({ context, colours }: Stage): void {
  context.fillStyle = '#3B3663'
  context.fillRect(0, 318, 960, 282)
  context.fillStyle = colours.ink
  context.fillRect(0, 316, 960, 3)
}

function glow({ context }: Stage, power: number): void {
  const wide = 90 + 60 * Math.log10(power)
  const fade = context.createRadialGradient(lamp.x, lamp.y, 6, lamp.x, lamp.y, wide)
  fade.addColorStop(0, 'rgba(255,226,130,0.75)')
  fade.addColorStop(1, 'rgba(255,226,130,0)')
  context.fillStyle = fade
  context.fillRect(0, 0, 960, 316)
}

/** Light on its way, much slowed down: the same sparks thin out as they spread. */
function sparks({ context }: Stage, time: number, power: number): void {
  const count = Math.round(40 + 90 * Math.log10(power / 5))
  context.fillStyle = '#FFE9A8'
  for (let i = 0; i < count; i++) {
    const angle = -1.25 + 2.5 * scattered(i, 1)
    const r = ((scattered(i, 2) + time * 0.12) % 1) * 900
    const [x, y] = [lamp.x + Math.cos(angle) * r, lamp.y - Math.sin(angle) * r]
    if (x > 950 || y < 4 || y > 312 || r < 26) continue
    context.globalAlpha = 0.85
    context.fillRect(x - 1.6, y - 1.6, 3.2, 3.2)
  }
  context.globalAlpha = 1
}

/** The corners of a page at a distance, as many times as large, leaning. */
function corners(distance: number, times: number, tilt: number): [number, number][] {
  const x = across(distance)
  const [high, lean] = [
    (tall / 2) * times * Math.cos(radians(tilt)),
    (tall / 2) * times * Math.sin(radians(tilt)),
  ]
  const wide = tall * times * 0.16
  return [
    [x - wide + lean, lamp.y - high - wide * 0.5],
    [x + wide + lean, lamp.y - high + wide * 0.5],
    [x + wide - lean, lamp.y + high + wide * 0.5],
    [x - wide - lean, lamp.y + high - wide * 0.5],
  ]
}

/** The same light farther on: four pages, nine pages. */
function frame(stage: Stage, distance: number, times: number): void {
  const [a, b, c, d] = corners(distance * times, times, 0)
  if (!a || !b || !c || !d || a[1] < 8) return
  area(stage, [a, b, c, d], '#FFE9A8', { rim: false, alpha: 0.24 / times })
  const mix = (p: readonly number[], q: readonly number[], t: number): [number, number] => [
    (p[0] ?? 0) + ((q[0] ?? 0) - (p[0] ?? 0)) * t,
    (p[1] ?? 0) + ((q[1] ?? 0) - (p[1] ?? 0)) * t,
  ]
  for (let i = 0; i <= times; i++) {
    stroke(stage, [mix(a, b, i / times), mix(d, c, i / times)], '#FBF6EC', { width: 2, alpha: 0.75 })
    stroke(stage, [mix(a, d, i / times), mix(b, c, i / times)], '#FBF6EC', { width: 2, alpha: 0.75 })
  }
  if (distance > 0.85)
    label(stage, `${times}× as far: ${times * times} pages`, across(distance * times), d[1] + 26, {
      size: 16,
      bold: true,
      on: 'card',
    })
  for (const corner of [a, d])
    stroke(stage, [[lamp.x, lamp.y], corner], '#FFE9A8', { width: 2, alpha: 0.5, dashes: [6, 7] })
}

function sheet(stage: Stage, distance: number, tilt: number, lux: number): void {
  const [a, b, c, d] = corners(distance, 1, tilt)
  if (!a || !b || !c || !d) return
  for (const corner of [a, d])
    stroke(stage, [[lamp.x, lamp.y], corner], '#FFE9A8', { width: 2.5, alpha: 0.85 })
  const light = Math.round(70 + 185 * Math.min(1, Math.max(0, (Math.log10(lux + 0.01) + 0.5) / 3.3)))
  const hex = light.toString(16).padStart(2, '0')
  const warm = Math.round(light * 0.85)
    .toString(16)
    .padStart(2, '0')
  area(stage, [a, b, c, d], `#${hex}${hex}${warm}`)
}

function lampOf(stage: Stage): void {
  card(stage, lamp.x - 5, lamp.y + 24, 10, 120, 'muted', 3)
  card(stage, lamp.x - 40, 308, 80, 12, 'muted', 4)
  disc(stage, lamp.x, lamp.y, 28, 'marigold')
}

/** A cat that reads, standing behind its page. */
function cat(stage: Stage, x: number): void {
  const { context } = stage
  context.save()
  context.translate(Math.min(912, x), 300)
  stroke(
    stage,
    [
      [18, -20],
      [40, -34],
      [36, -60],
    ],
    '#6B6779',
    { width: 8 },
  )
  blob(stage, [0, -36], [22, 40], '#8C8898')
  for (const foot of [-10, 12]) blob(stage, [foot, 4], [11, 7], '#8C8898')
  area(
    stage,
    [
      [-26, -104],
      [-24, -132],
      [-6, -116],
      [8, -116],
      [24, -132],
      [24, -104],
    ],
    '#8C8898',
  )
  blob(stage, [0, -96], [27, 22], '#8C8898')
  for (const eye of [-14, 4]) {
    blob(stage, [eye, -99], [5.5, 6.5], '#FBF6EC')
    blob(stage, [eye - 2, -98], [2.5, 4], stage.colours.ink, { rim: false })
  }
  blob(stage, [-8, -88], [3.5, 2.6], stage.colours.rose)
  stroke(
    stage,
    [
      [-12, -58],
      [-40, -70],
    ],
    '#8C8898',
    { width: 9 },
  )
  context.restore()
}
