import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod'
import { cleanEnvironment } from './clean-environment.ts'

/** Longer than all limits of a proof together: then the process itself hangs. */
const longestMs = 300_000

/** What the process answered; or that it was struck down, by us or by the system, which is what the code has done to it. */
export type Worked<Result> = { struck: false; result: Result } | { struck: true }

/**
 * Has a module work on edited code in a process of its own (docs/decisions/0009): what crashes or eats memory there
 * costs nobody else anything, and nothing of this process is within its reach. The module takes its task as the first
 * message, and answers with one, which has to be what it is expected to be.
 */
export async function workInProcess<Result>(
  module: string,
  task: object,
  answer: z.ZodType<Result>,
  signal?: AbortSignal,
): Promise<Worked<Result>> {
  signal?.throwIfAborted()
  const worker = fork(module, {
    // The isolate needs a heap that shares nothing with a snapshot; see the readme of isolated-vm.
    execArgv: ['--no-node-snapshot', '--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    env: cleanEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = () => worker.kill('SIGKILL')
  const timer = setTimeout(kill, longestMs)
  signal?.addEventListener('abort', kill)
  let complaint = ''
  worker.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000)
  })
  try {
    const answered = once(worker, 'message').then(([result]) => ({ result: answer.safeParse(result) }))
    const ended = once(worker, 'exit').then(([, struckBy]) => ({ struckBy }))
    worker.send(task)
    const end = await Promise.race([answered, ended])
    signal?.throwIfAborted()
    // Code that could bend the answer has broken out, whatever the answer says.
    if ('result' in end)
      return end.result.success ? { struck: false, result: end.result.data } : { struck: true }
    if (end.struckBy) return { struck: true }
    throw new Error(`The process that works on edited code ended early. ${complaint}`)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    kill()
  }
}

/** What is said of code that did that. */
export const brokeOut = {
  code: 'refused',
  name: 'It stays within its limits',
  passed: false,
  evidence: 'It crashed or hung whatever played it.',
}

const line = z.string().max(2000)

/** What was looked at, as it comes out of such a process. */
export const checksAnswer = z
  .array(z.object({ code: line, name: line, passed: z.boolean(), evidence: line }))
  .min(1)
  .max(500)

/** Files of a creation, as they come out of such a process. */
export const filesAnswer = z
  .array(
    z.strictObject({
      path: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/),
      type: z.string().regex(/^[a-z]+\/[a-z]+$/),
      bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= 32 * 2 ** 20),
    }),
  )
  .min(1)
  .max(20)

export const refusedAnswer = z.strictObject({ accepted: z.literal(false), checks: checksAnswer })
