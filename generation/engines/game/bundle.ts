import { join } from 'node:path'
import {
  bundleEntry,
  bundlePacked,
  type Imports,
  keepCode,
  kitFolder as kit,
  type Sources,
  stampOf,
} from '../../page/bundling.ts'

/**
 * The code of a game but for its plan and pictures, in two pieces: the genre's own rules and drawing as they were
 * written, to be read and changed; and everything it stands on (screens, sound, scenery, input, bodies), packed
 * (docs/decisions/0008). Made once for each state of the sources and kept on disk, because bundling takes longer
 * than all the rest of a build.
 */
export function bundleGenre(id: string): Promise<Bundled> {
  return bundleAs(id, 'game-2d', 'game shares: screens, sound, scenery, input')
}

/** The same for a 3D game, whose page gives it three.js. */
export function bundleSolid(id: string): Promise<Bundled> {
  return bundleAs(id, 'game-3d', 'game in 3D shares: screens, sound, places, bodies', { three: 'THREE' })
}

type Bundled = { genre: string; machinery: string }

async function bundleAs(
  id: string,
  kind: 'game-2d' | 'game-3d',
  about: string,
  given: Record<string, string> = {},
): Promise<Bundled> {
  const readable = () => bundleReadable(join(kit, kind, 'genres', id), Object.values(given))
  const genre = await keep(`genre-${id}`, async () => (await readable()).code)
  const machinery = await keep(`machinery-${id}`, async () =>
    bundlePacked(
      [{ file: join(kit, kind, 'play.ts'), names: 'play' }, ...(await readable()).imports],
      about,
      given,
    ),
  )
  return { genre, machinery }
}

/**
 * What proves edited code of a genre: the proof with the genre's bot, as one script for an isolate. Its value is what
 * `openInside` answers.
 */
export function bundleProof(id: string): Promise<string> {
  const inside = JSON.stringify(join(import.meta.dirname, 'edited/inside.ts'))
  const bot = JSON.stringify(join(kit, isSolid(id) ? 'game-3d' : 'game-2d', 'genres', id, 'bot.ts'))
  return keep(`proof-${id}`, () =>
    bundleEntry(
      `import { openInside } from ${inside}\nimport { bot } from ${bot}\nexport default openInside(bot)`,
      { name: 'makebelieveInside', minify: false },
    ),
  )
}

/** 3D genres say so by their name. */
const isSolid = (id: string) => id.endsWith('-3d')

/** A line that takes names from the rest of the kit. */
const importLine = /^import \{([^}]*)\} from "([^"]+)";\n/gm

async function bundleReadable(
  folder: string,
  given: readonly string[],
): Promise<{ code: string; imports: Imports }> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(folder, 'index.ts'),
    platform: 'browser',
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
  const { code } = output[0]
  const imports = [...code.matchAll(importLine)].map(([, names = '', file = '']) => ({
    file,
    names: names.trim(),
  }))
  const locals = imports.flatMap(({ names }) => names.split(', ').map((name) => name.split(' as ').at(-1)))
  const rest = code
    .replace(importLine, '')
    // What follows in the same module uses it directly.
    .replace(/\nexport \{[^}]*\};?\s*$/, '\n')
    // Where a piece came from, without saying where this machine keeps it.
    .replace(/^\/\/#region .*kit\/(.*)$/gm, '// kit/$1')
    .replace(/^\/\/#endregion\n/gm, '')
  return {
    imports,
    code: `const { ${['play', ...locals].join(', ')} } = await unpack(${['machinery()', ...given].join(', ')})\n\n${rest.trim()}\n`,
  }
}

/** Everything that ends up in a bundle. */
const sources: Sources = [
  [kit, ['core/**/*.ts', 'game/**/*.ts', 'game-2d/**/*.ts', 'game-3d/**/*.ts', 'environment/**/*.ts']],
  [import.meta.dirname, ['proof/*.ts', 'solid/*.ts', 'edited/inside.ts']],
  [join(import.meta.dirname, '../../edited'), ['stand-ins.ts']],
]

let stamp: string | undefined

function keep(name: string, make: () => Promise<string>): Promise<string> {
  stamp ??= stampOf(sources)
  return keepCode(name, stamp, make)
}
