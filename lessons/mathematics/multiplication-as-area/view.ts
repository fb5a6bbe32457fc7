import { card, ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { field, partAt, type Tiles } from './model.ts'

const paints = ['tomato', 'marigold', 'sky', 'leaf'] as const

/** The floor on the left, its four parts added on the right. */
export function draw(stage: Stage, { laid, parts }: Tiles, values: Values): void {
  ground(stage, 'paper')
  const { context, colours } = stage
  const { across, down, cutAcross, cutDown } = field(values)
  const size = Math.min(46, 500 / across, 446 / down)
  const [left, top] = [330 - (across * size) / 2, 332 - (down * size) / 2]
  card(stage, left - 8, top - 8, across * size + 16, down * size + 16, 'card', 10)
  for (let i = 0; i < across * down; i++) {
    const [column, row] = [i % across, Math.floor(i / across)]
    const [x, y] = [left + column * size, top + row * size]
    context.beginPath()
    context.roundRect(x + 1.5, y + 1.5, size - 3, size - 3, Math.min(6, size / 4))
    context.fillStyle = i < laid ? colours[paints[partAt(column, row, values)]] : colours.paper
    context.fill()
    context.lineWidth = i < laid ? 1.2 : 0.8
    context.strokeStyle = i < laid ? colours.ink : colours.line
    context.stroke()
  }
  const [cutX, cutY] = [left + cutAcross * size, top + cutDown * size]
  if (cutAcross < across)
    line(stage, [[cutX, top - 22] as const, [cutX, top + down * size + 14] as const], { width: 4 })
  if (cutDown < down)
    line(stage, [[left - 22, cutY] as const, [left + across * size + 14, cutY] as const], { width: 4 })
  const name = (value: number, x: number, y: number) =>
    value > 0 && label(stage, String(value), x, y, { size: 22, bold: true })
  name(cutAcross, left + (cutAcross * size) / 2, top - 28)
  name(across - cutAcross, (cutX + left + across * size) / 2, top - 28)
  name(cutDown, left - 34, top + (cutDown * size) / 2)
  name(down - cutDown, left - 34, (cutY + top + down * size) / 2)
  label(stage, `${across} × ${down} = ${laid < across * down ? '?' : laid}`, 330, 34, {
    size: 30,
    bold: true,
  })
  sums(stage, parts, laid, values)
}

function sums(stage: Stage, parts: readonly number[], laid: number, values: Values): void {
  const { across, down, cutAcross, cutDown } = field(values)
  const sides: [number, number][] = [
    [cutAcross, cutDown],
    [across - cutAcross, cutDown],
    [cutAcross, down - cutDown],
    [across - cutAcross, down - cutDown],
  ]
  const shown = sides.map(([a, b], i) => ({ a, b, i })).filter(({ a, b }) => a > 0 && b > 0)
  card(stage, 640, 40, 296, 520)
  const top = 300 - shown.length * 42 - 14
  shown.forEach(({ a, b, i }, k) => {
    const y = top + k * 84
    const full = parts[i] === a * b
    card(stage, 662, y - 20, 40, 40, paints[i] as StageColour, 12)
    label(stage, `${a} × ${b}`, 832, y, { align: 'right', size: 24, colour: full ? 'ink' : 'muted' })
    label(stage, String(parts[i] ?? 0), 912, y, {
      align: 'right',
      size: 30,
      bold: true,
      colour: full ? 'ink' : 'muted',
    })
  })
  const y = top + shown.length * 84 + 16
  line(stage, [[664, y - 44] as const, [914, y - 44] as const], { width: 3 })
  label(stage, 'together', 664, y, { align: 'left', size: 22 })
  label(stage, String(laid), 912, y, { align: 'right', size: 40, bold: true, colour: 'tomato' })
}
