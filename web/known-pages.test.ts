import type { WebHost, WholePage } from '@makebelieve/contract/web-host'
import { createElement, type ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet, Scripts, type ServerBuild, useSearchParams } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { answerPages } from './answer-pages.ts'
import { hostContext } from './api/host.ts'
import * as entry from './entry.server.tsx'
import type { SharedData } from './known-pages.tsx'
import { rootData } from './root-data.ts'

const loadRoot = vi.fn(({ request, context }: LoaderFunctionArgs) =>
  rootData(context.get(hostContext)(request), request.headers.get('cookie')),
)
const rendered = vi.fn()

function Search() {
  const search = String(useSearchParams()[0])
  rendered(search)
  if (search === 'fail=') throw new Error('no paint')
  return createElement('p', null, `asked for "${search}"`)
}

const Layout = ({ children }: { children: ReactNode }) =>
  createElement('html', null, createElement('body', null, children, createElement(Scripts)))

const ErrorBoundary = () => createElement('p', null, 'Something went wrong')

/** A root, a page that loads nothing, and two that count how often they were loaded, of which one shares that. */
function buildOfThreePages(): ServerBuild {
  let loads = 0
  const modules = {
    root: { path: '', module: { default: Outlet, Layout, ErrorBoundary, loader: loadRoot } },
    quiet: { path: 'quiet', parentId: 'root', module: { default: Search } },
    counting: {
      path: 'counting',
      parentId: 'root',
      module: { default: Search, loader: () => ({ loads: ++loads }) },
    },
    sharing: {
      path: 'sharing',
      parentId: 'root',
      module: {
        default: Search,
        loader: () => ({ loads: ++loads }),
        handle: { sharedForMs: 10_000 } satisfies SharedData,
      },
    },
  }
  const described = Object.entries(modules).map(([id, route]) => [
    id,
    { id, ...route, module: `/${id}.js`, hasLoader: 'loader' in route.module },
  ])
  return {
    entry: { module: entry },
    routes: Object.fromEntries(Object.entries(modules).map(([id, route]) => [id, { id, ...route }])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(described),
      version: '1',
    },
    basename: '/',
    ssr: true,
    isSpaMode: false,
    future: {},
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    allowedActionOrigins: [],
  } as unknown as ServerBuild
}

const render = answerPages(buildOfThreePages())

async function page(path: string, host: Partial<WebHost> = {}, cookie = '') {
  loadRoot.mockClear()
  const request = new Request(`http://localhost${path}`, { headers: { cookie } })
  const everybody = { origin: 'http://localhost', nonce: 'n1', requestId: null, hasSession: false }
  const visitor = { ...everybody, api: () => Promise.reject(), ...host }
  const answer = await render(request, visitor)
  const html = answer instanceof Response ? await answer.text() : (answer as WholePage).html
  return { html, status: answer.status, headers: answer.headers, byTheRouter: loadRoot.mock.calls.length > 0 }
}

describe('a page that loads nothing of its own', () => {
  it('is the same when it is known as when the router made it, and rendered anew for each request', async () => {
    const first = await page('/quiet')
    rendered.mockClear()
    const second = await page('/quiet')
    expect([first.byTheRouter, second.byTheRouter]).toEqual([true, false])
    expect(second.html).toBe(first.html)
    expect([...second.headers]).toEqual([...first.headers])
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('has the query and the nonce of its own request in every place', async () => {
    await page('/quiet')
    const { html, byTheRouter } = await page('/quiet?fox=1', { nonce: 'n2', requestId: 'r2' })
    expect(byTheRouter).toBe(false)
    expect(html).toContain('asked for &quot;fox=1&quot;')
    expect(html).toContain('nonce="n2"')
    expect(html).not.toContain('n1"')
  })

  it('is known for each theme by itself', async () => {
    await page('/quiet')
    const dark = await page('/quiet', {}, 'theme=dark')
    expect(dark.byTheRouter).toBe(true)
    const again = await page('/quiet', {}, 'theme=dark; other=1')
    expect(again.byTheRouter).toBe(false)
    expect(again.html).toBe(dark.html)
    expect(again.html).toContain('dark')
  })

  it('is not learnt from a request of one person, whose number is in it', async () => {
    await page('/Quiet', { requestId: 'r1' })
    expect((await page('/Quiet')).byTheRouter).toBe(true)
  })

  it('is up to the router for people with a session, and when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await page('/quiet')
    const api = async () => Response.json({ user: null })
    expect((await page('/quiet', { hasSession: true, api })).byTheRouter).toBe(true)
    const failed = await page('/quiet?fail=', { requestId: 'r3' })
    expect([failed.byTheRouter, failed.status]).toEqual([true, 500])
    expect(failed.html).toContain('Something went wrong')
    expect(failed.html).toContain('r3')
  })
})

it('a page that loads something is loaded for each request', async () => {
  const first = await page('/counting')
  const second = await page('/counting')
  expect(second.byTheRouter).toBe(true)
  expect(second.html).not.toBe(first.html)
})

describe('a page whose data all visitors share', () => {
  it('is loaded once for as long as it says, and then again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await page('/sharing')
    const second = await page('/sharing')
    expect([first.byTheRouter, second.byTheRouter]).toEqual([true, false])
    expect(second.html).toBe(first.html)
    vi.setSystemTime(Date.now() + 10_000)
    const later = await page('/sharing')
    expect(later.byTheRouter).toBe(true)
    expect(later.html).not.toBe(first.html)
    expect((await page('/sharing')).html).toBe(later.html)
    vi.useRealTimers()
  })

  it('is loaded for each person with a session', async () => {
    await page('/sharing')
    const api = async () => Response.json({ user: null })
    expect((await page('/sharing', { hasSession: true, api })).byTheRouter).toBe(true)
  })
})

it('what does not exist stays so', async () => {
  for (const { status } of [await page('/nothing'), await page('/nothing')]) expect(status).toBe(404)
})
