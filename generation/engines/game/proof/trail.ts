import { rate, type World } from '@makebelieve/kit/game/world'
import { digestOf, type Trail } from '../../../shipped/digest.ts'

/** Steps between two moments of a trail. */
export const stride = 2 * rate

/** A world as text, without what differs by nature: the buttons and what was just said. */
export function essence(world: World): string {
  const { plan, before, beforeSecond, events, ...rest } = world
  return JSON.stringify(rest)
}

export const momentOf = (world: World): number => digestOf(essence(world))

/** Follows a game from its first world: `see` it after every step, and ask for the trail once it is over. */
export function follow(first: World): {
  see(tick: number, match: { readonly world: World }): void
  trail(last: World): Trail
} {
  const trail: Trail = [momentOf(first)]
  return {
    see(tick, match) {
      if (tick % stride === 0) trail.push(momentOf(match.world))
    },
    trail: (last) => [...trail, momentOf(last)],
  }
}
