import { direction, holds } from '../core/input.ts'
import { rate } from '../game/world.ts'
import { groundAt } from './ground.ts'
import type { Block, Body, RulesWorld } from './world.ts'

/** Ladders: whoever holds on to one is pulled down by nothing, and goes up and down hand over hand. */
const pace = 175
/** How near its middle one has to be to get hold of it. */
const grasp = 20

const known = new WeakMap<readonly Block[], readonly Block[]>()

function laddersIn(blocks: readonly Block[]): readonly Block[] {
  const found = known.get(blocks) ?? blocks.filter(({ climbed }) => climbed)
  known.set(blocks, found)
  return found
}

const feetOf = ({ y, size }: Body) => y + size * 0.45

function ladderAt({ blocks }: RulesWorld, body: Body): Block | undefined {
  const feet = feetOf(body)
  return laddersIn(blocks).find(
    ({ x, y, width, height }) =>
      Math.abs(x + width / 2 - body.x) < grasp && feet >= y - 1 && feet <= y + height + 1,
  )
}

/** Whether the player is on a ladder in this step. One gets hold of it by going up or down, and lets go by jumping or by going aside. */
export function climbs(world: RulesWorld, player: Body, held: number, jumps: boolean): boolean {
  if (!player.climbs && !holds(held, 'up') && !holds(held, 'down')) return false
  const ladder = ladderAt(world, player)
  const { x, y } = direction(held)
  const isOnTop = ladder !== undefined && feetOf(player) < ladder.y + 2
  const isAtFoot = ladder !== undefined && feetOf(player) > ladder.y + ladder.height - 2
  const takes = player.climbs || (y < 0 && !isOnTop) || (y > 0 && !isAtFoot)
  player.climbs = ladder !== undefined && takes && !jumps
  if (!player.climbs) return false
  player.vx += (x * 130 - player.vx) * 0.2
  player.vy = y * pace
  player.jumps = 0
  player.aloft = 0
  player.way = 0
  if (x !== 0) player.facing = x < 0 ? -1 : 1
  return true
}

/** A step up or down; at either end one stands. */
export function climbOn(world: RulesWorld, body: Body): void {
  const ladder = ladderAt(world, body)
  const far = body.vy / rate
  const below = far > 0 ? groundAt(world, body.x, feetOf(body) + 2, far + 2) : undefined
  body.grounded = true
  body.y += far
  if (!ladder) body.climbs = false
  else if (far < 0 && feetOf(body) < ladder.y) stand(body, ladder.y)
  else if (below) stand(body, below.y)
}

function stand(body: Body, y: number): void {
  body.y = y - body.size * 0.45
  body.vy = 0
  body.climbs = false
}
