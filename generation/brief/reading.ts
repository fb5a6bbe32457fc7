import type { RelationKind } from './brief.ts'
import type { Animate, Event, Facts, Memory, Ref } from './facts.ts'
import type { Item, NounPhrase } from './noun-phrases.ts'
import type { Token } from './token.ts'

/** A sentence on its way through the grammar, and what the reader has in mind at the moment. */
export type Reading = {
  items: Item[]
  facts: Facts
  memory: Memory
  animate: Animate
  /** Whom a line of a list is about when it does not say so itself. */
  opening: Ref[] | undefined
  last: Event | undefined
  /** The noun phrases just read that no verb or preposition has taken. */
  free: NounPhrase[]
  freeEnd: number
  lastNp: NounPhrase | undefined
  /** 'a fox on an island': the fox, as long as nothing but places follows it. */
  placed: { np: NounPhrase; end: number; forced?: boolean } | undefined
  negate: boolean
  unwanted: boolean
  /** 'a dragon that you feed': the dragon, until the clause ends. */
  gap: NounPhrase[] | undefined
  abilities: boolean
}

const playerPronouns = new Set(['i', 'you', 'we', 'me', 'us', 'yourself', 'myself'])
export const wordAt = (r: Reading, index: number): Token | undefined => {
  const item = r.items[index]
  return item && item.kind !== 'np' ? item.token : undefined
}
export const textAt = (r: Reading, index: number) => wordAt(r, index)?.text
export const isAdverb = (r: Reading, index: number) => {
  const token = wordAt(r, index)
  return token !== undefined && (token.tag === 'adv' || token.tag === 'other')
}
export const skipAdverbs = (r: Reading, index: number) => {
  let at = index
  while (isAdverb(r, at)) at += 1
  return at
}
export const isClause = (r: Reading, index: number) => {
  let at = skipAdverbs(r, index)
  const item = r.items[at]
  if (item && item.kind === 'word' && item.token.tag === 'aux') return true
  while (r.items[at]?.kind === 'word' && (textAt(r, at) === 'not' || textAt(r, at) === 'never')) at += 1
  const verb = r.items[at]
  if (verb?.kind !== 'verb') return false
  if (verb.token.form === 'ing') return false
  return verb.token.form !== 'ed' || textAt(r, at + 1) !== 'by'
}

export const resolve = (r: Reading, np: NounPhrase, not: Ref[] = []): Ref[] => {
  if (np.pronoun !== undefined) {
    const { pronoun } = np
    if (playerPronouns.has(pronoun)) {
      r.facts.saysYou = true
      return ['player']
    }
    if (pronoun === 'they' || pronoun === 'them' || pronoun === 'themselves') {
      const group = r.memory.groups.find((nps) => !nps.some((other) => not.includes(other)))
      if (group) return group
      // '…, pigs and a wolf that eats them' means the pigs.
      const rest = r.memory.groups[0]?.filter((np) => !not.includes(np)) ?? []
      if (rest.length > 0) return rest
      const one = r.memory.alive ?? r.memory.singular
      return one ? [one] : []
    }
    if (['he', 'she', 'him', 'her'].includes(pronoun)) {
      // 'a fairy … while a troll chases her': the troll does not chase itself.
      const { alive, aliveBefore } = r.memory
      const one = alive && not.includes(alive) ? (aliveBefore ?? alive) : alive
      return one ? [one] : ['player']
    }
    if (pronoun === 'it' || pronoun === 'itself') {
      const one = r.memory.singular && not.includes(r.memory.singular) ? r.memory.earlier : r.memory.singular
      return one ? [one] : []
    }
    return []
  }
  if (np.roleNoun === 'player' && np.name === '') return ['player']
  return [np]
}
export const resolveAll = (r: Reading, nps: NounPhrase[], not: Ref[] = []): Ref[] =>
  nps.flatMap((np) => resolve(r, np, not))
/** What stands only in a place is the last that 'they' would mean. */
export const remember = (r: Reading, group: NounPhrase[], aside: boolean) => {
  if (aside) {
    if (!r.memory.groups.some((other) => other[0] === group[0]))
      r.memory.groups = [...r.memory.groups, group].slice(0, 4)
    return
  }
  r.memory.groups = [group, ...r.memory.groups.filter((other) => other[0] !== group[0])].slice(0, 4)
}

