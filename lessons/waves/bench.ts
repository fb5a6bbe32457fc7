import { area, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import { blob, stroke } from './paint.ts'

/** What the topics of lenses and mirrors share: a bench seen from the side, in cm from the glass, heights drawn larger. */
export type Point = readonly [x: number, y: number]
export type Bench = { x: number; y: number; along: number; up: number }

export const onBench = ({ x, y, along, up }: Bench, [px, py]: Point): [number, number] => [
  x + px * along,
  y - py * up,
]

/** As much of a way as light has gone after some centimetres. */
export function partOf(way: readonly Point[], long: number): Point[] {
  const part: Point[] = []
  let left = long
  for (const [i, point] of way.entries()) {
    const last = way[i - 1]
    if (!last) {
      part.push(point)
      continue
    }
    const step = Math.hypot(point[0] - last[0], point[1] - last[1])
    if (left <= 0) break
    const share = step > left ? left / step : 1
    part.push([last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share])
    left -= step
  }
  return part
}

export function lightWay(
  stage: Stage,
  bench: Bench,
  way: readonly Point[],
  colour: string,
  { width = 4, alpha = 1, dashed = false }: { width?: number; alpha?: number; dashed?: boolean } = {},
): void {
  if (way.length < 2) return
  stroke(
    stage,
    way.map((point) => onBench(bench, point)),
    colour,
    { width, alpha, dashes: dashed ? [9, 8] : [] },
  )
}

/** The line through the middle of the glass with a mark every 10 cm. */
export function axis(stage: Stage, bench: Bench): void {
  line(
    stage,
    [
      [0, bench.y],
      [960, bench.y],
    ],
    { colour: 'muted', width: 2 },
  )
  const [from, to] = [Math.ceil(-bench.x / bench.along / 10), Math.floor((960 - bench.x) / bench.along / 10)]
  for (let i = from; i <= to; i++) {
    const x = bench.x + i * 10 * bench.along
    line(
      stage,
      [
        [x, bench.y - 4],
        [x, bench.y + 4],
      ],
      { colour: 'muted', width: 2 },
    )
  }
  const x = bench.x + to * 10 * bench.along
  line(
    stage,
    [
      [x - 10 * bench.along, bench.y + 16],
      [x, bench.y + 16],
    ],
    { colour: 'muted', width: 2 },
  )
  label(stage, '10 cm', x - 5 * bench.along, bench.y + 30, { size: 14, colour: 'muted' })
}

export function focus(stage: Stage, bench: Bench, at: number, name: string): void {
  const [x, y] = onBench(bench, [at, 0])
  blob(stage, [x, y], [6, 6], stage.colours.ink, { rim: false })
  label(stage, name, x, y + 20, { bold: true, size: 17 })
}

/** A candle whose flame's tip is `tall` cm above the axis, or below it if less than 0. */
export function candle(stage: Stage, bench: Bench, at: number, tall: number, alpha = 1): void {
  const { context, colours } = stage
  const [x, y] = onBench(bench, [at, 0])
  const high = Math.abs(tall) * bench.up
  if (high < 1.5) return
  context.save()
  context.translate(x, y)
  context.scale(1, tall < 0 ? -1 : 1)
  context.globalAlpha = alpha
  const wide = Math.min(26, 6 + high * 0.16)
  context.fillStyle = alpha < 1 ? colours.rose : colours.tomato
  context.strokeStyle = colours.ink
  context.lineWidth = 1.8
  context.beginPath()
  context.rect(-wide / 2, -high * 0.62, wide, high * 0.62)
  context.fill()
  context.stroke()
  context.fillStyle = colours.marigold
  context.beginPath()
  context.moveTo(0, -high)
  context.quadraticCurveTo(wide * 0.62, -high * 0.76, 0, -high * 0.64)
  context.quadraticCurveTo(-wide * 0.62, -high * 0.76, 0, -high)
  context.fill()
  context.stroke()
  context.restore()
  context.globalAlpha = 1
}

/** An eye that looks to the left. */
export function eye(stage: Stage, x: number, y: number): void {
  area(
    stage,
    [
      [x - 26, y],
      [x - 8, y - 15],
      [x + 16, y - 10],
      [x + 24, y],
      [x + 16, y + 10],
      [x - 8, y + 15],
    ],
    'card',
  )
  blob(stage, [x - 8, y], [9, 11], stage.colours.teal)
  blob(stage, [x - 11, y], [4, 5], stage.colours.ink, { rim: false })
}
