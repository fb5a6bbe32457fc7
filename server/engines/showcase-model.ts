import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'
import { generate as generateModel } from './model.ts'
import { beginPiece } from './showcase-task.ts'

/** A plan holds more; the engine of models knows what. */
const modelPlan = z.looseObject({ prompt: z.string() })

/** Models of which the plan is there already: they are built and proven as those of users are. */
export const generate: Generate = (task, emit) => {
  const plan = modelPlan.parse(beginPiece(task.input))
  return generateModel({ ...task, input: { plan, prompt: plan.prompt } }, emit)
}
