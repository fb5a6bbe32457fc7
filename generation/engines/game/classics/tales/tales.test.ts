import type { Tale } from '@makebelieve/kit/game-2d/turns/tale'
import { describe, expect, test } from 'vitest'
import { planOf } from '../../../../guide/kinds.ts'
import { walk } from './walk.ts'

const prompts = [
  'Choose your own adventure: a mouse looks for the golden cheese in a haunted castle guarded by a cat',
  'Interactive story about a robot who wants to find a star in space',
  'A detective game: who stole the crown? The suspects are a fox, a raccoon and a magpie',
  'An escape room in a pyramid with scarabs and an old vase',
]

describe.each(prompts)('%s', (prompt) => {
  const { tale } = planOf(prompt).game.content as { tale: Tale }
  const endings = Object.values(tale.scenes).flatMap(({ ending }) => ending ?? [])

  test('has at least eight scenes, and ends well and badly', () => {
    expect(Object.keys(tale.scenes).length).toBeGreaterThanOrEqual(8)
    expect(new Set(endings.map(({ well }) => well))).toEqual(new Set([true, false]))
  })

  test('reaches every scene, and no choice leads nowhere', () => {
    const { reached, stuck } = walk(tale)
    expect([...reached].sort()).toEqual(Object.keys(tale.scenes).sort())
    expect(stuck).toEqual([])
  })

  test('has choices that depend on what was done before', () => {
    const choices = Object.values(tale.scenes).flatMap((scene) => scene.choices)
    expect(choices.some(({ needs, without }) => needs || without)).toBe(true)
  })
})

describe.each([
  'A point and click adventure: a raccoon looks for a golden egg in an old castle guarded by a goose',
  'Point and click game where Greta and her parrot Pico search for a treasure map on an island',
  'A point and click adventure about a tin man who needs three boxes',
])('%s', (prompt) => {
  const { tale } = planOf(prompt).game.content as { tale: Tale }

  test('can be won from wherever one is, and every place is reached', () => {
    const { reached, stuck } = walk(tale)
    expect([...reached].sort()).toEqual(Object.keys(tale.scenes).sort())
    expect(stuck).toEqual([])
  })

  test('has nothing to point at that is not in the picture', () => {
    for (const { spots = [], choices } of Object.values(tale.scenes))
      for (const { spot = '' } of choices)
        expect([...spots.map(({ id }) => id), ...(tale.items ?? []).map((id) => `item ${id}`)]).toContain(
          spot,
        )
  })
})

test('what is used up in vain is found', () => {
  const spots = ['hen', 'door'].map((id) => ({ id, cast: id, x: 0, y: 0, size: 1, looks: '' }))
  const tale: Tale = {
    start: 'a',
    items: ['key'],
    scenes: {
      a: {
        words: '',
        spots,
        choices: [
          { words: '', to: 'a', spot: 'hen', without: ['had'], gives: ['key', 'had'] },
          { words: '', to: 'a', spot: 'hen', use: 'key', takes: ['key'] },
          { words: '', to: 'b', spot: 'door', use: 'key' },
        ],
      },
      b: { words: '', choices: [], ending: { name: '', well: true } },
    },
  }
  expect(walk(tale).stuck).toEqual(['a'])
})

test('a story that stops in the middle is found', () => {
  const tale: Tale = {
    start: 'a',
    scenes: {
      a: { words: '', choices: [{ words: '', to: 'b' }] },
      b: { words: '', choices: [{ words: '', to: 'a', needs: ['wings'] }] },
    },
  }
  expect(walk(tale).stuck).toEqual(['a', 'b'])
})
