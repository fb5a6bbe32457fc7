import { colours } from '../../../brief/colours.ts'
import type { Piece, Reading } from '../../../reading/schema.ts'
import { pieceOf } from './parts-of-reading.ts'

const chiefly = /^(?:mostly|mainly|predominantly|overall)$/i
const tint = /^(?:dark|light|deep|bright|pale|soft|muted|and|or|,)$/i
const ofWhole = /^(?:colou?rs?|tones?|palette|shades|hues|tints)$/i

/** 'Mostly dark blue', 'in blue and gold tones': how all of it is to be painted. */
export function looksOfWhole(reading: Reading): Piece[] {
  const { words } = reading
  const textOf = (at: number) => words[at]?.text ?? ''
  const isColour = (at: number) => Object.hasOwn(colours, textOf(at).toLowerCase())
  const found: number[][] = []
  for (let from = 0; from < words.length; from++) {
    if (
      !chiefly.test(textOf(from)) &&
      !isColour(from) &&
      !/^(?:dark|light|deep|bright|pale|soft|muted)$/i.test(textOf(from))
    )
      continue
    let to = chiefly.test(textOf(from)) ? from + 1 : from
    while (isColour(to) || (tint.test(textOf(to)) && (isColour(to + 1) || tint.test(textOf(to + 1))))) to++
    const places = Array.from({ length: to - from }, (_, at) => from + at)
    const isAll = ofWhole.test(textOf(to))
    // 'A mostly blue bird' is a bird.
    const isEnd = textOf(to) === '' || /^[,.;:!?)]$|^(?:and|with|but)$/i.test(textOf(to))
    if (places.some(isColour) && (isAll || (chiefly.test(textOf(from)) && isEnd))) {
      found.push(isAll ? [...places, to] : places)
      from = to
    }
  }
  return found.map((places) => pieceOf(reading, places))
}

/** Whoever was named before that is of no such colour for it. */
export function withoutLooksOfWhole(reading: Reading): Reading {
  const places = new Set(looksOfWhole(reading).flatMap(({ words }) => words))
  if (places.size === 0) return reading
  return {
    ...reading,
    things: reading.things.map((thing) => ({
      ...thing,
      attributes: thing.attributes.filter(({ words }) => !words.some((at) => places.has(at))),
    })),
    unread: reading.unread.filter(({ words }) => !words.some((at) => places.has(at))),
  }
}
