import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberIn } from '../generation/reading/words.ts'
import { type Label, type Piece, readLabels } from './labels.ts'

/**
 * `node training/export.ts OUT.jsonl FILES…`: labels as what is trained: for each prompt its words, the marks that each word
 * bears, the arcs between words, the role of each thing, and what is said of the whole. Positions count from 1; 0 is the player
 * who is not named.
 */
export type Lesson = {
  words: string[]
  kind: string
  marks: [word: number, mark: string][]
  arcs: [from: number, to: number, label: string][]
  roles: [word: number, role: string][]
  forms: string[]
  indoors: boolean | null
  prompt: string
}

const joints = new Set(['of', 'with', 'in', 'on', 'for', 'from', 'at', 'to'])

/** The word that a phrase is about: 'ball' of 'ball of wool', else the last. */
export function headOf(words: readonly string[], piece: Piece): number | undefined {
  const joint = piece.words.findIndex((at, order) => order > 0 && joints.has((words[at] ?? '').toLowerCase()))
  return joint > 0 ? piece.words[joint - 1] : piece.words.at(-1)
}

/** The first verb-like word of what somebody does: the rest of it hangs on that. */
const skipped = new Set([
  'not',
  'without',
  'never',
  'to',
  'be',
  'is',
  'are',
  'being',
  'must',
  'should',
  'can',
  'will',
  'has',
  'have',
  'and',
  "n't",
  'does',
  'do',
  'who',
  'that',
  'which',
  'get',
  'gets',
])
function doesHead(words: readonly string[], piece: Piece): number | undefined {
  return piece.words.find((at) => !skipped.has((words[at] ?? '').toLowerCase())) ?? piece.words[0]
}

export function lessonOf(label: Label): Lesson {
  const { words } = label
  const marks = new Map<string, [number, string]>()
  const arcs = new Map<string, [number, number, string]>()
  const mark = (at: number, name: string) => void marks.set(`${at} ${name}`, [at + 1, name])
  const arc = (from: number, to: number, name: string) =>
    void arcs.set(`${from} ${to} ${name}`, [from + 1, to + 1, name])
  const heads = new Map<string, number>()
  const roles: Lesson['roles'] = []

  for (const { role, noun, count, attributes } of label.things) {
    const head = headOf(words, noun)
    if (head === undefined) continue
    heads.set(noun.text.toLowerCase(), head)
    mark(head, 'thing')
    roles.push([head + 1, role])
    for (const at of noun.words) if (at !== head) arc(at, head, 'noun')
    for (const attribute of attributes) {
      const top = attribute.words.at(-1)
      if (top === undefined) continue
      mark(top, 'attribute')
      arc(top, head, 'attribute')
      for (const at of attribute.words) if (at !== top) arc(at, top, 'noun')
    }
    if (count !== undefined) {
      const numbers = words.flatMap((word, at) => (numberIn(word) === count ? [at] : []))
      const nearest = numbers.sort((a, b) => Math.abs(a - head) - Math.abs(b - head))[0]
      if (nearest !== undefined) {
        mark(nearest, 'count')
        arc(nearest, head, 'count')
      }
    }
  }
  for (const { what, piece } of label.said) {
    const head = headOf(words, piece)
    if (what === 'place' && head !== undefined && !heads.has(piece.text.toLowerCase()))
      heads.set(piece.text.toLowerCase(), head)
    for (const at of piece.words) mark(at, what)
  }
  for (const { piece } of label.numbers)
    for (const at of piece.words) mark(at, numberIn(words[at] ?? '') === undefined ? 'limit' : 'number')
  // Whoever is called 'you' is the player, wherever the word stands and whether or not it does.
  const isPlayer = (piece: Piece) => piece.text === 'you' && !heads.has('you')
  const end = (piece: Piece): number =>
    piece.words.length === 0 || isPlayer(piece)
      ? -1
      : (heads.get(piece.text.toLowerCase()) ?? headOf(words, piece) ?? -1)
  for (const { who, does, whom } of label.links) {
    const head = doesHead(words, does)
    if (head === undefined) continue
    mark(head, 'does')
    for (const at of does.words) if (at !== head) arc(at, head, 'does')
    arc(head, end(who), 'who')
    if (whom) arc(head, end(whom), 'whom')
  }
  for (const { op, target, value } of label.changes) {
    const head = headOf(words, target)
    if (head === undefined) continue
    mark(head, `op ${op}`)
    for (const at of value?.words ?? []) if (at !== head) arc(at, head, 'value')
  }
  return {
    words,
    kind: label.kind,
    marks: [...marks.values()],
    arcs: [...arcs.values()],
    roles,
    forms: label.forms.map((form) => form.toLowerCase()),
    indoors: label.indoors ?? null,
    prompt: label.prompt,
  }
}

if (import.meta.main) {
  const [out = 'lessons.jsonl', ...patterns] = process.argv.slice(2)
  const files = patterns.flatMap((pattern) => globSync(pattern))
  const labels = files
    .flatMap((file) => readLabels(readFileSync(join(file), 'utf8')))
    .filter(({ faults }) => faults.length === 0)
  writeFileSync(out, `${labels.map((label) => JSON.stringify(lessonOf(label))).join('\n')}\n`)
  console.log(`${labels.length} prompts of ${files.length} files`)
}
