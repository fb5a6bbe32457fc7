import { describe, expect, it } from 'vitest'
import type { Snapshot } from './interface.ts'
import { judgeWishes, type Wish, wishList } from './wishes.ts'

const prompt = 'A knight collects five keys while three ghosts chase him, then the drawbridge opens. No bats.'

/** A game of that: a key every second, and ghosts that come nearer. */
const won = Array.from(
  { length: 11 },
  (_, at): Snapshot => ({
    status: at < 10 ? 'playing' : 'won',
    score: at * 10,
    knight: { x: 100 + at, y: 50 },
    keys: Math.floor(at / 2),
    ghosts: [400, 500, 600].map((x) => ({ x: x - at * 25, y: 50 })),
    drawbridge: at < 10 ? 'closed' : 'open',
    bats: 'none',
  }),
)

const verdict = (given: object, games = { won }) =>
  judgeWishes(prompt, wishList.parse([given]), games).map(({ status, evidence }) => [status, evidence])

describe('wishes of free code', () => {
  it.each<[object, string]>([
    [{ words: 'five keys', field: 'keys', does: 'is', value: 5 }, 'keys became 5'],
    [{ words: 'collects five keys', field: 'keys', does: 'rises' }, 'keys went from 0 to 1'],
    [{ words: 'three ghosts', field: 'ghosts', does: 'is', value: 3 }, 'there were 3 of ghosts'],
    [{ words: 'ghosts chase him', field: 'ghosts', does: 'nears', to: 'knight' }, 'ghosts came near knight'],
    [{ words: 'the drawbridge opens', field: 'drawbridge', does: 'changes' }, 'drawbridge changed'],
  ])('are met where they were seen: %o', (wish, told) => {
    expect(verdict(wish)).toEqual([['met', `In the game that was won, ${told}.`]])
  })

  it.each<[string, object]>([
    ['another number', { words: 'five keys', field: 'keys', does: 'is', value: 6 }],
    ['another way', { words: 'ghosts chase him', field: 'ghosts', does: 'leaves', to: 'knight' }],
    ['a field that is not there', { words: 'drawbridge', field: 'drawbridgeHeight', does: 'falls' }],
    ['a label that never changes', { words: 'No bats', field: 'bats', does: 'is', value: 'none' }],
    ['a game that was not played', { words: 'five keys', field: 'keys', does: 'rises', game: 'lost' }],
  ])('are unmet by %s', (_, wish) => {
    expect(verdict(wish)).toMatchObject([['unmet', expect.any(String)]])
  })

  it.each<[string, object]>([
    ['what every game has', { words: 'A knight collects five keys', field: 'score', does: 'rises' }],
    ['a name that has nothing to do with it', { words: 'three ghosts', field: 'keys', does: 'rises' }],
  ])('are not checked by %s', (_, wish) => {
    expect(verdict(wish)).toMatchObject([['unsupported', expect.any(String)]])
  })

  it('are not checked by a field that bears their name and that every game has', () => {
    const [seen] = judgeWishes(
      'get a high score',
      wishList.parse([{ words: 'high score', field: 'score', does: 'rises' }]),
      { won },
    )
    expect(seen?.status).toBe('unsupported')
  })

  it('are nobody’s where the prompt does not say them', () => {
    const wish: Wish = { words: 'a dragon', field: 'keys', does: 'rises', game: 'won' }
    expect(judgeWishes(prompt, [wish], { won })).toEqual([])
  })

  it.each([
    [{ words: 'keys', field: 'a b', does: 'rises' }],
    [{ words: 'keys', field: 'keys', does: 'sings' }],
    ['keys'],
  ])('can not be read: %o', (wish) => {
    expect(wishList.safeParse([wish]).success).toBe(false)
  })
})
