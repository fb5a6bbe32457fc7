import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { connectionUrl, openPool } from '../../database/connect.ts'
import { startPostgres } from '../../database/postgres.ts'
import { checkLedger, type Finding } from '../../ledger/check.ts'
import { openLog } from '../../log.ts'
import { openStorage } from '../../storage/storage.ts'
import type { StartedProcess } from '../../testing/process.ts'
import { startRunsServer, submitOn } from './processes.ts'
import { seededRandom } from './seeded-random.ts'

export type ChaosOptions = {
  /** How often a server or worker is killed. */
  kills: number
  /** How often PostgreSQL itself is killed. */
  databaseKills: number
  seed: number
  progress?(line: string): void
}

export type ChaosResult = {
  kills: number
  databaseKills: number
  acknowledged: number
  succeeded: number
  refunded: number
  /** Runs that ended later than five seconds after their deadline, although somebody was there to end them. */
  late: number
  /** Runs that a client was promised and that are not there. */
  lost: number
  /** Creations whose files are missing. */
  withoutFiles: number
  held: number
  findings: Finding[]
}

const roles = ['web', 'worker', 'all'] as const
const users = 8

/**
 * Kills servers, workers and the database while people submit runs, then looks whether anything was lost. Nothing is
 * simulated: real processes, `kill -9`, and a client that repeats a request under the same key until it is answered.
 */
export async function chaos({
  kills,
  databaseKills,
  seed,
  progress = () => {},
}: ChaosOptions): Promise<ChaosResult> {
  const random = seededRandom(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-chaos-'))
  const log = openLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' })
  const postgres = await startPostgres({ dataDir, log })
  const settings = {
    DATABASE_URL: connectionUrl(postgres.connection),
    DATA_DIR: dataDir,
    CHAOS: 'true',
    WORKER_THREADS: '2',
  }
  const start = (role: string) => startRunsServer({ ...settings, ROLE: role })
  const processes: (StartedProcess | undefined)[] = await Promise.all(roles.map(start))
  const restarts = new Set<Promise<void>>()
  const outages = watchOutages(() => processes.some((one) => one !== undefined))
  const pool = await openPool(postgres.connection, log)
  const people = await makePeople(pool)

  let over = false
  const acknowledged = new Set<string>()
  const clients = people.map(async (userId) => {
    while (!over) {
      const prompt = `work:${Math.floor(random() * 40)} red wait:${Math.floor(random() * 400)} fox ${random() < 0.1 ? 'refuse' : ''}`
      const runId = await submitUntilAnswered(processes, userId, prompt, () => over)
      if (runId) acknowledged.add(runId)
      await sleep(random() * 400)
    }
  })

  const period = Math.ceil(kills / Math.max(1, databaseKills))
  for (let kill = 1; kill <= kills; ) {
    await sleep(300 + random() * 600)
    const victim = Math.floor(random() * roles.length)
    const target = processes[victim]
    if (!target) continue
    // The place stays empty until the next one is up; meanwhile the others are hunted.
    processes[victim] = undefined
    target.child.kill('SIGKILL')
    outages.look()
    restarts.add(
      target.exited
        .then(() => restart(() => start(roles[victim] ?? 'all')))
        .then((next) => {
          processes[victim] = next
          outages.look()
        }),
    )
    if (databaseKills > 0 && kill % period === Math.ceil(period / 2)) {
      process.kill(postmasterOf(postgres.cluster), 'SIGKILL')
      progress(`killed PostgreSQL after ${kill} kills`)
    }
    if (kill % 20 === 0) progress(`${kill} kills, ${acknowledged.size} runs acknowledged`)
    kill++
  }
  await Promise.all(restarts)

  over = true
  await Promise.all(clients)
  const result = await judge(pool, { dataDir, acknowledged, outageSeconds: outages.longestSeconds() })
  await Promise.all(processes.map((server) => server?.stop()))
  await pool.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { kills, databaseKills, ...result }
}

/** How long nobody was there at a time: starting takes as long as the machine needs, and nobody ends runs meanwhile. */
function watchOutages(isAnybodyThere: () => boolean) {
  let began: number | undefined
  let longest = 0
  return {
    look() {
      if (!isAnybodyThere()) began ??= performance.now()
      else if (began !== undefined) {
        longest = Math.max(longest, performance.now() - began)
        began = undefined
      }
    },
    longestSeconds: () => longest / 1000,
  }
}

/** A server that starts while the database is down ends with a sentence; whoever looks after it starts it again. */
async function restart(start: () => Promise<StartedProcess>): Promise<StartedProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === 10) throw error
      await sleep(500)
    }
  }
}

