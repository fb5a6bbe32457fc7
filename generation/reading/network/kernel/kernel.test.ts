import { describe, expect, it } from 'vitest'
import { kernelIn } from './kernel.ts'
import { zeroOfBytes } from './products.ts'
import { bend, stepsPerUnit } from './rows.ts'

function roomAndKernel() {
  const memory = new WebAssembly.Memory({ initial: 8 })
  const { buffer } = memory
  return {
    kernel: kernelIn(memory),
    bytes: new Int8Array(buffer),
    shorts: new Int16Array(buffer),
    ints: new Int32Array(buffer),
    floats: new Float32Array(buffer),
  }
}
const numbers = (count: number, of: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => of(at))
/** Between −most and most, the ends among them. */
const whole = (at: number, most: number) =>
  at % 7 === 0 ? most : at % 5 === 0 ? -most : ((at * 7919) % (2 * most)) - most

describe('the product of rows', () => {
  const [rows, columns, depth] = [5, 8, 64]
  const left = numbers(rows * depth, (at) => whole(at, 2047))
  const right = numbers(columns * depth, (at) => whole(at + 3, 127))
  const expected = numbers(rows * columns, (at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    return numbers(depth, (k) => (left[row * depth + k] ?? 0) * (right[column * depth + k] ?? 0)).reduce(
      (sum, product) => sum + product,
      0,
    )
  })

  it('is the sum of products of shorts, also of the largest', () => {
    const { kernel, shorts, ints } = roomAndKernel()
    shorts.set(left, 0)
    shorts.set(right, 8192)
    kernel.productOfShorts({
      left: 0,
      leftStride: 2 * depth,
      rows,
      right: 16384,
      rightStride: 2 * depth,
      columns,
      depth: 2 * depth,
      out: 65536,
      outStride: 4 * columns,
    })
    expect([...ints.subarray(16384, 16384 + rows * columns)]).toEqual(expected)
  })

  it('is the same of bytes, high ones and low ones', () => {
    const { kernel, bytes, ints } = roomAndKernel()
    for (const [at, value] of left.entries()) {
      const place = Math.floor(at / depth) * 2 * depth + (at % depth)
      bytes[place] = (value + zeroOfBytes) >> 7
      bytes[place + depth] = (value + zeroOfBytes) & 127
    }
    bytes.set(right, 16384)
    for (let column = 0; column < columns; column++)
      ints[8192 + column] =
        zeroOfBytes * right.slice(column * depth, (column + 1) * depth).reduce((sum, value) => sum + value, 0)
    kernel.productOfBytes({ left: 0, rows, right: 16384, columns, depth, zeros: 32768, out: 65536 })
    expect([...ints.subarray(16384, 16384 + rows * columns)]).toEqual(expected)
  })
})

describe('rounding', () => {
  const width = 64
  const floats = numbers(2 * width, (at) => Math.fround(Math.sin(at) * (at < width ? 3 : 0.01)))
  const largest = [0, 1].map((row) => Math.max(...floats.slice(row * width, (row + 1) * width).map(Math.abs)))
  const expected = floats.map((value, at) =>
    Math.round((value * 2047) / (largest[Math.floor(at / width)] ?? 0)),
  )
  const of = {
    from: 0,
    fromStride: 4 * width,
    rows: 2,
    width,
    to: 8192,
    toStride: 2 * width,
    finest: 2047,
    steps: 4096,
  }

  it('gives each row steps as fine as its largest number allows', () => {
    const room = roomAndKernel()
    room.floats.set(floats)
    room.kernel.roundToShorts(of)
    expect([...room.shorts.subarray(4096, 4096 + 2 * width)]).toEqual(expected)
    for (const row of [0, 1]) expect(room.floats[1024 + row]).toBeCloseTo((largest[row] ?? 0) / 2047, 8)
  })

  it('gives the same in high and low bytes', () => {
    const room = roomAndKernel()
    room.floats.set(floats)
    room.kernel.roundToBytes(of)
    const value = (at: number) => {
      const place = 8192 + Math.floor(at / width) * 2 * width + (at % width)
      return (room.bytes[place] ?? 0) * 128 + (room.bytes[place + width] ?? 0) - zeroOfBytes
    }
    expect(numbers(2 * width, value)).toEqual(expected)
  })
})

