import { gunzipSync } from 'node:zlib'
import ivm from 'isolated-vm'

/** More than any machinery; a file that unpacks to more is a trap. */
const mostUnpacked = 8 * 2 ** 20

/** Two functions, called with copies: no handle of the host ever lies inside. */
export async function lend(context: ivm.Context): Promise<void> {
  const gunzip = (bytes: Uint8Array) => gunzipSync(bytes, { maxOutputLength: mostUnpacked }).toString('utf8')
  await context.evalClosure('globalThis.host = { atob: $0, gunzip: $1 }', [
    new ivm.Callback(atob),
    new ivm.Callback(gunzip),
  ])
}

export type EditedFile = {
  name: string
  code: string
  /** Milliseconds. */
  timeout: number
  /** The sources of what it may import, by name. */
  imports?: Record<string, string>
  /** Said of whatever else it imports. */
  refusal: string
}

/** Runs an edited file in an isolate, as a module. */
export async function load(isolate: ivm.Isolate, context: ivm.Context, file: EditedFile): Promise<void> {
  const { name: filename, code, timeout, imports = {}, refusal } = file
  const module = await isolate.compileModule(code, { filename })
  await module.instantiate(context, (name) => {
    const source = imports[name]
    if (source === undefined) throw new Error(`It imports ${name}, but ${refusal}`)
    return isolate.compileModule(source, { filename: name })
  })
  await module.evaluate({ timeout })
}

/** What went wrong, for the one who edited: the engine's own words, and the line. */
export function wordsOf(
  error: unknown,
  fileName: string,
  { memoryMegabytes, within }: { memoryMegabytes: number; within: number },
): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, line] = new RegExp(`${fileName}:(\\d+)`).exec(`${message} ${stack}`) ?? []
  const place = line ? ` (line ${line} of ${fileName})` : ''
  if (/timed out/.test(message)) return `It did not come to an end within ${within} seconds${place}.`
  if (/memory limit/.test(message)) return `It needed more than ${memoryMegabytes} MB of memory.`
  const words = message.replace(/ \[[^\]]*\]$/, '').replace(/\.$/, '')
  return `${name === 'Error' ? '' : `${name}: `}${words}${place}.`.slice(0, 400)
}
