import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../script/find-chromium.ts'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appOrigin: string
    browserEndpoint: string
    outbox: string
    dataDir: string
  }
}

export const administrator = { name: 'Boss', email: 'boss@example.com', password: 'correct horse battery' }

/** One server, as a user would start it, and one Chromium, for all browser tests. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-'))
  const server = await startServerProcess(dataDir, { ADMIN_EMAILS: administrator.email })
  // The first account of an installation needs no proof of its address.
  await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify(administrator),
  })
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ],
  })
  project.provide('appOrigin', server.origin)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('outbox', join(dataDir, 'outbox'))
  project.provide('dataDir', dataDir)
  return async () => {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
