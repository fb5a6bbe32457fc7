import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errno.ts'

/** What PostgreSQL says when it ends a session or will not begin one now, and what the network says in its place. */
const codes =
  /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver says by itself, which has no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether the database was away when this was asked. Nothing is wrong then with what was asked, and it may be asked again. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== undefined && codes.test(code)) return true
  // The socket of a PostgreSQL that is down is a file that is not there.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return words.test(error.message)
}

const pauseMs = 200

/**
 * Does some work again for as long as the database is away, and at least once. What it does must not matter twice: a
 * session can be lost after the database has written and before it has said so.
 */
export async function untilBack<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      signal.throwIfAborted()
      await sleep(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

/** Remembers when the database was last found away, because a library may answer that with an error of its own. */
export function openOutages(clock: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  return {
    /** True: it is an outage, and was noted. */
    note(error: unknown): boolean {
      const found = isOutage(error)
      if (found) last = clock()
      return found
    },
    since: (time: number) => last >= time,
  }
}

export type Outages = ReturnType<typeof openOutages>
