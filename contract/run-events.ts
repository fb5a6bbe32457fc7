import { z } from 'zod'
import { environment } from './entities/environment.ts'
import { game } from './entities/game.ts'
import { model } from './entities/model.ts'
import { errorBody } from './error-body.ts'

/**
 * What a run says while it works. Each event is a row with a number, which is its id in the stream: a client that
 * lost the connection asks for those after the last one it saw.
 */
export const runEvent = z.discriminatedUnion('type', [
  /** Opens an assistant message, or adds to the one that is open. */
  z.object({ type: z.literal('agent_response'), text: z.string() }),
  /** Adds a line and closes the message. */
  z.object({ type: z.literal('editor_result'), text: z.string() }),
  /** The creation passed its proof, is stored and paid. Its id is called so for every kind. */
  z.object({
    type: z.literal('upload_to_s3'),
    game_id: z.string(),
    game: game.optional(),
    model: model.optional(),
    environment: environment.optional(),
  }),
  /** One real stage of the pipeline, for the list of progress. */
  z.object({
    type: z.literal('stage'),
    name: z.string(),
    state: z.enum(['started', 'finished', 'failed']),
    /** How long it took, once it has ended. */
    milliseconds: z.number().min(0).optional(),
    /** How far the whole run is, from 0 to 1. */
    progress: z.number().min(0).max(1).optional(),
  }),
  /** What a language provider has used of what it may use in this run. */
  z.object({
    type: z.literal('budget'),
    steps: z.number(),
    mostSteps: z.number(),
    tokens: z.number(),
    mostTokens: z.number(),
    seconds: z.number(),
    mostSeconds: z.number(),
    repairs: z.number(),
    mostRepairs: z.number(),
    /** US dollars, where prices are known. */
    cost: z.number().optional(),
    mostCost: z.number().optional(),
  }),
  /** Nothing was charged; what was held is back. */
  errorBody.extend({ type: z.literal('error') }),
  z.object({ type: z.literal('done') }),
])

export type RunEvent = z.output<typeof runEvent>

/** After one of these nothing follows, and a client need not come back. */
export function endsRun(event: RunEvent): boolean {
  return event.type === 'done' || event.type === 'error'
}
