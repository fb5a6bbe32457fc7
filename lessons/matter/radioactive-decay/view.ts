import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Decay } from './system.ts'

const [columns, rows] = [18, 14]
const shown = columns * rows

/** Each disc stands for the same share of the atoms; those that decay now send out a ray. */
export function draw(
  stage: Stage,
  { parents, daughters, first, time, trail, recent, steps }: Decay,
  { halfLife = 8, second = 4 }: Values,
): void {
  ground(stage, 'paper')
  card(stage, 20, 84, 560, 496)
  const turned = Math.round((1 - parents / first) * shown)
  const settled = Math.round((1 - (parents + daughters) / first) * shown)
  for (let i = 0; i < shown; i++) {
    const order = (i * 101 + 31) % shown
    const [x, y] = [50 + (i % columns) * 29.4, 114 + Math.floor(i / columns) * 33.5]
    const kind = order < settled ? 'line' : order < turned ? 'marigold' : 'tomato'
    if (order < turned && order >= turned - 3 && (recent.at(-1) ?? 0) > 0) ray(stage, x, y, order + steps)
    disc(stage, x, y, kind === 'line' ? 8 : 10.5, kind)
  }
  const kinds = [
    ['tomato', parents, `first, half in ${halfLife.toFixed(1)} s`],
    ['marigold', daughters, `second, half in ${second.toFixed(1)} s`],
    ['line', first - parents - daughters, 'stable'],
  ] as const
  kinds.forEach(([colour, count, name], i) => {
    const x = 40 + i * 205
    disc(stage, x, 42, 13, colour)
    label(stage, count.toLocaleString('en'), x + 24, 31, { bold: true, size: 21, align: 'left' })
    label(stage, name, x + 24, 56, { size: 14, align: 'left', colour: 'muted' })
  })
  const long = Math.max(halfLife * 4, time)
  const law = Array.from({ length: 61 }, (_, i) => (i / 60) * long)
  const halves = [1, 2, 3].map((n) => n * halfLife).filter((at) => at <= long)
  plot(stage, {
    at: [604, 20, 336, 350],
    title: 'What is left',
    across: `time: ${time.toFixed(1)} s`,
    up: 'share of the atoms',
    x: [0, long],
    y: [0, 1.05],
    curves: [
      ...halves.map((at) => ({
        points: [[at, 0] as const, [at, 2 ** (-at / halfLife)] as const],
        colour: 'line' as const,
        dashed: true,
      })),
      { points: law.map((t) => [t, 2 ** (-t / halfLife)] as const), colour: 'muted', dashed: true },
      { points: trail.map(([t, , n]) => [t, n] as const), colour: 'marigold' },
      { points: trail.map(([t, n]) => [t, n] as const), colour: 'tomato', filled: true },
    ],
    dots: [{ at: [time, parents / first], colour: 'tomato' }],
  })
  counter(stage, recent, first)
}

function ray(stage: Stage, x: number, y: number, turn: number): void {
  const angle = scattered(turn) * Math.PI * 2
  const points: [number, number][] = []
  for (let i = 0; i <= 8; i++) {
    const [along, aside] = [12 + i * 4, i % 2 === 0 ? 4 : -4]
    points.push([
      Math.min(570, Math.max(30, x + Math.cos(angle) * along - Math.sin(angle) * aside)),
      Math.min(570, Math.max(94, y + Math.sin(angle) * along + Math.cos(angle) * aside)),
    ])
  }
  line(stage, points, { colour: 'iris', width: 2.5 })
}

/** A Geiger counter: its needle moves by powers of ten. */
function counter(stage: Stage, recent: readonly number[], first: number): void {
  const clicks = recent.reduce((sum, one) => sum + one, 0)
  card(stage, 604, 394, 336, 186, 'marigold')
  card(stage, 624, 412, 206, 150)
  const { context, colours } = stage
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.arc(727, 536, 84, Math.PI * 1.12, Math.PI * 1.88)
  context.stroke()
  const share = Math.min(1, Math.log10(1 + clicks) / Math.log10(1 + first * 0.35))
  const angle = Math.PI * (1.12 + 0.76 * share)
  line(
    stage,
    [
      [727, 536],
      [727 + Math.cos(angle) * 78, 536 + Math.sin(angle) * 78],
    ],
    { colour: 'tomato', width: 4 },
  )
  disc(stage, 727, 536, 8, 'ink')
  label(stage, 'clicks', 885, 444, { size: 17 })
  label(stage, 'in a second', 885, 466, { size: 15 })
  label(stage, clicks.toLocaleString('en'), 885, 506, { size: 24, bold: true })
}
