import { gunzipSync } from 'node:zlib'
import ivm from 'isolated-vm'
import { memoryIn, newMemory } from './wire/format.ts'
import { type Hearer, openHearers } from './wire/hear.ts'

/** More than any machinery; a file that unpacks to more is a trap. */
const mostUnpacked = 8 * 2 ** 20

export type IsolateLimits = { memoryMegabytes: number }

export type ForeignFile = {
  name: string
  code: string
  /** Milliseconds. */
  timeout: number
  /** The sources of what it may import, by name. */
  imports?: Record<string, string>
  /** Said of whatever else it imports. */
  refusal: string
}

/** What may be told to foreign code: never anything that it could keep or follow. */
export type Given = number | string | boolean | undefined

/** Code of others in an isolate without anything of Node, and the one narrow way to ask it something. */
export type ForeignIsolate = {
  /** Runs a file as it is, as a module. */
  load(file: ForeignFile): Promise<void>
  /**
   * Calls a function that the inside offers. What it answers is read as plain data by `hearer`: one that is kept, where
   * the same value is asked for again and again. What it throws is thrown as `Wrong`.
   */
  ask(name: string, given: readonly Given[], timeout: number, hearer?: Hearer): unknown
  /** For values that are asked for again and again; the inside keeps a teller for each. */
  hearer(): Hearer
  close(): void
}

/** What foreign code threw, in its own words: they may accuse it, and never speak for it. */
export class Wrong extends Error {}

/**
 * Opens an isolate with a script of ours that runs before anything else and ends in a call of `openInside`
 * (`inside.ts`). Needs a process that was started with --no-node-snapshot, and that nobody else lives in: see
 * docs/decisions/0009 and 0020.
 */
export async function openIsolate(
  script: string,
  { memoryMegabytes }: IsolateLimits,
): Promise<ForeignIsolate> {
  const isolate = new ivm.Isolate({ memoryLimit: memoryMegabytes })
  const context = await isolate.createContext()
  const buffer = newMemory()
  const hearers = openHearers(memoryIn(buffer))
  await lend(context, buffer)
  // Nothing of it goes by a name that foreign code could find.
  const inside = await context.eval(`(() => {\n${script}\nreturn makebelieveInside\n})()`, {
    filename: 'proof.js',
    reference: true,
  })
  await context.eval('delete globalThis.host')
  const call: ivm.Reference<(...given: Given[]) => unknown> = await inside.get('call', { reference: true })
  /** The limit of an isolate does not hold for what it reads of an error that was thrown: that may loop as well. */
  async function unlessLate(work: Promise<unknown>, timeout: number): Promise<void> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(new Error('Script execution timed out.'))
      isolate.dispose()
    }, 2 * timeout)
    try {
      await Promise.race([work, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async load({ name: filename, code, timeout, imports = {}, refusal }) {
      const module = await isolate.compileModule(code, { filename })
      await module.instantiate(context, (name) => {
        const source = imports[name]
        if (source === undefined) throw new Error(`It imports ${name}, but ${refusal}`)
        return isolate.compileModule(source, { filename: name })
      })
      await unlessLate(module.evaluate({ timeout }), timeout)
    },
    ask(name, given, timeout, hearer = hearers.open()) {
      const count = call.applySync(undefined, [name, ...given], { timeout })
      if (typeof count !== 'number') throw new Wrong('It answered nothing that can be read')
      if (count < 0) throw new Wrong(hearers.complaint(-1 - count))
      return hearer.hear(count)
    },
    hearer: hearers.open,
    close() {
      if (!isolate.isDisposed) isolate.dispose()
    },
  }
}

/** Two functions, called with copies, and memory to answer in: no handle of the host ever lies inside. */
async function lend(context: ivm.Context, buffer: SharedArrayBuffer): Promise<void> {
  const gunzip = (bytes: Uint8Array) => gunzipSync(bytes, { maxOutputLength: mostUnpacked }).toString('utf8')
  await context.evalClosure('globalThis.host = { atob: $0, gunzip: $1, memory: $2 }', [
    new ivm.Callback(atob),
    new ivm.Callback(gunzip),
    new ivm.ExternalCopy(buffer).copyInto(),
  ])
}

/** What went wrong, for the one who edited: the engine's own words, and the line. */
export function wordsOf(
  error: unknown,
  fileName: string,
  { memoryMegabytes, within }: { memoryMegabytes: number; within: number },
): string {
  const { name, message, stack } = plainError(error)
  const [, line] = new RegExp(`${fileName}:(\\d+)`).exec(`${message} ${stack}`) ?? []
  const place = line ? ` (line ${line} of ${fileName})` : ''
  if (/timed out/.test(message)) return `It did not come to an end within ${within} seconds${place}.`
  if (/memory limit|disposed/.test(message)) return `It needed more than ${memoryMegabytes} MB of memory.`
  const words = message.replace(/ \[[^\]]*\]$/, '').replace(/\.$/, '')
  return `${name === 'Error' ? '' : `${name}: `}${words}${place}.`.slice(0, 400)
}

/** An error may come from the isolate, where nobody has to keep to what errors are like. */
function plainError(error: unknown): { name: string; message: string; stack: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4000) : '')
  if (!(error instanceof Error)) return { name: 'Error', message: text(error), stack: '' }
  return { name: text(error.name), message: text(error.message), stack: text(error.stack) }
}
