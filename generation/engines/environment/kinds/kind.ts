import type { Kind, KindMesh } from '@makebelieve/kit/environment/scene'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { Shape } from '@makebelieve/shapes/shape'
import type { ModelPlan, Piece } from '../../model/design.ts'
import { shapeOfPlan } from '../../model/engine.ts'
import type { PlacedPart } from '../../model/mesh/model-build.ts'
import { placed } from '../../model/mesh/placed.ts'
import { varied } from '../../model/variation.ts'
import type { PlannedThing } from '../design.ts'
import type { Extent } from '../layout/input.ts'
import { rigOf } from './bones.ts'
import { meshOf, type TriangleBudget } from './mesh.ts'
import { deckOf, footprintOf, surfaceHeight } from './plan-view.ts'
import { soupOf } from './soup.ts'

/** A shape ready to be set down many times, before anybody knows where. */
export type MadeKind = { kind: Omit<Kind, 'noun'>; mesh: KindMesh; extent: Extent }

/** What one kind is made from. Plain data: the same order always makes the same kind. */
export type KindOrder = {
  name: string
  pieces: Piece[]
  metres: number
  variant: number
  triangles: TriangleBudget
}

/** Things are worth one of a few numbers of triangles, so that the next scene finds the same shape made already. */
const classes = [500, 800, 1200, 1800, 2600, 3800, 5600]

/** How many triangles a thing is worth: what is asked for most, what stands there in crowds least. */
export function orderOf(thing: PlannedThing, variant: number): KindOrder {
  const crowd = thing.count / Math.max(1, thing.variants)
  const grand = Math.min(1.6, 0.55 + thing.metres / 12)
  const worth = crowd <= 2 ? 3800 : crowd <= 6 ? 2400 : crowd <= 16 ? 1500 : 900
  const wanted = worth * grand * (thing.asked ? 1.2 : 1)
  const near = classes.findLast((triangles) => triangles <= wanted) ?? 500
  return {
    name: thing.noun,
    pieces: plainPieces(thing.pieces),
    metres: Number(thing.metres.toPrecision(2)),
    variant,
    triangles: { near, far: Math.max(40, Math.round(near * 0.07)) },
  }
}

/** Without the words of one prompt and the chance of one seed: variants differ by their number instead. */
function plainPieces(pieces: readonly Piece[]): Piece[] {
  const names = new Map(pieces.map(({ id }, i) => [id, `piece-${i}`]))
  return pieces.map(({ attached, source, ...piece }) => ({
    ...piece,
    id: names.get(piece.id) ?? piece.id,
    phrase: piece.noun,
    via: '',
    source: source.by === 'archetype' ? { ...source, order: { ...source.order, seed: 1 } } : source,
    ...(attached && { attached: { ...attached, to: names.get(attached.to) ?? attached.to } }),
  }))
}

/** How fine soft bodies are made: they are reduced afterwards, and finer ones take ten times as long. */
const detail = 0.5
const proportion = 7.5

export async function makeKind(order: KindOrder): Promise<MadeKind> {
  const shape = await shapeOfPlan(varied(planOf(order), order.variant, 0.9), { proportion, detail })
  return kindOf(shape, order)
}

/** The model engine builds plans of models; this is one of a single thing. */
export function planOf({ name, pieces, metres }: KindOrder): ModelPlan {
  const about = { prompt: name, title: name, notes: [], claims: [] }
  return { kind: 'model', ...about, pieces, style: 'plain', wear: 0, metres, seed: 0 }
}

const walkable =
  /\b(bridge|pier|jetty|dock|stage|stairs|staircase|steps|platform|podium|raft|boardwalk|ramp|deck)\b/
/** One goes through these without touching them. */
const soft =
  /\b(grass|flower|tulip|rose|daisy|poppy|sunflower|lavender|fern|reed|wheat|corn|clover|moss|mushroom|cloud|smoke|fog|mist|rainbow|lily pad|seaweed|kelp|bubble|ghost|firefly|butterfly|leaf|leaves)s?\b/

function kindOf(shape: Shape, order: KindOrder): MadeKind {
  const { parts, joints } = placed(shape, order.metres)
  const { bones, boneOf } = rigOf(parts, joints)
  const whole = {
    metres: order.metres,
    isHouse: isBuilding(order.pieces),
    boned: bones.length > 0,
    isShaded: true,
  }
  const soup = soupOf(parts, boneOf, whole)
  const mesh = meshOf(parts, soup, order.triangles, whole)
  const [min, max] = boxOf(soup.positions)
  const isDeck = walkable.test(order.name)
  const deck = isDeck ? deckOf(parts) : undefined
  const footprint =
    soft.test(order.name) || deck !== undefined ? undefined : footprintOf(parts, { fillsInside: true })
  const sways = swayOf(order.pieces, parts)
  const kind: MadeKind['kind'] = {
    name: order.name,
    min,
    max,
    ...(footprint && { footprint }),
    ...(deck && { deck }),
    ...(sways > 0 && { sways }),
    ...(bones.length > 0 && { bones }),
    ...(order.metres < 0.25 && { shadowless: true as const }),
  }
  return { kind, mesh, extent: extentOf(kind, surfaceHeight(parts)) }
}

const skeletonOf = (pieces: readonly Piece[]): string => {
  const source = pieces[0]?.source
  return (source?.by === 'archetype' && archetypes.get(source.order.archetype)?.skeleton) || ''
}
const isBuilding = (pieces: readonly Piece[]) => ['building', 'structure'].includes(skeletonOf(pieces))

/** Plants bend, tall ones with a trunk less. */
function swayOf(pieces: readonly Piece[], parts: readonly PlacedPart[]): number {
  if (skeletonOf(pieces) !== 'plant') return 0
  return parts.some(({ material }) => material.surface === 'bark' || material.surface === 'wood') ? 0.25 : 0.6
}

function extentOf({ min, max, footprint }: MadeKind['kind'], top: number): Extent {
  const [width, height, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const trunk = footprint ? radiusOf(footprint) : undefined
  const isNarrow = trunk !== undefined && trunk < Math.max(width, depth) * 0.4
  return { width, height, depth, top, ...(isNarrow && { trunk }) }
}

/** The farthest filled cell from the middle. */
function radiusOf({ filled, width, cell, x, z }: NonNullable<Kind['footprint']>): number {
  let farthest = 0
  for (let i = 0; i < filled.length; i++)
    if (filled[i] === '1')
      farthest = Math.max(
        farthest,
        Math.hypot(x + ((i % width) + 0.5) * cell, z + (Math.floor(i / width) + 0.5) * cell),
      )
  return farthest
}

export function boxOf(positions: Float32Array): [Kind['min'], Kind['max']] {
  const min: Kind['min'] = [Infinity, Infinity, Infinity]
  const max: Kind['max'] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i++) {
    const k = (i % 3) as 0 | 1 | 2
    min[k] = Math.min(min[k], positions[i] ?? 0)
    max[k] = Math.max(max[k], positions[i] ?? 0)
  }
  const rounded = (place: Kind['min']) => place.map((value) => Math.round(value * 1000) / 1000) as Kind['min']
  return [rounded(min), rounded(max)]
}
