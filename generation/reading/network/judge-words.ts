import { bestTree } from '../tree.ts'
import { Encoder, width } from './encoder.ts'
import { filledUp, finestOfPairs, Matrices, type Matrix, type Names, type Rows, up } from './matrices.ts'
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
  headScores: Float32Array
  /** The heads that together make the best tree. */
  heads: readonly number[]
  /** [word][relation]: how each word would stand to its head. */
  relations: Float32Array
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

/** The network reads so many words at once. */
export const mostWords = 120
const mostRows = mostWords + 1
const [ofArcs, ofLinks, ofRelations] = [256, 128, 96]

let shared: Judge | undefined

/** The kinds of creations and of edits, as the network was taught them. */
export function judgeWords(words: readonly string[], kind: string | undefined): Judged {
  shared ??= new Judge(new Matrices())
  return shared.judge(words, kind)
}

type Layer = { matrix: Matrix; out: Rows; size: number }
/** Rows of whole numbers, that are multiplied with others of the text. */
type Side = { at: number; stride: number; depth: number; steps: number }

/** The network and its rooms in memory: made once, and used for one text after the other. */
export class Judge {
  private readonly matrices: Matrices
  private readonly encoder: Encoder
  /** A row for each word; the text as a whole, twice as wide; each word with the mean of the text behind it. */
  private readonly words: Rows
  private readonly whole: Rows
  private readonly around: Rows
  private readonly layers
  private readonly scores: Rows
  /** Rooms for the two sides of pairs, and for what they are rounded from. */
  private readonly unrounded: number
  private readonly left: Side
  private readonly right: Side

  constructor(matrices: Matrices) {
    this.matrices = matrices
    const { names } = matrices
    this.encoder = new Encoder(matrices)
    this.words = matrices.takeRows(mostRows, width)
    this.whole = matrices.takeRows(1, 2 * width)
    this.around = matrices.takeRows(mostRows, 2 * width)
    const made = (matrix: Matrix, size: number): Layer => ({
      matrix,
      out: matrices.takeRows(mostRows, matrix.columns),
      size,
    })
    const layer = (name: string, size: number) => made(matrices.layer(name), size)
    this.layers = {
      pos: layer('pos', names.pos.length),
      dependent: layer('arc_dep.0', ofArcs),
      head: layer('arc_head.0', ofArcs),
      headWeight: made(matrices.matrix('arc_weight'), ofArcs + 1),
      from: layer('link_from.0', ofLinks),
      to: layer('link_to.0', ofLinks),
      linkWeight: made(matrices.matrix('link_weight'), ofLinks + 1),
      relationOf: layer('rel_dep.0', ofRelations),
      relationTo: layer('rel_head.0', ofRelations),
      relationWeight: made(matrices.matrix('rel_weight'), ofRelations + 1),
      inMarks: layer('marks.0', 256),
      marks: layer('marks.3', names.marks.length),
      inRoles: layer('roles.0', 256),
      roles: layer('roles.3', names.roles.length),
      inForms: layer('forms.0', 384),
      forms: layer('forms.3', names.forms.length),
      indoors: layer('indoors', 1),
      kinds: layer('kinds', names.kinds.length),
    }
    const mostNumbers = Math.max(
      mostRows * filledUp(ofArcs + 1),
      mostRows * names.arcs.length * filledUp(ofLinks + 1),
      (mostRows * names.relations.length + 3) * filledUp(ofRelations + 1),
    )
    const side = () => ({
      at: matrices.take(2 * mostNumbers),
      stride: 0,
      depth: 0,
      steps: matrices.take(4 * mostRows * names.relations.length),
    })
    this.unrounded = matrices.take(4 * mostNumbers)
    this.left = side()
    this.right = side()
    this.scores = matrices.takeRows(mostRows, mostRows * names.arcs.length)
  }

