import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Piece } from '../design.ts'
import { type Both, footprint } from './both.ts'
import { named } from './copies.ts'
import { boxOf, type Group, leaderOf, moved, scaledBy, socketOf, turned, wholeOf } from './group.ts'
import { filledCells, heightAt, heightMap } from './height-map.ts'
import { placeOn, settledOn } from './settle.ts'
import { longestOf, ratioOf, sizedTo } from './sizing.ts'

/** On the ground at one side, with a gap. Sides alternate. */
export function beside(anchor: Group, other: Group, proportion: number, nth: number, whole: Group): Both {
  const sized = sizedTo(
    other,
    longestOf(anchor) * ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion),
  )
  const [a, b] = [boxOf(whole), boxOf(sized)]
  const gap = 0.07 * Math.max(b.max[0] - b.min[0], 0.3 * (a.max[0] - a.min[0]))
  const x = nth % 2 === 0 ? a.max[0] + gap - b.min[0] : a.min[0] - gap - b.max[0]
  return { anchor, placed: moved(sized, [x, a.min[1] - b.min[1], middleOf(a)[2] - middleOf(b)[2]]) }
}

/** Further back, and a little to the side, so that it is seen. */
export function behind(anchor: Group, other: Group, proportion: number): Both {
  const sized = sizedTo(
    other,
    longestOf(anchor) * ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion),
  )
  const [a, b] = [boxOf(anchor), boxOf(sized)]
  const gap = 0.06 * Math.max(b.max[2] - b.min[2], a.max[2] - a.min[2])
  const side = Math.max(0, (a.max[0] - a.min[0]) * 0.3)
  return {
    anchor,
    placed: moved(sized, [
      middleOf(a)[0] + side - middleOf(b)[0],
      a.min[1] - b.min[1],
      a.min[2] - gap - b.max[2],
    ]),
  }
}

/** Under a table is room; under what fills its place down to the ground there is none, so that is lifted. */
export function under(anchor: Group, other: Group, proportion: number): Both {
  const ratio = Math.min(1.2, ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion))
  const sized = sizedTo(other, longestOf(anchor) * ratio)
  const box = boxOf(anchor)
  const bottom = heightMap(wholeOf(anchor).parts, 'bottom', box, 48)
  const [cx, , cz] = middleOf(box)
  const room = Math.min(
    ...[-0.12, 0, 0.12].flatMap((u) =>
      [-0.12, 0, 0.12].map((v) => {
        const height = heightAt(
          bottom,
          cx + u * (box.max[0] - box.min[0]),
          cz + v * (box.max[2] - box.min[2]),
        )
        return height === bottom.empty ? box.max[1] - box.min[1] : height - box.min[1]
      }),
    ),
  )
  if (room > 0.28 * (box.max[1] - box.min[1])) {
    const [wide, tall, deep] = sizeOf(boxOf(sized))
    const fit = scaledBy(
      sized,
      Math.min(
        1,
        (room * 0.92) / tall,
        ((box.max[0] - box.min[0]) * 0.8) / wide,
        ((box.max[2] - box.min[2]) * 0.95) / deep,
      ),
    )
    const now = boxOf(fit)
    const [mx, , mz] = middleOf(now)
    return { anchor, placed: moved(fit, [cx - mx, box.min[1] - now.min[1], cz - mz]) }
  }
  const now = boxOf(sized)
  const placed = moved(sized, [cx - middleOf(now)[0], box.min[1] - now.min[1], cz - middleOf(now)[2]])
  return { anchor: settledOn(placed, anchor, placeOn(placed)), placed }
}

/** Tilted by a sixth of a right angle, its foot on the ground, until it touches. */
export function leaning(anchor: Group, other: Group, proportion: number): Both {
  const sized = sizedTo(
    other,
    longestOf(anchor) * ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion),
  )
  const tilted = turned(sized, [0, 0, 16])
  const [a, b] = [boxOf(anchor), boxOf(tilted)]
  const set = moved(tilted, [
    a.max[0] - b.min[0] + 0.01,
    a.min[1] - b.min[1],
    middleOf(a)[2] - middleOf(b)[2],
  ])
  return { anchor, placed: slidTo(anchor, set) }
}

/** What stands to the right, moved nearer until the two meet: seen from the side, x takes the place of the height. */
export function slidTo(anchor: Group, set: Group): Group {
  const sideways = (group: Group) => turned(group, [0, 0, 90])
  const [wall, lean] = [sideways(anchor), sideways(set)]
  const box = { min: boxOf(lean).min, max: boxOf(lean).max }
  // Turned by 90° about z, what looks to +x looks up.
  const near = heightMap(wholeOf(lean).parts, 'bottom', box, 48)
  const far = heightMap(wholeOf(wall).parts, 'top', box, 48)
  let gap = Number.POSITIVE_INFINITY
  for (const { index, height } of filledCells(near)) {
    const other_ = far.heights[index] ?? far.empty
    if (other_ !== far.empty) gap = Math.min(gap, height - other_)
  }
  return Number.isFinite(gap) ? moved(set, [-gap - 0.004, 0, 0]) : set
}

