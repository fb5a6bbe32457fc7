import type { CastMember, CastRole } from '@makebelieve/kit/game/plan'
import type { Brief, BriefDeed } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Wish } from './compose.ts'
import type { Mechanic, Part } from './mechanic.ts'
import { partOf } from './part-of.ts'

/** A verb of the prompt with the actors it is about, before anybody was cast. */
export type Asked = {
  mechanic: Mechanic
  verb: string
  words: string
  who: string
  whom?: string
  with?: string
  to?: string
  from?: string
  filler?: true
  instead?: string
}

export type AskedFor = {
  asked: Asked[]
  /** Deeds that no mechanic serves, in the words of the prompt. */
  unserved: BriefDeed[]
}

/** What the deeds of a prompt come to. The player's deeds need the player's mechanics, those of others others'. */
export function askedIn({ deeds = [], actors }: Brief, mechanics: readonly Mechanic[]): AskedFor {
  const asked: Asked[] = []
  const unserved: BriefDeed[] = []
  for (const deed of deeds) {
    const meant = deed.negated ? [] : served(deed, mechanics)
    // Who it is done to is never made up.
    const found = meant.filter(
      ({ mechanic, whom }) => whom !== undefined || !mechanic.needs?.includes('whom'),
    )
    if (found.length === 0) unserved.push(deed)
    asked.push(...found)
  }
  const spoken = new Set(asked.flatMap(({ who, whom, with: tool, to, from }) => [who, whom, tool, to, from]))
  for (const { id, role, phrase, implied } of actors) {
    const mechanic = mechanics.find(({ plays }) => plays?.includes(role as CastRole))
    if (implied || spoken.has(id) || !mechanic) continue
    asked.push({ mechanic, verb: mechanic.verbs[0] ?? mechanic.id, words: phrase, who: 'player', whom: id })
  }
  // What can only be stood in for is left where something real is done to the same.
  const isNeeded = ({ mechanic, whom, who }: Asked) =>
    !mechanic.standsIn ||
    !asked.some((other) => !other.mechanic.standsIn && other.whom === whom && other.who === who)
  return { asked: withoutTwins(asked.filter(isNeeded).map((one) => yielded(one, asked))), unserved }
}

function served(deed: BriefDeed, mechanics: readonly Mechanic[]): Asked[] {
  const { subject, verb, whoms, particles, words } = deed
  const by = subject === 'player' ? 'player' : 'others'
  const small = [...particles, ...whoms.flatMap(({ by: word }) => word ?? [])]
  const serving = (name: string) => mechanics.find((one) => one.by === by && one.verbs.includes(name))
  const said = [...small.map((word) => `${verb} ${word}`), verb]
    .map(serving)
    .find((found) => found !== undefined)
  const led = said ? undefined : ledTo(verb, serving)
  const mechanic =
    said ?? led ?? (whoms.length > 0 ? mechanics.find((one) => one.by === by && one.standsIn) : undefined)
  if (!mechanic) return []
  const instead = said ? undefined : (mechanic.verbs[0] ?? mechanic.id)
  const { whom: objects, ...rest } = slotsOf(deed, mechanic)
  const base = { mechanic, verb, words, who: subject, ...(instead && { instead }), ...rest }
  if (mechanic.standsIn && objects.length === 0) return []
  const all = objects.length > 0 ? objects : [undefined]
  return all.map((whom) => ({ ...base, ...(whom !== undefined && { whom }) }))
}

type Slots = { whom: string[]; with?: string; to?: string; from?: string }

/** What the small words before those whom a verb is about make of them. */
const slotOf: Record<string, 'with' | 'to' | 'from'> = {
  with: 'with',
  using: 'with',
  to: 'to',
  into: 'to',
  onto: 'to',
  toward: 'to',
  towards: 'to',
  home: 'to',
  from: 'from',
  against: 'from',
  past: 'from',
  'out of': 'from',
}

function slotsOf({ whoms, subject: self }: BriefDeed, { needs = [] }: Mechanic): Slots {
  const slots: Slots = { whom: [] }
  const direct: string[] = []
  const around: string[] = []
  for (const { id, by } of whoms) {
    if (id === self) continue
    const slot = by === undefined ? undefined : slotOf[by]
    if (by === undefined) direct.push(id)
    else if (slot && slots[slot] === undefined) slots[slot] = id
    else around.push(id)
  }
  // 'Shoots spells at pumpkins': what comes after 'at' is whom, and what is shot is with what.
  const isSent = needs.includes('with') && slots.with === undefined && direct.length > 0 && around.length > 0
  if (isSent) slots.with = direct[0]
  // 'Turns trolls into sheep', 'drops children at the school': the second is where it comes to.
  const comesTo = needs.includes('to') && slots.to === undefined ? (direct[1] ?? around[0]) : undefined
  if (comesTo !== undefined && direct.length > 0 && !isSent) slots.to = comesTo
  const named = isSent ? around : direct.filter((id) => id !== slots.to)
  // What only stands there is whom it is about where nobody else is: 'jumps over puddles'.
  slots.whom = named.length > 0 ? named : around.slice(0, 1).filter((id) => id !== slots.to)
  // 'Digs for potatoes', 'escapes from bears': whoever is named is whom it is about.
  for (const slot of ['from', 'to'] as const)
    if (
      slots.whom.length === 0 &&
      needs.includes('whom') &&
      !needs.includes(slot) &&
      slots[slot] !== undefined
    ) {
      slots.whom = [slots[slot]]
      delete slots[slot]
    }
  return slots
}

