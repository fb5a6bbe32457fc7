import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { gzipSync, strToU8 } from 'fflate'

/** The sources of the kit, from which the code of creations is made. */
export const kitFolder = join(import.meta.dirname, '../../kit')
/** The sources of the topics, which simulations bring along. */
export const lessonsFolder = join(import.meta.dirname, '../../lessons')
/** Where what was made of sources is kept. */
const kept = join(import.meta.dirname, '../build')

export type Sources = [folder: string, patterns: string[]][]

/** A short name for the state of sources: whatever is made of them is good as long as it stays the same. */
export function stampOf(sources: Sources): string {
  const hash = createHash('sha256')
  for (const [folder, patterns] of sources)
    for (const file of globSync(patterns, { cwd: folder }).sort())
      if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Code that is made once for each state of its sources, because bundling takes longer than all the rest of a build. */
export async function keepCode(name: string, stamp: string, make: () => Promise<string>): Promise<string> {
  const folder = join(kept, 'kit')
  const file = join(folder, `${name}-${stamp}.js`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await make()
  mkdirSync(folder, { recursive: true })
  for (const old of globSync(`${name}-????????????.js`, { cwd: folder }))
    rmSync(join(folder, old), { force: true })
  writeWhole(file, code)
  return code
}

/** Another thread may be at it too; renaming never shows half a file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

export type BundleOptions = {
  name: string
  minify: boolean
  /** Packages that the page gives, by the name of the variable that holds them. */
  globals?: Record<string, string>
  /** Files that are read as something else. */
  instead?: Readonly<Record<string, string>>
}

/** One script out of an entry that is written nowhere. */
export async function bundleEntry(
  code: string,
  { globals = {}, instead = {}, ...options }: BundleOptions,
): Promise<string> {
  const { rolldown } = await import('rolldown')
  const entry = 'makebelieve-entry'
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: Object.keys(globals),
    plugins: [
      {
        name: entry,
        resolveId: (name) => (name === entry ? name : undefined),
        load: (name) => (name === entry ? code : instead[name]),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', globals, ...options })
  await build.close()
  const [{ code: written }] = output
  // Compiled, not run: what is packed away in a creation must not turn out to be broken there.
  new Script(written, { filename: options.name })
  return written
}

/** A package and all that it stands on as one module, as small as can be. */
export async function bundleModule(file: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: file, platform: 'browser' })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return output[0].code
}

/** Exports of kit files, by file. */
export type Imports = { file: string; names: string }[]

/**
 * The machinery is at the end of the file, where it is in nobody's way; functions can be called before they come.
 * `given` are variables of the page that it takes: `await unpack(machinery(), THREE)`.
 */
export async function bundlePacked(
  imports: Imports,
  about: string,
  { given = {}, instead }: { given?: Record<string, string>; instead?: BundleOptions['instead'] } = {},
): Promise<string> {
  const entry = imports
    .map(({ file, names }) => `export { ${names} } from ${JSON.stringify(file)}`)
    .join('\n')
  const code = await bundleEntry(entry, { name: 'machinery', minify: true, globals: given, instead })
  const packed = gzipSync(strToU8(code), { level: 9, mtime: 0 })
  const names = Object.values(given)
  const parameters = ['packed', ...names].join(', ')
  const quoted = names.map((name) => `'${name}', `).join('')
  return `/** Runs what follows, which every ${about}. */
async function unpack(${parameters}) {
  const words = new DataView(new ArrayBuffer((packed.length / 5) * 4))
  const value = (at) => '${letters}'.indexOf(packed[at])
  for (let at = 0; at < packed.length; at += 5)
    words.setUint32((at / 5) * 4, [0, 1, 2, 3, 4].reduce((sum, k) => sum * 85 + value(at + k), 0))
  const bytes = new Uint8Array(words.buffer, 0, ${packed.length})
  const code = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Function(${quoted}\`${'$'}{await new Response(code).text()}; return machinery\`)(${names.join(', ')})
}

/** Packed; its sources are the kit of Makebelieve (MIT). */
function machinery() {
  return '${lettered(packed)}'
}
`
}

/** What a string in quotes can hold, in a page as in a script: neither quotes nor backslashes, nor how a tag begins. */
const letters = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at))
  .filter((letter) => !"#$&'<\\`".includes(letter))
  .join('')

/** Bytes as text, five letters for four bytes: a sixteenth less than base64 needs. */
function lettered(bytes: Uint8Array): string {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let text = ''
  for (let at = 0; at < whole.length; at += 4) {
    let word = whole.readUInt32BE(at)
    let five = ''
    for (let k = 0; k < 5; k++) {
      five = (letters[word % 85] ?? '') + five
      word = Math.floor(word / 85)
    }
    text += five
  }
  return text
}
