import { Script } from 'node:vm'

const run = new Script('makebelieveWork()')
const anywhere = globalThis as { makebelieveWork?: () => void }

/**
 * Works on plain data that somebody else made up, for so long at most: a bot of ours may go astray in a world that no
 * rules of ours would make. Throws like an isolate does whose time is over.
 */
export function inTime<T>(seconds: number, work: () => T): T {
  let result: { value: T } | undefined
  anywhere.makebelieveWork = () => {
    result = { value: work() }
  }
  try {
    run.runInThisContext({ timeout: Math.ceil(1000 * seconds) })
  } finally {
    anywhere.makebelieveWork = undefined
  }
  if (!result) throw new Error('The work ended without a result')
  return result.value
}
