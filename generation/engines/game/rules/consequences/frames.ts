import { holds } from '@makebelieve/kit/core/input'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all, gap } from '../observe.ts'

/** What is asked of single frames: who is meant, what is pressed, how much can be seen. */

export const meant = (frame: Frame, whom: string, you: string): Seen[] =>
  whom === 'others'
    ? [...frame.bodies.values()].filter(({ cast }) => cast !== you)
    : [...all(frame, whom === 'player' ? you : whom)]

export const pressed = ({ input }: Frame) =>
  holds(input.held, 'a') || holds(input.held, 'b') || input.pointer?.down === true

const sparing = Math.round(1.5 * perSecond)

/** Whoever was hurt a moment ago cannot be hurt. */
export function isSpared({ frames }: Pick<Film, 'frames'>, at: number): boolean {
  const now = frames[at - 1]
  return (
    now !== undefined && frames.slice(Math.max(0, at - sparing), at).some(({ lives }) => lives > now.lives)
  )
}

/** Whether those who are far away can be seen. */
export function isLitUp({ bodies }: Frame, you: string): boolean {
  const all = [...bodies.values()]
  const me = all.find(({ cast }) => cast === you)
  const far = all.filter((one) => me !== undefined && gap(one, me) > 300)
  return far.length > 0 && far.every(({ inSight }) => inSight)
}
