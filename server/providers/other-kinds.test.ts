import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LLMock } from '@copilotkit/aimock'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { findChromium } from '@makebelieve/generation/browser/find-chromium'
import { told } from '@makebelieve/generation/engines/environment/told/testing/designs'
import { examples } from '@makebelieve/generation/engines/simulation/told/instructions'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { isTurnOf } from '../../script/testing/sample.ts'
import { created } from '../features/environments/testing/garden.ts'
import { newPerson } from '../features/games/testing/seed-game.ts'
import { useApp } from '../testing/app.ts'
import { unread } from './testing/designs.ts'

const mock = new LLMock({ port: 0, logLevel: 'silent' })
await mock.start()
const app = useApp({
  WORKER_THREADS: '1',
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: `${mock.url}/v1`,
  AI_MODEL: 'some-model',
})
beforeEach(() => mock.reset())
afterAll(() => mock.stop())

/** That each of them is made of what was told is tested beside its engine; here it is the way there and back, which they share. */
const isTurn = (kind: 'place' | 'simulation' | 'whole game') =>
  isTurnOf(kind, 'kinds of a provider', ['place', 'simulation', 'whole game'])

describe('what else a language provider designs', { timeout: 240_000 }, () => {
  it.runIf(isTurn('place'))(
    'is a place to walk in, and a change of it that keeps what was there',
    async () => {
      const { visitor } = await newPerson(app.visitor())
      const prompt = 'a meadow with a well at dawn'
      const design = told.read(prompt, told.design('meadow', 'The Old Well', 'green meadow', { hour: 6 }))
      mock.onMessage(prompt, { content: JSON.stringify(design) })
      const made = await created(visitor, prompt)
      expect(made.environmentName).toBe(design.title)
      const from = `"hour": ${design.hour}`
      const edits = [{ find: from, replace: '"hour": 2' }]
      mock.onMessage('at two in the morning', {
        content: JSON.stringify({ reading: unread, edits, takesBack: [] }),
      })
      // What was met before is not lost by accident: the model has to say that it means it.
      mock.onMessage('What worked before the change does not any more: dawn.', {
        content: JSON.stringify({ reading: unread, edits, takesBack: ['dawn'] }),
      })
      const change = 'let it be at two in the morning'
      const changed = await created(visitor, change, { query: { modelId: made.modelId } })
      expect(changed.modelId).toBe(made.modelId)
      const { rows } = await app.parts.pool.query(
        `select plan -> 'hour' as hour, plan -> 'notes' ->> 0 as note from creation_version where creation_id = $1 order by number`,
        [made.modelId],
      )
      const note = 'Designed by some-model (127.0.0.1'
      expect(rows).toEqual([
        { hour: design.hour, note: expect.stringContaining(note) },
        { hour: 2, note: expect.stringContaining(note) },
      ])
    },
  )

  it.runIf(isTurn('simulation'))('is a simulation, held against its equations', async () => {
    const [first] = examples
    if (!first) throw new Error('There is no example')
    mock.onMessage(first.prompt, { content: JSON.stringify(first.design) })
    const { visitor } = await newPerson(app.visitor())
    const made = await created(visitor, first.prompt, { query: { type: 'simulation' } })
    expect(made.environmentName).toBe(first.design.title)
    const proof = await visitor.json<CallAnswer<'getEnvironmentProof'>>(
      `/api/environment/get-proof/${made.modelId}`,
    )
    expect(proof.checks.length).toBeGreaterThan(3)
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([])
  })
})

/** The game that the instructions show. */
const [, freeCode = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync(new URL('../../docs/free-code.md', import.meta.url), 'utf8')) ?? []

describe.skipIf(!findChromium())('a game that a language provider wrote whole', { timeout: 240_000 }, () => {
  it.runIf(isTurn('whole game'))('is proven in a browser, kept, and changed by replacements', async () => {
    mock.onMessage('of its own kind', {
      content: JSON.stringify({ design: null, title: 'Own Kind', code: freeCode }),
    })
    const { visitor, userId } = await newPerson(app.visitor())
    const order = { code: 'a game of its own kind', userId, chatId: randomUUID(), isNewChat: true }
    const answer = await visitor.post('/api/game/create-game', order)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { resultJson } = (await answer.json()) as CallAnswer<'createGame'>
    expect(resultJson.model.modelName).toBe('Own Kind')
    expect(resultJson.introduction).toMatch(/already won and lost it in a browser/)
    const proof = await visitor.json<CallAnswer<'getProof'>>(
      `/api/game/get-proof/${resultJson.model.modelId}`,
    )
    expect(proof.checks.map(({ name }) => name)).toContain('A bot wins')
    expect(proof.requirements.map(({ status }) => status)).not.toContain('met')

    const [firstLine = ''] = freeCode.split('\n')
    const edit = { find: firstLine, replace: `${firstLine} // changed` }
    mock.onMessage('say that', { content: JSON.stringify({ edits: [edit], takesBack: [] }) })
    const { modelId } = resultJson.model
    const change = { ...order, code: 'say that it was changed', isNewChat: false, modelId }
    const changed = await visitor.post('/api/game/create-game', change)
    expect(changed.status, await changed.clone().text()).toBe(200)
    const { rows } = await app.parts.pool.query(
      `select plan -> 'free' ->> 'code' as code from creation_version where creation_id = $1 order by number`,
      [modelId],
    )
    expect(rows).toEqual([{ code: freeCode }, { code: freeCode.replace(edit.find, edit.replace) }])
  })
})
