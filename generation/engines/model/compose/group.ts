import { type Box, Solid } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { boxOfShape, carried, type Shape, type Socket } from '@makebelieve/shapes/shape'
import type { Piece } from '../design.ts'

/** One thing in its place: a piece, or one of its copies. */
export type Member = { id: string; piece: Piece; shape: Shape; isSmall?: true }

/** Things that stay together from now on. The first is the one that others are attached to. */
export type Group = Member[]

export const moved = (group: Group, by: Vec3): Group => carriedAll(group, (solid) => solid.move(...by))

export const scaledBy = (group: Group, factor: number): Group =>
  factor === 1 ? group : carriedAll(group, (solid) => solid.scale(factor))

/** In degrees about a point. */
export const turned = (group: Group, degrees: Vec3, about: Vec3 = [0, 0, 0]): Group =>
  carriedAll(group, (solid) =>
    solid
      .move(-about[0], -about[1], -about[2])
      .turn(...degrees)
      .move(...about),
  )

export const carriedAll = (group: Group, how: (solid: Solid) => Solid): Group =>
  group.map((member) => ({ ...member, shape: carried(member.shape, how) }))

export const boxOf = (group: Group): Box => boxOfShape(wholeOf(group))

/** All parts of a group as one shape, with the sockets of its first. */
export const wholeOf = (group: Group): Shape => ({
  parts: group.flatMap(({ shape }) => shape.parts),
  sockets: group[0]?.shape.sockets ?? {},
  joints: group[0]?.shape.joints ?? [],
})

/** The thing that others are attached to. */
export function leaderOf(group: Group): Member {
  const [leader] = group
  if (!leader) throw new Error('A group has a first member')
  return leader
}

export const socketOf = (group: Group, ...names: string[]): Socket | undefined => {
  const { sockets } = leaderOf(group).shape
  const name = names.find((one) => sockets[one])
  return name === undefined ? undefined : sockets[name]
}

/** Set down on the ground with its middle above the origin. */
export function grounded(group: Group): Group {
  const { min, max } = boxOf(group)
  return moved(group, [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2])
}

/** Without bones: only the first piece of a model is moved by joints. */
export const still = (shape: Shape): Shape => ({
  ...shape,
  joints: [],
  parts: shape.parts.map((part) => ({
    ...part,
    solid: new Solid(part.solid.positions, part.solid.triangles, {
      ...(part.solid.colours && { colours: part.solid.colours }),
    }),
  })),
})
