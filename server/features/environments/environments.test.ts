import type { CallAnswer } from '@makebelieve/contract/calls/index'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, codeIn, created, refusal, toStore, withGarden } from './testing/garden.ts'
import { seedEnvironment } from './testing/seed-environment.ts'

const app = useApp({ WORKER_THREADS: '1' }, withGarden)

type Stored = CallAnswer<'storeEnvironment'>
type Versions = CallAnswer<'getEnvironmentVersions'>
type Changed = CallAnswer<'restoreEnvironmentVersion'>

async function newEnvironment(more: { name?: string } = {}) {
  const { visitor, userId } = await newPerson(app.visitor())
  return { visitor, userId, ...(await seedEnvironment(app.parts, userId, more)) }
}

const listed = (visitor: Visitor, userId: string) =>
  visitor.json<CallAnswer<'getEnvironments'>>(`/api/environment/get-environments/${userId}`)
const versionsOf = async (visitor: Visitor, modelId: string) =>
  (await visitor.json<Versions>(`/api/environment/get-versions/${modelId}`)).versions
const textAt = async (visitor: Visitor, path = '') => (await visitor.get(path)).text()
const store = (visitor: Visitor, body: object) => visitor.post('/api/environment/store-environment', body)

describe('storing', () => {
  it('gives what a run made its name; doing it twice is doing it once', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const made = await created(visitor, 'a garden')
    for (const name of ['My garden', 'Our garden']) {
      const stored = await answered<Stored>(await store(visitor, toStore(userId, made, name)))
      expect(stored).toMatchObject({
        model: { modelId: made.modelId, modelName: name, category: 'scene' },
        htmlUrl: { signedUrl: expect.stringContaining('/index.html') },
        jsUrl: { signedUrl: expect.stringContaining('/environment.js') },
        environmentUrl: `/api/assets/environment/${userId}/environments/${made.modelId}/index.html`,
        designDate: expect.any(String),
      })
    }
    expect(await listed(visitor, userId)).toMatchObject([{ modelName: 'Our garden' }])
  })

  it('keeps what somebody made before they signed up, with its proof', async () => {
    const visitor = app.visitor()
    const made = await created(visitor, 'a garden before')
    await visitor.signUp()
    const { user } = await visitor.json<{ user: { userId: string } }>('/api/session')
    const { model } = await answered<Stored>(await store(visitor, toStore(user.userId, made)))
    expect(model.modelId).not.toBe(made.modelId)
    expect(model).toMatchObject({ modelName: 'My garden', prompt: 'a garden before' })
    expect(await versionsOf(visitor, model.modelId)).toMatchObject([{ proven: true, editedByHand: false }])
    // And it can be changed like any other.
    const { modelId } = model
    expect(codeIn(await created(visitor, 'a bench', { query: { modelId } }))).toContain('"a bench"')
  })

  it('keeps code that nobody here knows as it is, and marks it', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const body = { htmlText: '<p>page</p>', jsText: 'let mine', userId, environmentName: 'Mine' }
    const { model, jsUrl } = await answered<Stored>(await store(visitor, body))
    expect(await textAt(visitor, jsUrl.signedUrl)).toBe('let mine')
    expect(await versionsOf(visitor, model.modelId)).toMatchObject([{ proven: false, editedByHand: true }])
    const { modelId } = model
    const published = await visitor.post('/api/community/publish-creation', { modelId, userId })
    expect(published.status).toBe(422)
    const change = await visitor.get(`/api/environment/create-environment/more?modelId=${modelId}`)
    expect((await refusal(change))[1]).toMatch(/^This environment has no design behind it/)
    const picture = await visitor.get(model.modelImage?.signedUrl ?? '')
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp')
    const save = { modelId, versionId: model.versionId, code: 'let other' }
    expect((await visitor.post('/api/environment/save-code', save)).status).toBe(422)
    const kept = await visitor.post('/api/environment/save-code', { ...save, unproven: true })
    expect(await kept.json()).toMatchObject({ model: { versions: 2 }, version: { proven: false } })
  })

  it('is for oneself alone, and needs a script', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const body = { htmlText: 'p', jsText: 'j', userId, environmentName: 'Mine' }
    expect((await store(app.visitor(), body)).status).toBe(401)
    const stranger = await newPerson(app.visitor())
    expect((await store(stranger.visitor, body)).status).toBe(403)
    expect(await refusal(await store(visitor, { ...body, jsText: '' }))).toEqual([
      400,
      'jsText must not be empty.',
    ])
    const long = { ...body, jsText: 'x'.repeat(5 * 2 ** 20 + 1) }
    expect(await refusal(await store(visitor, long))).toEqual([413, 'The code has more than 5 MB.'])
  })
})

