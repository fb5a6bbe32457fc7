import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob } from '../paint.ts'
import { asColour, type Disc, fields, nameOf } from './model.ts'

const wheel = { x: 250, y: 250, radius: 190 }
const paints = ['#FF2A1A', '#16D63A', '#2348FF'] as const

export function draw(stage: Stage, state: Disc, values: Values): void {
  ground(stage, 'paper')
  turning(stage, state, values)
  const seen = state.mean[0] + state.mean[1] + state.mean[2] > 0 ? mixed(state) : state.seen
  arrow(stage, [470, 250], [74, 0], 'ink')
  card(stage, 566, 24, 370, 300)
  label(stage, 'what the eye sees', 751, 50, { size: 17, colour: 'muted' })
  stage.context.fillStyle = asColour(seen)
  stage.context.strokeStyle = stage.colours.ink
  stage.context.lineWidth = 2.5
  stage.context.beginPath()
  stage.context.ellipse(751, 162, 120, 90, 0, 0, Math.PI * 2)
  stage.context.fill()
  stage.context.stroke()
  label(stage, state.flicker > 0.3 ? `${nameOf(seen)} just now` : nameOf(state.mean), 751, 282, {
    bold: true,
    size: 27,
  })
  label(stage, state.flicker > 0.3 ? 'it flickers' : 'steady', 751, 310, { size: 15, colour: 'muted' })
  bars(stage, state)
  lamps(stage, values)
}

/** Flickering: the colour of this moment. Fused: the mean. */
function mixed({ seen, mean, flicker }: Disc): [number, number, number] {
  const now = Math.min(1, Math.max(0, (flicker - 0.25) / 0.35))
  return [
    mean[0] + (seen[0] - mean[0]) * now,
    mean[1] + (seen[1] - mean[1]) * now,
    mean[2] + (seen[2] - mean[2]) * now,
  ]
}

function turning(stage: Stage, { turned, mean, flicker }: Disc, values: Values): void {
  const { context, colours } = stage
  const { x, y, radius } = wheel
  blob(stage, [x + 6, y + 6], [radius, radius], 'rgba(29,27,46,0.14)', { rim: false })
  blob(stage, [x, y], [radius, radius], '#2A2740')
  let begin = 0
  fields(values).forEach((field, i) => {
    if (field <= 0) return
    // The disc turns to the right; what passes the mark at the top is what the eye gets.
    const from = 2 * Math.PI * (turned - begin - field) - Math.PI / 2
    context.fillStyle = paints[i] ?? '#000000'
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, radius, from, from + 2 * Math.PI * field)
    context.closePath()
    context.fill()
    begin += field
  })
  // A fast disc is a blur.
  const blur = Math.max(0, 0.9 - flicker * 1.6)
  if (mean[0] + mean[1] + mean[2] > 0) {
    context.globalAlpha = blur
    context.fillStyle = asColour(mean)
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
  }
  context.lineWidth = 4
  context.strokeStyle = colours.ink
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.stroke()
  disc(stage, x, y, 12, 'ink')
  line(
    stage,
    [
      [x, y - radius - 22],
      [x, y - radius - 4],
    ],
    { width: 5 },
  )
  label(stage, `${(values.spin ?? 20).toFixed(1)} turns in a second`, x, y + radius + 30, {
    bold: true,
    size: 19,
  })
}

function bars(stage: Stage, { mean }: Disc): void {
  const { context, colours } = stage
  card(stage, 566, 344, 370, 240)
  label(stage, 'on average', 751, 368, { size: 16, colour: 'muted' })
  for (const [i, name] of ['red', 'green', 'blue'].entries()) {
    const share = mean[i] ?? 0
    const x = 600 + i * 112
    context.fillStyle = paints[i] ?? '#000000'
    context.strokeStyle = colours.ink
    context.lineWidth = 1.5
    const high = Math.max(2, 132 * share)
    context.beginPath()
    context.rect(x, 548 - high, 78, high)
    context.fill()
    context.stroke()
    label(stage, `${(100 * share).toFixed(0)}%`, x + 39, 534 - high, { size: 17, bold: true })
    label(stage, name, x + 39, 566, { size: 15, colour: 'muted' })
  }
}

/** Three lamps with the same shares, as they overlap on a wall. */
function lamps(stage: Stage, values: Values): void {
  const { context } = stage
  const [r, g, b] = fields(values)
  const most = Math.max(r, g, b, 1e-9)
  const lights = [r / most, g / most, b / most]
  const centres = [
    [70, 530],
    [104, 530],
    [87, 558],
  ] as const
  const radius = 27
  context.fillStyle = '#15132B'
  context.beginPath()
  context.roundRect(24, 490, 126, 102, 10)
  context.fill()
  for (let y = 497; y < 588; y += 3)
    for (let x = 34; x < 142; x += 3) {
      const on = centres.map(([cx, cy], i) => (Math.hypot(x - cx, y - cy) < radius ? (lights[i] ?? 0) : 0))
      const [lr = 0, lg = 0, lb = 0] = on
      if (lr + lg + lb === 0) continue
      const hex = (light: number) =>
        Math.round(255 * light ** (1 / 2.2))
          .toString(16)
          .padStart(2, '0')
      context.fillStyle = `#${hex(lr)}${hex(lg)}${hex(lb)}`
      context.fillRect(x, y, 3.7, 3.7)
    }
  label(stage, 'three lamps', 164, 530, { size: 15, align: 'left', colour: 'muted' })
  label(stage, 'on a wall', 164, 550, { size: 15, align: 'left', colour: 'muted' })
}
