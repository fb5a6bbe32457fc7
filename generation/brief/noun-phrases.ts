import { personNames } from '../things/overrides/person-names.ts'
import { actorMoods, materials, sides, sizes, speeds } from './attribute-words.ts'
import type { Attributes, Role } from './brief.ts'
import { colours, shade } from './colours.ts'
import { numberWords } from './function-words.ts'
import { shareHeads } from './shared-heads.ts'
import { quantityNouns, roleNouns, samePlural, stopNouns, weakStopNouns } from './stop-nouns.ts'
import type { Lexicon } from './tagging.ts'
import type { Token } from './token.ts'
import type { Part } from './verbs.ts'

/** A noun with what belongs to it. */
export type NounPhrase = {
  kind: 'np'
  /** What the thing is called, singular: 'pizza slice'. Empty for pronouns and plain talk. */
  name: string
  /** The words as written, without article. */
  phrase: string
  plural: boolean
  determiner?: string
  negated: boolean
  count?: number
  attributes: Attributes
  pronoun?: string
  /** Said by an adjective or a noun of the phrase: 'enemy drones', 'zombie boss', 'friendly ghost'. */
  part?: Part
  /** 'your ship', 'my dog'. */
  owned: boolean
  /** Talk about the game. Its modifiers may still be things: 'penguin game'. */
  stop: boolean
  weak: boolean
  /** Nouns that stood before a stop noun or name a material or motif: 'penguin' of 'penguin game'. */
  modifiers: string[]
  /** Whoever it belongs to: the guards of "the guards' flashlights". */
  owner?: NounPhrase
  /** What it rides on. */
  mount?: NounPhrase
  /** The role that the head itself names: 'the invaders', 'the player'. */
  roleNoun?: Role
  /** The head is 'theme', 'colours', 'look': what stands before it is shown, whatever it is. */
  themed?: boolean
  /** A head such as 'maze' or 'dungeon' that names a genre and perhaps a place. */
  headScene?: string
  tokens: Token[]
  at: number
}

export type Item =
  | NounPhrase
  | { kind: 'verb'; token: Token; at: number }
  | { kind: 'adj'; token: Token; at: number }
  | { kind: 'word'; token: Token; at: number }

const numberOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : numberWords[text])

/** 'twenty five', 'two hundred'. */
export function readNumber(words: string[]): number | undefined {
  let total: number | undefined
  for (const word of words) {
    const value = numberOf(word)
    if (value === undefined) return total
    if (total === undefined) total = value
    else if (value >= 100 || value === 12) total *= value
    else total += value
  }
  return total
}

/** Cuts a sentence into noun phrases, verbs and the small words between them. */
export function chunk(written: Token[], lexicon: Lexicon): Item[] {
  const tokens = withCommas(shareHeads(written))
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const end = phraseEnd(tokens, at)
    if (end > at) {
      const np = makePhrase(tokens.slice(at, end), at, lexicon)
      const inner = tokens[end]
      // 'a swarm of bees', 'three kinds of towers': the bees and the towers are meant.
      if (inner?.text === 'of' && np.quantity) {
        const from = end + 1
        const innerEnd = phraseEnd(tokens, from)
        if (innerEnd > from) {
          const whole = makePhrase(tokens.slice(from, innerEnd), from, lexicon)
          // A dozen is a number of things; five rows are not five.
          const dozens = { dozen: 12, couple: 2, pair: 2, hundred: 100, thousand: 1000 }[np.head]
          if (dozens !== undefined) whole.count ??= dozens * (np.count ?? 1)
          if (np.negated) whole.negated = true
          items.push(whole)
          at = innerEnd
          continue
        }
      }
      items.push(np)
      at = end
      continue
    }
    items.push({ kind: token.tag === 'verb' ? 'verb' : token.tag === 'adj' ? 'adj' : 'word', token, at })
    at += 1
  }
  return items
}

/** 'pigs chickens and a farmer': two plurals in a row are a list whose comma was forgotten. */
function withCommas(tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    const isList =
      token.tag === 'noun' &&
      next?.tag === 'noun' &&
      token.plural === true &&
      next.plural === true &&
      token.text.endsWith('s') &&
      ![token, next].some(({ text, sense, title }) => text.includes(' ') || sense !== undefined || title)
    return isList ? [token, { raw: ',', text: ',', tag: 'punct' as const, lemma: ',' }] : [token]
  })
}

