import {
  area,
  card,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { fraction, type Point } from '../figures.ts'
import { commonOf, cutShare, fractions, moving, type Plates, smallPieces, story, storyTime } from './model.ts'

const colours = ['tomato', 'teal'] as const
type Box = { x: number; y: number; size: number }

/** Two plates on the left, the plates of the sum on the right, and the sum in numbers below. */
export function draw(stage: Stage, state: Plates, values: Values): void {
  ground(stage, 'paper')
  const { tops, bottoms } = fractions(values)
  const common = commonOf(values)
  const pieces = smallPieces(values)
  const bar = Math.round(values.shape ?? 0) === 1
  const { done, share } = moving(state, values)
  const cut = cutShare(state)
  const homes: Box[] = bar
    ? [
        { x: 250, y: 130, size: 400 },
        { x: 250, y: 330, size: 400 },
      ]
    : [
        { x: 140, y: 225, size: 104 },
        { x: 430, y: 225, size: 104 },
      ]
  const two = pieces[0] + pieces[1] > common
  const sums: Box[] = bar
    ? two
      ? [
          { x: 710, y: 150, size: 400 },
          { x: 710, y: 310, size: 400 },
        ]
      : [{ x: 710, y: 230, size: 400 }]
    : two
      ? [
          { x: 682, y: 160, size: 88 },
          { x: 838, y: 316, size: 88 },
        ]
      : [{ x: 760, y: 230, size: 134 }]
  for (const box of [...homes, ...sums]) plate(stage, box, bar)

  homes.forEach((home, which) => {
    const gone = which === 0 ? Math.min(done, pieces[0]) : Math.max(0, done - pieces[0])
    const mine = pieces[which] ?? 0
    const fine = common / (bottoms[which] ?? 1)
    const colour = colours[which] ?? 'tomato'
    const under = share > 0 && gone < mine && (which === 0 || done >= pieces[0]) ? 1 : 0
    const from = gone + under
    if (from >= mine) return
    piece(stage, bar, home, from, common, colour, mine - from)
    // The old cuts are strong; the new ones grow while the knife moves.
    for (let i = from; i <= mine; i++) {
      if (i % fine === 0) knife(stage, bar, home, i / common, 1, 3)
      else if (cut > 0) knife(stage, bar, home, i / common, cut, 1.8)
    }
  })
  for (let i = 0; i < done; i++) lie(stage, bar, sums, i, common, i < pieces[0] ? 'tomato' : 'teal')
  if (share > 0 && done < pieces[0] + pieces[1]) {
    const second = done >= pieces[0]
    const from = { box: homes[second ? 1 : 0] as Box, place: second ? done - pieces[0] : done }
    const to = { box: sums[Math.floor(done / common)] as Box, place: done % common }
    const mid = (a: number, b: number) => a + (b - a) * share
    piece(
      stage,
      bar,
      {
        x: mid(from.box.x, to.box.x),
        y: mid(from.box.y, to.box.y) - 60 * Math.sin(Math.PI * share),
        size: mid(from.box.size, to.box.size),
      },
      mid(from.place, to.place),
      common,
      second ? 'teal' : 'tomato',
    )
  }
  const sign = tops[0] * bottoms[1] - tops[1] * bottoms[0]
  const compared = sign > 0 ? 'is more than' : sign < 0 ? 'is less than' : 'is as much as'
  if (bar) {
    label(stage, 'first', 50, 62, { align: 'left', size: 20, bold: true, colour: 'tomato' })
    label(stage, 'second', 50, 262, { align: 'left', size: 20, bold: true, colour: 'teal' })
    label(stage, compared, 250, 206, { size: 18, colour: 'muted' })
    label(stage, 'together', 710, two ? 84 : 164, { size: 20, bold: true })
  } else {
    label(stage, 'first', 140, 86, { size: 22, bold: true, colour: 'tomato' })
    label(stage, 'second', 430, 86, { size: 22, bold: true, colour: 'teal' })
    label(stage, 'together', two ? 860 : 760, two ? 100 : 54, { size: 22, bold: true })
    label(stage, '+', 285, 225, { size: 44, bold: true })
    label(stage, `the first ${compared} the second`, 285, 385, { size: 18, colour: 'muted' })
  }
  sumInNumbers(stage, state, values)
}

function plate(stage: Stage, { x, y, size }: Box, bar: boolean): void {
  if (bar) {
    card(stage, x - size / 2 - 8, y - 48, size + 16, 96, 'card', 12)
    return
  }
  const { context, colours: paint } = stage
  for (const [dx, radius, colour] of [
    [4, size + 12, 'rgba(29,27,46,0.12)'],
    [0, size + 12, paint.card],
    [0, size + 2, paint.paper],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x + dx, y + dx, radius, 0, Math.PI * 2)
    context.fill()
    if (dx !== 0) continue
    context.lineWidth = 1.5
    context.strokeStyle = paint.ink
    context.stroke()
  }
}

const angle = (share: number) => share * Math.PI * 2 - Math.PI / 2

/** `span` pieces from the i-th on, of `common` equal ones, of a pizza or a bar. */
function piece(
  stage: Stage,
  bar: boolean,
  { x, y, size }: Box,
  i: number,
  common: number,
  colour: StageColour,
  span = 1,
): void {
  if (bar) {
    const wide = size / common
    area(stage, corners(x - size / 2 + i * wide, y - 40, wide * span, 80), colour)
    return
  }
  const parts = 10 * span
  const arc = (radius: number): Point[] =>
    Array.from({ length: parts + 1 }, (_, k) => {
      const turn = angle((i + (k / parts) * span) / common)
      return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius] as const
    })
  area(stage, [[x, y], ...arc(size)], '#D9963F')
  area(stage, [[x, y], ...arc(size * 0.9)], colour, { rim: false })
  const { context, colours: paint } = stage
  const olive = Math.min(9, (size * 2) / common)
  for (let k = 0; k < span; k++) {
    const turn = angle((i + k + 0.5) / common)
    const far = size * (common > 12 || (i + k) % 2 < 1 ? 0.68 : 0.52)
    context.beginPath()
    context.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, olive, 0, Math.PI * 2)
    context.fillStyle = paint.marigold
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = paint.ink
    context.stroke()
  }
}

