import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'

const app = useApp({ ROLE: 'web', ADMIN_EMAILS: 'boss@example.com' })

const said = { quote: 'It was won before I played it.', author: 'Mira', source: 'Mail of 3 May; she agreed' }
const admin = '/api/v1/admin/testimonials'

let boss: Visitor
beforeAll(async () => {
  boss = app.visitor()
  await boss.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
})

const shown = async () =>
  (await app.visitor().json<CallAnswer<'getTestimonials'>>('/api/testimonials')).testimonials
const kept = async () => (await boss.json<CallAnswer<'adminTestimonials'>>(admin)).testimonials

const put = (visitor: Visitor, id: string, body: object) =>
  visitor.request(`${admin}/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  })

async function add(fields: object = {}): Promise<CallAnswer<'addTestimonial'>> {
  const answer = await boss.post(admin, { ...said, ...fields })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<CallAnswer<'addTestimonial'>>
}

describe('what people said', () => {
  it('is nothing on a new installation', async () => {
    expect(await shown()).toEqual([])
  })

  it('is on the first page only while it is featured, without its source', async () => {
    const { id } = await add()
    expect(await shown()).toEqual([])
    expect((await put(boss, id, { ...said, role: 'teacher', featured: true })).status).toBe(200)
    expect(await shown()).toEqual([{ id, quote: said.quote, author: 'Mira', role: 'teacher' }])
    expect((await kept()).find((one) => one.id === id)).toMatchObject({ source: said.source, featured: true })
    await put(boss, id, { ...said, featured: false })
    expect(await shown()).toEqual([])
  })

  it('is gone once it is removed', async () => {
    const { id } = await add({ featured: true })
    expect((await boss.delete(`${admin}/${id}`)).status).toBe(200)
    expect((await kept()).map((one) => one.id)).not.toContain(id)
    expect((await boss.delete(`${admin}/${id}`)).status).toBe(404)
  })

  it('comes newest first, and never more than twelve', async () => {
    const added = []
    for (let i = 0; i < 13; i++) added.push((await add({ featured: true })).id)
    expect((await shown()).map(({ id }) => id)).toEqual(added.toReversed().slice(0, 12))
  })

  it('may be kept for a minute by everybody, unlike the list of administrators', async () => {
    const publicly = await app.visitor().get('/api/testimonials')
    expect(publicly.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await boss.get(admin)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('nothing is kept', () => {
  it.each([
    ['without a quote', { quote: ' ' }, 'quote must not be empty.'],
    ['without an author', { author: '' }, 'author must not be empty.'],
    ['without saying where it comes from', { source: '' }, 'source must not be empty.'],
    ['that is a speech', { quote: 'x'.repeat(401) }, 'quote must have at most 400 characters.'],
    ['with fields that do not exist', { stars: 5 }, 'Unknown field: stars.'],
  ])('%s', async (_, wrong, message) => {
    const answer = await boss.post(admin, { ...said, ...wrong })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input', message }])
  })

  it.each([randomUUID(), 'no-id'])('under an id that does not exist: %s', async (id) => {
    expect((await put(boss, id, said)).status).toBe(404)
  })
})

describe('only administrators', () => {
  it.each([
    ['GET', admin],
    ['POST', admin],
    ['PUT', `${admin}/${randomUUID()}`],
    ['DELETE', `${admin}/${randomUUID()}`],
  ])('%s %s', async (method, path) => {
    const member = app.visitor()
    await member.signUp()
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' }
    const body = method === 'POST' || method === 'PUT' ? JSON.stringify(said) : undefined
    const asked = [app.visitor(), member].map((visitor) => visitor.request(path, { method, headers, body }))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 403])
  })
})