describe('the list', () => {
  it('is newest first, with links, and nobody else’s business', async () => {
    const { visitor, userId, modelId } = await newEnvironment({ name: 'First' })
    await seedEnvironment(app.parts, userId, { name: 'Second' })
    const list = await listed(visitor, userId)
    expect(list.map(({ modelName }) => modelName)).toEqual(['Second', 'First'])
    expect(list[1]).toMatchObject({ modelId, originalUrl: expect.stringContaining(modelId) })
    expect(list[1], 'as the specification spells it').toMatchObject({ ModelId: modelId, ModelName: 'First' })
    expect(await textAt(visitor, list[1]?.modelImage?.signedUrl)).toBe('a picture')
    const path = `/api/environment/get-environments/${userId}`
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await (await newPerson(app.visitor())).visitor.get(path)).status).toBe(403)
  })

  it('has its place among all creations of its maker', async () => {
    const { visitor, userId, modelId } = await newEnvironment()
    const path = `/api/creations/get-creations/${userId}?filter=environments`
    expect(await visitor.json(path)).toMatchObject({
      items: [{ modelId, modelType: 'environment', modelImage: { signedUrl: expect.any(String) } }],
      total: 1,
    })
  })
})

describe('deleting', () => {
  const remove = (visitor: Visitor, userId: string, modelId: string) =>
    visitor.delete('/api/environment/delete-environment', { environment: { ModelId: modelId }, userId })

  it('takes it from the list and from the stage', async () => {
    const { visitor, userId, modelId } = await newEnvironment()
    const [environment] = await listed(visitor, userId)
    expect(await answered(await remove(visitor, userId, modelId))).toEqual({ success: true })
    expect(await listed(visitor, userId)).toEqual([])
    expect((await visitor.get(environment?.jsUrl?.signedUrl ?? '')).status).toBe(404)
    expect((await remove(visitor, userId, modelId)).status).toBe(404)
  })

  it('is for its maker alone', async () => {
    const { userId, modelId } = await newEnvironment()
    const stranger = await newPerson(app.visitor())
    expect((await remove(app.visitor(), userId, modelId)).status).toBe(401)
    expect((await remove(stranger.visitor, userId, modelId)).status).toBe(403)
    expect((await remove(stranger.visitor, stranger.userId, modelId)).status).toBe(404)
  })

  describe('where only models may be deleted', () => {
    const careful = useApp({ ROLE: 'web', MY_CREATIONS_DELETE: 'models' }, withGarden)

    it('is not implemented, in the specified words', async () => {
      const { visitor, userId } = await newPerson(careful.visitor())
      const { modelId } = await seedEnvironment(careful.parts, userId)
      expect(await refusal(await remove(visitor, userId, modelId))).toEqual([
        501,
        'Environment deletion is not yet implemented',
      ])
    })
  })
})

