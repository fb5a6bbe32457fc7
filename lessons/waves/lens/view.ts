import { card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { axis, candle, eye, focus, lightWay, onBench, partOf } from '../bench.ts'
import { type Bench, brightness, focalOf, imageOf, lightSpeed, openBelow, rim, wayOf } from './model.ts'

const bench = { x: 450, y: 300, along: 6.9, up: 20 }
const end = 74

export function draw(stage: Stage, { time }: Bench, values: Values): void {
  ground(stage, 'paper')
  const { object = 30, height = 4 } = values
  const focal = focalOf(values)
  const image = imageOf(values)
  axis(stage, bench)
  const gone = time * lightSpeed
  // Many faint rays show that every open part of the lens makes the whole picture.
  for (let i = 0; i < 11; i++) {
    const { way } = wayOf(values, -rim * 0.94 + (2 * rim * 0.94 * i) / 10, end)
    lightWay(stage, bench, partOf(way, gone), stage.colours.marigold, { width: 2, alpha: 0.6 })
  }
  const through = object === focal ? Number.NaN : (height * focal) / (focal - object)
  const principal: [number, 'tomato' | 'teal' | 'iris'][] = [
    [height, 'tomato'],
    [0, 'teal'],
    [through, 'iris'],
  ]
  for (const [at, colour] of principal) {
    if (!(Math.abs(at) <= rim)) continue
    const { way, blocked } = wayOf(values, at, end)
    const part = partOf(way, gone)
    lightWay(stage, bench, part, stage.colours[colour])
    if (!blocked && part.length > 2 && image.at < 0 && !image.far)
      lightWay(
        stage,
        bench,
        [
          [0, at],
          [Math.max(image.at, -70), at + ((image.times * height - at) * Math.max(image.at, -70)) / image.at],
        ],
        stage.colours[colour],
        { width: 2, dashed: true },
      )
  }
  glass(stage, focal)
  shade(stage, values)
  focus(stage, bench, -Math.abs(focal), 'F')
  focus(stage, bench, Math.abs(focal), 'F')
  candle(stage, bench, -object, height)
  const seen = gone > object + Math.max(0, Math.min(end, image.at))
  const tall = image.times * height
  const inside = image.at > -64 && image.at < 72 && Math.abs(tall) < 14.5
  if (seen && inside)
    candle(stage, bench, image.at, tall, image.at > 0 ? Math.max(0.25, brightness(values)) : 0.5)
  if (image.at < 0) eye(stage, 922, 300)
  words(stage, values, inside)
}

function glass({ context, colours }: Stage, focal: number): void {
  const [x, top] = onBench(bench, [0, rim])
  const foot = 2 * bench.y - top
  // A stronger lens is fatter, or more hollow.
  const bulge = Math.min(64, 420 / Math.abs(focal))
  context.fillStyle = 'rgba(127,196,232,0.45)'
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  if (focal > 0) {
    context.moveTo(x, top)
    context.quadraticCurveTo(x + bulge, bench.y, x, foot)
    context.quadraticCurveTo(x - bulge, bench.y, x, top)
  } else {
    const wide = 7 + bulge / 2
    context.moveTo(x - wide, top)
    context.lineTo(x + wide, top)
    context.quadraticCurveTo(x + wide - bulge * 0.9, bench.y, x + wide, foot)
    context.lineTo(x - wide, foot)
    context.quadraticCurveTo(x - wide + bulge * 0.9, bench.y, x - wide, top)
  }
  context.closePath()
  context.fill()
  context.stroke()
}

function shade(stage: Stage, values: Values): void {
  if ((values.cover ?? 0) <= 0) return
  const [x, top] = onBench(bench, [0, rim])
  const [, foot] = onBench(bench, [0, openBelow(values)])
  card(stage, x - 16, top - 8, 12, foot - top + 8, 'earth', 3)
}

function words(stage: Stage, values: Values, inside: boolean): void {
  const image = imageOf(values)
  const real = image.at > 0
  const times = Math.abs(image.times)
  const kind = image.far
    ? 'No image: the rays leave side by side'
    : `${real ? 'Real image: light really meets there' : 'Virtual image: light only seems to come from there'}`
  label(stage, kind, 480, 32, {
    bold: true,
    size: 21,
    on: 'paper',
    colour: real && !image.far ? 'teal' : 'iris',
  })
  card(stage, 20, 500, 280, 82)
  label(stage, 'candle', 90, 524, { size: 15, colour: 'muted' })
  label(stage, `${(values.object ?? 30).toFixed(1)} cm`, 90, 555, { size: 23, bold: true })
  label(stage, 'lens', 230, 524, { size: 15, colour: 'muted' })
  label(stage, `f = ${focalOf(values).toFixed(1).replace('-', '−')}`, 230, 555, { size: 23, bold: true })
  card(stage, 640, 500, 300, 82)
  label(stage, real ? 'image behind the lens' : 'image on this side', 728, 524, { size: 14, colour: 'muted' })
  label(stage, image.far ? 'far away' : `${Math.abs(image.at).toFixed(1)} cm`, 728, 555, {
    size: 23,
    bold: true,
  })
  label(stage, real ? 'upside down' : 'upright', 878, 524, { size: 15, colour: 'muted' })
  label(stage, image.far ? '…' : `× ${times.toFixed(2)}`, 878, 555, {
    size: 23,
    bold: true,
    colour: 'tomato',
  })
  if (!inside && !image.far)
    label(
      stage,
      image.at > 60 ? 'the image is farther to the right →' : 'the image is larger than this page',
      480,
      64,
      { size: 16, colour: 'muted', on: 'paper' },
    )
}
