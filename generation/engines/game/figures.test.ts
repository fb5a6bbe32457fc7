import type { World } from '@makebelieve/kit/game/world'
import { describe, expect, test } from 'vitest'
import type { Claim } from '../../brief/brief.ts'
import { planOf } from '../../guide/kinds.ts'
import { saidOf } from './figures.ts'
import { flatGenreOf } from './genres/index.ts'
import { flatPlace } from './proof/flat-place.ts'
import type { Proof } from './proof/prove.ts'
import { proveFlat } from './proof/prove-flat.ts'
import { judge } from './proof/requirements.ts'

const said = (prompt: string, counts: string[], named: string[] = []) =>
  saidOf(prompt, { counts, named, goal: false }).map(({ value }) => value)

describe('how a number is said', () => {
  test.each([
    ['with 20 sleeping dragons', ['dragon'], [20]],
    ['twenty five mines', ['mine'], [25]],
    ['a couple of stone walls', ['wall'], [2]],
    ['a dozen pins', ['pin'], [12]],
    ['8-lane bowling', ['lane'], [8]],
    ['a 12 by 12 field', ['field'], []],
    ['3 lives and dragons', ['dragon'], []],
    ['two players and a ball', ['ball'], []],
    ['5 minutes, mines everywhere', ['mine'], []],
  ])('%s', (prompt, counts, values) => {
    expect(said(prompt, counts)).toEqual(values)
  })
  test.each([
    ['a par of 3', [3]],
    ['par 4', [4]],
    ['par: 5', [5]],
    ['a par for everybody, 3 holes', []],
  ])('%s', (prompt, values) => {
    expect(said(prompt, [], ['par'])).toEqual(values)
  })
  test('whoever stands between the number and what is counted is not measured with it', () => {
    const [first] = saidOf('20 sleeping dragons', { counts: ['dragon'], named: [], goal: false })
    expect(first).toMatchObject({ text: '20 sleeping dragons', heard: '20 dragons' })
  })
})

/** One sentence of each kind, and the figures that it sets. */
const told: [prompt: string, figures: Record<string, number>][] = [
  ['minesweeper with 12 mines', { mines: 12 }],
  ['memory with three of a kind', { alike: 3 }],
  ['tic tac toe on a 6x6 board, 4 in a row wins', { enough: 4 }],
  ['tetris, win after 6 lines, 8 columns wide', { lines: 6, wide: 8 }],
  ['hangman with 4 wrong guesses', { lives: 4 }],
  ['mini golf with 4 holes and a par of 3', { holes: 4, par: 3 }],
  ['bowling with 6 pins and 3 frames', { pins: 6, frames: 3 }],
  ['a game of pool with 5 balls', { balls: 5 }],
  ['snake with 3 walls', { walls: 3 }],
  ['chess with two queens each', { queens: 2 }],
  ['a rhythm game at 150 bpm', { tempo: 150 }],
  ['four in a row with 5 seconds per move', { turnSeconds: 5 }],
]

describe.each(told)('“%s”', (prompt, figures) => {
  const plan = planOf(prompt)
  const { genre, bot, longest } = flatGenreOf(plan.game.genre)
  const claimed = plan.claims.filter(({ about }) => about === 'twist') as Extract<Claim, { about: 'twist' }>[]
  const verdictOn = (claims: readonly Claim[], proof: Proof<World>) =>
    judge({
      plan: { ...plan, claims: [...claims] },
      design: flatGenreOf(plan.game.genre),
      proof,
      place: (claim) => flatPlace(claim, plan.game, genre),
    }).map(({ status }) => status)

  test('sets its figures, so many are counted, and neither more nor fewer', () => {
    const set = claimed.flatMap(({ twist, value }) => (value === undefined ? [] : [[twist, value]]))
    expect(Object.fromEntries(set)).toEqual(figures)
    const proof = proveFlat({ genre, bot, plan: plan.game, longest })
    const counted = claimed.filter(({ value }) => value !== undefined)
    expect(verdictOn(counted, proof)).toEqual(counted.map(() => 'met'))
    for (const off of [-1, 1]) {
      const wrong = counted.map((claim) => ({ ...claim, value: (claim.value ?? 0) + off }))
      expect(verdictOn(wrong, proof)).toEqual(wrong.map(() => 'unmet'))
    }
  })
})
