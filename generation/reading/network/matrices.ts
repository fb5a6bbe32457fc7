import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kernel, kernelIn } from './kernel/kernel.ts'
import { zeroOfBytes } from './kernel/products.ts'

/**
 * The weights of the reader, and products with them. Matrices are stored in eight bits with a scale for each row; what is multiplied
 * with them is rounded to twelve bits, row by row. So all sums are whole numbers, and the same on every machine. Everything lies in
 * one memory of WebAssembly, at addresses: nothing is made anew for a text.
 */
type Place = { at: number; shape?: number[]; rows?: [number, number] }
/** A matrix in memory: its rows are the columns of what comes out. Filled up with zeros, as the kernel wants it. */
export type Matrix = {
  at: number
  columns: number
  depth: number
  scales: number
  zeros: number
  bias: number
}
/** Rows of floats: where they are, and how many floats each has with what fills it up. */
export type Rows = { at: number; width: number }
export type Names = Record<
  'pos' | 'relations' | 'marks' | 'arcs' | 'roles' | 'kinds' | 'forms',
  readonly string[]
>

export const weightsFolder = join(import.meta.dirname, '../weights')
/** More than the longest text has. */
export const mostPieces = 512
const deepest = 1536
const mostSums = mostPieces * 1536
const mostColumns = 4608
const finest = 2047
/** Where both sides are rounded: as fine as sums of that many products stay within 32 bits. */
export const finestOfPairs = (width: number) => Math.floor(Math.sqrt((2 ** 31 - 1) / up(width, 8)))

/** Where a processor multiplies and adds sixteen bytes at once. On x64 that is so seldom that shorts are quicker. */
const hasQuickBytes = process.arch === 'arm64'
const page = 65536
/** Rows are filled up with zeros, for the steps of the kernel. */
export const filledUp = (width: number) => up(width, 64)

export class Matrices {
  readonly names: Names
  readonly kernel: Kernel
  /** The memory as floats; address / 4 is the index. */
  floats = new Float32Array()
  /** Room for sums of whole numbers, before they are floats. */
  readonly sums: number
  private readonly file: Buffer
  private readonly where: Record<string, Place>
  private readonly memory = new WebAssembly.Memory({ initial: 1 })
  private readonly byBytes: boolean
  private readonly rounded: number
  private readonly steps: number
  private readonly nothing: number
  private free = 0

  constructor(byBytes = hasQuickBytes, folder = weightsFolder) {
    this.byBytes = byBytes
    this.file = readFileSync(join(folder, 'reader.bin'))
    const { names, where } = JSON.parse(readFileSync(join(folder, 'reader.json'), 'utf8'))
    this.names = names
    this.where = where
    this.kernel = kernelIn(this.memory)
    this.rounded = this.take(mostPieces * deepest * 2)
    this.steps = this.take(mostPieces * 4)
    this.sums = this.take(mostSums * 4)
    this.nothing = this.take(4 * mostColumns)
  }