  judge(words: readonly string[], kind: string | undefined): Judged {
    if (words.length > mostWords) throw new Error(`The network reads ${mostWords} words at once`)
    const { matrices, layers } = this
    const { names } = matrices
    const count = this.encode(words, kind)
    matrices.round(this.words, count)
    for (const { matrix, out } of [
      layers.pos,
      layers.dependent,
      layers.head,
      layers.from,
      layers.to,
      layers.relationOf,
      layers.relationTo,
      layers.inMarks,
    ])
      matrices.times(matrix, count, out)
    const headScores = this.judgeHeads(count)
    const heads = bestTree(headScores, count)
    return {
      names,
      count,
      pos: this.taken(layers.pos, count),
      headScores,
      heads,
      relations: this.judgeRelations(heads),
      marks: this.after(layers.inMarks, layers.marks, count),
      arcs: this.judgeArcs(count),
      roles: this.twice(this.around, layers.inRoles, layers.roles, count),
      forms: this.twice(this.whole, layers.inForms, layers.forms, 1),
      indoors: this.once(this.whole, layers.indoors)[0] ?? 0,
      kinds: this.once(this.whole, layers.kinds),
    }
  }

  /** Fills the rows that all is judged by. Says how many words there are, with the one that is nobody's. */
  private encode(words: readonly string[], kind: string | undefined): number {
    const { matrices } = this
    const { floats, names } = matrices
    const asked = kind === undefined ? -1 : names.kinds.indexOf(kind)
    const pieces = [asked < 0 ? 101 : 1 + asked]
    const first = [0]
    for (const word of words) {
      first.push(pieces.length)
      pieces.push(...piecesOf(word))
    }
    pieces.push(endOfText)
    const state = this.encoder.encode(pieces).at / 4
    const whole = this.whole.at / 4
    floats.copyWithin(whole, state, state + width)
    floats.fill(0, whole + width, whole + 2 * width)
    for (let at = 0; at < pieces.length; at++)
      for (let i = 0; i < width; i++)
        // biome-ignore lint/style/noNonNullAssertion: an inner loop; the indices are inside by construction.
        floats[whole + width + i]! += floats[state + at * width + i]! / pieces.length
    for (const [at, piece] of first.entries()) {
      const own = state + piece * width
      floats.copyWithin(this.words.at / 4 + at * width, own, own + width)
      const around = this.around.at / 4 + at * 2 * width
      floats.copyWithin(around, own, own + width)
      floats.copyWithin(around + width, whole + width, whole + 2 * width)
    }
    return first.length
  }

  private judgeHeads(count: number): Float32Array {
    const { dependent, head, headWeight } = this.layers
    this.bent(head, count)
    this.matrices.round(head.out, count)
    this.matrices.times(headWeight.matrix, count, headWeight.out)
    const left = this.rounded(this.withOne(dependent, upTo(count)), count, headWeight.size, this.left)
    const right = this.rounded(headWeight.out, count, headWeight.size, this.right)
    return this.pairs(left, count, right, count)
  }

  private judgeArcs(count: number): Float32Array {
    const { from, to, linkWeight } = this.layers
    const labels = this.matrices.names.arcs.length
    this.matrices.round(this.withOne(to, upTo(count)), count)
    this.matrices.times(linkWeight.matrix, count, linkWeight.out)
    const ends = this.apart(linkWeight, count, labels)
    const right = this.rounded(ends, count * labels, linkWeight.size, this.right)
    const left = this.rounded(this.withOne(from, upTo(count)), count, linkWeight.size, this.left)
    return this.pairs(left, count, right, count * labels)
  }

  /** How each word stands to its head. Only words that are one are multiplied with all relations, the heaviest product of all. */
  private judgeRelations(heads: readonly number[]): Float32Array {
    const { matrices, left, right } = this
    const { relationOf, relationTo, relationWeight } = this.layers
    const labels = matrices.names.relations.length
    const asked = [...new Set(heads)]
    matrices.round(this.withOne(relationTo, asked), asked.length)
    matrices.times(relationWeight.matrix, asked.length, relationWeight.out)
    const ends = this.apart(relationWeight, asked.length, labels)
    const { stride, depth } = this.rounded(ends, asked.length * labels, relationWeight.size, right)
    this.rounded(this.withOne(relationOf, upTo(heads.length)), heads.length, relationWeight.size, left)
    const result = new Float32Array(heads.length * labels)
    for (const [word, head] of heads.entries()) {
      const at = asked.indexOf(head) * labels
      const own = { at: left.at + word * stride, steps: left.steps + 4 * word, stride, depth }
      const its = { at: right.at + at * stride, steps: right.steps + 4 * at, stride, depth }
      result.set(this.pairs(own, 1, its, labels), word * labels)
    }
    return result
  }

