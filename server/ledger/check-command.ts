import { openPool } from '../database/connect.ts'
import { startPostgres } from '../database/postgres.ts'
import { readEnvironment } from '../env.ts'
import { openLog } from '../log.ts'
import { FolderInUse, StartupError } from '../startup-error.ts'
import { checkLedger, invariantCount } from './check.ts'

const undefinedTable = '42P01'

/** `npm run ledger:check`: proves the invariants of the ledger on the database of this installation, live or not. */
async function main(): Promise<number> {
  const env = readEnvironment(process.env)
  const log = openLog({ ...env, LOG_LEVEL: 'warn' })
  const own = env.DATABASE_URL ? undefined : await reachPostgres(env.DATA_DIR, log)
  const pool = await openPool(own?.connection ?? { connectionString: env.DATABASE_URL ?? '' }, log)
  const session = await pool.connect()
  const findings = await checkLedger(session).catch((error: { code?: string }) => {
    if (error.code !== undefinedTable) throw error
    throw new StartupError(
      'This database is not set up yet, or is older than this version; start the server once.',
    )
  })
  session.release()
  await pool.end()
  await own?.stop()
  for (const { rule, rows } of findings) {
    console.error(`Broken: ${rule}`)
    for (const row of rows) console.error(`  ${JSON.stringify(row)}`)
  }
  if (findings.length === 0) console.log(`All ${invariantCount} invariants hold.`)
  return findings.length === 0 ? 0 : 1
}

/** Joins the database of a running server, or starts it when none runs. */
async function reachPostgres(dataDir: string, log: ReturnType<typeof openLog>) {
  try {
    return await startPostgres({ dataDir, log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return startPostgres({ dataDir, log, guest: true })
  }
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  return 1
})
