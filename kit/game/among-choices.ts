import type { Button } from '../core/input.ts'
import type { Choice } from './rules.ts'

export const isOpen = (choice: Choice) => !choice.disabled

export const centreOf = ({ x, y, width, height }: Choice) => ({ x: x + width / 2, y: y + height / 2 })

/** The open choice that lies nearest to a point. */
export function nearestChoice(choices: Choice[], to: { x: number; y: number }): Choice | undefined {
  const far = (choice: Choice) => Math.hypot(centreOf(choice).x - to.x, centreOf(choice).y - to.y)
  return choices.filter(isOpen).sort((one, other) => far(one) - far(other))[0]
}

/**
 * The nearest open choice in a direction; what lies aside counts as farther than what lies ahead. Where nothing lies
 * ahead, it goes around to the far side.
 */
export function neighbour(choices: Choice[], from: Choice, direction: Button): Choice | undefined {
  const sideways = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const start = centreOf(from)
  const measured = choices
    .filter((choice) => isOpen(choice) && choice.id !== from.id)
    .map((choice) => {
      const { x, y } = centreOf(choice)
      const ahead = sign * (sideways ? x - start.x : y - start.y)
      return { choice, ahead, aside: Math.abs(sideways ? y - start.y : x - start.x) }
    })
  const score = ({ ahead, aside }: { ahead: number; aside: number }) => ahead + aside * 2.5
  const before = measured.filter(({ ahead }) => ahead > 1).sort((one, other) => score(one) - score(other))
  if (before[0]) return before[0].choice
  // Around the edge only within the same row or column: a jump across the table would be a surprise.
  const reach = (sideways ? from.height : from.width) / 2
  const behind = measured.filter(({ ahead, aside }) => ahead < -1 && aside <= reach)
  return behind.sort((one, other) => one.ahead - other.ahead)[0]?.choice
}
