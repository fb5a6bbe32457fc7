import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { shareablePages } from './shared-pages.ts'

const long = 'This is a line of a page. '.repeat(100)

function counter() {
  let rendered = 0
  const render = async (nonce: string) =>
    new Response(`<script nonce="${nonce}">${++rendered}</script><i nonce="${nonce}">${long}</i>`, {
      status: 203,
      headers: { 'x-made-by': 'test' },
    })
  return { render, count: () => rendered }
}

describe('a page for everybody', () => {
  it('is rendered once a second, however many ask, and once for each address', async () => {
    let now = 0
    const share = shareablePages(() => now)
    const { render, count } = counter()
    await Promise.all(Array.from({ length: 50 }, () => share('/', render)))
    expect(count()).toBe(1)
    await share('/about', render)
    expect(count()).toBe(2)
    now = 1001
    await share('/', render)
    expect(count()).toBe(3)
  })

  it('has its status and headers in every answer, and none has those of another', async () => {
    const page = await shareablePages()('/', counter().render)
    const first = await page.answer(undefined)
    first.headers.set('x-made-by', 'somebody')
    const second = await page.answer(undefined)
    expect([second.status, second.headers.get('x-made-by')]).toEqual([203, 'test'])
  })

  it('that failed is tried again by the next one who asks', async () => {
    const share = shareablePages()
    const broken = async () => {
      throw new Error('no paint')
    }
    await expect(share('/', broken)).rejects.toThrow('no paint')
    expect((await (await share('/', counter().render)).answer(undefined)).status).toBe(203)
  })

  it('does not fill the memory with addresses', async () => {
    const share = shareablePages(() => 0)
    const { render, count } = counter()
    for (let address = 0; address < 1200; address++) await share(`/${address}`, render)
    await share('/0', render)
    expect(count()).toBe(1201)
  })
})

describe('the scripts of a page for everybody', () => {
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

  it('are named by their hashes, and the nonce they were marked with is sent to nobody', async () => {
    let secret = ''
    const page = await shareablePages()('/', async (nonce) => {
      secret = nonce
      return new Response(
        `<script nonce="${nonce}">one()</script><script async="" nonce="${nonce}">two()\n</script>`,
      )
    })
    expect(page.scriptHashes).toEqual([hashOf('one()'), hashOf('two()\n')])
    const html = await (await page.answer(undefined)).text()
    expect(html).toBe('<script>one()</script><script async="">two()\n</script>')
    expect(secret).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('are those of the app: what was smuggled into the page has no hash', async () => {
    const smuggled =
      '<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>'
    const page = await shareablePages()('/', async (nonce) => {
      return new Response(`<p>${smuggled}</p><script nonce="${nonce}">own()</script>`)
    })
    expect(page.scriptHashes).toEqual([hashOf('own()')])
  })

  it('are marked anew for each rendering', async () => {
    const nonces = new Set<string>()
    const share = shareablePages()
    for (const path of ['/', '/about', '/plans'])
      await share(path, async (nonce) => {
        nonces.add(nonce)
        return new Response('')
      })
    expect(nonces.size).toBe(3)
  })
})

describe('a compressed page for everybody', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('says the same to a browser that takes %s', async (accepted, encoding, unpack) => {
    const page = await shareablePages()('/', counter().render)
    const plain = await (await page.answer(undefined)).text()
    for (let visitor = 0; visitor < 2; visitor++) {
      const answer = await page.answer(accepted)
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(unpack(await answer.arrayBuffer()).toString()).toBe(plain)
    }
  })

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'is plain for who asks for %s',
    async (accepted) => {
      const page = await shareablePages()('/', counter().render)
      expect((await page.answer(accepted)).headers.has('content-encoding')).toBe(false)
    },
  )
})
