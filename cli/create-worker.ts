import { parentPort } from 'node:worker_threads'
import { type CreateTask, createOne } from './create-one.ts'

/** One prompt after the other, in a thread of its own. */
parentPort?.on('message', async (task: CreateTask) => {
  parentPort?.postMessage(await createOne(task, () => {}))
})
