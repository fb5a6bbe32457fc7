import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const kit = join(import.meta.dirname, '../../../kit')
const kept = join(import.meta.dirname, '../../build/kit')

/**
 * The code of a game but for its plan and pictures, in two pieces: the genre's rules and drawing, to be read and
 * changed, which leave `genre` in scope; and the machinery that is the same in every game (screens, sound, scenery,
 * input), made small, which leaves `play`. Made once for each state of the kit's sources and kept on disk, because
 * bundling takes longer than all the rest of a build.
 */
export async function bundleGenre(id: string): Promise<{ genre: string; machinery: string }> {
  const genre = await keep(`genre-${id}`, () => bundleReadable(`game-2d/genres/${id}/index.ts`))
  const machinery = await keep('machinery', () => bundleSmall('game-2d/play.ts'))
  return { genre, machinery }
}

async function keep(name: string, make: () => Promise<string>): Promise<string> {
  const file = join(kept, `${name}-${stampOfKit()}.js`)
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

async function bundleReadable(source: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: join(kit, source), platform: 'browser' })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return (
    output[0].code
      // What follows in the same module uses it directly.
      .replace(/\nexport \{[^}]*\};?\s*$/, '\n')
      // Where a piece came from, without saying where this machine keeps it.
      .replace(/^\/\/#region .*kit\/(.*)$/gm, '// kit/$1')
      .replace(/^\/\/#endregion\n/gm, '')
  )
}

async function bundleSmall(source: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: join(kit, source), platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', name: 'machinery', minify: true })
  await build.close()
  return `// The machinery that every game shares; its sources are the kit of Makebelieve (MIT).\n${output[0].code.trim()}\nconst { play } = machinery\n`
}

let stamp: string | undefined

function stampOfKit(): string {
  if (stamp) return stamp
  const hash = createHash('sha256')
  for (const file of globSync(['core/**/*.ts', 'game-2d/**/*.ts'], { cwd: kit }).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(kit, file)))
  stamp = hash.digest('hex').slice(0, 12)
  return stamp
}
