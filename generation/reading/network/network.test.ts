import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Judge, judgeWords } from './judge-words.ts'
import { Matrices, weightsFolder } from './matrices.ts'
import { piecesOf } from './pieces.ts'

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
    const size = (scores: number[]) => Math.sqrt(scores.reduce((sum, score) => sum + score * score, 0))
    const apart = (ours: Float32Array, theirs: unknown[]) => {
      const flat = theirs.flat(3) as number[]
      expect(ours).toHaveLength(flat.length)
      return size(flat.map((score, at) => score - (ours[at] ?? Number.NaN))) / size(flat)
    }
    // What is multiplied was rounded to twelve bits: by how much all scores of a kind may differ together, beside what they are.
    expect(apart(judged.marks, taught.marks)).toBeLessThan(0.004)
    expect(apart(judged.arcs, taught.links)).toBeLessThan(0.004)
    expect(apart(judged.headScores, taught.arcs)).toBeLessThan(0.004)
    expect(apart(judged.roles, taught.roles)).toBeLessThan(0.004)
    expect(apart(judged.forms, taught.forms)).toBeLessThan(0.004)
  })

  it('judges the same, to the last bit, by bytes and by shorts', () => {
    const words = 'A hedgehog collects golden apples while three angry foxes chase it .'.split(' ')
    const [byBytes, byShorts] = [true, false].map((bytes) =>
      new Judge(new Matrices(bytes)).judge(words, 'game'),
    )
    expect(byBytes).toEqual(byShorts)
  })

  it('remembers nothing of the text before', () => {
    const short = () => judgeWords(['a', 'red', 'kite'], 'model')
    const fresh = short()
    judgeWords('many more words than those of the kite that it has to forget'.split(' '), 'game')
    expect(short()).toEqual(fresh)
  })
})
