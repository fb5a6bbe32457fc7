import type { Bot } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { sceneOf } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { deaf, standInForPage } from '../../../edited/stand-ins.ts'
import type { Verdict } from '../../../pipeline/engine.ts'
import type { AnyDesign, PlannedGame } from '../design.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import { type Evidence, evidenceOf } from '../proof/evidence.ts'
import { flatPlace } from '../proof/flat-place.ts'
import { type Proof, prove } from '../proof/prove.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { judge, type PlaceClaim } from '../proof/requirements.ts'
import { eyes3d, obstaclesOf } from '../solid/eyes.ts'
import { frees, shows } from '../solid/looks.ts'
import { solidPlace } from '../solid/place-claims.ts'

/** What the proof has to know beyond the edited file: what was promised, and of which kind the game is. */
export type InsideTask = {
  plan: PlannedGame
  design: Pick<AnyDesign, 'name' | 'standsInFor' | 'serves' | 'longest'>
}

export type InsideResult = Verdict<GameCheckCode> & { evidence: Evidence }

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
  let taken: Taken | undefined
  let current = 'It starts'
  const game = () => {
    if (!taken) throw new Error('The code never calls play(genre, plan, art).')
    return taken
  }
  const begins = (name: string) => {
    current = name
  }
  standInForPage()
  globalThis.makebelieveProof = (genre, plan, dressing) => {
    taken ??= { genre: genre as Genre & Genre3d, plan, dressing: dressing as Dressing | undefined }
  }

  return {
    design: () => taken && JSON.stringify(taken.plan),
    start() {
      const { genre, plan, dressing } = game()
      const world = genre.create(plan, plan.seed)
      if (dressing) genre.blocks?.(plan, world.level)
      else genre.draw(world, deaf as never)
    },
    prove(text) {
      const { plan, design }: InsideTask = JSON.parse(text)
      const { genre, plan: edited, dressing } = game()
      const found = dressing ? lookIn(genre, edited, dressing) : undefined
      const subject = { genre, bot, plan: edited, longest: design.longest }
      const proof = found
        ? prove<Space>({ ...subject, bot: bot as unknown as Bot<Space>, eyes: found.eyes }, begins)
        : proveFlat(subject, begins)
      const checks = [...proof.checks, ...(found?.checks() ?? [])]
      const whole = { ...plan, game: edited }
      const place = (claim: PlaceClaim) =>
        dressing ? solidPlace(claim, whole, dressing) : flatPlace(claim, edited, genre)
      const requirements = checks.every((check) => check.passed)
        ? judge({
            plan: whole,
            design: { ...design, genre } as never,
            proof: proof as unknown as Proof<World>,
            place,
          })
        : []
      const evidence = evidenceOf(proof as unknown as Proof<World>)
      const result: InsideResult = { checks, requirements, evidence }
      return JSON.stringify(result)
    },
    current: () => current,
  }
}

/** What the file hands over; a dressing only where it plays in 3D. */
type Taken = { genre: Genre & Genre3d; plan: GamePlan; dressing?: Dressing }

/** Eyes for a game in 3D, and what they have to say once it was played. */
function lookIn(genre: Genre3d, plan: GamePlan, dressing: Dressing) {
  const site = genre.site(plan)
  const eyes = eyes3d(genre, site, obstaclesOf(sceneOf(site, dressing, plan).placed, dressing.kinds))
  return { eyes, checks: () => [shows(plan, dressing), frees(eyes)] }
}
