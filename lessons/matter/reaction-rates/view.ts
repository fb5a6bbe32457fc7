import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { barrierOf, type Reaction, shareAbove } from './model.ts'

const shown = 60

export function draw(stage: Stage, state: Reaction, values: Values): void {
  ground(stage, 'paper')
  hill(stage, state, values)
  beaker(stage, state, values)
  const { trail, before, first, time } = state
  plot(stage, {
    at: [612, 20, 328, 262],
    title: 'What is still unchanged',
    across: `time: ${time.toFixed(0)} s`,
    up: 'share',
    x: [trail[0]?.[0] ?? 0, Math.max(30, time)],
    y: [0, 1.05],
    curves: [{ points: trail, colour: 'tomato', filled: true }],
    dots: [{ at: [time, before / first], colour: 'tomato' }],
  })
}

/** The way from before to after, with the hill in between; balls lie where the particles are. */
function hill(stage: Stage, { after, first, steps }: Reaction, values: Values): void {
  const { barrier = 60, catalyst = 0 } = values
  card(stage, 20, 20, 568, 560)
  const height = (kind: number) => 60 + (kind - 45) * 11
  const curve = (top: number): [number, number][] =>
    Array.from({ length: 61 }, (_, i) => {
      const x = i / 60
      const floor = 420 + 70 / (1 + Math.exp(-(x - 0.5) * 26))
      return [40 + x * 528, floor - top * Math.exp(-(((x - 0.5) / 0.12) ** 2))]
    })
  const now = curve(height(barrierOf(values)))
  area(stage, [...now, [568, 560], [40, 560]], 'line', { rim: false })
  if (catalyst > 0.5) line(stage, curve(height(barrier)), { colour: 'muted', dashed: true })
  line(stage, now, { width: 4 })
  const top = Math.min(...now.map(([, y]) => y))
  line(
    stage,
    [
      [50, 420],
      [300, 420],
    ],
    { colour: 'muted', width: 1.5, dashed: true },
  )
  arrow(stage, [304, 418], [0, top - 414], 'iris')
  label(stage, `${barrierOf(values).toFixed(0)} kJ/mol`, 304, top - 28, {
    on: 'card',
    bold: true,
    size: 20,
    colour: 'iris',
  })
  const done = after / first
  const rows = (count: number, left: number, floor: number, colour: 'tomato' | 'teal') => {
    for (let i = 0; i < count; i++)
      disc(stage, left + (i % 4) * 31, floor - 15 - Math.floor(i / 4) * 31, 13, colour)
  }
  const right = Math.round(done * 20)
  rows(20 - right, 58, 420, 'tomato')
  rows(right, 456, 488, 'teal')
  // One that tries: it climbs as high as warmth usually lifts it.
  if (right < 20) {
    const reach = Math.abs(Math.sin(steps / 45))
    const place = now[Math.round(18 + reach * 6)]
    if (place) disc(stage, place[0] - 8, place[1] - 13, 13, 'tomato')
  }
  label(stage, 'before', 106, 446, { size: 18, bold: true })
  label(stage, 'after', 502, 512, { size: 18, bold: true })
  const share = 1 / shareAbove(values)
  label(stage, `one try of ${spoken(share)} gets over`, 304, 542, { size: 18, bold: true })
}

function spoken(count: number): string {
  if (count >= 1e12) return `${(count / 1e12).toPrecision(2)} million million`
  if (count >= 1e9) return `${Math.round(count / 1e9).toLocaleString('en')} thousand million`
  return `${Math.round(count / 1e6).toLocaleString('en')} million`
}

function beaker(stage: Stage, { after, first, steps }: Reaction, values: Values): void {
  const { temperature = 300, order = 0, catalyst = 0 } = values
  const { context } = stage
  const [left, top, wide, high] = [650, 340, 220, 200]
  context.fillStyle = '#DCEFF7'
  context.fillRect(left, top + 26, wide, high - 26)
  const count = Math.round((shown * first) / 2)
  const turned = Math.round((after / first) * count)
  const mixed = Array.from({ length: count }, (_, i) => i).sort((a, b) => scattered(a, 4) - scattered(b, 4))
  const changed = new Set(mixed.slice(0, turned))
  const shake = (temperature - 260) / 12
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % 10, Math.floor(i / 10)]
    const x = left + 20 + column * 20 + Math.sin(steps / 9 + i * 2.3) * shake * 0.8
    const y = top + high - 16 - row * 26 - Math.abs(Math.sin(steps / 11 + i)) * shake
    disc(stage, x, y, 8, changed.has(i) ? 'teal' : 'tomato')
  }
  if (catalyst > 0.5) card(stage, left + 60, top + high - 12, 100, 10, 'marigold', 4)
  line(
    stage,
    [
      [left - 6, top],
      [left, top + 6],
      [left, top + high],
      [left + wide, top + high],
      [left + wide, top + 6],
      [left + wide + 6, top],
    ],
    { width: 4 },
  )
  const warm = (temperature - 285) / 50
  card(stage, 904, 330, 22, 190, 'card', 11)
  disc(stage, 915, 526, 20, 'tomato')
  context.fillStyle = stage.colours.tomato
  context.fillRect(909, 506 - warm * 150, 12, warm * 150 + 10)
  label(stage, `${temperature.toFixed(0)} K`, 910, 566, { size: 18, bold: true })
  label(stage, order > 0.5 ? 'pairs react' : 'each reacts alone', left + wide / 2, 566, { size: 17 })
}
