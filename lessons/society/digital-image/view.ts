import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure, grouped } from '../scene.ts'
import { arrived, bitsFor, depthOf, levelOf, type Picture, pixelsOf, sceneAt } from './model.ts'

const frame = { x: 32, y: 32, wide: 580, high: 435 }

/** The picture as far as it has come, and the last pixel as the numbers and bits it is made of. */
export function draw(stage: Stage, picture: Picture, values: Values): void {
  ground(stage, 'paper')
  const { wide, high } = pixelsOf(values)
  const depth = depthOf(values)
  const done = arrived(picture, values)
  card(stage, frame.x - 10, frame.y - 10, frame.wide + 20, frame.high + 20)
  const [w, h] = [frame.wide / wide, frame.high / high]
  const { context } = stage
  for (let i = 0; i < Math.min(done, wide * high); i++) {
    const [column, row] = [i % wide, Math.floor(i / wide)]
    const levels = colourAt(column, row, wide, high, depth)
    context.fillStyle = css(levels, depth)
    context.fillRect(frame.x + column * w, frame.y + row * h, w + 0.6, h + 0.6)
  }
  const last = Math.max(0, Math.min(done, wide * high) - 1)
  if (done < wide * high) scanner(stage, last, wide, w, h)
  progress(stage, picture, values)
  zoom(stage, last, wide, high, depth, done > 0)
  figure(stage, [640, 396, 144, 92], `${wide} × ${high}`, 'pixels', 'iris')
  figure(stage, [796, 396, 144, 92], grouped(2 ** (3 * depth)), 'colours', 'teal')
  figure(stage, [640, 502, 300, 82], size(bitsFor(values)), 'for the whole picture', 'tomato')
}

const size = (bits: number) =>
  bits < 16_000 ? `${grouped(bits / 8)} bytes` : `${(bits / 8000).toFixed(1)} kB`

function colourAt(column: number, row: number, wide: number, high: number, depth: number): number[] {
  return sceneAt((column + 0.5) / wide, (row + 0.5) / high).map((part) => levelOf(part, depth))
}

function css(levels: readonly number[], depth: number): string {
  const most = 2 ** depth - 1
  return `rgb(${levels.map((level) => Math.round((level / most) * 255)).join(',')})`
}

function scanner(stage: Stage, last: number, wide: number, w: number, h: number): void {
  const y = frame.y + (Math.floor(last / wide) + 1) * h
  line(
    stage,
    [
      [frame.x - 10, y],
      [frame.x + frame.wide + 10, y],
    ],
    { colour: 'tomato', width: 3 },
  )
  const x = frame.x + (last % wide) * w
  stage.context.strokeStyle = stage.colours.tomato
  stage.context.lineWidth = 3
  stage.context.beginPath()
  stage.context.rect(x - 1, y - h - 1, w + 2, h + 2)
  stage.context.stroke()
}

function progress(stage: Stage, { bits, time }: Picture, values: Values): void {
  const all = bitsFor(values)
  const share = Math.min(1, bits / all)
  card(stage, 22, 496, 600, 88)
  label(
    stage,
    share >= 1
      ? `all there after ${time.toFixed(1)} s`
      : `${(share * 100).toFixed(0)}% has come after ${time.toFixed(1)} s`,
    42,
    520,
    {
      size: 18,
      bold: true,
      align: 'left',
    },
  )
  label(stage, `${(values.rate ?? 4).toFixed(1)} kbit/s`, 602, 520, {
    size: 16,
    align: 'right',
    colour: 'muted',
  })
  block(stage, 42, 542, 560, 26, '#EFE8D8', { radius: 8, rim: 1.5 })
  block(stage, 42, 542, 560 * share, 26, 'leaf', { radius: 8, rim: 1.5 })
}

/** One pixel, large, and its three numbers in binary. */
function zoom(stage: Stage, last: number, wide: number, high: number, depth: number, any: boolean): void {
  card(stage, 640, 22, 300, 358)
  label(stage, 'the last pixel', 790, 46, { size: 17, bold: true })
  const levels = any ? colourAt(last % wide, Math.floor(last / wide), wide, high, depth) : [0, 0, 0]
  const { context, colours } = stage
  context.fillStyle = any ? css(levels, depth) : colours.line
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(710, 66, 160, 108, 10)
  context.fill()
  context.stroke()
  const parts = [
    ['red', 'tomato'],
    ['green', 'leaf'],
    ['blue', 'iris'],
  ] as const
  parts.forEach(([name, colour], i) => {
    const y = 202 + i * 60
    const level = levels[i] ?? 0
    label(stage, name, 660, y, { size: 16, align: 'left', bold: true, colour })
    label(stage, `${level} of ${2 ** depth - 1}`, 920, y, { size: 16, align: 'right', bold: true })
    const step = 264 / depth
    for (let bit = 0; bit < depth; bit++) {
      const lit = Math.floor(level / 2 ** (depth - 1 - bit)) % 2 === 1
      const x = 658 + bit * step
      block(stage, x + 1, y + 14, step - 3, 24, lit ? colour : '#EFE8D8', { radius: 5, rim: 1.2 })
      label(stage, lit ? '1' : '0', x + step / 2 - 0.5, y + 26, {
        size: 15,
        bold: true,
        colour: lit ? 'card' : 'muted',
      })
    }
  })
}
