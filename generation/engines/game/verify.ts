import type { World } from '@makebelieve/kit/game/world'
import type { Check, Verdict } from '../../pipeline/engine.ts'
import { passed } from '../../pipeline/pipeline.ts'
import { startBuilt } from '../../shipped/ask-built.ts'
import { artWeight, type GameBuild, mostArt } from './build.ts'
import type { PlannedGame } from './design.ts'
import { flatGenreOf } from './genres/index.ts'
import type { GameCheckCode } from './proof/check-codes.ts'
import { type Evidence, evidenceOf } from './proof/evidence.ts'
import { flatPlace } from './proof/flat-place.ts'
import { type Painted, paintedIn } from './proof/painted.ts'
import type { Proof } from './proof/prove.ts'
import { proveFlat } from './proof/prove-flat.ts'
import { judge, unseenDeeds } from './proof/requirements.ts'
import type { Case } from './proof/verdict.ts'
import { checkShipped } from './shipped/shipped.ts'
import { verifySolid } from './solid/verify-solid.ts'

export type GameVerdict = Verdict<GameCheckCode> & {
  evidence: Evidence
  /** Claims of deeds that another place or layout may show. */
  unseen?: string[]
}

const mostCode = 150 * 1024

/**
 * The whole proof: bots play the game, and then the very file that is shipped goes through what they did. That happens in another
 * process: `meanwhile` is for what else is to be done for a game that the bots have played.
 */
export async function proveGame(
  build: GameBuild,
  plan: PlannedGame,
  meanwhile?: (evidence: Evidence) => void,
): Promise<GameVerdict> {
  // It starts while the bots play.
  startBuilt()
  const verdict = verifyGame(build, plan, await paintedIn(build, plan))
  if (!passed(verdict)) return verdict
  const { checks, evidence } = verdict
  const shipped = checkShipped({ build, plan, evidence })
  meanwhile?.(evidence)
  return { ...verdict, checks: [...checks, ...(await shipped)] }
}

/** Bots play the game in its world. */
export function verifyGame(build: GameBuild, plan: PlannedGame, painted?: Painted): GameVerdict {
  const { dressed } = build
  return plan.solid && dressed ? verifySolid({ ...build, dressed }, plan) : verifyFlat(build, plan, painted)
}

function verifyFlat(build: GameBuild, plan: PlannedGame, painted?: Painted): GameVerdict {
  const design = flatGenreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const proof: Proof<World> = proveFlat({ genre, bot, plan: plan.game, longest })
  const place: Case['place'] = (claim) => flatPlace(claim, plan.game, genre)
  const situation: Case = { plan, design, proof, place, ...(painted && { painted }) }
  const requirements = judge(situation)
  const unseen = unseenDeeds(situation, requirements)
  return {
    checks: [...proof.checks, weighs(build)],
    requirements,
    evidence: evidenceOf(proof),
    ...(unseen.length > 0 && { unseen }),
  }
}

function weighs(build: GameBuild): Check<GameCheckCode> {
  const art = artWeight(build)
  const rest = Buffer.byteLength(build.code) - art
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  return {
    code: 'small',
    name: 'It is small',
    passed: rest <= mostCode && art <= mostArt,
    evidence: `${kilobytes(rest)} of code and ${kilobytes(art)} of pictures.`,
  }
}
