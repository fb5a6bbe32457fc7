import { join } from 'node:path'
import type { Seen } from '@makebelieve/kit/game-2d/genre'
import { grounds } from '@makebelieve/kit/game-2d/ground/grounds'
import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import {
  bundlePacked,
  type Imports,
  keepCode,
  kitFolder as kit,
  type Sources,
  stampOf,
} from '../../page/bundling.ts'
import { flatGenreOf } from './genres/index.ts'

/**
 * The code of a game but for its plan and pictures, in two pieces: the genre's own rules and drawing as they were
 * written, to be read and changed; and everything it stands on (screens, sound, scenery, input, bodies), packed
 * (docs/decisions/0008). Made once for each state of the sources and kept on disk, because bundling takes longer
 * than all the rest of a build.
 */
export function bundleGenre(id: string): Promise<Bundled> {
  const { seen } = flatGenreOf(id).genre
  // Where the plan decides how it is seen, all ways of seeing are there.
  return bundleFlat(id, id, typeof seen === 'string' ? onlySeen(seen) : {})
}

/** The words that the scenery is painted from stand in the code of the game, those of its own scene alone (`packScenery`). */
function bundleFlat(id: string, name: string, instead: Readonly<Record<string, string>>): Promise<Bundled> {
  return bundleAs(id, 'game-2d', 'game shares: screens, sound, scenery, input', {
    name,
    given: { scenery: 'scenery' },
    instead: {
      [join(kit, 'game-2d/scenery/words.ts')]: "export { designs, plots, sketches } from 'scenery'",
      ...instead,
    },
  })
}

/** A game of rules has with it the one space in which it plays, as it is seen there, and not a dozen others. */
export function bundleRules(space: SpaceId): Promise<Bundled> {
  const { seen } = spaces[space]
  const only = `import { space } from './spaces/${space}.ts'; export const spaces = { ${space}: space }`
  return bundleFlat('rules', `rules-${space}`, {
    [join(kit, 'rules/spaces.ts')]: only,
    ...onlySeen(seen),
    ...unused(space),
    ...(!spaces[space].falls && { [join(kit, 'game-2d/ground/way.ts')]: 'export const way = undefined' }),
    ...(!grounds[space] && {
      [join(kit, 'game-2d/ground/grounds.ts')]: 'export const grounds = {}; export const overlays = {}',
    }),
  })
}

/** What drives need only where one hops or runs by itself: elsewhere nobody asks for it. */
function unused(space: SpaceId): Record<string, string> {
  const { wraps, slides } = spaces[space]
  return {
    ...(!wraps && {
      [join(kit, 'rules/spaces/lanes.ts')]: 'export const goAlong = () => {}; export const hopSteps = 1',
      [join(kit, 'game-2d/ground/rows.ts')]: 'export const drawRows = undefined',
    }),
    ...(slides !== 'left' && {
      [join(kit, 'rules/spaces/run.ts')]: 'export const isFirm = () => true; export const paceOf = () => 0',
    }),
  }
}

/** Scenery as it is seen from one side, and not from the others. */
function onlySeen(seen: Seen): Readonly<Record<string, string>> {
  const create = { side: 'createSide', top: 'createTop', table: 'createTable' }[seen]
  return {
    [join(kit, 'game-2d/scenery/sights.ts')]:
      `import { ${create} } from './${seen}.ts'; export const sights = { ${seen}: ${create} }`,
  }
}

/** The same for a 3D game, whose page gives it three.js. */
export function bundleSolid(id: string): Promise<Bundled> {
  return bundleAs(id, 'game-3d', 'game in 3D shares: screens, sound, places, bodies', {
    given: { three: 'THREE' },
  })
}

type Bundled = { genre: string; machinery: string }

type Parts = {
  /** What it is kept as. */
  name?: string
  /** What the page or the code above gives: packages, words. */
  given?: Record<string, string>
  instead?: Readonly<Record<string, string>>
}

async function bundleAs(
  id: string,
  kind: 'game-2d' | 'game-3d',
  about: string,
  { name = id, given = {}, instead }: Parts = {},
): Promise<Bundled> {
  const readable = () => bundleReadable(join(kit, kind, 'genres', id), Object.values(given))
  const genre = await keep(`genre-${name}`, async () => (await readable()).code)
  const machinery = await keep(`machinery-${name}`, async () =>
    bundlePacked(
      [{ file: join(kit, kind, 'play.ts'), names: 'play' }, ...(await readable()).imports],
      about,
      { given, instead },
    ),
  )
  return { genre, machinery }
}

async function bundleReadable(
  folder: string,
  given: readonly string[],
): Promise<{ code: string; imports: Imports }> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(folder, 'index.ts'),
    platform: 'browser',
    // The bundler says above each piece where it came from: from here, and not from where this machine keeps it.
    cwd: join(kit, '..'),
    plugins: [
      {
        name: 'only-the-genre',
        resolveId(name, importer) {
          const file = importer ? join(importer, '..', name) : name
          return file.startsWith(folder) ? undefined : { id: file, external: 'absolute' }
        },
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const { code, imports } = await alone(output[0].code)
  const locals = imports.flatMap(({ names }) => names.split(', ').map((name) => name.split(' as ').at(-1)))
  return {
    imports,
    code: `const { ${['play', ...locals].join(', ')} } = await unpack(${['machinery()', ...given].join(', ')})\n\n${code.trim()}\n`,
  }
}

/**
 * A module without its imports, which come out of the machinery, and its export, because what follows in the same file uses it
 * directly. Cut along the syntax, not by patterns.
 */
async function alone(code: string): Promise<{ code: string; imports: Imports }> {
  const { parseSync } = await import('rolldown/utils')
  const { program } = parseSync('genre.js', code)
  const imports: Imports = []
  const cuts: { start: number; end: number }[] = []
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      imports.push({ file: node.source.value, names: node.specifiers.map(nameOf).join(', ') })
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') cuts.push(node)
  }
  const rest = cuts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  return { code: rest, imports }
}

type Specifier = { type: string; imported?: unknown; local: { name: string } }

/** `name`, or `name as other` where the bundler had to rename it. */
function nameOf({ type, imported, local }: Specifier): string {
  const name = (imported as { name?: string } | undefined)?.name
  if (type !== 'ImportSpecifier' || name === undefined)
    throw new Error(`The kit is imported by names only, not as ${local.name}`)
  return name === local.name ? name : `${name} as ${local.name}`
}

/** Everything that ends up in a bundle. */
const sources: Sources = [
  [
    kit,
    [
      'core/**/*.ts',
      'rules/**/*.ts',
      'game/**/*.ts',
      'game-2d/**/*.ts',
      'game-3d/**/*.ts',
      'environment/**/*.ts',
    ],
  ],
  [import.meta.dirname, ['bundle.ts']],
]

let stamp: string | undefined

function keep(name: string, make: () => Promise<string>): Promise<string> {
  stamp ??= stampOf(sources)
  return keepCode(name, stamp, make)
}
