import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Requirement } from '../../pipeline/engine.ts'
import type { Claim, ModelPlan, PartLook, Piece } from './design.ts'
import { usualShape } from './read/fitting.ts'

/** Another way for one claim: the piece that it changes, and how. */
type Way = { piece: string; change(piece: Piece): Piece }

/**
 * Other plans for a model that lacks something of its sentence: for every claim that was unmet the first other way, all at once, and then the
 * second. A stand-in stays one, whatever is done about where it stands.
 */
export function otherPlans(
  plan: ModelPlan,
  { requirements }: { requirements: readonly Requirement[] },
): ModelPlan[] {
  const ways = plan.claims.flatMap((claim, i) => {
    const found = requirements[i]
    return found?.status === 'unmet' && !found.standIn ? [waysFor(claim, plan)] : []
  })
  const most = Math.max(0, ...ways.map(({ length }) => length))
  return Array.from({ length: most }, (_, nth) =>
    tried(
      plan,
      ways.flatMap((each) => each[nth] ?? each.at(-1) ?? []),
    ),
  )
}

function tried(plan: ModelPlan, ways: readonly Way[]): ModelPlan {
  const pieces = plan.pieces.map((piece) =>
    ways.filter((way) => way.piece === piece.id).reduce((made, way) => way.change(made), piece),
  )
  return { ...plan, pieces }
}

function waysFor(claim: Claim, plan: ModelPlan): Way[] {
  if (!('piece' in claim)) return []
  const { piece } = claim
  // Whose size was asked for keeps it.
  const isFree = (id: string) => !plan.claims.some((one) => one.about === 'size' && one.piece === id)
  const sized = (id: string, by: number): Way[] =>
    isFree(id) ? [{ piece: id, change: (one) => ({ ...one, size: one.size * by }) }] : []
  switch (claim.about) {
    // Whatever is there and cannot be seen is too small beside the rest.
    case 'thing':
      return [...sized(piece, 1.8), ...sized(piece, 2.6)]
    case 'size':
      return [{ piece, change: (one) => ({ ...one, size: one.size ** 1.5 }) }]
    case 'colour':
      return claim.part === undefined && claim.ones === undefined
        ? [{ piece, change: (one) => withLook(one, { colour: claim.colour }) }]
        : []
    case 'stuff':
      return claim.part === undefined && claim.ones === undefined
        ? [{ piece, change: (one) => withLook(one, { stuff: claim.stuff }) }]
        : []
    case 'attachment':
      return waysToStand(claim, plan, sized)
    default:
      return []
  }
}

function waysToStand(
  { piece, to, how }: Claim & { about: 'attachment' },
  plan: ModelPlan,
  sized: (id: string, by: number) => Way[],
): Way[] {
  const noun = plan.pieces.find(({ id }) => id === piece)?.noun ?? ''
  const isOne = new RegExp(`\\b(?:an?|one) (?:[a-z]+ )?${noun}\\b`, 'i').test(plan.prompt)
  const isCounted = isOne || plan.claims.some((one) => one.about === 'count' && one.piece === piece)
  switch (how) {
    case 'in':
    case 'full-of':
    case 'on':
    case 'under':
    case 'stuck-in':
      return [...sized(to, 1.5), ...sized(piece, 0.6)]
    case 'holding':
    case 'wearing':
      return [...sized(piece, 0.6), ...sized(piece, 1.5)]
    case 'leaning-against':
    case 'hanging-from':
      return [...sized(piece, 0.65), ...sized(piece, 1.5)]
    // One that is not long enough to go around is there several times.
    case 'around':
      return isCounted
        ? sized(to, 0.7)
        : [{ piece, change: (one) => ({ ...one, count: Math.max(7, one.count) }) }]
    case 'beside':
    case 'behind':
    case 'towards':
    case 'ahead-of':
      return sized(piece, 0.7)
    default:
      return []
  }
}

/** On all that is large of it, and not on eyes and buttons. */
function withLook(piece: Piece, look: Omit<PartLook, 'part'>): Piece {
  const kind = piece.source.by === 'archetype' ? archetypes.get(piece.source.order.archetype) : undefined
  if (!kind) return piece
  const parts = usualShape(kind).parts.map(({ name, solid }) => {
    const [x, y, z] = sizeOf(solid.bounds())
    return { name, volume: (x + 0.01) * (y + 0.01) * (z + 0.01) }
  })
  const largest = Math.max(...parts.map(({ volume }) => volume))
  const looks = parts.flatMap(({ name, volume }) =>
    volume > largest * 0.12 ? [{ part: name, ...look }] : [],
  )
  return { ...piece, partLooks: [...piece.partLooks, ...looks] }
}
