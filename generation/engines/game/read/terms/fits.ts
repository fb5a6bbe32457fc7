import { colours } from '../../../../brief/colours.ts'
import type { TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, without } from './found.ts'
import { rightsIn } from './wrongs.ts'

type Pair = TermOf<'fit'>['pairs'][number]
type Piece = { text: string; start: number; end: number }
type Way = {
  like: RegExp
  does: TermOf<'fit'>['does']
  /** It only goes on with what the one before it began: 'hay to cows' alone says nothing of what is done. */
  elided?: true
}

const word = "(?!(?:and|or|but|then|for|to|with|it|them|me|you|what|it's)\\b)[a-z'’-]+"
const noun = `(?:${word} ){0,2}?${word}`
const small = '(?:(?:an?|the|all|each|every|any|some|only|just) )*'
const will = '(?:(?:must|should|can|will|only|always|have to|has to|need to|needs to) )*'
const has = '(?:gets?|needs?|wants?|likes?|loves?|craves?|eats?|drinks?|receives?|prefers?|asks? for)'
const gives =
  '(?:gives?|giving|feeds?|feeding|brings?|bringing|serves?|serving|hands?|handing|throws?|throwing|offers?|offering|sends?|sending|delivers?|delivering)'

const puts =
  '(?:puts?|putting|leads?|leading|herds?|herding|guides?|guiding|takes?|taking|brings?|bringing|carr(?:y|ies|ying)|returns?|returning|sorts?|sorting|throws?|throwing|loads?|loading|places?|placing|moves?|moving|drops?|dropping|steers?|chases?|chasing|walks?|walking|drives?|driving|gets?|getting)'
const into = '(?:back )?(?:in|into|inside|to|onto|on)'

/** How one clause of a row says what is whose. The first of them may have somebody before it. */
const ways: readonly Way[] = [
  // 'Cats get milk'
  {
    does: 'give',
    like: new RegExp(`^${small}(?<whom>${noun}?) ${will}${has} ${small}(?<own>${noun})$`, 'i'),
  },
  // 'Red keys open red doors'
  {
    does: 'open',
    like: new RegExp(
      `^${small}(?<own>${noun}?) ${will}(?:opens?|unlocks?|fits?)(?: into)? ${small}(?<whom>${noun})$`,
      'i',
    ),
  },
  // 'Feeds fish to seals', and then 'hay to cows'
  {
    does: 'give',
    like: new RegExp(`(?:^|.*?)\\b${gives} ${small}(?<own>${noun}?) to ${small}(?<whom>${noun})$`, 'i'),
  },
  {
    does: 'give',
    elided: true,
    like: new RegExp(`^${small}(?<own>${noun}?) to ${small}(?<whom>${noun})$`, 'i'),
  },
  // 'Hammer for nails'
  {
    does: 'use',
    like: new RegExp(
      `^(?:.*\\b(?:uses?|using|takes?|with) )?${small}(?<own>${noun}?) (?:for|on|against) ${small}(?<whom>${noun})$`,
      'i',
    ),
  },
  // 'Leads the horses into the stable', and then 'the pigs into the sty'
  {
    does: 'sort',
    like: new RegExp(`(?:^|.*?)\\b${puts} ${small}(?<own>${noun}?) ${into} ${small}(?<whom>${noun})$`, 'i'),
  },
  {
    does: 'sort',
    elided: true,
    like: new RegExp(
      `^${small}(?<own>${noun}?)(?: (?:go|goes|belong|belongs))? ${into} ${small}(?<whom>${noun})$`,
      'i',
    ),
  },
  // 'Horses go to the stable'
  {
    does: 'sort',
    like: new RegExp(`^${small}(?<own>${noun}?) (?:goe?s?|belongs?) ${into} ${small}(?<whom>${noun})$`, 'i'),
  },
]

/** Who says 'I want a game' wants none of it to be given to anybody. */
const nobody =
  /(?:^|\s)(?:you|i|we|he|she|it|they|who|that|this|game|players?|time|points?|fun|kids?|keyboard|screen|device|phone|controller|team)$/i

