import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Product, productIn } from './product.ts'

/**
 * The weights of the reader, and products with them. Matrices are stored in eight bits with a scale for each row; what is multiplied
 * with them is rounded to twelve bits, row by row. So all sums are whole numbers, and the same on every machine.
 */
type Place = { at: number; shape?: number[]; rows?: [number, number] }
type Matrix = { at: number; rows: number; depth: number; scales: Float32Array }
export type Names = Record<
  'pos' | 'relations' | 'marks' | 'arcs' | 'roles' | 'kinds' | 'forms',
  readonly string[]
>

export const weightsFolder = join(import.meta.dirname, '../weights')
const finest = 2047
/** Where both sides are rounded: as fine as sums of that many products stay within 32 bits. */
const finestOfPairs = (depth: number) => Math.floor(Math.sqrt((2 ** 31 - 1) / depth))
/** Room for what is multiplied and what comes out: more rows than the longest text has pieces. */
export const mostPieces = 512
const widest = 4608

export class Matrices {
  readonly names: Names
  private readonly file: Buffer
  private readonly where: Record<string, Place>
  private readonly matrices = new Map<string, Matrix>()
  private readonly vectors = new Map<string, Float32Array>()
  private readonly product: Product
  private readonly heap: ArrayBuffer
  private readonly left: number
  private readonly right: number
  private readonly out: number

  constructor(folder = weightsFolder) {
    this.file = readFileSync(join(folder, 'reader.bin'))
    const { names, where } = JSON.parse(readFileSync(join(folder, 'reader.json'), 'utf8'))
    this.names = names
    this.where = where
    const multiplied = Object.entries(this.where).flatMap(([name, { at, rows }]) =>
      rows && !name.startsWith('embeddings.') ? [{ name, at, rows }] : [],
    )
    const sizes = multiplied.map(({ rows: [count, depth] }) => 2 * up(count, 4) * up(depth, 8))
    this.left = sizes.reduce((sum, size) => sum + size, 0)
    this.right = this.left + 2 * mostPieces * 1536
    this.out = this.right + 2 * mostPieces * mostPieces * 8
    const bytes = this.out + 4 * mostPieces * widest
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65536) })
    this.heap = memory.buffer
    this.product = productIn(memory)
    let free = 0
    for (const [order, { name, at, rows }] of multiplied.entries()) {
      const [count, depth] = rows
      const scales = this.floats(at, count)
      const stored = new Int8Array(this.file.buffer, this.file.byteOffset + at + 4 * count, count * depth)
      const matrix = { at: free, rows: count, depth: up(depth, 8), scales }
      const wide = new Int16Array(this.heap, free, count * matrix.depth)
      for (let row = 0; row < count; row++)
        wide.set(stored.subarray(row * depth, (row + 1) * depth), row * matrix.depth)
      this.matrices.set(name, matrix)
      free += sizes[order] ?? 0
    }
  }

  /** A row of numbers that is added or multiplied as it is. */
  vector(name: string): Float32Array {
    const known = this.vectors.get(name)
    if (known) return known
    const { at, shape } = this.placeOf(name)
    const vector = this.floats(
      at,
      (shape ?? []).reduce((product, size) => product * size, 1),
    )
    this.vectors.set(name, vector)
    return vector
  }

  /** One row of a table, added to what is there. */
  addRow(name: string, row: number, to: Float32Array, offset: number): void {
    const { at, rows: [count, width] = [0, 0] } = this.placeOf(name)
    const scale = this.file.readFloatLE(at + 4 * row)
    const start = at + 4 * count + row * width
    const stored = new Int8Array(this.file.buffer, this.file.byteOffset + start, width)
    for (let i = 0; i < width; i++) to[offset + i] = (to[offset + i] ?? 0) + scale * (stored[i] ?? 0)
  }

  /** Each row of `input` times the matrix, plus its bias where it has one. */
  times(name: string, input: Float32Array, rows: number, bias?: Float32Array): Float32Array {
    const matrix = this.matrixNamed(name)
    return this.sums(this.round(input, rows, matrix.depth, this.left, finest), matrix, bias)
  }

  /** The same input through several layers of one depth, rounded once. */
  timesEach<T extends readonly string[]>(
    layers: T,
    input: Float32Array,
    rows: number,
  ): { [at in keyof T]: Float32Array } {
    const matrices = layers.map((layer) => this.matrixNamed(`${layer}.weight`))
    const steps = this.round(input, rows, matrices[0]?.depth ?? 0, this.left, finest)
    const results = matrices.map((matrix, at) => this.sums(steps, matrix, this.vector(`${layers[at]}.bias`)))
    return results as { [at in keyof T]: Float32Array }
  }

  /** [i][j]: each row of `left` times each row of `right`, both numbers that come from the text. */
  pairs(left: Float32Array, rows: number, right: Float32Array, columns: number): Float32Array {
    const depth = up(left.length / rows, 8)
    const finest = finestOfPairs(depth)
    const steps = this.round(left, rows, depth, this.left, finest)
    const scales = this.round(right, columns, depth, this.right, finest)
    return this.sums(steps, { at: this.right, rows: columns, depth, scales })
  }

  private sums(steps: Float32Array, matrix: Matrix, bias?: Float32Array): Float32Array {
    const rows = steps.length
    const { at, rows: columns, depth, scales } = matrix
    const wide = up(columns, 4)
    this.product(this.left, up(rows, 2), at, wide, depth, this.out)
    const sums = new Int32Array(this.heap, this.out, rows * wide)
    const result = new Float32Array(rows * columns)
    const added = bias ?? new Float32Array(columns)
    for (let row = 0; row < rows; row++) {
      const step = steps[row] ?? 0
      const from = row * wide
      const to = row * columns
      for (let column = 0; column < columns; column++)
        // biome-ignore lint/style/noNonNullAssertion: the innermost loop; all indices are inside by construction.
        result[to + column] = sums[from + column]! * step * scales[column]! + added[column]!
    }
    return result
  }

  /** Rows as whole numbers, each as fine as its largest allows. Says how large a step is in each. */
  private round(input: Float32Array, rows: number, depth: number, to: number, finest: number): Float32Array {
    const width = input.length / rows
    const rounded = new Int16Array(this.heap, to, up(rows, 4) * depth)
    rounded.fill(0)
    const steps = new Float32Array(rows)
    /* biome-ignore-start lint/style/noNonNullAssertion: innermost loops; all indices are inside by construction. */
    for (let row = 0; row < rows; row++) {
      const from = row * width
      let largest = 1e-9
      for (let i = 0; i < width; i++) {
        const size = Math.abs(input[from + i]!)
        if (size > largest) largest = size
      }
      const scale = finest / largest
      const start = row * depth
      // Rounded by cutting off what is positive: much quicker than Math.round.
      for (let i = 0; i < width; i++) rounded[start + i] = ((input[from + i]! * scale + 65536.5) | 0) - 65536
      steps[row] = 1 / scale
    }
    /* biome-ignore-end lint/style/noNonNullAssertion: see above */
    return steps
  }

  private matrixNamed(name: string): Matrix {
    const matrix = this.matrices.get(name)
    if (!matrix) throw new Error(`The reader has no matrix ${name}`)
    return matrix
  }

  private floats(at: number, count: number): Float32Array {
    return new Float32Array(
      this.file.buffer.slice(this.file.byteOffset + at, this.file.byteOffset + at + 4 * count),
    )
  }

  private placeOf(name: string): Place {
    const place = this.where[name]
    if (!place) throw new Error(`The reader has no weights ${name}`)
    return place
  }
}

const up = (size: number, step: number) => Math.ceil(size / step) * step
