import { afterAll, describe, expect, it } from 'vitest'
import { fromRoot } from '../../../../script/testing/proven.ts'
import type { Mechanic, Use } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { exampleGame } from './testing/example-game.ts'
import { mechanicsDue } from './testing/mechanics-due.ts'
import { type Played, playedOf } from './testing/played.ts'

type Game = Played & { use: Use }

function gameOf(mechanic: Mechanic): Game {
  const { plan, composed } = exampleGame([mechanic], mechanics)
  const [use] = composed.uses
  if (!use) throw new Error(`${mechanic.id} is not used in its own example`)
  return { use, ...playedOf(plan) }
}

const { due, changed, mark } = mechanicsDue('mechanics', fromRoot(import.meta.filename))
// What is observed of one that changed is held against all examples.
const played = changed.length > 0 ? mechanics : due
// What stands in for verbs proves none: what is observed of it is never called met.
const isOwn = ({ standsIn }: Mechanic) => !standsIn

describe.each(played.map((mechanic) => [mechanic.id, mechanic] as const))(
  'the example of %s',
  (id, mechanic) => {
    let game: Game | undefined
    /** Played once for the tests of it; films are large, so it goes with them. */
    const playedOnce = () => {
      game ??= gameOf(mechanic)
      return game
    }
    afterAll(() => {
      game = undefined
    })

    it.runIf(due.includes(mechanic))(
      'is won by the bot, lost by bad play, not won by doing nothing, and its mechanic is seen',
      mark(mechanic),
      () => {
        const { won, lost, idle, films, use } = playedOnce()
        expect(won?.status).toBe('won')
        expect(lost?.status).toBe('lost')
        expect(idle.status).not.toBe('won')
        expect(mechanic.seen(films, use)).toEqual(expect.any(String))
      },
    )

    if (!isOwn(mechanic)) return
    it('shows no other mechanic but declared kin', mark(mechanic), () => {
      const { films, use } = playedOnce()
      const by = use.who.id === use.you.id ? 'player' : 'others'
      const asked = due.includes(mechanic) ? mechanics : changed
      const shown = asked
        .filter((other) => isOwn(other) && other !== mechanic && other.by === by)
        .filter(({ kin = [], seen }) => !kin.includes(id) && seen(films, use) !== undefined)
      expect(shown.map((other) => other.id)).toEqual([])
    })
  },
)

describe('mechanics', () => {
  it('have at most three kin', () => {
    expect(mechanics.filter(({ kin = [] }) => kin.length > 3).map(({ id }) => id)).toEqual([])
  })

  it('have verbs of their own', () => {
    const all = mechanics.flatMap(({ id, by, verbs }) => verbs.map((verb) => [`${by} ${verb}`, id] as const))
    const twice = all.filter(([verb], at) => all.findIndex(([other]) => other === verb) !== at)
    expect(twice).toEqual([])
  })
})
