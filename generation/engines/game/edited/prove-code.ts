import type { GamePlan } from '@makebelieve/kit/game/plan'
import ivm from 'isolated-vm'
import { lend, load, wordsOf } from '../../../edited/isolate.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { passed } from '../../../pipeline/pipeline.ts'
import { openBuilt } from '../../../shipped/open-built.ts'
import { threeStandIn } from '../../environment/edited/three-stand-in.ts'
import { pageFor } from '../build.ts'
import { bundleProof } from '../bundle.ts'
import type { PlannedGame } from '../design.ts'
import { genreOf } from '../genres/index.ts'
import { plannedGame } from '../plan-schema.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import { checkShipped } from '../shipped/shipped.ts'
import type { GameVerdict } from '../verify.ts'
import type { Inside, InsideTask } from './inside.ts'

export type ProofLimits = {
  memoryMegabytes: number
  /** To load the file and make its first world: whoever loops there is found out quickly. */
  startSeconds: number
  /** For all that the bots play. An honest game needs a few. */
  playSeconds: number
}

export const proofLimits: ProofLimits = { memoryMegabytes: 256, startSeconds: 5, playSeconds: 60 }

/** The verdict on edited code, and the design that it really plays, which its user may have changed too. */
export type CodeVerdict = { verdict: GameVerdict; game?: GamePlan }

const fileName = 'game.js'
const refusal = 'a game has everything inside.'
/**
 * Plays edited code of a game with the same bots and checks as the engine's own. The file runs as it is, in an isolate
 * without anything of Node, and hands its game over where a browser would show it (`makebelieveProof` in `play.ts`).
 * Needs a process that was started with --no-node-snapshot, and that nobody else lives in: see docs/decisions/0009.
 */
export async function proveCode(
  code: string,
  plan: PlannedGame,
  limits: ProofLimits = proofLimits,
): Promise<CodeVerdict> {
  const { verdict, game, asWritten } = await played(code, plan, limits)
  if (!game || !asWritten || !passed(verdict)) return { verdict }
  const shown = { ...plan, game: asWritten }
  const build = { code, html: pageFor(shown) }
  // In an isolate of its own: what the file does must not hang on what it did before.
  const shipped = await checkShipped({ build, plan: shown, evidence: verdict.evidence }, openBuilt)
  return { verdict: { ...verdict, checks: [...verdict.checks, ...shipped] }, game }
}

/** The design that makes sense of what is in the file, and what is in the file to the letter. */
type Played = CodeVerdict & { asWritten?: GamePlan }

async function played(code: string, plan: PlannedGame, limits: ProofLimits): Promise<Played> {
  const { name, standsInFor, serves, longest } = genreOf(plan.game.genre)
  const script = await bundleProof(plan.game.genre)
  const isolate = new ivm.Isolate({ memoryLimit: limits.memoryMegabytes })
  // Known here, because an isolate that ran out of memory cannot be asked any more.
  let current = 'It starts'
  let within = limits.startSeconds
  try {
    const context = await isolate.createContext()
    await lend(context)
    const inside = await openInside(context, script)
    await load(isolate, context, {
      name: fileName,
      code,
      timeout: 1000 * limits.startSeconds,
      refusal,
      ...(plan.solid && { imports: { three: await threeStandIn() } }),
    })
    const call = (part: keyof Inside, seconds: number, ...given: string[]) =>
      inside[part].apply(undefined, given, { timeout: 1000 * seconds, result: { copy: true } })

    const handed = await call('design', limits.startSeconds)
    if (handed === undefined) return refused(current, 'The code never calls play(genre, plan, art).')
    const edited = plannedGame.safeParse({ ...plan, game: JSON.parse(handed) })
    if (!edited.success) return refused('The design makes sense', wordsOfIssue(edited.error.issues[0]))
    await call('start', limits.startSeconds)

    within = limits.playSeconds
    const task: InsideTask = { plan, design: { name, standsInFor, serves, longest } }
    const told = await call('prove', limits.playSeconds, JSON.stringify(task)).catch(async (error) => {
      if (!isolate.isDisposed) current = await call('current', 1)
      throw error
    })
    return { verdict: JSON.parse(told), game: edited.data.game, asWritten: JSON.parse(handed) }
  } catch (error) {
    return refused(current, wordsOf(error, fileName, { ...limits, within }))
  } finally {
    if (!isolate.isDisposed) isolate.dispose()
  }
}

type Parts = Record<keyof Inside, ivm.Reference<(...given: string[]) => string>>

async function openInside(context: ivm.Context, script: string): Promise<Parts> {
  await context.eval(script, { filename: 'proof.js' })
  const inside = await context.eval('makebelieveInside', { reference: true })
  const part = (name: keyof Inside) => inside.get(name, { reference: true })
  return {
    design: await part('design'),
    start: await part('start'),
    prove: await part('prove'),
    current: await part('current'),
  }
}

function refused(name: string, evidence: string): CodeVerdict {
  const check: Check<GameCheckCode> = { code: 'refused', name, passed: false, evidence }
  return { verdict: { checks: [check], requirements: [], evidence: { seconds: 0, variety: 0 } } }
}

function wordsOfIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [, ...path] = issue?.path ?? []
  return `plan.${path.map(String).join('.')} is not right: ${issue?.message ?? 'it is no design'}.`
}
