import type { Bot } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { deaf, standInForPage } from '../../../edited/stand-ins.ts'
import type { Verdict } from '../../../engine.ts'
import type { GenreDesign, PlannedGame } from '../design.ts'
import { type Evidence, evidenceOf } from '../proof/evidence.ts'
import { flatPlace } from '../proof/flat-place.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { judge } from '../proof/requirements.ts'

/** What the proof has to know beyond the edited file: what was promised, and of which kind the game is. */
export type InsideTask = {
  plan: PlannedGame
  design: Pick<GenreDesign, 'name' | 'standsInFor' | 'longest'>
}

export type InsideResult = Verdict & { evidence: Evidence }

/** The host's way in. Texts go in and out, so that nothing of the isolate is ever held outside. */
export type Inside = {
  /** The design that the edited file plays, as JSON; nothing if it never calls `play`. */
  design(): string | undefined
  /** Makes the first world and draws it, which shows most mistakes at once. */
  start(): void
  /** Takes an `InsideTask` and answers an `InsideResult`, both as JSON. */
  prove(task: string): string
  /** The check that is being made, for when it does not end. */
  current(): string
}

/**
 * Runs inside the isolate, before the edited file. Gives it as much of a browser as it needs to come to its last line,
 * `play(genre, plan, art)`, and takes the game from there.
 */
export function openInside(bot: Bot): Inside {
  let taken: { genre: Genre<World>; plan: GamePlan } | undefined
  let current = 'It starts'
  const game = () => {
    if (!taken) throw new Error('The code never calls play(genre, plan, art).')
    return taken
  }
  standInForPage()
  globalThis.makebelieveProof = (genre, plan) => {
    taken ??= { genre: genre as Genre<World>, plan }
  }

  return {
    design: () => taken && JSON.stringify(taken.plan),
    start() {
      const { genre, plan } = game()
      const world = genre.create(plan, plan.seed)
      genre.draw(world, deaf as never)
    },
    prove(text) {
      const { plan, design }: InsideTask = JSON.parse(text)
      const { genre, plan: edited } = game()
      const proof = proveFlat({ genre, bot, plan: edited, longest: design.longest }, (name) => {
        current = name
      })
      const passed = proof.checks.every((check) => check.passed)
      const requirements = passed
        ? judge({
            plan: { ...plan, game: edited },
            design: { ...design, genre },
            proof,
            place: (claim) => flatPlace(claim, edited, genre),
          })
        : []
      const result: InsideResult = { checks: proof.checks, requirements, evidence: evidenceOf(proof) }
      return JSON.stringify(result)
    },
    current: () => current,
  }
}
