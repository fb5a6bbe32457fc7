import { type ShapeOrder, shapeOf } from '@makebelieve/shapes/archetype'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { type Box, boundsOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { boxOfShape, carried, type Shape } from '@makebelieve/shapes/shape'
import { onlyPart } from '../compose/body.ts'
import type { Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { isCount, parameterFor, type State, stateFor } from '../read/fitting.ts'
import type { FoundPart } from './read-file.ts'

/**
 * What a made piece is held against where a word changes its shape ('sleeping', 'open', 'long'): the same archetype, made once as the word
 * says and once as it usually is. Which of the two the finished mesh has is then measured.
 */
const made = new Map<string, Shape>()
const mostKept = 64

/** The archetype of a piece with other values; nothing where no archetype stands behind it. */
export function referenceOf(
  { source }: Pick<Piece, 'source'>,
  values: ShapeOrder['values'] = {},
  without: readonly string[] = [],
): Shape | undefined {
  if (source.by !== 'archetype') return undefined
  const kind = archetypes.get(source.order.archetype)
  if (!kind) return undefined
  const kept = Object.entries(source.order.values ?? {}).filter(([name]) => !without.includes(name))
  const order = { ...source.order, values: { ...Object.fromEntries(kept), ...values }, detail: 0.5 }
  const key = JSON.stringify([order.archetype, order.noun, order.values, order.seed, source.only])
  const known = made.get(key)
  if (known) return known
  const shape = onlyPart(shapeOf(kind, order), source.only)
  if (made.size >= mostKept) made.delete(made.keys().next().value ?? '')
  made.set(key, shape)
  return shape
}

/** Where the sockets of a piece are in the finished model: as they are in its archetype, carried into its box. */
export function socketAt(piece: Piece, box: Box, ...names: string[]): Vec3[] {
  const shape = referenceOf(piece)
  if (!shape) return []
  const own = boxOfShape(shape)
  return names.flatMap((name) => {
    const at = shape.sockets[name]?.at
    if (!at) return []
    const along = (k: 0 | 1 | 2) =>
      box.min[k] +
      ((at[k] - own.min[k]) / Math.max(1e-9, own.max[k] - own.min[k])) * (box.max[k] - box.min[k])
    return [[along(0), along(1), along(2)] satisfies Vec3]
  })
}

/** How each part lies in the whole, whichever way the whole is turned: from what height to what height, and how far out. */
type Signature = Map<string, [low: number, high: number, out: number]>

function signatureOf(parts: readonly { name: string; positions: Float32Array }[], whole: Box): Signature {
  const size = Math.max(...sizeOf(whole))
  const [cx, cz] = [(whole.min[0] + whole.max[0]) / 2, (whole.min[2] + whole.max[2]) / 2]
  const signature: Signature = new Map()
  for (const { name, positions } of parts) {
    const { min, max } = boundsOf(positions)
    let out = 0
    for (let i = 0; i < positions.length; i += 3)
      out = Math.max(out, Math.hypot((positions[i] ?? 0) - cx, (positions[i + 2] ?? 0) - cz))
    // One of two parts may have been cut from the other, for its colour's sake.
    const both = name.replace(/ (?:left|right)$/, '')
    const [low, high, far] = signature.get(both) ?? [1, 0, 0]
    signature.set(both, [
      Math.min(low, (min[1] - whole.min[1]) / size),
      Math.max(high, (max[1] - whole.min[1]) / size),
      Math.max(far, out / size),
    ])
  }
  return signature
}

/** The largest difference between two, as a share of the whole. A part that only one of them has is as far off as it is large. */
function apart(one: Signature, other: Signature): number {
  let far = 0
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(name), other.get(name)]
    if (!a || !b) {
      const [low = 0, high = 0] = a ?? b ?? []
      far = Math.max(far, high - low)
    } else for (let k = 0; k < 3; k++) far = Math.max(far, Math.abs((a[k] ?? 0) - (b[k] ?? 0)))
  }
  return far
}

