import { join } from 'node:path'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import { inTime } from '../../../edited/in-time.ts'
import { insideScript } from '../../../edited/inside-script.ts'
import { wordsOf } from '../../../edited/isolate.ts'
import { machineryIn, type TakeLimits, takeFrom } from '../../../edited/take-from.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { passed } from '../../../pipeline/pipeline.ts'
import { openBuilt } from '../../../shipped/open-built.ts'
import { pageFor } from '../build.ts'
import { simulationMachinery } from '../code.ts'
import type { SimulationPlan } from '../design.ts'
import { simulationPlan } from '../plan-schema.ts'
import { checkShipped } from '../shipped/shipped.ts'
import { systemOf } from '../systems.ts'
import { type SimulationVerdict, verifySimulation } from '../verify.ts'

export type ProofLimits = TakeLimits
export const proofLimits: ProofLimits = { memoryMegabytes: 128, startSeconds: 10 }

/** The checks, and what was found where the code could be looked at. */
export type CodeVerdict = {
  checks: Check[]
  found?: { verdict: SimulationVerdict; plan: SimulationPlan }
}

const fileName = 'environment.js'
/** For all that is computed; a simulation needs a few. */
const mostSeconds = 60
type Edited = { code: string; original: string; plan: SimulationPlan }

/**
 * Looks at edited code of a simulation with the same checks as the engine's own. The file runs as it is, in an isolate without
 * anything of Node, and hands its setup over where a browser would show it. The setup is plain data; the equations are those of
 * the kit, because the machinery has to be the one it came with.
 */
export async function proveCode(
  { code, original, plan }: Edited,
  limits: ProofLimits = proofLimits,
): Promise<CodeVerdict> {
  const known = [
    machineryIn(original),
    machineryIn(await simulationMachinery(plan.parts.map(({ topic }) => topic))),
  ]
  if (!known.includes(machineryIn(code)))
    return refused(
      'Its machinery is the one it came with',
      'The part that holds the equations was changed. You can save this code as it is, without a proof.',
    )
  let setup: unknown
  try {
    setup = await setupIn(code, limits)
  } catch (error) {
    return refused('It starts', wordsOf(error, fileName, { ...limits, within: limits.startSeconds }))
  }
  if (setup === undefined) return refused('It starts', 'The code never calls play(systems, setup).')
  return judged(setup, code, plan)
}

/** The setup as it was edited, in the place of the one that the plan makes. */
async function judged(handed: unknown, code: string, plan: SimulationPlan): Promise<CodeVerdict> {
  const { title, level, locked, seed, parts } = (handed ?? {}) as Partial<Record<keyof Setup, unknown>>
  const edited = simulationPlan.safeParse({
    ...plan,
    title,
    level,
    locked,
    parts: Array.isArray(parts) ? parts.map((part) => ({ ...part, written: undefined })) : [],
  })
  if (!edited.success || typeof seed !== 'number' || !Number.isFinite(seed))
    return refused('The setup makes sense', "It names a topic, level or value that doesn't exist.")
  const own = new Set(plan.parts.map(({ topic }) => topic))
  const stranger = edited.data.parts.find(({ topic, general }) => !general && !own.has(topic))
  if (stranger)
    return refused(
      'The setup makes sense',
      `The topic ${stranger.topic} isn't in this file. Ask for it in the chat.`,
    )
  const systems = edited.data.parts.map(systemOf)
  // How formulas are written is for the screen alone.
  const written = { formulas: [], symbols: {} }
  const setup = { ...edited.data, seed, parts: edited.data.parts.map((part) => ({ ...part, written })) }
  try {
    const verdict = inTime(mostSeconds, () => verifySimulation({ setup, systems, code }, edited.data))
    if (!passed(verdict)) return { checks: verdict.checks }
    const shown = { code, html: pageFor(edited.data.title), setup: handed as Setup }
    const shipped = { build: shown, seed: edited.data.seed, runs: verdict.runs }
    const checks = [...verdict.checks, await checkShipped(shipped, openBuilt)]
    return { checks, found: { verdict: { ...verdict, checks }, plan: edited.data } }
  } catch (error) {
    return refused(
      'The setup makes sense',
      wordsOf(error, fileName, { memoryMegabytes: 0, within: mostSeconds }),
    )
  }
}

async function setupIn(code: string, limits: ProofLimits): Promise<unknown> {
  const { setup } = await takeFrom({
    script: await insideScript({
      file: join(import.meta.dirname, 'inside.ts'),
      opens: 'openSimulationInside',
      name: 'proof-simulation',
      sources: [[import.meta.dirname, ['inside.ts']]],
    }),
    parts: ['setup'],
    file: { name: fileName, code, refusal: 'a simulation has everything inside.' },
    limits,
  })
  return setup
}

function refused(name: string, evidence: string): CodeVerdict {
  return { checks: [{ code: 'refused', name, passed: false, evidence }] }
}
