import { readEnvironment } from '../../env.ts'
import { openLog } from '../../log.ts'
import { startServer } from '../../start.ts'
import { withColourCards } from './submit-route.ts'

/** A server process for tests: the product with the colour-card engine. Prints `ready` and lives until it is killed. */
const env = readEnvironment(process.env)
const stop = await startServer(env, openLog(env), withColourCards)
console.log('ready')
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
