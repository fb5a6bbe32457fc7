import { frameOf } from '../../../brief/verbs.ts'
import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, spanOf } from './numbered.ts'

const covers =
  'frost|ice|snow|sand|dust|dirt|mud|soot|moss|ash(?:es)?|cobwebs?|grime|foam|soap|soil|earth|rust|leaves|sawdust'
const cover = new RegExp(`^(?:${covers})$`, 'i')
const small = '(?:(?:an?|the|all|some|every|each|his|her|its|your|my|their|secret|hidden|old|lost) )*'
const rubs =
  '(?:brush|scratch|rub|scrap|scrape|wipe|sweep|wash|dust|clean|clear|blow|scrub|shovel|push)(?:e?s|ing)?'
const finds = '(?:find|reveal|uncover|discover|expose|free|unearth|see|get to|dig up|read)(?:s|ing)?(?: out)?'

/** 'Scratch the frost off the windows', 'brush away the sand to find bones'. */
const uncovering = new RegExp(
  `${rubs} (?:away |off )?(?:of )?${small}(?<c>${covers})\\b(?:(?: away)? (?:off|from|of|on) (?:of )?${small}(?<t>#\\d+)| (?:away|off))?(?:,? (?:and|to|until (?:you|he|she|it|i)) (?:then )?(?:can )?${finds} ${small}(?<h>#\\d+))?`,
  'gi',
)

const foundIn = (told: Numbered) =>
  [...told.text.matchAll(uncovering)].filter(
    ({ groups }) => groups?.t !== undefined || groups?.h !== undefined,
  )

/** What is rubbed off something is a layer on that, and no thing of its own: frost, sand, dust. */
export function coversIn(reading: Reading): Set<number> {
  const said = foundIn(new Numbered(reading, cover)).map(({ groups }) => groups?.c?.toLowerCase() ?? '')
  return new Set(
    reading.things.flatMap(({ head, role }, index) =>
      role !== 'you' && said.includes(reading.words[head]?.text.toLowerCase() ?? '') ? [index] : [],
    ),
  )
}

/**
 * 'Scratch the frost off the windows' is done to the windows, and 'brush the sand off to find bones' to the bones: what covers them is
 * rubbed off bit by bit.
 */
export function withUncovering(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading, cover)
  const [match] = foundIn(told)
  if (!match) return [...deeds]
  const { t, h } = match.groups ?? {}
  const [whom] = numbersIn(h ?? t ?? '')
  // What comes to light comes out of what its cover is rubbed off.
  const [behind] = h === undefined ? [] : numbersIn(t ?? '')
  const places = told.placesIn([spanOf(match)])
  const inside = new Set(places)
  const doer = deeds.find(({ at }) => inside.has(at))?.who ?? 'you'
  if (whom === undefined || told.isYou(whom) || (doer !== 'you' && !told.isYou(Number(doer))))
    return [...deeds]
  const bares: Deed = told.deedAt(places, {
    who: doer,
    verb: h === undefined ? 'bare of a layer' : 'bare what is under',
    frame: frameOf(h === undefined ? 'clean' : 'find'),
    whoms: [{ end: whom, by: undefined }, ...(behind === undefined ? [] : [{ end: behind, by: 'from' }])],
  })
  const before = deeds.filter(({ at }) => at < bares.at)
  return [...before, bares, ...deeds.filter(({ at }) => at >= bares.at && !inside.has(at))]
}
