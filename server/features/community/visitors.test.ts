import type { CallAnswer } from '@makebelieve/contract/calls/index'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { addVersion, newGame, newPublishedGame, publishGame } from './testing/published-game.ts'

const app = useApp({ ROLE: 'web' })
/** Reads it to the end, as a browser would. */
async function statusOf(answer: Response): Promise<number> {
  await answer.text()
  return answer.status
}

const open = (encryptedId: string, visitor = app.visitor()) =>
  visitor.json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${encryptedId}`)

describe('an encrypted id', () => {
  const encrypt = (modelId: string, visitor = app.visitor()) =>
    visitor.post('/api/assets/encrypt-id', { modelId })

  it('is told to all for what is published, and to its maker for what is not', async () => {
    const shown = await newPublishedGame(app)
    const hidden = await newGame(app)
    expect(await (await encrypt(shown.modelId)).json()).toEqual({ encryptedId: shown.encryptedId })
    expect((await encrypt(hidden.modelId)).status).toBe(404)
    expect((await encrypt(hidden.modelId, shown.owner)).status).toBe(404)
    expect((await encrypt(hidden.modelId, hidden.owner)).status).toBe(200)
    expect((await encrypt('x')).status).toBe(404)
  })

  it('that was tampered with opens nothing', async () => {
    const { encryptedId, modelId, owner } = await newPublishedGame(app)
    const other = encryptedId.startsWith('A') ? 'B' : 'A'
    for (const bad of [other + encryptedId.slice(1), encryptedId.slice(0, -1), modelId, 'x', '..%2f..'])
      for (const call of ['get-creation', 'get-proof', 'get-picture'])
        expect((await owner.get(`/api/community/${call}/${bad}`)).status, `${call} ${bad}`).toBe(404)
    const remix = await owner.post('/api/community/remix', { encryptedId: other + encryptedId.slice(1) })
    expect(remix.status).toBe(404)
  })
})

describe('a published game', () => {
  it('is opened by a visitor with all its page needs', async () => {
    const game = await newPublishedGame(app)
    const creation = await open(game.encryptedId)
    expect(creation).toEqual({
      item: game.item,
      published: true,
      mine: false,
      liked: false,
      pageUrl: `http://localhost:3000/game/${game.encryptedId}`,
      pictureUrl: `http://localhost:3000/api/community/get-cover/${game.encryptedId}`,
      playUrl: expect.stringMatching(new RegExp(`^/play/${game.versionId}\\.\\d+\\.[\\w-]+/index\\.html$`)),
      dimension: '2d',
      proof: {
        checks: [{ name: 'A bot wins', passed: true, evidence: 'After 12 s.' }],
        requirements: [
          { claim: 'There is a cat', status: 'met', evidence: 'Seen on the stage.' },
          { claim: 'It is set on a deck', status: 'unmet', evidence: 'Shown as the sea.', standIn: true },
        ],
        evidence: { seconds: 12, lostSeconds: 7, variety: 4 },
      },
    })
  })

  it('plays for whoever has no session', async () => {
    const { encryptedId } = await newPublishedGame(app)
    const { playUrl = '' } = await open(encryptedId)
    const visitor = app.visitor()
    const page = await visitor.request(playUrl, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('game.js')])
    expect(await statusOf(await visitor.get(playUrl.replace('index.html', 'game.js')))).toBe(200)
  })

  it('shows its picture at an address that lasts', async () => {
    const { encryptedId } = await newPublishedGame(app)
    const path = `/api/community/get-picture/${encryptedId}`
    const answer = await app.visitor().get(path)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/webp',
      'a picture',
    ])
    const etag = answer.headers.get('etag') ?? ''
    const again = await app.visitor().request(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it('unfolds to its picture with its name on it, in the size that links want', async () => {
    const game = await newPublishedGame(app, 'Night Owl')
    const { storage } = app.parts
    const path = `/api/community/get-cover/${game.encryptedId}`
    const plain = sharp({ create: { width: 64, height: 36, channels: 3, background: '#336699' } })
    const folder = `creations/${game.userId}/${game.modelId}/1/`
    await storage.put(`${folder}preview.webp`, await plain.webp().toBuffer(), { type: 'image/webp' })
    const answer = await app.visitor().get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const picture = sharp(await answer.arrayBuffer())
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    // Letters are light where the picture is not.
    const { channels } = await picture.stats()
    expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true])
    const etag = answer.headers.get('etag') ?? ''
    expect((await app.visitor().request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    await publishGame(game, { modelName: 'Day Owl' })
    expect((await app.visitor().get(path)).headers.get('etag')).not.toBe(etag)
  })

  it('shows its whole proof, the replay too', async () => {
    const { encryptedId, modelId, versionId } = await newPublishedGame(app)
    const proof = await app
      .visitor()
      .json<CallAnswer<'getCreationProof'>>(`/api/community/get-proof/${encryptedId}`)
    expect(proof).toMatchObject({ modelId, versionId, evidence: { won: { seed: 1, inputs: [[60, 1]] } } })
  })

  it('is known to its maker as theirs', async () => {
    const { encryptedId, owner } = await newPublishedGame(app)
    expect(await open(encryptedId, owner)).toMatchObject({ mine: true, published: true })
  })
})

