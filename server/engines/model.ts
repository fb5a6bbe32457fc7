import { threeDOptions } from '@makebelieve/contract/entities/generation-options'
import {
  adoptModel,
  createModel,
  createPicture,
  type MadeModel,
  serviceName,
  withNote,
} from '@makebelieve/generation/engines/model/create'
import type { ModelPlan } from '@makebelieve/generation/engines/model/design'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Warm } from '../runs/generator.ts'
import type { ModelDetails, ServiceWork } from './model-details.ts'
import { asFailure } from './refusals.ts'

/**
 * What a run of a model tells its engine: the plan behind a picture, or a picture that somebody brought along; and what a
 * 3D service made of it, or why it did not.
 */
const modelTask = z.object({
  prompt: z.string(),
  /** What it is called where its prompt is no name. */
  title: z.string().optional(),
  options: threeDOptions.default({}),
  plan: z.custom<ModelPlan>().optional(),
  picture: z.instanceof(Uint8Array).default(new Uint8Array()),
  service: z.custom<ServiceWork>().optional(),
})
type ModelTask = z.output<typeof modelTask>

const now = () => performance.now()

/** Models, as runs want them made. */
export const generate: Generate = async ({ input }, emit) => {
  const task = modelTask.parse(input)
  const { adopted, made } = await madeFor(task, emit)
  if (!made.proven) throw new GenerationFailure(made.reason)
  const { files, report } = made
  emit({ type: 'editor_result', text: report.answer })
  // The plan of an upload says only that it was one: there is nothing in it that words could change.
  const plan = task.plan && (report.plan ?? task.plan)
  const details: ModelDetails = { plan, answer: report.answer, adopted }
  return { kind: 'model', name: report.title, files, details }
}

type Emit = Parameters<Generate>[1]

function builtIn(
  { prompt, title = prompt, options, plan, picture }: ModelTask,
  emit: Emit,
): Promise<MadeModel> {
  const from = plan ? { plan } : { picture, name: title }
  return createModel({ from, options, now, emit }).catch(asFailure)
}

/** The model of the service where it passes the proof; else the built-in one, which says why. */
async function madeFor(task: ModelTask, emit: Emit): Promise<{ made: MadeModel; adopted?: boolean }> {
  const { prompt, title = prompt, options, plan, service: work } = task
  if (!work) return { made: await builtIn(task, emit) }
  const given =
    'failure' in work
      ? { proven: false as const, reason: work.failure }
      : await adoptModel({ mesh: work, name: title, options, now, emit, ...(plan && { plan }) })
  if (given.proven) return { made: given, adopted: true }
  const service = 'failure' in work ? work.service : serviceName(work.sent)
  const why = `We asked ${service} for this model, but: ${given.reason} The built-in engine made it instead.`
  const made = await builtIn(task, emit)
  return { made: made.proven ? withNote(made, why) : made, adopted: false }
}

/**
 * Dictionaries and solids take a second to load; whoever wants a picture should not wait for that. What breaks here does
 * so again when somebody asks for it, and is told then: threads make other things as well.
 */
export const warm: Warm = async () => {
  await createPicture({ prompt: 'a teapot', now, emit: () => {} }).catch(() => {})
}
