import { sizes } from './attribute-words.ts'
import { alsoThings, colours } from './colours.ts'
import { closedTag, numberWords } from './function-words.ts'
import type { Lexicon } from './lexicon.ts'
import { isTimid, longestPhrase, phraseSense, type Sense } from './phrases.ts'
import { hasFrame } from './verbs.ts'

/** A word, a mark, or a set phrase that was joined into one. */
export type Spoken = {
  /** In lower case and after the mending of spelling. */
  text: string
  /** What the phrase means by itself: titles, genres, styles, features. */
  sense?: Sense
  /** It is certainly the name of a known game. */
  title?: boolean
}

/** The words of a text with set phrases joined: what each means by itself, before any grammar. */
export function spokenIn(text: string, { phrases, spelling }: Lexicon): Spoken[] {
  const spoken = join(mergeHyphens(spelling.mend(split(text)), phrases), phrases)
  markTitles(spoken)
  return spoken
}

const wordPattern = /[\p{L}\p{N}]+(?:\.(?:io|js)\b)?(?:'(?!s\b)\p{L}+)*|'s\b|'(?=\s|$)|[^\s]/gu

type Word = { raw: string; text: string; hyphened: boolean }

/** Words and marks; 'top-down' becomes two words of which the second remembers its hyphen. */
function split(text: string): Word[] {
  const words: Word[] = []
  let hyphen = false
  for (const [raw] of text.matchAll(wordPattern)) {
    if (raw === '-') {
      hyphen = words.length > 0
      continue
    }
    if (raw === '"') continue
    // A closing quote is not a possessive unless an s stands before it.
    if (raw === "'" && !/s$/i.test(words.at(-1)?.raw ?? '')) continue
    words.push({ raw, text: raw === "'" ? "'s" : raw.toLowerCase(), hyphened: hyphen })
    hyphen = false
  }
  return words
}

const singular = (word: string) =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:s|x|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word

/** Colour words that are part of a name. */
const ownNames = new Set([
  'black hole',
  'blue whale',
  'red panda',
  'brown bear',
  'black widow',
  'white shark',
  'blue jay',
  'red giant',
  'green bean',
  'golden retriever',
  'grey wolf',
  'gray wolf',
  'red blood cell',
  'white blood cell',
  'orange juice',
])

/** Multi-word nouns of the catalogue that are everyday talk here. */
const notJoined = new Set([
  'first person',
  'third person',
  'high school',
  'red light',
  'green light',
  'right hand',
  'left hand',
  'bad guy',
  'light up',
  'one time',
  'the end',
  'the game',
  'big time',
  'little by little',
  'time limit',
  'first base',
  'home run',
])

/** Joins set phrases: talk first, then multi-word nouns of the catalogue; the longest wins. */
function join(words: Word[], phrases: Set<string>): Spoken[] {
  const tokens: Spoken[] = []
  for (let at = 0; at < words.length; ) {
    const token = joinAt(words, at, phrases)
    if (token) {
      tokens.push(token.token)
      at += token.length
      continue
    }
    const word = words[at]
    at += 1
    if (!word) continue
    const sense = phraseSense(word.text) ?? withoutGame(phraseSense(singular(word.text)))
    tokens.push({
      text: word.text,
      ...(sense && { sense }),
    })
  }
  return tokens
}

/** 'snakes' are animals; only 'snake' may be the game. */
function withoutGame(sense: Sense | undefined): Sense | undefined {
  if (!sense?.game) return sense
  const { game: _, ...rest } = sense
  return rest
}

function joinAt(
  words: Word[],
  at: number,
  phrases: Set<string>,
): { token: Spoken; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 2; length -= 1) {
    const part = words.slice(at, at + length)
    if (part.some((word) => /^[^\p{L}\p{N}]/u.test(word.text))) continue
    const text = part.map((word) => word.text).join(' ')
    const last = part.at(-1)?.text ?? ''
    const one = text.slice(0, text.length - last.length) + singular(last)
    const sense = phraseSense(text) ?? phraseSense(one)
    if (sense?.joined) {
      return { token: { text, sense }, length }
    }
    if (isVerbPlace(words, at) && hasFrame(part[0]?.text ?? '')) continue
    // 'Water plants to make them bloom' orders something.
    const opener = at === 0 || /^[,.;:!]$/.test(words[at - 1]?.text ?? '')
    if (opener && tasks.has(part[0]?.text ?? '') && last !== singular(last) && length === 2) continue
    if (notJoined.has(one) || closedTag(part[0]?.text ?? '') || (part[0]?.text ?? '') in numberWords) continue
    if (
      colours[part[0]?.text ?? ''] &&
      length === 2 &&
      !ownNames.has(one) &&
      !alsoThings.has(part[0]?.text ?? '')
    ) {
      // 'red apple' is an apple that is red, even where the catalogue lists 'red fox'.
      continue
    }
    if (part[0] && part[0].text in sizes) continue
    // 'shoot down', 'take off' are verbs here, whatever else they may be.
    if (closedTag(last) && last !== 'can') continue
    const known = phrases.has(one) ? one : phrases.has(text) ? text : undefined
    // 'a sword fights a dragon': the last word is the verb of the sentence.
    const following = words[at + length]?.text ?? ''
    if (
      last !== singular(last) &&
      hasFrame(singular(last)) &&
      ['a', 'an', 'the', 'your', 'his', 'her', 'its', 'their'].includes(following)
    )
      continue
    if (known !== undefined) {
      return {
        token: { text, ...(sense && { sense }) },
        length,
      }
    }
  }
  return undefined
}

