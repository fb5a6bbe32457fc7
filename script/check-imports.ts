import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * Fails when an import goes against the direction of docs/architecture.md, names a package that its workspace does not
 * declare, or closes a circle. The tables below are that direction; change them together with the document.
 */

/** Which workspaces a workspace may import. */
export const workspaceMayImport: Record<string, string[]> = {
  contract: [],
  kit: ['contract'],
  lessons: ['kit'],
  shapes: ['kit'],
  generation: ['kit', 'lessons', 'shapes', 'contract'],
  server: ['generation', 'contract'],
  web: ['contract'],
  cli: ['generation', 'contract'],
  e2e: ['contract', 'generation', 'kit', 'lessons', 'server'],
  bench: ['contract', 'generation', 'kit', 'lessons', 'shapes', 'server'],
  training: ['generation'],
  script: [],
}

/** Rooms that are no packages of their own: nobody imports them, and they reach others by the way of their folders. */
const withoutName = new Set(['training'])

/**
 * Inside a workspace, folders (or files) stand in layers, highest first; an import goes to the same folder or to a
 * layer below, never up and never sideways. What is not listed is free.
 */
export const layers: Record<string, string[][]> = {
  server: [
    ['main.ts', 'write-settings.ts'],
    ['start.ts'],
    ['compose.ts'],
    ['creation-kinds.ts'],
    ['features'],
    ['creations', 'providers', 'screenshots'],
    ['engines'],
    ['pictures'],
    ['runs'],
    ['ledger'],
    ['auth'],
    ['http'],
    ['mail'],
    ['queue'],
    ['database', 'storage'],
    ['log.ts'],
    ['env.ts'],
    ['startup-error.ts'],
  ],
  web: [['routes', 'routes.ts', 'root.tsx'], ['features'], ['workspace'], ['ui', 'api'], ['texts']],
  generation: [
    ['prepare.ts'],
    ['guide', 'education', 'showcase'],
    ['engines'],
    ['told', 'providers', 'shipped', 'words'],
    ['brief', 'nouns', 'edited'],
    ['reading', 'things', 'pipeline', 'page', 'browser', 'cover'],
  ],
}

/** Folders whose own subfolders do not know each other. */
const strangers = ['server/features', 'web/features', 'generation/engines']

/**
 * Those of them who know a neighbour all the same: things of environments are built as models are, and games in 3D play in
 * environments among models.
 */
const acquainted: Record<string, string[]> = {
  'generation/engines/environment': ['generation/engines/model'],
  'generation/engines/game': ['generation/engines/environment', 'generation/engines/model'],
}

/** Only types may pass, because the importer ships to browsers by itself. */
const typesOnly = new Set(['kit → contract'])

export type Source = { path: string; text: string }
export type Manifest = { dependencies: string[]; devDependencies: string[] }

export type Import = {
  specifier: string
  typeOnly: boolean
  /** Called in the middle of the code, and loaded only then. */
  lazy: boolean
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[\w\s{},*$]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** What a source names in its import and export lines. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
    lazy: match[3] !== undefined,
  }))
}

/** Tests, and what only runs while building: they may use development packages. */
const isTest = (path: string) =>
  /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\/|\.config\.ts$|^web\/routes\.ts$/.test(path)
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function layerOf(path: string): { workspace: string; name: string; rank: number } | undefined {
  const [workspace = '', name = ''] = path.split('/')
  const rank = layers[workspace]?.findIndex((layer) => layer.includes(name)) ?? -1
  return rank < 0 ? undefined : { workspace, name, rank }
}

