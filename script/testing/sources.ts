import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from '../check-imports.ts'

type Source = { hash: string; imports: string[]; packages: string[] }

/**
 * What the sources of a tree rest on, as far as they say it: what they import, and what they read or start by a path beside
 * themselves (the reader's weights, the script of another process) or take from a package by `require`. Types change nothing,
 * so they do not count.
 */
export class Sources {
  private readonly known = new Map<string, Source>()
  private readonly versions = new Map<string, string>()

  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** All files that a file rests on, itself first, and the packages they import. Paths are relative to the root. */
  restsOn(files: readonly string[]): { files: string[]; packages: string[] } {
    const found = new Set(files)
    const packages = new Set<string>()
    for (const file of found) {
      const source = this.read(file)
      for (const one of source.imports) found.add(one)
      for (const one of source.packages) packages.add(one)
    }
    return { files: [...found], packages: [...packages] }
  }

  /** One hash over files, by name and contents, and over packages, by name and version. */
  hashOf(files: readonly string[], packages: readonly string[] = []): string {
    const lines = [
      ...files.map((file) => `${file} ${this.read(file).hash}`),
      ...packages.map((name) => `${name} ${this.versionOf(name)}`),
    ]
    return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16)
  }

  private read(file: string): Source {
    const before = this.known.get(file)
    if (before) return before
    const bytes = readFileSync(join(this.root, file))
    const source: Source = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      imports: [],
      packages: [],
    }
    this.known.set(file, source)
    if (!/\.tsx?$/.test(file)) return source
    const text = bytes.toString('utf8')
    for (const { specifier, typeOnly } of importsOf(text)) {
      if (typeOnly || specifier.startsWith('node:')) continue
      const target = this.fileOf(file, specifier)
      if (target === undefined) source.packages.push(packageOf(specifier))
      else if (existsSync(join(this.root, target))) source.imports.push(target)
      else throw new Error(`${file} imports ${specifier}, which is not there`)
    }
    for (const [, path = ''] of text.matchAll(pathBeside)) source.imports.push(...this.besides(file, path))
    for (const [, specifier = ''] of text.matchAll(required)) source.packages.push(packageOf(specifier))
    return source
  }

  /** A file by its name; of a folder, all files, if it holds data only. What was built is no source. */
  private besides(from: string, path: string): string[] {
    const target = normalize(join(dirname(from), path))
    const there = statSync(join(this.root, target), { throwIfNoEntry: false })
    if (!there || /(^|\/)build(\/|$)/.test(target)) return []
    if (there.isFile()) return [target]
    const files = globSync('**/*.*', { cwd: join(this.root, target), exclude: ['**/node_modules'] })
    return files.some((name) => /\.tsx?$/.test(name)) ? [] : files.map((name) => join(target, name))
  }

  private fileOf(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
    const own = /^@makebelieve\/(.+)$/.exec(specifier)?.[1]
    // A folder may have the name of the module beside it.
    return own && (existsSync(join(this.root, `${own}.ts`)) ? `${own}.ts` : own)
  }

  private versionOf(name: string): string {
    const before = this.versions.get(name)
    if (before !== undefined) return before
    const manifest = join(this.root, 'node_modules', name, 'package.json')
    const version = existsSync(manifest) ? String(JSON.parse(readFileSync(manifest, 'utf8')).version) : 'none'
    this.versions.set(name, version)
    return version
  }
}

const pathBeside = /import\.meta\.dirname, '([^']+)'/g
/** By name, not by a name that is put together: of `@iconify-json/${name}` nothing is known here. */
const required =
  /(?:\brequire|createRequire\(import\.meta\.url\))(?:\.resolve)?\(\s*[`']((?:@[\w.-]+\/)?\w[\w.-]*)/g

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
