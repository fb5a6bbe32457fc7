import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { floorAt, type Survey, surfaceSpeed, way } from './model.ts'

const sea = 142
const [left, scale] = [30, 900 / way]
const deep = (600 - sea) / 4500
const across = (x: number) => left + x * scale
const down = (depth: number) => sea + depth * deep

export function draw(stage: Stage, state: Survey, values: Values): void {
  const { context, colours } = stage
  ground(stage, 'sky')
  const water = context.createLinearGradient(0, sea, 0, 600)
  const warm = (values.temperature ?? 6) / 30
  water.addColorStop(0, warm > 0.5 ? '#6CC5D4' : '#5FA9D0')
  water.addColorStop(1, '#12345C')
  context.fillStyle = water
  context.fillRect(0, sea, 960, 600 - sea)
  const ridge: [number, number][] = [[-4, 604]]
  for (let px = -4; px <= 964; px += 8) ridge.push([px, down(floorAt((px - left) / scale, values))])
  ridge.push([964, 604])
  area(stage, ridge, '#7A624C')
  // What nobody sees yet lies in the dark.
  const known = across(state.chart.at(-1)?.[0] ?? 0)
  context.fillStyle = 'rgba(13,18,40,0.5)'
  context.fillRect(known, sea + 2, 960 - known, 600 - sea)
  for (let depth = 1000; depth <= 4000; depth += 1000) {
    stroke(
      stage,
      [
        [0, down(depth)],
        [960, down(depth)],
      ],
      '#FBF6EC',
      { width: 1.2, alpha: 0.35, dashes: [4, 8] },
    )
    label(stage, `${depth / 1000} km`, 926, down(depth) - 10, { size: 14, colour: 'paper' })
  }
  whale(stage, 770, 230)
  const points = state.chart.map(([x, depth]) => [across(x), Math.min(594, down(depth))] as const)
  stroke(stage, points, colours.marigold, { width: 3 })
  for (const [x, y] of points) disc(stage, x, y, points.length > 60 ? 3.5 : 5.5, 'marigold')
  click(stage, state)
  const salt = Math.round((values.salt ?? 35) / 2.5)
  for (let i = 0; i < salt; i++)
    blob(stage, [20 + ((i * 379) % 920), sea + 16 + ((i * 53) % 60)], [2, 2], 'rgba(255,255,255,0.7)', {
      rim: false,
    })
  line(
    stage,
    [
      [0, sea],
      [960, sea],
    ],
    { width: 3 },
  )
  ship(stage, across(state.ship))
  words(stage, state, values)
}

/** Arcs that run down and come back. */
function click({ context, colours }: Stage, { click: { x, depth, up } }: Survey): void {
  const [px, py] = [across(x), down(depth)]
  context.lineWidth = 4
  context.lineCap = 'round'
  context.strokeStyle = up ? colours.rose : colours.card
  for (let i = 0; i < 3; i++) {
    context.globalAlpha = 1 - i * 0.3
    context.beginPath()
    if (up) context.arc(px, py + 26 + i * 9, 26, Math.PI * 1.25, Math.PI * 1.75)
    else context.arc(px, py - 26 - i * 9, 26, Math.PI * 0.25, Math.PI * 0.75)
    context.stroke()
  }
  context.globalAlpha = 1
}

function ship(stage: Stage, x: number): void {
  const px = Math.min(906, Math.max(54, x))
  area(
    stage,
    [
      [px - 50, sea - 18],
      [px + 54, sea - 18],
      [px + 38, sea + 10],
      [px - 40, sea + 10],
    ],
    'tomato',
  )
  area(
    stage,
    [
      [px - 30, sea - 18],
      [px - 30, sea - 42],
      [px + 14, sea - 42],
      [px + 20, sea - 18],
    ],
    'card',
  )
  for (const window of [-20, -6, 8]) blob(stage, [px + window, sea - 30], [5, 5], stage.colours.sky)
  area(
    stage,
    [
      [px - 18, sea - 42],
      [px - 18, sea - 64],
      [px - 2, sea - 64],
      [px - 2, sea - 42],
    ],
    'ink',
  )
  line(
    stage,
    [
      [px + 30, sea - 18],
      [px + 30, sea - 56],
    ],
    { width: 3 },
  )
  area(
    stage,
    [
      [px + 30, sea - 56],
      [px + 52, sea - 49],
      [px + 30, sea - 42],
    ],
    'marigold',
  )
}

function whale(stage: Stage, x: number, y: number): void {
  area(
    stage,
    [
      [x + 44, y],
      [x + 74, y - 18],
      [x + 66, y + 2],
      [x + 78, y + 16],
    ],
    '#3E5F86',
  )
  blob(stage, [x, y], [52, 22], '#3E5F86')
  blob(stage, [x - 14, y + 12], [30, 7], '#B9CCDE', { rim: false })
  blob(stage, [x - 34, y - 2], [3, 3], stage.colours.card, { rim: false })
}

function words(
  stage: Stage,
  { chart, echo, written, truth, time, click: now }: Survey,
  values: Values,
): void {
  card(stage, 16, 12, 220, 58)
  label(stage, 'stopwatch', 30, 42, { size: 15, align: 'left', colour: 'muted' })
  label(stage, `${(time - now.sent).toFixed(1)} s`, 222, 42, { size: 25, align: 'right', bold: true })
  card(stage, 252, 12, 460, 58)
  label(
    stage,
    chart.length === 0
      ? 'waiting for the first echo'
      : `${(values.assumed ?? 1500).toFixed(0)} m/s × ${echo.toFixed(2)} s ÷ 2 = ${written.toFixed(0)} m`,
    482,
    42,
    { size: 20, bold: true, colour: 'tomato' },
  )
  card(stage, 728, 12, 216, 58)
  const wrong = written - truth
  label(
    stage,
    chart.length === 0
      ? `sound: ${surfaceSpeed(values).toFixed(0)} m/s`
      : Math.abs(wrong) < 8
        ? 'the chart is right'
        : `${Math.abs(wrong).toFixed(0)} m too ${wrong > 0 ? 'deep' : 'shallow'}`,
    836,
    42,
    { size: 18, bold: true, colour: Math.abs(wrong) < 8 ? 'teal' : 'ink' },
  )
}
