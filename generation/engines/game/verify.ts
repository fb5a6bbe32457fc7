import type { World } from '@makebelieve/kit/game/world'
import type { Check, Verdict } from '../../pipeline/engine.ts'
import type { GameBuild } from './build.ts'
import type { PlannedGame } from './design.ts'
import { flatGenreOf } from './genres/index.ts'
import { type Evidence, evidenceOf } from './proof/evidence.ts'
import { flatPlace } from './proof/flat-place.ts'
import type { Proof } from './proof/prove.ts'
import { proveFlat } from './proof/prove-flat.ts'
import { judge } from './proof/requirements.ts'
import { verifySolid } from './solid/verify-solid.ts'

export type GameVerdict = Verdict & { evidence: Evidence }

const mostCode = 150 * 1024
const mostArt = 300 * 1024

/** Bots play the game in its world; nothing else decides whether it may be shown. */
export function verifyGame(build: GameBuild, plan: PlannedGame): GameVerdict {
  const { dressed } = build
  return plan.solid && dressed ? verifySolid({ ...build, dressed }, plan) : verifyFlat(build, plan)
}

function verifyFlat(build: GameBuild, plan: PlannedGame): GameVerdict {
  const design = flatGenreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const proof: Proof<World> = proveFlat({ genre, bot, plan: plan.game, longest })
  return {
    checks: [...proof.checks, weighs(build)],
    requirements: judge({ plan, design, proof, place: (claim) => flatPlace(claim, plan.game, genre) }),
    evidence: evidenceOf(proof),
  }
}

function weighs({ code, pictures }: GameBuild): Check {
  const art = [...pictures.values()].reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 3) * 4, 0)
  const rest = Buffer.byteLength(code) - art
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  return {
    name: 'It is small',
    passed: rest <= mostCode && art <= mostArt,
    evidence: `${kilobytes(rest)} of code and ${kilobytes(art)} of pictures.`,
  }
}