describe('versions', () => {
  it('are gone back to and named; nothing is lost and nothing is charged', async () => {
    const { visitor, modelId, versionId } = await newEnvironment()
    await created(visitor, 'a bench', { query: { modelId } })
    const back = await visitor.post('/api/environment/restore-version', { modelId, versionId })
    expect(await answered<Changed>(back)).toMatchObject({
      model: { modelId, versions: 3 },
      version: { number: 3, restoredFrom: 1, changes: ['Back to version 1.'] },
    })
    await visitor.post('/api/environment/name-version', { modelId, versionId, name: 'The first' })
    const versions = await versionsOf(visitor, modelId)
    expect(versions.map(({ number, name }) => [number, name])).toEqual([
      [3, undefined],
      [2, undefined],
      [1, 'The first'],
    ])
    expect(await textAt(visitor, versions[0]?.jsUrl.signedUrl)).toBe(
      await textAt(visitor, versions[2]?.jsUrl.signedUrl),
    )
  })

  it('are tried with other code, from a draft', async () => {
    const { visitor, modelId, versionId } = await newEnvironment()
    const order = { modelId, versionId, code: 'edited()' }
    const { htmlUrl } = await answered<{ htmlUrl: { signedUrl: string } }>(
      await visitor.post('/api/environment/try-code', order),
    )
    const code = htmlUrl.signedUrl.replace('index.html', 'environment.js')
    expect(await textAt(visitor, code)).toBe('edited()')
    expect(await versionsOf(visitor, modelId)).toHaveLength(1)
  })

  it('in which an error was seen are built anew, for nothing', async () => {
    const { visitor, modelId, versionId } = await newEnvironment()
    const fix = { modelId, versionId, error: 'x is undefined' }
    const mended = await visitor.post('/api/environment/fix-environment', fix)
    expect(await answered(mended)).toMatchObject({ modelId, message: expect.stringContaining('mended') })
    const session = await visitor.json<{ user: { credits: number } }>('/api/session')
    expect(session.user.credits).toBe(2000)
  })

  it.each<[string, string, (of: { modelId: string; versionId: string }) => object | undefined]>([
    ['GET', 'get-versions', () => undefined],
    ['GET', 'get-proof', () => undefined],
    ['GET', 'export-environment', () => undefined],
    ['POST', 'restore-version', (of) => of],
    ['POST', 'name-version', (of) => ({ ...of, name: 'Mine' })],
    ['POST', 'try-code', (of) => ({ ...of, code: 'x' })],
    ['POST', 'save-code', (of) => ({ ...of, code: 'x' })],
    ['POST', 'fix-environment', (of) => ({ ...of, error: 'x' })],
  ])('are for their maker alone: %s %s', async (method, call, bodyFor) => {
    const { modelId, versionId } = await newEnvironment()
    const body = bodyFor({ modelId, versionId })
    const ask = (visitor: Visitor) =>
      method === 'GET'
        ? visitor.get(`/api/environment/${call}/${modelId}`)
        : visitor.post(`/api/environment/${call}`, body)
    expect((await ask(app.visitor())).status).toBe(401)
    expect((await ask((await newPerson(app.visitor())).visitor)).status).toBe(404)
  })
})

describe('taking it along', () => {
  it.each([
    ['zip', 'application/zip', 'environment.zip', 'zip of garden'],
    ['offline', 'text/html', 'environment.html', '<!doctype html>garden'],
  ])('as %s', async (format, type, name, start) => {
    const { visitor, modelId } = await newEnvironment()
    const path = `/api/environment/export-environment/${modelId}?format=${format}`
    for (const time of ['made', 'kept']) {
      const answer = await visitor.get(path)
      expect([answer.status, time]).toEqual([200, time])
      expect(answer.headers.get('content-type')).toContain(type)
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect((await answer.text()).startsWith(start)).toBe(true)
    }
    // What is taken along is not played.
    const [environment] = await listed(visitor, (await visitor.json<Session>('/api/session')).user.userId)
    const folder = environment?.jsUrl?.signedUrl.replace('environment.js', '')
    for (const file of ['environment.zip', 'offline.html', 'report.json'])
      expect((await visitor.get(`${folder}${file}`)).status).toBe(404)
  })
})
type Session = { user: { userId: string } }

describe('a picture from the stage', () => {
  it('becomes the preview of the environment', async () => {
    const { visitor, userId, modelId, versionId } = await newEnvironment()
    const pixels = { create: { width: 960, height: 600, channels: 3, background: '#369' } } as const
    const image = `data:image/png;base64,${(await sharp(pixels).png().toBuffer()).toString('base64')}`
    const body = { image, type: 'Environment', userId, modelId, versionId, saveToDatabase: true }
    const { modelImage } = await answered<{ modelImage: { signedUrl: string } }>(
      await visitor.post('/api/assets/store-snapshot', body),
    )
    const kept = await sharp(await (await visitor.get(modelImage.signedUrl)).arrayBuffer()).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 640, height: 400 })
    const other = { ...body, type: 'Game' }
    expect((await visitor.post('/api/assets/store-snapshot', other)).status).toBe(404)
    const stranger = await newPerson(app.visitor())
    expect((await stranger.visitor.post('/api/assets/store-snapshot', body)).status).toBe(403)
  })
})
