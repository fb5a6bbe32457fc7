import type { Cover, Scene } from '../../scene.ts'
import { tuftOf } from './tuft-geometry.ts'

/** A square of a cover that goes along with the eye: pieces that leave it at one side come in at the other. */
export type CoverPatch = {
  cover: Cover
  /** Metres a side. */
  size: number
  /** From near with all its leaves, or from afar. */
  fine: boolean
  count: number
  triangles: number
}

/** Pieces on a square metre at usual density, and how wide the fine patch is, in metres. */
const habits: Record<Cover['kind'], { perMetre: number; size: number; goesFar: boolean }> = {
  grass: { perMetre: 9, size: 24, goesFar: true },
  'tall-grass': { perMetre: 6, size: 26, goesFar: true },
  wheat: { perMetre: 9, size: 24, goesFar: true },
  flowers: { perMetre: 2.6, size: 32, goesFar: true },
  reeds: { perMetre: 3, size: 40, goesFar: false },
  clover: { perMetre: 5, size: 18, goesFar: false },
  pebbles: { perMetre: 2.2, size: 26, goesFar: false },
  leaves: { perMetre: 4, size: 24, goesFar: false },
  seaweed: { perMetre: 0.8, size: 36, goesFar: false },
  'snow-tufts': { perMetre: 0.5, size: 40, goesFar: false },
}

/** The far patch is this much wider, and its pieces are fewer and larger. */
export const farTimes = 3

/** Triangles for all covers together. */
export const coverTriangles = 80_000

/** How many pieces of each cover there are: as many as it should have, as long as all of them stay within the budget. */
export function coverPatches(scene: Pick<Scene, 'covers' | 'ground'>): CoverPatch[] {
  if (scene.ground.isVoid) return []
  const patches = scene.covers.flatMap((cover): CoverPatch[] => {
    const { perMetre, size, goesFar } = habits[cover.kind]
    const density = Math.min(2, Math.max(0.1, cover.density))
    const patch = (fine: boolean, wide: number, each: number): CoverPatch => {
      const count = Math.round(each * density * wide * wide)
      return {
        cover,
        size: wide,
        fine,
        count,
        triangles: count * (tuftOf(cover.kind, fine).triangles.length / 3),
      }
    }
    const near = patch(true, size, perMetre)
    return goesFar ? [near, patch(false, size * farTimes, perMetre / 7)] : [near]
  })
  const wanted = patches.reduce((sum, { triangles }) => sum + triangles, 0)
  const share = Math.min(1, coverTriangles / Math.max(1, wanted))
  return patches.map((patch) => ({
    ...patch,
    count: Math.floor(patch.count * share),
    triangles: Math.floor(patch.triangles * share),
  }))
}
