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
import { countOf, type Fourier, goalAt, sumAt, wave } from './model.ts'

const scale = 95
const middle = 200
const hub = 210
const paint: readonly StageColour[] = ['tomato', 'marigold', 'leaf', 'teal', 'sky', 'iris', 'rose']
const colourOf = (n: number): StageColour => paint[(n - 1) % paint.length] ?? 'iris'

/** Arms that spin on each other, the wave that the last tip draws, and how tall each of the waves is. */
export function draw(stage: Stage, { turns }: Fourier, values: Values): void {
  ground(stage, 'grid')
  card(stage, 30, 34, 360, 332)
  card(stage, 410, 34, 520, 332)
  card(stage, 30, 386, 900, 190)
  const tip = arms(stage, turns, values)
  drawn(stage, turns, values)
  const y = middle - sumAt(turns, values) * scale
  line(stage, [tip, [432, y]], { colour: 'muted', width: 1.5, dashed: true })
  disc(stage, 432, y, 9, 'tomato')
  spectrum(stage, values)
}

function arms(stage: Stage, turns: number, values: Values): [number, number] {
  const { context, colours } = stage
  context.save()
  context.beginPath()
  context.roundRect(31, 35, 358, 330, 13)
  context.clip()
  let [x, y] = [hub, middle]
  for (let n = 1; n <= countOf(values); n++) {
    const { times, tall } = wave(n, values)
    const angle = 2 * Math.PI * times * turns
    context.strokeStyle = colours[colourOf(n)]
    context.globalAlpha = 0.45
    context.lineWidth = 1.5
    context.beginPath()
    context.arc(x, y, Math.max(0.5, Math.abs(tall) * scale), 0, Math.PI * 2)
    context.stroke()
    context.globalAlpha = 1
    const [nx, ny] = [x + Math.cos(angle) * tall * scale, y - Math.sin(angle) * tall * scale]
    line(
      stage,
      [
        [x, y],
        [nx, ny],
      ],
      { colour: colourOf(n), width: Math.max(2, 7 - n) },
    )
    ;[x, y] = [nx, ny]
  }
  disc(stage, hub, middle, 6, 'ink')
  disc(stage, x, y, 7, 'tomato')
  context.restore()
  return [x, y]
}

/** What the tip drew: now is on the left, two turns ago on the right. */
function drawn(stage: Stage, turns: number, values: Values): void {
  const past = (share: number) => turns - share * 2
  const at = (share: number) => 432 + share * 478
  const steps = 480
  const path = (of: (turns: number, values: Values) => number) =>
    Array.from({ length: steps + 1 }, (_, i): [number, number] => [
      at(i / steps),
      middle - of(past(i / steps), values) * scale,
    ])
  line(
    stage,
    [
      [432, middle],
      [910, middle],
    ],
    { colour: 'line', width: 1.5 },
  )
  line(stage, path(goalAt), { colour: 'muted', width: 2, dashed: true })
  line(stage, path(sumAt), { colour: 'tomato', width: 4 })
}

function spectrum(stage: Stage, values: Values): void {
  const count = countOf(values)
  const floor = 548
  const wide = Math.min(70, 840 / count)
  const left = 480 - (wide * count) / 2
  for (let n = 1; n <= count; n++) {
    const { times, tall } = wave(n, values)
    const x = left + (n - 1) * wide
    const high = Math.max(2, Math.abs(tall) * 72)
    card(stage, x + wide * 0.15, floor - high, wide * 0.7, high, colourOf(n), Math.min(6, high / 2))
    if (count <= 16 || n % 2 === 1)
      label(stage, `${times}×`, x + wide / 2, 562, { size: 14, colour: 'muted' })
  }
  label(stage, 'how tall each wave is, and how often it swings', 906, 408, {
    size: 16,
    align: 'right',
    colour: 'muted',
  })
}
