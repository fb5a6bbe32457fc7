import type { NounFound } from '../../../nouns/nouns.ts'
import type { Piece } from '../design.ts'

/** Fillings that archetypes bring along. */
const fillings = ['treasure', 'filling', 'contents']

type Found = { piece: Piece; found?: NounFound | undefined }

/**
 * What an archetype brings along by itself gives way to what the prompt asks for: a chest full of coins keeps none of its
 * own, and a lighthouse on a rock does not stand on a second one.
 */
export function withoutDoubles(all: Found[]): Piece[] {
  return all.map(({ piece, found }) => {
    if (found?.by !== 'archetype' || piece.source.by !== 'archetype') return piece
    const { parameters } = found.archetype
    const values: Record<string, number | string> = { ...piece.source.order.values }
    const isFilled = all.some(
      ({ piece: other }) => other.attached?.to === piece.id && other.attached.how === 'full-of',
    )
    for (const name of isFilled ? fillings : []) {
      const parameter = parameters[name]
      if (parameter && 'options' in parameter && parameter.options.includes('none')) values[name] = 'none'
    }
    if (isFilled && parameters.open && !('options' in parameters.open)) values.open ??= parameters.open.to
    const stands =
      piece.attached?.how === 'on' ? all.find((other) => other.piece.id === piece.attached?.to) : undefined
    const ground = stands && parameters[stands.piece.noun]
    if (stands && ground && !('options' in ground)) values[stands.piece.noun] = ground.from
    return { ...piece, source: { ...piece.source, order: { ...piece.source.order, values } } }
  })
}
