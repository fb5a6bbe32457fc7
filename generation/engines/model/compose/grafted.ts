import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Both } from './both.ts'
import { boxOf, type Group, leaderOf, moved, scaledBy, socketOf, turned } from './group.ts'
import { longestOf } from './sizing.ts'

/** Where a part grows, by its name: on the same place of whoever has it now. */
const places: [part: RegExp, grows: 'head' | 'mouth' | 'neck' | 'tail' | 'back' | 'wing'][] = [
  [/wing/, 'wing'],
  [/tail/, 'tail'],
  [/tusk|beak/, 'mouth'],
  [/mane/, 'neck'],
  [/shell|fin/, 'back'],
]

/** A part of another creature, put where it grows: as large beside the new owner as it was beside the old one. */
export function grafted(anchor: Group, part: Group): Both {
  const { piece } = leaderOf(part)
  const name = piece.source.by === 'archetype' ? (piece.source.only ?? '') : ''
  const grows = places.find(([words]) => words.test(name))?.[1] ?? 'head'
  if (grows === 'wing') return { anchor, placed: winged(anchor, part) }
  if (grows === 'tail') return { anchor, placed: tailed(anchor, part) }
  if (grows === 'back') return { anchor, placed: onBack(anchor, part) }
  const [own, other] = [socketOf(part, grows, 'head'), socketOf(anchor, grows, 'head', 'top')]
  const fit = scaledBy(
    part,
    own && other ? (other.radius / own.radius) * piece.size : longestOf(anchor) / longestOf(part) / 3,
  )
  const from = socketOf(fit, grows, 'head')?.at ?? footOf(fit)
  const box = boxOf([leaderOf(anchor)])
  const to = other?.at ?? [middleOf(box)[0], box.max[1], middleOf(box)[2]]
  const sunk = 0.02 * longestOf(fit)
  return { anchor, placed: moved(fit, [to[0] - from[0], to[1] - from[1] - sunk, to[2] - from[2]]) }
}

const footOf = (group: Group): Vec3 => {
  const box = boxOf(group)
  return [middleOf(box)[0], box.min[1], middleOf(box)[2]]
}

/** Whoever is taller than long stands upright, and what lay along a back hangs behind it. */
function isUpright(group: Group): boolean {
  const [, tall, deep] = sizeOf(boxOf([leaderOf(group)]))
  return tall > 1.25 * deep
}

/** Where wings and shells are on a body: on its back, and inside of what has none. */
function backOf(anchor: Group): Vec3 {
  const box = boxOf([leaderOf(anchor)])
  const back = socketOf(anchor, 'back')
  const [x, , z] = middleOf(box)
  return back?.at ?? [x, box.min[1] + 0.6 * (box.max[1] - box.min[1]), z]
}

/** By their roots, which are where the two sides meet. */
function winged(anchor: Group, part: Group): Group {
  const [, tall, deep] = sizeOf(boxOf(part))
  const stands = isUpright(anchor) && deep > tall ? turned(part, [-90, 0, 0]) : part
  const [wide] = sizeOf(boxOf(stands))
  const span = (isUpright(anchor) ? 1.05 : 1.35) * longestOf(anchor) * leaderOf(part).piece.size
  // Broad wings are no longer than the body.
  const [, , long] = sizeOf(boxOf(stands))
  const fit = scaledBy(
    stands,
    Math.min(span / Math.max(1e-6, wide), (0.75 * longestOf(anchor)) / Math.max(1e-6, long)),
  )
  const root = rootOf(fit, ([x]) => -Math.abs(x - middleOf(boxOf(fit))[0]))
  const [x, y, z] = backOf(anchor)
  const sunk = 0.03 * longestOf(anchor)
  const into: Vec3 = isUpright(anchor) ? [0, 0, sunk] : [0, -sunk, 0]
  return moved(fit, [x - middleOf(boxOf(fit))[0], y - root[1] + into[1], z - root[2] + into[2]])
}

function tailed(anchor: Group, part: Group): Group {
  const length = (isUpright(anchor) ? 0.42 : 0.5) * longestOf(anchor) * leaderOf(part).piece.size
  const fit = scaledBy(part, length / Math.max(1e-6, longestOf(part)))
  const root = rootOf(fit, ([, , z]) => z)
  const [x, y, z] = rearOf(anchor)
  return moved(fit, [x - root[0], y - root[1], z - root[2] + 0.14 * longestOf(fit)])
}

/** Where a body ends behind, above the legs. */
function rearOf(anchor: Group): Vec3 {
  const { shape } = leaderOf(anchor)
  const box = boxOf([leaderOf(anchor)])
  const [cx] = middleOf(box)
  const seat = shape.sockets.seat
  const tall = box.max[1] - box.min[1]
  const at = seat
    ? seat.at[1] + 0.05 * tall
    : (shape.sockets.back?.at[1] ?? box.min[1] + 0.6 * tall) - 0.1 * tall
  let best: Vec3 = [cx, at, box.max[2]]
  for (const { solid } of shape.parts)
    for (let i = 0; i < solid.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = solid.positions.subarray(i, i + 3)
      if (Math.abs(y - at) < 0.05 * tall && Math.abs(x - cx) < 0.15 * tall && z < best[2]) best = [cx, at, z]
    }
  return best
}

/** A shell lies over the back, a fin stands on it. */
function onBack(anchor: Group, part: Group): Group {
  const upright = isUpright(anchor) ? turned(part, [-90, 0, 0]) : part
  const [wide, , deep] = sizeOf(boxOf([leaderOf(anchor)]))
  const [ownWide, , ownDeep] = sizeOf(boxOf(upright))
  const goal = isUpright(anchor) ? wide * 0.9 : Math.max(wide * 1.1, deep * 0.55)
  const fit = scaledBy(
    upright,
    (goal * leaderOf(part).piece.size) /
      Math.max(1e-6, isUpright(anchor) ? ownWide : Math.max(ownWide, ownDeep)),
  )
  const box = boxOf(fit)
  const [mx, my, mz] = middleOf(box)
  const [x, y, z] = backOf(anchor)
  return isUpright(anchor)
    ? moved(fit, [x - mx, y - my, z - box.max[2] + 0.35 * (box.max[2] - box.min[2])])
    : moved(fit, [x - mx, y - box.min[1] - 0.35 * (box.max[1] - box.min[1]), z - mz])
}

/** The middle of those places of a part that lie farthest to one end. */
function rootOf(group: Group, far: (at: Vec3) => number): Vec3 {
  const all: { at: Vec3; far: number }[] = []
  for (const { solid } of group.flatMap(({ shape }) => shape.parts))
    for (let i = 0; i < solid.positions.length; i += 3) {
      const at: Vec3 = [solid.positions[i] ?? 0, solid.positions[i + 1] ?? 0, solid.positions[i + 2] ?? 0]
      all.push({ at, far: far(at) })
    }
  all.sort((a, b) => b.far - a.far)
  const end = all.slice(0, Math.max(3, Math.ceil(all.length * 0.05)))
  const mean = (k: 0 | 1 | 2) => end.reduce((sum, { at }) => sum + at[k], 0) / Math.max(1, end.length)
  return [mean(0), mean(1), mean(2)]
}
