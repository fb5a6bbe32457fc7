import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from '../check-imports.ts'

type Source = { hash: string; imports: string[]; packages: string[] }

/** What the sources of a tree rest on, as far as their import lines say it. Types change nothing, so they do not count. */
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
    for (const { specifier, typeOnly } of importsOf(bytes.toString('utf8'))) {
      if (typeOnly || specifier.startsWith('node:')) continue
      const target = this.fileOf(file, specifier)
      if (target === undefined) source.packages.push(packageOf(specifier))
      else if (existsSync(join(this.root, target))) source.imports.push(target)
      else throw new Error(`${file} imports ${specifier}, which is not there`)
    }
    return source
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

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
