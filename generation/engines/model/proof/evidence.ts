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

/** What is less of all that one sees from four sides is a speck. */
export const leastSeen = 0.001

export const percent = (share: number): string => `${Math.round(share * 100)} %`
export const metres = (length: number): string =>
  length >= 1
    ? `${length.toFixed(2)} m`
    : length >= 0.01
      ? `${(length * 100).toFixed(1)} cm`
      : `${(length * 1000).toFixed(1)} mm`
