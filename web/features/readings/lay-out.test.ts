import { describe, expect, it } from 'vitest'
import { layBows, layUnderlines, placeWords, sizes, stack, widthOf } from './lay-out.ts'

const words = placeWords([40, 40, 40, 40, 40], [])

describe('words', () => {
  it('stand side by side, with room between them', () => {
    for (const [at, word] of words.slice(1).entries()) {
      const before = words[at]
      expect(word.middle - word.width / 2).toBeGreaterThan((before?.middle ?? 0) + (before?.width ?? 0) / 2)
    }
  })

  it('make room for a label that is longer than they are', () => {
    const label = 'a very long relation'
    const [, first, second] = placeWords([40, 40, 40], [{ from: 2, to: 1, label }])
    expect((second?.middle ?? 0) - (first?.middle ?? 0)).toBeGreaterThan(widthOf(label, sizes.label))
  })

  it('are as wide as their letters: those of Chinese are wider', () => {
    expect(widthOf('龙龙', 17)).toBeGreaterThan(1.5 * widthOf('ab', 17))
  })
})

describe('a level', () => {
  it('is the lowest where nothing is in the way, and touching is not', () => {
    expect(
      stack([
        { start: 0, end: 10 },
        { start: 10, end: 30 },
      ]),
    ).toEqual([1, 1])
  })

  it('is above what lies inside or across', () => {
    expect(
      stack([
        { start: 0, end: 50 },
        { start: 10, end: 20 },
        { start: 15, end: 30 },
      ]),
    ).toEqual([3, 1, 2])
  })
})

describe('bows', () => {
  it('end side by side where they meet, the outer one nearer to the middle of the word', () => {
    const [inner, outer] = layBows(
      [
        { from: 2, to: 1, label: 'a' },
        { from: 2, to: 0, label: 'b' },
      ],
      words,
    )
    expect([inner?.level, outer?.level]).toEqual([1, 2])
    expect(inner?.from).toBeLessThan(outer?.from ?? 0)
    expect(outer?.from).toBeLessThan(words[2]?.middle ?? 0)
  })

  it('of a word with itself hang straight, with their label around the middle', () => {
    const [bow] = layBows([{ from: 1, to: 1, label: 'you jump' }], words)
    expect(bow).toMatchObject({ from: words[1]?.middle, to: words[1]?.middle, level: 1 })
  })
})

describe('underlines', () => {
  it('leave out the words between theirs', () => {
    const [line] = layUnderlines([{ words: [3, 0, 1], label: 'x' }], words)
    expect(line?.runs).toHaveLength(2)
  })

  it('go lower where the label of another would be in the way', () => {
    const lines = layUnderlines(
      [
        { words: [0], label: 'a label of many words' },
        { words: [1], label: 'x' },
      ],
      words,
    )
    expect(new Set(lines.map(({ level }) => level)).size).toBe(2)
  })

  it('stand in one row where there is room', () => {
    const lines = layUnderlines(
      [
        { words: [0], label: 'x' },
        { words: [1], label: 'y' },
      ],
      words,
    )
    expect(lines.map(({ level }) => level)).toEqual([1, 1])
  })
})
