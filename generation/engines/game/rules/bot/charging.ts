import { bitOf, type Input } from '@makebelieve/kit/core/input'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { Want } from './want.ts'

/** Keeps the button down until there is strength enough, and lets go when it is aimed. */
export function charges(
  world: RulesWorld,
  moved: Input,
  { charge }: Want,
  button: 'a' | 'b',
  aimed: boolean,
): Input {
  const has = playerOf(world).meters[charge?.meter ?? ''] ?? 0
  const isEnough = has >= (charge?.upTo ?? 0)
  return (isEnough && aimed) || (has === 0 && !aimed) ? moved : { ...moved, held: moved.held | bitOf(button) }
}
