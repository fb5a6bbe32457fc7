import { describe, expect, it } from 'vitest'
import { openPlayLinks } from '../../http/play-links.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson, seedGame } from '../games/testing/seed-game.ts'

const app = useApp({ ROLE: 'web' })
const secret = 'a secret of thirty-two characters'

type Links = Record<'htmlUrl' | 'jsUrl' | 'modelImage', { signedUrl: string }>

async function newGame(
  from = app,
): Promise<{ links: Links; owner: Visitor; modelId: string; userId: string; versionId: string }> {
  const { visitor, userId } = await newPerson(from.visitor())
  const { modelId, versionId } = await seedGame(from.parts, userId)
  const links = (await (await visitor.post('/api/assets/game', modelId)).json()) as Links
  return { links, owner: visitor, modelId, userId, versionId }
}

const framed = (path: string, from = app) =>
  from.visitor().request(path, { headers: { 'Sec-Fetch-Dest': 'iframe' } })

describe('a creation in its frame', () => {
  it('is served to whoever has the link, with the headers that keep it in', async () => {
    const { links } = await newGame()
    const answer = await framed(links.htmlUrl.signedUrl)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<!doctype html>')
    const own = `http://localhost:3000${links.htmlUrl.signedUrl.replace('index.html', '')}`
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: http://localhost:3000/vendor/ ${own}; style-src 'unsafe-inline' ${own}; img-src data: blob: ${own}; media-src data: blob: ${own}; font-src data: ${own}; connect-src data: blob: ${own}; worker-src blob:; child-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:3000`,
      'connection-allowlist': '(response-origin)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
    })
  })

  it('loads its module from an opaque origin', async () => {
    const { links } = await newGame()
    const answer = await app.visitor().request(links.jsUrl.signedUrl, {
      headers: { 'Sec-Fetch-Dest': 'script', origin: 'null' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe('document.title = "played"')
    const etag = answer.headers.get('etag') ?? ''
    const again = await app.visitor().request(links.jsUrl.signedUrl, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it.each(['document', 'empty', ''])('does not open as a page of its own (%j)', async (destination) => {
    const { links } = await newGame()
    const headers = destination ? { 'Sec-Fetch-Dest': destination } : undefined
    const answer = await app.visitor().request(links.htmlUrl.signedUrl, { headers })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      {
        code: 'not_found',
        message: 'Creations play inside a Makebelieve page, not on their own.',
      },
    ])
  })

  it('shows nothing beside it', async () => {
    const { links } = await newGame()
    const folder = links.htmlUrl.signedUrl.replace('index.html', '')
    for (const path of [
      'report.json',
      'offline.html',
      'game.zip',
      'nothing.js',
      '',
      '..%2f..%2fgame.js',
      'a//b',
    ])
      expect((await framed(folder + path)).status, path).toBe(404)
  })
})

describe('a link', () => {
  it('that was altered or has expired opens nothing', async () => {
    const { links, versionId } = await newGame()
    const other = await newGame()
    const url = links.jsUrl.signedUrl
    const [, expires = ''] = url.split('.')
    const elevenMinutesAgo = openPlayLinks({ secret, clock: () => Date.now() - 11 * 60_000 })
    for (const bad of [
      url.replace(expires, String(Number(expires) + 3600)),
      url.replace(versionId, other.versionId),
      `/play/${versionId}/game.js`,
      `/play/${versionId}.${expires}./game.js`,
      url.replace('/game.js', 'x/game.js'),
      elevenMinutesAgo.file(versionId, 'game.js').signedUrl,
    ]) {
      const answer = await framed(bad)
      expect([answer.status, (await answer.json()) as object], bad).toMatchObject([
        403,
        { code: 'forbidden' },
      ])
    }
    const good = await framed(openPlayLinks({ secret }).file(versionId, 'game.js').signedUrl)
    expect([good.status, await good.text()]).toEqual([200, 'document.title = "played"'])
  })

  it('is worth nothing once the game is deleted', async () => {
    const { links, owner, userId, modelId } = await newGame()
    await owner.delete('/api/game/delete-game', { userId, game: { modelId } })
    expect((await framed(links.htmlUrl.signedUrl)).status).toBe(404)
  })
})

describe('with an origin for content', () => {
  const apart = useApp({
    ROLE: 'web',
    APP_ORIGIN: 'http://localhost:3000',
    CONTENT_ORIGIN: 'https://play.example',
  })

  it('each version is framed from a subdomain of its own, and from nowhere else', async () => {
    const { links, versionId } = await newGame(apart)
    const url = new URL(links.htmlUrl.signedUrl)
    expect(url.origin).toBe(`https://${versionId}.play.example`)
    const at = (host: string) =>
      apart.visitor().request(url.pathname, { headers: { 'Sec-Fetch-Dest': 'iframe', host } })
    const answer = await at(url.host)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('game.js')])
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`${url.origin}/vendor/`)
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    expect((await at('localhost:3000')).status).toBe(404)
    const code = await apart.visitor().get(links.jsUrl.signedUrl)
    expect([code.status, await code.text()]).toEqual([200, 'document.title = "played"'])
  })
})
