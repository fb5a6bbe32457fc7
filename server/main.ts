import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept between starts, which halves the time of a start. It has to be switched on before the
// program is loaded, so this file imports nothing of it. Threads that make things hear of it from the environment.
const compiled = join(import.meta.dirname, '../.cache/node')
enableCompileCache(compiled)
process.env.NODE_COMPILE_CACHE = compiled
const { readEnvironment } = await import('./env.ts')
const { openLog } = await import('./log.ts')
const { startServer } = await import('./start.ts')
const { StartupError } = await import('./startup-error.ts')

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
