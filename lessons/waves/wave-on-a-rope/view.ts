import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { crossings, endOf, heightAt, isPulse, type Rope, ribbon, speedOf, wavelengthOf } from './model.ts'

const hand = 118
const scale = 63
const rest = 200
const tall = 240
const across = (x: number) => hand + x * scale

export function draw(stage: Stage, state: Rope, values: Values): void {
  ground(stage, 'sky')
  area(
    stage,
    [
      [-4, 346],
      [964, 346],
      [964, 604],
      [-4, 604],
    ],
    '#A9CF8E',
  )
  const { swing = 22, density = 0.3 } = values
  const wide = (swing / 100) * tall
  const last = across((state.now.length - 1) * state.apart)
  stroke(
    stage,
    [
      [hand, rest],
      [last, rest],
    ],
    stage.colours.ink,
    { width: 1.5, alpha: 0.4, dashes: [6, 8] },
  )
  const ribbonX = across(ribbon)
  // The only way the ribbon can go.
  stroke(
    stage,
    [
      [ribbonX, rest - wide],
      [ribbonX, rest + wide],
    ],
    stage.colours.tomato,
    { width: 3, alpha: 0.45, dashes: [7, 7] },
  )
  const end = endOf(values)
  if (end === 1) card(stage, last - 6, 60, 24, 296, 'earth', 4)
  if (end === 2) {
    card(stage, last + 2, 40, 10, 316, 'muted', 4)
  }
  const every = Math.max(1, Math.floor(state.now.length / 240))
  const points: [number, number][] = []
  state.now.forEach((y, i) => {
    if (i % every === 0 || i === state.now.length - 1) points.push([across(i * state.apart), rest - y * tall])
  })
  const thick = 5 + density * 14
  stroke(stage, points, stage.colours.ink, { width: thick + 3 })
  stroke(stage, points, '#E2B06B', { width: thick })
  const endY = rest - (state.now.at(-1) ?? 0) * tall
  if (end === 2) blob(stage, [last + 6, endY], [9, 15], 'rgba(245,183,0,0.9)')
  child(stage, rest - (state.now[0] ?? 0) * tall)
  const y = rest - heightAt(state, ribbon) * tall
  area(
    stage,
    [
      [ribbonX, y],
      [ribbonX - 13, y + 34],
      [ribbonX, y + 26],
      [ribbonX + 13, y + 34],
    ],
    'tomato',
  )
  disc(stage, ribbonX, y, 11, 'tomato')
  bracket(stage, state, values)
  plot(stage, {
    at: [20, 380, 560, 206],
    title: 'The ribbon goes up and down',
    across: 'the last 6 seconds',
    up: 'height',
    x: [Math.max(0, state.time - 6), Math.max(6, state.time)],
    y: [-wide * (end === 0 ? 1.2 : 2.2), wide * (end === 0 ? 1.2 : 2.2)],
    curves: [{ points: state.trail.map(([t, h]) => [t, h * tall] as const), colour: 'tomato' }],
    dots: [{ at: [state.time, heightAt(state, ribbon) * tall], colour: 'tomato' }],
  })
  card(stage, 604, 380, 336, 206)
  const rows: [string, string][] = [
    ['speed', `${speedOf(values).toFixed(1)} m/s`],
    [
      isPulse(values) ? 'one flick in' : 'shakes',
      isPulse(values)
        ? `${(1 / (values.frequency ?? 1)).toFixed(1)} s`
        : `${(values.frequency ?? 1).toFixed(1)} in a second`,
    ],
    ['work of the hand', `${Math.abs(state.power).toFixed(1)} W`],
  ]
  rows.forEach(([name, value], i) => {
    label(stage, name, 628, 420 + i * 62, { size: 17, align: 'left', colour: 'muted' })
    label(stage, value, 918, 420 + i * 62, {
      size: 23,
      align: 'right',
      bold: true,
      colour: i === 0 ? 'teal' : 'ink',
    })
  })
  arrow(stage, [430, 26], [40 + speedOf(values) * 18, 0], 'teal')
  label(stage, 'the wave runs', 420, 26, { size: 17, bold: true, colour: 'teal', align: 'right' })
}

/** From one place to the same place of the next wave. */
function bracket(stage: Stage, state: Rope, values: Values): void {
  const long = wavelengthOf(state, values)
  const places = crossings(state)
  const from = places.find((x) => x + long < 11.6)
  if (long === 0 || from === undefined || places.length < 3) return
  const [left, right, y] = [across(from), across(from + long), 330]
  const middle = (left + right) / 2
  arrow(stage, [middle, y], [left - middle, 0], 'iris')
  arrow(stage, [middle, y], [right - middle, 0], 'iris')
  label(stage, `${long.toFixed(1)} m`, middle, y + 2, { bold: true, size: 18, on: 'card', colour: 'iris' })
}

function child(stage: Stage, y: number): void {
  for (const leg of [38, 58])
    line(
      stage,
      [
        [leg, 318],
        [leg, 352],
      ],
      { width: 9, colour: 'iris' },
    )
  area(
    stage,
    [
      [28, 322],
      [32, 226],
      [64, 226],
      [70, 322],
    ],
    'marigold',
  )
  line(
    stage,
    [
      [60, 244],
      [92, (244 + y) / 2 + 10],
      [hand, y],
    ],
    { width: 9, colour: 'ink' },
  )
  stroke(
    stage,
    [
      [60, 244],
      [92, (244 + y) / 2 + 10],
      [hand, y],
    ],
    '#F2C9A1',
    { width: 6 },
  )
  blob(stage, [48, 198], [25, 26], '#F2C9A1')
  area(
    stage,
    [
      [22, 196],
      [26, 172],
      [48, 164],
      [70, 172],
      [74, 190],
      [48, 182],
    ],
    'earth',
  )
  blob(stage, [59, 198], [2.5, 3.5], stage.colours.ink, { rim: false })
  line(
    stage,
    [
      [54, 210],
      [60, 212],
      [66, 209],
    ],
    { width: 2.5 },
  )
  disc(stage, hand, y, 9, '#F2C9A1')
}
