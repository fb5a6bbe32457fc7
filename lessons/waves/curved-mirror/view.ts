import { card, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { axis, candle, eye, focus, lightWay, onBench, type Point, partOf } from '../bench.ts'
import { stroke } from '../paint.ts'
import { centreOf, imageOf, lightSpeed, type Mirror, surfaceAt, thrownBack } from './model.ts'

const bench = { x: 640, y: 290, along: 7.2, up: 22 }

export function draw(stage: Stage, { time }: Mirror, values: Values): void {
  ground(stage, 'paper')
  const { object = 36, height = 3, width = 12 } = values
  const centre = centreOf(values)
  const image = imageOf(values)
  const rim = width / 2
  axis(stage, bench)
  const gone = time * lightSpeed
  const tip: Point = [-object, height]
  for (let i = 0; i < 9; i++)
    beam(stage, tip, -rim * 0.97 + (2 * rim * 0.97 * i) / 8, centre, gone, '#F5B700', false, image)
  // Side by side with the axis; to the middle; through the focal point.
  const through = (height * centre) / (centre + 2 * object)
  for (const [at, colour] of [
    [height, stage.colours.tomato],
    [0, stage.colours.teal],
    [through, stage.colours.iris],
  ] as const)
    if (Math.abs(at) < rim) beam(stage, tip, at, centre, gone, colour, true, image)
  face(stage, rim, centre)
  focus(stage, bench, centre / 2, 'F')
  if (Math.abs(centre) * bench.along < (centre < 0 ? 620 : 300)) focus(stage, bench, centre, 'C')
  candle(stage, bench, -object, height)
  const tall = image.times * height
  const inside = image.at < 84 && image.at > -42 && Math.abs(tall) < 10.4
  if (gone > object + Math.max(0, Math.min(80, image.at)) && inside)
    candle(stage, bench, -image.at, tall, image.at > 0 ? 0.85 : 0.5)
  if (image.at < 0) {
    stage.context.save()
    stage.context.translate(60, bench.y + 90)
    stage.context.scale(-1, 1)
    eye(stage, 0, 0)
    stage.context.restore()
  }
  words(stage, values, inside)
}

function beam(
  stage: Stage,
  from: Point,
  y: number,
  centre: number,
  gone: number,
  colour: string,
  strong: boolean,
  image: { at: number; far: boolean },
): void {
  const { at, dx, dy } = thrownBack(from, y, centre)
  const reach = 96
  const part = partOf([from, at, [at[0] + dx * reach, at[1] + dy * reach]], gone)
  lightWay(stage, bench, part, colour, strong ? {} : { width: 2, alpha: 0.65 })
  if (!strong || part.length < 3 || image.at > 0 || image.far) return
  const back = Math.min(42, -image.at + 2)
  lightWay(stage, bench, [at, [at[0] - dx * back, at[1] - dy * back]], colour, { width: 2, dashed: true })
}

function face(stage: Stage, rim: number, centre: number): void {
  const points = Array.from({ length: 25 }, (_, i): [number, number] => {
    const y = -rim + (2 * rim * i) / 24
    return onBench(bench, [surfaceAt(y, centre), y])
  })
  const { colours } = stage
  stroke(
    stage,
    points.map(([x, y]) => [x + 7, y] as const),
    colours.earth,
    { width: 10 },
  )
  stroke(stage, points, colours.ink, { width: 6 })
  stroke(stage, points, colours.sky, { width: 3 })
}

function words(stage: Stage, values: Values, inside: boolean): void {
  const image = imageOf(values)
  const real = image.at > 0
  const text = image.far
    ? 'No image: the rays go back side by side'
    : real
      ? 'Real image before the mirror'
      : 'Virtual image behind the mirror'
  label(stage, text, 480, 32, {
    bold: true,
    size: 21,
    colour: real && !image.far ? 'teal' : 'iris',
    on: 'paper',
  })
  if (!inside && !image.far)
    label(
      stage,
      image.at > 80 ? '← the image is farther to the left' : 'the image reaches beyond this page',
      480,
      62,
      {
        size: 16,
        colour: 'muted',
        on: 'paper',
      },
    )
  card(stage, 20, 506, 300, 80)
  label(stage, 'candle', 94, 529, { size: 14, colour: 'muted' })
  label(stage, `${(values.object ?? 36).toFixed(1)} cm`, 94, 560, { size: 23, bold: true })
  label(stage, 'F from the mirror', 240, 529, { size: 14, colour: 'muted' })
  label(stage, `${((values.radius ?? 24) / 2).toFixed(1)} cm`, 240, 560, { size: 23, bold: true })
  card(stage, 640, 506, 300, 80)
  label(stage, real ? 'image before it' : 'image behind it', 728, 529, { size: 14, colour: 'muted' })
  label(stage, image.far ? 'far away' : `${Math.abs(image.at).toFixed(1)} cm`, 728, 560, {
    size: 23,
    bold: true,
  })
  label(stage, real ? 'upside down' : 'upright', 874, 529, { size: 14, colour: 'muted' })
  label(stage, image.far ? '…' : `× ${Math.abs(image.times).toFixed(2)}`, 874, 560, {
    size: 23,
    bold: true,
    colour: 'tomato',
  })
}
