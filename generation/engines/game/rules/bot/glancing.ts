import { isDark, type RulesWorld } from '@makebelieve/kit/rules/world'
import { readOnce } from './read-once.ts'

/** The button that lights up the dark for a moment. */
const lightIn = readOnce(({ rules }): 'a' | 'b' | undefined => {
  for (const { when, do: effects } of rules)
    if ('press' in when && effects.some((one) => 'light' in one && one.light === 'on')) return when.press
  return undefined
})

const often = 150

/** In the dark one looks round now and then, as somebody would who sees nothing else. */
export function glances(world: RulesWorld): 'a' | 'b' | undefined {
  return isDark(world) && world.tick % often < 6 ? lightIn(world) : undefined
}
