import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useApp } from '../../testing/app.ts'

describe('while developing', () => {
  const app = useApp({ ROLE: 'web' })
  const asked = (query: Record<string, string>) =>
    app.visitor().get(`/api/dev/read?${new URLSearchParams(query)}`)
  const read = async (query: Record<string, string>) =>
    (await (await asked(query)).json()) as CallAnswer<'readText'>

  it('a text is read, and every part points at its words', async () => {
    const { words, things, links } = await read({ kind: 'game', text: ' a witch shoots spells at pumpkins ' })
    expect(words.map(({ text }) => text)).toEqual(['a', 'witch', 'shoots', 'spells', 'at', 'pumpkins'])
    expect(things[0]).toMatchObject({ noun: { text: 'witch', words: [1] }, role: 'you' })
    expect(links[0]).toMatchObject({ who: 0, does: { text: 'shoots' } })
  })

  it('a change is read as a change, and a place as a place', async () => {
    expect((await read({ kind: 'game', text: 'remove the castle', change: 'yes' })).changes[0]).toMatchObject(
      { op: 'remove', target: { text: 'castle' } },
    )
    expect((await read({ kind: 'environment', text: 'a castle on a hill' })).indoors).toBeDefined()
  })

  it.each([
    ['nothing', { text: '  ' }, 'text must not be empty.'],
    ['too much', { text: 'a'.repeat(2_001) }, 'text must have at most 2000 characters.'],
    ['another kind', { text: 'a castle', kind: 'song' }, 'kind must be game or model or'],
  ])('%s is refused with a sentence', async (_, query, sentence) => {
    const answer = await asked(query)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain(sentence)
  })

  it('the call is in the reference', async () => {
    expect(await (await app.visitor().get('/api/docs')).text()).toContain('/api/dev/read')
  })
})

describe('for users', () => {
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
  afterAll(() => void vi.unstubAllEnvs())
  const app = useApp({ ROLE: 'web' })

  it('there is no such call', async () => {
    expect((await app.visitor().get('/api/dev/read?text=a+castle')).status).toBe(404)
  })
})
