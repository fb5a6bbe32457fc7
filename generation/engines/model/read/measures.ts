import type { Claim, Piece } from '../design.ts'

const units: Record<string, number> = { mm: 0.001, millimet: 0.001, cm: 0.01, centimet: 0.01, m: 1, met: 1 }
const inFeet: Record<string, number> = { inch: 0.0254, in: 0.0254, ft: 0.3048, foot: 0.3048, feet: 0.3048 }

const measured =
  /\b(\d+(?:\.\d+)?)[ -]?(mm|cm|m|millimet|centimet|met|inch|in|ft|foot|feet)(?:re|er)?(?:e?s)?\b(?:[ -](tall|high|long|wide|deep|across))?/gi

/** From a hair to a mountain: what is less or more is no model that can be built. */
const [least, most] = [0.002, 500]

/**
 * The size that a sentence gives in millimetres, metres or inches, where there is one and it can only be meant of the whole. 'In' is a unit
 * only where a side follows: '40 in a row' are no inches.
 */
export function measureOf(
  text: string,
  pieces: readonly Piece[],
): (Claim & { about: 'measure' }) | undefined {
  const [main] = pieces
  const found = [...text.matchAll(measured)].filter(
    ([, , unit, side]) => !/^(?:in|m)$/i.test(unit ?? '') || side,
  )
  const [one] = found
  const isOfWhole = pieces.slice(1).every(({ attached }) => attached?.how === 'part')
  if (!one || !main || found.length > 1 || !isOfWhole) return undefined
  const [words, number = '', unit = '', side = ''] = one
  const metres = Number(number) * (units[unit.toLowerCase()] ?? inFeet[unit.toLowerCase()] ?? 0)
  if (!(metres >= least && metres <= most)) return undefined
  return {
    about: 'measure',
    piece: main.id,
    metres,
    along: /tall|high/i.test(side) ? 'height' : 'any',
    text: words,
  }
}
