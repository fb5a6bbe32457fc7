import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { call } from '../../../api/call.ts'
import type { Request } from '../chat/conversation.ts'

export type Created = CallAnswer<'createEnvironment'>

type Asked = Request & { type: EnvironmentCategory }

type How = { signal?: AbortSignal; stream?: Record<string, never> }

/** Asks for an environment, for a change of one, or for one to be mended. Asked again, it answers the same. */
export function askFor(
  { prompt, key, seed, modelId, imageId, anyway, fix, type }: Asked,
  how: How = {},
): Promise<Created> {
  const fallback = ({ status }: Response) => texts.failures.createEnvironment(status)
  const also = { idempotencyKey: key, fallback, ...how }
  return fix && modelId !== undefined
    ? call('fixEnvironment', { body: { modelId, ...fix }, ...also })
    : call('createEnvironment', {
        params: { prompt },
        query: { type, modelId, imageId, seed, anyway: anyway && 'true' },
        ...also,
      })
}
