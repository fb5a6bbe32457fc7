import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import type { useApp } from './app.ts'

/** The application on a port of its own, for what needs a real connection. */
export function useListening(app: ReturnType<typeof useApp>) {
  let server: Server
  beforeAll(async () => {
    server = serve({ fetch: app.parts.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    if (!server.listening) await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
