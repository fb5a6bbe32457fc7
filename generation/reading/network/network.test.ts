import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeWords } from './judge-words.ts'
import { weightsFolder } from './matrices.ts'
import { piecesOf } from './pieces.ts'
import { productIn } from './product.ts'

describe('the product of rows', () => {
  it('is the sum of products, also of the largest numbers', () => {
    const [rows, columns, depth] = [4, 8, 24]
    const memory = new WebAssembly.Memory({ initial: 1 })
    const numbers = new Int16Array(memory.buffer)
    const [left, right, out] = [0, 1024, 4096]
    const value = (at: number) => (at % 7 === 0 ? 2047 : at % 5 === 0 ? -2047 : ((at * 37) % 255) - 127)
    for (let at = 0; at < rows * depth; at++) numbers[left / 2 + at] = value(at)
    for (let at = 0; at < columns * depth; at++) numbers[right / 2 + at] = value(at + 3)
    productIn(memory)(left, rows, right, columns, depth, out)
    const sums = new Int32Array(memory.buffer, out, rows * columns)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        let sum = 0
        for (let k = 0; k < depth; k++) sum += value(row * depth + k) * value(column * depth + k + 3)
        expect(sums[row * columns + column]).toBe(sum)
      }
  })
})

describe('words', () => {
  it.each([
    ['witch', [6965]],
    ['Witch', [6965]],
    ['café', [7668]],
    ['leather-wrapped', [5898, 1011, 5058]],
    ['🦊', [100]],
  ])('are cut as the encoder knows them: %s', (word, pieces) => {
    expect(piecesOf(word)).toEqual(pieces)
  })
})

describe('the network', () => {
  it('judges as it did where it was taught', () => {
    const taught = JSON.parse(readFileSync(join(weightsFolder, 'example.json'), 'utf8'))
    const judged = judgeWords(taught.words, taught.kind)
    const apart = (ours: Float32Array, theirs: unknown[]) => {
      const flat = theirs.flat(3) as number[]
      expect(ours).toHaveLength(flat.length)
      return Math.max(...flat.map((score, at) => Math.abs(score - (ours[at] ?? Number.NaN))))
    }
    // Scores are between −15 and 15; what is multiplied was rounded to twelve bits.
    expect(apart(judged.marks, taught.marks)).toBeLessThan(0.25)
    expect(apart(judged.arcs, taught.links)).toBeLessThan(0.25)
    expect(apart(judged.heads, taught.arcs)).toBeLessThan(0.25)
    expect(apart(judged.roles, taught.roles)).toBeLessThan(0.25)
    expect(apart(judged.forms, taught.forms)).toBeLessThan(0.25)
  })
})
