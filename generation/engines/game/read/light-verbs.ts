import { frameOf } from '../../../brief/verbs.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, spanOf } from './numbered.ts'

/** Nouns that are deeds, by the verb that says next to nothing beside them: 'takes photos of', 'gives a bath to', 'pays a visit to'. */
type Way = 'taken' | 'given' | 'paid'
const light: readonly { like: RegExp; does: string; with: Way }[] = [
  {
    like: /^(?:(?:close-?ups?|photo(?:graph)?s?|pictures?|pics?|snapshots?|selfies?|portraits?|shots?))$/i,
    does: 'photograph',
    with: 'taken',
  },
  { like: /^(?:bath|shower|shampoo)s?$/i, does: 'bathe', with: 'given' },
  { like: /^wash(?:es)?$/i, does: 'wash', with: 'given' },
  { like: /^(?:scrub|rinse|polish)s?$/i, does: 'scrub', with: 'given' },
  { like: /^brush(?:ing)?$/i, does: 'brush', with: 'given' },
  { like: /^(?:haircut|trim|shave|shearing|hairdo)s?$/i, does: 'shear', with: 'given' },
  { like: /^hugs?$/i, does: 'hug', with: 'given' },
  { like: /^(?:cuddle|snuggle)s?$/i, does: 'cuddle', with: 'given' },
  { like: /^(?:pat|stroke)s?$/i, does: 'pat', with: 'given' },
  { like: /^kiss(?:es)?$/i, does: 'kiss', with: 'given' },
  { like: /^(?:injection|vaccination|vaccine|jab)s?$/i, does: 'vaccinate', with: 'given' },
  { like: /^(?:fright|scare)s?$/i, does: 'frighten', with: 'given' },
  { like: /^visits?$/i, does: 'visit', with: 'paid' },
]

const takes = '(?:take|taking|takes|snap(?:s|ping)?|shoot(?:s|ing)?|get(?:s|ting)?|captur(?:es?|ing))'
const gives = '(?:giv(?:e|es|ing))'
const pays = '(?:pay(?:s|ing)?)'
/** 'The picture of the king' hangs somewhere; 'the perfect picture' is about to be taken. */
const some = '(?:(?!the [a-z]+ (?:of|to)\\b)(?:the|an?|some|many|more|all|good|great|as|[a-z-]+) ){0,3}'
const each = '(?:(?:an?|the|all|some|every|each|his|her|its|your|my|their|of|those|these|one|many) )*'
const whoms = `${each}#\\d+(?:(?: ?,| and| ?, and) ${each}#\\d+)*`

const nounsOf = (way: Way) => light.flatMap((one) => (one.with === way ? [one.like.source.slice(1, -1)] : []))
const named = (way: Way, name: string) => `(?<${name}>${nounsOf(way).join('|')})`

const clauses: Record<Way, RegExp> = {
  taken: new RegExp(
    `\\b${takes} ${some}${named('taken', 'n')} of (?<whom>${whoms})(?! (?:to|into|home)\\b)`,
    'gi',
  ),
  given: new RegExp(
    `\\b${gives} (?:${each}(?:[a-z-]+ )?${named('given', 'n')} to (?<whom>${whoms})|(?<other>${whoms}) ${each}(?:[a-z-]+ )?${named('given', 'm')}\\b)`,
    'gi',
  ),
  paid: new RegExp(`\\b${pays} ${each}${named('paid', 'n')} to (?<whom>${whoms})`, 'gi'),
}

type Said = { does: string; ends: number[]; places: number[] }

function saidIn(reading: Reading, whoever = false): Said[] {
  return (['taken', 'given', 'paid'] as const).flatMap((way) => {
    const told = new Numbered(reading, new RegExp(`^(?:${nounsOf(way).join('|')})$`, 'i'))
    return [...told.text.matchAll(clauses[way])].flatMap((match): Said[] => {
      const { n, m, whom, other } = match.groups ?? {}
      const noun = (n ?? m ?? '').toLowerCase()
      const found = light.find((one) => one.with === way && one.like.test(noun))
      const ends = numbersIn(whom ?? other ?? '')
      const places = told.placesIn([spanOf(match)])
      const isOwn = ends.length > 0 && (whoever || !ends.some((end) => told.isYou(end)))
      return found && isOwn ? [{ does: found.does, ends, places }] : []
    })
  })
}

/** 'Give the dog a bath': nobody else is there, and still it is not the dog who plays. */
export function withoutGivenYou(reading: Reading): Reading {
  const others = new Set(
    saidIn(reading, true).flatMap(({ ends, places: [verb] }) =>
      reading.words.some(({ head, relation }) => head === verb && /^nsubj/.test(relation)) ? [] : ends,
    ),
  )
  if (![...others].some((end) => reading.things[end]?.role === 'you')) return reading
  return {
    ...reading,
    things: reading.things.map(
      (thing, index): Thing =>
        others.has(index) && thing.role === 'you' ? { ...thing, role: 'wanted' } : thing,
    ),
    links: reading.links.map((link) =>
      typeof link.who === 'number' && others.has(link.who) ? { ...link, who: 'you' } : link,
    ),
  }
}

/** What is only the name of a deed: nobody carries a haircut about. */
export function deedNounsIn(reading: Reading): Set<number> {
  const inside = new Set(saidIn(reading).flatMap(({ places }) => places))
  const all = light.map(({ like }) => like)
  return new Set(
    reading.things.flatMap(({ head, role }, index) =>
      role !== 'you' && inside.has(head) && all.some((like) => like.test(reading.words[head]?.text ?? ''))
        ? [index]
        : [],
    ),
  )
}

/** 'Takes photos of lions' photographs them, 'gives haircuts to sheep' shears them: the noun is what is done. */
export function withLightVerbs(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading)
  return saidIn(reading).reduce<Deed[]>(
    (all, { does, ends, places }) => {
      const inside = new Set(places)
      const own = all.filter(({ at, negated }) => inside.has(at) && !negated)
      const [first] = own
      if (!first && all.some(({ at }) => inside.has(at))) return all
      const who = first?.who ?? 'you'
      const deed = told.deedAt(
        [...new Set([...(first?.places ?? []), ...places])].sort((a, b) => a - b),
        {
          who,
          verb: does,
          frame: frameOf(does),
          whoms: ends.map((end) => ({ end, by: undefined })),
        },
      )
      const next = all.findIndex(({ at }) => at > deed.at)
      // 'But not the tourists': the same is not done to them.
      const rest = all.flatMap((one) =>
        own.includes(one) ? [] : inside.has(one.at) ? [{ ...one, verb: does }] : [one],
      )
      const at = first ? all.indexOf(first) : next < 0 ? rest.length : next
      return [...rest.slice(0, at), { ...deed, at: first?.at ?? deed.at }, ...rest.slice(at)]
    },
    [...deeds],
  )
}
