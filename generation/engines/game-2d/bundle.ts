import { join } from 'node:path'
import {
  bundleEntry,
  bundlePacked,
  type Imports,
  keepCode,
  kitFolder as kit,
  type Sources,
  stampOf,
} from '../../bundling.ts'

/**
 * The code of a game but for its plan and pictures, in two pieces: the genre's own rules and drawing as they were
 * written, to be read and changed; and everything it stands on (screens, sound, scenery, input, bodies), packed
 * (docs/decisions/0008). Made once for each state of the sources and kept on disk, because bundling takes longer
 * than all the rest of a build.
 */
export async function bundleGenre(id: string): Promise<{ genre: string; machinery: string }> {
  const genre = await keep(`genre-${id}`, async () => (await bundleReadable(id)).code)
  const machinery = await keep(`machinery-${id}`, async () =>
    bundlePacked(
      [{ file: join(kit, 'game-2d/play.ts'), names: 'play' }, ...(await bundleReadable(id)).imports],
      'game shares: screens, sound, scenery, input',
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
  const bot = JSON.stringify(join(kit, 'game-2d/genres', id, 'bot.ts'))
  return keep(`proof-${id}`, () =>
    bundleEntry(
      `import { openInside } from ${inside}\nimport { bot } from ${bot}\nexport default openInside(bot)`,
      { name: 'makebelieveInside', minify: false },
    ),
  )
}

/** A line that takes names from the rest of the kit. */
const importLine = /^import \{([^}]*)\} from "([^"]+)";\n/gm

async function bundleReadable(id: string): Promise<{ code: string; imports: Imports }> {
  const { rolldown } = await import('rolldown')
  const folder = join(kit, 'game-2d/genres', id)
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
    code: `const { ${['play', ...locals].join(', ')} } = await unpack(machinery())\n\n${rest.trim()}\n`,
  }
}

/** Everything that ends up in a bundle. */
const sources: Sources = [
  [kit, ['core/**/*.ts', 'game/**/*.ts', 'game-2d/**/*.ts']],
  [import.meta.dirname, ['proof/*.ts', 'edited/inside.ts']],
  [join(import.meta.dirname, '../../edited'), ['stand-ins.ts']],
]

let stamp: string | undefined

function keep(name: string, make: () => Promise<string>): Promise<string> {
  stamp ??= stampOf(sources)
  return keepCode(name, stamp, make)
}