/** Where the noun phrase that begins here ends, or `from` when none does. */
function phraseEnd(tokens: Token[], from: number): number {
  const first = tokens[from]
  if (!first) return from
  if (first.tag === 'pron')
    return ['who', 'whom', 'which', 'what', 'that'].includes(first.text) ? from : from + 1
  let at = from
  let end = from
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.tag === 'noun') {
      end = at + 1
      continue
    }
    if (token.text === "'s" && end === at) {
      // The owner goes along as a modifier: "the guards' flashlights".
      continue
    }
    if (end > from && tokens[at - 1]?.text !== "'s") break
    if (token.tag === 'det' || token.tag === 'num' || token.tag === 'adj') continue
    if (
      token.tag === 'adv' &&
      ['very', 'really', 'super', 'extra', 'left', 'right'].includes(token.text) &&
      tokens[at + 1]?.tag !== 'verb'
    )
      continue
    // 'big, red dragon' and 'red and blue gems'
    if (
      (token.text === ',' || token.tag === 'and') &&
      tokens[at - 1]?.tag === 'adj' &&
      tokens[at + 1]?.tag === 'adj' &&
      nounSoon(tokens, at + 1)
    )
      continue
    break
  }
  return end
}

function nounSoon(tokens: Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.tag === 'noun') return true
    if (tokens[at]?.tag !== 'adj') return false
  }
  return false
}

type Made = NounPhrase & { quantity: boolean; isKind: boolean; head: string }

const pluralPronouns = new Set(['they', 'them', 'their', 'these', 'those', 'we', 'us'])