/** 'Cats get milk, dogs get bones, parrots get seeds': two or more clauses in a row that each say what is whose. */
export function fitsIn(text: string): Found[] {
  const pieces = piecesOf(text)
  const found: Found[] = []
  for (let at = 0; at < pieces.length; at++) {
    const rows = ways.map(({ elided }, way) => (elided ? [] : rowFrom(pieces, at, way)))
    const row = rows.reduce((best, one) => (one.length > best.length ? one : best), [])
    if (row.length < 2) continue
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last) continue
    const { start } = first.piece
    const { end } = last.piece
    const [where = ''] = /\bwhere\s+$/i.exec(text.slice(0, start)) ?? []
    found.push({
      term: {
        about: 'fit',
        does: first.does,
        pairs: row.map(({ pair }) => pair),
        words: text.slice(start, end),
      },
      start: start - where.length,
      end,
      // 'Bring … before it gets dark' is still a game.
      ...(start === 0 && /^,? (?:before|until) /i.test(text.slice(end)) && { left: 'A game' }),
    })
    at += row.length - 1
  }
  const all = [...found, ...missingIn(text), ...alikeIn(text), ...sidesIn(text)]
  return all.length > 0 ? [...all, ...rightsIn(text)] : []
}

type Row = { piece: Piece; pair: Pair; does: TermOf<'fit'>['does'] }[]

function rowFrom(pieces: readonly Piece[], from: number, way: number): Row {
  const row: Row = []
  for (const piece of pieces.slice(from)) {
    // 'Feeds fish to seals, hay to cows': what is done is said only once.
    const one = ways.slice(way, ways[way + 1]?.elided && row.length > 0 ? way + 2 : way + 1)
    const read = one.flatMap(({ like, does }) => readAs(piece, like, does, row.length === 0) ?? [])[0]
    const isNew = read && row.every(({ pair }) => pair.whom !== read.pair.whom && pair.own !== read.pair.own)
    if (!read || !isNew) break
    // 'The green ones': of what was spoken of before.
    const [before] = row.map(({ pair }) => pair.own.split(' ').at(-1) ?? '')
    row.push(
      before
        ? { ...read, pair: { ...read.pair, own: read.pair.own.replace(/ ones?$/, ` ${before}`) } }
        : read,
    )
  }
  return row
}

function readAs(
  { text, start, end }: Piece,
  like: RegExp,
  does: TermOf<'fit'>['does'],
  isFirst: boolean,
): Row[number] | undefined {
  const { whom, own } = like.exec(text)?.groups ?? {}
  if (!whom || !own || [whom, own].some((one) => nobody.test(one) || !isThing(one))) return undefined
  // What stands before the verb is whoever plays, and stays in the sentence.
  const first = Math.min(text.toLowerCase().indexOf(own.toLowerCase()), text.indexOf(whom))
  const verb = isFirst
    ? new RegExp(`(?:(?:who|that|must|to|you|can) )*(?:${gives}|${puts}|uses?|using|with) ${small}$`, 'i')
    : /$/
  const from =
    isFirst && /(?:to|for|on|against|in|into|inside|onto) /.test(text)
      ? (verb.exec(text.slice(0, first))?.index ?? first)
      : 0
  // Things are given to somebody; what is brought to a place belongs there.
  if (does === 'sort' && isAnimate(openCatalogue().find(lastOf(whom)))) return undefined
  const isPlaced = does === 'give' && / to /.test(text) && !isAnimate(openCatalogue().find(lastOf(whom)))
  if (isPlaced) return undefined
  // Of whom one is spoken of that one is meant, and nobody tells what all of them want.
  if (does === 'give' && !/ to /.test(text) && !isMany(text, whom)) return undefined
  return { does, piece: { text, start: start + from, end }, pair: { whom, own, words: text.slice(from) } }
}

function isMany(text: string, whom: string): boolean {
  const name = whom.toLowerCase().split(' ').at(-1) ?? ''
  return (
    new RegExp(`\\b(?:each|every) ${whom}`, 'i').test(text) ||
    /s$/.test(name) ||
    openCatalogue().lemma(name, 'noun') !== name
  )
}

const lastOf = (phrase: string) =>
  openCatalogue().lemma(phrase.toLowerCase().split(' ').at(-1) ?? phrase, 'noun')

const isThing = (phrase: string) => {
  const catalogue = openCatalogue()
  const last = phrase.toLowerCase().split(' ').at(-1) ?? ''
  const isTime = catalogue.find(last).above.some((kind) => /^(?:time|time period|season)$/.test(kind))
  return catalogue.isNoun(last) && !(last in colours) && !isTime && !doing.test(phrase)
}
const doing = new RegExp(`\\b(?:${has}|is|are)\\b`, 'i')