async function makePeople(pool: Pool): Promise<string[]> {
  const ids = Array.from({ length: users }, (_, index) => `chaos-${index}`)
  for (const id of ids) {
    await pool.query('insert into app_user (id, name, email) values ($1, $1, $2)', [id, `${id}@example.com`])
    await pool.query(
      `insert into transfer (key, user_id, dst, amount) values ('purchase', $1, 'paid', 10000000)`,
      [id],
    )
  }
  return ids
}

async function submitUntilAnswered(
  processes: (StartedProcess | undefined)[],
  userId: string,
  prompt: string,
  over: () => boolean,
) {
  const key = crypto.randomUUID()
  while (!over()) {
    for (const [index, server] of processes.entries()) {
      if (!server || roles[index] === 'worker') continue
      try {
        return await submitOn(server, userId, prompt, key)
      } catch {
        // Killed, starting, or full: the client asks again, under the same key.
      }
    }
    await sleep(50)
  }
  return undefined
}

type Seen = { dataDir: string; acknowledged: Set<string>; outageSeconds: number }

async function judge(pool: Pool, { dataDir, acknowledged, outageSeconds }: Seen) {
  const open = async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from run where state in ('queued', 'running')`,
    )
    return rows[0]?.open ?? 0
  }
  // Every run ends by itself; the longest deadline is a minute. The database may just be coming back.
  for (const until = Date.now() + 70_000; (await open().catch(() => 1)) > 0 && Date.now() < until; )
    await sleep(200)

  const { rows } = await pool.query<{
    id: string
    user_id: string
    state: string
    attempt: number
    late: boolean
  }>(
    `select id, user_id, state, attempt,
            coalesce(ended_at, now()) > deadline + make_interval(secs => 5 + $1::float8) as late from run`,
    [outageSeconds],
  )
  const runs = new Map(rows.map((row) => [row.id, row]))
  const storage = openStorage({ driver: 'disk', folder: join(dataDir, 'files'), secret: 'not needed here' })
  let withoutFiles = 0
  for (const { id, user_id, attempt } of rows.filter((row) => row.state === 'succeeded'))
    if (!(await storage.head(`creations/${user_id}/${id}/${attempt}/card.svg`))) withoutFiles++
  const held = await pool.query<{ held: number }>(
    `select coalesce(sum(balance), 0)::int as held from account where bucket = 'held'`,
  )
  const session = await pool.connect()
  const findings = await checkLedger(session)
  session.release()
  return {
    acknowledged: acknowledged.size,
    succeeded: rows.filter((row) => row.state === 'succeeded').length,
    refunded: rows.filter((row) => row.state === 'failed').length,
    late: rows.filter((row) => row.late).length,
    lost: [...acknowledged].filter((id) => !runs.has(id)).length,
    withoutFiles,
    held: held.rows[0]?.held ?? 0,
    findings,
  }
}

function postmasterOf(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

if (import.meta.main) {
  const [kills = '200', databaseKills = '5'] = process.argv.slice(2)
  const result = await chaos({
    kills: Number(kills),
    databaseKills: Number(databaseKills),
    seed: Date.now() % 2 ** 32,
    progress: (line) => console.log(line),
  })
  console.log(JSON.stringify(result, null, 2))
  const { late, lost, withoutFiles, held, findings } = result
  process.exitCode = late + lost + withoutFiles + held + findings.length === 0 ? 0 : 1
}
