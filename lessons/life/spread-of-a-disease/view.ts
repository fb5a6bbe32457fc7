import { plot } from '@makebelieve/kit/simulation/plot'
import { ground, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Epidemic } from './system.ts'

const people = 1000
const [columns, rows] = [20, 12]
const shown = columns * rows

/** One figure stands for about four people; who is next is mixed over the square. */
export function draw(
  stage: Stage,
  { healthy, ill, recovered, time, trail }: Epidemic,
  { contagion = 3, days = 6 }: Values,
): void {
  ground(stage, 'paper')
  const gone = Math.round(recovered * shown)
  const ever = Math.round((recovered + ill) * shown)
  const open = Math.round((recovered + ill + healthy) * shown)
  for (let i = 0; i < shown; i++) {
    const order = (i * 101 + 17) % shown
    const kind = order < gone ? 'recovered' : order < ever ? 'ill' : order < open ? 'healthy' : 'protected'
    figure(stage, 42 + (i % columns) * 29, 104 + Math.floor(i / columns) * 39, kind)
  }
  const counts: [string, Kind, number][] = [
    ['can catch it', 'healthy', healthy],
    ['ill', 'ill', ill],
    ['recovered', 'recovered', recovered],
    ['protected', 'protected', Math.max(0, 1 - healthy - ill - recovered)],
  ]
  counts.forEach(([name, kind, share], i) => {
    const x = 34 + i * 148
    figure(stage, x, 44, kind)
    label(stage, `${(share * people).toFixed(0)}`, x + 16, 33, { align: 'left', bold: true, size: 20 })
    label(stage, name, x + 16, 55, { align: 'left', size: 14, colour: 'muted' })
  })
  label(stage, 'of 1000 people', 318, 578, { size: 15, colour: 'muted' })
  const long = Math.max(60, trail.length)
  const top = Math.max(0.05, ...trail.map(([, i]) => i)) * 1.15
  plot(stage, {
    at: [632, 24, 308, 300],
    title: `Day ${time.toFixed(0)}: the wave of the ill`,
    across: 'days',
    up: 'ill people',
    x: [0, long],
    y: [0, top],
    curves: [{ points: trail.map(([, i], day) => [day, i] as const), colour: 'tomato', filled: true }],
    dots: [{ at: [trail.length - 1, ill], colour: 'tomato' }],
  })
  spreading(stage, contagion * healthy, days)
}

/** How many one person infects now: above one it grows. */
function spreading(stage: Stage, now: number, days: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(632, 344, 308, 232, 14)
  context.fill()
  context.stroke()
  label(stage, `In ${days.toFixed(0)} days one ill person infects`, 786, 368, { size: 15, bold: true })
  figure(stage, 672, 456, 'ill', 1.7)
  label(stage, '→', 718, 450, { size: 34, colour: 'tomato' })
  const full = Math.floor(now)
  for (let i = 0; i < Math.min(15, Math.ceil(now - 1e-9)); i++) {
    context.globalAlpha = i < full ? 1 : Math.max(0.3, now - full)
    figure(stage, 764 + (i % 5) * 35, 414 + Math.floor(i / 5) * 45, 'ill')
    context.globalAlpha = 1
  }
  const grows = now > 1
  label(stage, `${now.toFixed(1)} others: ${grows ? 'it spreads' : 'it dies away'}`, 786, 552, {
    size: 18,
    bold: true,
    colour: grows ? 'tomato' : 'leaf',
  })
}

type Kind = 'healthy' | 'ill' | 'recovered' | 'protected'
const paints: Record<Kind, StageColour> = {
  healthy: 'sky',
  ill: 'tomato',
  recovered: 'line',
  protected: 'leaf',
}

function figure({ context, colours }: Stage, x: number, y: number, kind: Kind, size = 1): void {
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.fillStyle = colours[paints[kind]]
  context.strokeStyle = colours.ink
  context.lineWidth = 1.3
  context.beginPath()
  context.roundRect(-9, -2, 18, 18, 8)
  context.fill()
  context.stroke()
  context.beginPath()
  context.arc(0, -8, 7.5, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.ink
  for (const eye of [-2.6, 2.6]) {
    context.beginPath()
    context.arc(eye, -9, 1.1, 0, Math.PI * 2)
    context.fill()
  }
  context.beginPath()
  if (kind === 'ill') context.arc(0, -3, 2.6, Math.PI * 1.15, Math.PI * 1.85)
  else context.arc(0, -7.4, 3, Math.PI * 0.2, Math.PI * 0.8)
  context.stroke()
  if (kind === 'protected') {
    context.strokeStyle = colours.card
    context.lineWidth = 2.2
    context.beginPath()
    context.moveTo(-4, 7)
    context.lineTo(-1, 10.5)
    context.lineTo(5, 3)
    context.stroke()
  }
  context.restore()
}
