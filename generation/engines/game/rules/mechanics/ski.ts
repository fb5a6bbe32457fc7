import { rate } from '@makebelieve/kit/game/world'
import type { Mechanic, Use } from '../mechanic.ts'
import { lasting } from '../observe.ts'

/** Whoever rolls down turns over and over. */
const isRolling = ({ words }: Pick<Use, 'words'>) => /\b(?:roll(?:s|ing)?|tumbl(?:es?|ing))\b/i.test(words)

/** Downhill along a course that bends: off it the going is slow. */
export const ski: Mechanic = {
  id: 'ski',
  verbs: [
    'ski',
    'ski down',
    'sled',
    'sled down',
    'snowboard',
    'snowboard down',
    'slide down',
    'toboggan',
    'sledge',
    'slalom',
    'slide',
    'slide on',
    'skate',
    'skate down',
    'surf',
    'roll down',
    'tumble down',
    'glide down',
    'sledge down',
    'race down',
    'speed down',
    'zoom down',
    'whizz down',
    'rush down',
    'hurtle down',
    'ride down',
  ],
  by: 'player',
  spaces: ['slope'],
  adds({ you, words }) {
    return {
      ...(isRolling({ words }) && { kinds: [{ cast: you.id, look: { rolls: true } }] }),
      layout: { course: true },
      rules: [
        {
          when: { covers: you.id, units: 500 },
          do: [
            { tally: 'downhill', add: 1 },
            { show: 'level', words: 'Further down!' },
          ],
          rest: 0,
        },
      ],
      goal: { tally: 'downhill', reaches: 14, says: 'down the hill', cast: you.id },
      lost: [{ when: { seconds: [48, 34] }, says: "Time's up!" }],
    }
  },
  seen(films, { who, words }) {
    let turns = 0
    let swings = 0
    let way = 0
    let drawn = 0
    let slow = Number.POSITIVE_INFINITY
    let fast = 0
    for (const { before, after, was, is } of lasting(films, who.id)) {
      const went = after.gone - before.gone
      if (went <= 0) continue
      drawn += went
      turns += Math.abs(is.angle - was.angle) / (Math.PI * 2)
      const pace = (went * rate) / (after.tick - before.tick)
      slow = Math.min(slow, pace)
      fast = Math.max(fast, pace)
      const now = Math.abs(is.x - was.x) > 3 ? Math.sign(is.x - was.x) : 0
      if (now !== 0 && way !== 0 && now !== way) swings++
      way = now || way
    }
    if (isRolling({ words }) && turns < 10) return undefined
    return drawn > 5000 && swings > 10 && slow < fast * 0.5
      ? `The ${who.name} went ${Math.round(drawn)} units downhill in ${swings} swings, and slower by half off the course.`
      : undefined
  },
  howTo: () => "Stay on the course: it's slow going off it.",
  example: { you: 'penguin' },
  kin: ['race'],
}
