import { stuffNamed, stuffOf } from '@makebelieve/shapes/stuffs'
import { closedTag } from '../../../brief/function-words.ts'
import { singularsOfPhrase } from '../../../nouns/nouns.ts'
import { numberIn } from '../../../reading/words.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import { describes, longestDescription, poseOfDeed } from './describing.ts'
import { type Lexicon, lemmaOf, nothingTold, ownNames, type Phrase, type Told, tell } from './phrase.ts'

/** What a reading says of one thing, in plain words: how it is, and what it is. */
export type Said = {
  /** Words that say how it is, those together that stand together: 'low poly', 'very old'. */
  attributes: readonly (readonly string[])[]
  /** Those that stand right before the noun. */
  near: readonly string[]
  noun: readonly string[]
}

/** What the words mean for shapes: which noun the tables know, its colours, its stuff, its size. */
export function phraseOf({ attributes, near, noun }: Said, lexicon: Lexicon): Phrase {
  const made: Phrase = {
    ...nothingTold(),
    phrase: [...attributes.flat(), ...near, ...noun].join(' '),
    noun: '',
    plural: false,
    possessed: false,
  }
  const own = ownName(near, noun, lexicon)
  const before = own ? [] : setPhrase([...near, ...noun.slice(0, -1)])
  describe(made, before)
  const named = own ?? {
    ...wholeNoun(
      noun.filter((word) => !before.includes(word)),
      made,
      lexicon,
    ),
    used: 0,
  }
  made.noun = named.noun
  made.plural = named.plural
  const rest = near.slice(0, near.length - named.used).filter((word) => !before.includes(word))
  for (const words of [rest, ...attributes]) describe(made, words)
  return made
}

/** The phrase of words that are no sentence: 'old oak table', 'two red cups', 'person sitting'. */
export function shortPhrase(text: string, lexicon: Lexicon): Phrase {
  const words = plainWords(text, lexicon)
  while (words.length > 1 && /^(?:an?|the|some|its|his|her|their)$/.test(words[0] ?? '')) words.shift()
  const said = words.length > 1 ? numberIn(words[0] ?? '') : undefined
  const told = said === undefined ? words : words.slice(1)
  const isPosed =
    /ing$/.test(told.slice(1).at(-1) ?? '') &&
    poseOfDeed(told.at(-1) ?? '') !== undefined &&
    !isNamed(told, lexicon)
  const plain = isPosed ? told.slice(0, -1) : told
  const known = plain.findIndex((_, from) => isNamed(plain.slice(from), lexicon))
  const from =
    known < 0 ? plain.slice(0, -1).findLastIndex((word) => describes(word) !== undefined) + 1 : known
  const phrase = phraseOf(
    { attributes: isPosed ? [told.slice(-1)] : [], near: plain.slice(0, from), noun: plain.slice(from) },
    lexicon,
  )
  return said === undefined
    ? phrase
    : { ...phrase, phrase: words.join(' '), count: said, plural: phrase.plural || said > 1 }
}

const isNamed = (words: readonly string[], { nouns }: Lexicon) =>
  nouns.has(words.join(' ')) !== undefined || formsOf(words.join(' ')).some((form) => ownNames.has(form))

/** 'red panda', 'rubber duck', 'hot air balloon': what looks like a description is a part of the name. */
function ownName(near: readonly string[], noun: readonly string[], { nouns }: Lexicon) {
  for (let used = near.length; used > 0; used--) {
    const text = [...near.slice(near.length - used), ...noun].join(' ')
    const own = formsOf(text).find((form) => ownNames.has(form)) ?? nouns.has(text)
    if (own !== undefined) return { noun: own, plural: own !== text, used }
  }
  return undefined
}

/** 'low poly', 'polka dot': a description of several words, wherever the reading cut it. */
function setPhrase(words: readonly string[]): readonly string[] {
  for (let length = Math.min(longestDescription, words.length); length > 1; length--)
    for (let at = 0; at + length <= words.length; at++)
      if (describes(words.slice(at, at + length).join(' '))) return words.slice(at, at + length)
  return []
}

const formsOf = (text: string) => [text, ...singularsOfPhrase(text)]

/** The nouns as one, in the singular; those before it that only describe become descriptions. */
function wholeNoun(
  words: readonly string[],
  told: Told,
  lexicon: Lexicon,
): { noun: string; plural: boolean } {
  const { nouns, catalogue } = lexicon
  for (let from = 0; from < words.length - 1; from++) {
    const text = words.slice(from).join(' ')
    const known = nouns.has(text) ?? inDictionary(words.slice(from), lexicon)
    if (known === undefined) continue
    for (const before of words.slice(0, from)) describe(told, [before])
    return { noun: known, plural: known !== text }
  }
  const last = words.at(-1) ?? ''
  const head = nouns.has(last) ?? lemmaOf(last, catalogue)
  // 'sushi set', 'tool collection': the set is of the other noun.
  const isSet = words.length > 1 && /^(?:set|collection|kit|assortment|platter)$/.test(head)
  const modifiers = words.slice(0, -1).filter((word) => {
    const said = describes(word)
    // A lava lamp and an espresso machine are for what nothing solid is made of.
    const isContent = said?.says === 'stuff' && isPoured(word) && isMadeByHand(head, catalogue)
    const isSaid = !isContent && (said !== undefined || isParticiple(word, catalogue))
    if (isSaid) describe(told, [word])
    return !isSaid
  })
  return { noun: (isSet ? modifiers : [...modifiers, head]).join(' '), plural: head !== last }
}

