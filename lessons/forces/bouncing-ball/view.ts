import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { parts } from '../figures.ts'
import { type Bounce, firstFall } from './model.ts'

const [floor, now, tall, radius] = [556, 640, 356, 24]

/** The ball at its place, its past to the left of it; at the right the heights that the rule foretells. */
export function draw(stage: Stage, state: Bounce, values: Values): void {
  const { context } = stage
  const { height = 2, bounce = 0.8, gravity = 9.81 } = values
  ground(stage, 'grid')
  const scale = tall / Math.max(1, height)
  const y = (metres: number) => floor - radius - metres * scale
  card(stage, -20, floor, 1000, 60, 'earth', 0)
  // One fall from the top is always drawn equally wide.
  const second = 74 / firstFall(values)
  const past = state.trail
    .map(([time, at]) => [now - (state.time - time) * second, y(at)] as const)
    .filter(([x]) => x > 60)
  if (past.length > 1) line(stage, past, { colour: 'rose', width: 5 })
  ladder(stage, state, y, height, bounce)
  const flat = state.height * scale < 8 && Math.abs(state.speed) > 0.6
  context.save()
  context.translate(now, y(state.height) + (flat ? radius * 0.2 : 0))
  if (flat) context.scale(1.15, 0.8)
  disc(stage, 0, 0, radius, 'tomato')
  context.restore()
  const speed = Math.max(-90, Math.min(90, state.speed * 15))
  if (Math.abs(speed) > 6) arrow(stage, [now + 44, y(state.height)], [0, -speed], 'teal')
  const begun = gravity * height
  const high = gravity * state.height
  const moves = 0.5 * state.speed ** 2
  parts(
    stage,
    [60, 20, 470, 100],
    'Where the energy is',
    [
      { name: 'height', value: high, colour: 'iris' },
      { name: 'motion', value: moves, colour: 'teal' },
      { name: 'sound and warmth', value: begun - high - moves, colour: 'tomato' },
    ],
    begun,
  )
  card(stage, 556, 20, 384, 100)
  label(stage, state.rested > 0 ? 'it lies still' : `bounce ${state.bounces}`, 748, 52, {
    bold: true,
    size: 26,
  })
  label(
    stage,
    state.rested > 0 ? `after ${state.rested.toFixed(1)} s` : `${state.height.toFixed(2)} m high`,
    748,
    92,
    {
      size: 20,
      colour: 'muted',
    },
  )
}

/** A mark for each height that is to come: all in the same proportion. */
function ladder(
  stage: Stage,
  { bounces }: Bounce,
  y: (metres: number) => number,
  height: number,
  bounce: number,
): void {
  line(
    stage,
    [
      [760, floor],
      [760, y(height) - 10],
    ],
    { width: 3 },
  )
  let lowest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 14; i++) {
    const at = height * bounce ** (2 * i)
    const place = y(at)
    const reached = i <= bounces
    line(
      stage,
      [
        [730, place],
        [790, place],
      ],
      { width: reached ? 4 : 2, colour: i === bounces ? 'tomato' : reached ? 'iris' : 'line' },
    )
    if (place - lowest < 24 || floor - place < 30) continue
    lowest = place
    label(stage, i === 0 ? `${at.toFixed(2)} m: start` : `${at.toFixed(2)} m`, 802, place, {
      align: 'left',
      size: 16,
      bold: i === bounces,
      colour: i === bounces ? 'tomato' : 'muted',
    })
  }
  label(
    stage,
    `each bounce is ${(100 * bounce * bounce).toFixed(0)}% as high as the one before`,
    480,
    floor + 26,
    {
      bold: true,
      size: 18,
      colour: 'card',
    },
  )
}
