import { randomUUID } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import { type DiskOptions, diskDriver } from './disk.ts'
import type { StorageDriver } from './driver.ts'
import { checkKey, checkPrefix } from './key.ts'
import { type S3Options, s3Driver } from './s3.ts'

export type { Clock, FileBody, FileInfo, FileRange, StoredFile } from './driver.ts'

export type Storage = Omit<StorageDriver, 'signedUrl'> & {
  /** Deletes everything below a prefix, e.g. `user/1/`, and says how many files that were. */
  deleteAll(prefix: string): Promise<number>
  /** An address anyone may read the file at for `seconds`, of which the default is the most. */
  signedUrl(key: string, options?: { seconds?: number }): Promise<string>
  /** Really writes, reads and deletes a small file; rejects with the reason when that does not work. */
  check(): Promise<void>
}

export type StorageOptions = ({ driver: 'disk' } & DiskOptions) | ({ driver: 's3' } & S3Options)

/** Seconds. */
export const longestValidity = 600
const longestType = 200

/** Opens the chosen place for files. What holds for every place stands here, once. */
export function openStorage(options: StorageOptions): Storage {
  const driver = options.driver === 's3' ? s3Driver(options) : diskDriver(options)

  return {
    async put(key, body, { type }) {
      await driver.put(checkKey(key), body, { type: checkType(type) })
    },
    async head(key) {
      return driver.head(checkKey(key))
    },
    async get(key, { range } = {}) {
      return driver.get(checkKey(key), { range: range && checkRange(range) })
    },
    async delete(key) {
      await driver.delete(checkKey(key))
    },
    list(prefix) {
      return driver.list(prefix === '' ? '' : checkPrefix(prefix))
    },

    async deleteAll(prefix) {
      const keys: string[] = []
      for await (const key of driver.list(checkPrefix(prefix))) keys.push(key)
      // Sixteen hands take from one pile: quick where each delete is a request, gentle to the one who
      // answers.
      const pile = keys.values()
      const hand = async () => {
        for (const key of pile) await driver.delete(key)
      }
      await Promise.all(Array.from({ length: 16 }, hand))
      return keys.length
    },

    async signedUrl(key, { seconds = longestValidity } = {}) {
      if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestValidity)
        throw new ApiError('invalid_input', `A signed address is valid for 1 to ${longestValidity} seconds.`)
      return driver.signedUrl(checkKey(key), { seconds })
    },

    async check() {
      const key = `health/${randomUUID()}`
      await driver.put(key, key, { type: 'text/plain' })
      try {
        const file = await driver.get(key)
        if (!file || (await new Response(file.body).text()) !== key)
          throw new ApiError('unavailable', 'The file storage did not give back what was written to it.')
      } finally {
        await driver.delete(key)
      }
    },
  }
}

/** A content type becomes a header, so it must be one. */
function checkType(type: string): string {
  if (type.length > longestType || !/^[\w.+-]+\/[\w.+-]+(?:;[ -~]+)?$/.test(type))
    throw new ApiError('invalid_input', 'A file needs a content type such as image/png.')
  return type
}

function checkRange(range: { start: number; end?: number }) {
  const { start, end = start } = range
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new ApiError('invalid_input', 'A range of bytes is two whole numbers, the first at most the last.')
  return range
}
