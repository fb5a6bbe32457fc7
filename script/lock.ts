import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run lock` writes package-lock.json from nothing. A lock that is edited in place loses the native packages of other
 * machines, and one version of a package can end up with another version's binary: then builds are broken without an error.
 *
 * Not every registry holds the binaries of every machine. What a package asks for by an exact version and the registry
 * did not have is written down all the same: npm skips it on machines it is not for, and fetches it where it is needed.
 * Such an entry has no digest, so npm takes whatever its registry then has under that version. `npm run lock -- --integrity`
 * changes nothing but that: run where the registry holds them, it asks for the digests that are missing.
 */
export type LockedPackage = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  optionalDependencies?: Record<string, string>
  resolved?: string
  /** The digest of what was published under this version; npm installs nothing else. */
  integrity?: string
  link?: boolean
}
export type Lock = { packages: Record<string, LockedPackage> }

/** Where Node would find `name` from the package that lies at `from`. */
export function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let home = from; ; home = home.slice(0, Math.max(0, home.lastIndexOf('/node_modules/')))) {
    const place = `${home}${home ? '/' : ''}node_modules/${name}`
    if (lock.packages[place]) return place
    // A workspace has no 'node_modules' in its path, and the root stands above it.
    if (!home.includes('/node_modules/')) {
      const atRoot = `node_modules/${name}`
      return lock.packages[atRoot] ? atRoot : undefined
    }
  }
}

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'netbsd',
  'openbsd',
  'android',
  'openharmony',
  'sunos',
  'aix',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
  'mips64el',
]

/** The machine that a native package is for, by the words of its name. */
export function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32')) return undefined
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc }) }
}

/** Adds the native packages that the registry lacked, in the order that npm writes. */
export function complete(lock: Lock): Lock {
  const packages = { ...lock.packages }
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const machine = machineOf(name)
      if (!machine || !/^\d/.test(version) || placeOf(lock, place, name)) continue
      packages[`node_modules/${name}`] = { version, ...machine, ...(dev && { dev }), optional: true }
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

const nameIn = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Places of packages that come from a registry and whose digest is not known. */
export const withoutIntegrity = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { link, integrity }]) =>
    place.includes('node_modules/') && !link && !integrity ? [place] : [],
  )

/** Adds the digests that a registry knows, in the place where npm writes them: after the version. */
export function withIntegrity(
  lock: Lock,
  digestOf: (name: string, version: string) => string | undefined,
): Lock {
  const packages = { ...lock.packages }
  for (const place of withoutIntegrity(lock)) {
    const { version = '', ...rest } = packages[place] ?? {}
    const integrity = digestOf(nameIn(place), version)
    if (integrity) packages[place] = { version, integrity, ...rest }
  }
  return { ...lock, packages }
}

/** What the registry says that npm is set up for; nothing, where it does not hold the package. */
function publishedDigest(name: string, version: string): string | undefined {
  const { stdout, status } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
    encoding: 'utf8',
  })
  const said: unknown = status === 0 && stdout ? JSON.parse(stdout) : undefined
  return typeof said === 'string' ? said : undefined
}

function writeLock(lock: Lock): void {
  const whole = withIntegrity(lock, publishedDigest)
  writeFileSync(join(import.meta.dirname, '../package-lock.json'), `${JSON.stringify(whole, null, 2)}\n`)
  const unknown = withoutIntegrity(whole)
  if (unknown.length > 0) console.log(`The registry has no digest of ${unknown.map(nameIn).join(', ')}`)
}

if (import.meta.main && process.argv.includes('--integrity')) {
  writeLock(JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')))
} else if (import.meta.main) {
  // In a folder with nothing but the manifests: npm would otherwise go by the old lock and by what is installed.
  const root = join(import.meta.dirname, '..')
  const empty = mkdtempSync(join(tmpdir(), 'makebelieve-lock-'))
  for (const manifest of globSync('{package.json,*/package.json}', { cwd: root }))
    cpSync(join(root, manifest), join(empty, manifest))
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
    cwd: empty,
    stdio: 'inherit',
  })
  const lock: Lock = JSON.parse(readFileSync(join(empty, 'package-lock.json'), 'utf8'))
  writeLock(complete(lock))
  rmSync(empty, { recursive: true })
}
