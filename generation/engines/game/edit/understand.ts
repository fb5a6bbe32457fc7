import type { Refusal } from '../../../brief/brief.ts'
import { type Lexicon, openLexicon } from '../../../brief/lexicon.ts'
import { normalize } from '../../../brief/normalize.ts'
import { withDigits } from '../../../brief/numbers.ts'
import { refusalOf } from '../../../brief/refusals.ts'
import { contentOf } from '../../../brief/unsaid.ts'
import { read } from '../../../reading/read.ts'
import { type Change, changesOf, nounOf, type Wish, wishesOf } from '../../../reading/wishes.ts'
import { numberIn } from '../../../reading/words.ts'
import type { Told } from '../../../told/as-reading.ts'
import type { Edit, Target } from './change.ts'
import { leftOver } from './left-over.ts'
import { readCount, readNumberWish, readPoints } from './tables/amounts.ts'
import { readControl, readFrameWish, readGenre, readMood, readSurroundings } from './tables/place.ts'
import { readColour, readSize, readSpeed } from './tables/quality.ts'
import type { Reader } from './tables/target.ts'
import { readAdd, readAttach, readBehaviour, readRemove, readReplace } from './tables/who.ts'
import {
  firstOf,
  readDifficulty,
  readDimension,
  readJump,
  readLight,
  readPace,
  readTitle,
  readVersion,
} from './tables/whole.ts'

/**
 * One wish of a message: the ways to read it as changes that take up all of its words, the surest first. Without any it was not understood; what
 * comes nearest may still say whom it was for, and of something new a part may be left out (`partly`). What a language provider told is what was
 * meant, whatever else the words could be read as.
 */
export type ReadWish = {
  wish: Wish
  ways: Edit[][]
  nearest: Edit[]
  partly?: PartOfWish
  told?: PartOfWish
}

/** Changes, and the words that they leave over. */
export type PartOfWish = { edits: Edit[]; left: string[] }

/** What a message asks for, wish by wish: what the reader found as changes is read first, the words themselves where that says too little. */
export function understandEdit(
  text: string,
  players: readonly string[] = [],
  reader: Told['reader'] = read,
): ReadWish[] | Refusal {
  const lexicon = openLexicon()
  const plain = normalize(text)
    .map(({ label, text: part }) => (label === undefined ? part : `${label}: ${part}`))
    .join('. ')
    .replace(reasons, '')
  const refusal = refusalOf(text, plain.toLowerCase(), { spelling: lexicon.spelling, made: 'game' })
  if (refusal) return refusal
  let last: Target | undefined
  const reading = reader(plain, 'edit game')
  const unread = new Set(reading.unread.map((piece) => piece.text))
  return wishesOf(reading).map((wish) => {
    const told = reader === read ? undefined : toldIn(wish, unread, lexicon, last)
    const found = told ?? readWish(wish, lexicon, last, players)
    last =
      (found.told?.edits ?? found.ways[0] ?? found.nearest)
        .map(targetOf)
        .findLast((target) => target !== undefined) ?? last
    return found
  })
}

const targetOf = (edit: Edit): Target | undefined =>
  edit.change === 'add' ? edit.actor.thing.name : 'target' in edit ? edit.target : undefined

/** The changes that a provider told of a wish, and what stands in no piece of its reading. */
function toldIn(
  wish: Wish,
  unread: ReadonlySet<string>,
  lexicon: Lexicon,
  last: Target | undefined,
): ReadWish | undefined {
  const edits = byChanges(wish, tidy(wish.text), lexicon, last)
  const left = contentOf(wish).filter((word) => unread.has(word))
  return edits.length > 0 ? { wish, ways: [], nearest: [], told: { edits, left } } : undefined
}

function readWish(
  wish: Wish,
  lexicon: Lexicon,
  last: Target | undefined,
  players: readonly string[],
): ReadWish {
  const said = tidy(wish.text)
  const all = [
    firstOf(sure, said, lexicon, last, wish.text),
    byChanges(wish, said, lexicon, last),
    elsewhere(wish, lexicon),
    ...tables.map((reader) => reader(said, lexicon, last, wish.text) ?? []),
  ]
    .filter((edits) => edits.length > 0)
    .map((edits) => forAllOf(wish, edits, lexicon))
  const each = all.map((edits) => ({ edits, left: leftOver(wish, edits, lexicon, players) }))
  const ways = each.flatMap(({ edits, left }) => (left.length === 0 ? [edits] : []))
  const partly = ways.length > 0 ? undefined : each.find((one) => isSafeInPart(wish, one))
  return { wish, ways, nearest: ways.length > 0 ? [] : (all[0] ?? []), ...(partly && { partly }) }
}

/** 'Change the beach to a mountain': another place. */
function elsewhere({ changes }: Wish, { catalogue }: Lexicon): Edit[] {
  return changes.flatMap(({ op, target, value }) => {
    const scene =
      op === 'replace' && value && catalogue.sceneOf(target.text) ? catalogue.sceneOf(value.text) : undefined
    return scene && value ? [{ change: 'scene' as const, scene, words: `${target.text} ${value.text}` }] : []
  })
}

