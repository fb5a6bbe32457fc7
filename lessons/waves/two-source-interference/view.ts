import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import {
  heightAt,
  lengthOf,
  meterAt,
  quietPair,
  type Ripples,
  spacingOf,
  strengths,
  waveNumber,
} from './model.ts'

const scale = 20
const origin = { x: 66, y: 300 }
const cell = 6
const shades = ['#1F4F80', '#3772A8', '#5490C2', '#7AB0D8', '#A3CDE8', '#C8E4F3', '#EEF8FC'] as const

export function draw(stage: Stage, state: Ripples, values: Values): void {
  ground(stage, 'paper')
  const { gap = 6, distance = 27, duck = 4, phase = 0 } = values
  const k = waveNumber(values)
  const wall = Math.round((origin.x + distance * scale) / cell) * cell
  water(stage, state, values, k, wall)
  quietLines(stage, values, wall)
  stroke(
    stage,
    [
      [wall, 0],
      [wall, 600],
    ],
    stage.colours.earth,
    { width: 9 },
  )
  profile(stage, state, wall)
  const y = origin.y - duck * scale
  for (const side of [1, -1])
    line(
      stage,
      [
        [origin.x, origin.y - (side * gap * scale) / 2],
        [wall - 24, y],
      ],
      { colour: side > 0 ? 'tomato' : 'marigold', width: 2.5, dashed: true },
    )
  const turn = 2 * Math.PI * (values.frequency ?? 15) * state.time
  for (const [side, ahead] of [
    [1, 0],
    [-1, (phase * Math.PI) / 180],
  ] as const)
    disc(
      stage,
      origin.x,
      origin.y - (side * gap * scale) / 2,
      13 + 3 * Math.sin(turn + ahead),
      side > 0 ? 'tomato' : 'marigold',
    )
  const lift = heightAt(distance, duck, state.time, k, values)
  bird(stage, wall - 26, y, 1 + 0.16 * lift, lift)
  words(stage, state, values, wall)
}

/** One colour for every height. Runs of one colour along the rows are gathered, so that each colour is set only once. */
function water({ context }: Stage, { time }: Ripples, values: Values, k: number, wall: number): void {
  const runs: [left: number, top: number, wide: number][][] = shades.map(() => [])
  for (let top = 0; top < 600; top += cell) {
    const y = (origin.y - top - cell / 2) / scale
    let [begun, shade] = [0, -1]
    for (let left = 0; left <= wall; left += cell) {
      const x = (left + cell / 2 - origin.x) / scale
      const height = left < wall ? heightAt(x, y, time, k, values) : 0
      const now = left < wall ? Math.min(6, Math.max(0, Math.round(3 + height * 2.8))) : -1
      if (now === shade) continue
      runs[shade]?.push([begun, top, left - begun])
      ;[begun, shade] = [left, now]
    }
  }
  runs.forEach((rows, i) => {
    context.fillStyle = shades[i] ?? shades[3]
    for (const [left, top, wide] of rows) context.fillRect(left, top, wide, cell)
  })
}

/** Where one way is a half, one and a half … waves longer than the other. */
function quietLines(stage: Stage, values: Values, wall: number): void {
  const { gap = 6, phase = 0 } = values
  const long = lengthOf(values)
  for (let m = -12; m <= 12; m++) {
    const difference = (m + 0.5 + phase / 360) * long
    if (Math.abs(difference) > gap * 0.96) continue
    const [a, b] = [Math.abs(difference) / 2, Math.sqrt(gap ** 2 - difference ** 2) / 2]
    const points: [number, number][] = []
    for (let x = 0; x <= (wall - origin.x) / scale + 0.01; x += 1) {
      const y = Math.sign(difference) * a * Math.sqrt(1 + (x / b) ** 2)
      if (Math.abs(y) * scale > 296) break
      points.push([origin.x + x * scale, origin.y - y * scale])
    }
    stroke(stage, points, stage.colours.ink, { width: 2, alpha: 0.45, dashes: [3, 7] })
  }
}

/** How strongly the water swings along the wall, drawn behind it. */
function profile(stage: Stage, state: Ripples, wall: number): void {
  const found = strengths(state)
  const most = Math.max(0.6, ...found)
  const { context, colours } = stage
  context.fillStyle = colours.marigold
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(wall + 6, 600)
  let last = 600
  found.forEach((strength, i) => {
    const y = origin.y - meterAt(i) * scale
    if (y < -8 || y > 608) return
    context.lineTo(wall + 6 + (strength / most) * 70, y)
    last = y
  })
  context.lineTo(wall + 6, last)
  context.closePath()
  context.fill()
  context.stroke()
  const pair = quietPair(state)
  if (!pair || Math.max(pair[1], -pair[0]) > 13) return
  const [below, above] = pair
  const x = wall + 90
  const [top, foot] = [origin.y - above * scale, origin.y - below * scale]
  const middle = (top + foot) / 2
  arrow(stage, [x, middle], [0, top - middle], 'teal')
  arrow(stage, [x, middle], [0, foot - middle], 'teal')
}

function bird(stage: Stage, x: number, y: number, size: number, lift: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.rotate(0.08 * lift)
  context.scale(size, size)
  blob(stage, [3, 4], [21, 13], 'rgba(29,27,46,0.25)', { rim: false })
  blob(stage, [0, 0], [20, 12], stage.colours.marigold)
  blob(stage, [-12, -1], [9, 4], '#E09A00', { tilt: 0.2 })
  blob(stage, [14, -9], [9, 9], stage.colours.marigold)
  blob(stage, [25, -8], [6, 3.4], stage.colours.tomato)
  blob(stage, [16, -11], [1.8, 1.8], stage.colours.ink, { rim: false })
  context.restore()
}

function words(stage: Stage, state: Ripples, values: Values, wall: number): void {
  const spacing = spacingOf(state)
  const left = Math.max(wall + 108, 770)
  const middle = (left + 948) / 2
  card(stage, left, 22, 948 - left, 96)
  label(stage, 'wave', middle, 46, { size: 15, colour: 'muted' })
  label(stage, `${lengthOf(values).toFixed(1)} cm`, middle, 74, { bold: true, size: 24 })
  label(stage, 'from crest to crest', middle, 101, { size: 14, colour: 'muted' })
  card(stage, left, 252, 948 - left, 96)
  label(stage, 'quiet to quiet', middle, 276, { size: 15, colour: 'muted' })
  label(stage, spacing > 0 ? `${spacing.toFixed(1)} cm` : '…', middle, 304, {
    bold: true,
    size: 24,
    colour: 'teal',
  })
  label(stage, 'along the wall', middle, 331, { size: 14, colour: 'muted' })
  card(stage, left, 482, 948 - left, 96)
  label(stage, 'one way is longer by', middle, 506, { size: 14, colour: 'muted' })
  const { gap = 6, distance = 27, duck = 4 } = values
  const far = Math.abs(Math.hypot(distance, duck + gap / 2) - Math.hypot(distance, duck - gap / 2))
  label(stage, `${(far / lengthOf(values)).toFixed(2)} waves`, middle, 534, {
    bold: true,
    size: 22,
    colour: 'tomato',
  })
  label(stage, 'to the duck', middle, 561, { size: 14, colour: 'muted' })
}
