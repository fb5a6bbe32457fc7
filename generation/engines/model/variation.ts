import { seededRandom } from '@makebelieve/kit/core/random'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { View } from '@makebelieve/shapes/picture/camera'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import type { ModelPlan, Piece } from './design.ts'

/**
 * Another one of the same kind: proportions that the prompt did not ask for differ, by as much as `freedom` (0 to 1)
 * allows. Seed 0 is the plain one; the same seed gives the same variation.
 */
export function varied(plan: ModelPlan, seed: number, freedom: number): ModelPlan {
  if (freedom <= 0) return { ...plan, seed }
  return {
    ...plan,
    seed,
    pieces: plan.pieces.map((piece, i) => variedPiece(piece, seed === 0 ? 0 : seed + i * 7919, freedom)),
  }
}

function variedPiece(piece: Piece, seed: number, freedom: number): Piece {
  if (piece.source.by !== 'archetype') return piece
  const { order } = piece.source
  const kind = archetypes.get(order.archetype)
  if (!kind) return piece
  const chance = seededRandom(seed)
  const row = kind.rows[order.noun]
  const values: Record<string, number | string> = { ...order.values }
  // What an earlier variation chose was not asked for.
  for (const [name, value] of Object.entries(order.varied ?? {}))
    if (values[name] === value) delete values[name]
  if (seed === 0) {
    const { varied: _, ...plain } = order
    return { ...piece, source: { ...piece.source, order: { ...plain, values } } }
  }
  const varied: Record<string, number> = {}
  for (const [name, parameter] of Object.entries(kind.parameters)) {
    // What was asked for stays; so do counts and what the noun makes zero.
    const share = chance.between(-1, 1)
    if (name in values || 'options' in parameter) continue
    const usual = Number(row?.values?.[name] ?? parameter.usual)
    if (usual === 0 || (Number.isInteger(usual) && parameter.to - parameter.from >= 2)) continue
    varied[name] = Math.min(parameter.to, Math.max(parameter.from, usual * (1 + 0.22 * freedom * share)))
  }
  return {
    ...piece,
    source: { ...piece.source, order: { ...order, values: { ...values, ...varied }, varied, seed } },
  }
}

/**
 * From where the picture is taken. What lies flat is looked down upon, or one would see only its rim; variations are
 * seen a little from one side or the other.
 */
export function viewFor(seed: number, shape: Shape): View {
  const [width, height, depth] = sizeOf(boxOfShape(shape))
  const flat = height / Math.max(width, depth, 1e-6)
  const elevation = flat < 0.25 ? 42 : flat < 0.5 ? 30 : flat < 0.75 ? 22 : 17
  if (seed === 0) return { azimuth: 32, elevation }
  const chance = seededRandom(seed ^ 0x5bd1e995)
  const azimuth = chance.between(22, 44) * (chance.next() < 0.35 ? -1 : 1)
  return { azimuth, elevation: elevation + chance.between(-6, 6) }
}
