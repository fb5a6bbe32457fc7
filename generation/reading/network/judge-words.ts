import { encode } from './encoder.ts'
import { Matrices, type Names } from './matrices.ts'
import { endOfText, piecesOf } from './pieces.ts'

/**
 * What the network thinks of every word and of every pair of words, as scores: above zero is yes. Word 0 is nobody's: as the end
 * of an arc it is the player who was not named, as the head of a word it says that the word is the root.
 */
export type Judged = {
  names: Names
  /** Words, 0 included. */
  count: number
  /** [word][part of speech] */
  pos: Float32Array
  /** [word][its head] */
  heads: Float32Array
  /** [head][word · relation]: how each word would stand to that head. */
  relationTo(word: number, head: number): Float32Array
  /** [word][mark] */
  marks: Float32Array
  /** [word][word][arc] */
  arcs: Float32Array
  /** [word][role] */
  roles: Float32Array
  forms: Float32Array
  indoors: number
  kinds: Float32Array
}

const width = 384
let shared: Matrices | undefined

/** The kinds of creations and of edits, as the network was taught them. */
export function judgeWords(words: readonly string[], kind: string | undefined): Judged {
  shared ??= new Matrices()
  const matrices = shared
  const { names } = matrices
  const asked = kind === undefined ? -1 : names.kinds.indexOf(kind)
  const pieces = [asked < 0 ? 101 : 1 + asked]
  const first = [0]
  for (const word of words) {
    first.push(pieces.length)
    pieces.push(...piecesOf(word))
  }
  pieces.push(endOfText)
  const state = encode(matrices, pieces)
  const count = first.length
  const vectors = new Float32Array(count * width)
  for (const [at, piece] of first.entries())
    vectors.set(state.subarray(piece * width, (piece + 1) * width), at * width)
  const whole = new Float32Array(2 * width)
  whole.set(state.subarray(0, width))
  for (let i = 0; i < state.length; i++) {
    const to = width + (i % width)
    whole[to] = (whole[to] ?? 0) + (state[i] ?? 0) / pieces.length
  }

  const linear = (name: string, input: Float32Array, rows: number) =>
    matrices.times(`${name}.weight`, input, rows, matrices.vector(`${name}.bias`))
  const twice = (name: string, input: Float32Array, rows: number) =>
    linear(`${name}.3`, leaky(linear(`${name}.0`, input, rows)), rows)

  const [arcDep, arcHead, linkFrom, linkTo, relDep, relHead, inMarks, pos] = matrices.timesEach(
    [
      'arc_dep.0',
      'arc_head.0',
      'link_from.0',
      'link_to.0',
      'rel_dep.0',
      'rel_head.0',
      'marks.0',
      'pos',
    ] as const,
    vectors,
    count,
  )
  const dependent = withOne(leaky(arcDep), count)
  const asHead = matrices.times('arc_weight', leaky(arcHead), count)
  const from = withOne(leaky(linkFrom), count)
  const to = matrices.times('link_weight', withOne(leaky(linkTo), count), count)
  const relationDependent = withOne(leaky(relDep), count)
  let relationHead: Float32Array | undefined
  const around = new Float32Array(count * 2 * width)
  for (let at = 0; at < count; at++) {
    around.set(vectors.subarray(at * width, (at + 1) * width), at * 2 * width)
    around.set(whole.subarray(width), at * 2 * width + width)
  }
  return {
    names,
    count,
    pos,
    heads: matrices.pairs(dependent, count, asHead, count),
    relationTo: (word, head) => {
      // The heaviest product of all: only once somebody asks.
      relationHead ??= matrices.times('rel_weight', withOne(leaky(relHead), count), count)
      const size = relationDependent.length / count
      const all = size * names.relations.length
      return matrices.pairs(
        relationDependent.subarray(word * size, (word + 1) * size),
        1,
        relationHead.subarray(head * all, (head + 1) * all),
        names.relations.length,
      )
    },
    marks: linear('marks.3', leaky(inMarks), count),
    arcs: matrices.pairs(from, count, to, count * names.arcs.length),
    roles: twice('roles', around, count),
    forms: twice('forms', whole, 1),
    indoors: linear('indoors', whole, 1)[0] ?? 0,
    kinds: linear('kinds', whole, 1),
  }
}

function leaky(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    if (value < 0) values[i] = 0.1 * value
  }
  return values
}

/** A one at the end of every row, so that a product has a bias too. */
function withOne(values: Float32Array, rows: number): Float32Array {
  const size = values.length / rows
  const result = new Float32Array(rows * (size + 1)).fill(1)
  for (let row = 0; row < rows; row++)
    result.set(values.subarray(row * size, (row + 1) * size), row * (size + 1))
  return result
}
