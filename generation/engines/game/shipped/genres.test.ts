import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../script/testing/sample.ts'
import { understand } from '../../../brief/understand.ts'
import { endBuilt } from '../../../shipped/ask-built.ts'
import { buildGame } from '../build.ts'
import { type Dimension, genresIn } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { evidenceOf } from '../proof/evidence.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { checkShipped } from './shipped.ts'

const genresOf = (dimension: Dimension) => [...genresIn(dimension).keys()].map((id) => ({ id, dimension }))

afterAll(endBuilt)

/** A bundler, a minifier and another engine stand between the sources and the file: they must not change a single number. */
describe('the file of every genre', { timeout: 240_000 }, () => {
  it.each([...genresOf('2d'), ...sampled('shipped 3D genres', genresOf('3d'), ({ id }) => id)])(
    'plays as its sources do: $id',
    async ({ id, dimension }) => {
      const brief = understand('a fox collects apples and avoids wolves')
      const design = genresIn(dimension).get(id)
      if ('refused' in brief || !design) throw new Error('There is such a game')
      const plan = planGame(brief, 5, { genre: id, dimension })
      const { genre, bot, longest = 150 } = design
      const game = gameToPlay(genre, plan.game)
      const through = playThrough({ game, seed: 5, player: goodPlayer(bot), longest })
      const played = through.status === 'lost' ? { lost: through } : { won: through }
      const build = await buildGame(plan)
      const evidence = evidenceOf({ game, checks: [], played: [], seen: undefined as never, ...played })
      const checks = await checkShipped({ build, plan, evidence })
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
      expect(checks.map(({ code }) => code)).toEqual(['shipped', 'pictures'])
    },
  )
})
