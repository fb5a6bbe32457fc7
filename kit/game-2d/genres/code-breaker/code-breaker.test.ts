import { describe, expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { type CodeContent, type CodeState, marksOf, turns } from './index.ts'

const dealt = (content: CodeContent = {}, seed = 1): CodeState =>
  turns.deal({ content: { faces: [], ...content }, challenge: 0.5, cast: [] } as unknown as GamePlan, seed, 1)

function guessed(state: CodeState, guess: readonly number[]): CodeState {
  const laid = guess.reduce((now, kind) => turns.after(now, [`kind ${kind}`]), state)
  return turns.after(laid, ['check'])
}

function played(state: CodeState): CodeState {
  let now = state
  while (!turns.ending(now)) now = turns.after(now, turns.solve?.(now) ?? ['back'])
  return now
}

describe('marks', () => {
  test.each([
    [[1, 2, 3, 4], [1, 2, 3, 4], 4, 0],
    [[1, 2, 3, 4], [4, 3, 2, 1], 0, 4],
    [[1, 1, 2, 2], [1, 2, 1, 1], 1, 2],
    [[5, 5, 5, 5], [1, 5, 2, 3], 1, 0],
    [[0, 1, 2, 3], [4, 4, 5, 5], 0, 0],
  ])('of %j against %j are %i and %i', (guess, code, exact, near) => {
    expect(marksOf(guess, code)).toEqual({ exact, near })
    expect(marksOf(code, guess)).toEqual({ exact, near })
  })
})

describe('a row', () => {
  test('is checked only when it is full, and can be taken back until then', () => {
    const state = dealt()
    expect(turns.moves(state)).not.toContainEqual(['back'])
    const one = turns.after(state, ['kind 2'])
    expect(turns.moves(one)).not.toContainEqual(['check'])
    expect(turns.after(one, ['back']).now).toEqual([])
    const full = [0, 1, 2, 3].reduce((now, kind) => turns.after(now, [`kind ${kind}`]), state)
    expect(turns.moves(full)).toEqual([['back'], ['check']])
  })

  test('holds nothing twice where nothing in the code is', () => {
    const state = dealt({ once: true, places: 4, kinds: 5 })
    expect(new Set(state.code).size).toBe(4)
    expect(turns.moves(turns.after(state, ['kind 2']))).not.toContainEqual(['kind 2'])
  })
})

test('it is lost after the last try and not before', () => {
  let state = dealt({ tries: 3 })
  const wrong = state.code.map((kind) => (kind + 1) % state.kinds)
  for (let row = 0; row < 3; row++) {
    expect(turns.ending(state)).toBeUndefined()
    state = guessed(state, wrong)
  }
  expect(turns.ending(state)?.winner).toBe(1)
  expect(turns.ending(guessed(dealt(), dealt().code))?.winner).toBe(0)
})

test('whoever goes by the marks alone cracks forty codes in eight tries each', () => {
  const rows = Array.from({ length: 40 }, (_, seed) => played(dealt({ tries: 8 }, seed + 1)))
  expect(rows.map((state) => turns.ending(state)?.winner)).toEqual(rows.map(() => 0))
  // Nobody who does not look at the code finds it at once.
  expect(rows.filter((state) => state.rows.length <= 2).length).toBeLessThan(6)
})