/** Between signs, and between what joins them. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/[^.,;:!?()–—]+/g)].flatMap(({ 0: whole, index }) => {
    const parts: Piece[] = []
    let from = 0
    for (const cut of [
      ...whole.matchAll(/\b(?:and|while|but|where|whereas|before|until)\b/gi),
      { 0: '', index: whole.length },
    ]) {
      const raw = whole.slice(from, cut.index)
      const start = index + from + (raw.length - raw.trimStart().length)
      if (raw.trim()) parts.push({ text: raw.trim(), start, end: start + raw.trim().length })
      from = (cut.index ?? 0) + cut[0].length
    }
    return parts
  })
}

const list = `${small}(?<a>${noun}?)\\s*(?:,|\\bor\\b|\\band\\b)\\s*(?:${small}(?<b>${noun}?)\\s*,?\\s*\\b(?:or|and)\\b\\s*)?${small}(?<c>${noun})`
const missing = new RegExp(
  `(?:(?:who|that|must|you) )*${gives} (?:each|every|all the|the) (?<whom>${noun}?) (?:exactly )?(?:what|whatever|the (?:thing|toy|item|food) (?:that )?)\\s?(?:it|they|he|she)(?:'s| is| are)? (?:missing|needs?|wants?|lost|lacks?|looking for|likes?)\\s*[:,(–-]\\s*${list}`,
  'gi',
)

/** 'Gives each ghost what it is missing: a candle, a key or a teddy': some this, and some that. */
function missingIn(text: string): Found[] {
  return [...text.matchAll(missing)].flatMap((match): Found[] => {
    const { whom = '', a, b, c } = match.groups ?? {}
    const owns = [a, b, c].filter((one) => one !== undefined).filter(isThing)
    const words = without(match[0].trim())
    const start = match.index + match[0].indexOf(words)
    const pairs = owns.map((own): Pair => ({ whom, own, words }))
    return owns.length < 2
      ? []
      : [{ term: { about: 'fit', does: 'give', pairs, words }, start, end: start + words.length }]
  })
}

const alike = new RegExp(
  `(?:(?:each|every|all|the) )?(?<own>${noun}?) (?:${will})(?:goe?s?|belongs?|comes?|fits?|opens?|unlocks?|delivered) ?(?:only )?(?:to|in|into|on|onto)? ?(?:only )?(?:the|its|an?) (?<whom>${noun}?) (?:with|of|that has|having|in) (?:the|its|their) (?:(?:same|matching|own|right) )+(?<by>numbers?|letters?|colou?rs?|symbols?)`,
  'gi',
)

/** 'Each letter goes to the house with the same number': every one of them has its own among its like. */
function alikeIn(text: string): Found[] {
  return [...text.matchAll(alike)].flatMap((match): Found[] => {
    const { own = '', whom = '', by = '' } = match.groups ?? {}
    if (!isThing(own) || !isThing(whom) || nobody.test(own)) return []
    const words = match[0].trim()
    const start = match.index + match[0].indexOf(words)
    const does = /\b(?:opens?|unlocks?|fits?)\b/i.test(words) ? 'open' : 'bring'
    const pairs: Pair[] = [{ whom, own, words, by: /^colou?r/i.test(by) ? 'colour' : 'number' }]
    return [{ term: { about: 'fit', does, pairs, words }, start, end: start + words.length }]
  })
}

const to =
  '(?:(?:go(?:es)?|belongs?|are|is|fly|flies|put|placed) )*(?:to|in|into|on|onto|inside) (?:the |a )?'
const kinds = '(?: (?:numbers?|ones?|cards?|balls?|balloons?))?'
const place = `(?: (?!(?:and|but|or|side|hand)\\b)(?<w>[a-z]+))?(?: (?:hand )?side)?`
const sides = new RegExp(
  `(?:(?:puts?|sorts?|throws?|moves?|sends?|drags?|pushes?|carries|carry|brings?) (?:the |all )?)?\\b(?:odd${kinds} ${to}left${place},? (?:and |but |while )?(?:the )?even${kinds} ${to}right${place.replace('<w>', '<v>')}|even${kinds} ${to}right${place.replace('<w>', '<t>')},? (?:and |but |while )?(?:the )?odd${kinds} ${to}left${place.replace('<w>', '<u>')})`,
  'gi',
)

/** 'Odd numbers to the left, even ones to the right': many of them have the same place, each on its side. */
function sidesIn(text: string): Found[] {
  return [...text.matchAll(sides)].map(({ 0: words, index, groups = {} }): Found => {
    const whom = [groups.w, groups.v, groups.t, groups.u].find((one) => one !== undefined) ?? 'basket'
    // A number is written on something.
    const own = /\b(?:cards?|balls?|balloons?)\b/i.exec(words)?.[0].toLowerCase() ?? 'balls'
    const pairs: Pair[] = [{ whom, own, words, by: 'sides' }]
    return {
      term: { about: 'fit', does: 'bring', pairs, words },
      start: index,
      end: index + words.length,
    }
  })
}
