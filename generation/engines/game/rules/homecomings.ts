import type { Film } from './film.ts'
import { all, gap, keyOf, lasting, nearness, vanished } from './observe.ts'

/** How often something of `cast` that was far from whoever has it came back into its hands, and how often it was gone elsewhere. */
export function homecomings(
  films: readonly Film[],
  who: string,
  cast: string,
): { returned: number; lost: number } {
  const far = new Set<string>()
  for (const { film, after, is } of lasting(films, cast))
    if (all(after, who).some((me) => gap(me, is) > 130)) far.add(keyOf(film, is))
  const gone = vanished(films, cast).filter(({ film, body }) => far.has(keyOf(film, body)))
  const returned = gone.filter(({ before, body }) => all(before, who).some((me) => nearness(me, body) < 2.4))
  return { returned: returned.length, lost: gone.length - returned.length }
}
