import type { Matrices } from './matrices.ts'

/**
 * The encoder all-MiniLM-L6-v2 (six layers of twelve heads, 384 numbers a piece), as it was taught in training/train.py.
 */
const width = 384
const layers = 6
const heads = 12
const size = width / heads
const tiny = 1e-12

/** Numbers for every piece, in which the pieces around it have their share. */
export function encode(matrices: Matrices, pieces: readonly number[]): Float32Array {
  const count = pieces.length
  let state: Float32Array = new Float32Array(count * width)
  for (const [at, piece] of pieces.entries()) {
    matrices.addRow('embeddings.word_embeddings.weight', piece, state, at * width)
    matrices.addRow('embeddings.position_embeddings.weight', at, state, at * width)
    matrices.addRow('embeddings.token_type_embeddings.weight', 0, state, at * width)
  }
  normalize(matrices, 'embeddings.LayerNorm', state, count)
  for (let layer = 0; layer < layers; layer++)
    state = through(matrices, `encoder.layer.${layer}`, state, count)
  return state
}

function through(matrices: Matrices, layer: string, state: Float32Array, count: number): Float32Array {
  const linear = (name: string, input: Float32Array) =>
    matrices.times(`${layer}.${name}.weight`, input, count, matrices.vector(`${layer}.${name}.bias`))
  const self = `${layer}.attention.self`
  const [query, key, value] = matrices.timesEach(
    [`${self}.query`, `${self}.key`, `${self}.value`] as const,
    state,
    count,
  )
  const seen = attend(matrices, query, key, value, count)
  const attended = added(linear('attention.output.dense', seen), state)
  normalize(matrices, `${layer}.attention.output.LayerNorm`, attended, count)
  const inner = linear('intermediate.dense', attended)
  for (let i = 0; i < inner.length; i++) inner[i] = gelu(inner[i] ?? 0)
  const result = added(linear('output.dense', inner), attended)
  normalize(matrices, `${layer}.output.LayerNorm`, result, count)
  return result
}

/* The loops below are where the time goes; their indices are inside by construction. */
/* biome-ignore-start lint/style/noNonNullAssertion: see above */

function attend(
  matrices: Matrices,
  query: Float32Array,
  key: Float32Array,
  value: Float32Array,
  count: number,
): Float32Array {
  const result = new Float32Array(count * width)
  const scale = 1 / Math.sqrt(size)
  for (let head = 0; head < heads; head++) {
    const shares = matrices.pairs(ofHead(query, head, count), count, ofHead(key, head, count), count)
    for (let at = 0; at < count; at++) {
      const from = at * count
      let largest = -Infinity
      for (let other = 0; other < count; other++)
        if (shares[from + other]! > largest) largest = shares[from + other]!
      let total = 0
      for (let other = 0; other < count; other++) {
        const share = Math.exp((shares[from + other]! - largest) * scale)
        shares[from + other] = share
        total += share
      }
      for (let other = 0; other < count; other++) shares[from + other]! /= total
    }
    const turned = new Float32Array(size * count)
    for (let at = 0; at < count; at++)
      for (let i = 0; i < size; i++) turned[i * count + at] = value[at * width + head * size + i]!
    const seen = matrices.pairs(shares, count, turned, size)
    for (let at = 0; at < count; at++)
      result.set(seen.subarray(at * size, (at + 1) * size), at * width + head * size)
  }
  return result
}

/** The numbers of one head, piece after piece. */
function ofHead(values: Float32Array, head: number, count: number): Float32Array {
  const result = new Float32Array(count * size)
  for (let at = 0; at < count; at++) {
    const from = at * width + head * size
    result.set(values.subarray(from, from + size), at * size)
  }
  return result
}

function normalize(matrices: Matrices, name: string, state: Float32Array, count: number): void {
  const weight = matrices.vector(`${name}.weight`)
  const bias = matrices.vector(`${name}.bias`)
  for (let at = 0; at < count; at++) {
    const from = at * width
    let mean = 0
    for (let i = 0; i < width; i++) mean += state[from + i]!
    mean /= width
    let spread = 0
    for (let i = 0; i < width; i++) spread += (state[from + i]! - mean) ** 2
    const scale = 1 / Math.sqrt(spread / width + tiny)
    for (let i = 0; i < width; i++)
      state[from + i] = (state[from + i]! - mean) * scale * weight[i]! + bias[i]!
  }
}

function added(to: Float32Array, what: Float32Array): Float32Array {
  for (let i = 0; i < to.length; i++) to[i]! += what[i]!
  return to
}

/** x·Φ(x), from a table: between −6 and 6 it bends, outside it does not. */
const bend = 6
const stepsPerUnit = 512
const bent = Float32Array.from({ length: 2 * bend * stepsPerUnit + 2 }, (_, at) => {
  const x = at / stepsPerUnit - bend
  return x * normalShare(x)
})
function gelu(x: number): number {
  if (x <= -bend) return 0
  if (x >= bend) return x
  const at = (x + bend) * stepsPerUnit
  const low = Math.floor(at)
  return bent[low]! + (at - low) * (bent[low + 1]! - bent[low]!)
}
/* biome-ignore-end lint/style/noNonNullAssertion: see above */

/** The share of the normal distribution below x, by Abramowitz and Stegun 7.1.26. */
function normalShare(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const share = 0.5 * tail * Math.exp((-x * x) / 2)
  return x < 0 ? share : 1 - share
}
