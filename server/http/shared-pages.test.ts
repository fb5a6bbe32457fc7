import { describe, expect, it } from 'vitest'
import { shareablePages } from './shared-pages.ts'

function counter() {
  let rendered = 0
  const render = async (nonce: string) =>
    new Response(`<script nonce="${nonce}">${++rendered}</script><i nonce="${nonce}">`, {
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
    await Promise.all(Array.from({ length: 50 }, () => share('/', 'n', render)))
    expect(count()).toBe(1)
    await share('/about', 'n', render)
    expect(count()).toBe(2)
    now = 1001
    await share('/', 'n', render)
    expect(count()).toBe(3)
  })

  it('carries the nonce of each response in every place, and its status and headers', async () => {
    const share = shareablePages()
    const { render } = counter()
    await share('/', 'first', render)
    const answer = await share('/', 'second', render)
    expect(await answer.text()).toBe('<script nonce="second">1</script><i nonce="second">')
    expect([answer.status, answer.headers.get('x-made-by')]).toEqual([203, 'test'])
  })

  it('that failed is tried again by the next one who asks', async () => {
    const share = shareablePages()
    const broken = async () => {
      throw new Error('no paint')
    }
    await expect(share('/', 'n', broken)).rejects.toThrow('no paint')
    expect((await share('/', 'n', counter().render)).status).toBe(203)
  })

  it('does not fill the memory with addresses', async () => {
    const share = shareablePages(() => 0)
    const { render, count } = counter()
    for (let address = 0; address < 1200; address++) await share(`/${address}`, 'n', render)
    await share('/0', 'n', render)
    expect(count()).toBe(1201)
  })
})