  /** So many bytes for good, all zero. */
  take(bytes: number): number {
    const at = this.free
    this.free = up(at + bytes, 64)
    const missing = this.free - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / page))
    if (this.floats.buffer !== this.memory.buffer) this.floats = new Float32Array(this.memory.buffer)
    return at
  }

  takeRows(rows: number, width: number): Rows {
    return { at: this.take(4 * up(rows, 4) * filledUp(width)), width: filledUp(width) }
  }

  /** A matrix with its bias, where it has one, ready for products. */
  matrix(name: string, bias?: string): Matrix {
    const { at, rows: [count, width] = [0, 0] } = this.placeOf(name)
    const columns = up(count, 4)
    const depth = filledUp(width)
    const matrix = {
      at: this.take(columns * depth * (this.byBytes ? 1 : 2)),
      columns,
      depth,
      scales: this.take(4 * columns),
      zeros: this.take(4 * columns),
      bias: bias === undefined ? this.nothing : this.vector(bias, columns),
    }
    this.floats.set(this.floatsAt(at, count), matrix.scales / 4)
    const stored = new Int8Array(this.file.buffer, this.file.byteOffset + at + 4 * count, count * width)
    const Numbers = this.byBytes ? Int8Array : Int16Array
    const held = new Numbers(this.memory.buffer, matrix.at, columns * depth)
    for (let row = 0; row < count; row++)
      held.set(stored.subarray(row * width, (row + 1) * width), row * depth)
    if (this.byBytes) this.findZeros(matrix)
    return matrix
  }

  /** A layer of the network by its name. */
  layer(name: string): Matrix {
    return this.matrix(`${name}.weight`, `${name}.bias`)
  }

  /** A row of numbers that is added or multiplied as it is. */
  vector(name: string, length?: number): number {
    const { at, shape = [] } = this.placeOf(name)
    const count = shape.reduce((product, size) => product * size, 1)
    const held = this.take(4 * (length ?? count))
    this.floats.set(this.floatsAt(at, count), held / 4)
    return held
  }

  /** One row of a table, added to what is there. */
  addRow(name: string, row: number, to: number): void {
    const { at, rows: [count, width] = [0, 0] } = this.placeOf(name)
    const scale = this.file.readFloatLE(at + 4 * row)
    const start = at + 4 * count + row * width
    const stored = new Int8Array(this.file.buffer, this.file.byteOffset + start, width)
    const { floats } = this
    const first = to / 4
    for (let i = 0; i < width; i++) floats[first + i] = (floats[first + i] ?? 0) + scale * (stored[i] ?? 0)
  }

  /** Rounds what several matrices are multiplied with. It holds until the next one is rounded. */
  round(input: Rows, rows: number): void {
    const { kernel, rounded: to, steps } = this
    const of = { from: input.at, fromStride: 4 * input.width, rows, width: input.width, to, finest, steps }
    const toStride = 2 * input.width
    if (this.byBytes) kernel.roundToBytes({ ...of, toStride })
    else kernel.roundToShorts({ ...of, toStride })
  }

  /** Each of the rounded rows times the matrix, plus its bias. */
  times(matrix: Matrix, rows: number, to: Rows): void {
    const { kernel, rounded: left, sums: out } = this
    const { at: right, columns, depth, zeros } = matrix
    if (this.byBytes) kernel.productOfBytes({ left, rows, right, columns, depth, zeros, out })
    else
      kernel.productOfShorts({
        left,
        leftStride: 2 * depth,
        rows,
        right,
        rightStride: 2 * depth,
        columns,
        depth: 2 * depth,
        out,
        outStride: 4 * columns,
      })
    this.scale(4 * columns, rows, columns, this.steps, matrix.scales, to.at, 4 * to.width, matrix.bias)
  }

  /** Sums as floats. */
  scale(
    sumsStride: number,
    rows: number,
    columns: number,
    steps: number,
    scales: number,
    to: number,
    toStride: number,
    bias = this.nothing,
  ): void {
    this.kernel.scale({ sums: this.sums, sumsStride, rows, columns, steps, scales, bias, to, toStride })
  }

  /** What the moved zero of bytes adds to the sums of each column, as if a row of it were multiplied. */
  private findZeros({ at: right, columns, depth, zeros }: Matrix): void {
    const bytes = new Uint8Array(this.memory.buffer, this.rounded, 8 * depth)
    for (let row = 0; row < 4; row++) {
      bytes.fill(zeroOfBytes >> 7, row * 2 * depth, row * 2 * depth + depth)
      bytes.fill(zeroOfBytes & 127, row * 2 * depth + depth, (row + 1) * 2 * depth)
    }
    this.kernel.productOfBytes({ left: this.rounded, rows: 4, right, columns, depth, zeros, out: this.sums })
    this.floats.copyWithin(zeros / 4, this.sums / 4, this.sums / 4 + columns)
  }

  private floatsAt(at: number, count: number): Float32Array {
    const start = this.file.byteOffset + at
    return new Float32Array(this.file.buffer.slice(start, start + 4 * count))
  }

  private placeOf(name: string): Place {
    const place = this.where[name]
    if (!place) throw new Error(`The reader has no weights ${name}`)
    return place
  }
}

export function up(size: number, step: number): number {
  return Math.ceil(size / step) * step
}