describe('a view', () => {
  const view = async (modelId: string, visitor = app.visitor()) => {
    const answer = await visitor.post('/api/community/increment-views', { modelId })
    return ((await answer.json()) as CallAnswer<'incrementViews'>).views
  }
  const hourPasses = () => app.parts.pool.query(`update recent_view set at = at - interval '61 minutes'`)

  it('counts once an hour for each visitor', async () => {
    const { modelId, encryptedId } = await newPublishedGame(app)
    const visitor = app.visitor()
    expect(await view(modelId, visitor)).toBe(1)
    expect(await view(modelId, visitor)).toBe(1)
    expect(await view(modelId)).toBe(2)
    await hourPasses()
    expect(await view(modelId, visitor)).toBe(3)
    expect(await view(modelId, visitor)).toBe(3)
    expect((await open(encryptedId)).item.views).toBe(3)
  })

  it('counts once when many windows open at the same moment', async () => {
    const { modelId } = await newPublishedGame(app)
    const visitor = app.visitor()
    await Promise.all(Array.from({ length: 10 }, () => view(modelId, visitor)))
    expect(await view(modelId, visitor)).toBe(1)
  })

  it('is that of an account, or of a household', async () => {
    const { modelId, owner } = await newPublishedGame(app)
    const from = (address: string, visitor = app.visitor()) =>
      visitor.request('/api/community/increment-views', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ modelId }),
      })
    for (const address of ['2001:db8:1:2::5', '2001:db8:1:2:9:9:9:9', '2001:0db8:1:2::'.replace(':0', ':')])
      await from(address)
    expect(await view(modelId, owner)).toBe(2)
    await from('203.0.113.9', owner)
    expect(await view(modelId, owner)).toBe(2)
  })

  it('leaves nothing that names a visitor, and that only for an hour', async () => {
    const one = await newPublishedGame(app)
    const two = await newPublishedGame(app)
    const visitor = app.visitor()
    await view(one.modelId, visitor)
    await view(two.modelId, visitor)
    const rows = async () =>
      (
        await app.parts.pool.query<{ visitor: Buffer }>(
          'select visitor from recent_view where creation_id = any ($1)',
          [[one.modelId, two.modelId]],
        )
      ).rows.map((row) => row.visitor.toString('latin1'))
    expect(new Set(await rows()).size).toBe(2)
    expect((await rows()).join()).not.toContain(visitor.address)
    await hourPasses()
    await view((await newPublishedGame(app)).modelId)
    expect(await rows()).toEqual([])
  })

  it('of what is not shown is refused', async () => {
    const { modelId, owner } = await newGame(app)
    for (const id of [modelId, 'x']) {
      const answer = await owner.post('/api/community/increment-views', { modelId: id })
      expect(answer.status).toBe(404)
    }
  })
})

describe('a like', () => {
  it('counts once for each person, and can be taken back', async () => {
    const { modelId, encryptedId, owner } = await newPublishedGame(app)
    const { visitor: fan } = await newPerson(app.visitor())
    const send = async (call: string, visitor = fan) =>
      (await visitor.post(`/api/community/${call}`, { modelId })).json()
    expect(await send('like')).toEqual({ likes: 1, liked: true })
    expect(await send('like')).toEqual({ likes: 1, liked: true })
    expect(await send('like', owner)).toEqual({ likes: 2, liked: true })
    expect(await open(encryptedId, fan)).toMatchObject({ liked: true, item: { likes: 2 } })
    expect(await send('unlike')).toEqual({ likes: 1, liked: false })
    expect(await send('unlike')).toEqual({ likes: 1, liked: false })
    expect(await open(encryptedId, fan)).toMatchObject({ liked: false, item: { likes: 1 } })
  })

  it('goes with the account that gave it', async () => {
    const { modelId, encryptedId } = await newPublishedGame(app)
    const visitor = app.visitor()
    const { password } = await visitor.signUp()
    await visitor.post('/api/community/like', { modelId })
    await visitor.delete('/api/account', { password })
    expect((await open(encryptedId)).item.likes).toBe(0)
  })
})

describe('a signed link', () => {
  const sign = (originalUrl: string, visitor = app.visitor(), type = 'games') =>
    visitor.post('/api/assets/sign-url', { originalUrl, type })
  const signed = async (answer: Response) => ((await answer.json()) as CallAnswer<'signUrl'>).signedUrl

  it('is given in place of an old one for what is published', async () => {
    const { versionId } = await newPublishedGame(app)
    for (const old of [
      `/play/${versionId}/game.js`,
      `/play/${versionId}.1700000000.expired/game.js`,
      `http://localhost:3000/play/${versionId}/game.js`,
    ]) {
      const url = await signed(await sign(old))
      expect(await statusOf(await app.visitor().get(url)), old).toBe(200)
    }
  })

  it('is given to its maker alone for what is not', async () => {
    const game = await newPublishedGame(app)
    const draft = await addVersion(app, game)
    const url = `/play/${draft}/game.js`
    expect((await sign(url)).status).toBe(404)
    expect((await sign(url, (await newPerson(app.visitor())).visitor)).status).toBe(404)
    const mine = await signed(await sign(url, game.owner))
    expect(await statusOf(await app.visitor().get(mine))).toBe(200)
  })

  it('is not given for anything else', async () => {
    const { versionId, owner } = await newPublishedGame(app)
    for (const url of [
      '/api/session',
      '/play/',
      `/play/${versionId}`,
      `/play/${versionId}/../../x`,
      '/etc/passwd',
      'x:',
    ])
      expect((await sign(url, owner)).status, url).toBe(404)
    expect((await sign(`/play/${versionId}/game.js`, owner, 'models')).status).toBe(404)
    expect((await sign(`/play/${versionId}/game.js`, owner, 'environments')).status).toBe(404)
  })
})
