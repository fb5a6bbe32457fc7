import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat } from '../figures.ts'
import { canLift, gain, pullAt, strandsOf, type Tackle, top } from './model.ts'

const [x0, beam, floor, scale] = [210, 56, 540, 78]
const [gap, wheel] = [32, 15]

/** The tackle at the left, to scale; at the right the work as boxes: as tall as the force, as wide as the way. */
export function draw(stage: Stage, state: Tackle, values: Values): void {
  ground(stage, 'paper')
  const n = strandsOf(values)
  scaffold(stage)
  const force = pullAt(state.speed, values)
  const lower = floor - 148 - state.height * scale
  const strand = (i: number) => x0 + (i - (n - 1) / 2) * gap
  const upper = beam + 62
  rope(stage, n, strand, upper, lower, state.height)
  crate(stage, n, strand, lower, values)
  const unit = 64 / 700
  for (let i = 0; i < n; i++) {
    const tension = force * (1 - (values.friction ?? 0) / 100) ** (n - i)
    arrow(stage, [strand(i), lower - 24], [0, -Math.max(10, tension * unit)], 'teal')
  }
  worker(stage, state.height * n, force)
  boxes(stage, state, values, force)
  if (!canLift(values))
    label(stage, 'too heavy: it does not move', 264, 580, { bold: true, size: 18, colour: 'tomato' })
}

function scaffold(stage: Stage): void {
  area(
    stage,
    [
      [-4, floor],
      [964, floor],
      [964, 604],
      [-4, 604],
    ],
    'line',
  )
  for (const x of [40, 528]) card(stage, x, beam - 16, 16, floor - beam + 16, 'earth', 4)
  card(stage, 22, beam - 22, 540, 22, 'earth', 6)
  for (let metre = 0; metre <= top; metre++) {
    const y = floor - metre * scale
    line(
      stage,
      [
        [56, y],
        [70, y],
      ],
      { width: 2 },
    )
    label(stage, `${metre} m`, 76, y - (metre === 0 ? 10 : 0), { size: 14, align: 'left', colour: 'muted' })
  }
}

/** One rope over all the wheels: neighbouring strands meet at the lower block, then at the upper one, in turn. */
function rope(
  stage: Stage,
  n: number,
  strand: (i: number) => number,
  upper: number,
  lower: number,
  height: number,
): void {
  const { context, colours } = stage
  const half = gap / 2
  card(stage, strand(0) - 22, beam + 2, n * gap + 44, 26, 'muted', 8)
  const pulled = strand(n - 1) + gap
  context.strokeStyle = colours.ink
  context.lineWidth = 4
  for (let i = 0; i < n; i++)
    line(
      stage,
      [
        [strand(i), upper],
        [strand(i), lower],
      ],
      { width: 4, colour: 'earth' },
    )
  line(
    stage,
    [
      [pulled, upper],
      [440, floor - 92],
    ],
    { width: 4, colour: 'earth' },
  )
  const turn = (height * 220) / wheel
  for (let i = 0; i < n; i++) {
    const last = i === n - 1
    const below = !last && (n - 2 - i) % 2 === 0
    const y = below ? lower : upper
    if (!below)
      line(
        stage,
        [
          [strand(i) + half, beam + 26],
          [strand(i) + half, upper],
        ],
        { width: 5, colour: 'muted' },
      )
    disc(stage, strand(i) + half, y, wheel + 1, last || !below ? 'marigold' : 'sky')
    const [c, s] = [Math.cos(turn / (n - i + 1)) * (wheel - 4), Math.sin(turn / (n - i + 1)) * (wheel - 4)]
    line(
      stage,
      [
        [strand(i) + half - c, y - s],
        [strand(i) + half + c, y + s],
      ],
      { width: 2 },
    )
  }
  // The fixed end: at the upper block for an even number of strands, at the load for an odd one.
  if (n % 2 === 0) {
    line(
      stage,
      [
        [strand(0), beam + 26],
        [strand(0), upper],
      ],
      { width: 4, colour: 'earth' },
    )
    disc(stage, strand(0), beam + 30, 5, 'ink')
  } else disc(stage, strand(0), lower + 4, 5, 'ink')
}