/** 'Penguin and fishes': what is said of several is for all of them. */
function forAllOf(wish: Wish, edits: Edit[], { catalogue }: Lexicon): Edit[] {
  const [first] = edits
  if (!first || !edits.every((edit) => qualities.has(edit.change)) || !/\band\b/.test(wish.text)) return edits
  const known = new Set(edits.map((edit) => ('target' in edit ? edit.target : undefined)))
  const others = wish.things
    .map(({ noun }) => catalogue.find(noun.text).name)
    .filter((name) => !known.has(name) && !known.has('everything'))
  const ofOne = edits.filter((edit) => 'target' in edit && edit.target === targetOf(first))
  return [...edits, ...others.flatMap((target) => ofOne.map((edit) => ({ ...edit, target }) as Edit))]
}

const qualities = new Set<Edit['change']>(['speed', 'size', 'colour', 'points'])

/** Whoever comes, and where and when it plays, is there without the rest: 'a giant slime | with 20 health', 'night | with a big moon'. */
function isSafeInPart(wish: Wish, { edits, left }: { edits: Edit[]; left: string[] }): boolean {
  const isVerb = (word: string) =>
    wish.words.some(({ text, part }) => text === word && part === 'VERB' && !/^(?:named|called)$/.test(text))
  // What somebody is to do is why they come.
  const isToDo = /\b(?:that|which|who|where)\b/i.test(wish.text)
  // 'Five levels' are not just levels.
  const isCounted =
    edits.some(({ change }) => change === 'extra') &&
    left.some((word) => numberIn(word) !== undefined && !/^\d{2,}$/.test(word))
  return !isCounted && edits.every(({ change }) => inPart.has(change)) && !isToDo && !left.some(isVerb)
}

const inPart = new Set<Edit['change']>(['add', 'replace', 'time', 'weather', 'scene', 'style', 'extra'])

/** Why somebody asks, and for whom: 'my daughter can't make it', 'for my son, he is 5'. Nothing is to be done about that. */
const reasons =
  /,? (?:because|since|so that) .+$|,? for (?:me|us|my (?:\w+ )?\w+|a \d+[ -]year[ -]old)(?=[.,!]|$)|[,.] (?:my \w+|he|she|i|we|they) (?:can ?not|can|is|are|am|was|love|like|hate|want|get|keep|find|do not|does not)s?\b(?! (?:a|an|the|more|to)\b).*$/gi

/** Lower case, without politeness. */
function tidy(wish: string): string {
  return withDigits(wish)
    .replace(/[.!?]+$/g, '')
    .replace(/\b(?:should|must|shall|could|will|to) be able to\b/g, 'should')
    .replace(
      /\b(?:please|thanks|thank you|maybe|just|also|now|okay|ok|hey|hi|could you|can you|would you|i think|i would like (?:you )?(?:to)?|i want you to|we should|let us|i wish|kind of|sort of)\b/g,
      ' ',
    )
    .replace(/^[\s,:]*(?:and|then|but|so)\b/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

/** Words that leave no doubt, whatever else stands beside them. */
const sure: readonly Reader[] = [
  readVersion,
  (words, lexicon) => (/\b(?:music|sounds?|soundtrack)\b/.test(words) ? readMood(words, lexicon) : undefined),
  readTitle,
  readDimension,
  readControl,
]

/** All that the tables know, in the order of how sure their words are. */
const tables: readonly Reader[] = [
  readPace,
  readAttach,
  readReplace,
  readNumberWish,
  readRemove,
  readDifficulty,
  readJump,
  // 'smaller and faster', 'big and red': all that is said of one.
  (words, lexicon, last) =>
    [readSpeed, readSize, readColour, readPoints].flatMap((reader) => reader(words, lexicon, last) ?? []),
  readCount,
  readGenre,
  readLight,
  readSurroundings,
  readFrameWish,
  readAdd,
  readBehaviour,
]

/** What the reader found as changes, each in the plain wording that its tables know. */
function byChanges(wish: Wish, said: string, lexicon: Lexicon, last: Target | undefined): Edit[] {
  const each = changesOf(wish).map((change) => {
    const words = tidy(worded(change, wish, said))
    return firstOf(tablesOf[change.op] ?? [], words, lexicon, last, wish.text)
  })
  return each.every((edits) => edits.length > 0) ? each.flat() : []
}

const tablesOf: Partial<Record<Change['op'], readonly Reader[]>> = {
  remove: [readRemove],
  replace: [readReplace],
  more: [readNumberWish, readCount],
  fewer: [readNumberWish, readCount],
  set: [readNumberWish, readCount],
  add: [readNumberWish, readFrameWish, readAdd],
  change: [
    readDifficulty,
    readJump,
    (words, lexicon, last) =>
      [readSpeed, readSize, readColour, readPoints].flatMap((reader) => reader(words, lexicon, last) ?? []),
    readCount,
    readReplace,
    readLight,
    readSurroundings,
  ],
}

function worded(change: Change, wish: Wish, said: string): string {
  const { op, target, value } = change
  const whom = nounOf(wish, change)
  switch (op) {
    case 'remove':
      return `remove the ${whom}`
    case 'replace':
      return value ? `replace the ${whom} with ${value.text}` : said
    case 'more':
    case 'fewer':
      return `${/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(value?.text ?? '') ? value?.text : ''} ${op === 'more' ? 'more' : 'fewer'} ${whom}`
    case 'change':
      return value && wish.limits.length === 0 && !/^(?:it|this|that|everything)$/i.test(target.text)
        ? `the ${whom} should be ${value.text}`
        : said
    case 'set':
      return /^\d+$/.test(numberSaid(value?.text)) ? `exactly ${numberSaid(value?.text)} ${whom}` : said
    default:
      return said
  }
}

const numberSaid = (words = ''): string =>
  String(words.split(' ').flatMap((word) => numberIn(word) ?? [])[0] ?? '')
