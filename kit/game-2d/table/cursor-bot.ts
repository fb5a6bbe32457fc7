import { bitOf } from '../../core/input.ts'
import { centreOf, neighbour } from '../../game/among-choices.ts'
import type { Choice } from '../../game/rules.ts'
import { choiceUnder } from '../../game/second-cursor.ts'
import type { World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'

const arrows = ['left', 'right', 'up', 'down'] as const

/**
 * For bots that play the second part as well: the buttons of the second player that bring their cursor to a choice
 * and pick it there, one press at a time.
 */
export function secondTo<W extends World>(genre: Genre<W>, world: W, id: string): number {
  // A press must be let go of before it counts again.
  if (world.beforeSecond !== 0) return 0
  const choices = genre.choices?.(world) ?? []
  const here = choiceUnder(choices, world.cursor)
  if (!here || !world.cursor) return bitOf('right')
  if (here.id === id) return bitOf('a')
  // A whole board has no corners to go around: there the straight way does, and a search would take long.
  if (choices.length > 24) return straightTo(choices, here, id)
  const first = new Map<string, number>([[here.id, 0]])
  const waiting = [here]
  for (const from of waiting)
    for (const arrow of arrows) {
      const next = neighbour(choices, from, arrow)
      if (!next || first.has(next.id)) continue
      first.set(next.id, first.get(from.id) || bitOf(arrow))
      waiting.push(next)
    }
  return first.get(id) ?? 0
}

function straightTo(choices: Choice[], here: Choice, id: string): number {
  const target = choices.find((choice) => choice.id === id)
  if (!target) return 0
  const far = (one: Choice) =>
    Math.hypot(centreOf(one).x - centreOf(target).x, centreOf(one).y - centreOf(target).y)
  const steps = arrows.map((arrow) => ({ arrow, next: neighbour(choices, here, arrow) ?? here }))
  const best = steps.reduce((one, other) => (far(other.next) < far(one.next) ? other : one))
  return bitOf(best.arrow)
}
