import type { Input } from '@makebelieve/kit/core/input'
import type { Spot } from '@makebelieve/kit/rules/spaces/space'
import { aheadOf } from '@makebelieve/kit/rules/spaces/track'
import { angleOf, length, wrapped } from '@makebelieve/kit/rules/sure-math'
import { type Body, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

/** Along the road; for what lies on it a little to the side, and round what must not be touched. */
export function driveOn(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Input {
  const player = playerOf(world)
  const pace = length(player.vx, player.vy)
  const onward = aheadOf(world, player)
  const bearing = (spot: Spot) => wrapped(angleOf(spot.y - player.y, spot.x - player.x) - player.way)
  const isAhead = (spot: Spot) => Math.abs(bearing(spot)) < 0.9 && distance(spot, player) < 380
  const aim = want && want.id !== player.id && isAhead(want) ? want : onward
  const inTheWay = threats.find(
    (one) => one.id !== want?.id && distance(one, player) < 90 + pace * 0.4 && Math.abs(bearing(one)) < 0.4,
  )
  const clear = inTheWay && bearing(inTheWay)
  const off = clear === undefined ? bearing(aim) : bearing(onward) * 0.5 + (clear > 0 ? -0.45 : 0.45)
  const gas = Math.abs(off) < 0.8 || pace < 170
  return input(off < -0.06 && 'left', off > 0.06 && 'right', gas && 'up', !gas && pace > 220 && 'down')
}
