import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'
import type { AppEnv } from './context.ts'
import { offlinePage } from './offline-page.ts'
import { securityHeaders } from './security-headers.ts'

describe('without a network', () => {
  it('the page that is kept comes whole and can reach nothing', async () => {
    const app = new Hono<AppEnv>().use(securityHeaders).get('/offline', offlinePage)
    const answer = await app.request('/offline')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('connect-src data: blob:;')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:|'self'/)
    const page = await answer.text()
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
    expect(page).toContain("frame.sandbox = 'allow-scripts allow-pointer-lock'")
  })

  it('the worker is asked for anew each time, and may reach this server alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'makebelieve-built-'))
    writeFileSync(join(folder, 'service-worker.js'), '// waits')
    const app = new Hono<AppEnv>().use(securityHeaders).route('/', builtFiles(folder))
    const answer = await app.request('/service-worker.js')
    expect(await answer.text()).toBe('// waits')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })
})
