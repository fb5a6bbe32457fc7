import { plot } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { type Board, evenly, grain, inWords, powerOfTen, squaresOf, totalOf } from './model.ts'

const [left, top, size] = [36, 32, 67] as const

/** The board with its heaps; on the right how much it is, and the race with the rival. */
export function draw(stage: Stage, state: Board, values: Values): void {
  ground(stage, 'paper')
  const { context } = stage
  card(stage, left - 10, top - 10, size * 8 + 20, size * 8 + 20, 'earth', 12)
  const most = squaresOf(values)
  for (let i = 0; i < 64; i++) {
    const [column, row] = [i % 8, Math.floor(i / 8)]
    const [x, y] = [left + column * size, top + row * size]
    context.fillStyle = (column + row) % 2 === 0 ? '#F6EBD3' : '#C9A57B'
    context.globalAlpha = i < most ? 1 : 0.35
    context.fillRect(x, y, size, size)
    context.globalAlpha = 1
    const grains = state.squares[i]
    if (grains === undefined) continue
    heap(stage, x + size / 2, y + size - 18, grains)
    label(stage, short(grains), x + size / 2, y + size - 9, { size: 13, bold: true })
  }
  words(stage, state)
  race(stage, state, values)
}

/** Up to twelve single grains, then a heap that grows with the power of ten. */
function heap({ context, colours }: Stage, x: number, y: number, grains: number): void {
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 1.2
  if (grains < 12.5) {
    const count = Math.round(grains)
    for (let i = 0; i < count; i++) {
      context.beginPath()
      context.ellipse(
        x + ((i % 4) - (Math.min(count, 4) - 1) / 2) * 13,
        y - 6 - Math.floor(i / 4) * 11,
        5.5,
        3.2,
        -0.5,
        0,
        Math.PI * 2,
      )
      context.fill()
      context.stroke()
    }
    return
  }
  const grown = Math.min(1, 0.28 + Math.log10(grains / 12) / 20)
  const [wide, high] = [29 * Math.min(1, grown + 0.25), 42 * grown]
  context.fillStyle = grains > 1e9 ? colours.marigold : colours.card
  context.beginPath()
  context.moveTo(x - wide, y)
  context.quadraticCurveTo(x - wide * 0.3, y - high * 0.9, x, y - high)
  context.quadraticCurveTo(x + wide * 0.3, y - high * 0.9, x + wide, y)
  context.closePath()
  context.fill()
  context.stroke()
}

function short(value: number): string {
  if (value < 10_000) return Math.round(value).toLocaleString('en')
  const power = Math.floor(Math.log10(value))
  return power < 6 ? `${Math.round(value / 1000)}k` : powerOfTen(power)
}

/** Something everybody knows that weighs about as much, the largest that fits. */
const known: readonly (readonly [tonnes: number, name: string])[] = [
  [0, 'a few grains'],
  [2e-5, 'a spoonful'],
  [2e-4, 'a bowl of rice'],
  [0.005, 'a sack'],
  [1, 'a small car'],
  [5, 'an elephant'],
  [150, 'a blue whale'],
  [1e4, 'the Eiffel Tower'],
  [6e6, 'the Great Pyramid'],
  [5e8, 'a year’s rice of the whole world'],
  [1e11, 'a mountain'],
  [1e14, 'a range of mountains'],
]

function words(stage: Stage, state: Board): void {
  const total = totalOf(state)
  const tonnes = (total * grain) / 1000
  card(stage, 608, 22, 330, 250)
  label(stage, `square ${state.squares.length}`, 773, 48, { size: 18, colour: 'muted' })
  label(stage, inWords(total), 773, 94, { size: 29, bold: true, colour: 'tomato' })
  label(stage, 'grains in all', 773, 128, { size: 17, colour: 'muted' })
  const weight =
    tonnes < 1e-3
      ? `${written(tonnes * 1e6, tonnes * 1e6 < 10 ? 1 : 0)} g`
      : tonnes < 1
        ? `${written(tonnes * 1000, 0)} kg`
        : `${inWords(tonnes)} tonnes`
  label(stage, weight, 773, 178, { size: 24, bold: true })
  const like = known.findLast(([least]) => tonnes >= least)?.[1] ?? ''
  label(stage, 'at least as heavy as', 773, 214, { size: 16, colour: 'muted' })
  label(stage, like, 773, 242, { size: 19, bold: true, colour: 'iris' })
}

function race(stage: Stage, state: Board, values: Values): void {
  const { factor = 2, more = 1000 } = values
  const n = state.squares.length
  const sums: [number, number][] = []
  const rival: [number, number][] = []
  let sum = 0
  state.squares.forEach((grains, i) => {
    sum += grains
    sums.push([i + 1, sum])
    rival.push([i + 1, i + 1 + (more * (i + 1) * i) / 2])
  })
  const now = [totalOf(state), evenly(state, values)] as const
  plot(stage, {
    at: [608, 292, 330, 286],
    title: now[0] > now[1] ? 'Multiplying is ahead' : 'Adding is ahead',
    across: `squares: 1 to ${Math.max(8, n)}`,
    up: 'grains in all',
    x: [1, Math.max(8, n)],
    y: [0, Math.max(now[0], now[1], 10) * 1.08],
    curves: [
      { points: rival, colour: 'teal' },
      { points: sums, colour: 'tomato' },
    ],
    dots: [
      { at: [n, now[1]], colour: 'teal', size: 7 },
      { at: [n, now[0]], colour: 'tomato', size: 7 },
    ],
  })
  label(stage, `× ${written(factor, 1)} each`, 664, 350, {
    align: 'left',
    size: 15,
    bold: true,
    colour: 'tomato',
  })
  label(stage, `+ ${Math.round(more).toLocaleString('en')} each`, 664, 372, {
    align: 'left',
    size: 15,
    bold: true,
    colour: 'teal',
  })
}