function layerViolation(from: string, to: string): string | undefined {
  const source = layerOf(from)
  const target = layerOf(to)
  if (source && target && source.name !== target.name && target.rank <= source.rank)
    return `${source.workspace}/${source.name} may not import ${target.workspace}/${target.name}`
  const home = strangers.find((folder) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
  const member = (path: string) => path.split('/').slice(0, 3).join('/')
  if (home && member(from) !== member(to) && !acquainted[member(from)]?.includes(member(to)))
    return `${member(from)} may not import its neighbour ${member(to)}`
  return undefined
}

/** The file of the same workspace that an import loads; other workspaces cannot be part of a circle. */
function loadedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const own = `@makebelieve/${from.split('/')[0]}/`
  return specifier.startsWith(own) ? `${specifier.slice('@makebelieve/'.length)}.ts` : undefined
}

/** Files that load each other. Whichever is loaded first sees the other one unfinished. */
function findCircles(loads: Map<string, string[]>): string[] {
  const circles: string[] = []
  const followed = new Set<string>()
  const follow = (path: string, way: string[]) => {
    if (followed.has(path)) return
    const begin = way.indexOf(path)
    if (begin >= 0) {
      circles.push(`${[...way.slice(begin), path].join(' → ')}: a circle`)
      return
    }
    for (const next of loads.get(path) ?? []) follow(next, [...way, path])
    followed.add(path)
  }
  for (const path of loads.keys()) follow(path, [])
  return circles
}

/** Every import that breaks a rule, as one line each. */
export function findViolations(sources: Source[], manifests: Record<string, Manifest>): string[] {
  const violations: string[] = []
  const loads = new Map<string, string[]>()
  for (const { path, text } of sources) {
    const workspace = path.split('/')[0] ?? ''
    const manifest = manifests[workspace]
    const root = manifests['.']
    const imports = importsOf(text)
    loads.set(
      path,
      imports
        .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
        .flatMap(({ specifier }) => loadedFile(path, specifier) ?? []),
    )
    for (const { specifier, typeOnly } of imports) {
      const complain = (why: string) => violations.push(`${path}: '${specifier}': ${why}`)
      if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) continue

      if (specifier.startsWith('.')) {
        const target = normalize(join(dirname(path), specifier))
        const other = target.split('/')[0] ?? ''
        if (other !== workspace && other in workspaceMayImport) {
          // Tests at the root of the tree may start the project's own scripts.
          const isStarted = other === 'script' && isTest(path)
          if (withoutName.has(workspace)) {
            if (!workspaceMayImport[workspace]?.includes(other))
              complain(`${workspace} may not import ${other}`)
          } else if (!isStarted) complain(`reach ${other} by its package name`)
        } else {
          const why = isTest(path) ? undefined : layerViolation(path, target)
          if (why) complain(why)
        }
        continue
      }

      const name = packageOf(specifier)
      if (name.startsWith('@makebelieve/')) {
        const other = name.slice('@makebelieve/'.length)
        if (other !== workspace && !workspaceMayImport[workspace]?.includes(other))
          complain(`${workspace} may not import ${other}`)
        if (!typeOnly && !isTest(path) && typesOnly.has(`${workspace} → ${other}`))
          complain(`${workspace} may import only types of ${other}`)
      }
      const declared =
        manifest?.dependencies.includes(name) ||
        (isTest(path) && manifest?.devDependencies.includes(name)) ||
        ((isTest(path) || workspace === 'script') && root?.devDependencies.includes(name))
      if (!declared) complain(`'${name}' is not declared in ${workspace}/package.json`)
    }
  }
  return [...violations, ...findCircles(loads)]
}

function readManifest(path: string): Manifest {
  const json = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return {
    dependencies: Object.keys({ ...json.dependencies, ...json.optionalDependencies }),
    devDependencies: Object.keys(json.devDependencies ?? {}),
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const workspaces = Object.keys(workspaceMayImport)
  const files = globSync(`{${workspaces.join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|build|\.react-router|check-imports\.test\.ts)(\/|$)/.test(name),
  })
  const manifests = Object.fromEntries(
    ['.', ...workspaces].map((name) => [name, readManifest(join(root, name, 'package.json'))]),
  )
  const violations = findViolations(
    files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    manifests,
  )
  for (const line of violations) console.error(line)
  if (violations.length > 0) process.exit(1)
}
