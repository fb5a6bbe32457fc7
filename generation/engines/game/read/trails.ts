import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

const small = '(?:(?:an?|the|some|your|my|his|her|its|their|our|own|long) )*'
const him = '(?:it|her|him|you|them|me|us|himself|herself|itself|#\\d+)'
/** What one goes over: what lies there lies on the way. */
const ground = /^(?:ground|floor|snow|sand|mud|grass|dust|way|path|ice|screen|street|road)$/i
const under = ground.source.slice(1, -1)
/** 'Leaves a wet line of paint behind it', 'fire stays wherever he goes', 'her thread stays on the ground'. */
const left = new RegExp(
  `(?:leav(?:es|e|ing)|drops?|dropping|draws?|drawing|trails?|trailing|pulls?|pulling|drags?|dragging|spins?|lays?|laying) (?:behind )?${small}(?<t>#\\d+)(?: of (?:#\\d+|[a-z]+))?(?:,? (?:behind(?: ${him})?|wherever (?:he|she|it|you|i|they) (?:goes?|walks?|moves?|steps?|flies|swims?)|everywhere(?: (?:he|she|it|you|i) (?:goes?|walks?|moves?))?|(?:on|in) (?:the |every )?${under}|as (?:he|she|it|you|i) (?:goes?|walks?|moves?|runs?)))`,
  'gi',
)
const stays = new RegExp(
  `(?:his|her|its|your|my|the) (?<t>#\\d+) (?:that )?(?:stays?|remains?|lies?)(?: (?:there|behind(?: ${him})?|(?:on|in) (?:the )?${under}))+(?: forever| for good)?`,
  'gi',
)
/** That one must not meet it oneself. */
const forbidden = new RegExp(
  `(?:(?:he|she|it|you|i|they|#\\d+) )?(?:may|must|can|should|is|are|do|does)? ?(?:never|not|n't)(?: ever| to| allowed to)* (?:cross(?: over)?|touch|step on|run into|hit|walk (?:over|on|into)|go over|bump into|meet) ${small}(?:it|them|that|#\\d+)(?: (?:again|yourself|himself|herself|itself))*`,
  'gi',
)

/** 'Her thread stays on the ground and she may never cross it': what whoever plays leaves behind wherever it goes is one deed. */
export function withTrails(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading, ground)
  const [match] = [...told.text.matchAll(left), ...told.text.matchAll(stays)]
  const [trail] = numbersIn(match?.groups?.t ?? '')
  if (!match || trail === undefined || told.isYou(trail)) return [...deeds]
  // What others leave behind is theirs.
  const [, doer] = /#(\d+)(?: (?:that|who|which))? ?$/.exec(told.text.slice(0, match.index)) ?? []
  if (doer !== undefined && !told.isYou(Number(doer)) && reading.things.some(({ role }) => role === 'you'))
    return [...deeds]
  const ban = [...told.text.matchAll(forbidden)].find(({ 0: said }) =>
    numbersIn(said).every((index) => index === trail || told.isYou(index)),
  )
  const spans: Span[] = [match, ...(ban ? [ban] : [])].map((one) => spanOf(one))
  const places = told.placesIn(spans)
  const inside = new Set(places)
  return [
    ...deeds.filter(({ at }) => !inside.has(at)),
    told.deedAt(places, {
      who: 'you',
      verb: ban ? 'leave behind and not cross' : 'leave behind',
      frame: undefined,
      whoms: [{ end: trail, by: undefined }],
    }),
  ]
}
