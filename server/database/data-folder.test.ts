import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { useClusters } from '../testing/clusters.ts'
import { isRoot, may, nobody } from './account.ts'
import { openDataFolder } from './data-folder.ts'

const { folder, start, refusal, startProcess } = useClusters()

const mounted: string[] = []
afterEach(() => {
  for (const path of mounted.splice(0)) spawnSync('umount', [path])
})

const nobodyCanRunThis = isRoot && (await may('read', import.meta.filename, await nobody()))
// Root in a container has no right to mount; tried in a namespace of its own, so that nothing stays mounted.
const mount = ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']
const canMount = isRoot && process.platform === 'linux' && spawnSync('unshare', mount).status === 0

describe('a data folder', () => {
  it('that is a file is named', async () => {
    const dataDir = join(await folder(), 'file')
    await writeFile(dataDir, '')
    expect((await refusal({ dataDir })).message).toBe(
      `The data folder ${dataDir} is a file; set DATA_DIR to a folder.`,
    )
  })

  it('that lies under a file is named', async () => {
    const file = join(await folder(), 'file')
    await writeFile(file, '')
    expect((await refusal({ dataDir: join(file, 'data') })).message).toContain(
      'is a file; set DATA_DIR to a folder.',
    )
  })

  it.runIf(!isRoot)('that cannot be written is named', async () => {
    const dataDir = await folder()
    await chmod(dataDir, 0o500)
    expect((await refusal({ dataDir })).message).toContain(
      `The data folder ${dataDir} cannot be written (EACCES)`,
    )
  })

  it.runIf(nobodyCanRunThis)('that the user of the server cannot write is named', async () => {
    const dataDir = await folder()
    const { said } = await startProcess({ dataDir }, await nobody())
    expect(said.refusal).toBe(
      `The data folder ${dataDir} cannot be written (EACCES); give this user write access to it, or set DATA_DIR to another folder.`,
    )
  })

  it('needs free space on its disk', async () => {
    const dataDir = await folder()
    const error = await refusal({ dataDir, minimumFree: 2 ** 60 })
    expect(error.message).toMatch(
      new RegExp(
        `^The disk has only \\d+ MB left for ${dataDir} and the database needs \\d+ MB; free some space, `,
      ),
    )
  })
})

describe.runIf(canMount)('on a disk of 16 MB', () => {
  async function smallDisk(): Promise<string> {
    const path = await folder()
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0711', 'none', path])
    expect(status).toBe(0)
    mounted.push(path)
    return path
  }

  it('is refused before anything is written', async () => {
    const dataDir = await smallDisk()
    expect((await refusal({ dataDir })).message).toBe(
      `The disk has only 16 MB left for ${dataDir} and the database needs 200 MB; free some space, or set DATA_DIR to a folder on another disk.`,
    )
  })

  it('is refused when it fills up on the way, and leaves nothing behind', async () => {
    const dataDir = await smallDisk()
    expect((await refusal({ dataDir, minimumFree: 0 })).message).toBe(
      `The disk has no space left for ${dataDir}; free some space, or set DATA_DIR to a folder on another disk.`,
    )
    expect(spawnSync('ls', ['-A', dataDir], { encoding: 'utf8' }).stdout).toBe('')
  })
})

describe.runIf(isRoot)('a data folder of root that is itself closed', () => {
  it('is opened to the account of PostgreSQL alone', async () => {
    const dataDir = await folder()
    await chmod(dataDir, 0o700)
    const { cluster } = await start({ dataDir })
    expect(cluster).toBe(join(dataDir, 'postgres'))
    const { mode, gid } = await stat(dataDir)
    expect([mode & 0o777, gid]).toEqual([0o710, (await nobody()).gid])
  })
})

describe.runIf(isRoot)('a data folder of root below a closed folder', () => {
  async function closedFolder(): Promise<{ closed: string; dataDir: string; openPlace: string }> {
    const closed = await folder()
    await chmod(closed, 0o700)
    return { closed, dataDir: join(closed, 'data'), openPlace: join(await folder(), 'open') }
  }

  it('has its database elsewhere, says where, and finds it again', async () => {
    const { closed, dataDir, openPlace } = await closedFolder()
    const first = await start({ dataDir, openPlace })
    expect(first.cluster).toMatch(new RegExp(`^${openPlace}/data-[0-9a-f]{12}$`))
    const [line, , text] = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).split('\n')
    expect(line).toBe(first.cluster)
    expect(text).toContain('The database of this data folder lives in the folder named in the first line')
    await first.stop()

    // Even when the folder is open by then: the data stays where it is.
    await chmod(closed, 0o755)
    const again = await start({ dataDir, openPlace: '/nowhere' })
    expect(again.cluster).toBe(first.cluster)
  })

  it('gives a guest the same database', async () => {
    const { dataDir, openPlace } = await closedFolder()
    const host = await start({ dataDir, openPlace })
    const guest = await start({ dataDir, openPlace, guest: true })
    expect(guest.connection).toEqual(host.connection)
  })

  it('does not begin an empty database when the one elsewhere is gone', async () => {
    const { dataDir, openPlace } = await closedFolder()
    const { cluster, stop } = await start({ dataDir, openPlace })
    await stop()
    await rm(cluster, { recursive: true })
    expect((await refusal({ dataDir, openPlace })).message).toContain(
      'is gone; restore it from a backup, or delete',
    )
  })

  it('does not begin an empty database when it has one that was reachable before', async () => {
    const { closed, dataDir, openPlace } = await closedFolder()
    await chmod(closed, 0o755)
    await (await start({ dataDir, openPlace })).stop()
    await chmod(closed, 0o700)
    expect((await refusal({ dataDir, openPlace })).message).toMatch(
      /cannot enter \S+ any more; allow it with "chmod o\+x"/,
    )
  })

  it('is refused when there is no open place either', async () => {
    const { closed, dataDir } = await closedFolder()
    const openPlace = join(closed, 'also-closed')
    expect((await refusal({ dataDir, openPlace })).message).toMatch(
      /can enter neither \S+ nor \S+; set DATA_DIR/,
    )
  })
})

describe('a new data folder', () => {
  it('lets others pass through and not look around', async () => {
    const { dataDir } = await openDataFolder(join(await folder(), 'new'))
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
  })

  it('keeps its mode when it was there before', async () => {
    const dataDir = join(await folder(), 'old')
    await mkdir(dataDir)
    await chmod(dataDir, 0o750)
    await openDataFolder(dataDir, join(dataDir, '..', 'open'))
    expect((await stat(dataDir)).mode & 0o777).toBe(0o750)
  })
})
