import type { Brief } from '../../brief/brief.ts'
import { understand } from '../../brief/understand.ts'
import { type Engine, Refused } from '../../engine.ts'
import { buildGame, type Game2dBuild } from './build.ts'
import type { Game2dPlan } from './design.ts'
import { planGame } from './plan.ts'
import { repairGame } from './repair.ts'
import { type Game2dVerdict, verifyGame } from './verify.ts'

/** The built-in engine for 2D games. */
export const game2d: Engine<Brief, Game2dPlan, Game2dBuild, Game2dVerdict> = {
  understand(prompt) {
    const brief = understand(prompt)
    if ('refused' in brief) throw new Refused(brief.message)
    return brief
  },
  plan: (brief, { seed }) => planGame(brief, seed),
  build: buildGame,
  verify: verifyGame,
  repair: repairGame,
}