/** The mechanic of a wider verb, by the dictionary. Words that are nouns at heart lead astray as verbs: 'to cloud', 'to head'. */
function ledTo(verb: string, serving: (name: string) => Mechanic | undefined): Mechanic | undefined {
  const catalogue = openCatalogue()
  const [word = verb] = verb.split(' ')
  if (catalogue.isNoun(word)) return undefined
  return catalogue
    .verbKinds(word)
    .slice(0, 4)
    .filter((wider) => !tooWide.has(wider))
    .map(serving)
    .find((found) => found !== undefined)
}

/** Verbs that say next to nothing: whatever is done is a kind of these. */
const tooWide = new Set([
  'get',
  'take',
  'move',
  'act',
  'make',
  'change',
  'find',
  'touch',
  'hold',
  'travel',
  'go',
  'be',
])

/** The greater deed of which this one is the beginning, where there is one. */
function yielded(one: Asked, all: readonly Asked[]): Asked {
  if (!one.mechanic.yields) return one
  const greater = all.find(
    ({ mechanic, who, whom }) =>
      !mechanic.yields && !mechanic.standsIn && who === one.who && whom === one.whom,
  )
  return greater ? { ...greater, verb: one.verb, words: one.words } : one
}

/** 'Dodge the bees' said twice is one wish. */
function withoutTwins(asked: readonly Asked[]): Asked[] {
  const key = ({ mechanic, words, who, whom, with: tool, to, from }: Asked) =>
    [mechanic.id, words, who, whom, tool, to, from].join(' ')
  return asked.filter((one, index) => asked.findIndex((other) => key(other) === key(one)) === index)
}

/** The parts that have to be found beside those of the prompt, so that every verb has what it needs. */
export function lackingIn(asked: readonly Asked[]): Partial<Record<CastRole, number>> {
  const lacking: Partial<Record<CastRole, number>> = {}
  for (const one of asked)
    for (const need of one.mechanic.needs ?? [])
      if (one[need] === undefined) lacking[roleFor(one.mechanic, need)] = 1
  return lacking
}

/** The part of whoever a verb lacks: whom one dodges is an enemy, whom one finds is found. */
const roleFor = ({ plays, sends }: Mechanic, need: 'whom' | 'with' | 'to' | 'from'): CastRole =>
  need === 'whom'
    ? (plays?.[0] ?? 'collectible')
    : ({ with: sends ? 'projectile' : 'collectible', to: 'goal', from: 'enemy' } as const)[need]

/** What was asked for, with those who were cast for it. What lacks somebody in spite of all is left out. */
export function wishesOf(
  asked: readonly Asked[],
  cast: readonly CastMember[],
  traitsOf: (member: CastMember) => Thing['traits'],
): Wish[] {
  const player = cast.find(({ role }) => role === 'player')
  if (!player) return []
  const parts = new Map(cast.map((member) => [member.id, partOf(member, traitsOf(member))]))
  const find = (id: string | undefined) =>
    id === undefined ? undefined : parts.get(id === 'player' ? player.id : id)
  const named = new Set(asked.flatMap(({ who, whom, with: tool, to, from }) => [who, whom, tool, to, from]))
  const spare = (role: CastRole, not?: string) => {
    const inRole = cast.filter((member) => member.role === role && member.id !== not)
    return (inRole.find(({ id }) => !named.has(id)) ?? inRole[0])?.id
  }
  const you = parts.get(player.id) as Part
  return asked.flatMap(({ mechanic, verb, words, filler, instead, ...one }): Wish[] => {
    const needs = (what: 'whom' | 'with' | 'to' | 'from') => mechanic.needs?.includes(what) ?? false
    const who = find(one.who)
    const whom = find(one.whom ?? (needs('whom') ? spare(roleFor(mechanic, 'whom')) : undefined))
    const tool = find(one.with ?? (needs('with') ? spare(roleFor(mechanic, 'with'), one.whom) : undefined))
    const to = find(one.to ?? (needs('to') ? spare('goal') : undefined))
    const from = find(one.from ?? (needs('from') ? spare('enemy') : undefined))
    const lacks =
      (needs('whom') && !whom) ||
      (needs('with') && !tool) ||
      (needs('to') && !to) ||
      (needs('from') && !from) ||
      !who
    if (lacks || !who) return []
    return [
      {
        mechanic: mechanic.id,
        verb,
        words,
        ...(filler && { filler }),
        ...(instead && { instead }),
        you,
        who,
        whom,
        with: tool,
        to,
        from,
      },
    ]
  })
}
