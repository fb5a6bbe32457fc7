import { type Box, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOf, type Group, leaderOf, wholeOf } from './group.ts'
import { heightAt, heightMap, type Plateau } from './height-map.ts'

/**
 * Where on a surface there is room for one more: nearest to the middle, all of its foot on the surface, and nothing else there.
 * Nothing where it is full.
 */
export function freeSpot(anchor: Group, one: Group, place: Plateau): { x: number; z: number } | undefined {
  const leader = leaderOf(anchor)
  const [wide, , deep] = sizeOf(boxOf(one))
  const [footWide, footDeep] = footOf(one)
  const top = heightMap(leader.shape.parts, 'top', boxOf([leader]), 72)
  const level = levelOf(anchor)
  const others = standingOn(anchor, place)
  const carries = (x: number, z: number) =>
    foot.every(([u, v]) => {
      const height = heightAt(top, x + (u * footWide) / 2, z + (v * footDeep) / 2)
      return height !== top.empty && Math.abs(height - place.height) < level
    })
  const isFree = (x: number, z: number) =>
    others.every(
      ({ min, max }) =>
        x + gap * wide < min[0] ||
        x - gap * wide > max[0] ||
        z + gap * deep < min[2] ||
        z - gap * deep > max[2],
    )
  const [halfX, halfZ] = place.half ?? [place.reach, place.reach]
  let best: { x: number; z: number; far: number } | undefined
  for (let i = -steps; i <= steps; i++)
    for (let j = -steps; j <= steps; j++) {
      const [x, z] = [place.x + (i / steps) * halfX, place.z + (j / steps) * halfZ]
      const far = Math.hypot(i, j)
      if ((best && far >= best.far) || !isFree(x, z) || !carries(x, z)) continue
      best = { x, z, far }
    }
  return best && { x: best.x, z: best.z }
}

const steps = 9
/** Half of it, and a little air. */
const gap = 0.54
/** Where its foot has to be carried: in the middle and towards the corners. */
const foot: [number, number][] = [
  [0, 0],
  [0.6, 0.6],
  [0.6, -0.6],
  [-0.6, 0.6],
  [-0.6, -0.6],
]

/** How wide and deep it is where it stands: leaves reach further than their pot. */
function footOf(group: Group): [wide: number, deep: number] {
  const box = boxOf(group)
  const most = box.min[1] + 0.12 * (box.max[1] - box.min[1])
  const [xs, zs]: [number[], number[]] = [[], []]
  for (const { positions } of wholeOf(group).parts.map(({ solid }) => solid))
    for (let i = 0; i < positions.length; i += 3) {
      if ((positions[i + 1] ?? 0) > most) continue
      xs.push(positions[i] ?? 0)
      zs.push(positions[i + 2] ?? 0)
    }
  const across = (all: number[]) =>
    all.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY) -
    all.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return [across(xs), across(zs)]
}

/** What still counts as the same height. */
const levelOf = (anchor: Group): number => Math.max(0.02, 0.05 * sizeOf(boxOf([leaderOf(anchor)]))[1])

/** The boxes of what stands there already. */
export function standingOn(anchor: Group, place: Plateau): Box[] {
  const level = levelOf(anchor)
  return anchor
    .slice(1)
    .map((member) => boxOf([member]))
    .filter(({ min }) => min[1] > place.height - 2 * level && min[1] < place.height + 4 * level)
}
