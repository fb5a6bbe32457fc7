import crypto from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Sha256 } from '@aws-crypto/sha256-js'
import { serve } from '@hono/node-server'
import { SignatureV4 } from '@smithy/signature-v4'
import { Hono } from 'hono'
import S3rver from 's3rver'
import type { S3Options } from '../s3.ts'

const region = 'us-east-1'
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * An S3 service on a free port. Behind it is s3rver, before it a gate that refuses, with AWS's own code,
 * every request whose signature is wrong or too old, which s3rver does not. Requests go through one at a time
 * and whole, because S3 promises that files appear whole and s3rver does not keep that promise.
 */
export async function startS3Peer() {
  mendPaging()
  const directory = await mkdtemp(join(tmpdir(), 'makebelieve-s3-'))
  const bucket = 'files'
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  mendUploads(s3rver)
  const { port } = await s3rver.run()

  let lastTurn: Promise<unknown> = Promise.resolve()
  const gate = new Hono().all('*', async (c) => {
    const body = await c.req.arrayBuffer()
    const refusal = await refusalOf(c.req.raw, body)
    if (refusal) return c.body(`<Error><Code>${refusal}</Code></Error>`, 403)
    const turn = lastTurn.then(() => forward(c.req.raw, body, port))
    lastTurn = turn.catch(() => {})
    return turn
  })
  const server = serve({ fetch: gate.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    options: { endpoint, region, bucket, ...credentials } satisfies S3Options,
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await s3rver.close()
      await rm(directory, { recursive: true })
    },
  }
}

async function forward(request: Request, body: ArrayBuffer, port: number): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: request.method,
    headers: withoutConnection(request.headers),
    body: request.method === 'PUT' ? body : undefined,
  })
  const content = await answer.arrayBuffer()
  const { status, headers } = answer
  return new Response(content.byteLength > 0 ? content : null, {
    status,
    headers: withoutConnection(headers),
  })
}

/** The headers without those that belong to one connection and not to the next. */
function withoutConnection(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['host', 'connection', 'keep-alive', 'transfer-encoding']) kept.delete(name)
  return kept
}

const signer = new SignatureV4({ credentials, region, service: 's3', sha256: Sha256, uriEscapePath: false })
const bodyHash = 'x-amz-content-sha256'
const quarterHour = 15 * 60 * 1000

async function refusalOf(request: Request, body: ArrayBuffer): Promise<string | null> {
  const { protocol, hostname, pathname: path, searchParams } = new URL(request.url)
  const query = Object.fromEntries(searchParams)
  const message = { method: request.method, protocol, hostname, path }

  if (query['X-Amz-Signature']) {
    const signingDate = dateOf(query['X-Amz-Date'])
    const expiresIn = Number(query['X-Amz-Expires'])
    const own = Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-')))
    const headers = { host: request.headers.get('host') ?? '', [bodyHash]: 'UNSIGNED-PAYLOAD' }
    const notSent = new Set([bodyHash])
    const signed = await signer.presign(
      { ...message, query: own, headers },
      { signingDate, expiresIn, unsignableHeaders: notSent, unhoistableHeaders: notSent },
    )
    if (signed.query?.['X-Amz-Signature'] !== query['X-Amz-Signature']) return 'SignatureDoesNotMatch'
    return Date.now() > signingDate.getTime() + expiresIn * 1000 ? 'AccessDenied' : null
  }

  const given = request.headers.get('authorization') ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const headers = Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? '']))
  const signingDate = dateOf(headers['x-amz-date'])
  const signed = await signer.sign({ ...message, query, headers }, { signingDate })
  if (signed.headers.authorization !== given) return 'SignatureDoesNotMatch'
  if (Math.abs(Date.now() - signingDate.getTime()) > quarterHour) return 'RequestTimeTooSkewed'
  const hash = crypto.createHash('sha256').update(Buffer.from(body)).digest('hex')
  return [hash, 'UNSIGNED-PAYLOAD'].includes(headers[bodyHash] ?? '') ? null : 'XAmzContentSHA256Mismatch'
}

/** `20261115T034304Z`, as the protocol writes it. */
function dateOf(text = '19700101T000000Z'): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** s3rver answers an upload before its last bytes are on disk. */
function mendUploads({ store }: S3rver) {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content)
    const path = store.getResourcePath(bucket, key, 'object')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    const md5 = crypto.createHash('md5').update(bytes).digest('hex')
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: bytes.length, md5 }
  }
}

/** s3rver pages with DES, which OpenSSL 3 no longer has; triple DES with one key is the same. */
function mendPaging() {
  const { createCipheriv, createDecipheriv } = crypto
  const triple = (key: Buffer) => Buffer.concat([key, key, key])
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des' ? createCipheriv('des-ede3-cbc', triple(key), iv) : createCipheriv(name, key, iv),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des' ? createDecipheriv('des-ede3-cbc', triple(key), iv) : createDecipheriv(name, key, iv),
  })
}
