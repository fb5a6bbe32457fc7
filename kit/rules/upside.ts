import { isPricked } from './ground.ts'
import type { Kind } from './rulebook.ts'
import type { Block, Body, RulesWorld } from './world.ts'

/** The world as whoever falls up sees it: what is above is below. */

const known = new WeakMap<readonly Block[], Block[]>()

/** With an ear of its own: what is told of it has to be turned over, too. */
function turnedOver(world: RulesWorld): RulesWorld {
  const { blocks, height } = world
  const turned =
    known.get(blocks) ?? blocks.map((block) => ({ ...block, y: height - block.y - block.height }))
  // What moves is elsewhere in the next step.
  if (!blocks.some(({ moves }) => moves)) known.set(blocks, turned)
  return { ...world, blocks: turned, events: [] }
}

function turnOver({ height }: RulesWorld, body: Body): void {
  body.y = height - body.y
  body.vy = -body.vy
}

/** Upside down it is all the same as in a mirror. */
export function fallUp(
  world: RulesWorld,
  body: Body,
  kind: Kind,
  fall: (world: RulesWorld, body: Body, kind: Kind) => void,
): void {
  const mirror = turnedOver(world)
  turnOver(world, body)
  fall(mirror, body, kind)
  turnOver(world, body)
  for (const event of mirror.events) world.events.push({ ...event, y: world.height - event.y })
}

/** What hangs from above pricks whoever comes up against it, or falls up. */
export function isPrickedFromAbove(world: RulesWorld, player: Body): boolean {
  if (!world.blocks.some(({ hangs }) => hangs)) return false
  turnOver(world, player)
  const pricked = isPricked(turnedOver(world), player, true)
  turnOver(world, player)
  return pricked
}
