import { describe, expect, it } from 'vitest'
import type { PlayTold } from '../inside/inside.ts'
import { play } from './play.ts'

const playing = '{"status":"playing","score":0}'
const won = '{"status":"won","score":8}'
/** 60 steps of nothing, as a page that tells the truth would tell of them. */
const honest: PlayTold = {
  first: playing,
  trace: [playing, playing],
  last: playing,
  steps: 60,
  games: 1,
  pressed: [],
}

const told = (answer: unknown, by: 'win' | 'nobody' = 'nobody') =>
  play({ ask: async () => answer }, { seed: 1, by, steps: 60 })

describe('what a page tells of a game', () => {
  it('is taken where it fits together, with the inputs that were asked for', async () => {
    expect(await told({ ...honest, pressed: [1, -1, 0, 0] })).toMatchObject({
      status: 'playing',
      steps: 60,
      replay: { seed: 1, inputs: [[60, 0]] },
    })
  })

  it('is taken from the author’s player with what that pressed', async () => {
    const pressed = [1, -1, 0, 0, 2, 0.5, 0.25, 1]
    const answer = { ...honest, trace: [], last: won, steps: 2, pressed }
    expect(await told(answer, 'win')).toMatchObject({
      status: 'won',
      replay: {
        inputs: [
          [1, 1],
          [1, 2, 0, undefined, [0.5, 0.25, 1]],
        ],
      },
    })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'won'],
    ['a list', [honest]],
    ['checks that are no list', { ...honest, trace: { length: 2 } }],
    ['snapshots that are objects', { ...honest, first: { status: 'won' } }],
    ['a status that there is not', { ...honest, last: '{"status":"best of all"}' }],
    ['a status that is an object', { ...honest, last: '{"status":{"toString":"won"}}' }],
    ['a snapshot that is no JSON', { ...honest, last: 'FORGED' }],
    ['a snapshot that is a list', { ...honest, last: '[1]' }],
    ['a snapshot without end', { ...honest, first: `{"status":"playing","x":"${'x'.repeat(300_000)}"}` }],
    [
      'a snapshot of too many values',
      { ...honest, last: JSON.stringify({ status: 'won', all: Array(6000).fill(0) }) },
    ],
    ['more steps than were asked for', { ...honest, steps: 500 }],
    ['half a step', { ...honest, steps: 0.5 }],
    ['no number of steps', { ...honest, steps: Number.NaN }],
    ['an end before the end', { ...honest, steps: 30, trace: [playing] }],
    ['fewer moments than steps', { ...honest, trace: [] }],
    ['more moments than steps', { ...honest, trace: Array(500).fill(playing) }],
    ['no games', { ...honest, games: 0 }],
  ])('is refused when it is %s', async (_, answer) => {
    await expect(told(answer)).rejects.toThrow(/^(What it tells|Its snapshot)/)
  })

  it.each<[string, unknown]>([
    ['too few presses', [1, -1, 0, 0]],
    ['presses that are texts', Array(240).fill('left')],
    ['presses that there are not', Array(240).fill(500)],
  ])('is refused when the author’s player gave %s', async (_, pressed) => {
    await expect(told({ ...honest, pressed }, 'win')).rejects.toThrow(/^What it tells/)
  })
})
