import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export type Heard = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** Answers one request; an object is sent as JSON. Nothing means that it was answered by hand, or never. */
export type Answer = (heard: Heard, response: ServerResponse, base: string) => unknown

export type ShapeServer = { base: string; heard: Heard[] }

const open: (() => Promise<void>)[] = []

/** One that is closed after the test. */
export async function shapeServer(answer: Answer): Promise<ShapeServer> {
  const { close, ...server } = await openShapeServer(answer)
  open.push(close)
  return server
}
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A small server that answers in the documented shape of a service, and remembers what it was asked. */
export async function openShapeServer(answer: Answer) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece) => pieces.push(piece))
    request.on('end', async () => {
      const text = Buffer.concat(pieces).toString()
      const { method = '', url: path = '', headers } = request
      const one = { method, path, headers, body: text ? JSON.parse(text) : undefined }
      heard.push(one)
      const said = await answer(one, response, base)
      if (said === undefined) return
      if (said instanceof Uint8Array) response.writeHead(200, { 'content-type': 'image/png' }).end(said)
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { base, heard, close }
}

/** An answer with a status of its own. */
export function status(
  response: ServerResponse,
  code: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(code, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
  return undefined
}
