import type { Guide } from '@makebelieve/contract/entities/guide'
import { guideTopics } from '@makebelieve/contract/guide-topics'
import { describe, expect, it } from 'vitest'
import { findInGuide } from './find-in-guide.ts'

const none = Object.fromEntries(guideTopics.map((topic) => [topic, []])) as unknown as Guide['tables']
const guide: Guide = {
  kinds: [
    {
      id: 'snake',
      name: 'Snake game',
      words: ['classic snake'],
      rules: ['A boss'],
      example: { prompt: 'A caterpillar eats strawberries', title: 'Caterpillar', goal: 'Eat.' },
    },
  ],
  tables: {
    ...none,
    rules: [{ name: 'A boss', words: ['final boss'] }],
    scenes: [{ name: 'Beach', words: ['shore', 'tropical island'] }],
  },
  edits: { prompt: 'A cat', done: [{ ask: 'add a boss', answer: 'There is a boss.' }], refused: [] },
  standIns: [{ asked: 'Pinball', instead: ['a brick breaker'] }],
}

describe('searching the guide', () => {
  it('leaves everything where it is as long as nothing is looked for', () => {
    expect(findInGuide(guide, '  ')).toEqual({ guide, count: 5 })
  })

  it('finds a word in every part of it, in any case', () => {
    const { guide: found, count } = findInGuide(guide, 'BOSS')
    expect(count).toBe(3)
    expect([found.kinds.length, found.tables.rules.length, found.edits.done.length]).toEqual([1, 1, 1])
    expect([found.tables.scenes, found.standIns]).toEqual([[], []])
  })

  it('wants all the words, in any order', () => {
    expect(findInGuide(guide, 'island tropical').guide.tables.scenes).toHaveLength(1)
    expect(findInGuide(guide, 'island desert').count).toBe(0)
  })

  it('does not change what it searched', () => {
    const before = structuredClone(guide)
    findInGuide(guide, 'beach')
    expect(guide).toEqual(before)
  })
})
