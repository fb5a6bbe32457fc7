import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Check } from '../../../engine.ts'
import type { Game2dPlan } from '../design.ts'
import type { GameFile } from '../files.ts'
import type { ProofLimits } from './prove-code.ts'

/** Edited code of a game, and the plan of the version that it was edited from. */
export type CodeTask = {
  code: string
  plan: Game2dPlan
  prove: boolean
  /** Tests are less patient. */
  limits?: ProofLimits
}

/** The game that the code makes with its files; or the checks, of which some failed. */
export type CodeResult =
  | { accepted: true; title: string; files: GameFile[]; answer: { introduction: string } }
  | { accepted: false; checks: Check[] }

/** Longer than all limits of the proof together: then the process itself hangs. */
const longestMs = 120_000

const brokeOut: Check = {
  name: 'It stays within its limits',
  passed: false,
  evidence: 'It crashed or hung whatever played it.',
}

/**
 * Proves edited code and makes its files, in a process of its own (docs/decisions/0009): what crashes or eats memory
 * there costs nobody else anything, and nothing of this process is within its reach.
 */
export async function workOnCode(task: CodeTask, signal?: AbortSignal): Promise<CodeResult> {
  signal?.throwIfAborted()
  const worker = fork(join(import.meta.dirname, 'code-process.ts'), {
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
    const answered = once(worker, 'message').then(([result]) => ({ result: result as CodeResult }))
    const ended = once(worker, 'exit').then(([, struckBy]) => ({ struckBy }))
    worker.send(task)
    const end = await Promise.race([answered, ended])
    signal?.throwIfAborted()
    if ('result' in end) return end.result
    // Ended from outside, by us or by the system: that is what the code has done to it.
    if (end.struckBy) return { accepted: false, checks: [brokeOut] }
    throw new Error(`The process that works on edited code ended early. ${complaint}`)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    kill()
  }
}
