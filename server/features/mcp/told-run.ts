import type { RunReport } from '@makebelieve/contract/calls/runs'
import { shownKindOf } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import { type Offer, offer } from '@makebelieve/contract/offer'
import { z } from 'zod'
import { watchRun } from '../../runs/watch-run.ts'
import type { Caller, ToolRequest } from './caller.ts'
import { type CreationMade, creationMade } from './shapes.ts'
import type { Told } from './tool.ts'

/** What a tool answers about a run. */
export const toldRun = z.object({
  runId: z.string(),
  state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  progress: z.number().describe('From 0 to 1.'),
  stage: z.string().optional().describe("What it's doing now, or did last."),
  credits: z.int().describe('Held while it runs; spent once the result is proven, otherwise returned.'),
  creation: creationMade.optional(),
  offers: z
    .array(offer)
    .optional()
    .describe(
      'What else may have been meant, where something was only guessed: prompts to call this tool with.',
    ),
})

/** As long as most clients wait for an answer, and a little less. */
export const usualWait = 50
export const longestWait = 600

export const waitSeconds = z
  .int()
  .min(0)
  .max(longestWait)
  .default(usualWait)
  .describe(
    'How many seconds to wait for it to finish. After that, you get the runId to use with get_run. Most clients give up on a tool after a minute.',
  )

/** Waits for a run as long as was asked for, telling how far it is to whoever wants to know. */
export async function awaitRun(
  caller: Caller,
  request: ToolRequest,
  runId: string,
  seconds: number,
): Promise<Told<z.input<typeof toldRun>>> {
  if (seconds > 0) {
    const patience = AbortSignal.any([request.signal, AbortSignal.timeout(seconds * 1000)])
    await watchRun(caller, runId, patience, tellProgress(caller, request))
  }
  return tellRun(caller, await caller.api.ask('getRun', { params: { runId } }))
}

/** Progress must rise with every word of it, so a step that brings none is told with the next. */
function tellProgress({ log }: Caller, { _meta, notify }: ToolRequest) {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return undefined
  let told = -1
  return ({ progress, stage }: { progress: number; stage?: string }) => {
    if (progress <= told) return
    told = progress
    const params = { progressToken, progress, total: 1, ...(stage && { message: stage }) }
    notify({ method: 'notifications/progress', params }).catch((err: unknown) =>
      log.debug({ err }, 'Nobody hears how far a run is'),
    )
  }
}

/** A run that came to nothing is a failure of the tool, with the reason that its user is told. */
export async function tellRun(
  { api }: Caller,
  { runId, state, ended, progress, stage, cost, error, creation }: RunReport,
): Promise<Told<z.input<typeof toldRun>>> {
  if (error) throw ApiError.from(error)
  const run = { runId, state, progress, stage, credits: cost }
  if (!ended) {
    const where = stage ? `${stage}, ${Math.round(progress * 100)} %` : 'waiting for its turn'
    return { text: `Not finished yet (${where}). Call get_run with the runId ${runId}.`, data: run }
  }
  if (!creation)
    return { text: 'This run is over, and what it made has since been deleted.', data: { ...run } }
  const { modelId, versionId } = creation
  const made = await api.ask('getEvidence', { params: { modelId }, query: { versionId } })
  const { modelName, proven, checks, requirements, unmet, offers, pageUrl, playUrl } = made
  const passed = checks.filter((check) => check.passed).length
  const met = requirements.length - unmet.length
  const told: CreationMade = {
    creationId: modelId,
    versionId,
    kind: shownKindOf(made),
    name: modelName,
    proven,
    checks: { passed, of: checks.length },
    wishes: { met, of: requirements.length },
    unmet,
    playUrl,
    pageUrl,
  }
  return withOffers({ text: sentence(told, cost), data: { ...run, creation: told } }, offers)
}

type ToldRun = Told<z.input<typeof toldRun>>

/** Says what else may have been meant. */
export function withOffers({ text, data }: ToldRun, offers: readonly Offer[] | undefined): ToldRun {
  if (!offers || offers.length === 0) return { text, data }
  const others = offers.map(({ label }) => `“${label}”`).join(', ')
  return {
    text: `${text} Part of this was a guess. If it isn't what was meant: ${others}.`,
    data: { ...data, offers: [...offers] },
  }
}

function sentence({ kind, name, checks, wishes, unmet, creationId }: CreationMade, cost: number): string {
  const missing = unmet.length > 0 ? ` Not met: ${unmet.join('; ')}.` : ''
  return `The ${kind} “${name}” is made (creationId ${creationId}): ${checks.passed} of ${checks.of} checks passed, ${wishes.met} of ${wishes.of} wishes met.${missing} ${cost} credits were spent.`
}
