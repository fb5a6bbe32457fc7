import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Longer than all limits of a proof together: then the process itself hangs. */
const longestMs = 120_000

/** What the process answered; or that it was struck down, by us or by the system, which is what the code has done to it. */
export type Worked<Result> = { struck: false; result: Result } | { struck: true }

/**
 * Has a module work on edited code in a process of its own (docs/decisions/0009): what crashes or eats memory there
 * costs nobody else anything, and nothing of this process is within its reach. The module takes its task as the first
 * message, and answers with one.
 */
export async function workInProcess<Result>(
  module: string,
  task: object,
  signal?: AbortSignal,
): Promise<Worked<Result>> {
  signal?.throwIfAborted()
  const worker = fork(module, {
    // The isolate needs a heap that shares nothing with a snapshot; see the readme of isolated-vm.
    execArgv: ['--no-node-snapshot', '--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    env: {},
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
    const answered = once(worker, 'message').then(([result]) => ({ result: result as Result }))
    const ended = once(worker, 'exit').then(([, struckBy]) => ({ struckBy }))
    worker.send(task)
    const end = await Promise.race([answered, ended])
    signal?.throwIfAborted()
    if ('result' in end) return { struck: false, result: end.result }
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
