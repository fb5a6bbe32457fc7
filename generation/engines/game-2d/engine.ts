import type { Actor, Brief } from '../../brief/brief.ts'
import { understand } from '../../brief/understand.ts'
import { type Engine, Refused } from '../../engine.ts'
import { findNearest } from '../../things/nearest.ts'
import { buildGame, type Game2dBuild } from './build.ts'
import type { Game2dPlan } from './design.ts'
import { planGame } from './plan.ts'
import { repairGame } from './repair.ts'
import { type Game2dVerdict, verifyGame } from './verify.ts'

/** The built-in engine for 2D games. */
export const game2d: Engine<Brief, Game2dPlan, Game2dBuild, Game2dVerdict> = {
  async understand(prompt) {
    const brief = understand(prompt)
    if ('refused' in brief) throw new Refused(brief.message)
    return { ...brief, actors: await Promise.all(brief.actors.map(recognise)) }
  },
  plan: (brief, { seed }) => planGame(brief, seed),
  build: buildGame,
  verify: verifyGame,
  repair: repairGame,
}

/** Words that no table knows are compared by meaning, which takes a moment; most prompts have none. */
async function recognise(actor: Actor): Promise<Actor> {
  return actor.thing.flat.match === 'nearest'
    ? { ...actor, thing: await findNearest(actor.thing.name) }
    : actor
}
