import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useClusters } from '../testing/clusters.ts'
import { isRoot } from './account.ts'
import { findPostmaster } from './postmaster.ts'

const { folder, usedFolder, start, refusal } = useClusters()

async function usedCluster(): Promise<{ dataDir: string; cluster: string }> {
  const dataDir = await usedFolder()
  return { dataDir, cluster: join(dataDir, 'postgres') }
}

describe('a cluster', () => {
  it('of another major version is refused, naming both', async () => {
    const { dataDir, cluster } = await usedCluster()
    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    expect((await refusal({ dataDir })).message).toMatch(
      /^The database in \S+ was made by PostgreSQL 17, but this Makebelieve brings PostgreSQL 18; move the data with pg_dump /,
    )
  })

  it('is never made over something else', async () => {
    const dataDir = await folder()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'thesis.txt'), 'mine')
    expect((await refusal({ dataDir })).message).toContain(
      'holds something other than a database of Makebelieve',
    )
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['thesis.txt'])
  })

  it('is made where an empty folder waits for it, leaves nothing beside itself, and removes what a killed first start left', async () => {
    const dataDir = await folder()
    await mkdir(join(dataDir, 'postgres'))
    await mkdir(join(dataDir, 'postgres.new-0badcafe', 'base'), { recursive: true })
    await utimes(join(dataDir, 'postgres.new-0badcafe'), new Date(0), new Date(0))
    const { cluster } = await start({ dataDir })
    expect(await readdir(cluster)).toContain('PG_VERSION')
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
  })

  it('with a wrong or lost password says which file to restore', async () => {
    const { dataDir, cluster } = await usedCluster()
    await writeFile(join(cluster, 'makebelieve.password'), 'guess')
    expect((await refusal({ dataDir })).message).toContain(
      'restore the file makebelieve.password from a backup',
    )
    expect(await findPostmaster(cluster)).toBeUndefined()
    await rm(join(cluster, 'makebelieve.password'))
    expect((await refusal({ dataDir })).message).toContain('has lost its file makebelieve.password; restore')
  })

  it('with a damaged file says what PostgreSQL says', async () => {
    const { dataDir, cluster } = await usedCluster()
    await rm(join(cluster, 'global', 'pg_control'))
    const error = await refusal({ dataDir })
    expect(error.message).toMatch(/^PostgreSQL did not start on .*; the file \S+postgres\.log says more/)
    expect((error.cause as Error).message).toContain('pg_control')
  })

  it.runIf(isRoot)('that root copied back from a backup is given to the account again', async () => {
    const { dataDir, cluster } = await usedCluster()
    spawnSync('chown', ['-R', '0:0', cluster])
    spawnSync('chmod', ['755', cluster])
    await start({ dataDir })
    expect((await stat(cluster)).uid).not.toBe(0)
  })
})
