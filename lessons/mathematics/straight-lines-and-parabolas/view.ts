import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { along, plane, written } from '../figures.ts'
import { edge, heightAt, liesOnAxis, rootsOf, slopeAt, type Traveller, turningPoint } from './model.ts'

const tall = 5.6

/** The curve on squared paper; beside it the equation and what follows from it. */
export function draw(stage: Stage, state: Traveller, values: Values): void {
  ground(stage, 'paper')
  const { x } = state
  const { at, inside } = plane(stage, { box: [24, 22, 610, 556], x: [-edge, edge], y: [-tall, tall] })
  const turn = turningPoint(values)
  const roots = rootsOf(values)
  const y = heightAt(x, values)
  const slope = slopeAt(x, values)
  inside(() => {
    if (turn !== undefined)
      line(stage, [at(turn, -tall - 1), at(turn, tall + 1)], { colour: 'rose', width: 2.5, dashed: true })
    // The way the ball has come is strong, the rest is pale.
    const path = (from: number, to: number) =>
      along(from, to, (place) => at(place, heightAt(place, values)), 160)
    line(stage, path(-edge - 0.3, edge + 0.3), { colour: 'sky', width: 6 })
    if (state.high > state.low) line(stage, path(state.low, state.high), { colour: 'iris', width: 6 })
    const reach = 1.4 / Math.hypot(1, slope)
    line(stage, [at(x - reach, y - slope * reach), at(x + reach, y + slope * reach)], {
      colour: 'tomato',
      width: 4,
    })
    disc(stage, ...at(0, heightAt(0, values)), 9, 'leaf')
    if (turn !== undefined) disc(stage, ...at(turn, heightAt(turn, values)), 10, 'rose')
    for (const root of roots) disc(stage, ...at(root, 0), 10, 'marigold')
    disc(stage, ...at(x, y), 15, 'tomato')
  })
  words(stage, values, roots, turn)
}

function words(stage: Stage, values: Values, roots: readonly number[], turn: number | undefined): void {
  const { a = 0, b = 0, c = 0 } = values
  card(stage, 656, 22, 280, 96)
  label(stage, turn === undefined ? 'a straight line' : a > 0 ? 'a bowl' : 'a hill', 796, 46, {
    size: 17,
    colour: 'muted',
  })
  label(stage, `y = ${polynomial(a, b, c)}`, 796, 84, { size: 22, bold: true })
  const rows: [StageColour, string, string][] = [
    ['leaf', 'meets the y-axis', `at ${written(c, 1)}`],
    [
      'marigold',
      'meets the x-axis',
      liesOnAxis(values)
        ? 'everywhere'
        : roots.length === 0
          ? 'never'
          : `at ${roots.map((root) => written(root, 1)).join(' and ')}`,
    ],
    [
      'rose',
      a > 0 || turn === undefined ? 'lowest point' : 'highest point',
      turn === undefined ? 'none' : `(${written(turn, 1)} | ${written(heightAt(turn, values), 1)})`,
    ],
  ]
  rows.forEach(([colour, name, says], i) => {
    const top = 136 + i * 92
    card(stage, 656, top, 280, 78)
    disc(stage, 690, top + 39, 13, colour)
    label(stage, name, 720, top + 24, { align: 'left', size: 16, colour: 'muted' })
    label(stage, says, 720, top + 52, { align: 'left', size: 21, bold: true })
  })
  discriminant(stage, b * b - 4 * a * c, roots.length, turn !== undefined, liesOnAxis(values))
}

/** A scale from 'no crossing' to 'two crossings'. */
function discriminant(stage: Stage, d: number, count: number, bent: boolean, lies: boolean): void {
  card(stage, 656, 412, 280, 166)
  label(stage, bent ? `b² − 4ac = ${written(d, 1)}` : 'no bend', 796, 442, { size: 20, bold: true })
  const name = lies ? 'it is the x-axis' : (['no crossing', 'one crossing', 'two crossings'][count] ?? '')
  label(stage, name, 796, 472, { size: 17, colour: 'muted' })
  const y = 524
  line(stage, [[690, y] as const, [902, y] as const], { width: 6, colour: 'line' })
  line(stage, [[796, y - 12] as const, [796, y + 12] as const], { width: 3 })
  label(stage, '0', 796, y + 30, { size: 15, colour: 'muted' })
  label(stage, 'none', 706, y + 30, { size: 15, colour: 'muted' })
  label(stage, 'two', 888, y + 30, { size: 15, colour: 'muted' })
  if (bent) disc(stage, 796 + 106 * (d / (6 + Math.abs(d))), y, 12, d < -1e-9 ? 'muted' : 'marigold')
}

function polynomial(a: number, b: number, c: number): string {
  const parts: string[] = []
  const add = (value: number, power: string, digits: number) => {
    const size = Number(Math.abs(value).toFixed(digits))
    if (size === 0) return
    const number = size === 1 && power ? '' : String(size)
    parts.push(`${parts.length === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + '}${number}${power}`)
  }
  add(a, 'x²', 2)
  add(b, 'x', 1)
  add(c, '', 1)
  return parts.join('') || '0'
}
