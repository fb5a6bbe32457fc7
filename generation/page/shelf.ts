import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Sources, stampOf, writeWhole } from './bundling.ts'

/** What a shelf keeps: plain data, and the bytes that belong to it. */
export type Kept = { head: object; bytes: Uint8Array }

export type ShelfOf<Order, Made> = {
  /** Its folder under build/. */
  name: string
  /** What the things are made by: another state of it is another shelf. */
  sources: Sources
  make(order: Order): Promise<Made>
  write(made: Made): Kept
  read(kept: { head: never; bytes: Uint8Array }): Made
}

const folder = join(import.meta.dirname, '../build')
const mostRemembered = 500
const mostKept = 6000
const anHour = 3_600_000

/** Things that take long to make and are asked for again and again, so they are kept: in memory, and on disk. */
export class Shelf<Order extends object, Made> {
  private readonly of: ShelfOf<Order, Made>
  private readonly remembered = new Map<string, Promise<Made>>()
  private place: string | undefined

  constructor(of: ShelfOf<Order, Made>) {
    this.of = of
  }

  take(order: Order): Promise<Made> {
    const { remembered } = this
    const key = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 24)
    const known = remembered.get(key)
    if (known) {
      remembered.delete(key)
      remembered.set(key, known)
      return known
    }
    const made = this.fromDisk(key, order)
    remembered.set(key, made)
    // What failed is not remembered: the next prompt may fare better.
    made.catch(() => remembered.delete(key))
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break
      remembered.delete(oldest)
    }
    return made
  }

  private async fromDisk(key: string, order: Order): Promise<Made> {
    const file = join(this.home(), key)
    if (existsSync(file)) return this.of.read(parted(readFileSync(file)))
    const made = await this.of.make(order)
    writeWhole(file, joined(this.of.write(made)))
    return made
  }

  /** One folder for each state of the sources. Those that nobody has written to for an hour go when another takes over. */
  private home(): string {
    if (this.place) return this.place
    const stamp = stampOf(this.of.sources)
    const all = join(folder, this.of.name)
    for (const other of existsSync(all) ? readdirSync(all) : []) {
      const path = join(all, other)
      const isAbandoned = Date.now() - statSync(path).mtimeMs > anHour
      if (isAbandoned && (other !== stamp || readdirSync(path).length > mostKept))
        rmSync(path, { recursive: true, force: true })
    }
    this.place = join(all, stamp)
    return this.place
  }
}

/** The length of the head, the head, then the bytes. */
function joined({ head, bytes }: Kept): Uint8Array {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text, bytes])
}

function parted(file: Buffer): { head: never; bytes: Uint8Array } {
  const end = 4 + file.readUInt32LE(0)
  return {
    head: JSON.parse(file.subarray(4, end).toString()) as never,
    bytes: Uint8Array.from(file.subarray(end)),
  }
}
