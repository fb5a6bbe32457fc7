import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { endOf, numbersOf, placeOf, type Threads, timesOf } from './model.ts'

const [cx, cy, radius] = [318, 300, 248] as const
const hues: readonly StageColour[] = ['tomato', 'marigold', 'rose', 'sky']

/** Pins round a board and threads between them; on the right the sum of the last thread. */
export function draw(stage: Stage, state: Threads, values: Values): void {
  ground(stage, 'night')
  const { context, colours } = stage
  const n = numbersOf(values)
  const at = (k: number): [number, number] => {
    const [x, y] = placeOf(k, values)
    return [cx + x * radius, cy - y * radius]
  }
  context.strokeStyle = colours.muted
  context.lineWidth = 2
  context.beginPath()
  context.arc(cx, cy, radius, 0, Math.PI * 2)
  context.stroke()
  const whole = state.drawn
  const wide = n > 140 ? 1.1 : n > 60 ? 1.5 : 2.5
  for (let k = 0; k < whole; k++)
    line(stage, [at(k), at(endOf(k, values))], {
      colour: hues[Math.floor((4 * k) / n)] ?? 'sky',
      width: wide,
    })
  // The one under way.
  if (whole < n) {
    const part = Math.min(1, state.due)
    const [from, to] = [at(whole), at(endOf(whole, values))]
    line(stage, [from, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const], {
      colour: 'card',
      width: 3,
    })
    disc(stage, ...from, 6, 'card')
  }
  for (let k = 0; k < n; k++) {
    const [x, y] = at(k)
    context.fillStyle = colours.card
    context.beginPath()
    context.arc(x, y, n > 120 ? 1.6 : 3, 0, Math.PI * 2)
    context.fill()
    const every = n <= 24 ? 1 : n <= 60 ? 5 : n <= 120 ? 10 : 20
    if (k % every === 0)
      label(stage, String(k), cx + (x - cx) * 1.085, cy + (y - cy) * 1.085, {
        size: 14,
        colour: 'card',
        bold: true,
      })
  }
  words(stage, state, values)
}

function words(stage: Stage, { drawn, length, fixed }: Threads, values: Values): void {
  const [n, m] = [numbersOf(values), timesOf(values)]
  card(stage, 654, 22, 284, 112)
  label(stage, `${m} times table`, 796, 56, { size: 26, bold: true })
  label(stage, `on a circle of ${n} numbers`, 796, 98, { size: 17, colour: 'muted' })
  card(stage, 654, 152, 284, 150)
  const k = Math.min(n - 1, drawn)
  label(stage, `${m} × ${k} = ${m * k}`, 796, 190, { size: 27, bold: true })
  const past = Math.floor((m * k) / n)
  label(stage, past === 0 ? 'still on the first round' : `minus ${past} × ${n}`, 796, 230, {
    size: 17,
    colour: 'muted',
  })
  label(stage, `thread from ${k} to ${endOf(k, values)}`, 796, 270, {
    size: 20,
    bold: true,
    colour: 'tomato',
  })
  card(stage, 654, 320, 284, 258)
  const row = (y: number, name: string, value: string) => {
    label(stage, name, 676, y, { align: 'left', size: 18 })
    label(stage, value, 916, y, { align: 'right', size: 24, bold: true })
  }
  row(360, 'petals', String(m - 1))
  row(414, 'threads', `${drawn} of ${n}`)
  row(468, 'mean length', written(drawn > 0 ? length / drawn : 0))
  row(522, 'numbers that stay', String(fixed))
  label(stage, m === 2 ? 'a heart' : m === 3 ? 'a kidney' : '', 796, 556, { size: 16, colour: 'muted' })
}
