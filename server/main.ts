import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from './env.ts'
import { openLog } from './log.ts'
import { startServer } from './start.ts'
import { StartupError } from './startup-error.ts'

async function main() {
  const settings = join(import.meta.dirname, '../.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const env = readEnvironment(process.env)
  const log = openLog(env)
  const stop = await startServer(env, log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      log.info('Stopping: finishing what is in flight')
      const started = performance.now()
      await stop()
      log.info({ milliseconds: performance.now() - started }, 'Stopped')
      process.exit(0)
    })
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
})
