import { bend, stepsPerUnit } from './kernel/rows.ts'
import { finestOfPairs, type Matrices, type Matrix, mostPieces, type Rows, up } from './matrices.ts'

/**
 * The encoder all-MiniLM-L6-v2 (six layers of twelve heads, 384 numbers a piece), as it was taught in training/train.py.
 */
export const width = 384
const layers = 6
const heads = 12
const size = width / heads
const inside = 1536

type Norm = { weight: number; bias: number }
type Layer = {
  query: Matrix
  key: Matrix
  value: Matrix
  together: Matrix
  afterLook: Norm
  widen: Matrix
  narrow: Matrix
  afterThought: Norm
}

export class Encoder {
  private readonly matrices: Matrices
  private readonly layers: readonly Layer[]
  private readonly first: Norm
  private readonly nothing: Rows
  private readonly bent: number
  private readonly attention: Attention
  /** The state of all pieces, and what a layer makes of it. */
  private readonly state: Rows
  private readonly next: Rows
  private readonly inner: Rows

  constructor(matrices: Matrices) {
    this.matrices = matrices
    const norm = (name: string): Norm => ({
      weight: matrices.vector(`${name}.weight`),
      bias: matrices.vector(`${name}.bias`),
    })
    this.first = norm('embeddings.LayerNorm')
    this.layers = Array.from({ length: layers }, (_, at) => {
      const name = `encoder.layer.${at}`
      return {
        query: matrices.layer(`${name}.attention.self.query`),
        key: matrices.layer(`${name}.attention.self.key`),
        value: matrices.layer(`${name}.attention.self.value`),
        together: matrices.layer(`${name}.attention.output.dense`),
        afterLook: norm(`${name}.attention.output.LayerNorm`),
        widen: matrices.layer(`${name}.intermediate.dense`),
        narrow: matrices.layer(`${name}.output.dense`),
        afterThought: norm(`${name}.output.LayerNorm`),
      }
    })
    this.nothing = matrices.takeRows(mostPieces, width)
    this.state = matrices.takeRows(mostPieces, width)
    this.next = matrices.takeRows(mostPieces, width)
    this.inner = matrices.takeRows(mostPieces, inside)
    this.attention = new Attention(matrices)
    this.bent = matrices.take(4 * bent.length)
    matrices.floats.set(bent, this.bent / 4)
  }

  /** Numbers for every piece, in which the pieces around it have their share. They hold until the next text. */
  encode(pieces: readonly number[]): Rows {
    const { matrices, state } = this
    const count = pieces.length
    matrices.floats.fill(0, state.at / 4, state.at / 4 + count * width)
    for (const [at, piece] of pieces.entries()) {
      const to = state.at + 4 * at * width
      matrices.addRow('embeddings.word_embeddings.weight', piece, to)
      matrices.addRow('embeddings.position_embeddings.weight', at, to)
      matrices.addRow('embeddings.token_type_embeddings.weight', 0, to)
    }
    this.addAndNormalize(state, this.nothing, count, this.first)
    for (const layer of this.layers) this.through(layer, count)
    return state
  }

  private through(layer: Layer, count: number): void {
    const { matrices, state, next, inner, attention } = this
    const seen = attention.look(layer, state, count)
    matrices.round(seen, count)
    matrices.times(layer.together, count, next)
    this.addAndNormalize(next, state, count, layer.afterLook)
    matrices.round(next, count)
    matrices.times(layer.widen, count, inner)
    matrices.kernel.gelu({ at: inner.at, count: count * inside, table: this.bent })
    matrices.round(inner, count)
    matrices.times(layer.narrow, count, state)
    this.addAndNormalize(state, next, count, layer.afterThought)
  }

  private addAndNormalize(to: Rows, what: Rows, rows: number, norm: Norm): void {
    this.matrices.kernel.addAndNormalize({ to: to.at, what: what.at, rows, width, ...norm })
  }
}

/** How pieces look at each other: each of the heads gathers from all what it finds alike. */
class Attention {
  private readonly matrices: Matrices
  private readonly seen: Rows
  private readonly query: Rows
  private readonly key: Rows
  private readonly value: Rows
  /** The same rounded: of queries and keys a row for each piece and head, of values one for each number of each head. */
  private readonly queries: { at: number; steps: number }
  private readonly keys: { at: number; steps: number }
  private readonly values: { at: number; steps: number }
  private readonly shares: { at: number; steps: number }
  private readonly turned: number
  private readonly stepsOfQueries: number
  private readonly stepsOfKeys: number

