import { type IsolateLimits, openIsolate } from './isolate.ts'

export type TakeLimits = IsolateLimits & { startSeconds: number }

type Order<Name extends string> = {
  /** Runs before the file, and takes what it hands over: see `insideScript`. */
  script: string
  /** What is asked of it, by name. */
  parts: readonly Name[]
  file: { name: string; code: string; imports?: Record<string, string>; refusal: string }
  limits: TakeLimits
}

/**
 * Runs an edited file in an isolate without anything of Node, up to where it hands itself over, and answers with what it
 * handed over: plain data of this side, and not yet known to be right. See docs/decisions/0009 and 0020.
 */
export async function takeFrom<Name extends string>(order: Order<Name>): Promise<Record<Name, unknown>> {
  const { script, parts, file, limits } = order
  const isolate = await openIsolate(script, limits)
  const timeout = 1000 * limits.startSeconds
  try {
    await isolate.load({ ...file, timeout })
    const taken = parts.map((name) => [name, isolate.ask(name, [], timeout)])
    return Object.fromEntries(taken)
  } finally {
    isolate.close()
  }
}

/** The packed part of a file, which nobody edits by hand. */
export function machineryIn(code: string): string | undefined {
  return /function machinery\(\) \{\s*return '([^']*)'/.exec(code)?.[1]
}
