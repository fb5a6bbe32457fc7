import { describe, expect, it } from 'vitest'
import { Declined } from '../pipeline/engine.ts'
import { askWhereUnreadable, isUnreadable } from './unreadable.ts'

describe('a text that nothing can be read in', () => {
  it.each(['asdf qwer zxcv', 'a blorp', 'xkcdq!'])('is "%s"', (text) => {
    expect(isUnreadable(text)).toBe(true)
  })

  it.each([
    'a quiet afternoon',
    'volcano',
    'tetriss',
    'a pengiun',
    '2048',
    '🐱🐟',
    'my cat Luna',
    'make it fun',
    'café',
    '',
  ])('is not "%s"', (text) => {
    expect(isUnreadable(text)).toBe(false)
  })

  it('is asked about, with ways on', () => {
    const asking = { question: 'What is it about?', examples: ['A cat in space'], mayBeMade: true }
    expect(() => askWhereUnreadable('a cat', asking)).not.toThrow()
    try {
      askWhereUnreadable('blorp', asking)
    } catch (error) {
      expect(error).toBeInstanceOf(Declined)
      expect(error).toMatchObject({
        message: expect.stringContaining('“blorp”. What is it about?'),
        offers: [{ prompt: 'A cat in space' }, { label: 'Surprise me', prompt: 'blorp', anyway: true }],
      })
    }
    expect.assertions(3)
  })
})
