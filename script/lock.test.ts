import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { complete, type Lock, machineOf, withIntegrity, withoutIntegrity } from './lock.ts'
import { lockFaults } from './lock-faults.ts'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const lock: Lock = read('package-lock.json')
const { overrides } = read('package.json')

/** The lock with other entries in place of its own; nothing takes one out. */
function doctored(changes: Record<string, object | undefined>): Lock {
  const packages = { ...lock.packages, ...changes } as Lock['packages']
  for (const place of Object.keys(changes)) if (!changes[place]) delete packages[place]
  return { packages }
}
const mac = 'node_modules/@rolldown/binding-darwin-arm64'
const arm = 'node_modules/@rolldown/binding-linux-arm64-gnu'

describe('the lock', () => {
  it('installs on every machine what was asked for, and only releases where there are any', () => {
    expect(lockFaults(lock, overrides)).toEqual([])
  })

  it('holds the binaries of Linux and macOS on both processors for every package that has some', () => {
    const machines = Object.keys(lock.packages).filter((place) =>
      place.startsWith('node_modules/@rolldown/binding-'),
    )
    for (const name of ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'])
      expect(machines).toContain(`node_modules/@rolldown/binding-${name}`)
  })

  it('has a binary of the wall that code is judged behind for each machine that the README names', () => {
    const folder = join(import.meta.dirname, '../node_modules/isolated-vm/prebuilds')
    const binaries = globSync(`*/*abi${process.versions.modules}*`, { cwd: folder })
    for (const machine of ['linux-x64', 'linux-arm64', 'darwin-arm64'])
      expect(
        binaries.some((name) => name.startsWith(`${machine}/`)),
        machine,
      ).toBe(true)
  })

  it.each<[what: string, changes: Parameters<typeof doctored>[0], fault: RegExp]>([
    ['another version of a binary', { [arm]: { version: '1.3.1' } }, /binding-linux-arm64-gnu is 1\.3\.1/],
    ['no binary for a machine of ours', { [arm]: undefined }, /binding-linux-arm64-gnu .* is missing/],
    ['a version out of range', { 'node_modules/hono': { version: '3.0.0' } }, /hono is 3\.0\.0/],
    ['a needed package that is not there', { 'node_modules/hono': undefined }, /hono .* is missing/],
    ['a range that takes anything', { server: { dependencies: { hono: '*' } } }, /hono may be any version/],
    [
      'a package without a digest',
      { 'node_modules/hono': { version: '4.12.0' } },
      /hono: 4\.12\.0 has no digest/,
    ],
    [
      'a binary of a server without a digest',
      { [arm]: { version: '1.2.18', optional: true } },
      /binding-linux-arm64-gnu: 1\.2\.18 has no digest/,
    ],
    [
      'a digest that is none',
      { [mac]: { version: '1.2.18', optional: true, integrity: 'sha1-abc' } },
      /binding-darwin-arm64: 1\.2\.18 has no digest/,
    ],
    [
      'a beta where there is a release',
      { 'node_modules/hono': { version: '4.99.0-beta.1' } },
      /is no release/,
    ],
  ])('is refused with %s', (_what, changes, fault) => {
    expect(lockFaults(doctored(changes), overrides).join('\n')).toMatch(fault)
  })

  it('names the binaries that a registry did not have, so that other machines fetch them', () => {
    const before: Lock = {
      packages: {
        '': {},
        'node_modules/tool': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: {
            '@tool/darwin-arm64': '1.2.3',
            '@tool/linux-x64-gnu': '1.2.3',
            helper: '^2.0.0',
          },
        },
        'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', optional: true },
      },
    }
    const { packages } = complete(before)
    expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.2.3',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    })
    expect(packages['node_modules/@tool/linux-x64-gnu']).toEqual({ version: '1.2.3', optional: true })
    expect(packages['node_modules/helper']).toBeUndefined()
  })

  it('takes the digests that it lacks from the registry, and leaves out what that does not have', () => {
    const binary = (name: string) => ({ version: '1.2.3', os: [name], cpu: ['arm64'], optional: true })
    const known = { version: '1.0.0', integrity: 'sha512-known' }
    const before: Lock = {
      packages: {
        '': {},
        server: { version: '0.1.0' },
        'node_modules/@makebelieve/server': { resolved: 'server', link: true },
        'node_modules/known': known,
        'node_modules/@tool/darwin-arm64': binary('darwin'),
        'node_modules/a/node_modules/@tool/aix-arm64': binary('aix'),
      },
    }
    const asked: string[] = []
    const { packages } = withIntegrity(before, (name, version) => {
      asked.push(`${name}@${version}`)
      return name.includes('darwin') ? 'sha512-new' : undefined
    })
    expect(asked).toEqual(['@tool/darwin-arm64@1.2.3', '@tool/aix-arm64@1.2.3'])
    expect(packages).toEqual({
      ...before.packages,
      'node_modules/@tool/darwin-arm64': { ...binary('darwin'), integrity: 'sha512-new' },
    })
    expect(withoutIntegrity({ packages })).toEqual(['node_modules/a/node_modules/@tool/aix-arm64'])
  })

  it('names no registry, or the public one, for which npm takes whichever it is set up for', () => {
    const hosts = Object.values(lock.packages).flatMap(({ resolved = '' }) =>
      resolved.includes('://') ? [new URL(resolved).origin] : [],
    )
    expect([...new Set(hosts)].filter((host) => host !== 'https://registry.npmjs.org')).toEqual([])
  })

  it('knows the machine of a binary by its name', () => {
    expect(machineOf('@img/sharp-linuxmusl-x64')).toBeUndefined()
    expect(machineOf('@tool/binding-linux-arm64-musl')).toEqual({
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    })
    expect(machineOf('@tool/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
    expect(machineOf('arm-wrestling')).toBeUndefined()
  })
})
