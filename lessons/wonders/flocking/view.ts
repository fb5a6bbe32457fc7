import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cloud, mixed } from '../../earth/sky.ts'
import { type Flocking, orderOf, world } from './model.ts'

const side = 560
const [left, top] = [20, 20]
const scale = side / world

export function draw(stage: Stage, state: Flocking, values: Values): void {
  ground(stage, 'paper')
  const { context } = stage
  card(stage, left, top, side, side, 'sky', 16)
  context.save()
  context.beginPath()
  context.roundRect(left, top, side, side, 16)
  context.clip()
  cloud(stage, 150, 130, 150)
  cloud(stage, 430, 440, 190)
  sightOf(stage, state, values)
  state.x.forEach((x, i) => {
    bird(stage, left + x * scale, top + side - (state.y[i] ?? 0) * scale, state.heading[i] ?? 0, i)
  })
  context.restore()
  dial(stage, state)
}

/** What the first bird sees. */
function sightOf({ context, colours }: Stage, { x, y }: Flocking, { sight = 3 }: Values): void {
  const [px, py] = [left + (x[0] ?? 0) * scale, top + side - (y[0] ?? 0) * scale]
  context.globalAlpha = 0.35
  context.fillStyle = colours.marigold
  context.beginPath()
  context.arc(px, py, sight * scale, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = 2
  context.strokeStyle = colours.marigold
  context.stroke()
}

function bird(stage: Stage, x: number, y: number, heading: number, i: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.rotate(-heading)
  // The colour is the direction, so that agreement is seen at once.
  const turn = (1 + Math.cos(heading)) / 2
  const lean = (1 + Math.sin(heading)) / 2
  const paint =
    i === 0 ? '#F5B700' : mixed(mixed('#E4472B', '#5B5BD6', turn), mixed('#E88AA8', '#0E8A84', turn), lean)
  area(
    stage,
    [
      [13, 0],
      [-8, -8],
      [-4, 0],
      [-8, 8],
    ],
    paint,
  )
  context.restore()
}

function dial(stage: Stage, state: Flocking): void {
  const order = orderOf(state)
  card(stage, 604, 20, 336, 560)
  label(stage, 'All directions in one circle', 772, 50, { bold: true, size: 18 })
  const [cx, cy, r] = [772, 210, 128]
  disc(stage, cx, cy, r, '#FBF6EC')
  for (const angle of state.heading)
    disc(stage, cx + Math.cos(angle) * r, cy - Math.sin(angle) * r, 6, 'iris')
  let [sx, sy] = [0, 0]
  for (const angle of state.heading) {
    sx += Math.cos(angle)
    sy += Math.sin(angle)
  }
  const count = Math.max(1, state.heading.length)
  line(
    stage,
    [
      [cx, cy],
      [cx + (sx / count) * (r - 12), cy - (sy / count) * (r - 12)],
    ],
    { colour: 'tomato', width: 9 },
  )
  disc(stage, cx, cy, 9, 'ink')
  label(stage, `they agree: ${(100 * order).toFixed(0)}%`, 772, 392, {
    bold: true,
    size: 26,
    colour: 'tomato',
  })
  card(stage, 636, 424, 272, 26, 'paper', 10)
  card(stage, 636, 424, Math.max(20, 272 * order), 26, 'tomato', 10)
  label(stage, 'each its own way', 636, 474, { size: 14, colour: 'muted', align: 'left' })
  label(stage, 'all alike', 908, 474, { size: 14, colour: 'muted', align: 'right' })
  label(stage, `${count} birds, and nobody leads`, 772, 524, { size: 17, bold: true })
  label(stage, 'yellow: what one bird sees', 772, 552, { size: 15, colour: 'muted' })
}
