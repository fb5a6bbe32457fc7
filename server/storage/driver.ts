import { ApiError } from '@makebelieve/contract/errors'

/** Milliseconds since 1970, as `Date.now` gives them. Passed in, so that a test can sign in the past. */
export type Clock = () => number

export type FileBody = Uint8Array | string | ReadableStream<Uint8Array>

/** Offsets of the first and the last byte, as in HTTP: both are included. */
export type FileRange = { start: number; end: number }

/** `size` is that of the whole file; `etag` is strong and has its quotes, ready for a header. */
export type FileInfo = { type: string; size: number; etag: string }

/** With `range`, the body is that part. Read it to the end or cancel it: it holds a file or a socket. */
export type StoredFile = FileInfo & { body: ReadableStream<Uint8Array>; range?: FileRange }

/** What a place for files must be able to do. It is only ever called with keys that were checked. */
export type StorageDriver = {
  /** Whole or not at all: a reader sees the old file or the new one. */
  put(key: string, body: FileBody, options: { type: string }): Promise<void>
  head(key: string): Promise<FileInfo | null>
  /** Without `end`, to the end of the file. A range that starts beyond it is refused. */
  get(key: string, options?: { range?: { start: number; end?: number } }): Promise<StoredFile | null>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Every key below a prefix that ends with a slash or is empty, in no promised order. */
  list(prefix: string): AsyncIterable<string>
  signedUrl(key: string, options: { seconds: number }): Promise<string>
}

/** What every driver says of a range that starts beyond the end. */
export function rangeBeyondEnd(): ApiError {
  return new ApiError('invalid_input', 'The range starts beyond the end of the file.')
}
