import { tell } from '../game/world.ts'
import { firmNear } from './footholds.ts'
import { harm } from './harm.ts'
import type { Kind } from './rulebook.ts'
import { pull, type Space } from './spaces/space.ts'
import { overlaps } from './spaces/spots.ts'
import { cosine, turn } from './sure-math.ts'
import { type Block, type Body, playerOf, type RulesWorld } from './world.ts'

/** What the ground does to those who walk on it: platforms that move, edges, steps, pits and spikes. */

/** Platforms slow down at both ends, so that one can step on and off. Who stands on one goes along. */
export function moveBlocks(world: RulesWorld): void {
  for (const block of world.blocks) {
    if (!block.moves) continue
    const { id, x, y, across, down, round } = block.moves
    const part = 0.5 - 0.5 * cosine((world.tick / round) * turn)
    const dx = x + across * part - block.x
    block.x += dx
    block.y = y + down * part
    for (const body of world.entities) if (body.rides === id) body.x += dx
  }
}

/** How far to both sides the feet of a body carry it, and its sides are held by walls: big or small, nobody gets stuck in a gap. */
export const footHalf = 16
export const sideHalf = ({ size }: Body) => Math.min(size * 0.32, 18)

/** What carries somebody at this place, so far below at most. */
export function groundAt(world: RulesWorld, x: number, y: number, deep: number): Block | undefined {
  let best: Block | undefined
  for (const block of world.blocks)
    if (
      !block.pricks &&
      block.y >= y &&
      block.y <= y + deep &&
      x > block.x - footHalf &&
      x < block.x + block.width + footHalf &&
      (!best || block.y < best.y)
    )
      best = block
  return best
}

/** Who goes somewhere, and not only about. */
const purposeful = new Set<Kind['drive']['does']>([
  'chase',
  'follow',
  'go',
  'flee',
  'race',
  'guard',
  'leave',
  'swarm',
])
const furthestHop = 230

/** How far ahead of its sides somebody looks, and how far from an edge it turns round. */
const lookAhead = 14
export const edgeMargin = (body: Body) => sideHalf(body) + lookAhead - footHalf

/** Whoever walks by itself turns round at an edge or a wall, or hops over it where it has somewhere to go. */
export function mindTheEdge(world: RulesWorld, body: Body, { drive: { does } }: Kind): void {
  if (!body.grounded || Math.abs(body.vx) < 5) return
  const way = body.vx < 0 ? -1 : 1
  const feet = body.y + body.size * 0.45
  const ahead = body.x + way * (sideHalf(body) + lookAhead)
  // Who goes out of the stage goes on.
  if (ahead < 0 || ahead > world.width) return
  const wall = feet - topOfWall(world, ahead, feet)
  const thorns = world.blocks.some((block) => block.pricks && overlaps(block, { x: ahead, y: feet - 8 }, 0))
  if (wall === 0 && !thorns && groundAt(world, ahead, feet - 4, 70)) return
  if (purposeful.has(does)) {
    if (wall > 0 && wall < 150) hop(body, wall, body.vx)
    if (wall > 0) return
    for (let across = 40; across <= furthestHop; across += 20) {
      const landing = groundAt(world, body.x + way * across, feet - 60, 160)
      if (!landing) continue
      const up = Math.max(24, feet - landing.y)
      hop(body, up, (way * (across + 30)) / airtime(up, feet - landing.y))
      return
    }
  }
  body.vx = 0
  if (does === 'patrol') body.way = -way
  if (does === 'wander') body.way = turn / 2 - body.way
}

/** How high what stands here reaches, block upon block. */
function topOfWall({ blocks }: RulesWorld, x: number, feet: number): number {
  let top = feet
  for (let guard = 0; guard < 12; guard++) {
    const block = blocks.find((one) => one.solid && overlaps(one, { x, y: top - 8 }, 0))
    if (!block) break
    top = block.y
  }
  return top
}

function hop(body: Body, up: number, vx: number): void {
  body.vy = -Math.sqrt(2 * pull * (up + 26))
  body.vx = vx
  body.grounded = false
  body.jumps = 1
}

/** Seconds until somebody who hops so high comes down again. */
function airtime(up: number, rise: number): number {
  return Math.sqrt((2 * (up + 26)) / pull) + Math.sqrt((2 * (up + 26 - rise)) / pull)
}

/** What the ground is to somebody who fell onto it, into it, or through it. */
export function mindTheGround(world: RulesWorld, space: Space, body: Body, isPlayer: boolean): void {
  if (isPlayer) mindThePlayer(world, space, body)
  else if (body.y > world.height + body.size * 0.2) {
    // Nobody but the player is lost in a pit.
    const { x, y } = firmNear(world, body.x)
    Object.assign(body, { x, y: y - body.size * 0.45, vx: 0, vy: 0, wasX: x, wasY: y, rides: 0 })
  }
}

/** Where whoever fell comes back to: the last flag that was passed, else where it stood last; the second player to the first. */
export function refuge(world: RulesWorld, player: Body): { x: number; y: number } {
  const { flags, footing } = world
  const first = playerOf(world)
  Object.assign(player, { tied: 0, rope: 0, rides: 0, way: 0, angle: 0, climbs: false, upside: false })
  if (player !== first && first.grounded) return { x: first.x, y: first.y }
  const passed = flags.filter(({ reached }) => reached).at(-1)
  const { x, y } = passed ?? (flags.length === 0 ? footing : firmNear(world, 90))
  return { x, y: y - player.size * 0.45 }
}

/** Where the player stands is kept in mind, flags that it passes are raised, and spikes prick. */
function mindThePlayer(world: RulesWorld, space: Space, player: Body): void {
  const feet = player.y + player.size * 0.45
  if (player.grounded && !player.upside && player.rides === 0 && world.tick % 10 === 0) {
    const firm = (x: number) => groundAt(world, x, feet - 4, 8)?.tile === 'ground'
    if (firm(player.x - 34) && firm(player.x + 34)) world.footing = { x: player.x, y: feet }
  }
  for (const flag of world.flags)
    if (!flag.reached && player.x >= flag.x && player.x < flag.x + 400) {
      flag.reached = true
      tell(world, 'cross', {
        by: player.cast,
        x: flag.x,
        y: flag.y - 70,
        words: 'Checkpoint!',
        checkpoint: true,
      })
    }
  if (player.safe > 0 || !(isPricked(world, player) || space.pricks?.(world, player))) return
  player.vy = player.upside ? 200 : -480
  player.way = 0
  player.grounded = false
  harm(world, space, player, undefined, 'The spikes got you.')
}

/** Only the middle of a body can be pricked, and only deep among the spikes: a near miss is a miss. */
export function isPricked({ blocks }: RulesWorld, { x, y, size }: Body, hanging?: true): boolean {
  const feet = y + size * 0.45
  return blocks.some(
    (block) =>
      block.pricks &&
      block.hangs === hanging &&
      x - 8 > block.x &&
      x + 8 < block.x + block.width &&
      feet > block.y + 20 &&
      feet < block.y + block.height + 10,
  )
}
