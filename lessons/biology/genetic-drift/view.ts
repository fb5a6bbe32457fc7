import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft } from '../shapes.ts'
import { type Islands, remembered } from './model.ts'

type Point = readonly [number, number]
const [red, blue] = ['#E4472B', '#5B5BD6'] as const

export function draw(stage: Stage, state: Islands, values: Values): void {
  ground(stage, 'paper')
  sea(stage, state.time)
  state.red.forEach((count, i) => {
    island(stage, state, count, i)
  })
  mainland(stage, values)
  lines(stage, state)
  bars(stage, state)
  label(stage, `generation ${state.time}`, 34, 46, { align: 'left', bold: true, size: 24, on: 'card' })
}

function sea(stage: Stage, time: number): void {
  const { context, colours } = stage
  context.fillStyle = '#BFE3F2'
  context.beginPath()
  context.roundRect(16, 16, 580, 568, 20)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  for (let i = 0; i < 16; i++) {
    const [x, y] = [40 + 520 * scattered(i, 91), 90 + 470 * scattered(i, 92)]
    line(
      stage,
      Array.from({ length: 7 }, (_, k): Point => [x + k * 4, y + 2.5 * Math.sin(k + time + i)]),
      { colour: 'card', width: 2 },
    )
  }
}

/** Beetles stand for genes: as many of each colour as there are, up to twenty drawn. */
function island(stage: Stage, { chances }: Islands, count: number, i: number): void {
  const all = chances.length - 1
  const [x, y] = [98 + (i % 4) * 138, 172 + Math.floor(i / 4) * 154]
  soft(
    stage,
    Array.from({ length: 14 }, (_, k): Point => {
      const a = (k / 14) * Math.PI * 2
      const r = 1 + 0.09 * Math.sin(k * 2.3 + i * 1.7)
      return [x + Math.cos(a) * 61 * r, y + Math.sin(a) * 57 * r]
    }),
    count === all ? '#F3C9B8' : count === 0 ? '#CFCFF4' : '#EBDCA9',
    { rim: 2 },
  )
  const drawn = Math.min(20, all)
  const reds =
    count === 0
      ? 0
      : count === all
        ? drawn
        : Math.min(drawn - 1, Math.max(1, Math.round((drawn * count) / all)))
  for (let k = 0; k < drawn; k++) {
    const [r, a] = [Math.sqrt((k + 0.5) / drawn) * 50, k * 2.39996 + i]
    // Mixed up, yet the same from year to year.
    const place = Math.floor(scattered(k, 93 + i) * 1000)
    const rank = Array.from({ length: drawn }, (_, j) => Math.floor(scattered(j, 93 + i) * 1000)).filter(
      (other) => other < place,
    ).length
    beetle(stage, x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85, rank < reds ? red : blue, a)
  }
  if (count === all || count === 0)
    label(stage, count === all ? 'all red' : 'all blue', x, y + 71, {
      size: 14,
      bold: true,
      colour: count === all ? 'tomato' : 'iris',
    })
}

function beetle(stage: Stage, x: number, y: number, colour: '#E4472B' | '#5B5BD6', turn: number): void {
  oval(stage, [x + Math.cos(turn) * 6, y + Math.sin(turn) * 6], [4, 4], 'ink', { rim: 0 })
  oval(stage, [x, y], [8, 6.4], colour, { turn, rim: 1.3 })
  line(
    stage,
    [
      [x - Math.cos(turn) * 7, y - Math.sin(turn) * 7],
      [x + Math.cos(turn) * 5, y + Math.sin(turn) * 5],
    ],
    { width: 1.2 },
  )
}

/** Boats bring newcomers; a star shows which colour is better off. */
function mainland(stage: Stage, { newcomers = 0, advantage = 0, start = 50 }: Values): void {
  const boats = newcomers > 0 ? Math.min(4, 1 + Math.floor(newcomers / 6)) : 0
  for (let i = 0; i < boats; i++) {
    const x = 330 + i * 44
    soft(
      stage,
      [
        [x - 20, 46],
        [x + 20, 46],
        [x + 13, 62],
        [x - 13, 62],
      ],
      'earth',
    )
    beetle(stage, x, 40, scattered(i, 97) < start / 100 ? red : blue, -0.4)
  }
  if (newcomers > 0)
    label(stage, `${newcomers.toFixed(0)}% newcomers`, 580, 74, {
      align: 'right',
      size: 15,
      bold: true,
      colour: 'earth',
    })
  if (Math.abs(advantage) >= 0.5)
    label(
      stage,
      `${advantage > 0 ? 'red' : 'blue'} has ${Math.abs(advantage).toFixed(0)}% more young`,
      34,
      82,
      {
        align: 'left',
        size: 15,
        bold: true,
        colour: advantage > 0 ? 'tomato' : 'iris',
      },
    )
}

function lines(stage: Stage, { trails, time }: Islands): void {
  const from = Math.max(0, time - remembered + 1)
  const until = Math.max(40, time)
  plot(stage, {
    at: [616, 16, 326, 300],
    title: 'Red genes on each island',
    across: `generations ${from} to ${until}`,
    up: '0 to 100%',
    x: [from, until],
    y: [0, 1],
    curves: trails.map((trail, i) => ({
      points: trail.map((share, k): Point => [Math.max(0, time - trail.length + 1) + k, share]),
      colour: (['tomato', 'teal', 'marigold', 'iris', 'leaf', 'earth'] as const)[i % 6] ?? 'ink',
    })),
    dots: trails.map((trail, i) => ({
      at: [time, trail.at(-1) ?? 0] as const,
      colour: (['tomato', 'teal', 'marigold', 'iris', 'leaf', 'earth'] as const)[i % 6] ?? ('ink' as const),
      size: 5,
    })),
  })
}

/** What chance could have done: how likely each share of red is. */
function bars(stage: Stage, { chances }: Islands): void {
  const { context, colours } = stage
  card(stage, 616, 334, 326, 250)
  label(stage, 'All that may happen', 779, 356, { bold: true, size: 16 })
  const count = chances.length - 1
  // Few enough bars to see; the two ends stay alone.
  const group = Math.ceil((count - 1) / 25)
  const bins = Math.ceil((count - 1) / group)
  const sums = new Array<number>(bins + 2).fill(0)
  chances.forEach((chance, i) => {
    const bin = i === 0 ? 0 : i === count ? bins + 1 : 1 + Math.floor((i - 1) / group)
    sums[bin] = (sums[bin] ?? 0) + chance
  })
  const most = Math.max(0.1, ...sums)
  const wide = 286 / (bins + 2)
  sums.forEach((sum, i) => {
    const tall = (sum / most) * 150
    context.fillStyle = mixed(blue, red, i / (bins + 1))
    context.beginPath()
    context.rect(636 + i * wide + 1, 540 - tall, wide - 2, tall)
    context.fill()
    context.lineWidth = 1.2
    context.strokeStyle = colours.ink
    context.stroke()
  })
  line(
    stage,
    [
      [632, 540],
      [928, 540],
    ],
    { width: 2 },
  )
  label(stage, `all blue ${(100 * (chances[0] ?? 0)).toFixed(0)}%`, 634, 562, {
    align: 'left',
    size: 15,
    bold: true,
    colour: 'iris',
  })
  label(stage, `all red ${(100 * (chances.at(-1) ?? 0)).toFixed(0)}%`, 926, 562, {
    align: 'right',
    size: 15,
    bold: true,
    colour: 'tomato',
  })
}