/** Verbs that are things too, and orders at the head of a line before several things. */
const tasks = new Set('water mine plant fish cook hunt paint dress fire box'.split(' '))

const subjectPronouns = new Set(['i', 'you', 'we', 'they', 'he', 'she'])
const beforeVerbs = new Set('can could will would must should may might to'.split(' '))

/** 'you water plants', 'you must fire balls': after its subject stands the verb, whatever noun it may be. */
function isVerbPlace(words: { text: string }[], at: number): boolean {
  const before = words[at - 1]?.text ?? ''
  return subjectPronouns.has(before) || (beforeVerbs.has(before) && before !== 'to')
}

/** 'fire-breathing', 'low-flying', 'two-headed' are one adjective. */
function mergeHyphens(words: Word[], phrases: Set<string>): Word[] {
  const merged: Word[] = []
  for (const word of words) {
    const before = merged.at(-1)
    if (
      before &&
      word.hyphened &&
      (/(?:ing|ed|shaped|like|style|themed|sized|free)$/.test(word.text) ||
        phrases.has(`${before.text}-${word.text}`)) &&
      !phraseSense(`${before.text} ${word.text}`)
    ) {
      merged[merged.length - 1] = {
        raw: `${before.raw}-${word.raw}`,
        text: `${before.text}-${word.text}`,
        hyphened: before.hyphened,
      }
    } else merged.push(word)
  }
  return merged
}

const opensTitle = new Set([
  ...' classic simple like retro basic of play playing plays meets , . version neon modern make create 3d 2d build me mini'.split(
    ' ',
  ),
  ...[
    'player',
    'two player',
    '2 player',
    'two-player',
    '2-player',
    'multiplayer',
    'co-op',
    'coop',
    'local multiplayer',
  ],
])
const closesTitle = new Set(
  ' game clone style but with where , . match tournament in on against vs : using that and ; for themed variant at about minigame meets mixed crossed'.split(
    ' ',
  ),
)

/** 'snake' is the game in 'snake with apples' and an animal in 'a snake eats apples'. */
function markTitles(tokens: Spoken[]) {
  tokens.forEach((token, index) => {
    if (!token.sense?.game) return
    const before = tokens[index - 1]?.text ?? ''
    const after = tokens[index + 1]?.text ?? ''
    const told =
      ['game', 'clone', 'style', 'like', 'remake'].includes(after) ||
      before === 'like' ||
      before === 'classic' ||
      // 'a simple solitaire card game'
      / game$/.test(after)
    // 'a mix of tetris and bowling'
    const joined = ['and', 'meets', 'with', '&'].includes(before) && tokens[index - 2]?.title === true
    if (
      !isTimid(token.text) ||
      told ||
      (joined && closesTitle.has(after)) ||
      (opensTitle.has(before) && closesTitle.has(after))
    )
      token.title = true
  })
}
