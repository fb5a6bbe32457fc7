import type { ShapeOrder } from '@makebelieve/shapes/archetype'
import { Blob } from '@makebelieve/shapes/blob/blob'
import { type Box, boundsOf, middleOf, Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { light } from '@makebelieve/shapes/materials/colour'
import { type Material, type Paint, plastic } from '@makebelieve/shapes/materials/material'
import { boxOfShape, carried, type Part, type Shape } from '@makebelieve/shapes/shape'
import { stuffNamed } from '@makebelieve/shapes/stuffs'
import type { PartLook, Piece } from '../design.ts'
import { panelNamed, panelOf } from './panels.ts'
import { patternPaint } from './patterns.ts'
import { sidesOf } from './sides.ts'
import { usualProportion } from './sizing.ts'

export type BodyMaker = {
  pick(order: ShapeOrder): Shape
  /** The solid of a flat picture. */
  puff?: ((piece: Piece) => Shape | undefined) | undefined
  proportion: number
  detail: number
}

/** One piece by itself, as it was asked to look, standing on the ground. */
export function bodyOf(piece: Piece, maker: BodyMaker): Shape {
  const bare = looked(bareBody(piece, maker), piece)
  const told = exaggerated(bare, maker.proportion)
  const stretched = piece.stretch
    ? carried(told, (solid) => solid.scale(...(piece.stretch ?? [1, 1, 1])))
    : told
  const upright = piece.lean ? carried(stretched, (solid) => solid.turn(0, 0, -(piece.lean ?? 0))) : stretched
  const { min, max } = boxOfShape(upright)
  return carried(upright, (solid) => solid.move(-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2))
}

function bareBody(piece: Piece, { pick, puff, detail }: BodyMaker): Shape {
  const { source } = piece
  const order = (one: ShapeOrder): ShapeOrder => ({ ...one, detail: (one.detail ?? 1) * detail })
  if (source.by === 'archetype')
    return onlyPart(withStuff(pick(order(source.order)), source.order.stuff), source.only)
  if (source.by === 'parts')
    return assembled(source.orders.map((one) => withStuff(pick(order(one)), one.stuff)))
  const puffed = source.by === 'puffed' ? puff?.(piece) : undefined
  return (
    puffed ??
    lumpOf(source.by === 'stuff' ? source.stuff : plastic(source.by === 'puffed' ? source.colour : '#b0a090'))
  )
}

/** One part cut out of a shape; where that is on a body, its sockets still tell. */
export const onlyPart = (shape: Shape, only: string | undefined): Shape =>
  only === undefined
    ? shape
    : { ...shape, joints: [], parts: shape.parts.filter(({ name }) => name.replace(/ \d+$/, '') === only) }

/** A soft lump: what is left for what has neither shape nor picture. */
function lumpOf(material: Material): Shape {
  const solid = new Blob({ detail: 32, blend: 0.15, colour: light(material.colour) })
    .egg([0, 0.22, 0], [0.42, 0.24, 0.36])
    .egg([0.14, 0.34, 0.05], [0.24, 0.2, 0.24])
    .egg([-0.16, 0.28, 0.02], [0.22, 0.2, 0.26])
    .solid()
  return { parts: [{ name: 'lump', solid, rest: solid.positions, material }], sockets: {}, joints: [] }
}

/** The largest part below, the others on it or beside it: how they really stand, the dictionary does not say. */
function assembled(shapes: Shape[]): Shape {
  const [base, ...others] = shapes
  if (!base) return { parts: [], sockets: {}, joints: [] }
  const parts: Part[] = base.parts.map((part) => ({ ...part, name: `base ${part.name}` }))
  const { min, max } = boxOfShape(base)
  const top = max[1]
  others.forEach((shape, n) => {
    const box = boxOfShape(shape)
    const size = Math.max(...sizeOf(box))
    const factor = (0.45 * (max[0] - min[0])) / Math.max(1e-6, size)
    const x = others.length === 1 ? 0 : (n / (others.length - 1) - 0.5) * (max[0] - min[0]) * 0.6
    const placed = carried(shape, (solid) =>
      solid
        .move(0, -box.min[1], 0)
        .scale(factor)
        .move(x, top - 0.01, 0),
    )
    parts.push(...placed.parts.map((part) => ({ ...part, name: `part ${n + 1} ${part.name}` })))
  })
  return { parts, sockets: base.sockets, joints: base.joints }
}

/** Bodies of blobs carry their own colours; another stuff takes them away. */
function withStuff(shape: Shape, stuff: Material | undefined): Shape {
  if (!stuff) return shape
  return {
    ...shape,
    parts: shape.parts.map((part) =>
      part.solid.colours && part.material.surface === stuff.surface
        ? { ...part, solid: uncoloured(part.solid) }
        : part,
    ),
  }
}

export const uncoloured = (solid: Solid): Solid =>
  new Solid(solid.positions, solid.triangles, { ...(solid.bones && { bones: solid.bones }) })

function looked(shape: Shape, piece: Piece): Shape {
  const box = boxOfShape(shape)
  const pattern = piece.pattern
  const largest = shape.parts.reduce((most, part) => Math.max(most, volumeOf(part)), 0)
  const parts = shape.parts.flatMap((part) => {
    const looks = piece.partLooks.filter((look) => isNamed(part.name, look.part))
    if (looks.some((look) => look.gone && look.side === undefined)) return []
    const made = looks.reduce<Part[]>((parts, look) => parts.flatMap((one) => lookedOn(one, look)), [part])
    // A pattern is for what one sees first, not for eyes and buttons.
    return pattern && volumeOf(part) > largest * 0.12
      ? made.map((one) => (one.material.paint ? one : patterned(one, pattern, box)))
      : made
  })
  return { ...shape, parts: [...parts, ...panelsOf(shape, piece.partLooks)] }
}

/** What is said of the left one of two is done to that one alone. */
function lookedOn(part: Part, look: PartLook): Part[] {
  if (look.side === undefined) return [partLooked(part, look)]
  const other = look.side === 'left' ? 'right' : 'left'
  if (part.name.endsWith(` ${other}`)) return [part]
  if (part.name.endsWith(` ${look.side}`)) return look.gone ? [] : [partLooked(part, look)]
  const sides = sidesOf(part, look.side)
  if (!sides) return [part]
  return look.gone ? [sides.rest] : [partLooked(sides.meant, look), sides.rest]
}

/** With a pattern over whatever else is painted there. */
function patterned(part: Part, { name, colour }: NonNullable<Piece['pattern']>, box: Box): Part {
  const own = part.material.paint
  const pattern = patternPaint(name, part.material.colour, colour, box)
  if (!pattern) return part
  const paint: Paint = (at, normal) => pattern(at, normal) ?? own?.(at, normal)
  return { ...part, material: { ...part.material, paint } }
}

/** Doors, roof and hood of a car: of one piece with the body until something is said of them. */
const panelsOf = (shape: Shape, looks: readonly PartLook[]): Part[] =>
  looks.flatMap((look) => {
    if (panelNamed(look.part, shape) !== look.part || look.gone) return []
    const panel = panelOf(look.part, shape)
    return panel ? [partLooked(panel, look)] : []
  })

const volumeOf = ({ solid }: Part): number => {
  const [x, y, z] = sizeOf(solid.bounds())
  return (x + 0.01) * (y + 0.01) * (z + 0.01)
}

const isNamed = (name: string, look: string): boolean =>
  look === '*' || name === look || name.startsWith(`${look} `) || name.replace(/ \d+$/, '') === look

export function partLooked(part: Part, look: PartLook): Part {
  const stuff = look.stuff === undefined ? undefined : stuffNamed(look.stuff)?.material
  const material: Material = { ...(stuff ? { ...stuff, grain: part.material.grain } : part.material) }
  if (look.colour) {
    material.colour = look.colour
    delete material.paint
  }
  if (look.glows) material.glow = Math.max(material.glow, 1.6)
  let { solid } = part
  if (look.colour || stuff) solid = uncoloured(solid)
  if (look.size !== undefined && look.size !== 1) {
    const middle = middleOf(solid.bounds())
    solid = solid
      .move(-middle[0], -middle[1], -middle[2])
      .scale(look.size)
      .move(...middle)
  }
  const made = { ...part, solid, material }
  return look.pattern ? patterned(made, look.pattern, boundsOf(part.rest)) : made
}

/** Long things longer and flat things flatter, or the other way: how strongly a shape is told. */
function exaggerated(shape: Shape, proportion: number): Shape {
  const by = (proportion - usualProportion) * 0.02
  if (Math.abs(by) < 0.001) return shape
  const size = sizeOf(boxOfShape(shape))
  const mean = Math.cbrt(size[0] * size[1] * size[2]) || 1
  const factor = (k: 0 | 1 | 2) => Math.min(1.5, Math.max(0.66, (Math.max(0.02, size[k]) / mean) ** by))
  const factors: Vec3 = [factor(0), factor(1), factor(2)]
  return carried(shape, (solid) => solid.scale(...factors))
}
