import { middleOf } from '@makebelieve/shapes/geometry/solid'
import { tube } from '@makebelieve/shapes/geometry/solids'
import { add, length, subtract, times, type Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Material } from '@makebelieve/shapes/materials/material'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import type { Group, Member } from './group.ts'

/** A rope from one thing to another, a little slack: it ends inside of both, so that it is fast there. */
export function lineBetween(one: Member, other: Member, material: Material): Shape {
  const [from, to] = [tiedAt(one, other), tiedAt(other, one)]
  const far = length(subtract(to, from))
  const sag = Math.min(0.12 * far, 0.6 * Math.min(from[1], to[1]))
  const path = Array.from({ length: 9 }, (_, i): Vec3 => {
    const way = i / 8
    const [x, y, z] = add(times(from, 1 - way), times(to, way))
    return [x, y - 4 * sag * way * (1 - way), z]
  })
  const solid = tube(path, Math.max(0.012 * far, 0.006 * longestOf(one)), { corners: 8, smooth: 3 })
  return { parts: [{ name: 'line', solid, rest: solid.positions, material }], sockets: {}, joints: [] }
}

const longestOf = ({ shape }: Member) => {
  const { min, max } = boxOfShape(shape)
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2])
}

/** Hands hold it, necks and mouths are tied to it, and of all else the point of its surface that is nearest to its middle height. */
function tiedAt({ shape }: Member, other: Member): Vec3 {
  const goal = middleOf(boxOfShape(other.shape))
  const at = (names: readonly string[]): Vec3[] =>
    names.flatMap((name) => {
      const socket = shape.sockets[name]
      return socket ? [socket.at] : []
    })
  const hands = at(['hand', 'hand left'])
  const [named] = at(['neck', 'mouth', 'handle'])
  const near = (points: Vec3[]) =>
    points.toSorted((a, b) => length(subtract(a, goal)) - length(subtract(b, goal)))[0]
  const point = near(hands) ?? named
  if (point) return nearestVertex(shape, point)
  const [x, y, z] = middleOf(boxOfShape(shape))
  return nearestVertex(shape, [x + (goal[0] - x) * 0.5, y, z + (goal[2] - z) * 0.5])
}

function nearestVertex(shape: Shape, to: Vec3): Vec3 {
  let best: Vec3 = to
  let least = Number.POSITIVE_INFINITY
  for (const { solid } of shape.parts)
    for (let i = 0; i < solid.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = solid.positions.subarray(i, i + 3)
      const far = Math.hypot(x - to[0], y - to[1], z - to[2])
      if (far < least) [least, best] = [far, [x, y, z]]
    }
  return best
}

/** The one or two things that a line runs between: the two that were named, or two copies of the one. */
export function endsOf(all: Group, to: string, and: string | undefined): [Member, Member] | undefined {
  const copies = all.filter(({ piece }) => piece.id === to)
  const [one] = copies
  const other = and === undefined ? copies[1] : all.find(({ piece }) => piece.id === and)
  return one && other ? [one, other] : undefined
}
