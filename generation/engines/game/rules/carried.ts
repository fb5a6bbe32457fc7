import { type Film, perSecond } from './film.ts'
import { all, changes } from './observe.ts'

/** How high each strip is that is looked at. */
const strip = 40
/** Nearer to the rim nobody is carried any further. */
const rim = 70

/** At which heights somebody got further to one side than by its own speed, how fast, and at how many of them to both, which no stream does. */
export function carriedAt(
  films: readonly Film[],
  whom: string,
): { left: number; right: number; both: number; pace: number; at(y: number): 'left' | 'right' | undefined } {
  const drifts = new Map<number, { left: number; right: number }>()
  let way = 0
  let moments = 0
  for (const { before, after } of changes(films)) {
    const [was] = all(before, whom)
    const [is] = all(after, whom)
    if (!was || !is || was.x < rim || was.x > 960 - rim || is.x < rim || is.x > 960 - rim) continue
    // Only who keeps its own speed tells how much more it moved than that; nor does anybody fly so fast who is put elsewhere.
    const across = (is.x - was.x) * perSecond - (was.vx + is.vx) / 2
    if (Math.abs(was.vx - is.vx) > 12 || Math.abs(across) > 300 || Math.abs(across) < 45) continue
    const height = Math.floor(was.y / strip)
    const drift = drifts.get(height) ?? { left: 0, right: 0 }
    if (across < 0) drift.left++
    else drift.right++
    drifts.set(height, drift)
    way += Math.abs(across)
    moments++
  }
  const of = [...drifts.values()].filter(({ left, right }) => left + right > 3)
  return {
    left: of.filter(({ left, right }) => left > right * 4).length,
    right: of.filter(({ left, right }) => right > left * 4).length,
    // Where one strip ends and the next begins, both are seen.
    both: of.filter(({ left, right }) => left <= right * 4 && right <= left * 4).length,
    pace: Math.round(way / Math.max(1, moments)),
    at(y) {
      const { left = 0, right = 0 } = drifts.get(Math.floor(y / strip)) ?? {}
      return left > right * 4 ? 'left' : right > left * 4 ? 'right' : undefined
    },
  }
}
