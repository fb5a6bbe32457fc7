import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../script/testing/proven.ts'
import { buildPlannedEnvironment } from '../engines/environment/create.ts'
import { buildPlannedGame } from '../engines/game/create.ts'
import { plannedGame } from '../engines/game/plan-schema.ts'
import { createModel } from '../engines/model/create.ts'
import { buildPlannedSimulation } from '../engines/simulation/create.ts'
import { committedPieces, shelfOf } from './committed.ts'

type Made = Awaited<ReturnType<typeof committedPieces>>[number]

const surroundings = { seed: 0, now: () => performance.now(), emit: () => {} }

/** As an installation makes it at its first start. */
function madeOf(piece: Made): Promise<{ proven: boolean }> {
  const plan = piece.report.plan as never
  if (piece.kind === 'model') return createModel({ from: { plan }, ...surroundings })
  if (piece.kind === 'environment')
    return piece.category === 'simulation'
      ? buildPlannedSimulation(plan, surroundings)
      : buildPlannedEnvironment(plan, surroundings)
  const game = plannedGame.parse(plan)
  return buildPlannedGame(game, { ...surroundings, seed: game.game.seed })
}

const engineOf = { games: 'game', models: 'model', environments: 'environment', simulations: 'simulation' }
const pieces = await committedPieces()

describe.each(Object.entries(engineOf))('every piece of the shelf of %s', (shelf, engine) => {
  const family = new Family<Made>(`pieces of ${shelf}`, {
    keyOf: ({ name }) => name,
    source: ({ name }) => `generation/showcase/${shelf}/${name}.json`,
    own: [`generation/showcase/${shelf}`],
    ground: [`generation/engines/${engine}/create.ts`, fromRoot(import.meta.filename)],
  })
  for (const piece of family.due(pieces.filter((one) => shelfOf(one) === shelf)))
    it(`is proven as it is planned: ${piece.name}`, { ...family.mark(piece), timeout: 120_000 }, async () => {
      expect((await madeOf(piece)).proven).toBe(true)
    })
})