describe('softmax', () => {
  it('gives shares that are one together, by the powers of e', () => {
    const [count, width] = [5, 16]
    const room = roomAndKernel()
    const scores = numbers(count * 8, (at) => (at % 8 < count ? whole(at, 900) : 1e6))
    room.ints.set(scores)
    room.floats.fill(0.1, 1024, 1024 + 2 * width)
    room.kernel.softmax({
      sums: 0,
      sumsStride: 32,
      count,
      width,
      leftSteps: 4096,
      rightSteps: 4096,
      temper: 0.5,
      room: 8192,
      finest: 8000,
      to: 16384,
      steps: 12288,
    })
    for (let row = 0; row < count; row++) {
      const own = scores.slice(row * 8, row * 8 + count).map((score) => Math.exp(score * 0.01 * 0.5))
      const total = own.reduce((sum, value) => sum + value, 0)
      const shares = numbers(
        width,
        (at) => (room.shorts[8192 + row * width + at] ?? 0) * (room.floats[3072 + row] ?? 0),
      )
      for (const [at, share] of shares.entries()) expect(share).toBeCloseTo((own[at] ?? 0) / total, 3)
    }
  })
})

describe('rows', () => {
  it('are bent by a table, and not beyond its ends', () => {
    const room = roomAndKernel()
    const table = numbers(2 * bend * stepsPerUnit + 2, (at) => Math.sin(at / stepsPerUnit - bend))
    room.floats.set(table, 16384)
    room.floats.set([-100, -bend, -1.2345, 0, 0.001, 3.3, bend, 1e9])
    room.kernel.gelu({ at: 0, count: 8, table: 65536 })
    const expected = [0, 0, Math.sin(-1.2345), 0, Math.sin(0.001), Math.sin(3.3), bend, 1e9]
    for (const [at, value] of expected.entries()) expect(room.floats[at]).toBeCloseTo(value, 5)
  })

  it('are added, and brought to the mean and spread that are wanted', () => {
    const room = roomAndKernel()
    const width = 32
    room.floats.set(
      numbers(2 * width, (at) => whole(at, 50)),
      0,
    )
    room.floats.set(
      numbers(2 * width, (at) => at),
      256,
    )
    room.floats.fill(2, 512, 512 + width)
    room.floats.fill(1, 768, 768 + width)
    room.kernel.addAndNormalize({ to: 0, what: 1024, rows: 2, width, weight: 2048, bias: 3072 })
    for (const row of [0, 1]) {
      const own = [...room.floats.subarray(row * width, (row + 1) * width)]
      const mean = own.reduce((sum, value) => sum + value, 0) / width
      expect(mean).toBeCloseTo(1, 5)
      expect(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width).toBeCloseTo(4, 5)
    }
  })

  it('become columns, filled up with zeros', () => {
    const room = roomAndKernel()
    room.floats.fill(9, 256, 512)
    room.floats.set([1, 2, 3, 4, 5, 6])
    room.kernel.turn({ from: 0, rows: 3, columns: 2, to: 1024, stride: 32 })
    expect([...room.floats.subarray(256, 272)]).toEqual([1, 3, 5, 0, 0, 0, 0, 0, 2, 4, 6, 0, 0, 0, 0, 0])
  })

  it('of whole sums become floats by the steps of rows and the scales of columns', () => {
    const room = roomAndKernel()
    room.ints.set([1, 2, 3, 4, 5, 6, 7, 8])
    room.floats.set([10, 100], 256)
    room.floats.set([1, 0.5, 0.25, 2], 512)
    room.floats.set([1, 2, 3, 4], 768)
    const of = { sums: 0, sumsStride: 16, rows: 2, columns: 4, steps: 1024, scales: 2048, bias: 3072 }
    room.kernel.scale({ ...of, to: 4096, toStride: 16 })
    expect([...room.floats.subarray(1024, 1032)]).toEqual([11, 12, 10.5, 84, 501, 302, 178, 1604])
  })
})
