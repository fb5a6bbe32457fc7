import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newGame, newPublishedGame, publishGame } from './testing/published-game.ts'

const app = useApp({ ROLE: 'web', APP_ORIGIN: 'http://localhost:3000' })
const origin = 'http://localhost:3000'

describe('what others embed', () => {
  it('plays in a frame of any site, while all other links play here alone', async () => {
    const { encryptedId } = await newPublishedGame(app)
    const visitor = app.visitor()
    const embed = await visitor.json<CallAnswer<'getEmbed'>>(`/api/community/get-embed/${encryptedId}`)
    expect(embed).toMatchObject({ item: { modelName: 'Cat' }, pageUrl: `${origin}/game/${encryptedId}` })
    const here = await visitor.json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${encryptedId}`)
    const policyOf = async (url = '') => {
      const answer = await visitor.request(url, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
      await answer.text()
      return answer.headers.get('content-security-policy')
    }
    expect(await policyOf(embed.playUrl)).toMatch(/frame-ancestors \*(;|$)/)
    expect(`${await policyOf(here.playUrl)};`).toContain(`frame-ancestors ${origin};`)
    const forged = here.playUrl?.replace('/index.html', '.anywhere/index.html') ?? ''
    expect((await visitor.request(forged, { headers: { 'Sec-Fetch-Dest': 'iframe' } })).status).toBe(403)
  })

  it('is nothing that is not published, not even for its maker', async () => {
    const { owner, userId, modelId, encryptedId } = await newPublishedGame(app)
    await owner.post('/api/community/unpublish-creation', { userId, modelId })
    expect((await owner.get(`/api/community/get-embed/${encryptedId}`)).status).toBe(404)
  })
})

describe('oEmbed', () => {
  const ask = (query: Record<string, string>) =>
    app.visitor().get(`/api/oembed?${new URLSearchParams(query)}`)

  it('describes the page of a creation to any site', async () => {
    const { encryptedId } = await newPublishedGame(app, '<b>Cat</b>')
    const answer = await ask({ url: `${origin}/game/${encryptedId}?from=chat`, maxwidth: '400' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Makebelieve',
      provider_url: `${origin}/`,
      title: '<b>Cat</b>',
      author_name: 'Ada',
      html: expect.stringContaining(
        `<iframe src="${origin}/embed/game/${encryptedId}" title="&lt;b&gt;Cat&lt;/b&gt;" width="400" height="540"`,
      ),
      width: 400,
      height: 540,
      cache_age: 3600,
      thumbnail_url: `${origin}/api/community/get-cover/${encryptedId}`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
  })

  it.each([
    ['http://elsewhere.example/game/abc', 404],
    [`${origin}/game/abc`, 404],
    [`${origin}/game/%E0%A4%A`, 404],
    [`${origin}/about`, 404],
    ['nonsense', 404],
    ['', 400],
  ])('says %s is not one of ours: %d', async (url, status) => {
    expect((await ask({ url })).status).toBe(status)
  })

  it('speaks no XML', async () => {
    const { encryptedId } = await newPublishedGame(app)
    expect((await ask({ url: `${origin}/game/${encryptedId}`, format: 'xml' })).status).toBe(501)
  })
})

describe('the prompt', () => {
  const promptOf = async (encryptedId: string) =>
    (await app.visitor().json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${encryptedId}`)).prompt

  it('is shown only if its maker says so, until they say otherwise', async () => {
    const game = await newPublishedGame(app)
    expect(await promptOf(game.encryptedId)).toBeUndefined()
    await publishGame(game, { showPrompt: true })
    expect(await promptOf(game.encryptedId)).toBe('a cat')
    await publishGame(game, { modelName: 'New name' })
    expect(await promptOf(game.encryptedId)).toBe('a cat')
    await publishGame(game, { showPrompt: false })
    expect(await promptOf(game.encryptedId)).toBeUndefined()
  })

  it('of an original does not stand on its remix', async () => {
    const { encryptedId } = await newPublishedGame(app, 'Original', { showPrompt: true })
    const other = await newGame(app)
    const remix = await other.owner.post('/api/community/remix', { encryptedId })
    const { modelId } = (await remix.json()) as CallAnswer<'remix'>
    const published = await publishGame({ ...other, modelId }, { showPrompt: true })
    const { item } = (await published.json()) as CallAnswer<'publish'>
    expect(await promptOf(item.encryptedId ?? '')).toBeUndefined()
  })
})
