import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, withGarden } from './testing/garden.ts'
import { seedEnvironment } from './testing/seed-environment.ts'

const origin = 'http://localhost:3000'
const app = useApp({ ROLE: 'web', APP_ORIGIN: origin, ADMIN_EMAILS: 'boss@example.com' }, withGarden)

let boss: Visitor
beforeAll(async () => {
  boss = app.visitor()
  await boss.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
})

async function newPublished() {
  const { visitor, userId } = await newPerson(app.visitor())
  const environment = await seedEnvironment(app.parts, userId)
  const { item } = await answered<CallAnswer<'publish'>>(
    await visitor.post('/api/community/publish-creation', { modelId: environment.modelId, userId }),
  )
  return { visitor, userId, ...environment, item, encryptedId: item.encryptedId ?? '' }
}

describe('a published environment', () => {
  it('stands in the Creator Hub, and has a page with its proof', async () => {
    const { item, modelId, encryptedId } = await newPublished()
    expect(item).toMatchObject({
      modelType: 'environment',
      modelName: 'Garden',
      description: 'A garden: a garden.',
    })
    const visitor = app.visitor()
    const shelf = await visitor.json<CallAnswer<'getCommunity'>>(
      '/api/community/get-creations?filter=environments&pageSize=100',
    )
    expect(shelf.items.map((each) => each.modelId)).toContain(modelId)
    const shown = await visitor.json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${encryptedId}`)
    expect(shown).toMatchObject({
      pageUrl: `${origin}/environment?id=${encryptedId}`,
      category: 'scene',
      environmentProof: { modelId, checks: [{ passed: true }], requirements: [{ status: 'met' }] },
    })
    const page = await visitor.request(shown.playUrl ?? '', { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    expect(await page.text()).toContain('environment.js')
    const picture = await visitor.get(`/api/community/get-picture/${encryptedId}`)
    expect(await picture.text()).toBe('a picture')
  })

  it('is viewed, liked, reported and taken back like any creation', async () => {
    const { visitor: maker, userId, modelId, encryptedId } = await newPublished()
    const { visitor } = await newPerson(app.visitor())
    expect(await answered(await visitor.post('/api/community/increment-views', { modelId }))).toEqual({
      views: 1,
    })
    expect(await answered(await visitor.post('/api/community/like', { modelId }))).toMatchObject({ likes: 1 })
    const report = await visitor.post('/api/community/report', { encryptedId, reason: 'other' })
    expect(report.status).toBe(200)
    await answered(await maker.post('/api/community/unpublish-creation', { userId, modelId }))
    expect((await visitor.get(`/api/community/get-creation/${encryptedId}`)).status).toBe(404)
    expect((await maker.get(`/api/community/get-creation/${encryptedId}`)).status).toBe(200)
  })

  it('is remixed with files of its own', async () => {
    const { visitor: maker, userId: makerId, modelId: originalId, encryptedId, code } = await newPublished()
    const { visitor, userId } = await newPerson(app.visitor())
    const remix = await answered<CallAnswer<'remix'>>(
      await visitor.post('/api/community/remix', { encryptedId }),
    )
    expect(remix).toMatchObject({ modelName: 'Remix of Garden', modelType: 'environment' })
    const gone = { environment: { modelId: originalId }, userId: makerId }
    await answered(await maker.delete('/api/environment/delete-environment', gone))
    const [own] = await visitor.json<CallAnswer<'getEnvironments'>>(
      `/api/environment/get-environments/${userId}`,
    )
    expect(own).toMatchObject({ modelId: remix.modelId, prompt: 'Remix of Garden' })
    expect(await (await visitor.get(own?.jsUrl?.signedUrl ?? '')).text()).toBe(code)
  })

  it('is embedded elsewhere, and links to it unfold', async () => {
    const { encryptedId } = await newPublished()
    const visitor = app.visitor()
    const embed = await visitor.json<CallAnswer<'getEmbed'>>(`/api/community/get-embed/${encryptedId}`)
    const framed = await visitor.request(embed.playUrl, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    expect(framed.headers.get('content-security-policy')).toMatch(/frame-ancestors \*(;|$)/)
    for (const path of [`/environment?id=${encryptedId}&from=chat`, `/embed/environment/${encryptedId}`]) {
      const url = encodeURIComponent(origin + path)
      const unfolded = await visitor.json<CallAnswer<'oembed'>>(`/api/oembed?url=${url}`)
      expect(unfolded.html).toContain(`src="${origin}/embed/environment/${encryptedId}"`)
    }
    expect((await visitor.get(`/api/oembed?url=${origin}/environment`)).status).toBe(404)
  })

  it('is found by search engines', async () => {
    const { encryptedId } = await newPublished()
    const sitemap = await app.visitor().get('/sitemaps/creations-1-of-1.xml')
    expect(await sitemap.text()).toContain(`/environment?id=${encryptedId}`)
  })

  it('is listed for administrators', async () => {
    const { modelId } = await newPublished()
    const list = await boss.json<CallAnswer<'adminEnvironments'>>('/api/v1/admin/environments')
    expect(list.find((item) => item.modelId === modelId)).toMatchObject({
      modelType: 'Environment',
      published: true,
    })
  })
})

describe('the page of an environment', () => {
  const open = (visitor: Visitor, path: string, destination?: string) =>
    visitor.request(path, { headers: destination ? { 'Sec-Fetch-Dest': destination } : {} })

  it('is sent to its maker, kept in like everything generated', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId, code } = await seedEnvironment(app.parts, userId)
    const path = `/api/assets/environment/${userId}/environments/${modelId}/index.html`
    const answer = await open(visitor, path)
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-scripts allow-pointer-lock; /,
    )
    const [, script = ''] = /src="([^"]+)"/.exec(html) ?? []
    expect(await (await visitor.get(script)).text()).toBe(code)
    for (const stranger of [app.visitor(), (await newPerson(app.visitor())).visitor])
      expect((await open(stranger, path)).status).toBe(404)
    expect((await open(visitor, path.replace(userId, 'somebody'))).status).toBe(404)
  })

  it('is sent to everybody once it is published; a browser is led to the page around it', async () => {
    const { userId, modelId, encryptedId } = await newPublished()
    const path = `/api/assets/environment/${userId}/environments/${modelId}/index.html`
    const framed = await open(app.visitor(), path, 'iframe')
    expect([framed.status, await framed.text()]).toEqual([200, expect.stringContaining('environment.js')])
    const opened = await open(app.visitor(), path, 'document')
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/environment?id=${encryptedId}`])
  })
})
