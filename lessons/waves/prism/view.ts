import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, lightColour, radians, stroke } from '../paint.ts'
import { before, corners, glassOf, indexOf, lightSpeed, type Point, type Prism, wayOf } from './model.ts'

const scale = 19
/** Where the light meets the prism; the beam always comes level from the left, and the prism is turned. */
const met: Point = [356, 190]
const screen = 330

export function draw(stage: Stage, { time }: Prism, values: Values): void {
  ground(stage, 'night')
  const { angle = 56, apex = 60 } = values
  const [, entry] = wayOf(589, values).way
  if (!entry) return
  const turn = radians(angle - apex / 2)
  const at = ([x, y]: Point): [number, number] => {
    const [dx, dy] = [x - entry[0], y - entry[1]]
    return [
      met[0] + scale * (dx * Math.cos(turn) + dy * Math.sin(turn)),
      met[1] - scale * (dy * Math.cos(turn) - dx * Math.sin(turn)),
    ]
  }
  const gone = time * lightSpeed
  arcScreen(stage)
  const [top, left, right] = corners(values)
  area(stage, [at(top), at(left), at(right)], glassOf(values).paint, { alpha: 0.94 })
  const half = radians(apex / 2)
  const along = (far: number): Point => [entry[0] + Math.cos(half) * far, entry[1] - Math.sin(half) * far]
  stroke(stage, [at(along(-5)), at(along(2.5))], stage.colours.iris, { width: 2.5, dashes: [7, 6] })
  beam(stage, [met[0] - before * scale, met[1]], met, gone * scale, '#FFFFFF', 9, 1)
  // Where the light would have gone without the prism.
  stroke(stage, [met, [met[0] + screen, met[1]]], '#FBF6EC', { width: 2, alpha: 0.45, dashes: [4, 9] })
  for (let nm = 700; nm >= 400; nm -= 4) {
    const { way, lost } = wayOf(nm, values)
    const [, inAt, outAt, end] = way
    if (!inAt || !outAt) continue
    // Inside, light is slower, violet most of all.
    const n = indexOf(nm, values)
    const inside = (gone - before) / n
    const colour = lightColour(nm)
    beam(stage, at(inAt), at(outAt), inside * scale, colour, 4, 0.7)
    const outside = (inside - Math.hypot(outAt[0] - inAt[0], outAt[1] - inAt[1])) * n
    if (lost || !end || outside <= 0) continue
    const [from, to] = [at(outAt), at(end)]
    const far = untilScreen(from, to)
    beam(stage, from, to, Math.min(far, outside * scale), colour, 4, 0.8)
    if (outside * scale < far) continue
    const long = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [x, y] = [from[0] + ((to[0] - from[0]) * far) / long, from[1] + ((to[1] - from[1]) * far) / long]
    const out = Math.atan2(y - met[1], x - met[0])
    stroke(
      stage,
      [
        [x, y],
        [x + Math.cos(out) * 15, y + Math.sin(out) * 15],
      ],
      colour,
      { width: 5 },
    )
  }
  core(stage, values, at, gone)
  lamp(stage)
  words(stage, values)
}

/** Where the colours still lie on each other it is white. */
function core(stage: Stage, values: Values, at: (point: Point) => Point, gone: number): void {
  const [red, yellow, violet] = [wayOf(700, values), wayOf(550, values), wayOf(400, values)]
  const [, inAt, outAt, end] = yellow.way
  if (!inAt || !outAt) return
  const inside = (gone - before) / indexOf(550, values)
  beam(stage, at(inAt), at(outAt), inside * scale, '#FFFFFF', 3, 0.75)
  const white = 0.95 - (violet.deviation - red.deviation) / 2.5
  if (yellow.lost || violet.lost || !end || white <= 0) return
  const outside = (inside - Math.hypot(outAt[0] - inAt[0], outAt[1] - inAt[1])) * indexOf(550, values)
  const [from, to] = [at(outAt), at(end)]
  beam(stage, from, to, Math.min(untilScreen(from, to), outside * scale), '#FFFFFF', 2.4, white)
}

function beam(
  stage: Stage,
  from: Point,
  to: Point,
  gone: number,
  colour: string,
  width: number,
  alpha: number,
): void {
  if (gone <= 0) return
  const share = Math.min(1, gone / Math.hypot(to[0] - from[0], to[1] - from[1]))
  const end: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  stroke(stage, [from, end], colour, { width, alpha })
}