  constructor(matrices: Matrices) {
    this.matrices = matrices
    const rounded = (bytes: number, rows: number) => ({
      at: matrices.take(bytes),
      steps: matrices.take(4 * rows),
    })
    const most = mostPieces * width
    this.seen = matrices.takeRows(mostPieces, width)
    this.query = matrices.takeRows(mostPieces, width)
    this.key = matrices.takeRows(mostPieces, width)
    this.value = matrices.takeRows(mostPieces, width)
    this.queries = rounded(2 * most, mostPieces * heads)
    this.keys = rounded(2 * most, mostPieces * heads)
    this.values = rounded(2 * most, width)
    this.shares = rounded(2 * mostPieces * mostPieces, mostPieces)
    this.turned = matrices.take(4 * most)
    this.stepsOfQueries = matrices.take(4 * mostPieces * heads)
    this.stepsOfKeys = matrices.take(4 * mostPieces * heads)
  }

  look({ query, key, value }: Layer, state: Rows, count: number): Rows {
    const { matrices, queries, keys, values, shares, seen } = this
    const { kernel, sums } = matrices
    matrices.round(state, count)
    matrices.times(query, count, this.query)
    matrices.times(key, count, this.key)
    matrices.times(value, count, this.value)

    const filled = up(count, 16)
    const across = { rows: count, columns: heads, stride: 4 * filled }
    this.roundHeads(this.query, queries, count)
    kernel.turn({ from: queries.steps, to: this.stepsOfQueries, ...across })
    this.roundHeads(this.key, keys, count)
    kernel.turn({ from: keys.steps, to: this.stepsOfKeys, ...across })
    kernel.turn({ from: this.value.at, rows: count, columns: width, to: this.turned, stride: 4 * filled })
    const finest = finestOfPairs(count)
    kernel.roundToShorts({
      from: this.turned,
      fromStride: 4 * filled,
      rows: width,
      width: filled,
      to: values.at,
      toStride: 2 * filled,
      finest,
      steps: values.steps,
    })
    for (let head = 0; head < heads; head++) {
      const scores = up(count, 4)
      kernel.productOfShorts({
        left: queries.at + 2 * head * size,
        leftStride: 2 * width,
        rows: count,
        right: keys.at + 2 * head * size,
        rightStride: 2 * width,
        columns: scores,
        depth: 2 * size,
        out: sums,
        outStride: 4 * scores,
      })
      kernel.softmax({
        sums,
        sumsStride: 4 * scores,
        count,
        width: filled,
        leftSteps: this.stepsOfQueries + 4 * head * filled,
        rightSteps: this.stepsOfKeys + 4 * head * filled,
        temper: 1 / Math.sqrt(size),
        room: this.turned,
        finest,
        to: shares.at,
        steps: shares.steps,
      })
      kernel.productOfShorts({
        left: shares.at,
        leftStride: 2 * filled,
        rows: count,
        right: values.at + 2 * head * size * filled,
        rightStride: 2 * filled,
        columns: size,
        depth: 2 * filled,
        out: sums,
        outStride: 4 * size,
      })
      matrices.scale(
        4 * size,
        count,
        size,
        shares.steps,
        values.steps + 4 * head * size,
        seen.at + 4 * head * size,
        4 * width,
      )
    }
    return seen
  }

  private roundHeads(from: Rows, to: { at: number; steps: number }, count: number): void {
    this.matrices.kernel.roundToShorts({
      from: from.at,
      fromStride: 4 * size,
      rows: count * heads,
      width: size,
      to: to.at,
      toStride: 2 * size,
      finest: finestOfPairs(size),
      steps: to.steps,
    })
  }
}

/** x·Φ(x) at the steps of the kernel's table, and one further. */
const bent = Float32Array.from({ length: 2 * bend * stepsPerUnit + 2 }, (_, at) => {
  const x = at / stepsPerUnit - bend
  return x * normalShare(x)
})

/** The share of the normal distribution below x, by Abramowitz and Stegun 7.1.26. */
function normalShare(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const share = 0.5 * tail * Math.exp((-x * x) / 2)
  return x < 0 ? share : 1 - share
}
