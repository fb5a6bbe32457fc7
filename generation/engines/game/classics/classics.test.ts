import { inputsOf } from '@makebelieve/kit/core/replay'
import { advance } from '@makebelieve/kit/game/rules'
import { describe, expect, test } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { classics } from '../../../brief/classics.ts'
import { planOf } from '../../../guide/kinds.ts'
import { flatGenreOf } from '../genres/index.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { essence } from '../proof/trail.ts'
import { classicDesigns } from './index.ts'

const family = new Family<string>('games of moves', {
  keyOf: (id) => id,
  source: (id) => `kit/game-2d/genres/${id}/index.ts`,
  own: ['kit/game-2d/genres', 'generation/engines/game/classics'],
  ground: [fromRoot(import.meta.filename)],
})
const ids = classicDesigns.map(({ genre }) => genre.id)
const due = new Set(family.due(ids))

/** Every game of moves from its own example, in three seeds: won, lost where one can lose, and the same again. */
describe.each(ids)('%s', (id) => {
  const design = flatGenreOf(id)

  test('is what its example asks for', () => {
    expect(planOf(design.example ?? '').game.genre).toBe(id)
  })

  test('is what its names ask for', () => {
    const words = classics.find((one) => one.id === id)
    const names = words?.names.split('|').filter((name) => !words.timid?.includes(name)) ?? []
    expect(names.slice(0, 4).map((name) => planOf(`a game like ${name}`).game.genre)).toEqual(
      names.slice(0, 4).map(() => id),
    )
  })

  test.runIf(due.has(id)).each([1, 2, 3])(
    'is won and lost with seed %i, and a replay ends the same',
    family.mark(id),
    (seed) => {
      const plan = { ...planOf(design.example ?? '').game, seed }
      const { checks, won } = proveFlat({
        genre: design.genre,
        bot: design.bot,
        plan,
        longest: design.longest,
      })
      // How hard it is is tuned for each game that is made; here it is only played.
      const failed = checks.filter(
        ({ passed, code }) => !passed && code !== 'difficulty' && !code?.startsWith('too-'),
      )
      expect(failed).toEqual([])
      if (!won) throw new Error('Nobody won')
      const world = design.genre.create(plan, won.replay.seed)
      for (const input of inputsOf(won.replay)) {
        if (world.tick === won.ticks) break
        advance(design.genre, world, input)
      }
      expect(essence(world)).toBe(essence(won.world))
    },
  )
})
