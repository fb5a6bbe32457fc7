import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weightsFolder } from './matrices.ts'

/** The pieces of words that the encoder knows, and how words are cut into them: the longest known piece first. */
const known = new Map(
  readFileSync(join(weightsFolder, 'pieces.txt'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((piece, id) => [piece, id]),
)
export const endOfText = 102
const unknown = 100
const mostPieces = 8
const longestPart = 100

export function piecesOf(word: string): number[] {
  const pieces = partsOf(word).flatMap(cut).slice(0, mostPieces)
  return pieces.length > 0 ? pieces : [unknown]
}

function partsOf(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return plain.match(/[\p{Script=Han}]|[\p{P}\p{S}]|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
}

/** Whether the encoder has met a word: it stands in its list, or is made of two pieces of it. */
export function isKnown(word: string): boolean {
  return partsOf(word).every((part) => {
    const pieces = cut(part)
    return pieces.length <= 2 && !pieces.includes(unknown)
  })
}

function cut(part: string): number[] {
  if (part.length > longestPart) return [unknown]
  const pieces: number[] = []
  for (let start = 0; start < part.length; ) {
    let end = part.length
    let id: number | undefined
    for (; end > start; end--) {
      id = known.get((start > 0 ? '##' : '') + part.slice(start, end))
      if (id !== undefined) break
    }
    if (id === undefined) return [unknown]
    pieces.push(id)
    start = end
  }
  return pieces
}
