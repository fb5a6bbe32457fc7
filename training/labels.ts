import { readFileSync } from 'node:fs'
import { cutWords, fold, isPlain, numberIn } from '../generation/reading/words.ts'

/**
 * Reads labelled prompts (LABELS.md says how they are written) and finds what is wrong with them:
 * `node training/labels.ts FILE…`. Whatever teaches the reader comes through here.
 */
export type Piece = { text: string; words: number[] }
export type Thing = { role: string; noun: Piece; count?: number; attributes: Piece[] }
export type Link = { who: Piece; does: Piece; whom?: Piece }
export type Label = {
  kind: string
  prompt: string
  /** The prompt, word by word, as the reader cuts it. */
  words: string[]
  forms: string[]
  things: Thing[]
  links: Link[]
  said: { what: string; piece: Piece }[]
  numbers: { value: number; what: string; piece: Piece }[]
  changes: { op: string; target: Piece; value?: Piece }[]
  indoors?: boolean
  faults: string[]
}

const kinds = ['game', 'model', 'place', 'lesson', 'edit game', 'edit model', 'edit place', 'edit lesson']
const roles = ['you', 'against', 'wanted', 'tool', 'friend', 'other', 'main', 'thing', 'control', 'shown']
const saids = 'place time weather style mood view dimension for not title order rule form part frame'.split(
  ' ',
)
const ops = 'add remove replace change set move more fewer undo keep'.split(' ')
/** Who can do something without being named. */
const unnamed = new Set(['you', 'everyone'])

export const wordsOf = (text: string): string[] => cutWords(text).map((word) => word.text)

