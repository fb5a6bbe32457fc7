import { join } from 'node:path'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import ivm from 'isolated-vm'
import { bundleEntry, keepCode, stampOf } from '../../../bundling.ts'
import { lend, load, wordsOf } from '../../../edited/isolate.ts'
import type { Check } from '../../../engine.ts'
import { simulationMachinery } from '../code.ts'
import type { SimulationPlan } from '../design.ts'
import { simulationPlan } from '../plan-schema.ts'
import { systemOf } from '../systems.ts'
import { type SimulationVerdict, verifySimulation } from '../verify.ts'

export type ProofLimits = { memoryMegabytes: number; startSeconds: number }
export const proofLimits: ProofLimits = { memoryMegabytes: 128, startSeconds: 10 }

/** The checks, and what was found where the code could be looked at. */
export type CodeVerdict = {
  checks: Check[]
  found?: { verdict: SimulationVerdict; plan: SimulationPlan }
}

const fileName = 'environment.js'
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
      'What holds the equations was changed. Such code can be kept as it is, without a proof.',
    )
  let text: string | undefined
  try {
    text = await setupIn(code, limits)
  } catch (error) {
    return refused('It starts', wordsOf(error, fileName, { ...limits, within: limits.startSeconds }))
  }
  if (text === undefined) return refused('It starts', 'The code never calls play(systems, setup).')
  return judged(text, code, plan)
}

/** The setup as it was edited, in the place of the one that the plan makes. */
function judged(text: string, code: string, plan: SimulationPlan): CodeVerdict {
  const setup = JSON.parse(text) as Setup
  const { title, level, locked, parts } = setup ?? {}
  const edited = simulationPlan.safeParse({
    ...plan,
    title,
    level,
    locked,
    parts: Array.isArray(parts) ? parts.map((part) => ({ ...part, written: undefined })) : [],
  })
  if (!edited.success)
    return refused('The setup makes sense', 'It names a topic, a level or a value that is none.')
  const own = new Set(plan.parts.map(({ topic }) => topic))
  const stranger = edited.data.parts.find(({ topic, general }) => !general && !own.has(topic))
  if (stranger)
    return refused(
      'The setup makes sense',
      `The topic ${stranger.topic} is not in this file. Ask for it in the chat.`,
    )
  const systems = edited.data.parts.map(systemOf)
  const verdict = verifySimulation({ setup, systems, code }, edited.data)
  return { checks: verdict.checks, found: { verdict, plan: edited.data } }
}

/** The packed part, which nobody edits by hand. */
function machineryIn(code: string): string | undefined {
  return /function machinery\(\) \{\s*return '([^']*)'/.exec(code)?.[1]
}

async function setupIn(
  code: string,
  { memoryMegabytes, startSeconds }: ProofLimits,
): Promise<string | undefined> {
  const script = await insideScript()
  const isolate = new ivm.Isolate({ memoryLimit: memoryMegabytes })
  try {
    const context = await isolate.createContext()
    await lend(context)
    await context.eval(script, { filename: 'proof.js' })
    const inside = await context.eval('makebelieveInside', { reference: true })
    const timeout = 1000 * startSeconds
    await load(isolate, context, {
      name: fileName,
      code,
      timeout,
      refusal: 'a simulation has everything inside.',
    })
    const part: ivm.Reference<() => string | undefined> = await inside.get('setup', { reference: true })
    return await part.apply(undefined, [], { timeout, result: { copy: true } })
  } finally {
    if (!isolate.isDisposed) isolate.dispose()
  }
}

function refused(name: string, evidence: string): CodeVerdict {
  return { checks: [{ name, passed: false, evidence }] }
}

function insideScript(): Promise<string> {
  const inside = join(import.meta.dirname, 'inside.ts')
  const stamp = stampOf([
    [import.meta.dirname, ['inside.ts']],
    [join(import.meta.dirname, '../../../edited'), ['stand-ins.ts']],
  ])
  return keepCode('proof-simulation', stamp, () =>
    bundleEntry(`import { openInside } from ${JSON.stringify(inside)}\nexport default openInside()`, {
      name: 'makebelieveInside',
      minify: false,
    }),
  )
}
