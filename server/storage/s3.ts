import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@makebelieve/contract/errors'
import { AwsClient } from 'aws4fetch'
import { type Clock, type FileBody, type FileInfo, rangeBeyondEnd, type StorageDriver } from './driver.ts'
import { isKey } from './key.ts'

export type S3Options = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Put before every key, e.g. `makebelieve`, so that one bucket can serve several installations. */
  prefix?: string
  /** Where browsers reach the service, when that is not where this server does. */
  publicEndpoint?: string
  clock?: Clock
  /** Milliseconds the service may take to answer; a large upload gets more. */
  timeout?: number
  /** Keys asked for at once in a listing; services give at most 1,000. */
  pageSize?: number
}

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}
type Answer = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null; text: string }

const attempts = 3
const firstPause = 100
/** A slower upload than this, in bytes per millisecond (1 MB/s), is given up. */
const slowestUpload = 1000
/**
 * A file is held in memory while it is sent: that gives its length and hash to the signature, and something
 * to send again when the service stumbles. Our largest files are exports of some 100 MB; larger ones would
 * need a multipart upload, so they are refused.
 */
const largestFile = 128 * 1024 * 1024

/** Files in a bucket of any service that speaks the protocol of Amazon S3 with path-style addresses. */
export function s3Driver(options: S3Options): StorageDriver {
  const { endpoint, publicEndpoint = endpoint, region, bucket, accessKeyId, secretAccessKey } = options
  const { clock = Date.now, timeout = 30_000, pageSize = 1000 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const folder = options.prefix ? `${options.prefix.replaceAll(/^\/+|\/+$/g, '')}/` : ''
  const inBucket = (path: string, base = endpoint) => new URL(`${base.replace(/\/+$/, '')}/${bucket}${path}`)
  const addressOf = (key: string, base?: string) => inBucket(`/${folder}${key}`, base)
  const signingTime = () => new Date(clock()).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')

  /** Sends a call, and again when the service stumbles; what it then answers is for the caller to judge. */
  async function send(call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendOnce(call)
      } catch (failure) {
        if (attempt === attempts) throw failure
      }
      await wait(firstPause * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async function sendOnce({ method, url, headers, body }: Call): Promise<Answer> {
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': await sha256(body ?? new Uint8Array()) },
      body,
      aws: { datetime: signingTime() },
    })
    // Set after signing, because proxies change it on the way. A compressed answer would hide the file's
    // size.
    request.headers.set('Accept-Encoding', 'identity')
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeout + (body?.length ?? 0) / slowestUpload)
    try {
      const response = await fetch(request, { signal: limit.signal, redirect: 'manual' })
      const { status, headers } = response
      // A file comes at the pace of its reader, which no time limit knows; all other answers are short.
      if (method === 'GET' && response.ok && !url.search)
        return { status, headers, text: '', body: response.body }
      const answer = { status, headers, text: await response.text(), body: null }
      if (status >= 500 || status === 429) throw refusal(answer)
      return answer
    } catch (error) {
      throw error instanceof ApiError ? error : unreachable(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(key, body, { type }) {
      const headers = { 'Content-Type': type }
      expect(await send({ method: 'PUT', url: addressOf(key), headers, body: await bytesOf(body) }), 200)
    },

    async head(key) {
      const answer = await send({ method: 'HEAD', url: addressOf(key) })
      return isNoFile(answer) ? null : infoOf(expect(answer, 200))
    },

    async get(key, { range } = {}) {
      const headers = range && { Range: `bytes=${range.start}-${range.end ?? ''}` }
      const answer = await send({ method: 'GET', url: addressOf(key), headers })
      if (isNoFile(answer)) return null
      if (answer.status === 416) throw rangeBeyondEnd()
      const { body } = expect(answer, 200, 206)
      return { ...infoOf(answer), body: body ?? new Blob([]).stream(), range: rangeOf(answer) }
    },

    async delete(key) {
      expect(await send({ method: 'DELETE', url: addressOf(key) }), 200, 204, 404)
    },

    async *list(prefix) {
      let token: string | undefined
      do {
        const url = inBucket('')
        url.searchParams.set('list-type', '2')
        url.searchParams.set('max-keys', String(pageSize))
        url.searchParams.set('prefix', folder + prefix)
        if (token) url.searchParams.set('continuation-token', token)
        const { text } = expect(await send({ method: 'GET', url }), 200)
        if (!text.includes('<ListBucketResult')) throw refusal({ status: 200, text })
        const page = elementsOf(text)
        for (const key of page('Key').map((name) => name.slice(folder.length))) {
          // Consoles leave markers such as `folder/` in a bucket: no files of ours, and no keys.
          if (isKey(key)) yield key
        }
        token = page('NextContinuationToken')[0]
      } while (token)
    },

    async signedUrl(key, { seconds }) {
      const url = addressOf(key, publicEndpoint)
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const signed = await client.sign(url, { aws: { signQuery: true, datetime: signingTime() } })
      return signed.url
    },
  }
}

async function bytesOf(body: FileBody): Promise<Uint8Array<ArrayBuffer>> {
  if (!(body instanceof ReadableStream)) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    if (bytes.length > largestFile) throw tooLarge()
    return bytes as Uint8Array<ArrayBuffer>
  }
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > largestFile) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Off the main thread, which a file of 100 MB would hold up noticeably. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

function infoOf({ status, headers }: Answer): FileInfo {
  const size = status === 206 ? headers.get('Content-Range')?.split('/')[1] : headers.get('Content-Length')
  if (!size) throw new ApiError('unavailable', 'The file storage did not say how large a file is.')
  return {
    type: headers.get('Content-Type') ?? 'application/octet-stream',
    size: Number(size),
    etag: headers.get('ETag') ?? '',
  }
}

function rangeOf({ status, headers }: Answer) {
  const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers.get('Content-Range') ?? '') ?? []
  return status === 206 ? { start: Number(start), end: Number(end) } : undefined
}

/**
 * The texts of all elements of a name. The answers of S3 are flat, have no attributes where we look and no
 * comments, so that this is all of XML that is needed.
 */
function elementsOf(xml: string) {
  return (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
      decodeEntities(text),
    )
}

const namedEntities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
    name
      ? (namedEntities.get(name) ?? entity)
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

/** A missing bucket answers 404 as well, but must not look like a missing file. */
function isNoFile({ status, text }: Answer): boolean {
  return status === 404 && !text.includes('NoSuchBucket')
}

function expect(answer: Answer, ...statuses: number[]): Answer {
  if (!statuses.includes(answer.status)) throw refusal(answer)
  return answer
}

function refusal({ status, text }: Pick<Answer, 'status' | 'text'>): ApiError {
  const reason = [status, ...elementsOf(text)('Code')].join(' ')
  return new ApiError('unavailable', `The file storage refused the request (${reason}).`, { cause: text })
}

function unreachable(error: unknown): ApiError {
  const { name, cause } = error as Error
  const reason =
    name === 'AbortError' ? 'no answer in time' : ((cause as NodeJS.ErrnoException)?.code ?? name)
  return new ApiError('unavailable', `The file storage cannot be reached (${reason}).`, { cause: error })
}

function tooLarge(): ApiError {
  return new ApiError('too_large', `A file may have at most ${largestFile / 1024 / 1024} MB.`)
}
