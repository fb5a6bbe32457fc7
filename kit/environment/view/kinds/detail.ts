import type { Place } from '../../scene.ts'

/** One copy of a kind, as far as its detail is concerned. */
export type Detailed = {
  at: Place
  /** From here on few triangles are enough, in metres. */
  farFrom: number
  /** Its longest side, in metres. */
  size: number
  near: number
  far: number
}

export type Detail = 'near' | 'far' | 'none'

type DetailOrder = {
  items: readonly Detailed[]
  eye: Place
  /** Where the eye looks, as a Pose. */
  yaw: number
  /** Triangles there are for all that the eye can see. */
  triangles: number
  /** Beside usual (1): how far things keep their detail. */
  reach: number
  /** Where fog has swallowed everything, in metres. */
  lost: number
}

/** Smaller than this share of its distance nobody sees it. */
const smallest = 1 / 420
/** The share of the triangles that is enough to show everything somehow: beyond it the smallest are left out. */
const mostForFar = 0.6

/**
 * How many triangles each copy is drawn with: the nearest get theirs first, until the budget is used up. What is behind the
 * eye does not count, but is ready for it to turn around.
 */
export function chooseDetail({ items, eye, yaw, triangles, reach, lost }: DetailOrder): Detail[] {
  const [aheadX, aheadZ] = [-Math.sin(yaw), -Math.cos(yaw)]
  const ranked = items.map((item, index) => {
    const [x, y, z] = [item.at[0] - eye[0], item.at[1] - eye[1], item.at[2] - eye[2]]
    const metres = Math.hypot(x, y, z)
    const isLost = metres - item.size > lost || item.size < metres * smallest
    const isSeen = x * aheadX + z * aheadZ > -item.size - 6
    return {
      item,
      index,
      isLost,
      isSeen,
      share: metres / (item.farFrom * reach),
      shows: item.size / Math.max(1, metres),
    }
  })
  const chosen: Detail[] = ranked.map(({ isLost }) => (isLost ? 'none' : 'far'))
  let used = 0
  for (const { item, index, isSeen } of ranked.toSorted((one, other) => other.shows - one.shows)) {
    if (!isSeen || chosen[index] === 'none') continue
    if (used + item.far > triangles * mostForFar) chosen[index] = 'none'
    else used += item.far
  }
  for (const { item, index, isSeen, share } of ranked.toSorted((one, other) => one.share - other.share)) {
    if (share >= 1) break
    const more = isSeen ? item.near - item.far : 0
    if (chosen[index] !== 'far' || used + more > triangles) continue
    used += more
    chosen[index] = 'near'
  }
  return chosen
}
