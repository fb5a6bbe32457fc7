import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, strToU8 } from 'fflate'

const kit = join(import.meta.dirname, '../../../kit')
const kept = join(import.meta.dirname, '../../build/kit')

/**
 * The code of a game but for its plan and pictures, in two pieces: the genre's own rules and drawing as they were
 * written, to be read and changed; and everything it stands on (screens, sound, scenery, input, bodies), packed
 * (docs/decisions/0008). Made once for each state of the sources and kept on disk, because bundling takes longer
 * than all the rest of a build.
 */
export async function bundleGenre(id: string): Promise<{ genre: string; machinery: string }> {
  const genre = await keep(`genre-${id}`, async () => (await bundleReadable(id)).code)
  const machinery = await keep(`machinery-${id}`, async () =>
    bundlePacked((await bundleReadable(id)).imports),
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

async function keep(name: string, make: () => Promise<string>): Promise<string> {
  const file = join(kept, `${name}-${stampOfSources()}.js`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await make()
  mkdirSync(kept, { recursive: true })
  for (const old of globSync(`${name}-????????????.js`, { cwd: kept }))
    rmSync(join(kept, old), { force: true })
  // Another thread may be at it too; renaming never shows half a file.
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, code)
  renameSync(draft, file)
  return code
}

/** What a genre takes from the rest of the kit: names as it calls them, by file. */
type Imports = { file: string; names: string }[]

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

/** One script out of an entry that is written nowhere. */
async function bundleEntry(code: string, options: { name: string; minify: boolean }): Promise<string> {
  const { rolldown } = await import('rolldown')
  const entry = 'makebelieve-entry'
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (name) => (name === entry ? name : undefined),
        load: (name) => (name === entry ? code : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', ...options })
  await build.close()
  return output[0].code
}

/** The machinery is at the end of the file, where it is in nobody's way; functions can be called before they come. */
async function bundlePacked(imports: Imports): Promise<string> {
  const entry = [{ file: join(kit, 'game-2d/play.ts'), names: 'play' }, ...imports]
    .map(({ file, names }) => `export { ${names} } from ${JSON.stringify(file)}`)
    .join('\n')
  const code = await bundleEntry(entry, { name: 'machinery', minify: true })
  const packed = Buffer.from(gzipSync(strToU8(code), { level: 9, mtime: 0 })).toString('base64')
  return `/** Runs what follows, which every game shares: screens, sound, scenery, input. */
async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const code = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Function(\`${'$'}{await new Response(code).text()}; return machinery\`)()
}

/** Packed; its sources are the kit of Makebelieve (MIT). */
function machinery() {
  return '${packed}'
}
`
}

/** Everything that ends up in a bundle. */
const sources: [folder: string, patterns: string[]][] = [
  [kit, ['core/**/*.ts', 'game-2d/**/*.ts']],
  [import.meta.dirname, ['proof/*.ts', 'edited/inside.ts']],
]

let stamp: string | undefined

function stampOfSources(): string {
  if (stamp) return stamp
  const hash = createHash('sha256')
  for (const [folder, patterns] of sources)
    for (const file of globSync(patterns, { cwd: folder }).sort())
      if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)))
  stamp = hash.digest('hex').slice(0, 12)
  return stamp
}
