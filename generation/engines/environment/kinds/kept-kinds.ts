import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packMeshes, unpackMeshes } from '@makebelieve/kit/environment/pack'
import { stampOf, writeWhole } from '../../../page/bundling.ts'
import { type KindOrder, type MadeKind, makeKind } from './kind.ts'

const generation = join(import.meta.dirname, '../../..')
const folder = join(generation, 'build/kinds')

/** A body takes half a second to make and is asked for again and again, so it is kept: in memory, and on disk. */
const remembered = new Map<string, Promise<MadeKind>>()
const mostRemembered = 500

export function keptKind(order: KindOrder): Promise<MadeKind> {
  const key = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 24)
  const known = remembered.get(key)
  if (known) {
    remembered.delete(key)
    remembered.set(key, known)
    return known
  }
  const made = fromDisk(key, () => makeKind(order))
  remembered.set(key, made)
  // What failed is not remembered: the next prompt may fare better.
  made.catch(() => remembered.delete(key))
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  return made
}

async function fromDisk(key: string, make: () => Promise<MadeKind>): Promise<MadeKind> {
  const file = join(shelf(), `${key}.kind`)
  if (existsSync(file)) return read(readFileSync(file))
  const made = await make()
  writeWhole(file, written(made))
  return made
}

/** A head with all but the mesh, its length before it, then the mesh. */
function written({ mesh, ...rest }: MadeKind): Uint8Array {
  const head = Buffer.from(JSON.stringify(rest))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, packMeshes([mesh])])
}

function read(bytes: Buffer): MadeKind {
  const length = bytes.readUInt32LE(0)
  const rest: Omit<MadeKind, 'mesh'> = JSON.parse(bytes.subarray(4, 4 + length).toString())
  const [mesh] = unpackMeshes(Uint8Array.from(bytes.subarray(4 + length)))
  if (!mesh) throw new Error('A kept kind has no mesh')
  return { ...rest, mesh }
}

let stamped: string | undefined
const mostKept = 6000
const anHour = 3_600_000

/** One folder for each state of the sources. Those that nobody has written to for an hour go when another takes over. */
function shelf(): string {
  if (stamped) return stamped
  const stamp = stampOf([
    [join(generation, '../shapes'), ['**/*.ts']],
    [generation, ['nouns/*.ts', 'engines/model/compose/**/*.ts', 'engines/model/*.ts']],
    [import.meta.dirname, ['*.ts']],
    [join(generation, '../kit/environment'), ['pack.ts']],
  ])
  stamped = join(folder, stamp)
  for (const other of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, other)
    const isAbandoned = Date.now() - statSync(path).mtimeMs > anHour
    if (isAbandoned && (other !== stamp || readdirSync(path).length > mostKept))
      rmSync(path, { recursive: true, force: true })
  }
  return stamped
}