export const mention = (r: Reading, nps: NounPhrase[], aside = false) => {
  for (const np of nps) {
    if (np.pronoun !== undefined) {
      if (playerPronouns.has(np.pronoun)) r.facts.saysYou = true
      continue
    }
    r.facts.mentions.push(np)
    if (np.owner && r.animate(np.owner)) {
      r.facts.mentions.push(np.owner)
      link(r, np.owner, 'with', [np], np.phrase)
    }
    if (np.name === '') {
      if (!np.plural && !np.roleNoun) {
        if (r.memory.singular) r.memory.earlier = r.memory.singular
        r.memory.singular = np
      }
      continue
    }
    if (np.plural)
      remember(
        r,
        nps.filter((other) => other.name !== ''),
        aside,
      )
    else {
      // 'a fox in a forest while wolves chase it': nobody chases the forest.
      const isBackdrop = aside && !r.animate(np) && r.memory.alive === r.memory.singular
      if (isBackdrop && r.memory.singular) r.memory.earlier = np
      else {
        if (r.memory.singular && r.memory.singular.name !== np.name) r.memory.earlier = r.memory.singular
        r.memory.singular = np
      }
      if (r.animate(np)) {
        if (r.memory.alive && r.memory.alive.name !== np.name) r.memory.aliveBefore = r.memory.alive
        r.memory.alive = np
      }
      if (nps.length > 1)
        remember(
          r,
          nps.filter((other) => other.name !== ''),
          aside,
        )
    }
  }
}

/** A list of noun phrases; inside an object it ends where the next clause begins. */
export const readGroup = (
  r: Reading,
  from: number,
  asObject: boolean,
): { nps: NounPhrase[]; next: number } => {
  const nps: NounPhrase[] = []
  let at = from
  while (true) {
    const item = r.items[at]
    if (item?.kind !== 'np') break
    nps.push(item)
    at += 1
    let next = at
    let joined = false
    let final = false
    while (r.items[next] && r.items[next]?.kind !== 'np') {
      const token = wordAt(r, next)
      if (!token) break
      if (token.text === ',' || token.tag === 'and' || token.tag === 'or') joined = true
      else if (
        joined &&
        ['finally', 'eventually', 'last', 'lastly', 'then', 'even', 'also'].includes(token.text)
      )
        final ||= ['finally', 'eventually', 'lastly'].includes(token.text)
      else break
      next += 1
    }
    const following = r.items[next]
    if (!joined || following?.kind !== 'np') break
    if (following.pronoun !== undefined && isClause(r, next + 1)) break
    if (isClause(r, next + 1) && (asObject || (textAt(r, at) === ',' && !restIsList(r, next)))) break
    if (final) r.facts.final.add(following)
    at = next
  }
  return { nps, next: at }
}
/** 'cats, dogs and birds chase you' is a list before a verb; 'coins, dogs chase you' is not. */
export const restIsList = (r: Reading, from: number): boolean => {
  for (let at = from - 1; at >= 0; at -= 1) {
    const tag = wordAt(r, at)?.tag
    if (tag === 'and') return true
    if (tag === 'verb' || textAt(r, at) === '.') return false
  }
  return false
}

export const words = (r: Reading, from: number, to: number): string =>
  r.items
    .slice(Math.max(0, from), to)
    .map((item) => (item.kind === 'np' ? item.tokens.map((token) => token.text).join(' ') : item.token.text))
    .join(' ')
    .replace(/ (,|'s)/g, '$1')

export const link = (
  r: Reading,
  subject: NounPhrase | undefined,
  relation: RelationKind,
  objects: NounPhrase[],
  text: string,
) => {
  if (!subject || subject.name === '' || subject.pronoun) return
  for (const object of objects) {
    if (object.name !== '' && object !== subject && !object.negated)
      r.facts.links.push({ subject, relation, object, words: text })
  }
}

/** Who 'is' something: the noun just before, or the one before 'that'. */
export function subjectOf(r: Reading, index: number): Ref[] {
  if (r.free.length > 0 && r.freeEnd === index) return resolveAll(r, r.free)
  const before = r.items[index - 1]
  if (before?.kind === 'np') return resolve(r, before)
  return r.lastNp && ['that', 'which', 'who'].includes(textAt(r, index - 1) ?? '') ? resolve(r, r.lastNp) : []
}
