import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { doingOf } from '../read/doings.ts'
import type { Both } from './both.ts'
import { named } from './copies.ts'
import { boxOf, type Group, grounded, leaderOf, moved, socketOf, turned } from './group.ts'
import { on } from './on.ts'
import { slidTo } from './place.ts'
import { longestOf, ratioOf, sizedTo } from './sizing.ts'

const beside = (group: Group, degrees: number): Group =>
  turned(group, [0, degrees, 0], middleOf(boxOf(group)))

const sizedFor = (anchor: Group, other: Group, proportion: number): Group =>
  sizedTo(other, longestOf(anchor) * ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion))

/** Fronts look along +z; turned by this they look to the right. */
const toTheRight = 90

/** Who does it looks at what it is done to: near it, or touching it; that looks back, goes away, or lies there. */
export function towards(anchor: Group, other: Group, proportion: number, says: string): Both {
  const { touching, other: then } = doingOf(says) ?? {}
  const doer = beside(anchor, toTheRight)
  const sized = sizedFor(anchor, other, proportion)
  const turn = then === 'back' ? -toTheRight : then === 'away' ? toTheRight : 0
  const facing = beside(sized, turn)
  const done = then === 'fallen' ? turned(facing, [0, 0, -88], middleOf(boxOf(facing))) : facing
  const [a, b] = [boxOf(doer), boxOf(done)]
  const gap = Math.max(0.12, then === 'away' ? 0.35 : 0) * Math.max(a.max[0] - a.min[0], b.max[0] - b.min[0])
  const placed = moved(done, [
    a.max[0] + gap - b.min[0],
    a.min[1] - b.min[1],
    middleOf(a)[2] - middleOf(b)[2],
  ])
  return { anchor: doer, placed: touching ? slidTo(doer, placed) : placed }
}

/** Who pulls goes ahead, and what is pulled comes after; where a line runs between them there is room for it. */
export function ahead(anchor: Group, other: Group, proportion: number, isLined: boolean): Both {
  const doer = beside(anchor, toTheRight)
  const pulled = beside(sizedFor(anchor, other, proportion), toTheRight)
  const [a, b] = [boxOf(doer), boxOf(pulled)]
  const room = isLined ? 0.45 * Math.max(a.max[1] - a.min[1], b.max[0] - b.min[0]) : 0
  const at = moved(pulled, [a.min[0] - room - b.max[0], a.min[1] - b.min[1], middleOf(a)[2] - middleOf(b)[2]])
  if (isLined) return { anchor: doer, placed: at }
  const half = turned(at, [0, 180, 0])
  return { anchor: doer, placed: turned(slidTo(turned(doer, [0, 180, 0]), half), [0, -180, 0]) }
}

/** Over it, with air between. */
export function above(anchor: Group, upper: Group, proportion: number, seed: number, count: number): Both {
  const { anchor: lower, placed } = on(anchor, upper, { count, proportion, seed })
  const [, tall] = sizeOf(boxOf(placed))
  return { anchor: lower, placed: moved(placed, [0, Math.max(0.3 * tall, 0.22 * longestOf(lower)), 0]) }
}

/** The point first, a third of it in what it is stuck in. */
export function stuckIn(anchor: Group, other: Group, proportion: number, seed: number, count: number): Both {
  const upright = pointingDown(other)
  const { anchor: lower, placed } = on(anchor, upright, { count, proportion, seed, stands: true })
  const [wide, tall, deep] = sizeOf(boxOf([leaderOf(placed)]))
  const [, room] = sizeOf(boxOf(lower))
  const needed = Math.max(wide, deep) * 0.2
  return { anchor: lower, placed: moved(placed, [0, -Math.min(0.3 * tall, Math.max(needed, 0.6 * room)), 0]) }
}

/** What is long stands on its end, the one that it is held by on top. */
function pointingDown(group: Group): Group {
  const [wide, tall, deep] = sizeOf(boxOf([leaderOf(group)]))
  const raised =
    wide > tall * 1.4 && wide >= deep
      ? turned(group, [0, 0, 90])
      : deep > tall * 1.4
        ? turned(group, [90, 0, 0])
        : group
  const grip = socketOf(raised, 'handle', 'grip', 'hand')
  const box = boxOf(raised)
  if (!grip || grip.at[1] > middleOf(box)[1]) return raised
  return turned(raised, [180, 0, 0], middleOf(box))
}

/** Two copies that look at each other, with room for a rope between them. */
export function faceToFace(group: Group): Group {
  const one = grounded(group)
  const [wide, , deep] = sizeOf(boxOf(one))
  const far = 0.9 * Math.max(wide, deep) + deep / 2
  return [
    ...moved(named(beside(one, toTheRight), 1), [-far, 0, 0]),
    ...moved(named(beside(one, -toTheRight), 2), [far, 0, 0]),
  ]
}
