import { type Input, idle } from '@makebelieve/kit/core/input'
import { isSliding, slidesFrom } from '@makebelieve/kit/rules/spaces/ice'
import type { Spot } from '@makebelieve/kit/rules/spaces/space'
import { type Body, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

const near = 44
const afraid = 84

/** On ice: the fewest slides that lead over what is wanted, and not over those who hurt while there is another way. */
export function slideTo(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Input {
  const player = playerOf(world)
  if (isSliding(player)) return idle
  const isFeared = (spot: Spot) => threats.some((one) => one.id !== want?.id && distance(one, spot) < afraid)
  const side = want && (firstSlide(world, want, isFeared) ?? firstSlide(world, want, () => false))
  const safe = slidesFrom(world, player).find(({ way }) => way.length > 0 && !way.some(isFeared))?.side
  const way = side ?? (threats.length > 0 && isFeared(player) ? safe : undefined)
  return way ? input(way.x < 0 && 'left', way.x > 0 && 'right', way.y < 0 && 'up', way.y > 0 && 'down') : idle
}

function firstSlide(world: RulesWorld, want: Want, isFeared: (spot: Spot) => boolean): Spot | undefined {
  const open: { at: Spot; first: Spot | undefined }[] = [{ at: playerOf(world), first: undefined }]
  const seen = new Set<string>()
  for (const { at, first } of open)
    for (const { side, way } of slidesFrom(world, at)) {
      const stop = way.at(-1)
      if (!stop || way.some(isFeared)) continue
      if (way.some((spot) => distance(spot, want) < near)) return first ?? side
      const key = `${stop.x} ${stop.y}`
      if (!seen.has(key)) open.push({ at: stop, first: first ?? side })
      seen.add(key)
    }
  return undefined
}
