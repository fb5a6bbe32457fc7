import { card, ground, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Method } from './algorithms.ts'
import { isDone, type Lane, type Race } from './model.ts'

const names: Record<Method, string> = {
  bubble: 'Bubble sort',
  insertion: 'Insertion sort',
  merge: 'Merge sort',
  quick: 'Quick sort',
}

/** Four lists; the two bars that are compared are red, and a list that is done is green. */
export function draw(stage: Stage, { lanes }: Race): void {
  ground(stage, 'paper')
  lanes.forEach((lane, i) => {
    panel(stage, lane, 24 + (i % 2) * 464, 22 + Math.floor(i / 2) * 286, place(lane, lanes))
  })
}

/** Who is done with the fewest comparisons is first. */
function place(lane: Lane, lanes: readonly Lane[]): number {
  if (!isDone(lane)) return 0
  return 1 + lanes.filter((other) => isDone(other) && other.compared < lane.compared).length
}

function panel(stage: Stage, lane: Lane, x: number, y: number, rank: number): void {
  const { context, colours } = stage
  card(stage, x, y, 448, 270)
  label(stage, names[lane.method], x + 20, y + 28, { align: 'left', size: 22, bold: true })
  label(stage, `${lane.compared} looks`, x + 428, y + 28, { align: 'right', size: 20, colour: 'muted' })
  if (rank > 0) label(stage, `${rank}.`, x + 250, y + 28, { size: 22, bold: true, on: 'marigold' })
  const wide = 416 / lane.bars.length
  const tallest = lane.bars.length
  lane.bars.forEach((value, i) => {
    const high = (value / tallest) * 196
    const seen = rank === 0 && lane.eyes.includes(i)
    const colour: StageColour = rank > 0 ? 'leaf' : seen ? 'tomato' : 'sky'
    context.fillStyle = colours[colour]
    context.beginPath()
    context.roundRect(
      x + 16 + i * wide + wide * 0.08,
      y + 256 - high,
      wide * 0.84,
      high,
      Math.min(5, wide / 3),
    )
    context.fill()
    context.lineWidth = wide > 10 ? 1.5 : 0.8
    context.strokeStyle = colours.ink
    context.stroke()
  })
}
