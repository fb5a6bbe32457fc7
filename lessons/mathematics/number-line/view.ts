import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { soft } from '../figures.ts'
import { type Frog, plan } from './model.ts'

const pond = 400

/** Lily pads on a pond are the numbers; the way of the frog stays to be seen. */
export function draw(stage: Stage, state: Frog, values: Values): void {
  ground(stage, 'sky')
  const { context, colours } = stage
  context.fillStyle = '#9CCFE0'
  context.fillRect(0, pond - 30, 960, 230)
  const { start, jump, count } = plan(values)
  const end = start + jump * count
  const [low, high] = [Math.min(start, end, 0) - 2, Math.max(start, end, 0) + 2]
  const pitch = 900 / Math.max(12, high - low)
  const middle = (low + high) / 2
  const at = (value: number) => 480 + (value - middle) * pitch
  const every = pitch > 30 ? 1 : pitch > 15 ? 2 : 5
  line(stage, [[20, pond] as const, [940, pond] as const], { width: 4 })
  const [first, last] = [
    Math.ceil(low - (960 / pitch - (high - low)) / 2),
    Math.floor(high + (960 / pitch - (high - low)) / 2),
  ]
  for (let value = first; value <= last; value++) {
    const x = at(value)
    if (x < 24 || x > 936) continue
    const hit = state.landed.includes(value)
    const named = value % every === 0
    if (named || hit) pad(stage, x, pond, Math.min(22, pitch * every * 0.42), value === 0)
    if (named)
      label(stage, String(value).replace('-', '−'), x, pond + 44, {
        size: every > 1 ? 16 : 19,
        bold: hit || value === 0,
        colour: value < 0 ? 'tomato' : 'ink',
      })
  }
  const arcHigh = (from: number, to: number) => Math.min(210, 46 + Math.abs(at(to) - at(from)) * 0.42)
  state.landed.slice(1).forEach((to, i) => {
    hop(stage, at(state.landed[i] ?? 0), at(to), arcHigh(state.landed[i] ?? 0, to), 1, jump)
  })
  const share = soft(state.air)
  const next = state.at + jump
  if (state.air > 0) hop(stage, at(state.at), at(next), arcHigh(state.at, next), share, jump)
  const x = at(state.at) + (at(next) - at(state.at)) * share
  const y = pond - 20 - 4 * share * (1 - share) * arcHigh(state.at, next)
  frog(stage, x, state.air > 0 ? y : pond - 20, jump < 0 ? -1 : 1, state.air > 0)
  sum(stage, state, values)
  label(stage, 'smaller', 60, 572, { size: 16, colour: 'muted' })
  label(stage, 'larger', 900, 572, { size: 16, colour: 'muted' })
  context.fillStyle = colours.ink
}

function pad({ context, colours }: Stage, x: number, y: number, size: number, zero: boolean): void {
  context.fillStyle = zero ? colours.marigold : colours.leaf
  context.beginPath()
  context.ellipse(x, y + 2, size, size * 0.5, 0, 0.25, Math.PI * 2 - 0.25)
  context.lineTo(x, y + 2)
  context.closePath()
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.stroke()
}

/** A part of the arc from one number to another. */
function hop(stage: Stage, from: number, to: number, high: number, share: number, jump: number): void {
  const colour = jump < 0 ? 'tomato' : 'iris'
  const points = Array.from({ length: 31 }, (_, i) => {
    const t = (i / 30) * share
    return [from + (to - from) * t, pond - 20 - 4 * t * (1 - t) * high] as const
  })
  line(stage, points, { colour, width: 4, dashed: true })
  if (share > 0.6)
    label(stage, `${jump < 0 ? '−' : '+'}${Math.abs(jump)}`, (from + to) / 2, pond - 36 - high, {
      size: 18,
      bold: true,
      colour,
      on: 'card',
    })
}

function frog(stage: Stage, x: number, y: number, way: 1 | -1, flying: boolean): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(way, 1)
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.fillStyle = '#6FB35A'
  const leg = flying ? 20 : 6
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(-14 - leg * 0.5, 8 + side * 3, 9 + leg * 0.5, 5, flying ? 0.4 : 0, 0, Math.PI * 2)
    context.fill()
    context.stroke()
  }
  context.beginPath()
  context.ellipse(0, 0, 24, 16, flying ? -0.35 : 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.restore()
  for (const eye of [6, 18]) {
    disc(stage, x + way * eye, y - 15 - (flying ? 3 : 0), 7, 'card')
    context.fillStyle = colours.ink
    context.beginPath()
    context.arc(x + way * (eye + 2), y - 15 - (flying ? 3 : 0), 3, 0, Math.PI * 2)
    context.fill()
  }
  line(stage, [[x + way * 10, y + 3] as const, [x + way * 21, y] as const], { width: 2 })
}

/** 2 + 3 + 3 = 8, as far as it has come. */
function sum(stage: Stage, { at, jumps }: Frog, values: Values): void {
  const { start, jump } = plan(values)
  const sign = jump < 0 ? ' − ' : ' + '
  const parts = [String(start), ...Array.from({ length: jumps }, () => String(Math.abs(jump)))].join(sign)
  const text = (jumps === 0 ? `start at ${start}` : `${parts} = ${at}`).replaceAll('-', '−')
  card(stage, 180, 24, 600, 70)
  label(stage, text, 480, 59, { size: text.length > 30 ? 24 : 30, bold: true })
}