/** How far it is from a point to the round screen along a line. */
function untilScreen([x, y]: Point, [ex, ey]: Point): number {
  const long = Math.hypot(ex - x, ey - y)
  const [dx, dy, px, py] = [(ex - x) / long, (ey - y) / long, x - met[0], y - met[1]]
  const b = px * dx + py * dy
  return -b + Math.sqrt(Math.max(0, b * b - (px * px + py * py - screen * screen)))
}

function arcScreen({ context, colours }: Stage): void {
  for (const [colour, width] of [
    [colours.ink, 21],
    [colours.card, 16],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.lineCap = 'butt'
    context.beginPath()
    context.arc(met[0], met[1], screen + 8, -0.12, Math.PI * 0.49)
    context.stroke()
  }
}

function lamp(stage: Stage): void {
  const { context, colours } = stage
  const [x, y] = [met[0] - before * scale, met[1]]
  context.fillStyle = colours.marigold
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(x - 46, y - 26, 60, 52, 10)
  context.fill()
  context.stroke()
  context.fillStyle = colours.card
  context.fillRect(x + 10, y - 12, 10, 24)
  blob(stage, [x - 20, y], [9, 9], colours.tomato)
  label(stage, 'white light', x + 92, y - 34, { size: 17, colour: 'paper' })
}

const shown: readonly (readonly [name: string, nm: number])[] = [
  ['red', 700],
  ['yellow', 589],
  ['green', 530],
  ['blue', 470],
  ['violet', 400],
]

function words(stage: Stage, values: Values): void {
  card(stage, 726, 20, 218, 560)
  label(stage, glassOf(values).name, 835, 48, { size: 15, bold: true })
  label(stage, 'index', 862, 84, { size: 14, colour: 'muted', align: 'right' })
  label(stage, 'bent by', 930, 84, { size: 14, colour: 'muted', align: 'right' })
  shown.forEach(([name, nm], i) => {
    const y = 116 + i * 42
    const { deviation, lost } = wayOf(nm, values)
    stage.context.fillStyle = lightColour(nm)
    stage.context.fillRect(740, y - 11, 22, 22)
    label(stage, name, 770, y, { size: 14, align: 'left' })
    label(stage, indexOf(nm, values).toFixed(3), 862, y, { size: 15, align: 'right' })
    label(stage, lost ? '–' : `${deviation.toFixed(1)}°`, 930, y, { size: 16, align: 'right', bold: true })
  })
  line(
    stage,
    [
      [742, 326],
      [928, 326],
    ],
    { colour: 'line', width: 2 },
  )
  const [red, violet] = [wayOf(700, values), wayOf(400, values)]
  if (red.lost) {
    label(stage, 'thrown back inside:', 835, 384, { size: 16, colour: 'muted' })
    label(stage, 'nothing gets out', 835, 416, { size: 21, bold: true, colour: 'tomato' })
    return
  }
  label(stage, violet.lost ? 'thrown back inside:' : 'red to violet', 835, 356, { size: 16, colour: 'muted' })
  label(
    stage,
    violet.lost ? 'violet is lost' : `${(violet.deviation - red.deviation).toFixed(2)}°`,
    835,
    394,
    { size: violet.lost ? 22 : 32, bold: true, colour: 'tomato' },
  )
  label(stage, 'the screen, close up', 835, 452, { size: 15, colour: 'muted' })
  // 17 pixels for each degree, from red on.
  const { context, colours } = stage
  for (let nm = 700; nm >= 400; nm -= 2) {
    const [here, next] = [wayOf(nm, values), wayOf(nm - 2, values)]
    if (here.lost || next.lost) break
    const [from, to] = [here.deviation - red.deviation, next.deviation - red.deviation].map((by) => by * 17)
    if (from === undefined || to === undefined || from > 186) break
    context.fillStyle = lightColour(nm)
    context.fillRect(742 + from, 472, Math.min(186 - from, to - from + 0.8), 52)
  }
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.rect(742, 472, 186, 52)
  context.stroke()
  label(stage, '11° across', 835, 544, { size: 14, colour: 'muted' })
}
