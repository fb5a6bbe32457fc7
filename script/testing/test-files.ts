import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Proven, readProven } from './proven.ts'
import { isAll, sliceOf, turn } from './sample.ts'

/**
 * Tests of pages and of requests are half of the time, and most commits change neither pages nor the server. What such a file
 * rests on is a house of folders; while nothing in it has changed since `script/test --all` was green, each run tries a
 * quarter of the files, and other ones with each commit. Files that make or show things stand on the engines as well: when
 * only that ground has changed, half of them are tried.
 */
type House = { folders: readonly string[]; files: string; withEngines: RegExp }

const engines = ['generation', 'kit', 'shapes', 'lessons']

export const houses: Readonly<Record<'server' | 'browser', House>> = {
  server: {
    folders: ['server', 'contract'],
    files: 'server/**/*.test.ts',
    withEngines:
      /real-engine|create-|edited-code|recasting|providers|chaos|mesh-service|showcase|education|guide|mcp|simulations/,
  },
  browser: {
    folders: ['web', 'server', 'contract', 'e2e'],
    files: 'e2e/**/*.test.ts',
    withEngines:
      /-chat|-stage|viewer|simulation|made-game|classics|free-|kit|rules-everywhere|drawing|showcase|education|on-the-move|providers|guide/,
  },
}

const root = join(import.meta.dirname, '../..')
const foreign = /(^|\/)(node_modules|build|\.react-router|\.cache)(\/|$)/

/** The test files of a house that this run tries, as Vitest includes them. */
export function dueFiles(
  house: House,
  {
    tree = root,
    proven = readProven(),
    at = turn(),
    all = isAll(),
  }: { tree?: string; proven?: Proven; at?: number; all?: boolean } = {},
): string[] {
  const files = globSync(house.files, { cwd: tree, exclude: (name) => foreign.test(name) }).sort()
  if (all) return files
  const lines = linesOf(house, files, tree)
  const standingOf = (file: string): Standing => {
    const [own, ofHouse, ground] = (proven[nameOf(file)] ?? '').split(' ')
    const [ownNow, ofHouseNow, groundNow] = (lines[nameOf(file)] ?? '').split(' ')
    if (own !== ownNow || ofHouse !== ofHouseNow) return 'changed'
    return ground === groundNow ? 'as proven' : 'on changed ground'
  }
  const tried = (standing: keyof typeof slicesOf) => {
    const resting = files.filter((file) => standingOf(file) === standing)
    return sliceOf('test files', resting, String, at, slicesOf[standing])
  }
  const due = new Set([...tried('as proven'), ...tried('on changed ground')])
  return files.filter((file) => standingOf(file) === 'changed' || due.has(file))
}

/** How many of the twenty slices are tried of the files of a standing. */
const slicesOf = { 'as proven': 5, 'on changed ground': 10 }
type Standing = keyof typeof slicesOf | 'changed'

/** What a green run of all tests of these files has proven, for proven.json. */
export function provenFiles(files: readonly string[], tree = root): Proven {
  return Object.assign(
    {},
    ...Object.values(houses).map((house) => {
      const known = new Set(globSync(house.files, { cwd: tree, exclude: (name) => foreign.test(name) }))
      return linesOf(
        house,
        files.filter((file) => known.has(file)),
        tree,
      )
    }),
  )
}

const nameOf = (file: string) => `tests ${file}`

function linesOf({ folders, withEngines }: House, files: readonly string[], tree: string): Proven {
  if (files.length === 0) return {}
  // Another version of a package may change any page.
  const houseOf = (parts: readonly string[]) => hashOf([...parts, 'package-lock.json'], tree)
  const house = houseOf(folders)
  const grounds = files.some((file) => withEngines.test(file)) ? houseOf(engines) : ''
  return Object.fromEntries(
    files.map((file) => [
      nameOf(file),
      [hashed([readFileSync(join(tree, file))]), house, ...(withEngines.test(file) ? [grounds] : [])].join(
        ' ',
      ),
    ]),
  )
}

/** Over files, and over everything in folders that is no test. */
export function hashOf(parts: readonly string[], tree: string): string {
  const files = parts
    .flatMap((part) => {
      if (statSync(join(tree, part)).isFile()) return [part]
      const inside = globSync(`${part}/**/*.*`, { cwd: tree, exclude: (name) => foreign.test(name) })
      return inside.filter((file) => !file.includes('.test.'))
    })
    .sort()
  return hashed(files.flatMap((file) => [file, readFileSync(join(tree, file))]))
}

function hashed(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}
