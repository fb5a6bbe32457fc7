import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report } from './figures.ts'
import { startBenchServer } from './server-process.ts'

/** From spawning the server to its first 200, with its own PostgreSQL: on an empty folder, and on existing data. */
async function timeStart(dataDir: string): Promise<number> {
  const began = performance.now()
  const server = await startBenchServer('server/main.ts', { DATA_DIR: dataDir, SHOWCASE: 'on' })
  const took = (performance.now() - began) / 1000
  await server.stop()
  return took
}

const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-bench-'))
const first = await timeStart(dataDir)
const later: number[] = []
for (let round = 0; round < 5; round++) later.push(await timeStart(dataDir))
rmSync(dataDir, { recursive: true, force: true })

report('first start', first, 's', { most: 6 })
report('later start, median of 5', median(later), 's', { most: 1.5 })
report('first to later', first / median(later), 'times')
