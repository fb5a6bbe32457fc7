import { holds } from '@makebelieve/kit/core/input'
import type { Frame, Seen } from '../film.ts'
import { all, gap } from '../observe.ts'

/** What is asked of single frames: who is meant, what is pressed, how much can be seen. */

export const meant = (frame: Frame, whom: string, you: string): Seen[] =>
  whom === 'others'
    ? [...frame.bodies.values()].filter(({ cast }) => cast !== you)
    : [...all(frame, whom === 'player' ? you : whom)]

export const pressed = ({ input }: Frame) =>
  holds(input.held, 'a') || holds(input.held, 'b') || input.pointer?.down === true

/** Whether those who are far away can be seen. */
export function isLitUp({ bodies }: Frame, you: string): boolean {
  const all = [...bodies.values()]
  const me = all.find(({ cast }) => cast === you)
  const far = all.filter((one) => me !== undefined && gap(one, me) > 300)
  return far.length > 0 && far.every(({ inSight }) => inSight)
}
