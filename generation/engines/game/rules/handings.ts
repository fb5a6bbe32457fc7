import { type Film, perSecond, type Seen } from './film.ts'
import { all, type Change, changes, isOnStage, nearness } from './observe.ts'

/** Something that was let go of beside somebody: what it was, and whom one had in mind, before and after. */
export type Handing = { at: Change; load: Seen; whom: Seen; now: Seen | undefined }

/** Whatever the player had in hand and then no more, right beside one of those, or of any who are never carried themselves. */
export function handings(films: readonly Film[], you: string, among?: readonly string[]): Handing[] {
  const moments = changes(films)
  const found: Handing[] = []
  const carried = new Set<string>()
  for (const at of moments) {
    const [me] = all(at.before, you)
    if (!me) continue
    for (const load of at.before.bodies.values()) {
      if (load.carrier !== me.id) continue
      carried.add(load.cast)
      if (at.after.bodies.get(load.id)?.carrier === me.id) continue
      const [whom] = [...at.before.bodies.values()]
        .filter(
          (one) => one.id !== me.id && one.cast !== load.cast && (among?.includes(one.cast) ?? !carried.has(one.cast)),
        )
        .filter((one) => nearness(one, me) < 2)
        .sort((one, other) => nearness(one, me) - nearness(other, me))
      if (whom) found.push({ at, load, whom, now: at.after.bodies.get(whom.id) })
    }
  }
  return found.filter(({ whom }) => among !== undefined || !carried.has(whom.cast))
}

export const outcomeOf = ({ now }: Pick<Handing, 'now'>): string => now?.state ?? 'gone'

/** What is seen of somebody in the seconds after a moment; nothing where it is there no longer. */
export function afterwards(films: readonly Film[], { at, whom }: Handing, seconds: number): (Seen | undefined)[] {
  const frames = films[at.film]?.frames ?? []
  const from = frames.indexOf(at.after)
  return frames.slice(from, from + Math.round(seconds * perSecond)).map(({ bodies }) => bodies.get(whom.id))
}

/** Whether what became of somebody lasts: it did not run away over it. */
export function staysSo(films: readonly Film[], one: Handing): boolean {
  if (!one.now) return true
  const { state } = one.now
  return afterwards(films, one, 4).every((seen) => seen?.state === state && isOnStage(seen))
}
