import { rulesFor, type Turns } from '@makebelieve/kit/game-2d/turns/turn-game'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { Brief } from '../../../brief/brief.ts'
import { askedIn, type Twist, type Watch, watching } from '../twists.ts'

/** Whoever hands the tablet around plays with somebody. */
export function atOneScreen(brief: Brief): Brief {
  const isShared = askedIn(brief, { passed: seats.passed as Twist }).length > 0
  return isShared && !brief.extras.includes('two-players')
    ? { ...brief, extras: [...brief.extras, 'two-players'] }
    : brief
}

/** Who sits on the other side of a board: what sentences say of it, and how it is seen. */
export const seats: Readonly<Record<string, Twist & { watch<S>(turns: Turns<S>): Watch<TurnWorld<S>> }>> = {
  // The other side moved although nobody else was there to do it.
  machine: {
    words:
      /\b(?:(?:i|you|we|one) )?(?:(?:can )?play(?:s|ing|ed)? )?(?:against|versus|vs\.?) (?:the |a |my )?(?:computer|machine|ai|cpu|bot|pc)\b/i,
    tells: ['ai-opponent'],
    parts: ['machine', 'computer', 'bot', 'pc'],
    watch: (turns) =>
      watching(
        (world) => ({ state: world.state, world }),
        (before, { state, world }) =>
          world.plan.rules.players === 1 &&
          before.state !== state &&
          rulesFor(turns, world.plan).turn?.(before.state) === 1,
      ),
  },
  // Both sides were moved by people, one after the other on the same screen.
  passed: {
    words:
      /\b(?:(?:who |they |both |and )?(?:pass|hand|share)(?:s|ing|ed)? (?:around )?(?:the |one |a |their )?(?:tablet|phone|device|screen|laptop|ipad|computer|mouse)(?: (?:around|back and forth|to each other|on|over))?|pass and play|hot ?seat|for two(?: people| persons| kids| of us)?(?=[,.;]| on\b| with\b| where\b|$)|(?:on|at) (?:one|the same) (?:screen|tablet|device|phone|laptop|computer|ipad|keyboard))\b/i,
    parts: ['tablet', 'phone', 'device', 'screen', 'laptop', 'ipad'],
    tells: ['two-players'],
    watch: (turns) => () => {
      const moved = new Set<number>()
      let before: unknown
      return ({ state, plan }) => {
        const rules = rulesFor(turns, plan)
        if (before !== undefined && before !== state) moved.add(rules.turn?.(before as typeof state) ?? 0)
        before = state
        return plan.rules.players === 2 && moved.size === 2
      }
    },
  },
}
