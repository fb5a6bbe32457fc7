import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Proven, readProven } from './proven.ts'
import { isAll, sliceOf, turn } from './sample.ts'

/**
 * Tests of pages and of requests are half of the time, and most commits change neither pages nor the server. A file is tried
 * whenever it or the feature that it is about has changed since `script/test --all` was green. What all of them stand on is
 * ground: the rest of the house (the shell, the API, the runs), and the engines for those that make or show things. Where only
 * ground has changed half of the files are tried, and a quarter where nothing has; other ones with each commit.
 */
type House = {
  folders: readonly string[]
  files: string
  /** The folders that a test file is about. What no file is about is ground. */
  about(file: string): readonly string[]
  withEngines: RegExp
}

const engines = ['generation', 'kit', 'shapes', 'lessons']

/** Which pages' tests go where a feature of the web app is. The shell is around every page: ground. */
export const visitorsOf: Readonly<Record<string, RegExp>> = {
  account: /account|four-people|on-the-move|own-server|specified-texts|tokens/,
  admin: /admin|landing|own-server|specified-texts/,
  creations: /my-creations|on-the-move|-shelf|specified-texts/,
  credits: /credits|specified-texts/,
  education: /education|simulation|four-people/,
  environment: /environment|drawing|specified-texts/,
  game: /game-|classics|drawing|four-people|free-|on-the-move|rules-everywhere|specified-texts/,
  gamejam: /gamejam/,
  guide: /guide/,
  hub: /hub|four-people|-shelf|showcase/,
  landing: /landing|shell|specified-texts/,
  model: /model|drawing|specified-texts/,
  pages: /public-pages|specified-texts/,
  parts: /development/,
  plans: /credits|landing|shell/,
  queue: /admin|own-server/,
  readings: /development/,
  share: /share|four-people|-shelf|showcase/,
  testimonials: /admin|landing/,
}

export const houses: Readonly<Record<'server' | 'browser', House>> = {
  server: {
    folders: ['server', 'contract'],
    files: 'server/**/*.test.ts',
    about: (file) => /^server\/features\/[^/]+/.exec(file) ?? [],
    withEngines:
      /real-engine|create-|edited-code|recasting|providers|chaos|mesh-service|showcase|education|guide|mcp|simulations/,
  },
  browser: {
    folders: ['web', 'server', 'contract', 'e2e'],
    files: 'e2e/**/*.test.ts',
    about: (file) =>
      Object.entries(visitorsOf).flatMap(([feature, files]) =>
        files.test(file) ? [`web/features/${feature}`] : [],
      ),
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
  const files = filesOf(house, tree)
  if (all) return files
  const lines = linesOf(house, files, tree)
  const standingOf = (file: string): Standing => {
    const [own, ...ground] = (proven[nameOf(file)] ?? '').split(' ')
    const [ownNow, ...groundNow] = (lines[nameOf(file)] ?? '').split(' ')
    if (own !== ownNow) return 'changed'
    return isDeepStrictEqual(ground, groundNow) ? 'as proven' : 'on changed ground'
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
      const known = new Set(filesOf(house, tree))
      return linesOf(
        house,
        files.filter((file) => known.has(file)),
        tree,
      )
    }),
  )
}

const nameOf = (file: string) => `tests ${file}`

function linesOf(house: House, files: readonly string[], tree: string): Proven {
  if (files.length === 0) return {}
  const { folders, about, withEngines } = house
  const own = new Set(filesOf(house, tree).flatMap((file) => [...about(file)]))
  const isGround = (file: string) => ![...own].some((folder) => file.startsWith(`${folder}/`))
  // Another version of a package may change any page.
  const ground = hashOf([...folders, 'package-lock.json'], tree, isGround)
  const withTheirs = files.some((file) => withEngines.test(file)) ? `${ground} ${hashOf(engines, tree)}` : ''
  return Object.fromEntries(
    files.map((file) => [
      nameOf(file),
      `${hashOf([file, ...about(file)], tree)} ${withEngines.test(file) ? withTheirs : ground}`,
    ]),
  )
}

const filesOf = (house: House, tree: string) =>
  globSync(house.files, { cwd: tree, exclude: (name) => foreign.test(name) }).sort()

/** Over files, and over everything in folders that is no test. */
export function hashOf(parts: readonly string[], tree: string, isMeant = (_file: string) => true): string {
  const files = parts
    .flatMap((part) => {
      if (statSync(join(tree, part)).isFile()) return [part]
      const inside = globSync(`${part}/**/*.*`, { cwd: tree, exclude: (name) => foreign.test(name) })
      return inside.filter((file) => !file.includes('.test.') && isMeant(file))
    })
    .sort()
  return hashed(files.flatMap((file) => [file, readFileSync(join(tree, file))]))
}

function hashed(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}
