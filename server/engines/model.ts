import { threeDOptions } from '@makebelieve/contract/entities/generation-options'
import { createModel, createPicture } from '@makebelieve/generation/create-model'
import type { ModelPlan } from '@makebelieve/generation/engines/model/design'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Warm } from '../runs/generator.ts'
import type { ModelDetails } from './model-details.ts'
import { asFailure } from './refusals.ts'

/** What a run of a model tells its engine: the plan behind a picture, or a picture that somebody brought along. */
const modelTask = z.object({
  prompt: z.string(),
  options: threeDOptions.default({}),
  plan: z.custom<ModelPlan>().optional(),
  picture: z.instanceof(Uint8Array).default(new Uint8Array()),
})

const now = () => performance.now()

/** Models, as runs want them made. */
export const generate: Generate = async ({ input }, emit) => {
  const { prompt, options, plan, picture } = modelTask.parse(input)
  const from = plan ? { plan } : { picture, name: prompt }
  const made = await createModel({ from, options, now, emit }).catch(asFailure)
  if (!made.proven) throw new GenerationFailure(made.reason)
  const { files, report } = made
  emit({ type: 'editor_result', text: report.answer })
  // The plan of an upload says only that it was one: there is nothing in it that words could change.
  const details: ModelDetails = { plan: plan && (report.plan ?? plan), answer: report.answer }
  return { kind: 'model', name: report.title, files, details }
}

/**
 * Dictionaries and solids take a second to load; whoever wants a picture should not wait for that. What breaks here does
 * so again when somebody asks for it, and is told then: threads make other things as well.
 */
export const warm: Warm = async () => {
  await createPicture({ prompt: 'a teapot', now, emit: () => {} }).catch(() => {})
}