  private once(input: Rows, layer: Layer): Float32Array {
    this.matrices.round(input, 1)
    this.matrices.times(layer.matrix, 1, layer.out)
    return this.taken(layer, 1)
  }

  private twice(input: Rows, inner: Layer, outer: Layer, rows: number): Float32Array {
    this.matrices.round(input, rows)
    this.matrices.times(inner.matrix, rows, inner.out)
    return this.after(inner, outer, rows)
  }

  private after(inner: Layer, outer: Layer, rows: number): Float32Array {
    this.bent(inner, rows)
    this.matrices.round(inner.out, rows)
    this.matrices.times(outer.matrix, rows, outer.out)
    return this.taken(outer, rows)
  }

  /** [i][j]: each row of the left times each row of the right. */
  private pairs(left: Side, rows: number, right: Side, columns: number): Float32Array {
    const { matrices, scores } = this
    const wide = up(columns, 4)
    matrices.kernel.productOfShorts({
      left: left.at,
      leftStride: left.stride,
      rows,
      right: right.at,
      rightStride: right.stride,
      columns: wide,
      depth: left.depth,
      out: matrices.sums,
      outStride: 4 * wide,
    })
    matrices.scale(4 * wide, rows, wide, left.steps, right.steps, scores.at, 4 * wide)
    return this.taken({ out: { at: scores.at, width: wide }, size: columns }, rows)
  }

  private rounded({ at: from, width }: Rows, rows: number, size: number, side: Side): Side {
    side.stride = 2 * width
    side.depth = 2 * width
    this.matrices.kernel.roundToShorts({
      from,
      fromStride: 4 * width,
      rows,
      width,
      to: side.at,
      toStride: side.stride,
      finest: finestOfPairs(size),
      steps: side.steps,
    })
    return side
  }

  /** What is below zero counts a tenth. */
  private bent({ out, size }: Layer, rows: number): void {
    const { floats } = this.matrices
    for (let row = 0; row < rows; row++) {
      const from = out.at / 4 + row * out.width
      for (let i = from; i < from + size; i++) {
        const value = floats[i] ?? 0
        if (value < 0) floats[i] = 0.1 * value
      }
    }
  }

  /** Those rows bent, with a one at the end, so that a product has a bias too. */
  private withOne(layer: Layer, rows: readonly number[]): Rows {
    const { floats } = this.matrices
    const { out, size } = layer
    const wide = filledUp(size + 1)
    for (const [place, row] of rows.entries()) {
      const from = out.at / 4 + row * out.width
      const to = this.unrounded / 4 + place * wide
      for (let i = 0; i < size; i++) {
        const value = floats[from + i] ?? 0
        floats[to + i] = value < 0 ? 0.1 * value : value
      }
      floats[to + size] = 1
      floats.fill(0, to + size + 1, to + wide)
    }
    return { at: this.unrounded, width: wide }
  }

  /** Rows of so many parts as rows of their own. */
  private apart({ out, size }: Layer, rows: number, parts: number): Rows {
    const { floats } = this.matrices
    const wide = filledUp(size)
    for (let row = 0; row < rows; row++)
      for (let part = 0; part < parts; part++) {
        const from = out.at / 4 + row * out.width + part * size
        const to = this.unrounded / 4 + (row * parts + part) * wide
        floats.copyWithin(to, from, from + size)
        floats.fill(0, to + size, to + wide)
      }
    return { at: this.unrounded, width: wide }
  }

  /** Numbers that outlast the next text, without what fills up their rows. */
  private taken({ out, size }: Pick<Layer, 'out' | 'size'>, rows: number): Float32Array {
    const { floats } = this.matrices
    const result = new Float32Array(rows * size)
    for (let row = 0; row < rows; row++) {
      const from = out.at / 4 + row * out.width
      result.set(floats.subarray(from, from + size), row * size)
    }
    return result
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
