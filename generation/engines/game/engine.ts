import type { Actor, Brief } from '../../brief/brief.ts'
import { askWhereUnreadable } from '../../brief/unreadable.ts'
import { type Engine, Refused } from '../../pipeline/engine.ts'
import { findNearest } from '../../things/nearest.ts'
import { buildGame, type GameBuild } from './build.ts'
import type { PlannedGame } from './design.ts'
import type { Dimension } from './genres/index.ts'
import { otherPlans } from './nearer.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'
import { repairGame } from './repair.ts'
import { type CastModel, withModels } from './solid/with-models.ts'
import { onlyAsAsked } from './stand-ins.ts'
import { type GameVerdict, proveGame } from './verify.ts'

/** The built-in engine for games. A plan that exists knows its dimension; prompts are planned in the one asked for. */
export const gameEngine = engineIn('2d')

/** `anyway`: what can't be made is made as what comes nearest. */
export function engineIn(
  dimension: Dimension,
  { models = [], anyway = false }: { models?: readonly CastModel[]; anyway?: boolean } = {},
): Engine<Brief, PlannedGame, GameBuild, GameVerdict> {
  return {
    async understand(prompt) {
      const brief = briefOfPrompt(prompt)
      if ('refused' in brief) throw new Refused(brief.message)
      if (!anyway && !brief.cues.some(({ weight }) => weight >= named)) askWhereUnreadable(prompt, asking)
      return { ...brief, actors: await Promise.all(brief.actors.map(recognise)) }
    },
    plan(brief, { seed }) {
      const plan = withModels(planGame(brief, seed, { dimension }), models)
      return anyway ? plan : onlyAsAsked(plan, brief)
    },
    build: buildGame,
    verify: (build, plan) => proveGame(build, plan),
    repair: repairGame,
    nearer: otherPlans,
  }
}

/** From here on a cue is the name of a game, and names of games need no words that we know. */
const named = 5

const asking = {
  question: 'Who do you play, and what happens?',
  examples: ['A cat collects fish in space while dogs chase it', 'A platformer with a fox in a snowy forest'],
  mayBeMade: true,
}

/** Words that no table knows are compared by meaning, which takes a moment; most prompts have none. */
async function recognise(actor: Actor): Promise<Actor> {
  return actor.thing.flat.match === 'nearest'
    ? { ...actor, thing: await findNearest(actor.thing.name) }
    : actor
}
