import { type AnyArchetype, shapeOf } from '@makebelieve/shapes/archetype'
import { withArticle } from '../../../nouns/nouns.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { optionFor, partNamesFor } from './fitting.ts'
import type { Draft, PlanInHand } from './plan-in-hand.ts'

/** Whose such a part is where nobody says it. */
const usualDonors: Record<string, string> = {
  antler: 'reindeer',
  horn: 'goat',
  tusk: 'elephant',
  mane: 'lion',
  fin: 'shark',
}
/** What grows on creatures and can be told from the rest of them. */
const grown = /^(?:wing|antler|horn|tusk|ear|tail|mane|fin|beak|shell|antenna|comb|crest)$/
/** By these a wing is spread. */
const spread = ['spread', 'flying']

/**
 * 'A fox with butterfly wings', 'a rabbit with antlers': the part of another creature, cut out of its shape. Whether there is such a part is
 * seen in that shape; a head or a skin is none. Gives whether it was found.
 */
export function borrow(plan: PlanInHand, { piece, thing }: Draft, owner: Draft, isNamed: boolean): boolean {
  const words = thing.noun.split(' ')
  const last = words.at(-1) ?? ''
  const part = singularsOf(last).find((one) => grown.test(one)) ?? last
  const isCreature = (noun: string) =>
    plan.lexicon.catalogue.find(noun).traits.some((trait) => /^(?:animal|monster)$/.test(trait))
  const beside = words.length === 1 ? thing.unknown.find(isCreature) : undefined
  const whose = isNamed ? (beside ?? words.slice(0, -1).join(' ')) : (usualDonors[part] ?? '')
  if (!grown.test(part) || whose === '' || (!isNamed && words.length > 1)) return false
  const found = plan.lexicon.nouns.find(whose)
  if (found.by !== 'archetype' || found.likeness === 'relative' || !isCreature(whose)) return false
  if (found.noun === owner.piece.noun) return false
  const values = valuesFor(found.archetype, part)
  const names = shapeOf(found.archetype, { noun: found.noun, values, detail: 0.3 }).parts.map(
    ({ name }) => name,
  )
  const option = optionFor(found.archetype, part)
  const [only] = [part, option?.name ?? part]
    .map((noun) => partNamesFor(names, noun)[0])
    .filter((name) => name !== undefined)
  if (only === undefined) return false
  const [colour] = thing.colours
  piece.source = {
    by: 'archetype',
    order: {
      archetype: found.archetype.id,
      noun: found.noun,
      values,
      ...(colour && { colours: { main: colour.colour } }),
    },
    only,
  }
  if (colour) piece.partLooks.push({ part: only, colour: colour.colour })
  if (thing.stuff) piece.partLooks.push({ part: only, stuff: thing.stuff.stuff.name })
  piece.via = `cut out of the shape of ${withArticle(found.noun)}`
  piece.count = 1
  if (beside !== undefined) {
    piece.noun = `${beside} ${thing.noun}`
    thing.unknown = thing.unknown.filter((word) => word !== beside)
  }
  const lost = plan.claims.findIndex(
    (claim) => claim.about === 'unknown' && claim.text === `${whose} (of ${thing.noun})`,
  )
  if (lost >= 0) plan.claims.splice(lost, 1)
  // A pair is one thing here, and that it is a pair nobody counts.
  const counts = plan.claims.findIndex(
    (claim) => claim.about === 'count' && claim.piece === piece.id && claim.count === 2,
  )
  if (counts >= 0) plan.claims.splice(counts, 1)
  if (owner.archetype) {
    const own = shapeOf(owner.archetype, { noun: owner.piece.noun, detail: 0.3 }).parts.map(
      ({ name }) => name,
    )
    owner.piece.partLooks.push(...partNamesFor(own, part).map((name) => ({ part: name, gone: true })))
  }
  return true
}

function valuesFor(archetype: AnyArchetype, part: string): Record<string, string> {
  const said = part === 'wing' ? spread : [part]
  const [option] = said.flatMap((word) => optionFor(archetype, word) ?? [])
  return option ? { [option.name]: option.option } : {}
}
