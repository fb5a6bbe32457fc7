import type { World } from '@makebelieve/kit/game/world'
import type { Check, Verdict } from '../../engine.ts'
import type { Game2dBuild } from './build.ts'
import type { Game2dPlan } from './design.ts'
import { genreOf } from './genres/index.ts'
import { type Evidence, evidenceOf } from './proof/evidence.ts'
import { type Proof, prove } from './proof/prove.ts'
import { judge } from './proof/requirements.ts'

export type Game2dVerdict = Verdict & { evidence: Evidence }

const mostCode = 150 * 1024
const mostArt = 300 * 1024

/** Bots play the game in its world; nothing else decides whether it may be shown. */
export function verifyGame(build: Game2dBuild, plan: Game2dPlan): Game2dVerdict {
  const design = genreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const proof: Proof<World> = prove({ genre, bot, plan: plan.game, longest })
  return {
    checks: [...proof.checks, weighs(build)],
    requirements: judge({ plan, design, proof }),
    evidence: evidenceOf(proof),
  }
}

function weighs({ code, pictures }: Game2dBuild): Check {
  const art = [...pictures.values()].reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 3) * 4, 0)
  const rest = Buffer.byteLength(code) - art
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  return {
    name: 'It is small',
    passed: rest <= mostCode && art <= mostArt,
    evidence: `${kilobytes(rest)} of code and ${kilobytes(art)} of pictures.`,
  }
}
