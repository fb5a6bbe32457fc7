import { area, arrow, card, disc, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed } from '../sky.ts'
import { push, rubs, settled, turning, type Wind } from './model.ts'

/** Kilometres in a pixel of the map, and where the parcel is held when it runs out of it. */
const scale = 1.7
const mapWide = 612

export function draw(stage: Stage, state: Wind, values: Values): void {
  const { context } = stage
  context.save()
  context.beginPath()
  context.rect(0, 0, mapWide, 600)
  context.clip()
  // In the north it drifts to the right, in the south to the left; the map follows when it gets near the edge.
  const south = (values.latitude ?? 45) < 0
  const across = south ? Math.max(490 + state.x / scale, 220) : Math.min(120 + state.x / scale, 390)
  const down = Math.max(470 - state.y / scale, 250)
  const view = { x: across - state.x / scale, y: down + state.y / scale }
  map(stage, view, values)
  const at = (x: number, y: number): [number, number] => [view.x + x / scale, view.y - y / scale]
  line(
    stage,
    state.trail.map(([x, y]) => at(x, y)),
    { colour: 'iris', width: 3.5, dashed: true },
  )
  const here = at(state.x, state.y)
  forces(stage, here, state, values)
  disc(stage, ...here, 17, 'card')
  label(stage, 'air', here[0], here[1], { size: 13, bold: true })
  context.restore()
  line(
    stage,
    [
      [mapWide, 0],
      [mapWide, 600],
    ],
    { width: 2 },
  )
  side(stage, state, values)
}

/** Land and sea from above, and the isobars: low pressure above, high below. */
function map(stage: Stage, view: { x: number; y: number }, values: Values): void {
  const { context } = stage
  const { slope = 1, friction = 3 } = values
  context.fillStyle = mixed('#BFE0EF', '#DCE8C8', (friction - 1) / 5)
  context.fillRect(0, 0, mapWide, 600)
  context.strokeStyle = 'rgba(29,27,46,0.08)'
  context.lineWidth = 2
  const step = 250 / scale
  context.beginPath()
  for (let x = ((view.x % step) + step) % step; x < mapWide; x += step) {
    context.moveTo(x, 0)
    context.lineTo(x, 600)
  }
  context.stroke()
  // Each line is 2 hPa; the pressure falls to the north.
  const gap = (2 / slope) * 100
  const first = Math.floor(((view.y - 600) * scale) / gap)
  for (let i = first; i * gap < view.y * scale + gap; i++) {
    const y = view.y - (i * gap) / scale
    if (y < -10 || y > 610) continue
    line(
      stage,
      [
        [0, y],
        [mapWide, y],
      ],
      { colour: 'muted', width: 1.6 },
    )
    label(stage, `${1012 - 2 * i}`, 584, y - 11, { size: 13, colour: 'muted' })
  }
  label(stage, 'L', 40, 44, { size: 44, bold: true, colour: 'tomato' })
  label(stage, 'low pressure', 76, 46, { size: 16, align: 'left', colour: 'tomato', on: 'card' })
  label(stage, 'H', 40, 556, { size: 44, bold: true, colour: 'iris' })
  label(stage, 'high pressure', 76, 558, { size: 16, align: 'left', colour: 'iris', on: 'card' })
}

/** Push, turning, friction and the wind itself. */
function forces(stage: Stage, here: [number, number], { east, north }: Wind, values: Values): void {
  const big = 62 / push(values)
  const long = Math.hypot(east, north)
  const wind = 66 / Math.max(8, long)
  const [f, r] = [turning(values), rubs(values)]
  const cut = (x: number, y: number): [number, number] => {
    const size = Math.hypot(x, y)
    const keep = size > 130 ? 130 / size : 1
    return [x * keep, y * keep]
  }
  arrow(stage, here, [0, -push(values) * big], 'tomato', 'push')
  arrow(stage, here, cut(f * north * big, f * east * big), 'leaf', 'turning')
  arrow(stage, here, cut(-r * east * big, r * north * big), 'earth', 'friction')
  arrow(stage, here, [east * wind, -north * wind], 'iris', 'wind')
}

