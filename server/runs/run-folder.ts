import { filesOfRun } from '../storage/delete-files-job.ts'
import type { RunningRun } from './run-state.ts'

/** Where an attempt writes its files. Another attempt never touches them. */
export const folderOf = ({ userId, id, attempt }: RunningRun) => `${filesOfRun(userId, id)}${attempt}/`
