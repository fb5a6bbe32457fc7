import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onStored, parseSettings, store, storedText } from './settings-store.ts'

const kept = new Map<string, string>()
let forbidden = false

function refuse() {
  if (forbidden) throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      refuse()
      return kept.get(key) ?? null
    },
    setItem(key: string, text: string) {
      refuse()
      kept.set(key, text)
    },
  })
})

afterEach(() => {
  forbidden = false
  kept.clear()
  vi.unstubAllGlobals()
})

const read = (kind: 'game' | 'model') => parseSettings(kind, storedText(kind))

describe('the kept settings', () => {
  it('are none at first', () => {
    expect(read('game')).toEqual({})
  })

  it('are kept for each kind by itself', () => {
    store('game', { seed: 7 })
    store('model', { seed: 8, simplify: 0.5 })
    expect(read('game')).toEqual({ seed: 7 })
    expect(read('model')).toEqual({ seed: 8, simplify: 0.5 })
  })

  it('last as long as the page where storage is forbidden', () => {
    forbidden = true
    store('game', { seed: 7 })
    expect(read('game')).toEqual({ seed: 7 })
    forbidden = false
    store('game', {})
    expect(read('game')).toEqual({})
  })

  it('tell whoever listens, also when another tab changed them', () => {
    const heard = vi.fn()
    const stop = onStored(heard)
    store('game', { seed: 1 })
    window.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    store('game', { seed: 2 })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{seed'],
    ['no object', '7'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a number that is too large', '{"seed":4294967296}'],
    ['a number that is infinite', '{"seed":1e999}'],
    ['no number', '{"seed":"7"}'],
    ['an option of the other kind', '{"texture_size":512}'],
    ['an option that does not exist', '{"toString":7,"__proto__":{"seed":7}}'],
  ])('are none if what was kept is %s', (_, text) => {
    expect(parseSettings('game', text)).toEqual({})
  })

  it('lose only what is wrong', () => {
    expect(parseSettings('game', '{"seed":7,"num_inference_steps":1000}')).toEqual({ seed: 7 })
  })
})
