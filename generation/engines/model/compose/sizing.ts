import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Attachment, Piece } from '../design.ts'
import { metresOf } from '../read/sizes.ts'
import { boxOf, type Group, scaledBy } from './group.ts'

/** How strongly proportions are told: 7.5 is usual, 1 evens them out, 20 is as far as it goes. */
export const usualProportion = 7.5

/** The longest side of a piece in real life, without the words for its size. */
export function realSize(piece: Piece): number {
  const shapedAs = piece.source.by === 'archetype' ? piece.source.order.noun : piece.noun
  const noun = piece.source.by === 'archetype' && piece.noun !== shapedAs ? piece.noun : shapedAs
  return Math.max(1e-3, metresOf(noun, shapedAs, openCatalogue().find(noun)))
}

/**
 * How large one piece is beside another. True sizes would let a coin vanish beside a chest, so they are softened: the
 * smaller is never less than a sixth of the larger.
 */
export function ratioOf(piece: Piece, to: Piece, proportion = usualProportion): number {
  const softness = Math.min(0.85, Math.max(0.35, 0.6 + (proportion - usualProportion) * 0.02))
  const real = realSize(piece) / realSize(to)
  // A mug as large as a laptop is seen at once where both are on one desk, or in a hand.
  const isClose = piece.attached?.to === to.id && close.has(piece.attached.how) && real < 1
  const ratio = real ** (isClose ? Math.max(softness, 0.72) : softness) * (piece.size / to.size)
  return Math.min(6, Math.max(isClose ? 1 / 8 : 1 / 6, ratio))
}

const close = new Set<Attachment>(['on', 'holding'])

/** A group made as large as it should be: its longest side, or that of its first member alone. */
export function sizedTo(group: Group, longest: number): Group {
  const [leader] = group
  const now = leader ? Math.max(...sizeOf(boxOf([leader]))) : 1
  return scaledBy(group, longest / Math.max(1e-6, now))
}

export const longestOf = (group: Group): number => {
  const [leader] = group
  return leader ? Math.max(...sizeOf(boxOf([leader]))) : 1
}
