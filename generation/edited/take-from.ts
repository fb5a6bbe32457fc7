import { join } from 'node:path'
import ivm from 'isolated-vm'
import { bundleEntry, keepCode, stampOf } from '../page/bundling.ts'
import { lend, load } from './isolate.ts'

export type TakeLimits = { memoryMegabytes: number; startSeconds: number }

type Order<Name extends string> = {
  /** The engine's own `inside.ts`, which takes what the file hands over, and a name to keep its bundle under. */
  inside: { folder: string; name: string }
  /** What is asked of it, by the names of its functions; all answer with texts. */
  parts: readonly Name[]
  file: { name: string; code: string; imports?: Record<string, string>; refusal: string }
  limits: TakeLimits
}

/**
 * Runs an edited file in an isolate without anything of Node, up to where it hands itself over, and answers with what it handed
 * over: texts, so that nothing of the isolate is ever held outside. See docs/decisions/0009.
 */
export async function takeFrom<Name extends string>(
  order: Order<Name>,
): Promise<Record<Name, string | undefined>> {
  const { inside, parts, file, limits } = order
  const script = await insideScript(inside.folder, inside.name)
  const isolate = new ivm.Isolate({ memoryLimit: limits.memoryMegabytes })
  try {
    const context = await isolate.createContext()
    await lend(context)
    await context.eval(script, { filename: 'proof.js' })
    const opened = await context.eval('makebelieveInside', { reference: true })
    const timeout = 1000 * limits.startSeconds
    await load(isolate, context, { ...file, timeout })
    const taken: [Name, string | undefined][] = []
    for (const name of parts) {
      const part: ivm.Reference<() => string | undefined> = await opened.get(name, { reference: true })
      taken.push([name, await part.apply(undefined, [], { timeout, result: { copy: true } })])
    }
    return Object.fromEntries(taken) as Record<Name, string | undefined>
  } finally {
    if (!isolate.isDisposed) isolate.dispose()
  }
}

function insideScript(folder: string, name: string): Promise<string> {
  const inside = join(folder, 'inside.ts')
  const stamp = stampOf([
    [folder, ['inside.ts']],
    [import.meta.dirname, ['stand-ins.ts']],
  ])
  return keepCode(name, stamp, () =>
    bundleEntry(`import { openInside } from ${JSON.stringify(inside)}\nexport default openInside()`, {
      name: 'makebelieveInside',
      minify: false,
    }),
  )
}

/** The packed part of a file, which nobody edits by hand. */
export function machineryIn(code: string): string | undefined {
  return /function machinery\(\) \{\s*return '([^']*)'/.exec(code)?.[1]
}
