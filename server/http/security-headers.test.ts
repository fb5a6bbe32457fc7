import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './context.ts'
import { type PageSources, pagePolicy } from './security-headers.ts'

const ownOrigins = ['http://localhost:3000', 'http://127.0.0.1:3000']

async function policyAt(url: string, sources: Partial<PageSources> = {}): Promise<string[]> {
  const app = new Hono<AppEnv>()
  app.get('*', (c) =>
    c.text(pagePolicy(c, 'n', { ownOrigins, contentOrigin: undefined, fileOrigin: undefined, ...sources })),
  )
  return (await (await app.request(url)).text()).split('; ')
}

describe('a page', () => {
  it('frames creations and nothing else of its own origin', async () => {
    expect(await policyAt('http://localhost:3000/')).toContain('frame-src http://localhost:3000/play/')
  })

  it('frames them from the origin that it was asked at', async () => {
    expect(await policyAt('http://127.0.0.1:3000/')).toContain('frame-src http://127.0.0.1:3000/play/')
    expect(await policyAt('http://evil.example/')).toContain('frame-src http://localhost:3000/play/')
  })

  it('frames them from subdomains where creations have an origin of their own', async () => {
    const contentOrigin = 'https://content.example'
    expect(await policyAt('http://localhost:3000/', { contentOrigin })).toContain(
      'frame-src https://*.content.example/play/',
    )
  })

  it('is framed by nobody, unless it is there to be embedded', async () => {
    expect(await policyAt('http://localhost:3000/guide')).toContain("frame-ancestors 'none'")
    expect(await policyAt('http://localhost:3000/embed/x')).toContain('frame-ancestors *')
  })
})
