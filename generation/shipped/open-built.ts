import ivm from 'isolated-vm'
import { lend, load, wordsOf } from '../edited/isolate.ts'

/** A built file, and what is asked of it once it has run up to where it hands itself over. */
export type BuiltTask = {
  /** The engine's `shipped/inside.ts` as one script: it takes what the file hands over, and answers. */
  inside: string
  file: { name: string; code: string; imports?: Record<string, string>; refusal: string }
  /** By the names of its functions, one after the other. Texts go in and out, so that nothing of the isolate is held outside. */
  calls: { part: string; given?: string }[]
}

/** One text for each call; or what went wrong, in words. */
export type BuiltAnswer = { answers: string[] } | { broke: string }

/** What an honest file needs a small part of. */
const limits = { memoryMegabytes: 512, seconds: 30 }

/**
 * Loads a built file in an isolate, without anything of Node, and asks it. Needs a process that was started with
 * --no-node-snapshot: see docs/decisions/0009 and 0019.
 */
export async function openBuilt({ inside, file, calls }: BuiltTask): Promise<BuiltAnswer> {
  const isolate = new ivm.Isolate({ memoryLimit: limits.memoryMegabytes })
  const timeout = 1000 * limits.seconds
  try {
    const context = await isolate.createContext()
    await lend(context)
    await context.eval(inside, { filename: 'proof.js' })
    const opened = await context.eval('makebelieveInside', { reference: true })
    await load(isolate, context, { ...file, timeout })
    const answers: string[] = []
    for (const { part, given } of calls) {
      const asked: ivm.Reference<(given?: string) => string> = await opened.get(part, { reference: true })
      answers.push(await asked.apply(undefined, [given], { timeout, result: { copy: true } }))
    }
    return { answers }
  } catch (error) {
    const { memoryMegabytes, seconds: within } = limits
    return { broke: wordsOf(error, file.name, { memoryMegabytes, within }) }
  } finally {
    if (!isolate.isDisposed) isolate.dispose()
  }
}
