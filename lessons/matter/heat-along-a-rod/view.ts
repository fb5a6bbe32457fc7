import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { count, materialOf, type Rod, section } from './model.ts'

const [top, high] = [424, 84]

export function draw(stage: Stage, { pieces, time }: Rod, values: Values): void {
  const { length = 0.2, hot = 100, cold = 0, material = 0, end = 0 } = values
  ground(stage, 'paper')
  const { context, colours } = stage
  const wrapped = end > 0.5
  const long = 300 + length * 1000
  const left = 480 - long / 2
  const wide = long / count
  flame(stage, left - 34, 560, 60 + hot * 0.25)
  if (wrapped) card(stage, left + long - 40, top - 22, 84, high + 44, 'rose', 18)
  else {
    card(stage, left + long - 4, top - 26, 96, high + 52, 'sky', 12)
    disc(stage, left + long + 30, top + 8, 18, '#E4F3FA')
    disc(stage, left + long + 62, top + 70, 20, '#E4F3FA')
  }
  card(stage, left, top, long, high, 'line', 8)
  context.save()
  context.beginPath()
  context.roundRect(left, top, long, high, 8)
  context.clip()
  pieces.forEach((warm, i) => {
    context.fillStyle = paint(warm)
    context.fillRect(left + i * wide - 0.5, top, wide + 1, high)
  })
  context.restore()
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  context.roundRect(left, top, long, high, 8)
  context.stroke()
  // Heat flowing at four places: the steeper the fall, the longer the arrow.
  const { conducts } = materialOf(material)
  for (const place of [3, 10, 17, 24]) {
    const fall = ((pieces[place] ?? 0) - (pieces[place + 1] ?? 0)) / (length / count)
    const watts = conducts * section * fall
    const reach = Math.sign(watts) * Math.min(84, 13 * Math.log1p(Math.abs(watts)))
    arrow(stage, [left + (place + 0.5) * wide, top + high / 2], [reach, 0], 'ink')
  }
  label(stage, `${hot.toFixed(0)} °C`, left - 34, top - 26, { bold: true, size: 20, colour: 'tomato' })
  label(
    stage,
    wrapped ? 'wrapped up' : `${cold.toFixed(0)} °C`,
    left + long + (wrapped ? 4 : 46),
    top + high + 48,
    {
      bold: true,
      size: 20,
      colour: wrapped ? 'ink' : 'iris',
    },
  )
  label(stage, `${materialOf(material).name}, ${(length * 100).toFixed(0)} cm`, 480, top + high + 34, {
    bold: true,
    size: 22,
  })
  label(stage, `${time.toFixed(0)} s`, 480, top - 22, { size: 20, colour: 'muted' })
  const most = Math.max(hot, 60) * 1.06
  plot(stage, {
    at: [150, 20, 660, 340],
    title: 'Temperature along the rod',
    across: 'from the hot end to the other',
    up: '°C',
    x: [0, count],
    y: [0, most],
    curves: [
      {
        points: [
          [0, hot],
          [count, wrapped ? hot : cold],
        ],
        colour: 'muted',
        dashed: true,
      },
      { points: pieces.map((warm, i) => [i + 0.5, warm] as const), colour: 'tomato', filled: true },
    ],
    dots: [
      {
        at: [count / 2, ((pieces[count / 2 - 1] ?? 0) + (pieces[count / 2] ?? 0)) / 2],
        colour: 'tomato',
        name: `${(((pieces[count / 2 - 1] ?? 0) + (pieces[count / 2] ?? 0)) / 2).toFixed(0)} °C`,
      },
    ],
  })
}

/** Blue at 0 °C, pale at 40 °C, orange at 100 °C, red at 200 °C, glowing above. */
function paint(warm: number): string {
  const stops: [number, [number, number, number]][] = [
    [0, [110, 170, 225]],
    [40, [246, 226, 180]],
    [100, [245, 165, 60]],
    [200, [228, 71, 43]],
    [300, [255, 225, 130]],
  ]
  const above = stops.findIndex(([at]) => at > warm)
  const [low, high] = above < 0 ? [stops.at(-1), stops.at(-1)] : [stops[Math.max(0, above - 1)], stops[above]]
  if (!low || !high) return '#888888'
  const share = high[0] > low[0] ? Math.max(0, (warm - low[0]) / (high[0] - low[0])) : 0
  const parts = low[1].map((from, i) => Math.round(from + ((high[1][i] ?? from) - from) * share))
  return `rgb(${parts.join(',')})`
}

function flame(stage: Stage, x: number, base: number, tall: number): void {
  const leaf = (wide: number, up: number): [number, number][] => [
    [x - wide * 0.7, base],
    [x - wide, base - up * 0.35],
    [x - wide * 0.3, base - up * 0.65],
    [x + wide * 0.1, base - up],
    [x + wide * 0.5, base - up * 0.6],
    [x + wide, base - up * 0.35],
    [x + wide * 0.7, base],
  ]
  area(stage, leaf(36, tall), 'tomato')
  area(stage, leaf(19, tall * 0.6), 'marigold', { rim: false })
  card(stage, x - 26, base, 52, 30, 'muted', 6)
}
