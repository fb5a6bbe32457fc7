import { LLMock } from '@copilotkit/aimock'
import { tool } from 'ai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ProviderFailure } from '../failure.ts'
import { deskAt, protocols } from '../testing/desk.ts'
import { type Turn, takeTurn } from './turn.ts'

const mock = new LLMock({ port: 0, logLevel: 'silent' })
beforeAll(async () => {
  await mock.start()
})
beforeEach(() => mock.reset())
afterAll(() => mock.stop())

const instructions = 'You design games.'
const say = (content: string) => [{ role: 'user' as const, content }]
const failureOf = (turn: Promise<Turn<unknown>>) =>
  turn.then(
    () => undefined,
    (error: ProviderFailure) => error,
  )
const schema = z.object({ title: z.string(), lives: z.number().int().min(1) })

describe.each(protocols)('over the protocol of %s', (protocol) => {
  it('text streams in as it comes', async () => {
    mock.onMessage('hello', { content: 'Hello there, maker of games.' }, { chunkSize: 5 })
    const desk = await deskAt(protocol, mock)
    const pieces: string[] = []
    const order = {
      role: 'code' as const,
      instructions,
      messages: say('hello'),
      onText: (text: string) => void pieces.push(text),
    }
    const turn = await takeTurn(desk, order)
    expect(turn.text).toBe('Hello there, maker of games.')
    expect(pieces.join('')).toBe(turn.text)
    expect(pieces.length).toBeGreaterThan(2)
    expect(desk.calls).toMatchObject([{ outcome: 'answered', role: 'code' }])
    expect(JSON.stringify(desk.calls)).not.toContain('a-key-that-nobody-may-see')
  })

  it('a structured answer is a value of its schema', async () => {
    mock.onMessage('design', { content: JSON.stringify({ title: 'Fox Run', lives: 3 }) })
    const turn = await takeTurn(await deskAt(protocol, mock), {
      role: 'plan',
      instructions,
      messages: say('design'),
      schema,
    })
    expect(turn.value).toEqual({ title: 'Fox Run', lives: 3 })
  })

  it('tools are called, and their results go into the next turn', async () => {
    mock.on(
      { userMessage: 'prove', hasToolResult: false },
      {
        toolCalls: [{ name: 'prove', arguments: { what: 'it' } }],
        // Google itself says STOP here; the mock would say what no SDK knows.
        ...(protocol === 'google' && { finishReason: 'stop' }),
      },
    )
    mock.on({ userMessage: 'prove', hasToolResult: true }, { content: 'Good.' })
    const asked: unknown[] = []
    const tools = {
      prove: tool({
        inputSchema: z.object({ what: z.string() }),
        execute: (given) => {
          asked.push(given)
          return 'It passed.'
        },
      }),
    }
    const desk = await deskAt(protocol, mock)
    const messages = say('prove')
    const first = await takeTurn(desk, { role: 'code', instructions, messages, tools })
    expect(first.calledTools).toBe(true)
    expect(asked).toEqual([{ what: 'it' }])
    const second = await takeTurn(desk, {
      role: 'code',
      instructions,
      messages: [...messages, ...first.messages],
      tools,
    })
    expect(second).toMatchObject({ text: 'Good.', calledTools: false })
    expect(desk.budget.spent().steps).toBe(2)
  })

  it('an answer of the wrong form is called so, with what is wrong', async () => {
    mock.onMessage('half', { content: '{"title": "Fox' })
    mock.onMessage('wrong', { content: '{"title": "Fox", "lives": 0}' })
    const desk = await deskAt(protocol, mock)
    const order = (words: string) => ({ role: 'plan' as const, instructions, messages: say(words), schema })
    expect(await failureOf(takeTurn(desk, order('half')))).toMatchObject({ kind: 'malformed' })
    expect((await failureOf(takeTurn(desk, order('wrong'))))?.message).toMatch(/lives/)
    expect(desk.calls.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
  })

  it('a stream that is cut is asked again, and given up after three times', async () => {
    const cut = { content: 'A long answer that will never be heard to its end, as the line is cut.' }
    mock.on({ userMessage: 'cut', sequenceIndex: 0 }, cut, { chunkSize: 5, truncateAfterChunks: 2 })
    mock.on({ userMessage: 'cut' }, { content: 'Whole.' })
    const desk = await deskAt(protocol, mock)
    const turn = await takeTurn(desk, { role: 'code', instructions, messages: say('cut') })
    expect(turn.text).toBe('Whole.')
    mock.on({ userMessage: 'always' }, cut, { chunkSize: 5, truncateAfterChunks: 2 })
    const failure = await failureOf(takeTurn(desk, { role: 'code', instructions, messages: say('always') }))
    expect(failure?.kind).toBe('unreachable')
  })

  it('a service that is too busy is believed when it says how long', async () => {
    const busy = { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429 }
    mock.on({ userMessage: 'busy', sequenceIndex: 0 }, { ...busy, retryAfter: 1 } as never)
    mock.on({ userMessage: 'busy' }, { content: 'Now.' })
    const turn = await takeTurn(await deskAt(protocol, mock), {
      role: 'code',
      instructions,
      messages: say('busy'),
    })
    expect(turn.text).toBe('Now.')
  })

  it('a broken service is unreachable, a wrong key is not asked again', async () => {
    mock.onMessage('broken', { error: { message: 'boom' }, status: 500 })
    mock.onMessage('key', { error: { message: 'bad key a-key-that-nobody-may-see' }, status: 401 })
    const desk = await deskAt(protocol, mock)
    const order = (words: string) => ({ role: 'code' as const, instructions, messages: say(words) })
    expect((await failureOf(takeTurn(desk, order('broken'))))?.kind).toBe('unreachable')
    const other = await deskAt(protocol, mock)
    const failure = await failureOf(takeTurn(other, order('key')))
    expect(failure).toMatchObject({ kind: 'unauthorised' })
    expect(failure?.message).not.toContain('a-key')
    expect(other.calls).toHaveLength(1)
  })

  it('slow tokens end with the time of the run', async () => {
    mock.onMessage('slow', { content: 'x'.repeat(400) }, { chunkSize: 4, latency: 50 })
    const limits = { steps: 5, tokens: 1e6, seconds: 1 }
    const desk = await deskAt(protocol, mock, { limits })
    const failure = await failureOf(takeTurn(desk, { role: 'code', instructions, messages: say('slow') }))
    expect(failure).toMatchObject({ kind: 'budget' })
  })

  it('a cancelled turn ends at once with the reason it was cancelled for', async () => {
    mock.onMessage('slow', { content: 'x'.repeat(4000) }, { chunkSize: 4, latency: 50 })
    const cancel = new AbortController()
    const desk = await deskAt(protocol, mock, { signal: cancel.signal })
    const reason = new Error('cancelled')
    const order = {
      role: 'code' as const,
      instructions,
      messages: say('slow'),
      onText: () => cancel.abort(reason),
    }
    await expect(takeTurn(desk, order)).rejects.toBe(reason)
  })

  it('an answer without end is cut off', async () => {
    mock.onMessage('babble', { content: 'x'.repeat(500_000) }, { chunkSize: 20_000 })
    const desk = await deskAt(protocol, mock)
    const failure = await failureOf(takeTurn(desk, { role: 'code', instructions, messages: say('babble') }))
    expect(failure).toMatchObject({ kind: 'too-large' })
  })

  it('a refusal is a refusal', async () => {
    mock.onMessage('bad', { content: 'I cannot.', finishReason: 'content_filter' })
    const failure = await failureOf(
      takeTurn(await deskAt(protocol, mock), { role: 'plan', instructions, messages: say('bad'), schema }),
    )
    expect(['refused', 'malformed']).toContain(failure?.kind)
  })

  it('nothing is asked once the money of a run is spent', async () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 1000, total_tokens: 2000 }
    mock.onMessage('dear', { content: 'Yes.', usage })
    const limits = { steps: 9, tokens: 1e6, seconds: 60, cost: 0.000_001 }
    const desk = await deskAt(protocol, mock, { limits })
    const order = { role: 'code' as const, instructions, messages: say('dear') }
    await takeTurn(desk, order)
    expect(desk.budget.spent().cost).toBeGreaterThan(0)
    expect(await failureOf(takeTurn(desk, order))).toMatchObject({ kind: 'budget' })
  })

  it('nothing is asked once the budget is used up', async () => {
    mock.onMessage('again', { content: 'Yes.' })
    const desk = await deskAt(protocol, mock, { limits: { steps: 1, tokens: 1e6, seconds: 60 } })
    const order = { role: 'code' as const, instructions, messages: say('again') }
    await takeTurn(desk, order)
    expect(await failureOf(takeTurn(desk, order))).toMatchObject({ kind: 'budget' })
    expect(mock.getRequests()).toHaveLength(1)
  })
})
