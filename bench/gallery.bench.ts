import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionUrl, openPool } from '@makebelieve/server/database/connect'
import { migrate } from '@makebelieve/server/database/migrate'
import { startPostgres } from '@makebelieve/server/database/postgres'
import type { Queryable } from '@makebelieve/server/database/transaction'
import { median, percentile, report } from './figures.ts'
import { fillShelf } from './long-shelf.ts'
import { startBenchServer } from './server-process.ts'

/**
 * The first page of the gallery, and searches in it, with a million published creations against ten thousand: over HTTP,
 * from servers of their own, the same questions asked in turn. No list of searches is gone through twice, so that only
 * frequent words come again. `GALLERY_ITEMS` takes another number than a million.
 */
const sizes = { small: 10_000, large: Number(process.env.GALLERY_ITEMS ?? 1_000_000) }
const searches = 450
const warmUp = 150

const log = { debug() {}, info() {}, warn() {}, error: console.error }
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-gallery-'))
// mkdtemp closes the folder to others; as root, PostgreSQL runs as one of them.
chmodSync(dataDir, 0o711)
// Nothing here outlives the measurement; what is read is not affected.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' }
const postgres = await startPostgres({ dataDir, log, settings })
const superuser = { ...postgres.connection, user: 'postgres' }

async function asSuperuser<T>(database: string, work: (session: Queryable) => Promise<T>): Promise<T> {
  const pool = await openPool({ ...superuser, database }, log, { max: 1 })
  return work(pool).finally(() => pool.end())
}

async function openShelf(name: keyof typeof sizes) {
  const connection = { ...postgres.connection, database: name }
  await asSuperuser('postgres', (session) =>
    session.query(`create database ${name} owner ${postgres.connection.user}`),
  )
  const pool = await openPool(connection, log)
  await migrate(pool, log).finally(() => pool.end())
  const titles = await asSuperuser(name, (session) => fillShelf(session, sizes[name]))
  const server = await startBenchServer('server/main.ts', {
    NODE_ENV: 'development',
    ROLE: 'web',
    DATABASE_URL: connectionUrl(connection),
    DATA_DIR: join(dataDir, `server-${name}`),
  })
  return { ...server, titles }
}

const began = performance.now()
const small = await openShelf('small')
const large = await openShelf('large')
console.log(
  `  ${sizes.large} and ${sizes.small} items written in ${Math.round((performance.now() - began) / 1000)} s`,
)

type Question = Record<string, string>

async function ask(port: number, question: Question): Promise<number> {
  const began = performance.now()
  const address = `http://127.0.0.1:${port}/api/community/get-creations?${new URLSearchParams(question)}`
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return performance.now() - began
}

/** Asks both servers in turn, so that whatever else this machine does concerns both. The first only warm them up. */
async function compare(name: string, questions: Question[]): Promise<void> {
  const took: Record<keyof typeof sizes, number[]> = { small: [], large: [] }
  for (const [i, question] of questions.entries()) {
    const [ofSmall, ofLarge] = [await ask(small.port, question), await ask(large.port, question)]
    if (i < warmUp) continue
    took.small.push(ofSmall)
    took.large.push(ofLarge)
  }
  for (const [size, times] of Object.entries(took)) report(`${name}, ${size}, median`, median(times), 'ms')
  const [ofSmall, ofLarge] = [percentile(took.small, 0.95), percentile(took.large, 0.95)]
  report(`${name}, small, p95`, ofSmall, 'ms')
  report(`${name}, large, p95`, ofLarge, 'ms')
  report(`${name}, large to small, p95`, ofLarge / ofSmall, 'times', { most: 2 })
}

const orders = ['views', 'newest', 'likes']
const filters = ['all', 'games', 'models', 'environments']
const pages = orders.flatMap((sort) => filters.map((filter) => ({ sort, filter })))
await compare('first page', Array.from({ length: 40 }, () => pages).flat())

/** What people type who look for what they have seen: words of titles, their beginnings, and slips of the keyboard. */
function searchFor(title: string, index: number): string {
  const words = title.split(' ')
  const word = words[index % words.length] ?? ''
  const kind = index % 10
  if (kind < 5) return word
  if (kind < 7) return words.slice(0, 2).join(' ')
  if (kind < 9) return word.slice(0, Math.max(3, word.length - 2))
  return word.length > 4 ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word
}
const titles = small.titles.slice(0, warmUp + searches)
const questions = titles.map((title, index) => ({
  search: searchFor(title, index),
  sort: orders[index % 3] ?? 'views',
}))
await compare('search', questions)
const slips = titles.map((title) => ({
  search: searchFor(title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '', 9),
}))
await compare('search with a slip', slips)

await Promise.all([small.stop(), large.stop()])
await postgres.stop()
for (const folder of [dataDir, postgres.cluster]) rmSync(folder, { recursive: true, force: true })
