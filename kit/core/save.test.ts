import { describe, expect, it } from 'vitest'
import { createSave, type Storage } from './save.ts'

function memory(initial?: string): Storage & { text: string | null } {
  return {
    text: initial ?? null,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
  }
}
const forbidden: Storage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('SecurityError')
  },
}

describe('what a game remembers', () => {
  it('is there again the next time', () => {
    const storage = memory()
    createSave('game', () => {}, storage).set('best', 120)
    expect(createSave('game', () => {}, storage).get('best', 0)).toBe(120)
  })

  it('is handed to the page where nothing can be stored, and taken back from it', () => {
    const handed: string[] = []
    const save = createSave('game', (data) => handed.push(data), forbidden)
    save.set('best', 7)
    save.set('captions', true)
    expect(save.get('best', 0)).toBe(7)

    const again = createSave('game', () => {}, forbidden)
    again.load(handed.at(-1))
    expect(again.get('best', 0)).toBe(7)
    expect(again.get('captions', false)).toBe(true)
  })

  it('is not handed over again when nothing has changed', () => {
    const handed: string[] = []
    const save = createSave('game', (data) => handed.push(data), undefined)
    save.set('best', 7)
    save.set('best', 7)
    expect(handed).toHaveLength(1)
  })

  it.each(['', 'nonsense', '[1,2]', 'null', '"text"', '{"best":"many"}', '{"best":null}'])(
    'falls back when it finds %j',
    (text) => {
      const save = createSave('game', () => {}, memory(text))
      expect(save.get('best', 3)).toBe(3)
      save.load(text)
      expect(save.get('best', 3)).toBe(3)
    },
  )
})
