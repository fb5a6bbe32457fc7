import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { endBuilt } from '../../../shipped/ask-built.ts'
import { buildGame } from '../build.ts'
import { type Dimension, genresIn } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { evidenceOf } from '../proof/evidence.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { checkShipped } from './shipped.ts'

const genresOf = (dimension: Dimension) => [...genresIn(dimension).keys()].map((id) => ({ id, dimension }))

/** What a genre has in the kit, or the form that it is. */
const sourceOf = ({ id, dimension }: ReturnType<typeof genresOf>[number]) => {
  const inKit = `kit/game-${dimension}/genres/${id}/index.ts`
  const root = join(import.meta.dirname, '../../../..')
  return existsSync(join(root, inKit)) ? inKit : `generation/engines/game/forms/${id}.ts`
}

const family = new Family<ReturnType<typeof genresOf>[number]>('files of genres', {
  keyOf: ({ id }) => id,
  source: sourceOf,
  own: ['kit/game-2d/genres', 'kit/game-3d/genres', 'generation/engines/game/forms'],
  ground: [fromRoot(import.meta.filename), 'generation/engines/game/shipped/shipped.ts'],
})

afterAll(endBuilt)

/** A bundler, a minifier and another engine stand between the sources and the file: they must not change a single number. */
describe('the file of every genre', { timeout: 240_000 }, () => {
  for (const due of family.due([...genresOf('2d'), ...genresOf('3d')]))
    it(`plays as its sources do: ${due.id}`, family.mark(due), async () => {
      const { id, dimension } = due
      const brief = briefOfPrompt('a fox collects apples and avoids wolves')
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
    })
})