/** Below what it hangs from, touching it, with all of it off the ground. */
export function hanging(anchor: Group, other: Group, proportion: number): Both {
  const ratio = ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion)
  const sized = sizedTo(other, longestOf(anchor) * ratio)
  const box = boxOf(anchor)
  const socket = socketOf(anchor, 'hook', 'hang')
  const bottom = heightMap(wholeOf(anchor).parts, 'bottom', box, 48)
  const cells = [...filledCells(bottom)]
  const [cx, , cz] = middleOf(box)
  // The highest underside with room for all of it below, and of those the one nearest to the middle.
  const around = footprint(sized) / 2
  const roomy = cells.map((cell) => ({
    ...cell,
    height: Math.min(
      ...cells.flatMap((other) =>
        Math.hypot(other.x - cell.x, other.z - cell.z) <= around ? [other.height] : [],
      ),
    ),
  }))
  const highest = Math.max(...roomy.map((cell) => cell.height))
  const best = roomy
    .filter((cell) => cell.height > highest - 0.12 * (box.max[1] - box.min[1]))
    .sort((a, b) => Math.hypot(a.x - cx, a.z - cz) - Math.hypot(b.x - cx, b.z - cz))[0]
  const [x, y, z] = socket?.at ?? [best?.x ?? cx, best?.height ?? box.min[1], best?.z ?? cz]
  const now = boxOf(sized)
  const [mx, , mz] = middleOf(now)
  const hook = socketOf(sized, 'hanging')
  const placed = hook
    ? moved(sized, [x - hook.at[0], y - hook.at[1], z - hook.at[2]])
    : moved(sized, [x - mx, y - now.max[1] + 0.025 * (now.max[1] - now.min[1]), z - mz])
  const low = Math.min(boxOf(placed).min[1], box.min[1])
  return { anchor: moved(anchor, [0, -low, 0]), placed: moved(placed, [0, -low, 0]) }
}

/** A ring of things around another. */
export function around(anchor: Group, other: Group, count: number, proportion: number): Both {
  const sized = sizedTo(
    other,
    longestOf(anchor) * Math.min(0.8, ratioOf(leaderOf(other).piece, leaderOf(anchor).piece, proportion)),
  )
  const [a, b] = [boxOf(anchor), boxOf(sized)]
  const [cx, , cz] = middleOf(a)
  const [mx, , mz] = middleOf(b)
  const half = Math.hypot(a.max[0] - a.min[0], a.max[2] - a.min[2]) / 2
  const own = Math.max(b.max[0] - b.min[0], b.max[2] - b.min[2])
  if (count === 1) {
    // A ring, a snake, a wreath: wide enough to go around.
    const fit = scaledBy(sized, (Math.max(a.max[0] - a.min[0], a.max[2] - a.min[2]) * 1.25) / own)
    const now = boxOf(fit)
    return {
      anchor,
      placed: moved(fit, [cx - middleOf(now)[0], a.min[1] - now.min[1], cz - middleOf(now)[2]]),
    }
  }
  const radius = Math.max(half + own * 0.6, (count * own * 1.05) / (2 * Math.PI))
  const placed = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / count
    const one = turned(moved(sized, [-mx, 0, -mz]), [0, (-angle * 180) / Math.PI + 90, 0])
    return moved(named(one, i + 1), [
      cx + Math.cos(angle) * radius,
      a.min[1] - b.min[1],
      cz + Math.sin(angle) * radius,
    ])
  })
  return { anchor, placed: placed.flat() }
}

/** Nobody sits on the end of a stick: a broom that is ridden lies, its handle ahead. */
function laidDown(group: Group): Group {
  const [wide, high, deep] = sizeOf(boxOf(group))
  return high > 2.2 * Math.max(wide, deep) ? turned(group, [90, 0, 0]) : group
}

/** Skateboards and scooters are stood on. */
const isBoard = ({ source, noun }: Piece) =>
  /board$/.test(noun) ||
  (source.by === 'archetype' && archetypes.get(source.order.archetype)?.skeleton === 'board')

/** Whoever rides sits on the back, the seat or the top of what is ridden. */
export function riding(rider: Group, upright: Group, proportion: number): Both {
  const mount = laidDown(upright)
  const ratio = ratioOf(leaderOf(rider).piece, leaderOf(mount).piece, proportion)
  // Nobody rides what is much smaller than they are, and who sits is not as tall as who stands.
  const stands = isBoard(leaderOf(mount).piece)
  const sits = socketOf(rider, 'seat') && !stands ? 0.78 : 1
  const sized = sizedTo(rider, longestOf(mount) * Math.min(1.1, Math.max(0.35, ratio * sits)))
  const place = placeOn(mount, leaderOf(mount).shape.sockets.seat ? 'seat' : 'back')
  const seat = stands ? undefined : socketOf(sized, 'seat', 'base')
  if (!seat) return { anchor: mount, placed: settledOn(mount, sized, place) }
  return {
    anchor: mount,
    placed: moved(sized, [place.x - seat.at[0], place.height - seat.at[1], place.z - seat.at[2]]),
  }
}
