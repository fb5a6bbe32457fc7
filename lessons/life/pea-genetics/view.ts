import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { colourPairs, look, type Peas, shapePairs, small } from './model.ts'

const names = ['yellow, round', 'yellow, wrinkled', 'green, round', 'green, wrinkled'] as const

/** The four kinds of letters a parent passes on, each in a quarter of all cases. */
function passedOn(colour = 1, shape = 1): [string, string][] {
  const letters = (pair: number, [big, little]: readonly [string, string]) =>
    pair === 0 ? [big, big] : pair === 1 ? [big, little] : [little, little]
  return letters(small(colour), ['Y', 'y']).flatMap((c) =>
    letters(small(shape), ['R', 'r']).map((s): [string, string] => [c, s]),
  )
}

export function draw(stage: Stage, { picked, last }: Peas, values: Values): void {
  ground(stage, 'paper')
  const { motherColour = 1, motherShape = 1, fatherColour = 1, fatherShape = 1 } = values
  const mother = passedOn(motherColour, motherShape)
  const father = passedOn(fatherColour, fatherShape)
  const [left, top, cell] = [92, 108, 104]
  const parent = (colour: number, shape: number) =>
    `${colourPairs[small(colour)] ?? ''} ${shapePairs[small(shape)] ?? ''}`
  label(stage, `mother ${parent(motherColour, motherShape)}`, left + 2 * cell, 30, {
    bold: true,
    size: 20,
    colour: 'tomato',
  })
  const { context } = stage
  context.save()
  context.translate(26, top + 2 * cell)
  context.rotate(-Math.PI / 2)
  label(stage, `father ${parent(fatherColour, fatherShape)}`, 0, 0, { bold: true, size: 20, colour: 'iris' })
  context.restore()
  const expected = [0, 0, 0, 0]
  father.forEach(([fc, fs], row) => {
    label(stage, fc + fs, left - 26, top + (row + 0.5) * cell, { bold: true, size: 24, colour: 'iris' })
    mother.forEach(([mc, ms], column) => {
      if (row === 0)
        label(stage, mc + ms, left + (column + 0.5) * cell, top - 28, {
          bold: true,
          size: 24,
          colour: 'tomato',
        })
      const kind = look(mc === 'y' && fc === 'y', ms === 'r' && fs === 'r')
      expected[kind] = (expected[kind] ?? 0) + 1 / 16
      const [x, y] = [left + column * cell, top + row * cell]
      card(stage, x + 3, y + 3, cell - 8, cell - 8, 'card', 10)
      pea(stage, x + cell / 2, y + 40, 23, kind)
      label(stage, ordered(mc, fc) + ordered(ms, fs), x + cell / 2, y + 80, { size: 17 })
    })
  })
  last.forEach((kind, i) => {
    pea(stage, 116 + i * 34 - (i > 11 ? 12 * 34 : 0), i > 11 ? 580 : 548, 12, kind)
  })
  bars(stage, picked, expected)
}

const ordered = (a: string, b: string) => (a < b ? a + b : b + a)

function bars(stage: Stage, picked: readonly number[], expected: readonly number[]): void {
  const all = picked.reduce((sum, one) => sum + one, 0)
  card(stage, 552, 20, 388, 560)
  label(stage, `${all.toLocaleString('en')} peas picked`, 746, 50, { bold: true, size: 22 })
  names.forEach((name, kind) => {
    const y = 112 + kind * 112
    pea(stage, 596, y + 18, 24, kind)
    label(stage, name, 636, y - 12, { size: 17, align: 'left' })
    label(stage, (picked[kind] ?? 0).toLocaleString('en'), 920, y - 12, {
      size: 19,
      align: 'right',
      bold: true,
    })
    const { context, colours } = stage
    context.fillStyle = colours.paper
    context.fillRect(636, y + 6, 284, 34)
    context.fillStyle = kind < 2 ? colours.marigold : colours.leaf
    context.fillRect(636, y + 6, 284 * (all > 0 ? (picked[kind] ?? 0) / all : 0), 34)
    const mark = 636 + 284 * (expected[kind] ?? 0)
    line(
      stage,
      [
        [mark, y],
        [mark, y + 46],
      ],
      { width: 4 },
    )
    label(stage, `square: ${Math.round((expected[kind] ?? 0) * 16)} of 16`, 636, y + 60, {
      size: 14,
      align: 'left',
      colour: 'muted',
    })
  })
}

function pea(stage: Stage, x: number, y: number, radius: number, kind: number): void {
  const isWrinkled = kind % 2 === 1
  disc(stage, x, y, radius, kind < 2 ? 'marigold' : 'leaf')
  if (!isWrinkled) return
  for (const [lift, wide] of [
    [-0.35, 0.55],
    [0.05, 0.75],
    [0.45, 0.5],
  ] as const) {
    const points: [number, number][] = []
    for (let i = 0; i <= 8; i++)
      points.push([x + (i / 4 - 1) * wide * radius, y + lift * radius + Math.sin(i * 1.9) * radius * 0.11])
    line(stage, points, { width: Math.max(1.2, radius * 0.09) })
  }
}
