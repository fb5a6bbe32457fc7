import { environmentCategory } from '@makebelieve/contract/entities/environment'
import {
  buildPlannedEnvironment,
  type CreatedEnvironment,
  createEnvironment,
  createToldEnvironment,
  editCreatedEnvironment,
} from '@makebelieve/generation/engines/environment/create'
import { planEnvironment } from '@makebelieve/generation/engines/environment/plan'
import { environmentPlan } from '@makebelieve/generation/engines/environment/plan-schema'
import { environmentDesign } from '@makebelieve/generation/engines/environment/told/design-schema'
import type { CreatedSimulation } from '@makebelieve/generation/engines/simulation/create'
import { changeForms } from '@makebelieve/generation/reading/form'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Product, type Warm } from '../runs/generator.ts'
import { digestOfCode, type EnvironmentDetails } from './environment-details.ts'
import { asFailure } from './refusals.ts'

/**
 * What a run of an environment tells its engine. With a plan it is an edit or a repair; `history` are the plans before
 * it, oldest first.
 */
const environmentTask = z.object({
  prompt: z.string(),
  seed: z.int().optional(),
  picture: z.instanceof(Uint8Array).optional(),
  plan: environmentPlan.optional(),
  history: z.array(environmentPlan).default([]),
  /** What was seen to go wrong: then the plan is not changed, but built anew. */
  complaint: z.object({ error: z.string(), version: z.number(), editedByHand: z.boolean() }).optional(),
  /** As a language provider told it. */
  told: z
    .union([
      z.object({ design: environmentDesign, by: z.string(), takesBack: z.array(z.string()) }),
      z.object({ change: changeForms.place, by: z.string() }),
    ])
    .optional(),
})
type Task = z.output<typeof environmentTask>

const now = () => performance.now()

/** Which of the two engines is asked, and what concerns both. */
const anyTask = z.object({
  category: environmentCategory.default('scene'),
  plan: z.object({ category: environmentCategory.optional() }).optional(),
  handEdited: z.number().optional(),
  /** Said before all else. */
  remark: z.string().optional(),
})

/** Environments, as runs and visitors want them made: from a prompt, or from the plan that it is to change. */
export const generate: Generate = async ({ input }, emit) => {
  const { category, plan, handEdited, remark } = anyTask.parse(input)
  const isSimulation = (plan?.category ?? category) === 'simulation'
  const making = isSimulation
    ? // Its topics are loaded only where somebody wants one.
      import('./simulation.ts').then(({ makeSimulation }) => makeSimulation(input, emit))
    : make(environmentTask.parse(input), emit)
  const made = await making.catch(asFailure)
  const replaced = handEdited === undefined ? [] : [replacedCode(handEdited)]
  const product = productOf(made, [...(remark ? [remark] : []), ...replaced])
  const { changes, answer } = product.details as EnvironmentDetails
  if (changes.length > 0) emit({ type: 'agent_response', text: `${changes.join('\n')}\n` })
  emit({ type: 'editor_result', text: answer })
  return product
}

/** What was made, as its keeper wants it. Throws what is not proven. */
export function productOf(made: CreatedEnvironment | CreatedSimulation, moreChanges: string[] = []): Product {
  if (!made.proven) throw new GenerationFailure(made.reason)
  const { plan, files, report } = made
  const code = files.find(({ path }) => path === 'environment.js')
  if (!code) throw new Error('The engine gave no code')
  const changes = [...made.changes, ...moreChanges]
  // Where a place was there before, what was done to it comes first.
  const answer = [...changes, report.answer].join(' ')
  const details: EnvironmentDetails = { plan, answer, changes, codeDigest: digestOfCode(code.bytes) }
  return { kind: 'environment', name: report.title, files, details }
}

const replacedCode = (version: number) =>
  `This edit replaced the code you changed by hand, because edits rebuild from the design. Your code is still there in version ${version}.`

function make(
  { prompt, seed, picture, plan, history, complaint, told }: Task,
  emit: Parameters<Generate>[1],
): Promise<CreatedEnvironment> {
  if (told && 'design' in told) {
    const { design, by, takesBack } = told
    const before = plan && { plan, takesBack, change: prompt }
    return createToldEnvironment({
      prompt: plan?.prompt ?? prompt,
      design,
      by,
      seed: plan?.seed ?? seed,
      ...(before && { before }),
      now,
      emit,
    })
  }
  if (!plan) return createEnvironment({ prompt, seed, picture, now, emit })
  const platform = { seed: seed ?? plan.seed, now, emit }
  if (complaint) return buildPlannedEnvironment(plan, platform, accountOf(complaint))
  return editCreatedEnvironment(plan, prompt, history, platform, told)
}

/** What a repair did, in sentences. */
function accountOf({ error, version, editedByHand }: NonNullable<Task['complaint']>): string[] {
  const walked = `Rebuilt and walked through again, without this error: “${error}”.`
  return editedByHand
    ? [
        `This replaced the code you changed by hand, because the place was rebuilt from its design. Your code is still there in version ${version}.`,
        walked,
      ]
    : [walked]
}

/** Reading a prompt loads dictionaries, and that of this module the shapes; building a whole place would take longer. */
export const warm: Warm = async () => {
  planEnvironment('a quiet forest with a stream', { seed: 1 })
  await import('./simulation.ts')
}
