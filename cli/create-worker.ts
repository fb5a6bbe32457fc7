import { parentPort } from 'node:worker_threads'
import { closeWhatIsOpen, createOne } from './create-one.ts'
import type { CreateTask } from './creation-task.ts'

/** One prompt after the other, in a thread of its own, until it is told that there are no more. */
parentPort?.on('message', async (task: CreateTask | 'end') => {
  if (task === 'end') {
    await closeWhatIsOpen()
    parentPort?.close()
  } else parentPort?.postMessage(await createOne(task, () => {}))
})