const signatureOfShape = (shape: Shape) =>
  signatureOf(
    shape.parts.map(({ name, solid }) => ({ name, positions: solid.positions })),
    boxOfShape(shape),
  )

export type Shown = { is: 'shown' | 'not shown' | 'unsure'; said: number; usual: number }

/** As far as reducing a mesh moves it. */
const same = 0.035

/** Which of the two values of a parameter the mesh has: the one that was said, or the one that it has otherwise. */
export function valueShown(
  piece: Piece,
  parts: readonly FoundPart[],
  name: string,
  value: number | string,
): Shown {
  const other = otherValue(piece, name, value)
  const [asked, usual] = [
    referenceOf(piece, { [name]: value }),
    other === undefined ? undefined : referenceOf(piece, { [name]: other }),
  ]
  if (!asked || !usual) return { is: 'unsure', said: 1, usual: 1 }
  // Where the word changes no outline (what is in the cup), outlines say nothing.
  if (apart(signatureOfShape(asked), signatureOfShape(usual)) < same)
    return { is: 'unsure', said: 1, usual: 1 }
  const found = signatureOf(parts, boxOfParts(parts))
  const said = apart(found, signatureOfShape(asked))
  const else_ = apart(found, signatureOfShape(usual))
  const is =
    said < same && said * 2 < else_ ? 'shown' : else_ < same || said > same * 2 ? 'not shown' : 'unsure'
  return { is, said, usual: else_ }
}

/** Whether the mesh stands upright, as its archetype does, or leans, lies or stands on its head by so many degrees. */
export function leanShown(piece: Pick<Piece, 'source'>, parts: readonly FoundPart[], lean: number): Shown {
  const upright = referenceOf(piece)
  if (!upright || parts.length === 0) return { is: 'unsure', said: 1, usual: 1 }
  const found = signatureOf(parts, boxOfParts(parts))
  const far = (degrees: number, turn: number) =>
    apart(found, signatureOfShape(carried(upright, (solid) => solid.turn(0, turn, 0).turn(0, 0, -degrees))))
  // To whichever side it leans.
  const said = Math.min(...Array.from({ length: 24 }, (_, i) => far(lean, i * 15)))
  const usual = far(0, 0)
  const is =
    said < same * 1.5 && said * 1.5 < usual
      ? 'shown'
      : usual < same || said > same * 3
        ? 'not shown'
        : 'unsure'
  return { is, said, usual }
}

function otherValue({ source }: Piece, name: string, value: number | string): number | string | undefined {
  if (source.by !== 'archetype') return undefined
  const kind = archetypes.get(source.order.archetype)
  const parameter = kind?.parameters[name]
  if (!kind || !parameter) return undefined
  const usual = kind.rows[source.order.noun]?.values?.[name] ?? parameter.usual
  if (usual !== value) return usual
  if ('options' in parameter) return parameter.options.find((one) => one !== value)
  return value === parameter.to ? parameter.from : parameter.to
}

/** The value of a piece's archetype that a word names: 'sleeping' of its poses, or as far open as it goes. */
export function stateOf({ source }: Piece, word: string): State | undefined {
  const kind = source.by === 'archetype' ? archetypes.get(source.order.archetype) : undefined
  return kind && stateFor(kind, word)
}

/** The one number of an archetype that counts: the books of a stack. */
export function onlyCountOf({ source }: Piece) {
  const kind = source.by === 'archetype' ? archetypes.get(source.order.archetype) : undefined
  const counts = Object.entries(kind?.parameters ?? {}).filter(([, parameter]) => isCount(parameter))
  const [only] = counts
  return only && counts.length === 1 ? { name: only[0], parameter: only[1] } : undefined
}

export function parameterOf({ source }: Piece, noun: string) {
  const kind = source.by === 'archetype' ? archetypes.get(source.order.archetype) : undefined
  return kind && parameterFor(kind, noun)
}
