import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isRoot, may, nobody } from './account.ts'

const root = await realpath(await mkdtemp(join(tmpdir(), 'makebelieve-account-')))
await chmod(root, 0o755)
afterAll(() => rm(root, { recursive: true }))

describe('the account nobody', () => {
  it('is found on this machine and is not root', async () => {
    const { uid, gid } = await nobody()
    expect(uid).toBeGreaterThan(0)
    expect(gid).toBeGreaterThan(0)
  })
})

describe.runIf(isRoot)('what an account may do', () => {
  const modes = [0o700, 0o711, 0o750, 0o755, 0o077, 0o070, 0o007, 0o644]

  it.each(['nobody', 'the group of nobody', 'root'])(
    'is what it can do, in a folder of %s',
    async (owner) => {
      const account = await nobody()
      const folder = join(root, owner)
      const file = join(folder, 'file')
      await mkdir(folder)
      await writeFile(file, '')
      await chmod(file, 0o644)
      await chown(folder, owner === 'nobody' ? account.uid : 0, owner === 'root' ? 0 : account.gid)
      const can = (command: string, path: string) =>
        spawnSync('sh', ['-c', `${command} "$0"`, path], { uid: account.uid, gid: account.gid, cwd: '/' })
          .status === 0
      for (const mode of modes) {
        await chmod(folder, mode)
        expect([mode, await may('enter', folder, account)]).toEqual([mode, can('cd', folder)])
        expect([mode, await may('read', file, account)]).toEqual([mode, can('cat', file)])
      }
    },
  )
})

it('without an account it is what this process can do', async () => {
  expect(await may('enter', root, undefined)).toBe(true)
  expect(await may('read', join(root, 'missing'), undefined)).toBe(false)
})
