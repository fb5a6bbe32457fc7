import { describe, expect, test } from 'vitest'
import { answerToNoWish, type Made } from './no-wish.ts'

const kinds = ['game', 'model', 'environment', 'simulation'] as const

describe('what is no wish at all', () => {
  test.each([
    'hello',
    'what can you do?',
    'write me a poem about cats',
    'https://example.com/some/page',
    '12345',
    '???',
    'no',
    'and then with it',
    'function add(a, b) { return a + b }',
    '{"type":"scene","objects":[{"name":"tree"}]}',
    'SELECT * FROM users WHERE id = 1;',
    'import numpy as np; x = np.zeros(10)',
    '<div class="card"><h1>Hello</h1></div>',
    'can you make me a website for my bakery',
  ])('%s is answered kindly, with something to say instead', (text) => {
    for (const kind of kinds) expect(answerToNoWish(text, kind)).toMatch(/^[A-Z].+ '[a-z ]+' is enough\.$/)
  })

  test('is answered by whoever makes what was asked for', () => {
    const answer = (kind: Made) => answerToNoWish('is it raining?', kind)
    expect(answer('model')).toContain('I only build 3D models')
    expect(answer('environment')).toContain('places to walk around in')
  })
})

describe('what is a wish', () => {
  test.each([
    'a class room (with desks)',
    'import export harbour; busy',
    'a hello kitty lunch box',
    'a help desk',
    'something',
    'anything at all',
    'go',
    'Surprise me',
    'a select few horses from the king',
    'an elephant = my friend',
    '🦊🍎🌲',
  ])('%s is made', (text) => {
    for (const kind of kinds) expect(answerToNoWish(text, kind)).toBeUndefined()
  })

  test('of somebody who wants to learn may be a question', () => {
    for (const text of ['why is the sky blue?', 'explain gravity', 'how do planes fly'])
      expect(answerToNoWish(text, 'simulation')).toBeUndefined()
  })
})