function makePhrase(tokens: Token[], at: number, { phrases }: Lexicon): Made {
  const first = tokens[0]
  const made: Made = {
    kind: 'np',
    name: '',
    phrase: '',
    plural: false,
    negated: false,
    attributes: {},
    owned: false,
    stop: false,
    weak: false,
    modifiers: [],
    tokens,
    at,
    quantity: false,
    isKind: false,
    head: '',
  }
  if (first?.tag === 'pron' && tokens.length === 1) {
    made.pronoun = first.text
    made.phrase = first.text
    made.plural = pluralPronouns.has(first.text)
    return made
  }
  const nouns: Token[] = []
  const numbers: string[] = []
  let darker = 0
  for (const token of tokens) {
    if (token.tag === 'det') {
      if (token.text === 'no') made.negated = true
      if (['my', 'your', 'our'].includes(token.text)) made.owned = true
      made.determiner ??= token.text
    } else if (token.tag === 'num' && nouns.length === 0 && numberOf(token.text) !== undefined)
      numbers.push(token.text)
    else if (token.text === "'s") {
      // What came before owns the rest.
      const owners = nouns.splice(0)
      made.modifiers.push(...owners.map((noun) => noun.lemma))
      const owner = owners.at(-1)
      if (owner && made.determiner === 'the') {
        made.owner = {
          ...made,
          tokens: owners,
          name: owners.map((noun) => noun.lemma).join(' '),
          phrase: owners.map((noun) => noun.text).join(' '),
          plural: owner.plural ?? false,
          modifiers: [],
          attributes: {},
        }
      }
    } else if (token.tag === 'adj' || token.tag === 'adv') {
      if (token.text === 'dark') darker = -0.35
      if (token.text === 'light' || token.text === 'bright' || token.text === 'pale') darker = 0.3
      describe(made, token.text)
    } else if (token.tag === 'noun') nouns.push(token)
  }
  // 'one more ghost' is no number of ghosts.
  const more = tokens.findIndex(({ text }) => text === 'more' || text === 'extra' || text === 'additional')
  const count = more > 0 && tokens[more - 1]?.tag === 'num' ? undefined : readNumber(numbers)
  if (count !== undefined) made.count = count
  if (darker !== 0 && made.attributes.colour) made.attributes.colour = shade(made.attributes.colour, darker)
  made.phrase = tokens
    .filter(
      (token, index) =>
        token.tag !== 'det' || tokens.slice(0, index + 1).some((other) => other.tag !== 'det'),
    )
    .filter((_, index, list) => more < 1 || index > list.findIndex(({ text }) => text === 'more'))
    .map((token) => token.text)
    .join(' ')
    .replace(/s 's\b/g, "s'")
    .replace(/ 's\b/g, "'s")
    .replace(/ ,/g, ',')

  const head = nouns.at(-1)
  if (!head) return { ...made, stop: true }
  made.plural = head.plural ?? false
  if (count !== undefined && count > 1) made.plural = true
  made.head = head.lemma
  made.quantity = quantityNouns.has(head.lemma)
  made.isKind = ['kind', 'type', 'sort', 'variety'].includes(head.lemma)

  if (
    samePlural.has(head.lemma) &&
    !['a', 'an', 'one', 'each', 'every', 'the', 'this', 'my', 'your'].includes(made.determiner ?? '') &&
    count !== 1
  )
    made.plural = true
  for (const noun of nouns) if (noun.text.includes(' ')) made.part ??= sides[noun.text.split(' ')[0] ?? '']

  // 'zombie boss', 'enemy drones', 'player ship': the role word leaves, the thing stays.
  const kept: Token[] = []
  for (const noun of nouns) {
    const role = roleNouns[noun.lemma]
    if (noun !== head && sides[noun.text]) {
      made.part = sides[noun.text]
      continue
    }
    if (nouns.length > 1 && noun === head && noun.sense?.extra === 'boss') {
      made.part = 'boss'
      continue
    }
    if (
      nouns.length > 1 &&
      noun === head &&
      role &&
      (role === 'boss' ||
        role === 'enemy' ||
        role === 'player' ||
        (role === 'projectile' && !['missile', 'bullet'].includes(noun.lemma)) ||
        (role === 'obstacle' && noun.lemma === 'obstacle') ||
        role === 'collectible')
    ) {
      made.part = role
      continue
    }
    if (noun !== head && (role === 'player' || role === 'boss' || role === 'enemy')) {
      made.part ??= role === 'player' ? undefined : role
      if (role === 'player') made.owned = true
      continue
    }
    // 'leather armchair', 'stone bridge' unless the catalogue has the pair as one thing.
    if (noun !== head && materials.has(noun.text) && !phrases.has(`${noun.lemma} ${head.lemma}`)) {
      made.attributes.material ??= noun.text
      continue
    }
    if (
      noun !== head &&
      (colours[noun.text] || noun.text in sizes) &&
      !phrases.has(`${noun.lemma} ${head.lemma}`)
    ) {
      describe(made, noun.text)
      continue
    }
    kept.push(noun)
  }
  // 'my cat Luna' is a cat.
  const called = kept.at(-1)
  if (kept.length > 1 && called && personNames.has(called.text) && !called.plural) kept.pop()
  const last = kept.at(-1)
  if (!last) return { ...made, stop: true }
  const role = roleNouns[last.lemma]
  if (role && kept.length === 1) made.roleNoun = role
  const talk = isTalk(last)
  if (talk) {
    made.stop = true
    const rest = kept.slice(0, -1).filter((noun) => !isTalk(noun))
    made.modifiers.push(...rest.map((noun) => noun.lemma))
    made.themed = ['theme', 'color', 'colour', 'style', 'look', 'skin', 'graphic'].includes(last.lemma)
    made.headScene =
      last.lemma === 'arena' || (!last.sense?.joined && last.sense?.cues.some((cue) => cue.weight >= 8))
        ? last.lemma
        : ''
    return made
  }
  made.weak =
    kept.length === 1 &&
    (weakStopNouns.has(last.lemma) || last.sense?.weather !== undefined || last.sense?.time !== undefined)
  const rest = kept.filter((noun) => noun === last || !isTalk(noun))
  made.name = [...rest.slice(0, -1).map((noun) => noun.text), last.lemma].join(' ')
  return made
}

/** Talk about games: stop nouns, and joined phrases that are talk; things of two words are not. */
function isTalk(token: Token): boolean {
  if (token.sense?.joined === 'noun' || token.title) return true
  // 'maze', 'quiz', 'racing': the name of a genre.
  if (token.sense?.cues.some((cue) => cue.weight >= 8)) return true
  if (token.text.includes(' ')) return talkHeads.has(token.lemma.split(' ').at(-1) ?? '')
  return stopNouns.has(token.text) || stopNouns.has(token.lemma)
}

const talkHeads = new Set([
  'answer',
  'question',
  'game',
  'level',
  'score',
  'screen',
  'player',
  'button',
  'menu',
  'limit',
  'counter',
])

function describe(np: NounPhrase, word: string) {
  const { attributes } = np
  const side = sides[word]
  if (side) np.part ??= side
  const colour = colours[word]
  if (colour && attributes.colour === undefined) {
    attributes.colour = colour
    attributes.colourWord = word
  }
  if (sizes[word] !== undefined && attributes.size === undefined) {
    attributes.size = sizes[word]
    attributes.sizeWord = word
  }
  if (speeds[word] !== undefined && attributes.speed === undefined) {
    attributes.speed = speeds[word]
    attributes.speedWord = word
  }
  if (materials.has(word)) attributes.material ??= word
  if (actorMoods.has(word)) attributes.mood ??= word
}
