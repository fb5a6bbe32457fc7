import { stuffNamed } from '@makebelieve/shapes/stuffs'
import type { Piece } from '../design.ts'
import { isCount, parameterFor, scaled, shapeParameters, stateFor } from './fitting.ts'
import { asKindOfPerson } from './persons.ts'
import { type Draft, type PlanInHand, something, valuesOf } from './plan-in-hand.ts'
import type { ReadThing } from './reading.ts'
import { sourceOf } from './sources.ts'

/** Words that the archetype itself knows: poses, patterns, 'round', 'tall'. */
export function fitWords(plan: PlanInHand, draft: Draft): void {
  const { thing, piece, archetype } = draft
  const values = valuesOf(piece)
  const settle = (word: string): boolean => {
    const state = archetype && stateFor(archetype, word)
    if (!state) return false
    values[state.name] = state.value
    return true
  }
  const shown = asKindOfPerson(draft)
  thing.unknown = thing.unknown.filter((word) => !shown.includes(word))
  thing.unmeasured.push(...shown)
  if (thing.pose) {
    if (settle(thing.pose.pose))
      plan.claims.push({
        about: 'pose',
        piece: piece.id,
        pose: thing.pose.pose,
        text: `${thing.pose.word} ${plan.bare(piece.noun)}`,
      })
    else thing.unknown.push(thing.pose.word)
  }
  if (thing.pattern) {
    if (!settle(thing.pattern.name)) {
      const second = thing.colours[1]?.colour
      piece.pattern = { name: thing.pattern.name, ...(second && { colour: second }) }
    }
    plan.claims.push({
      about: 'pattern',
      piece: piece.id,
      pattern: thing.pattern.name,
      text: `${thing.pattern.word} ${plan.bare(piece.noun)}`,
    })
  }
  thing.unknown = thing.unknown.filter((word) => {
    if (!settle(word)) return true
    plan.claims.push({
      about: 'pose',
      piece: piece.id,
      pose: word,
      text: `${word} ${plan.bare(piece.noun)}`,
    })
    return false
  })
  for (const word of thing.shapeWords) {
    const row = shapeParameters[word]
    const name = row?.names.find((one) => archetype?.parameters[one])
    const parameter = name === undefined ? undefined : archetype?.parameters[name]
    const rowValue = archetype?.rows[piece.noun]?.values?.[name ?? '']
    const value =
      parameter && row
        ? scaled(parameter, row.factor, typeof rowValue === 'number' ? rowValue : undefined)
        : undefined
    if (name !== undefined && value !== undefined) values[name] = value
    else if (thing.stretch) piece.stretch = thing.stretch
    plan.claims.push({ about: 'shape', piece: piece.id, word, text: `${word} ${plan.bare(piece.noun)}` })
  }
  if (thing.within) countWithin(plan, draft, thing.within)
  if (thing.layers.length > 0)
    for (const layer of thing.layers) addLayer(plan, draft, layer.stuff.name, layer.word)
  if (thing.unknown.includes('potted')) {
    const pot = ['flower pot', 'flowerpot', 'plant pot', 'pot', 'vase'].find(
      (noun) => plan.lexicon.nouns.has(noun) !== undefined,
    )
    if (pot !== undefined) {
      thing.unknown = thing.unknown.filter((word) => word !== 'potted')
      const added = add(plan, pot, `a ${pot}`)
      piece.attached = { to: added.piece.id, how: 'in' }
      plan.claims.push({
        about: 'attachment',
        piece: piece.id,
        to: added.piece.id,
        how: 'in',
        says: 'in',
        text: 'potted',
      })
    }
  }
}

/** 'a stack of three pancakes': the archetype is the stack, and one of its numbers is how many. */
function countWithin(
  plan: PlanInHand,
  { piece, archetype }: Draft,
  { count, noun, said }: NonNullable<ReadThing['within']>,
): void {
  const named = archetype && (parameterFor(archetype, noun) ?? parameterFor(archetype, 'count'))
  const any = Object.entries(archetype?.parameters ?? {}).find(([, parameter]) => isCount(parameter))
  const name = named && isCount(named.parameter) ? named.name : any?.[0]
  if (name === undefined) {
    plan.claims.push({ about: 'unknown', text: `${count} of ${noun}` })
    return
  }
  valuesOf(piece)[name] = count
  plan.claims.push({ about: 'part', piece: piece.id, part: noun, count, text: `${count} ${said ?? noun}` })
}

function addLayer(plan: PlanInHand, draft: Draft, stuff: string, word: string): void {
  const material = stuffNamed(stuff)?.material
  if (!material) return
  const id = plan.idFor(stuff)
  const piece: Piece = {
    id,
    phrase: word,
    noun: stuff,
    source: { by: 'stuff', stuff: material },
    via: `${stuff} lies on it`,
    count: 1,
    size: 1,
    partLooks: [],
    attached: { to: draft.piece.id, how: 'covered-in' },
  }
  plan.extra.push({ piece, thing: something(), found: undefined, archetype: undefined })
  plan.claims.push({
    about: 'attachment',
    piece: id,
    to: draft.piece.id,
    how: 'covered-in',
    says: 'covered in',
    text: `${word} ${draft.piece.noun}`,
  })
}

export function add(plan: PlanInHand, noun: string, phrase: string): Draft {
  const thing = { ...something(), noun, phrase }
  const found = plan.lexicon.nouns.find(noun)
  const draft: Draft = {
    thing,
    found,
    archetype: found.by === 'archetype' ? found.archetype : undefined,
    piece: {
      id: plan.idFor(noun),
      phrase,
      noun,
      source: sourceOf(plan, thing, found, 50 + plan.extra.length),
      via: found.via,
      count: 1,
      size: 1,
      partLooks: [],
    },
  }
  plan.extra.push(draft)
  return draft
}
