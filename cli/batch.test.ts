import { describe, expect, it } from 'vitest'
import { readBatch } from './batch.ts'

describe('a batch', () => {
  it('is a JSON list of prompts with their ids', () => {
    expect(readBatch('[{"id":"cat-1","text":"a cat"},{"text":"a dog"}]')).toEqual([
      { id: 'cat-1', text: 'a cat' },
      { id: '2', text: 'a dog' },
    ])
  })

  it('or one prompt a line, called by the number of its line', () => {
    expect(readBatch('a cat\n\n  a dog \n')).toEqual([
      { id: '1', text: 'a cat' },
      { id: '3', text: 'a dog' },
    ])
  })

  it('names no folder outside of its own', () => {
    expect(readBatch('[{"id":"../../etc","text":"a cat"}]')[0]?.id).not.toMatch(/^\.|\//)
  })

  it('says which entry has no text', () => {
    expect(() => readBatch('[{"id":"1","text":"a"},{"id":"2"}]')).toThrow('Entry 2')
  })
})
