import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { cleanEnvironment } from '../edited/clean-environment.ts'
import type { BuiltAnswer, BuiltTask } from './open-built.ts'

export type Asked = { id: number; task: BuiltTask }

/** Longer than all limits inside together: then the process itself hangs. */
const longestMs = 120_000
/** How long a process waits for the next file. Starting one takes as long as a proof in it, and people come back within minutes. */
const idleMs = 600_000

type Opened = {
  ask(task: BuiltTask): Promise<BuiltAnswer>
  isBusy(): boolean
  end(): void
}

let open: Opened | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Starts what built files are loaded in, if it does not run. Whoever calls it some time before the first question need not
 * wait for it then.
 */
export function startBuilt(): void {
  open ??= openProcess(() => {
    open = undefined
  })
}

/** Ends it, if it runs: for those who know that they ask no more. */
export function endBuilt(): void {
  clearTimeout(idle)
  open?.end()
}

/**
 * Has a built file loaded and asked in a process of its own, which stays for the next one. Node itself keeps an isolate apart
 * only in a process that was started for it (docs/decisions/0009), and what crashes there costs nobody else anything.
 */
export async function askBuilt(task: BuiltTask): Promise<BuiltAnswer> {
  for (let attempt = 1; ; attempt++) {
    startBuilt()
    const asked = open
    try {
      return await (asked?.ask(task) ?? Promise.reject(new Error('Nothing was started')))
    } catch (error) {
      // A process can be struck down by the system; a file that does it twice does it itself.
      if (attempt === 2)
        return { broke: `It crashed or hung whatever loaded it. ${String(error)}`.slice(0, 400) }
    } finally {
      clearTimeout(idle)
      idle = setTimeout(() => {
        if (!open?.isBusy()) endBuilt()
      }, idleMs).unref()
    }
  }
}

function openProcess(ended: () => void): Opened {
  const worker = fork(join(import.meta.dirname, 'built-process.ts'), {
    // The isolate needs a heap that shares nothing with a snapshot; see the readme of isolated-vm.
    execArgv: ['--no-node-snapshot', '--disable-warning=ExperimentalWarning'],
    env: cleanEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const waiting = new Map<number, { answer(answer: BuiltAnswer): void; fail(error: Error): void }>()
  let count = 0
  holdOpen(worker, false)
  worker.on('message', ({ id, answer }: { id: number; answer: BuiltAnswer }) =>
    waiting.get(id)?.answer(answer),
  )
  worker.on('exit', (code, signal) => fail(new Error(`It ended with ${signal ?? code}.`)))
  worker.on('error', fail)

  function fail(error: Error): void {
    ended()
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }

  return {
    isBusy: () => waiting.size > 0,
    end() {
      ended()
      worker.kill()
    },
    async ask(task) {
      const id = count++
      const timer = setTimeout(() => worker.kill('SIGKILL'), longestMs)
      holdOpen(worker, true)
      try {
        return await new Promise<BuiltAnswer>((answer, fail) => {
          waiting.set(id, { answer, fail })
          const asked: Asked = { id, task }
          worker.send(asked, (error) => error && fail(error))
        })
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
        if (waiting.size === 0) holdOpen(worker, false)
      }
    },
  }
}

/** Nobody's program stays open for a process that waits. */
function holdOpen(worker: ChildProcess, on: boolean): void {
  if (on) {
    worker.ref()
    worker.channel?.ref()
  } else {
    worker.unref()
    worker.channel?.unref()
  }
}
