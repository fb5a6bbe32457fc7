import type { TermOf } from '../../../../brief/terms.ts'
import { all, gap, isAt, keyOf, lasting, nearness, paceOf, turned } from '../observe.ts'
import type { Played } from './steps.ts'

/** Each that changed was touched by the player or by one that had changed; those went for the others, and none changed back. */
export function seenJoining({ whom }: TermOf<'joining'>, { films, you }: Played): string | undefined {
  const joined = new Map<string, string>()
  let mine = 0
  let theirs = 0
  for (const { film, before, was, is } of turned(films, whom)) {
    const key = keyOf(film, is)
    const isByThem = all(before, whom).some(
      (one) => joined.has(keyOf(film, one)) && one.id !== was.id && nearness(one, was) < 1.7,
    )
    if (joined.has(key) || is.cast !== whom || !(isByThem || isAt(before, you, was, 1.9))) return undefined
    joined.set(key, is.state)
    isByThem ? theirs++ : mine++
  }
  let towards = 0
  let moments = 0
  for (const { film, before, was, is } of lasting(films, whom)) {
    const side = joined.get(keyOf(film, was))
    if (side === undefined || was.state !== side || paceOf(was, is) < 15) continue
    const [other] = all(before, whom)
      .filter(({ state }) => state !== side)
      .sort((one, two) => gap(one, was) - gap(two, was))
    if (!other || nearness(other, was) < 1.2) continue
    moments++
    if ((other.x - was.x) * (is.x - was.x) + (other.y - was.y) * (is.y - was.y) > 0) towards++
  }
  return mine > 0 && theirs > 0 && moments > 20 && towards > moments * 0.75
    ? `${mine} were touched by the player and ${theirs} by those who had been touched before; these went for the others in ${towards} of ${moments} moments, and none changed sides again.`
    : undefined
}
