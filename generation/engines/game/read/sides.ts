import type { Reading, Role, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { withoutThings } from './parts-of-reading.ts'

/** On whose side somebody is, where the sentence says so in so many words. The network guesses it from the noun, and knights are foes to it. */
export const withSides = (reading: Reading): Reading =>
  withGivers(withAllies(withOpponents(withCallings(reading))))

/** What somebody is called who is for or against whoever plays, or there for the taking. */
const callings: readonly (readonly [called: RegExp, role: Role])[] = [
  [/^(?:friend|ally|helper|companion|buddy|pal|teammate|partner|supporter)$/, 'friend'],
  [/^(?:enemy|foe|danger|hazard|threat|predator|villain|opponent|baddie)$/, 'against'],
  [/^(?:food|snack|prey|treasure|prize|treat|loot|reward|lunch|dinner|breakfast)$/, 'wanted'],
]

/** 'Moths are food', 'the crabs are your friends': there are moths and crabs, and no food and no friends beside them. */
function withCallings(reading: Reading): Reading {
  const { words, things, links } = reading
  const gone = new Map<number, number>()
  const roles = new Map<number, Role>()
  for (const { who, does, whom } of links) {
    if (typeof who !== 'number' || typeof whom !== 'number' || who === whom) continue
    const called = openCatalogue().lemma(words[things[whom]?.head ?? -1]?.text.toLowerCase() ?? '', 'noun')
    const [, role] = callings.find(([calling]) => calling.test(called)) ?? []
    if (!role || !/^(?:is|are)$/i.test(does.text) || things[who]?.role === 'you') continue
    gone.set(whom, who)
    roles.set(who, role)
  }
  const kept = links.filter(({ who, whom }) => typeof whom !== 'number' || gone.get(whom) !== who)
  return withoutThings({ ...reading, links: kept, things: playing(things, roles) }, gone)
}

/** 'A knight against a slime, a skeleton and finally a dragon': whoever one is against is surely so, to the end of the list. */
function withOpponents(reading: Reading): Reading {
  const { things, links } = reading
  const opponents = new Set(
    links.flatMap(({ does, whom }) => (/^(?:against|versus|vs)$/i.test(does.text) ? (whom ?? []) : [])),
  )
  const isOpponent = ({ role }: Thing, at: number) => role === 'against' && opponents.has(at)
  return {
    ...reading,
    things: things.map((thing, at) => (isOpponent(thing, at) ? { ...thing, sure: 1 } : thing)),
  }
}

/** 'The tin soldiers are on your side', 'crows side with you'. */
function withAllies(reading: Reading): Reading {
  const { words, things } = reading
  const textAt = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const sides = words.flatMap((_, at) => {
    const isOn =
      /^(?:side|team)$/.test(textAt(at)) &&
      /^(?:your|ur|my|our|his|her|their|its)$/.test(textAt(at - 1)) &&
      textAt(at - 2) === 'on'
    const isWith =
      /^sides?$/.test(textAt(at)) && textAt(at + 1) === 'with' && /^(?:you|me|us)$/.test(textAt(at + 2))
    return isOn ? [at - 2] : isWith ? [at] : []
  })
  const roles = new Map(
    sides.flatMap((at): [number, Role][] => {
      const between = (head: number) => words.slice(head + 1, at).map(({ text }) => text.toLowerCase())
      const ally = things.findLastIndex(
        ({ head, role }) => head < at && role !== 'you' && between(head).every((word) => linking.test(word)),
      )
      const isDenied =
        ally >= 0 && between(things[ally]?.head ?? at).some((word) => /^(?:not|never)$/.test(word))
      return ally < 0 ? [] : [[ally, isDenied ? 'against' : 'friend']]
    }),
  )
  // 'The beetles on her team': they are there, and no team beside them.
  const gone = things.flatMap(({ head }, index): [number, undefined][] =>
    sides.some((at) => head === at + 2 && roles.size > 0) ? [[index, undefined]] : [],
  )
  const told = { ...reading, things: playing(things, roles) }
  return roles.size === 0 ? reading : withoutThings(told, new Map(gone))
}

const linking = /^(?:is|are|be|all|both|who|that|which|fight|fights|stand|stands|not|never|always)$/

/** 'A badger throws you apples', 'her brother hands her tools': what one is given is no attack, as something thrown at one would be. */
function withGivers(reading: Reading): Reading {
  const { words, things, links } = reading
  const roles = new Map<number, Role>()
  for (const { who, does, whom } of links) {
    const verb = does.words.find((at) => words[at]?.part === 'VERB')
    const gift = typeof whom === 'number' ? things[whom] : undefined
    if (verb === undefined || typeof who !== 'number' || !gift || things[who]?.role === 'you') continue
    const text = words[verb]?.text.toLowerCase() ?? ''
    const isGiving = [text, ...baseVerbsOf(text)].some((base) => giving.has(base))
    const isToYou = /^(?:you|me|us|him|her)$/i.test(words[verb + 1]?.text ?? '')
    const isNext = words
      .slice(verb + 2, gift.head)
      .every(({ part }) => /^(?:DET|ADJ|NUM|NOUN|PRON|ADV)$/.test(part))
    // 'Throws her into the pit': thrown is she herself.
    if (!isGiving || !isToYou || gift.head <= verb + 1 || !isNext) continue
    roles.set(who, 'friend')
    roles.set(whom as number, 'wanted')
  }
  return roles.size === 0 ? reading : { ...reading, things: playing(things, roles) }
}

const giving = new Set('throw toss give hand bring pass send drop lend fetch offer'.split(' '))

const playing = (things: readonly Thing[], roles: ReadonlyMap<number, Role>): Thing[] =>
  things.map((thing, index) => {
    const role = roles.get(index)
    return role ? { ...thing, role, sure: 1 } : thing
  })
