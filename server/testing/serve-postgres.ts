import { parseArgs } from 'node:util'
import { startPostgres } from '../database/postgres.ts'
import { StartupError } from '../startup-error.ts'
import { quietLog } from './quiet-log.ts'

/**
 * The database part of a server in a process of its own, for tests that kill it or run it as another user. Prints one
 * line of JSON: `{postgres}` or `{refusal}`. SIGTERM stops it; SIGINT first asks something, as a server would that
 * finishes its work: in sessions of its own, which a PostgreSQL that heard the signal too would refuse.
 */
const { values } = parseArgs({ options: { options: { type: 'string', default: '{}' } } })

try {
  const postgres = await startPostgres({ ...JSON.parse(values.options), log: quietLog })
  const end = async () => {
    await postgres.stop()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', async () => {
    const { openPool } = await import('../database/connect.ts')
    const pool = await openPool(postgres.connection, quietLog)
    await pool.query('select 1')
    await pool.end()
    await end()
  })
  console.log(JSON.stringify({ postgres: { connection: postgres.connection, cluster: postgres.cluster } }))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.log(JSON.stringify({ refusal: error.message }))
}
