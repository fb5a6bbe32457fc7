import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSave, readSave, type SaveStorage } from './saves.ts'

function storage(): SaveStorage & { names(): string[] } {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
    names: () => [...kept.keys()],
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('what creations remember', () => {
  it('is kept for each by itself', () => {
    const shelf = storage()
    keepSave('cat', '{"best": 12}', shelf)
    keepSave('frog', '', shelf)
    expect(readSave('cat', shelf)).toBe('{"best": 12}')
    expect(readSave('frog', shelf)).toBe('')
    expect(readSave('dog', shelf)).toBeUndefined()
  })

  it('does not grow without bounds', () => {
    const shelf = storage()
    shelf.setItem('theme', 'dark')
    for (let game = 0; game < 100; game++) {
      vi.setSystemTime(1_000 + game)
      keepSave(`game ${game}`, 'x', shelf)
    }
    keepSave('game 99', 'y'.repeat(40_000), shelf)
    expect(shelf.names()).toHaveLength(41)
    expect(readSave('game 59', shelf)).toBeUndefined()
    expect(readSave('game 60', shelf)).toBe('x')
    expect(readSave('game 99', shelf)).toBe('x')
  })

  it('may be refused by the browser', () => {
    const refusing: SaveStorage = {
      ...storage(),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    expect(() => keepSave('cat', '{}', refusing)).not.toThrow()
  })
})
