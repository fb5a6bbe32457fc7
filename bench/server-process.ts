import { join } from 'node:path'
import { type StartedProcess, startProcess } from '@makebelieve/server/testing/process'

export const root = join(import.meta.dirname, '..')

/** Starts a program that serves, in production, and waits for its first 200. */
export async function startBenchServer(
  script: string,
  settings: Record<string, string>,
  path = '/api/health',
): Promise<StartedProcess> {
  const server = await startProcess(script, { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings })
  const running = { yes: true }
  server.exited.then(({ output }) => {
    running.yes = false
    if (output) console.error(output)
  })
  while (!(await answers(`http://127.0.0.1:${server.port}${path}`))) {
    if (!running.yes) throw new Error(`${script} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return server
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
