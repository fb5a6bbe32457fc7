import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { S3Options } from './s3.ts'
import { openStorage } from './storage.ts'
import { startS3Peer } from './testing/s3-peer.ts'

const text = { type: 'text/plain' }
const options = { region: 'us-east-1', bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret' }

const closers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

async function startPeer() {
  const peer = await startS3Peer()
  closers.push(peer.close)
  return peer.options
}

/** A service that misbehaves as it is told to, for what no real one does on demand. */
async function startService(
  answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
) {
  let count = 0
  const server = createServer((request, response) => {
    count++
    request.resume().on('end', () => answer(request, response, count))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    open: (more?: Partial<S3Options>) => openStorage({ driver: 's3', ...options, endpoint, ...more }),
    calls: () => count,
  }
}

test('a service that stumbles twice is asked a third time', async () => {
  const service = await startService((_request, response, count) => {
    response.writeHead(count === 1 ? 503 : count === 2 ? 429 : 200).end()
  })
  await service.open().put('file', 'content', text)
  expect(service.calls()).toBe(3)
})

test('a connection that breaks is made anew', async () => {
  const service = await startService((request, response, count) => {
    if (count === 1) request.socket.destroy()
    else response.writeHead(200).end()
  })
  await service.open().put('file', 'content', text)
  expect(service.calls()).toBe(2)
})

test('a service that keeps failing is given up, with its reason', async () => {
  const service = await startService((_request, response) => {
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  })
  await expect(service.open().get('file')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The file storage refused the request (503 SlowDown).',
  })
  expect(service.calls()).toBe(3)
})

test('a service that never answers is given up', async () => {
  const service = await startService(() => {})
  await expect(service.open({ timeout: 50 }).check()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The file storage cannot be reached (no answer in time).',
  })
  expect(service.calls()).toBe(3)
})

test('a redirect is not followed: it would take the signature elsewhere', async () => {
  const service = await startService((_request, response) => {
    response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end()
  })
  await expect(service.open().get('file')).rejects.toMatchObject({
    message: 'The file storage refused the request (307).',
  })
  expect(service.calls()).toBe(1)
})

test('a wrong secret is refused by the service, and clearly by the check', async () => {
  const peer = await startPeer()
  const storage = openStorage({ driver: 's3', ...peer, secretAccessKey: 'wrong' })
  const refused = { message: 'The file storage refused the request (403 SignatureDoesNotMatch).' }
  await expect(storage.check()).rejects.toMatchObject(refused)
  await expect(storage.get('file')).rejects.toMatchObject(refused)
  expect((await fetch(await storage.signedUrl('file'))).status).toBe(403)
})

test('a request from a clock that is far off is refused by the service', async () => {
  const peer = await startPeer()
  const storage = openStorage({ driver: 's3', ...peer, clock: () => Date.now() - 20 * 60 * 1000 })
  await expect(storage.check()).rejects.toMatchObject({
    message: expect.stringContaining('RequestTimeTooSkewed'),
  })
})

test('a missing bucket is an error and not a missing file', async () => {
  const storage = openStorage({ driver: 's3', ...(await startPeer()), bucket: 'elsewhere' })
  const refused = { code: 'unavailable', message: 'The file storage refused the request (404 NoSuchBucket).' }
  await expect(storage.get('file')).rejects.toMatchObject(refused)
  await expect(storage.check()).rejects.toMatchObject(refused)
})

test('two prefixes in one bucket do not see each other', async () => {
  const peer = await startPeer()
  const one = openStorage({ driver: 's3', ...peer, prefix: 'one' })
  const other = openStorage({ driver: 's3', ...peer, prefix: '/one/more/' })
  await one.put('files/a', 'x', text)
  await other.put('files/b', 'x', text)
  expect(await other.get('files/a')).toBeNull()
  const keys: string[] = []
  for await (const key of other.list('')) keys.push(key)
  expect(keys).toEqual(['files/b'])
})

test('signed addresses lead to where browsers reach the service', async () => {
  const { open } = await startService((_request, response) => response.end())
  const url = new URL(
    await open({ publicEndpoint: 'https://files.example/' }).signedUrl('a/b.png', { seconds: 60 }),
  )
  expect(url.origin + url.pathname).toBe('https://files.example/files/a/b.png')
  expect(url.searchParams.get('X-Amz-Expires')).toBe('60')
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('host')
})

test('a listing is read as XML, with what others left in the bucket passed over', async () => {
  const tokens: (string | null)[] = []
  const service = await startService((request, response, count) => {
    tokens.push(new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token'))
    const page =
      count === 1
        ? `<Contents><Key>a/</Key></Contents><Contents><Key>a/x&#45;1&#x2e;png</Key></Contents>
           <Contents><Key>a/&lt;b&gt; &amp;amp; &unknown;</Key></Contents>
           <IsTruncated>true</IsTruncated><NextContinuationToken>1&amp;+/=&quot;</NextContinuationToken>`
        : '<Contents><Key>a/y</Key></Contents><IsTruncated>false</IsTruncated>'
    response.end(`<?xml version="1.0"?><ListBucketResult xmlns="http://doc/">${page}</ListBucketResult>`)
  })
  const keys: string[] = []
  for await (const key of service.open().list('a/')) keys.push(key)
  expect(keys).toEqual(['a/x-1.png', 'a/y'])
  expect(tokens).toEqual([null, '1&+/="'])
})

test('a page that is no listing is an error and not an empty folder', async () => {
  const service = await startService((_request, response) =>
    response.end('<html>Welcome to our network</html>'),
  )
  await expect(service.open().deleteAll('a/')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a file too large to hold in memory is refused before anything is sent', async () => {
  const service = await startService((_request, response) => response.end())
  const piece = new Uint8Array(1024 * 1024)
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(piece) })
  await expect(service.open().put('file', endless, text)).rejects.toMatchObject({
    code: 'too_large',
    message: 'A file may have at most 128 MB.',
  })
  expect(service.calls()).toBe(0)
})
