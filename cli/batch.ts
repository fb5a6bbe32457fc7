import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { contactSheet } from './contact-sheet.ts'
import type {
  Created,
  CreateTask,
  EnvironmentTask,
  GameTask,
  ModelTask,
  SimulationTask,
} from './creation-task.ts'

/** What all prompts of a file share: everything of a task but the words and where the result goes. */
export type Shared =
  | Without<GameTask>
  | Without<ModelTask>
  | Without<EnvironmentTask>
  | Without<SimulationTask>
type Without<Task> = Omit<Task, 'prompt' | 'out'>

export type BatchOptions = { file: string; out: string; shared: Shared; jobs: number; shots: boolean }

export type BatchEntry = { id: string; text: string }

/** Reads a JSON list of {id, text}, or one prompt a line; without an id a prompt is called by its line. */
export function readBatch(text: string): BatchEntry[] {
  if (text.trimStart().startsWith('[')) {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) throw new Error('The batch is no list.')
    return list.map((entry: { id?: unknown; text?: unknown }, index) => {
      if (typeof entry?.text !== 'string') throw new Error(`Entry ${index + 1} of the batch has no text.`)
      return { id: folderName(String(entry.id ?? index + 1)), text: entry.text }
    })
  }
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() ? [{ id: String(index + 1), text: line.trim() }] : []))
}

/** Which picture of each stands on the contact sheets. */
const pictures = { game: 'preview', model: 'views', environment: 'shots', simulation: 'shots' } as const

/** An id names a folder; it must not lead out of the one it belongs in. */
function folderName(id: string): string {
  return id.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '_') || '_'
}

/** Makes everything of a file, on several threads. Returns how many were not proven. */
export async function runBatch({ file, out, shared, jobs, shots }: BatchOptions): Promise<number> {
  const entries = readBatch(readFileSync(file, 'utf8'))
  const results = new Map<string, Created>()
  const waiting = [...entries]
  const began = performance.now()

  await Promise.all(
    Array.from({ length: Math.max(1, Math.min(jobs, entries.length)) }, () =>
      work(waiting, out, shared, (entry, result) => {
        results.set(entry.id, result)
        showProgress(results.size, entries.length, entry, result)
      }),
    ),
  )
  const failed = entries.filter(({ id }) => !results.get(id)?.proven)
  summarise(entries, results, performance.now() - began)
  writeFileSync(
    join(out, 'results.json'),
    JSON.stringify(
      entries.map((entry) => ({ ...entry, ...results.get(entry.id) })),
      null,
      2,
    ),
  )
  if (shots) {
    const proven = entries.filter(({ id }) => results.get(id)?.proven)
    const sheets = await contactSheet(proven, out, pictures[shared.kind])
    console.log(`Contact sheets: ${sheets.join(', ')}`)
  }
  return failed.length
}

/** One thread that takes the next prompt as long as there is one. A thread that dies is a failed prompt, no lost batch. */
async function work(
  waiting: BatchEntry[],
  out: string,
  shared: Shared,
  done: (entry: BatchEntry, result: Created) => void,
): Promise<void> {
  let worker: Worker | undefined
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    worker ??= new Worker(new URL('./create-worker.ts', import.meta.url))
    const task: CreateTask = { ...shared, prompt: entry.text, out: join(out, entry.id) }
    try {
      done(entry, await ask(worker, task))
    } catch (error) {
      done(entry, {
        proven: false,
        reason: `It broke: ${error instanceof Error ? error.message : error}`,
        milliseconds: 0,
      })
      await worker.terminate()
      worker = undefined
    }
  }
  if (worker) await ended(worker)
}

/** Lets a thread close what it opened: a browser would outlive it. */
async function ended(worker: Worker): Promise<void> {
  worker.postMessage('end')
  await once(worker, 'exit')
}

function ask(worker: Worker, task: CreateTask): Promise<Created> {
  return new Promise((resolve, reject) => {
    const answered = (result: Created) => {
      worker.off('error', failed)
      resolve(result)
    }
    const failed = (error: unknown) => {
      worker.off('message', answered)
      reject(error)
    }
    worker.once('message', answered)
    worker.once('error', failed)
    worker.postMessage(task)
  })
}

function showProgress(done: number, all: number, { id, text }: BatchEntry, result: Created): void {
  const width = 24
  const full = Math.round((done / all) * width)
  const bar = '█'.repeat(full) + '░'.repeat(width - full)
  const outcome = result.proven
    ? `${result.made}, ${result.met}/${result.wishes} wishes, ${result.milliseconds} ms`
    : `${result.offers ? 'DECLINED' : 'NOT PROVEN'}: ${result.reason}`
  console.log(`${bar} ${done}/${all}  ${id}: ${text.slice(0, 60)} → ${outcome}`)
}

function summarise(entries: BatchEntry[], results: Map<string, Created>, took: number): void {
  const proven = entries.flatMap(({ id }) => {
    const result = results.get(id)
    return result?.proven ? [result] : []
  })
  const times = proven.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const met = proven.reduce((sum, result) => sum + result.met, 0)
  const wishes = proven.reduce((sum, result) => sum + result.wishes, 0)
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  console.log(
    `${proven.length} of ${entries.length} proven, ${met} of ${wishes} wishes met, ` +
      `p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, ${(took / 1000).toFixed(1)} s in all.`,
  )
}
