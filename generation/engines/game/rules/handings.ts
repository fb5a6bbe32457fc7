import { type Film, perSecond, type Seen } from './film.ts'
import { all, type Change, changesToTheEnd, isOnStage, nearness } from './observe.ts'

/** Something that was let go of beside somebody: what it was, and whom one had in mind, before and after. */
export type Handing = { at: Change; load: Seen; whom: Seen; now: Seen | undefined }

/** Whatever the player had in hand and then no more, right beside one of those, or of any who are never carried themselves. */
export function handings(films: readonly Film[], you: string, among?: readonly string[]): Handing[] {
  const found: Handing[] = []
  const carried = new Set<string>()
  for (const at of changesToTheEnd(films)) {
    const [me] = all(at.before, you)
    if (!me) continue
    for (const load of at.before.bodies.values()) {
      if (load.carrier !== me.id) continue
      carried.add(load.cast)
      if (at.after.bodies.get(load.id)?.carrier === me.id) continue
      const [whom] = [...at.before.bodies.values()]
        .filter(
          ({ id, cast }) =>
            id !== me.id && cast !== load.cast && (among?.includes(cast) ?? !carried.has(cast)),
        )
        .filter((one) => nearness(one, me) < 2)
        .sort((one, other) => nearness(one, me) - nearness(other, me))
      if (whom) found.push({ at, load, whom, now: at.after.bodies.get(whom.id) })
    }
  }
  return found.filter(({ whom }) => among !== undefined || !carried.has(whom.cast))
}

export const outcomeOf = ({ now }: Pick<Handing, 'now'>): string => now?.state ?? 'gone'

/** What is seen of somebody in the seconds after a moment, as long as the game goes on; nothing where it is there no longer. */
export function afterwards(
  films: readonly Film[],
  { at, whom }: Handing,
  seconds: number,
): (Seen | undefined)[] {
  const frames = films[at.film]?.frames ?? []
  const from = frames.indexOf(at.after)
  if (from < 0) return []
  return frames.slice(from, from + Math.round(seconds * perSecond)).map(({ bodies }) => bodies.get(whom.id))
}

/** Those that were taken: whom they were for is another then, and stays so. Who runs away over it, or comes round again, did not take it. */
export function takenAmong(films: readonly Film[], tries: readonly Handing[]): Set<Handing> {
  const kept = new Set<string>()
  const lost = new Set<string>()
  for (const one of tries) {
    const { now } = one
    if (!now || now.state === one.whom.state) continue
    const after = afterwards(films, one, 6)
    const isSo = after.every((seen) => seen?.state === now.state && isOnStage(seen))
    if (!isSo) lost.add(now.state)
    else if (after.length > 2 * perSecond) kept.add(now.state)
  }
  // Who stays the same has taken what is gone then, and not what is given back.
  const isSame = ({ now, whom }: Handing) => now?.state === whom.state
  const fickle = new Set(tries.flatMap((one) => (isSame(one) ? [] : [one.whom.state])))
  return new Set(
    tries.filter((one) => {
      const { now, whom, load, at } = one
      if (!now) return true
      if (isSame(one)) return !fickle.has(whom.state) && !at.after.bodies.has(load.id)
      return kept.has(now.state) && !lost.has(now.state)
    }),
  )
}
