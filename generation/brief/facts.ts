import type { RelationKind } from './brief.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { Frame } from './verbs.ts'

/** A noun phrase, or the player, whom many names mean. */
export type Ref = NounPhrase | 'player'

export type Event = {
  verb: string
  frame: Frame
  subjects: Ref[]
  /** Nobody was named: an imperative. */
  implied: boolean
  objects: Ref[]
  withs: NounPhrase[]
  tos: NounPhrase[]
  negated: boolean
  passive: boolean
  /** After 'before', 'do not let', 'stop … from': what must not come to pass. */
  unwanted: boolean
  words: string
  at: number
  /** 'hitting a tower …' opened the sentence. */
  gerund: boolean
}

export type Copula = { left: Ref[]; right: NounPhrase[]; adjectives: string[] }
export type Place = { prep: string; np: NounPhrase; near?: NounPhrase }
export type Link = { subject: NounPhrase; relation: RelationKind; object: NounPhrase; words: string }

/** What the grammar of a prompt gives, sentence after sentence. */
export type Facts = {
  events: Event[]
  copulas: Copula[]
  places: Place[]
  links: Link[]
  /** Every noun phrase that may be an actor, in order. */
  mentions: NounPhrase[]
  /** 'X vs Y', 'X against Y'. */
  versus: { left: NounPhrase[]; right: NounPhrase[] }[]
  /** 'X instead of Y', 'replace Y with X'. */
  instead: { by: NounPhrase[]; of: NounPhrase[] }[]
  /** 'ghosts as cats' */
  likened: { one: NounPhrase; other: NounPhrase }[]
  /** 'as a firefly', 'play as a fox'. */
  playedAs: NounPhrase[]
  /** 'about a fox'. */
  about: NounPhrase[]
  /** 'enemies: slimes and bats', 'enemies such as slimes'. */
  examples: { of: NounPhrase; items: NounPhrase[] }[]
  /** 'and finally a dragon'. */
  final: Set<NounPhrase>
  /** 'like meteors': how something looks or moves, not who is there. */
  similes: Set<NounPhrase>
  /** 'reach the castle', 'to grandma's house': where somebody is going. */
  destinations: Set<NounPhrase>
  points: { np: NounPhrase; value: number }[]
  /** Whether 'you' was said, and not only meant. */
  saysYou: boolean
}

export const emptyFacts = (): Facts => ({
  events: [],
  copulas: [],
  places: [],
  links: [],
  mentions: [],
  versus: [],
  instead: [],
  likened: [],
  playedAs: [],
  about: [],
  examples: [],
  final: new Set(),
  similes: new Set(),
  destinations: new Set(),
  points: [],
  saysYou: false,
})

/** What later sentences need from earlier ones. */
export type Memory = {
  singular?: NounPhrase
  earlier?: NounPhrase
  /** Groups that 'they' may mean, the last first. */
  groups: NounPhrase[][]
  alive?: NounPhrase
  aliveBefore?: NounPhrase
}

/** Whether it can do something by itself: 'living' for animals and people, 'moving' for vehicles. */
export type Animate = (np: NounPhrase) => 'living' | 'moving' | undefined

export const named = (refs: Ref[]): NounPhrase[] => refs.filter((ref) => ref !== 'player')
