import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { insideScript } from '../../../edited/inside-script.ts'
import { kitFolder } from '../../../page/bundling.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { askBuilt } from '../../../shipped/ask-built.ts'
import { partingOf, type Trail } from '../../../shipped/digest.ts'
import type { BuiltAnswer, BuiltTask } from '../../../shipped/open-built.ts'
import { missingIn } from '../../../shipped/pictures.ts'
import type { SimulationBuild } from '../build.ts'
import { digestOfProof, trailOf } from '../proof/reference-run.ts'
import type { SimulationCheckCode } from '../verify.ts'

const fileName = 'environment.js'

/** How a part ran: the way it went, and a digest of what it says of its references. */
export type PartRun = { trail: Trail; proof: number }

/** What is shipped of a simulation, and how its parts ran in the proof. */
export type Shipped = {
  build: Pick<SimulationBuild, 'code' | 'html' | 'setup'>
  /** That of the proof. */
  seed: number
  runs: PartRun[]
}

/**
 * Loads the very file that is shown, in an isolate, runs it as it was set up and has it hold itself against its references: it
 * must come to the same. `ask` is for those who are in such a process already.
 */
export async function checkShipped(
  shipped: Shipped,
  ask: (task: BuiltTask) => Promise<BuiltAnswer> = askBuilt,
): Promise<Check<SimulationCheckCode>> {
  const { build, seed, runs } = shipped
  const answer = await ask({
    inside: await shippedInside(),
    file: { name: fileName, code: build.code, refusal: 'a simulation has everything inside.' },
    calls: [{ part: 'handed' }, { part: 'run', given: JSON.stringify(seed) }],
  })
  const fault = faultOf(answer, shipped)
  const moments = runs.reduce((sum, { trail }) => sum + trail.length, 0)
  return {
    code: 'shipped',
    name: 'The file you see is the simulation that was proven',
    passed: fault === undefined,
    evidence:
      fault ??
      `It was loaded, run as it is set up and held against its references: the same as in the proof, at all ${moments} moments compared.`,
  }
}

const answered = z.tuple([
  z.unknown(),
  z.array(
    z.object({
      run: z.object({ measured: z.array(z.array(z.unknown())).max(1000), told: z.string() }),
      proof: z
        .array(z.object({ code: z.string(), name: z.string(), passed: z.boolean(), evidence: z.string() }))
        .max(1000),
    }),
  ),
])

function faultOf(answer: BuiltAnswer, { build, runs }: Shipped): string | undefined {
  if ('broke' in answer) return answer.broke
  const read = answered.safeParse(answer.answers)
  if (!read.success) return 'What it hands over is no simulation.'
  const [setup, parts] = read.data
  // Made here, of copies: a file does not say of itself which way it went.
  const found = parts.map(({ run, proof }): PartRun => ({ trail: trailOf(run), proof: digestOfProof(proof) }))
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(setup)), JSON.parse(JSON.stringify(build.setup))))
    return 'It is set up otherwise than it was proven.'
  if (found.length !== runs.length) return `It has ${found.length} parts instead of ${runs.length}.`
  for (const [i, { trail, proof }] of runs.entries()) {
    const parting = partingOf(trail, found[i]?.trail ?? [])
    if (parting !== undefined) return `It runs otherwise than in the proof, from moment ${parting + 1} on.`
    if (found[i]?.proof !== proof) return 'Its own proof comes to something else than ours.'
  }
  return missingIn(build.html, [fileName])
}

/** Made once for each state of the sources. */
export const shippedInside = (): Promise<string> =>
  insideScript({
    file: join(import.meta.dirname, 'inside.ts'),
    opens: 'openShippedInside',
    name: 'shipped-simulation',
    sources: [
      [join(import.meta.dirname, '..'), ['shipped/inside.ts', 'proof/reference-run.ts']],
      [join(import.meta.dirname, '../../../shipped'), ['digest.ts']],
      [join(kitFolder, 'simulation'), ['system.ts']],
    ],
  })
