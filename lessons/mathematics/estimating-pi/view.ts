import { plot } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { type Darts, estimateOf } from './model.ts'

const box = { x: 30, y: 30, size: 540 } as const

/** The board with its darts; on the right the estimate and how it settles. */
export function draw(stage: Stage, state: Darts, values: Values): void {
  ground(stage, 'paper')
  board(stage, state, values)
  numbers(stage, state, values)
  const last = Math.max(3, Math.log10(Math.max(1, state.thrown)))
  const spread = (n: number) => {
    const share = (Math.PI * (values.radius ?? 1) ** 2) / 4
    return (4 * Math.sqrt((share * (1 - share)) / n)) / (values.radius ?? 1) ** 2
  }
  const rim = (side: 1 | -1) =>
    Array.from({ length: 41 }, (_, i) => {
      const power = 1 + ((last - 1) * i) / 40
      return [power, Math.PI + side * 2 * spread(10 ** power)] as const
    })
  const { radius = 1, aim = 0 } = values
  const settles = Math.PI + (aim / 100) * (4 / radius ** 2 - Math.PI)
  const top = Math.max(3.8, Math.ceil(settles + 0.6))
  const now = [Math.log10(Math.max(10, state.thrown)), estimateOf(state, values)] as const
  plot(stage, {
    at: [596, 300, 342, 278],
    title: 'The estimate settles',
    across: `darts: 10 to ${Math.round(10 ** last).toLocaleString('en')}`,
    up: `2.5 to ${top}`,
    x: [1, last],
    y: [2.5, top],
    curves: [
      { points: rim(1), colour: 'line' },
      { points: rim(-1), colour: 'line' },
      { points: [[1, Math.PI] as const, [last, Math.PI] as const], colour: 'tomato', dashed: true },
      { points: [...state.trail.map(([n, value]) => [Math.log10(n), value] as const), now], colour: 'iris' },
    ],
    dots: state.thrown >= 10 ? [{ at: now, colour: 'iris' }] : [],
  })
}

function board(stage: Stage, { seen }: Darts, { radius = 1 }: Values): void {
  const { context, colours } = stage
  const half = box.size / 2
  const [cx, cy] = [box.x + half, box.y + half]
  card(stage, box.x, box.y, box.size, box.size, 'card', 6)
  context.fillStyle = colours.marigold
  context.globalAlpha = 0.35
  context.beginPath()
  context.arc(cx, cy, half * radius, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = 2.5
  context.strokeStyle = colours.ink
  context.stroke()
  const size = seen.length > 800 ? 2.6 : seen.length > 200 ? 4 : 6
  for (const kind of [true, false]) {
    context.fillStyle = kind ? colours.tomato : colours.teal
    context.beginPath()
    for (const [x, y, inside] of seen) {
      if (inside !== kind) continue
      const [px, py] = [cx + x * (half - 4), cy - y * (half - 4)]
      context.moveTo(px + size, py)
      context.arc(px, py, size, 0, Math.PI * 2)
    }
    context.fill()
  }
  const last = seen.at(-1)
  if (last) dart(stage, cx + last[0] * (half - 4), cy - last[1] * (half - 4))
}

/** The last dart still sticks in the board; its feathers always point into the picture. */
function dart({ context, colours }: Stage, x: number, y: number): void {
  const side = x > 500 ? -1 : 1
  const up = y < 90 ? 1 : -1
  context.lineCap = 'round'
  context.strokeStyle = colours.ink
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + side * 30, y + up * 30)
  context.stroke()
  context.strokeStyle = colours.iris
  context.lineWidth = 11
  context.beginPath()
  context.moveTo(x + side * 28, y + up * 28)
  context.lineTo(x + side * 44, y + up * 44)
  context.stroke()
}

function numbers(stage: Stage, state: Darts, values: Values): void {
  const { thrown, hits } = state
  const { radius = 1, aim = 0 } = values
  card(stage, 596, 30, 342, 250)
  const row = (y: number, name: string, value: number, colour: 'tomato' | 'teal') => {
    label(stage, name, 622, y, { align: 'left', size: 19, bold: true, colour })
    label(stage, value.toLocaleString('en'), 912, y, { align: 'right', size: 22, bold: true, colour })
  }
  row(62, 'in the circle', hits, 'tomato')
  row(98, 'beside it', thrown - hits, 'teal')
  const four = Math.abs(radius - 1) < 0.005 ? '4' : `4 ÷ ${written(radius)}²`
  label(stage, `π ≈ ${four} × ${hits.toLocaleString('en')} ÷ ${thrown.toLocaleString('en')}`, 767, 146, {
    size: 18,
    colour: 'muted',
  })
  label(stage, thrown > 0 ? `π ≈ ${written(estimateOf(state, values), 4)}` : 'π ≈ ?', 767, 194, {
    size: 40,
    bold: true,
    colour: 'iris',
  })
  label(stage, aim > 0 ? `${written(aim, 0)} of 100 darts are aimed` : 'nobody aims', 767, 246, {
    size: 17,
    bold: aim > 0,
    colour: aim > 0 ? 'tomato' : 'muted',
  })
}