function side(stage: Stage, { east, north, time }: Wind, values: Values): void {
  const { context, colours } = stage
  const { latitude = 45 } = values
  context.fillStyle = colours.paper
  context.fillRect(mapWide + 1, 0, 960 - mapWide, 600)
  const x = 786
  label(stage, `${Math.hypot(east, north).toFixed(1)} m/s`, x, 40, { bold: true, size: 32, colour: 'iris' })
  const angle = (Math.atan2(east, north) * 180) / Math.PI
  const moved = Math.hypot(east, north) > 0.05
  label(
    stage,
    moved
      ? Math.abs(angle) < 2
        ? 'straight into the low'
        : `turned ${Math.abs(angle).toFixed(0)}° to the ${angle > 0 ? 'right' : 'left'}`
      : 'just let go',
    x,
    80,
    { size: 19, bold: true },
  )
  label(stage, `after ${time.toFixed(0)} hours`, x, 108, { size: 15, colour: 'muted' })
  small(stage, x, 178, latitude)
  whirl(stage, x, 424, values)
}

/** Where on the Earth it is, and which way it spins there. */
function small(stage: Stage, x: number, y: number, latitude: number): void {
  disc(stage, x - 70, y, 44, 'sky')
  const up = Math.sin((latitude * Math.PI) / 180) * 44
  const half = Math.cos((latitude * Math.PI) / 180) * 44
  line(
    stage,
    [
      [x - 70 - half, y - up],
      [x - 70 + half, y - up],
    ],
    { colour: 'tomato', width: 3.5 },
  )
  line(
    stage,
    [
      [x - 70, y - 58],
      [x - 70, y - 44],
    ],
    { width: 3 },
  )
  line(
    stage,
    [
      [x - 70, y + 44],
      [x - 70, y + 58],
    ],
    { width: 3 },
  )
  const text =
    Math.abs(latitude) < 0.5
      ? 'equator'
      : `${Math.abs(latitude).toFixed(0)}° ${latitude > 0 ? 'north' : 'south'}`
  label(stage, text, x + 60, y - 10, { bold: true, size: 20 })
  label(
    stage,
    Math.abs(latitude) < 3 ? 'no turning' : latitude > 0 ? 'turns right' : 'turns left',
    x + 60,
    y + 18,
    { size: 16, colour: 'leaf', bold: true },
  )
}

/** A low seen from above, with the settled winds all round it. */
function whirl(stage: Stage, x: number, y: number, values: Values): void {
  card(stage, 630, 258, 312, 324)
  label(stage, 'So winds go round a low', x, 284, { bold: true, size: 17 })
  const { context, colours } = stage
  context.strokeStyle = colours.line
  context.lineWidth = 2
  for (const r of [44, 80, 116]) {
    context.beginPath()
    context.arc(x, y + 14, r, 0, Math.PI * 2)
    context.stroke()
  }
  label(stage, 'L', x, y + 14, { size: 30, bold: true, colour: 'tomato' })
  const { east, north } = settled(values)
  const long = Math.hypot(east, north)
  const [along, into] = [east / long, north / long]
  for (const [r, count] of [
    [116, 10],
    [80, 7],
    [48, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 2 * Math.PI + r
      const [ox, oy] = [Math.cos(a), Math.sin(a)]
      // Into the low is −out; to its right, looking at the low, lies (−oy, ox) turned into the picture.
      const [dx, dy] = [-ox * into + oy * along, -oy * into - ox * along]
      const [px, py] = [x + ox * r, y + 14 + oy * r]
      const size = 19
      line(
        stage,
        [
          [px - dx * size, py - dy * size],
          [px + dx * size * 0.5, py + dy * size * 0.5],
        ],
        { colour: 'iris', width: 3.5 },
      )
      area(
        stage,
        [
          [px + dx * size, py + dy * size],
          [px + dx * 5 - dy * 6, py + dy * 5 + dx * 6],
          [px + dx * 5 + dy * 6, py + dy * 5 - dx * 6],
        ],
        'iris',
        { rim: false },
      )
    }
}