function crate(
  stage: Stage,
  n: number,
  strand: (i: number) => number,
  lower: number,
  { load = 80, gravity = 9.81 }: Values,
): void {
  const half = 26 + 6.4 * Math.cbrt(load)
  card(stage, strand(0) - 16, lower + 4, (n - 1) * gap + 32, 22, 'muted', 8)
  const y = lower + 148 - 2 * half
  line(
    stage,
    [
      [x0 - half + 6, y],
      [x0, lower + 26],
      [x0 + half - 6, y],
    ],
    { width: 3 },
  )
  card(stage, x0 - half, y, half * 2, half * 2, 'tomato', 6)
  label(stage, `${load.toFixed(0)} kg`, x0, y + half - 10, { colour: 'card', bold: true, size: 20 })
  label(stage, `${(load * gravity).toFixed(0)} N`, x0, y + half + 14, { colour: 'card', size: 16 })
}

function worker(stage: Stage, pulled: number, force: number): void {
  const { context, colours } = stage
  line(
    stage,
    [
      [440, floor - 92],
      [446, floor - 30],
    ],
    { width: 4, colour: 'earth' },
  )
  const loops = Math.min(12, Math.floor(pulled / 1.5))
  context.strokeStyle = colours.earth
  context.lineWidth = 4
  for (let i = 0; i <= loops; i++) {
    context.beginPath()
    context.ellipse(478, floor - 6 - i * 4, 30, 8, 0, 0, Math.PI * 2)
    context.stroke()
  }
  cat(stage, [400, floor], 104)
  arrow(stage, [458, floor - 128], [0, 12 + force * 0.09], 'iris')
  label(stage, `${force.toFixed(0)} N`, 472, floor - 130, { align: 'left', bold: true, colour: 'iris' })
}

function boxes(stage: Stage, { height, work, heat }: Tackle, values: Values, force: number): void {
  const { context, colours } = stage
  const { load = 80, gravity = 9.81 } = values
  const [left, metre] = [612, 16.5]
  const weight = load * gravity
  const newton = 140 / weight
  const box = (base: number, tall: number, long: number, colour: string) => {
    context.fillStyle = colour
    context.fillRect(left, base - tall, long, tall)
    context.strokeStyle = colours.ink
    context.lineWidth = 1.5
    context.beginPath()
    context.rect(left, base - tall, long, tall)
    context.stroke()
  }
  card(stage, 588, 24, 350, 236)
  label(stage, 'put in by the cat', 763, 46, { bold: true, colour: 'iris' })
  const n = strandsOf(values)
  // As tall as the mean force, so that the box is the work.
  const mean = height > 0.01 ? work / (height * n) : force
  box(226, Math.min(165, mean * newton), Math.max(2, height * n * metre), colours.iris)
  label(stage, `${mean.toFixed(0)} N × ${(height * n).toFixed(1)} m = ${work.toFixed(0)} J`, 763, 244, {
    size: 16,
  })
  card(stage, 588, 280, 350, 236)
  label(stage, 'got by the load', 763, 302, { bold: true, colour: 'tomato' })
  box(482, weight * newton, Math.max(2, height * metre), colours.tomato)
  label(
    stage,
    `${weight.toFixed(0)} N × ${height.toFixed(2)} m = ${(weight * height).toFixed(0)} J`,
    763,
    500,
    {
      size: 16,
    },
  )
  label(stage, `${gain(values).toFixed(1)} × the force`, 926, 352, { bold: true, size: 20, align: 'right' })
  label(stage, `${n} × the rope`, 926, 380, { bold: true, size: 20, align: 'right' })
  if (heat > 0.5)
    label(stage, `${heat.toFixed(0)} J warmed the wheels`, 926, 408, {
      size: 15,
      align: 'right',
      colour: 'muted',
    })
}
