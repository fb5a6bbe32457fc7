import { arrow, card, disc, ground, label, line, type Stage, type StageColour } from '../stage.ts'
import { paragraph } from './paragraph.ts'
import type { ProcessData, Progress } from './process.ts'

const colours: StageColour[] = ['tomato', 'marigold', 'leaf', 'teal', 'iris', 'rose', 'sky', 'earth']

/** More than these have no room for their names on a ring. */
const mostOnRing = 9
const isRing = ({ steps, isCycle }: ProcessData) => isCycle && steps.length <= mostOnRing

/** Where the stations are: on a ring, or along a winding way. */
function placesOf(data: ProcessData): [number, number][] {
  const { steps } = data
  const n = steps.length
  if (isRing(data))
    return steps.map((_, i) => {
      const angle = -Math.PI / 2 + (i / n) * Math.PI * 2
      return [320 + Math.cos(angle) * 232, 242 + Math.sin(angle) * 192]
    })
  const rows = n <= 3 ? 1 : n <= 8 ? 2 : n <= 12 ? 3 : 4
  const perRow = Math.ceil(n / rows)
  const [left, apart] = perRow < 3 ? [190, 260] : [86, 468 / (perRow - 1)]
  const [top, down] = rows === 1 ? [240, 0] : rows === 2 ? [130, 200] : rows === 3 ? [62, 185] : [46, 126]
  return steps.map((_, i) => {
    const row = Math.floor(i / perRow)
    const column = row % 2 === 0 ? i % perRow : perRow - 1 - (i % perRow)
    return [left + column * apart, top + row * down]
  })
}

/** Stations with their names, a card of the step it is in, and all steps to scale at the bottom. */
export function drawProcess(
  stage: Stage,
  data: ProcessData,
  progress: Progress,
  takes: readonly number[],
): void {
  ground(stage, 'paper')
  const places = placesOf(data)
  const n = data.steps.length
  const { over } = progress
  const now = over ? n - 1 : progress.step
  const radius = n > 9 ? 22 : 27
  drawWays(stage, data, places, { now: over ? -1 : now, radius })
  data.steps.forEach(({ name }, i) => {
    const [x, y] = places[i] ?? [0, 0]
    const here = i === now && !over
    disc(stage, x, y, here ? radius + 6 : radius, colourOf(i))
    label(stage, String(i + 1), x, y, { bold: true, size: 20, colour: letterOn(i) })
    paragraph(stage, name, [x, y + radius + 22], {
      wide: 16,
      apart: 17,
      most: 2,
      size: 14,
      bold: here,
      on: 'paper',
    })
  })
  const [x, y] = places[now] ?? [0, 0]
  const share = over ? 1 : Math.min(1, progress.within / (takes[now] ?? 1))
  const { context, colours: paint } = stage
  context.strokeStyle = paint.ink
  context.lineWidth = 6
  context.beginPath()
  context.arc(x, y, radius + 11, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2)
  context.stroke()
  drawCard(stage, data, { now, over, takes: takes[now] ?? 1 })
  drawScale(stage, takes, { now, share, unit: data.timeUnit })
  if (data.isCycle && !isRing(data)) label(stage, 'and again from 1', 320, 511, { size: 15, bold: true })
}

function drawWays(
  stage: Stage,
  data: ProcessData,
  places: readonly (readonly [number, number])[],
  { now, radius }: { now: number; radius: number },
): void {
  const n = places.length
  for (let i = 0; i < (isRing(data) ? n : n - 1); i++) {
    const [[x1, y1], [x2, y2]] = [places[i] ?? [0, 0], places[(i + 1) % n] ?? [0, 0]]
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long]
    // Below a station is its name: a way down begins, and a way up ends, below that.
    const room = (down: number) => radius + 16 + 36 * Math.max(0, Math.min(1, (down - 0.3) / 0.5))
    const from = room(uy)
    const way = long - from - room(-uy)
    if (way > 8)
      arrow(stage, [x1 + ux * from, y1 + uy * from], [ux * way, uy * way], i === now ? 'ink' : 'line')
    else
      line(
        stage,
        [
          [x1, y1],
          [x2, y2],
        ],
        { colour: i === now ? 'ink' : 'line' },
      )
  }
}

function drawCard(
  stage: Stage,
  { steps, timeUnit }: ProcessData,
  { now, over, takes }: { now: number; over: boolean; takes: number },
): void {
  card(stage, 640, 36, 290, 430)
  label(stage, over ? 'All done' : `Step ${now + 1} of ${steps.length}`, 785, 68, { colour: 'muted' })
  const { name = '', about = '' } = steps[now] ?? {}
  const lines = paragraph(stage, name, [785, 106], { wide: 18, apart: 28, bold: true, size: 22, most: 3 })
  paragraph(stage, about, [660, 118 + lines * 28], { wide: 25, apart: 27, most: 9, size: 18, align: 'left' })
  label(
    stage,
    `takes ${amountWords(takes)} ${takes === 1 ? timeUnit.replace(/s$/, '') : timeUnit}`,
    785,
    438,
    {
      bold: true,
      on: 'paper',
    },
  )
}

/** All steps to scale: who is long is wide. */
function drawScale(
  stage: Stage,
  takes: readonly number[],
  { now, share, unit }: { now: number; share: number; unit: string },
): void {
  const { context, colours: paint } = stage
  const [left, top, wide, high] = [30, 528, 900, 34]
  const all = takes.reduce((sum, one) => sum + one, 0)
  label(stage, 'All steps to scale', left, 511, { align: 'left', size: 15, colour: 'muted' })
  label(stage, `together ${amountWords(all)} ${unit}`, left + wide, 511, {
    align: 'right',
    size: 15,
    colour: 'muted',
  })
  card(stage, left, top, wide, high, 'card', 6)
  let x = left
  for (const [i, one] of takes.entries()) {
    const long = (one / all) * wide
    context.fillStyle = paint[colourOf(i)]
    context.fillRect(x, top, long, high)
    if (long > 22)
      label(stage, String(i + 1), x + long / 2, top + high / 2, { bold: true, size: 16, colour: letterOn(i) })
    if (i === now) {
      const at = x + long * share
      line(
        stage,
        [
          [at, top - 8],
          [at, top + high + 8],
        ],
        { width: 5 },
      )
    }
    x += long
  }
}

const colourOf = (i: number): StageColour => colours[i % colours.length] ?? 'iris'
/** White on yellow, pink or light blue can't be read. */
const letterOn = (i: number): StageColour =>
  ['marigold', 'sky', 'rose'].includes(colourOf(i)) ? 'ink' : 'card'

const amountWords = (amount: number) => Number(amount.toPrecision(3)).toLocaleString('en')
