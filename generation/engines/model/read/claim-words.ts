import { numberIn } from '../../../reading/words.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { describes } from './describing.ts'
import type { Draft, PlanInHand } from './plan-in-hand.ts'
import { quantities } from './quantities.ts'
import type { ReadThing } from './reading.ts'

/** 'three apples' of 'three red apples': its colour is another claim. */
export function counted(plan: PlanInHand, { phrase, noun, count }: ReadThing): string {
  const words = phrase.split(' ')
  const number = words.find((word) => numberIn(word) === count) ?? String(count)
  const last = plan.bare(noun).split(' ')
  const end = words.findLastIndex((word) => [word, ...singularsOf(word)].includes(last.at(-1) ?? ''))
  const said = end < 0 ? last : words.slice(end + 1 - last.length, end + 1)
  return [number, ...said].join(' ')
}

/** 'row of poles': the word that says how they stand, and what does. */
export function formation(plan: PlanInHand, { phrase, noun, arranged }: ReadThing): string {
  const word = phrase.split(' ').find((one) => one in quantities || one === 'line' || one === 'ring')
  return `${word ?? arranged} of ${plan.bare(noun)}`
}

/** 'Wooden table' is a table, and it is of wood: that a table stands there says nothing about the wood. */
export function claimLookInNoun(plan: PlanInHand, piece: string, word: string, noun: string): void {
  const said = describes(word)
  const text = `${word} ${noun}`
  if (said?.says === 'colour') plan.claims.push({ about: 'colour', piece, colour: said.colour, text })
  else if (said?.says === 'stuff') plan.claims.push({ about: 'stuff', piece, stuff: said.stuff.name, text })
  else if (said?.says === 'size') plan.claims.push({ about: 'size', piece, size: said.size, text })
}

export function claimLooks(plan: PlanInHand, { piece, thing }: Draft): void {
  for (const { colour, word } of thing.colours)
    plan.claims.push({ about: 'colour', piece: piece.id, colour, text: `${word} ${plan.bare(piece.noun)}` })
  if (thing.stuff)
    plan.claims.push({
      about: 'stuff',
      piece: piece.id,
      stuff: thing.stuff.stuff.name,
      text: `${thing.stuff.word} ${plan.bare(piece.noun)}`,
    })
  if (thing.size)
    plan.claims.push({
      about: 'size',
      piece: piece.id,
      size: thing.size.size,
      text: `${thing.size.word} ${plan.bare(piece.noun)}`,
    })
  if (thing.lean !== undefined && thing.leanWord !== undefined)
    plan.claims.push({
      about: 'lean',
      piece: piece.id,
      lean: thing.lean,
      text: `${thing.leanWord} ${plan.bare(piece.noun)}`,
    })
  if (thing.glows)
    plan.claims.push({
      about: 'glow',
      piece: piece.id,
      text: `${thing.glowWord ?? 'glowing'} ${plan.bare(piece.noun)}`,
    })
  if (thing.side) plan.claims.push({ about: 'unknown', text: `${thing.side} ${plan.bare(piece.noun)}` })
  for (const word of thing.unmeasured)
    plan.claims.push({ about: 'unmeasured', piece: piece.id, text: `${word} ${plan.bare(piece.noun)}` })
  for (const word of thing.unknown)
    plan.claims.push({ about: 'unknown', text: `${word} ${plan.bare(piece.noun)}` })
}
