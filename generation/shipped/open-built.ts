import { openIsolate, wordsOf } from '../edited/isolate.ts'

/** A built file, and what is asked of it once it has run up to where it hands itself over. */
export type BuiltTask = {
  /** The engine's `shipped/inside.ts` as one script: it takes what the file hands over, and answers. */
  inside: string
  file: { name: string; code: string; imports?: Record<string, string>; refusal: string }
  /** By the names of what it may be asked, one after the other. */
  calls: { part: string; given?: string }[]
}

/** Plain data for each call, not yet known to be right; or what went wrong, in words. */
export type BuiltAnswer = { answers: unknown[] } | { broke: string }

/** What an honest file needs a small part of. */
const limits = { memoryMegabytes: 512, seconds: 30 }

/**
 * Loads a built file in an isolate, without anything of Node, and asks it. Needs a process that was started with
 * --no-node-snapshot: see docs/decisions/0009, 0019 and 0020.
 */
export async function openBuilt({ inside, file, calls }: BuiltTask): Promise<BuiltAnswer> {
  const isolate = await openIsolate(inside, limits)
  const timeout = 1000 * limits.seconds
  try {
    await isolate.load({ ...file, timeout })
    return { answers: calls.map(({ part, given }) => isolate.ask(part, [given], timeout)) }
  } catch (error) {
    const { memoryMegabytes, seconds: within } = limits
    return { broke: wordsOf(error, file.name, { memoryMegabytes, within }) }
  } finally {
    isolate.close()
  }
}
