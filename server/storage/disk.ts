import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ApiError } from '@makebelieve/contract/errors'
import { type Clock, type FileBody, type FileInfo, rangeBeyondEnd, type StorageDriver } from './driver.ts'
import { linkSignature } from './link-signature.ts'

export type DiskOptions = {
  /** Made when it is not there, but only at the start: a folder that vanishes later is an error. */
  folder: string
  /** Links are signed with a key derived from it. */
  secret: string
  clock?: Clock
}

/** Bytes read, hashed or written at once: enough to be fast, too few to hold up other requests. */
const pieceSize = 256 * 1024
/** The most a label can take: a type of 200 characters, escaped, and two short fields. */
const longestLabel = 1024
/** File systems take names of at most 255 bytes; this finds 200 with more to come. */
const tooLong = /[^/]{200}(?=[^/])/g
const day = 24 * 60 * 60 * 1000

/**
 * Files in a folder. Each is its content followed by a label, one line of JSON with type, size and etag, so
 * that one rename replaces all of it: nobody reads half a file, or the bytes of one and the type of another.
 */
export function diskDriver({ secret, clock = Date.now, ...options }: DiskOptions): StorageDriver {
  const folder = resolve(options.folder)
  const links = linkSignature(secret)
  // A name that no key can have.
  const incoming = join(folder, '~incoming')
  mkdirSync(incoming, { recursive: true })
  sweep(incoming, clock)

  return {
    async put(key, body, { type }) {
      const draft = join(incoming, randomUUID())
      try {
        const file = await onDisk(open(draft, 'wx'))
        try {
          const hash = createHash('sha256')
          let size = 0
          for await (const piece of pieces(body)) {
            hash.update(piece)
            size += piece.length
            await onDisk(file.writeFile(piece))
          }
          const label: FileInfo = { type, size, etag: `"${hash.digest('base64url')}"` }
          await onDisk(file.writeFile(`\n${JSON.stringify(label)}`))
          await onDisk(file.sync())
        } finally {
          await file.close()
        }
        await onDisk(moveIntoPlace(draft, join(folder, pathOf(key))))
      } finally {
        await rm(draft, { force: true }).catch(() => {})
      }
    },

    async head(key) {
      const opened = await openFile(join(folder, pathOf(key)))
      await opened?.file.close()
      return opened?.label ?? null
    },

    async get(key, { range } = {}) {
      const opened = await openFile(join(folder, pathOf(key)))
      if (!opened) return null
      const { file, label } = opened
      const start = range?.start ?? 0
      const end = Math.min(range?.end ?? Number.POSITIVE_INFINITY, label.size - 1)
      if (range && start > end) {
        await file.close()
        throw rangeBeyondEnd()
      }
      return { ...label, body: contentOf(file, start, end), range: range && { start, end } }
    },

    async delete(key) {
      const path = join(folder, pathOf(key))
      await onDisk(rm(path, { force: true }))
      await removeEmptyFolders(dirname(path), folder)
    },

    list: (prefix) => keysIn(join(folder, pathOf(prefix)), prefix),

    async signedUrl(key, { seconds }) {
      return links.link(key, Math.floor(clock() / 1000) + seconds)
    },
  }
}

/**
 * A folder's name gets a '+', so that the keys `a` and `a/b` can both be files; a piece of a segment too long
 * for the file system gets a '='. No key has either character, so every path leads back to one key.
 */
function pathOf(key: string): string {
  return key.replaceAll(tooLong, '$&=/').replaceAll(/(?<!=)\//g, '+/')
}

async function* keysIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await onDisk(
    readdir(folder, { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return []
      throw error
    }),
  )
  for (const { name } of entries.filter((entry) => entry.isFile())) yield prefix + name
  for (const { name } of entries) {
    if (name.endsWith('+')) yield* keysIn(join(folder, name), `${prefix}${name.slice(0, -1)}/`)
    if (name.endsWith('=')) yield* keysIn(join(folder, name), prefix + name.slice(0, -1))
  }
}

async function* pieces(body: FileBody): AsyncGenerator<Uint8Array> {
  if (body instanceof ReadableStream) {
    yield* body
    return
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

/** Opens a file and reads its label. What is open stays whole when the file is replaced or deleted. */
async function openFile(path: string): Promise<{ file: FileHandle; label: FileInfo } | null> {
  const file = await onDisk(
    open(path).catch((error) => {
      if (isMissing(error)) return null
      throw error
    }),
  )
  if (!file) return null
  try {
    return { file, label: await onDisk(readLabel(file)) }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readLabel(file: FileHandle): Promise<FileInfo> {
  const { size } = await file.stat()
  const length = Math.min(size, longestLabel)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length)
  const tail = buffer.subarray(0, bytesRead)
  const lineBreak = tail.lastIndexOf('\n')
  const label: FileInfo = JSON.parse(tail.toString('utf8', lineBreak + 1))
  if (label.size !== size - length + lineBreak)
    throw new Error('A stored file does not have the size on its label.')
  return label
}

/** Reads as fast as it is read from; closes the file at the end, on failure and when it is cancelled. */
function contentOf(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const length = Math.min(pieceSize, end + 1 - at)
          if (length > 0) {
            const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at)
            if (bytesRead === 0) throw new Error('A stored file became shorter while it was read.')
            controller.enqueue(buffer.subarray(0, bytesRead))
            at += bytesRead
          }
          if (at <= end) return
          await file.close()
          controller.close()
        } catch (error) {
          await file.close().catch(() => {})
          throw unavailable(error)
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}

async function moveIntoPlace(draft: string, path: string): Promise<void> {
  const folder = dirname(path)
  for (let attempt = 1; ; attempt++) {
    try {
      await mkdir(folder, { recursive: true })
      await rename(draft, path)
      break
    } catch (error) {
      // A delete may take the folder away, for being empty, between these two lines or in the middle of
      // mkdir, which then fails with ENOENT or, in Node 24, with a wrong ENOTDIR. A real obstacle is still
      // there the tenth time.
      if (attempt === 10) throw error
    }
  }
  // Without this the new name could be lost in a power cut, although the content is safe.
  const handle = await open(folder).catch(() => null)
  await handle?.sync()
  await handle?.close()
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let at = folder; at !== root; at = dirname(at)) {
    const removed = await rmdir(at).then(
      () => true,
      (error) => isMissing(error),
    )
    if (!removed) return
  }
}

/** Drafts of a day ago belong to a process that was killed; younger ones may still be written. */
function sweep(incoming: string, clock: Clock): void {
  for (const name of readdirSync(incoming)) {
    const path = join(incoming, name)
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified < clock() - day) rmSync(path, { force: true })
  }
}

/** The disk's trouble (gone, full, read-only) is the server's, never the caller's mistake. */
async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(cause: unknown): ApiError {
  const code = codeOf(cause)
  const message = code ? `The folder for files cannot be used (${code}).` : 'A stored file is damaged.'
  return new ApiError('unavailable', message, { cause })
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
