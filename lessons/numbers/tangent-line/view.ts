import {
  area,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { edge, heightAt, type Rider, slopeAt } from './model.ts'

const scale = 50
const middle = 310
type Point = [number, number]

/** On the left the curve with its tangent and secant, on the right the slope at every place. */
export function draw(stage: Stage, { x, low, high }: Rider, values: Values): void {
  ground(stage, 'paper')
  for (const left of [24, 492]) axes(stage, left)
  const { gap = 1 } = values
  const [hereX, hereY] = [x, heightAt(x, values)]
  const slope = slopeAt(x, values)
  inside(stage, 24, (at) => {
    line(
      stage,
      path(-edge, edge, (place) => at(place, heightAt(place, values))),
      { colour: 'iris', width: 5 },
    )
    const secant = (heightAt(x + gap, values) - hereY) / gap
    through(stage, at, hereX, hereY, secant, 'teal', true)
    through(stage, at, hereX, hereY, slope, 'tomato', false)
    area(stage, [at(hereX, hereY), at(hereX + 1, hereY), at(hereX + 1, hereY + slope)], 'marigold', {
      alpha: 0.55,
    })
    disc(stage, ...at(hereX + gap, heightAt(x + gap, values)), 9, 'teal')
    disc(stage, ...at(hereX, hereY), 13, 'tomato')
  })
  inside(stage, 492, (at) => {
    line(
      stage,
      path(-edge, edge, (place) => at(place, slopeAt(place, values))),
      { colour: 'line', width: 3, dashed: true },
    )
    if (high > low)
      line(
        stage,
        path(low, high, (place) => at(place, slopeAt(place, values))),
        { colour: 'tomato', width: 5 },
      )
    line(stage, [at(x, 0), at(x, slope)], { colour: 'marigold', width: 6 })
    disc(stage, ...at(x, slope), 11, 'tomato')
  })
  label(stage, 'the curve', 44, 50, { align: 'left', size: 21, bold: true, colour: 'iris' })
  label(stage, 'its slope', 512, 50, { align: 'left', size: 21, bold: true, colour: 'tomato' })
  label(stage, `slope ${slope.toFixed(2)}`, 916, 50, { align: 'right', size: 21, bold: true })
  label(stage, 'tangent', 448, 50, { align: 'right', size: 18, bold: true, colour: 'tomato' })
  label(stage, 'secant', 448, 76, { align: 'right', size: 18, bold: true, colour: 'teal' })
}

function path(from: number, to: number, at: (x: number) => Point): Point[] {
  return Array.from({ length: 121 }, (_, i) => at(from + ((to - from) * i) / 120))
}

function through(
  stage: Stage,
  at: (x: number, y: number) => Point,
  x: number,
  y: number,
  slope: number,
  colour: StageColour,
  dashed: boolean,
): void {
  const reach = 3.2 / Math.hypot(1, slope)
  line(stage, [at(x - reach, y - slope * reach), at(x + reach, y + slope * reach)], {
    colour,
    width: 4,
    dashed,
  })
}

function axes(stage: Stage, left: number): void {
  card(stage, left, 24, 444, 552)
  line(
    stage,
    [
      [left + 12, middle],
      [left + 432, middle],
    ],
    { colour: 'muted', width: 1.5 },
  )
  line(
    stage,
    [
      [left + 222, 96],
      [left + 222, 562],
    ],
    { colour: 'muted', width: 1.5 },
  )
  for (const place of [-4, -2, 2, 4])
    label(stage, String(place), left + 222 + place * scale, middle + 18, { size: 15, colour: 'muted' })
}

/** Draws within one of the two cards. */
function inside(
  { context }: Stage,
  left: number,
  paint: (at: (x: number, y: number) => Point) => void,
): void {
  context.save()
  context.beginPath()
  context.roundRect(left + 1, 92, 442, 482, 13)
  context.clip()
  paint((x, y) => [left + 222 + x * scale, middle - y * scale])
  context.restore()
}