function corners(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

function knife(
  stage: Stage,
  bar: boolean,
  { x, y, size }: Box,
  share: number,
  length: number,
  width: number,
): void {
  if (bar) {
    const px = x - size / 2 + share * size
    line(stage, [[px, y - 40] as const, [px, y - 40 + 80 * length] as const], { width })
    return
  }
  const turn = angle(share)
  line(
    stage,
    [[x, y] as const, [x + Math.cos(turn) * size * length, y + Math.sin(turn) * size * length] as const],
    { width },
  )
}

function lie(
  stage: Stage,
  bar: boolean,
  sums: readonly Box[],
  i: number,
  common: number,
  colour: StageColour,
): void {
  const box = sums[Math.floor(i / common)]
  if (!box) return
  const place = i % common
  piece(stage, bar, box, place, common, colour)
  knife(stage, bar, box, place / common, 1, 1.8)
  knife(stage, bar, box, (place + 1) / common, 1, 1.8)
}

/** 1/2 + 1/3 = 3/6 + 2/6 = 5/6, as far as the story has come. */
function sumInNumbers(stage: Stage, state: Plates, values: Values): void {
  const { tops, bottoms } = fractions(values)
  const common = commonOf(values)
  const [first, second] = smallPieces(values)
  const time = storyTime(state)
  card(stage, 130, 450, 700, 124)
  const sign = (text: string, x: number) => label(stage, text, x, 512, { size: 36, bold: true })
  fraction(stage, [tops[0], bottoms[0]], 200, 512, { size: 38, colour: 'tomato' })
  sign('+', 262)
  fraction(stage, [tops[1], bottoms[1]], 324, 512, { size: 38, colour: 'teal' })
  if (time > story.cut) {
    sign('=', 390)
    fraction(stage, [first, common], 460, 512, { size: 38, colour: 'tomato' })
    sign('+', 530)
    fraction(stage, [second, common], 600, 512, { size: 38, colour: 'teal' })
  }
  if (time > story.move) {
    sign('=', 670)
    fraction(stage, [state.moved, common], 745, 512, { size: 38 })
  }
}
