import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipForAnyNonce } from './shared-gzip.ts'
import { shareablePages } from './shared-pages.ts'

const long = Array.from({ length: 900 }, (_, i) => `<p class="line">This is line ${i * 7919} · ✓</p>`).join(
  '',
)

/** Unpacked by what browsers use as well, which also checks the checksum and the length. */
const read = (bytes: Buffer) => gunzipSync(bytes).toString()

describe('a page that is compressed for all its nonces', () => {
  it.each([
    ['many places', ['<a nonce="', '"><link nonce="', '"><link nonce="', `">${long}<script nonce="`, '">']],
    ['places farther apart than a reference reaches', ['<a nonce="', `">${long.repeat(3)}<i nonce="`, '">']],
    ['one place', ['<a nonce="', '">']],
    ['no place', [long]],
    ['places side by side and at the end', ['<a>', '', '', '']],
  ])('says the same as one that is not: %s', (_, pieces) => {
    const gzip = gzipForAnyNonce(pieces)
    for (let response = 0; response < 20; response++) {
      const nonce = randomUUID()
      expect(gzip && read(gzip(nonce))).toBe(pieces.join(nonce))
    }
  })

  it('takes a nonce of another length, too', () => {
    const pieces = ['<a nonce="', '"><b nonce="', '">']
    expect(read(gzipForAnyNonce(pieces)?.('short') ?? Buffer.of())).toBe(pieces.join('short'))
  })

  it('is hardly longer than when it is compressed for one', () => {
    const pieces = ['<a nonce="', '"><link nonce="', '"><link nonce="', `">${long}<script nonce="`, '">']
    const nonce = randomUUID()
    const alone = gzipSync(pieces.join(nonce)).length
    expect(gzipForAnyNonce(pieces)?.(nonce).length).toBeLessThan(alone * 1.05 + 100)
  })

  it('is refused where it would say something else', () => {
    // Nothing can refer back to the very first byte of a page.
    expect(gzipForAnyNonce(['', ' and ', ''])).toBeNull()
  })
})

describe('a shared page', () => {
  const render = async (nonce: string) =>
    new Response(`<script nonce="${nonce}">${long}</script><i nonce="${nonce}">`, {
      headers: { vary: 'Cookie' },
    })

  it('comes compressed from the second on who can read that, each with a nonce of its own', async () => {
    const share = shareablePages(() => 0)
    expect((await share('/', randomUUID(), render, true)).headers.has('content-encoding')).toBe(false)
    for (let visitor = 0; visitor < 3; visitor++) {
      const nonce = randomUUID()
      const answer = await share('/', nonce, render, true)
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
      const html = read(Buffer.from(await answer.arrayBuffer()))
      expect(html).toBe(await (await render(nonce)).text())
    }
    expect(await (await share('/', 'plain', render)).text()).toContain('nonce="plain"')
  })
})
