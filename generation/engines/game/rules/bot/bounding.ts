import { type Input, idle } from '@makebelieve/kit/core/input'
import { type Foothold, footholdsOf } from '@makebelieve/kit/rules/footholds'
import { paceOf } from '@makebelieve/kit/rules/spaces/side/jumping'
import { pull } from '@makebelieve/kit/rules/spaces/space'
import { type Body, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'

/** So far from the end of a ledge one comes down on it safely. */
const margin = 10

/** Where one is thrown up again and again, there is only one question: on which ledge to come down next. */
export function bound(world: RulesWorld, threats: readonly Body[]): Input {
  const player = playerOf(world)
  const ledges = inReach(world, player)
  const cost = (ledge: Foothold) => {
    const x = landingOn(ledge, player)
    const guarded = threats.reduce(
      (sum, one) => sum + Math.max(0, 130 - distance(one, { x, y: ledge.y - player.size * 0.45 })),
      0,
    )
    return ledge.y + Math.abs(x - player.x) * 0.25 + guarded * 6
  }
  const [best] = ledges
    .map((ledge) => ({ ledge, cost: cost(ledge) }))
    .sort((one, other) => one.cost - other.cost)
  if (!best) return idle
  // On the side from which the next one is near, as far as there is time for it.
  const { ledge } = best
  const after = nextAbove(world, ledge)
  const there = after ? landingOn(ledge, { x: (after.left + after.right) / 2 }) : landingOn(ledge, player)
  return towards(player, there)
}

/** Beside all ledges, once there is far enough to fall. */
export function missAll(world: RulesWorld): Input {
  const player = playerOf(world)
  if (world.laidLast > world.height - 760) return bound(world, [])
  const near = footholdsOf(world).filter(({ y }) => y > player.y - 40 && y < world.laidLast + 340)
  const room = (x: number) => Math.min(...near.map(({ left, right }) => Math.max(left - x, x - right)))
  const spots = Array.from({ length: 24 }, (_, at) => 20 + (at * (world.width - 40)) / 23)
  const [best] = spots
    .map((x) => ({ x, worth: Math.min(60, room(x)) - Math.abs(x - player.x) * 0.04 }))
    .sort((one, other) => other.worth - one.worth)
  return best ? towards(player, best.x) : idle
}

const nextAbove = (world: RulesWorld, { y }: Foothold): Foothold | undefined =>
  footholdsOf(world).reduce<Foothold | undefined>(
    (best, one) => (one.y < y - 20 && (!best || one.y > best.y) ? one : best),
    undefined,
  )

const landingOn = ({ left, right }: Foothold, { x }: Pick<Body, 'x'>) =>
  right - left < margin * 2 ? (left + right) / 2 : Math.max(left + margin, Math.min(right - margin, x))

function towards({ x, vx }: Body, there: number): Input {
  const off = there - x - vx * 0.08
  return input(off < -6 && 'left', off > 6 && 'right')
}

/** Ledges that its feet pass on their way down, and that it gets to in time. */
function inReach(world: RulesWorld, player: Body): Foothold[] {
  const feet = player.y + player.size * 0.45
  const pace = paceOf(world, player) * 0.86
  return footholdsOf(world).filter((ledge) => {
    const down = ledge.y - feet
    const root = player.vy * player.vy + 2 * pull * down
    if (root < 0 || (down < 4 && player.vy >= 0)) return false
    const seconds = (-player.vy + Math.sqrt(root)) / pull
    return (
      ledge.y < world.laidLast + 320 &&
      Math.abs(landingOn(ledge, player) - player.x) <= pace * Math.max(0, seconds - 0.06) + 4
    )
  })
}