/** Where the words of a piece stand in the prompt: in their order, as close together as they come. */
function find(prompt: string[], text: string): number[] | undefined {
  const wanted = wordsOf(text.replace(/#\d+/g, '')).map(fold)
  const nth = Number(/#(\d+)/.exec(text)?.[1] ?? 1)
  const folded = prompt.map(fold)
  const starts = folded.flatMap((word, at) => (word === wanted[0] ? [at] : []))
  const found = starts.flatMap((start) => {
    const places = [start]
    for (const word of wanted.slice(1)) {
      const next = folded.indexOf(word, (places.at(-1) ?? 0) + 1)
      if (next < 0) return []
      places.push(next)
    }
    return [places]
  })
  const spread = (places: number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0)
  if (nth > 1) return found[nth - 1]
  return found.sort((a, b) => spread(a) - spread(b) || (a[0] ?? 0) - (b[0] ?? 0))[0]
}

/** Blocks of one file. */
export function readLabels(text: string): Label[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(readBlock)
}

function readBlock(lines: string[]): Label {
  const [, kind = '', prompt = ''] = /^P ([a-z ]+?) \| (.*)$/.exec(lines[0] ?? '') ?? []
  const words = wordsOf(prompt)
  const label: Label = {
    kind,
    prompt,
    words,
    forms: [],
    things: [],
    links: [],
    said: [],
    numbers: [],
    changes: [],
    faults: [],
  }
  const fault = (why: string) => void label.faults.push(why)
  if (!kinds.includes(kind) || !prompt) fault(`no line 'P kind | prompt': ${lines[0]}`)
  const piece = (text: string, line: string): Piece => {
    const trimmed = text.trim()
    const places = find(words, trimmed)
    if (!places) fault(`'${trimmed}' is not in the prompt (${line})`)
    return { text: trimmed, words: places ?? [] }
  }
  const actor = (text: string, line: string): Piece =>
    unnamed.has(text.trim()) && !find(words, text) ? { text: text.trim(), words: [] } : piece(text, line)

  for (const line of lines.slice(1)) {
    const [, letter = '', rest = ''] = /^([A-Z]) (.*)$/.exec(line) ?? []
    if (letter === 'F') label.forms.push(...rest.split(';').map((form) => form.trim()))
    else if (letter === 'T') {
      const [, role = '', noun = '', count, attributes = ''] =
        /^(\w+): (.+?)(?: x(\d+))?(?: \((.*)\))?$/.exec(rest) ?? []
      if (!roles.includes(role)) fault(`no such role (${line})`)
      label.things.push({
        role,
        noun: piece(noun, line),
        ...(count && { count: Number(count) }),
        attributes: attributes
          .split(';')
          .filter((one) => one.trim())
          .map((one) => piece(one, line)),
      })
      if (count && !words.some((word) => numberIn(word) === Number(count)))
        fault(`nobody says ${count} (${line})`)
    } else if (letter === 'L') {
      const [who = '', does = '', whom] = rest.split(' > ')
      label.links.push({
        who: actor(who, line),
        does: piece(does, line),
        ...(whom && { whom: actor(whom, line) }),
      })
    } else if (letter === 'W') {
      const [, what = '', text = ''] = /^(\w+): (.+)$/.exec(rest) ?? []
      if (!saids.includes(what)) fault(`no such W (${line})`)
      label.said.push({ what, piece: piece(text, line) })
    } else if (letter === 'N') {
      const [, value = '', what = '', text = ''] = /^(-?[\d.]+) ([^:]+): (.+)$/.exec(rest) ?? []
      if (value === '') fault(`not 'N value what: words' (${line})`)
      label.numbers.push({ value: Number(value), what, piece: piece(text, line) })
    } else if (letter === 'E') {
      const [, op = '', target = '', value] = /^(\w+): (.+?)(?: > (.+))?$/.exec(rest) ?? []
      if (!ops.includes(op)) fault(`no such change (${line})`)
      label.changes.push({ op, target: piece(target, line), ...(value && { value: piece(value, line) }) })
    } else if (letter === 'I' && /^(in|out)doors$/.test(rest)) label.indoors = rest === 'indoors'
    else fault(`not a line of a label: ${line}`)
  }
  const nouns = new Set(
    [
      ...label.things.map(({ noun }) => noun),
      ...label.said.filter(({ what }) => what === 'place').map(({ piece }) => piece),
    ].map(({ text }) => fold(text)),
  )
  for (const { who, whom } of label.links)
    for (const end of [who, whom])
      if (
        end &&
        !unnamed.has(end.text) &&
        ![...nouns].some(
          (noun) =>
            noun === fold(end.text) ||
            noun.endsWith(` ${fold(end.text)}`) ||
            noun.startsWith(`${fold(end.text)} `),
        )
      )
        fault(`'${end.text}' of a link is no thing and no place`)
  const isGame = kind === 'game'
  if ((isGame || kind === 'lesson') && label.forms.length === 0) fault('no form or topic')
  if (kind.startsWith('edit') && label.changes.length === 0) fault('an edit without a change')
  if (kind === 'place' && label.indoors === undefined) fault('indoors or outdoors?')
  const unread = unreadIn(label)
  if (unread.length > 0) fault(`in no line: ${unread.join(', ')}`)
  return label
}

/** Content words that ended nowhere. */
function unreadIn({ words, forms, things, links, said, numbers, changes }: Label): string[] {
  const pieces = [
    ...things.flatMap(({ noun, attributes }) => [noun, ...attributes]),
    ...links.flatMap(({ who, does, whom }) => [who, does, ...(whom ? [whom] : [])]),
    ...[...said, ...numbers].map(({ piece }) => piece),
    ...changes.flatMap(({ target, value }) => [target, ...(value ? [value] : [])]),
  ]
  const read = new Set(pieces.flatMap(({ words: places }) => places))
  const named = new Set(forms.flatMap((form) => wordsOf(form).map(fold)))
  const texts = new Set(pieces.flatMap(({ words: places }) => places.map((at) => fold(words[at] ?? ''))))
  return words.filter((word, at) => {
    const folded = fold(word)
    const isWord = /[\p{L}\p{N}]/u.test(word)
    const isCount = things.some(({ count }) => count !== undefined && numberIn(word) === count)
    return isWord && !read.has(at) && !isPlain(word) && !named.has(folded) && !texts.has(folded) && !isCount
  })
}

/** Its plain words in their order: what is left of a prompt when its nouns, verbs and adjectives are others. */
function skeletonOf({ words }: Label): string {
  return words
    .map((word) => (isPlain(word) ? fold(word) : /[\p{L}\p{N}]/u.test(word) ? '_' : word))
    .join(' ')
    .replace(/(_ )+_/g, '_')
}

const mostAlike = 3

/** Faults over many prompts: the same one twice, or too many of one skeleton. */
export function sharedFaults(labels: readonly Label[]): string[] {
  const seen = new Map<string, Label[]>()
  for (const label of labels)
    for (const key of [
      `the same prompt: ${label.prompt.toLowerCase()}`,
      `the same skeleton: ${skeletonOf(label)}`,
    ])
      seen.set(key, [...(seen.get(key) ?? []), label])
  return [...seen].flatMap(([key, same]) => {
    const isLong = key.startsWith('the same skeleton') && same.every(({ words }) => words.length > 6)
    const most = key.startsWith('the same prompt') ? 1 : isLong ? mostAlike : Number.POSITIVE_INFINITY
    return same.length > most ? [`${same.length} of ${key}`] : []
  })
}

if (import.meta.main) {
  const labels = process.argv.slice(2).flatMap((file) => readLabels(readFileSync(file, 'utf8')))
  for (const { prompt, faults } of labels) for (const why of faults) console.log(`${prompt}\n    ${why}`)
  for (const why of sharedFaults(labels)) console.log(why)
  console.log(
    `${labels.length} prompts, ${labels.filter(({ faults }) => faults.length > 0).length} with faults`,
  )
}
