import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { circular, ellipse, planetOf, reach, type Shot } from './model.ts'

const [cx, cy] = [320, 310]

/** The planet with its mountain; the view widens as the ball flies out. */
export function draw(stage: Stage, state: Shot, values: Values): void {
  const { context } = stage
  ground(stage, 'night')
  context.fillStyle = '#FFFFFF'
  for (let i = 0; i < 80; i++) {
    context.globalAlpha = 0.25 + 0.6 * scattered(i, 3)
    context.beginPath()
    context.arc(scattered(i) * 960, scattered(i, 2) * 600, 0.8 + scattered(i, 4) * 1.2, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
  const { radius } = planetOf(values)
  const { height = 400 } = values
  const out = Math.min(reach * radius, Math.max(radius * 1.35, radius + height * 1.1, state.farthest * 1.06))
  const scale = 272 / out
  const at = (x: number, y: number): [number, number] => [cx + x * scale, cy - y * scale]
  planet(stage, values, scale)
  // How it would fly forever, in a circle at this height.
  context.strokeStyle = 'rgba(255,255,255,0.35)'
  context.lineWidth = 1.5
  context.setLineDash([6, 8])
  context.beginPath()
  context.arc(cx, cy, (radius + height) * scale, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  if (state.trail.length > 1)
    line(stage, [...state.trail.map(([x, y]) => at(x, y)), at(state.x, state.y)], {
      colour: 'marigold',
      width: 3,
    })
  const [x, y] = at(state.x, state.y)
  if (!state.landed) {
    const speed = Math.hypot(state.vx, state.vy)
    const long = 22 + 6 * speed
    arrow(stage, [x, y], [(state.vx / speed) * long, (-state.vy / speed) * long], 'sky')
    const far = Math.hypot(state.x, state.y)
    const pull = 18 + 30 * (radius / far) ** 2
    arrow(stage, [x, y], [(-state.x / far) * pull, (state.y / far) * pull], 'tomato')
  }
  disc(stage, x, y, 9, state.landed ? 'muted' : 'tomato')
  label(stage, fate(state, values), cx, 26, { bold: true, size: 22, on: 'card' })
  side(stage, state, values)
}

function fate(state: Shot, values: Values): string {
  if (state.landed) return 'it has fallen down'
  if (!ellipse(values)) return 'it leaves forever'
  if (state.period > 0 || state.round > 2 * Math.PI) return 'it keeps falling round: a satellite'
  return 'it falls …'
}

function planet(stage: Stage, values: Values, scale: number): void {
  const { context, colours } = stage
  const { radius, colour, land } = planetOf(values)
  const { height = 400, aim = 0 } = values
  const big = radius * scale
  const top = (radius + height) * scale
  area(
    stage,
    [
      [cx, cy - top + 4],
      [cx - Math.max(10, top * 0.1), cy - big * 0.97],
      [cx + Math.max(10, top * 0.1), cy - big * 0.97],
    ],
    'earth',
  )
  disc(stage, cx, cy, big, colour)
  context.save()
  context.beginPath()
  context.arc(cx, cy, big - 1, 0, Math.PI * 2)
  context.clip()
  context.fillStyle = land
  for (const [dx, dy, wide, high] of [
    [-0.35, -0.2, 0.42, 0.3],
    [0.4, 0.1, 0.3, 0.4],
    [-0.1, 0.6, 0.36, 0.18],
    [0.25, -0.65, 0.25, 0.14],
  ] as const) {
    context.beginPath()
    context.ellipse(cx + dx * big, cy + dy * big, wide * big, high * big, 0.4, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
  // The cannon, larger than life.
  const up = (aim * Math.PI) / 180
  context.strokeStyle = colours.card
  line(
    stage,
    [
      [cx - 4, cy - top],
      [cx + 18 * Math.cos(up), cy - top - 18 * Math.sin(up)],
    ],
    { width: 10, colour: 'ink' },
  )
  line(
    stage,
    [
      [cx - 4, cy - top],
      [cx + 17 * Math.cos(up), cy - top - 17 * Math.sin(up)],
    ],
    { width: 7, colour: 'muted' },
  )
}

function side(stage: Stage, state: Shot, values: Values): void {
  const { radius } = planetOf(values)
  const round = circular(values)
  const { speed = 7 } = values
  card(stage, 650, 24, 290, 300)
  label(stage, 'speed at the start', 795, 50, { bold: true, size: 17 })
  const most = Math.max(speed, round * 1.6) * 1.06
  const y = (kms: number) => 300 - (kms / most) * 226
  stage.context.fillStyle = stage.colours.paper
  stage.context.fillRect(676, y(most), 44, 300 - y(most))
  stage.context.fillStyle = stage.colours.tomato
  stage.context.fillRect(676, y(speed), 44, 300 - y(speed))
  line(
    stage,
    [
      [676, y(most)],
      [676, 300],
      [720, 300],
      [720, y(most)],
    ],
    { width: 2 },
  )
  for (const [kms, words] of [
    [round, 'round in a circle'],
    [round * Math.SQRT2, 'leaves forever'],
  ] as const) {
    line(
      stage,
      [
        [668, y(kms)],
        [730, y(kms)],
      ],
      { width: 3, colour: 'iris' },
    )
    label(stage, words, 738, y(kms) - 10, { size: 15, align: 'left', colour: 'iris', bold: true })
    label(stage, `${kms.toFixed(2)} km/s`, 738, y(kms) + 10, { size: 15, align: 'left', colour: 'muted' })
  }
  label(stage, `${speed.toFixed(2)} km/s`, 922, 284, {
    size: 22,
    bold: true,
    align: 'right',
    colour: 'tomato',
  })
  card(stage, 650, 342, 290, 234)
  const high = Math.max(0, Math.hypot(state.x, state.y) - radius)
  const rows = [
    ['height', `${high.toFixed(0)} km`],
    ['speed now', state.landed ? '0' : `${Math.hypot(state.vx, state.vy).toFixed(2)} km/s`],
    ['time', `${(state.time / 60).toFixed(0)} min`],
    ['one round takes', state.period > 0 ? `${(state.period / 60).toFixed(1)} min` : '–'],
    ['gone round', `${((state.round * 180) / Math.PI).toFixed(0)}°`],
  ] as const
  rows.forEach(([words, value], i) => {
    label(stage, words, 670, 372 + i * 44, { align: 'left', size: 17, colour: 'muted', bold: true })
    label(stage, value, 922, 372 + i * 44, { align: 'right', size: 19, bold: true })
  })
}
