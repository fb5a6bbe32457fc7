import { middleOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { boxOfShape, carried, type Shape } from '@makebelieve/shapes/shape'
import type { OneOfThem, Piece } from '../design.ts'
import { type BodyMaker, bodyOf, partLooked } from './body.ts'
import type { Group } from './group.ts'

/** Copies of which more was said than of the others, changed where they stand: larger, fallen over, of another colour. */
export const withMembers = (group: Group, maker: BodyMaker): Group =>
  group.map((member) => {
    const nth = Number(/#(\d+)$/.exec(member.id)?.[1] ?? 1)
    const own = member.piece.count > 1 ? member.piece.members?.[nth - 1] : undefined
    return own ? { ...member, shape: changed(member.shape, member.piece, own, maker) } : member
  })

function changed(
  shape: Shape,
  piece: Piece,
  { size = 1, lean = 0, look, values }: OneOfThem,
  maker: BodyMaker,
): Shape {
  const posed =
    values && piece.source.by === 'archetype' ? inPlaceOf(shape, reposed(piece, values, maker)) : shape
  const looked = look
    ? { ...posed, parts: posed.parts.map((part) => partLooked(part, { part: '*', ...look })) }
    : posed
  const { min, max } = boxOfShape(looked)
  const foot: Vec3 = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  const tilted = carried(looked, (solid) =>
    solid
      .move(-foot[0], -foot[1], -foot[2])
      .scale(size)
      .turn(0, 0, -lean)
      .move(...foot),
  )
  // Whoever fell lies where it stood.
  const now = boxOfShape(tilted)
  const [mx, , mz] = middleOf(now)
  return carried(tilted, (solid) => solid.move(foot[0] - mx, min[1] - now.min[1], foot[2] - mz))
}

function reposed(piece: Piece, values: NonNullable<OneOfThem['values']>, maker: BodyMaker): Shape {
  if (piece.source.by !== 'archetype') return bodyOf(piece, maker)
  const { order } = piece.source
  return bodyOf(
    { ...piece, source: { ...piece.source, order: { ...order, values: { ...order.values, ...values } } } },
    maker,
  )
}

/** Another body where the first stood, on the same ground, and as large as such a body is beside the first. */
function inPlaceOf(shape: Shape, body: Shape): Shape {
  const [there, own] = [boxOfShape(shape), boxOfShape(body)]
  const wide = (box: typeof there) => Math.hypot(box.max[0] - box.min[0], box.max[2] - box.min[2])
  const factor = Math.max(0.4, Math.min(2.5, wide(there) / wide(own)))
  const [x, , z] = middleOf(there)
  return carried(body, (solid) => solid.scale(factor).move(x, there.min[1], z))
}
