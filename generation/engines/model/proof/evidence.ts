import { type Box, longestSide } from '@makebelieve/shapes/geometry/solid'
import type { ModelPlan } from '../design.ts'
import { pieceKind } from '../mesh/draw-calls.ts'
import { boxOfParts } from '../mesh/extent.ts'
import type { FoundModel, FoundPart } from './read-file.ts'
import { type Seen, seenOf } from './seen.ts'
import { type Touching, touchingOf } from './touching.ts'

/** All that was measured on a file, once, for every check and every wish. */
export type Evidence = {
  plan: ModelPlan
  model: FoundModel
  box: Box
  longest: number
  seen: Seen
  touching: Touching
}

export function gathered(model: FoundModel, plan: ModelPlan): Evidence {
  const box = boxOfParts(model.parts)
  const longest = longestSide(box)
  return { plan, model, box, longest, seen: seenOf(model, box), touching: touchingOf(model.parts, longest) }
}

/** The parts of a piece and of its copies. A model of one piece may leave its parts unmarked. */
export function partsOfPiece({ model, plan }: Evidence, piece: string): FoundPart[] {
  return model.parts.filter(
    (part) => pieceKind(part.piece) === piece || (part.piece === '' && plan.pieces[0]?.id === piece),
  )
}

/** Those whose names the words speak of: 'golden hilt' means the part 'hilt'. All where none is meant. */
export function partsMeant(parts: FoundPart[], text: string): FoundPart[] {
  const words = new Set(text.toLowerCase().split(/\W+/).map(stem))
  const meant = parts.filter((part) =>
    part.name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => words.has(stem(word))),
  )
  return meant.length > 0 ? meant : parts
}

/** Near enough to tell 'candle' from 'hat' and not from 'candles'. */
const stem = (word: string) => word.replace(/(?<=\w{3})(?:es|s)$/, '')

export const percent = (share: number): string => `${Math.round(share * 100)} %`
export const metres = (length: number): string =>
  length >= 1
    ? `${length.toFixed(2)} m`
    : length >= 0.01
      ? `${(length * 100).toFixed(1)} cm`
      : `${(length * 1000).toFixed(1)} mm`
