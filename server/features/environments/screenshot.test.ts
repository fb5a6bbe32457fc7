import { findChromium } from '@makebelieve/generation/browser/find-chromium'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { created, refusal, withGarden } from './testing/garden.ts'
import { seedEnvironment } from './testing/seed-environment.ts'

const origin = 'http://localhost:3000'
const app = useApp({ WORKER_THREADS: '1', APP_ORIGIN: origin }, withGarden)

const shoot = (visitor: Visitor, url: string) => visitor.post('/api/screenshot', { url })

/** A page that is red, unless it can reach anything outside. */
const red = `const ctx = document.body.appendChild(document.createElement('canvas')).getContext('2d')
const fill = (colour) => { ctx.fillStyle = colour; ctx.fillRect(0, 0, 300, 150) }
fill('#ff0000')
const escaped = () => fill('#0000ff')
await Promise.allSettled([
  fetch('${origin}/api/session').then(escaped),
  fetch('http://127.0.0.1/').then(escaped),
  fetch('https://example.com/').then(escaped),
])
globalThis.makebelieve = { bare() {}, step() {} }`

async function newEnvironment(code?: string) {
  const { visitor, userId } = await newPerson(app.visitor())
  const environment = await seedEnvironment(app.parts, userId, { code })
  const page = `/api/assets/environment/${userId}/environments/${environment.modelId}/index.html`
  return { visitor, userId, ...environment, page }
}

async function colourOf(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { dominant } = await sharp(await answer.arrayBuffer()).stats()
  return dominant.r > 200 ? 'red' : dominant.b > 200 ? 'blue' : 'other'
}

describe.skipIf(!findChromium())('a picture of an environment, with a browser', { timeout: 90_000 }, () => {
  it('is taken of its page, which reaches nothing outside; and once only', async () => {
    const { visitor, page, folder } = await newEnvironment(red)
    expect(await colourOf(await shoot(visitor, origin + page))).toBe('red')
    await app.parts.storage.put(`${folder}environment.js`, 'throw 1', { type: 'text/javascript' })
    expect(await colourOf(await shoot(visitor, page))).toBe('red')
  })

  it('is the one from the stage where the page breaks', async () => {
    const { visitor, page } = await newEnvironment('throw new Error("no sky")')
    expect(await (await shoot(visitor, page)).text()).toBe('a picture')
  })
})

describe('a picture of an environment', () => {
  it('is the one from the stage where its code was edited by hand: the server runs nobody’s code', async () => {
    const { visitor, page, versionId } = await newEnvironment(red)
    await app.parts.pool.query('update creation_version set edited_by_hand = true where id = $1', [versionId])
    expect(await (await shoot(visitor, page)).text()).toBe('a picture')
  })

  it('can be had by all addresses of its page, by those who may see it', async () => {
    const { visitor, userId, modelId, versionId, page } = await newEnvironment()
    await app.parts.pool.query('update creation_version set edited_by_hand = true where id = $1', [versionId])
    await app.parts.storage.put(`creations/${userId}/${modelId}/1/preview.webp`, 'mine', {
      type: 'image/webp',
    })
    const { encryptedId } = (await (await visitor.post('/api/assets/encrypt-id', { modelId })).json()) as {
      encryptedId: string
    }
    const list = await visitor.json<{ htmlUrl: { signedUrl: string } }[]>(
      `/api/environment/get-environments/${userId}`,
    )
    const addresses = [
      page,
      `/play/${versionId}/index.html`,
      list[0]?.htmlUrl.signedUrl ?? '',
      `/environment?id=${encryptedId}`,
      `${origin}/embed/environment/${encryptedId}`,
    ]
    for (const address of addresses) {
      expect([address, await (await shoot(visitor, address)).text()]).toEqual([address, 'mine'])
      expect((await shoot(app.visitor(), address)).status).toBe(404)
    }
  })

  it('of what a visitor made is for whoever knows its address', async () => {
    const made = await created(app.visitor(), 'a garden')
    const other = await shoot(app.visitor(), made.environmentUrl)
    expect([other.status, await other.text()]).toEqual([200, 'a picture'])
  }, 90_000)

  it.each([
    'https://example.com/',
    'http://127.0.0.1:3000/environment?id=x',
    'http://[::1]:3000/environment?id=x',
    'http://2130706433/play/x/index.html',
    'http://localhost:3000@169.254.169.254/environment?id=x',
    'http://user@localhost:3000/environment?id=x',
    '//example.com/environment?id=x',
    'file:///etc/passwd',
    'data:text/html,<p>hi</p>',
    'javascript:alert(1)',
    `${origin}/environment?id=tampered`,
    `${origin}/environment`,
    `${origin}/about`,
    `${origin}/play/8b9b9b6e-0000-4000-8000-000000000000/report.json`,
    `${origin}/embed/environment/%E0%A4%A`,
    'nonsense',
  ])('is not taken of %s', async (url) => {
    expect(await refusal(await shoot(app.visitor(), url))).toEqual([
      400,
      'url must be the page of an environment made here.',
    ])
  })

  it('is not asked for by other sites', async () => {
    const answer = await app.visitor().request('/api/screenshot', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ url: '/environment?id=x' }),
    })
    expect(answer.status).toBe(403)
  })
})