/** What flows, and what it stands before is a thing that somebody made: it is for that, and not of it. */
const isPoured = (word: string) => stuffOf(word) !== undefined && stuffNamed(word)?.shapeless === 'liquid'
const isMadeByHand = (noun: string, catalogue: Catalogue) =>
  catalogue
    .find(noun)
    .kinds.some((kind) => /^(?:artifact|artefact|instrumentality|device|machine)$/.test(kind))

/** 'Snow leopard' is a name to the dictionary; 'chocolate cake' is a cake, and the chocolate describes it. */
function inDictionary(words: readonly string[], { phrases, catalogue }: Lexicon): string | undefined {
  const text = words.join(' ')
  const known = formsOf(text).find((form) => ownNames.has(form) || phrases.has(form))
  if (known === undefined || ownNames.has(known)) return known
  const said = describes(words[0] ?? '')
  const { kinds } = catalogue.find(text)
  const isKindOfRest = formsOf(words.slice(1).join(' ')).some((form) => kinds.slice(1).includes(form))
  return said && (said.says !== 'stuff' || isKindOfRest) ? undefined : known
}

function isParticiple(word: string, catalogue: Catalogue): boolean {
  const verb = catalogue.lemma(word, 'verb')
  return /(?:ing|ed)$/.test(word) && verb !== word && catalogue.isVerb(verb) && !catalogue.isNoun(word)
}

/** Words that say how it is: 'dark blue', 'very old', 'elephant shaped'. */
export function describe(told: Told & { shapedLike?: string }, words: readonly string[]): void {
  if (words.length > 1 && /^(?:shaped|like)$/.test(words.at(-1) ?? '')) {
    told.shapedLike ??= words.slice(0, -1).join(' ')
    return
  }
  // 'shaped like a canoe'; what is only 'like ants' is said, and nothing to show.
  const like = words.indexOf('like')
  if (like >= 0 && like < words.length - 1) {
    const other = words
      .slice(like + 1)
      .filter((word) => !closedTag(word))
      .join(' ')
    if (words[like - 1] === 'shaped') told.shapedLike ??= other
    else told.unknown.push(words.slice(like).join(' '))
    describe(told, words.slice(0, words[like - 1] === 'shaped' ? like - 1 : like))
    return
  }
  let shade = 0
  for (let at = 0; at < words.length; ) {
    const found = longest(words, at)
    if (!found && closedTag(words[at] ?? '')) {
      at += 1
      continue
    }
    if (!found) {
      const word = words[at] ?? ''
      if (word !== 'style' && word !== 'styled') told.unknown.push(word)
      at += 1
      continue
    }
    if (found.said.says === 'shade') shade = found.said.by
    else tell(told, found.said, found.text, shade)
    if (found.said.says !== 'shade') shade = 0
    at += found.length
  }
}

function longest(words: readonly string[], at: number) {
  for (let length = Math.min(longestDescription, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    const said = describes(text)
    if (said) return { said, length, text }
  }
  return undefined
}

/** Words as the tables have them: small letters, plain marks, no hyphens, slips mended. */
export function plainWords(text: string, lexicon: Lexicon): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/'s\b/g, '')
  return (plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).map((word) => mended(word, lexicon))
}

/** Words that no table knows are spelt as one that was probably meant. */
export function mended(word: string, { catalogue, nouns }: Lexicon): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || closedTag(word) || nouns.has(word) || stuffOf(word))
    return word
  if (describes(word) || nouns.isOfLonger(word)) return word
  // What the catalogue knows by what it was probably meant to be is no word of its own.
  const meant = catalogue.correct(word)
  const isSlip =
    word.length > 5 &&
    meant !== undefined &&
    !isWord(word, catalogue) &&
    catalogue.find(word).row === catalogue.find(meant).row
  return isKnown(word, catalogue) && !isSlip ? word : (meant ?? word)
}

const isWord = (word: string, catalogue: Catalogue) =>
  catalogue.isNoun(catalogue.lemma(word, 'noun')) ||
  catalogue.isVerb(catalogue.lemma(word, 'verb')) ||
  catalogue.isAdjective(word)

const isKnown = (word: string, catalogue: Catalogue) => isWord(word, catalogue) || catalogue.knows(word)
