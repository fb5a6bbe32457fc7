import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@makebelieve/generation/browser/find-chromium'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { administrator } from './administrator.ts'
import type { Place } from './place.ts'
import { signUpAdministrator, startServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for its place, by its number. */
    places: string
  }
}

/**
 * Every worker has a place: a server, as a user would start it, and a Chromium. Files that run at the same time meet
 * neither each other's rows nor each other's windows. A place is opened when its worker asks for it first, and stays
 * for the files after.
 */
export default async function setup(project: TestProject) {
  const places = new Map<string, ReturnType<typeof openPlace>>()
  const desk = createServer((request, response) => {
    const worker = request.url ?? ''
    const place = places.get(worker) ?? openPlace()
    places.set(worker, place)
    place.then(
      ({ close: _, ...told }) => response.end(JSON.stringify(told)),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('places', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    for (const opened of await Promise.allSettled(places.values()))
      if (opened.status === 'fulfilled') await opened.value.close()
  }
}

async function openPlace(): Promise<Place & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-'))
  const server = await startServerProcess(dataDir, { ADMIN_EMAILS: administrator.email })
  try {
    await signUpAdministrator(server)
    await canMake(server.origin)
  } catch (error) {
    await server.stop()
    throw error
  }
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: quietChromium })
  return {
    appOrigin: server.origin,
    browserEndpoint: browser.wsEndpoint(),
    outbox: join(dataDir, 'outbox'),
    dataDir,
    async close() {
      await browser.close()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The engines load in the background, behind whatever else wants a core: where browsers draw, that may take minutes. */
async function canMake(origin: string): Promise<void> {
  const patience = AbortSignal.timeout(600_000)
  for (;;) {
    const answer = await fetch(`${origin}/api/models/get-image/a%20red%20mug`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'Idempotency-Key': randomUUID() },
      body: '{}',
      signal: patience,
    })
    if (answer.ok) return
    // It says that it is busy as long as it loads.
    if (answer.status !== 503) throw new Error(`No picture could be made: ${await answer.text()}`)
  }
}

const quietChromium = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  // Its address bar is two pages of its own, loaded anew for every window: half of what opening ours took. The rest is
  // what Playwright turns off, which this line would otherwise turn on again.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ]}`,
]
