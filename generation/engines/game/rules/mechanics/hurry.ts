import { rate } from '@makebelieve/kit/game/world'
import { type SpaceId, spaceIds } from '@makebelieve/kit/rules/rulebook'
import type { Mechanic } from '../mechanic.ts'

/** 'Before the sun sets', 'midnight is the deadline', 'late for school': what there is time until. */
function eventIn(words: string): string {
  const [, begun] = /\b(?:late|in time|on time) (?:for|to) (.+)$/i.exec(words) ?? []
  if (begun) return `${begun} starts`
  const [, event] =
    /^(?:.*\b)?before (.+)$/i.exec(words) ?? /^(.+?) is (?:the|your|our) deadline$/i.exec(words) ?? []
  return (
    event
      ?.trim()
      .replace(/^./, (first) => (/^I\b/.test(event) ? first : first.toLowerCase()))
      // 'Its battery' is told to whoever plays it.
      .replace(/^(?:its|his|her|my|their) /, 'the ') ?? "time's up"
  )
}

/** Where everything goes by itself, its pace is the clock. */
const timed = new Set<SpaceId>(['hand', 'air', 'aim', 'land', 'run', 'catch', 'onward'])

/** There is time until something happens, everybody sees how much of it is left, and then it is too late. */
export const hurry: Mechanic = {
  id: 'hurry',
  verbs: ['be in time', 'be on time', 'be quick', 'beat the clock'],
  by: 'player',
  toNobody: true,
  spaces: spaceIds.filter((space) => !timed.has(space)),
  adds({ words }) {
    const seconds = [90, 45] as const
    const event = eventIn(words)
    return {
      rules: [
        { when: { after: seconds }, do: [{ show: 'warn', words: 'Too late!' }], says: `until ${event}` },
      ],
      lost: [{ when: { seconds }, says: `Too late: you only had until ${event}.` }],
    }
  },
  seen(films) {
    let counted = 0
    let late = 0
    let spared: number | undefined
    for (const { frames, status } of films) {
      const [first, last] = [frames[0], frames.at(-1)]
      if (first?.left === undefined || !last) continue
      counted = Math.max(counted, first.left)
      // It is over with the last second, and not because of anything else.
      const passed = (last.tick - first.tick) / rate
      if (status === 'lost' && Math.abs(passed - first.left) < 0.3) late++
      if (status === 'won' && last.left !== undefined) spared = Math.min(spared ?? last.left, last.left)
    }
    return late > 0 && spared !== undefined
      ? `${Math.round(counted)} seconds were counted down, and at nothing it was lost; the winner had ${Math.round(spared)} left.`
      : undefined
  },
  howTo: ({ words }) => `Hurry: you only have until ${eventIn(words)}.`,
  example: { you: 'snail', besides: { does: 'collect', whom: 'lettuce' } },
}
