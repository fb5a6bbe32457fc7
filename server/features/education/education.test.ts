import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'

const app = useApp({ WORKER_THREADS: '1' })

describe('education', { timeout: 120_000 }, () => {
  it('tells everybody which topics there are, with a picture of each', async () => {
    const answer = await app.visitor().get('/api/education/topics')
    const { topics } = (await answer.json()) as CallAnswer<'getTopics'>
    expect(topics.length).toBeGreaterThanOrEqual(80)
    expect(new Set(topics.map(({ subject }) => subject)).size).toBe(7)
    const [first] = topics
    const picture = await app.visitor().get(`/api/education/picture/${first?.id}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('opens a topic for a visitor: proven, in the sandbox of all creations, framed by any school', async () => {
    const visitor = app.visitor()
    const { playUrl } = (await (
      await visitor.post('/api/education/open/pendulum', {})
    ).json()) as CallAnswer<'openTopic'>
    const page = await visitor.request(playUrl, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain('sandbox allow-scripts allow-pointer-lock')
    expect(policy).toContain('frame-ancestors *')
    const code = await visitor.get(playUrl.replace('index.html', 'environment.js'))
    expect(await code.text()).toContain('play([pendulum], setup)')
  })

  it('has a lesson sheet for each level, which runs nothing', async () => {
    const sheet = await app.visitor().get('/api/education/lesson/pendulum?level=young')
    expect(sheet.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    const text = await sheet.text()
    expect(text).toContain('words for ages 8 to 11')
    expect(text).toContain('For the teacher: answers')
  })

  it('knows no topic that is not there', async () => {
    for (const path of ['topics', 'picture', 'lesson'])
      expect((await app.visitor().get(`/api/education/${path}/perpetual-motion`)).status).toBe(404)
    expect((await app.visitor().post('/api/education/open/perpetual-motion', {})).status).toBe(404)
    expect((await app.visitor().get('/api/education/topics/..%2Fsecret')).status).toBe(400)
  })
})
