import { readEnvironment } from '../../env.ts'
import { openLog } from '../../log.ts'
import { startServer } from '../../start.ts'
import { runLimits } from '../limits.ts'
import { withColourCards } from './submit-route.ts'

/** A server process for tests: the product with the colour-card engine. Prints `ready` and lives until it is killed. */
const env = readEnvironment(process.env)
// Under chaos everything dies all the time: runs are short, and the dead are noticed soon.
const limits = {
  ...runLimits,
  deadlineSeconds: { quick: 60, agent: 60, model: 60, environment: 60 },
  silenceSeconds: 3,
  callAgainSeconds: 3,
}
const stop = await startServer(env, openLog(env), {
  ...withColourCards,
  ...(process.env.CHAOS && { limits }),
})
console.log('ready')
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
