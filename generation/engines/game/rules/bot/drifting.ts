import type { Input } from '@makebelieve/kit/core/input'
import { flowAt } from '@makebelieve/kit/rules/spaces/streams'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

/** So many units from where it wants to be it leaves the stream that brings it there: rising and sinking take their time. */
const soon = 34

/** Carried there: at the nearest height at which it goes that way, until it is right above or below. */
export function driftTo(world: RulesWorld, want: Want | undefined): Input {
  const player = playerOf(world)
  if (!want) return input()
  const off = want.x - player.x
  const height = Math.abs(off) < soon ? want.y : bringing(world, Math.sign(off), want.y)
  const dy = height - player.y - player.vy * 0.3
  return input(dy < -6 && 'up', dy > 6 && 'down')
}

/** The middle of the strip that goes that way and is the least way round. */
function bringing({ blocks, ...world }: RulesWorld, way: number, to: number): number {
  const { y } = playerOf({ blocks, ...world })
  const round = (middle: number) => Math.abs(middle - y) + Math.abs(middle - to)
  return blocks
    .filter(({ flows = 0 }) => flows * way > 0)
    .map(({ y: top, height }) => top + height / 2)
    .reduce(
      (best, middle) => (round(middle) < round(best) ? middle : best),
      flowAt({ blocks }, to) * way > 0 ? to : 9999,
    )
}
