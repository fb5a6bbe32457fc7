import { imageOptions } from '@makebelieve/contract/entities/generation-options'
import { createPicture, editPicture, type MadePicture } from '@makebelieve/generation/engines/model/create'
import type { ModelPlan } from '@makebelieve/generation/engines/model/design'
import { varied } from '@makebelieve/generation/engines/model/variation'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'
import type { PictureDetails } from './model-details.ts'
import { asFailure } from './refusals.ts'

/** What a picture is drawn from: a prompt, or a plan and what to change about it. `history` are plans before it. */
const pictureTask = z.object({
  prompt: z.string(),
  options: imageOptions.default({}),
  anyway: z.boolean().optional(),
  plan: z.custom<ModelPlan>().optional(),
  history: z.custom<ModelPlan[]>().default([]),
})

/** Pictures that models are made from. */
export const generate: Generate = async ({ input }, emit) => {
  const { plan, changes = [], ...picture } = await draw(pictureTask.parse(input), emit).catch(asFailure)
  const offers = plan.guess?.offers
  const details: PictureDetails = { plan, answer: picture.answer, changes, ...(offers && { offers }) }
  const file = { path: 'picture.webp', type: 'image/webp', bytes: picture.bytes }
  return { kind: 'model', name: picture.title, files: [file], details }
}

function draw(
  { prompt, options, anyway, plan, history }: z.output<typeof pictureTask>,
  emit: Parameters<Generate>[1],
): Promise<MadePicture & { changes?: string[] }> {
  const surroundings = { now: () => performance.now(), emit }
  if (!plan) return createPicture({ prompt, options, anyway, ...surroundings })
  // Another seed is another variation, of what was changed as of what is new.
  const seeded = options.stable_seed === undefined ? plan : varied(plan, options.stable_seed, 1)
  return editPicture(seeded, prompt, history, surroundings)
}
