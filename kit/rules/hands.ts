import { type Button, bitOf, direction, holding, holds, type Input } from '../core/input.ts'
import { pickOne, rate } from '../game/world.ts'
import type { Body, RulesWorld } from './world.ts'

/** The directions, so that one of them can be told by a number: 0 is none. */
const ways = ['left', 'right', 'up', 'down'] as const
const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const

type Hands = Pick<Body, 'dizzy' | 'lost' | 'losing' | 'x' | 'y'>

/** The direction that does not answer just now. */
export const lostOf = ({ lost, losing }: Pick<Body, 'lost' | 'losing'>): Button | undefined =>
  losing > 0 ? ways[lost - 1] : undefined

/** What becomes of the buttons of somebody who is dizzy, or for whom one of them does not answer. A pointer is no way round it. */
export function inHands(world: Pick<RulesWorld, 'camera'>, body: Hands, input: Input): Input {
  if (body.dizzy === 0 && body.losing === 0) return input
  const lost = lostOf(body)
  const others = input.held & ~ways.reduce((mask, way) => mask | bitOf(way), 0)
  const answering = ways.filter((way) => holds(input.held, way) && way !== lost)
  const gone = answering.map((way) => (body.dizzy > 0 ? opposite[way] : way))
  const { pointer, ...rest } = input
  const made = { ...rest, held: others | holding(...gone).held }
  return pointer ? { ...made, pointer: pointed(world, body, pointer, lost) } : made
}

function pointed(
  { camera }: Pick<RulesWorld, 'camera'>,
  { x, y, dizzy }: Hands,
  pointer: NonNullable<Input['pointer']>,
  lost: Button | undefined,
): NonNullable<Input['pointer']> {
  let dx = pointer.x + camera.x - x
  let dy = pointer.y + camera.y - y
  const { x: across, y: down } = direction(lost === undefined ? 0 : bitOf(lost))
  if (dx * across > 0) dx = 0
  if (dy * down > 0) dy = 0
  const sign = dizzy > 0 ? -1 : 1
  return { ...pointer, x: x + sign * dx - camera.x, y: y + sign * dy - camera.y }
}

/** One of the directions, this one or any, does not answer for a while. */
export function forget(
  world: RulesWorld,
  body: Body,
  seconds: number,
  way: (typeof ways)[number] = pickOne(world, ways),
): Button {
  body.lost = ways.indexOf(way) + 1
  body.losing = Math.round(seconds * rate)
  return way
}
