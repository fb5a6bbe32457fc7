import { describe, expect, it } from 'vitest'
import type { Use } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { exampleGame } from './testing/example-game.ts'
import { type Played, playedOf } from './testing/played.ts'

type Game = Played & { id: string; use: Use }
const games = new Map<string, Game>()

/** The example game of a mechanic, played once for all tests. */
function gameOf(id: string): Game {
  const known = games.get(id)
  if (known) return known
  const mechanic = mechanics.find((one) => one.id === id)
  if (!mechanic) throw new Error(`There is no mechanic ${id}`)
  const { plan, composed } = exampleGame([mechanic], mechanics)
  const [use] = composed.uses
  if (!use) throw new Error(`${id} is not used in its own example`)
  const game = { id, use, ...playedOf(plan) }
  games.set(id, game)
  return game
}

describe.each(mechanics.map((mechanic) => [mechanic.id, mechanic] as const))(
  'the mechanic %s',
  (id, mechanic) => {
    it('is won by the bot, lost by bad play, not won by doing nothing, and seen', () => {
      const { won, lost, idle, films, use } = gameOf(id)
      expect(won?.status).toBe('won')
      expect(lost?.status).toBe('lost')
      expect(idle.status).not.toBe('won')
      expect(mechanic.seen(films, use)).toEqual(expect.any(String))
    })
  },
)

describe('observables', () => {
  // Every one of them is held against the films of all the others.
  it('are true in their own example, and elsewhere only in at most three declared kin', {
    timeout: 400_000,
  }, () => {
    // What stands in for verbs proves none: what is observed of it is never called met.
    const own = mechanics.filter(({ standsIn }) => !standsIn)
    const elsewhere = own.flatMap(({ id, by, seen, kin = [] }) =>
      own
        .map((other) => gameOf(other.id))
        .filter((game) => game.id !== id && (game.use.who.id === game.use.you.id) === (by === 'player'))
        .filter(({ films, use, id: other }) => !kin.includes(other) && seen(films, use) !== undefined)
        .map((game) => `${id} in ${game.id}`),
    )
    expect(elsewhere).toEqual([])
    for (const { kin = [] } of mechanics) expect(kin.length).toBeLessThanOrEqual(3)
  })
})

describe('verbs', () => {
  it('belong to one mechanic each', () => {
    const all = mechanics.flatMap(({ id, by, verbs }) => verbs.map((verb) => [`${by} ${verb}`, id] as const))
    const twice = all.filter(([verb], at) => all.findIndex(([other]) => other === verb) !== at)
    expect(twice).toEqual([])
  })
})
