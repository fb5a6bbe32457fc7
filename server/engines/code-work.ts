import { ApiError } from '@makebelieve/contract/errors'
import type { GeneratedFile } from '../runs/generator.ts'

/** What becomes of edited code: the files of the version that it makes; or the checks, of which some failed. */
export type JudgedCode =
  | { accepted: true; files: GeneratedFile[]; answer: unknown; codeDigest?: string }
  | { accepted: false; checks: { name: string; passed: boolean; evidence: string }[] }

export type CodeWork = ReturnType<typeof openCodeWork>

const mostWaiting = 8

/**
 * Work on code that users edited. It is free, so it is rationed: one at a time in this server, one for each user, and a
 * short line of those who wait.
 */
export function openCodeWork() {
  const stopping = new AbortController()
  const users = new Set<string>()
  let turn: Promise<unknown> = Promise.resolve()

  return {
    async do<Result>(
      userId: string,
      work: (signal: AbortSignal) => Promise<Result>,
      signal: AbortSignal,
    ): Promise<Result> {
      if (users.has(userId))
        throw new ApiError(
          'too_many_requests',
          "We're still checking your last edit. Please wait for it to finish.",
        )
      if (users.size >= mostWaiting)
        throw new ApiError('unavailable', "We're checking a lot of edits right now. Try again in a minute.")
      users.add(userId)
      const either = AbortSignal.any([signal, stopping.signal])
      const mine = turn.then(() => work(either))
      turn = mine.catch(() => {})
      return mine.finally(() => users.delete(userId))
    },
    async stop() {
      stopping.abort(new ApiError('unavailable', 'The server is shutting down. Try again in a minute.'))
      await turn
    },
  }
}
