import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe, expect, it } from 'vitest'
import { budgetParts } from '../../../workspace/chat/budget-line.tsx'
import { type Change, converse, hiddenByClearing, historyOf, noConversation } from './conversation.ts'

const at = '2026-11-15T10:00:00.000Z'
const after = (...changes: Change[]) => changes.reduce(converse, noConversation)
const ask = (text: string, again = false): Change => ({ type: 'asked', text, at, again })
const hear = (event: RunEvent): Change => ({ type: 'heard', event, at })
const fail: Change = { type: 'failed', text: 'Sorry', cause: 'other', at }
const answer: Change = { type: 'answered', answer: { threejsCode: 'play()' }, at }
const said = ({ messages }: ReturnType<typeof after>) => messages.map(({ type, text }) => `${type}: ${text}`)

describe('a chat in Quick mode', () => {
  it('is busy from the question to the answer, which is typed and then stands', () => {
    const busy = after(ask('a cat'), { type: 'began', runId: 'r' })
    expect(busy.run).toEqual({ id: 'r', stages: [] })
    const answered = converse(busy, answer)
    expect(answered.run).toBeNull()
    expect(answered.messages.at(-1)).toMatchObject({ text: 'Game Generated !', isTyping: true })
    expect(converse(answered, { type: 'typed' }).messages.at(-1)?.isTyping).toBe(false)
  })

  it('keeps the stages of the run with their times, each on one line', () => {
    const { run } = after(
      ask('a cat'),
      hear({ type: 'stage', name: 'verify', state: 'started' }),
      hear({ type: 'stage', name: 'verify', state: 'finished', milliseconds: 400 }),
      hear({ type: 'stage', name: 'verify', state: 'started' }),
      hear({ type: 'stage', name: 'verify', state: 'finished', milliseconds: 300 }),
    )
    expect(run?.stages).toEqual([{ name: 'verify', state: 'finished', milliseconds: 700, times: 2 }])
  })
})

describe('a message that failed', () => {
  const failure = { prompt: 'a dog', text: 'Sorry', cause: 'other', at } as const
  const stored = (type: 'user' | 'assistant', text: string, timestamp = at) => ({
    type,
    content: [{ text }],
    timestamp,
  })
  const open = (...messages: ReturnType<typeof stored>[]): Change => ({
    type: 'opened',
    messages,
    hidden: 0,
    failure,
  })

  it('is there again with its error when the page is opened anew, and Retry takes its place', () => {
    const opened = after(open(stored('user', 'a cat'), stored('assistant', 'Here is a cat')))
    expect(said(opened).slice(2)).toEqual(['user: a dog', 'assistant: Sorry'])
    expect(opened.messages.at(-1)?.failed).toBe('other')
    expect(said(converse(opened, ask('a dog', true))).slice(2)).toEqual(['user: a dog'])
  })

  it('is not said twice where the server has its words, and is over where the chat has gone on', () => {
    expect(said(after(open(stored('user', 'a dog'))))).toEqual(['user: a dog', 'assistant: Sorry'])
    const later = '2026-11-15T11:00:00.000Z'
    expect(
      said(after(open(stored('user', 'a dog'), stored('assistant', 'Here is a dog', later)))),
    ).toHaveLength(2)
  })
})

describe('what a language model has used', () => {
  const used = (steps: number): RunEvent => ({
    type: 'budget',
    steps,
    mostSteps: 24,
    tokens: 12_400,
    mostTokens: 400_000,
    seconds: 41,
    mostSeconds: 240,
    repairs: 1,
    mostRepairs: 5,
  })

  it('is known as it was told last, beside the stages', () => {
    const { run } = after(
      ask('a cat'),
      hear(used(1)),
      hear({ type: 'stage', name: 'build', state: 'started' }),
      hear(used(3)),
    )
    expect(run).toMatchObject({ stages: [{ name: 'build' }], budget: { steps: 3 } })
  })

  it('is written part by part, with the cost where it is known', () => {
    const parts = ['3 of 24 steps', '12,400 of 400,000 tokens', '41 of 240 s', '1 of 5 repairs']
    const event = used(3)
    if (event.type !== 'budget') throw new Error('Not a budget')
    expect(budgetParts(event)).toEqual(parts)
    expect(budgetParts({ ...event, cost: 0.0312 })).toEqual([...parts, '$0.031'])
    expect(budgetParts({ ...event, cost: 1.5 }).at(-1)).toBe('$1.50')
  })

  it('and what nobody has heard of yet change nothing else', () => {
    const before = after(ask('a cat'), hear(used(1)))
    expect(converse(before, hear({ type: 'of the future' } as never))).toEqual(before)
  })
})

describe('a message that failed', () => {
  it('is marked, and trying again takes its place without asking twice', () => {
    const failed = after(ask('a cat'), fail)
    expect(failed.messages.at(-1)).toMatchObject({ text: 'Sorry', failed: 'other' })
    expect(said(converse(failed, ask('a cat', true)))).toEqual(['user: a cat'])
    expect(historyOf(failed.messages)).toHaveLength(1)
  })

  it('ends what an agent was writing', () => {
    const { messages } = after(ask('a cat'), hear({ type: 'agent_response', text: 'I think' }), fail)
    expect(messages.map(({ isTyping }) => isTyping)).toEqual([false, false, false])
  })
})

describe("an agent's words", () => {
  it('are put together as they come, and end with the result on a line of its own', () => {
    const told = after(
      ask('a cat'),
      hear({ type: 'agent_response', text: 'One design. ' }),
      hear({ type: 'agent_response', text: 'Another.' }),
      hear({ type: 'editor_result', text: 'It plays.' }),
    )
    expect(told.messages.at(-1)).toMatchObject({ text: 'One design. Another.\nIt plays.', isTyping: false })
    expect(told.run).not.toBeNull()
    expect(converse(told, { type: 'settled' }).run).toBeNull()
  })
})

describe('clearing', () => {
  const many = after(...'abcdefg'.split('').flatMap((text): Change[] => [ask(text), fail]))

  it('leaves five or fewer alone, and keeps the first two and the last three of more', () => {
    const few = after(ask('a'), answer, ask('b'), answer, ask('c'))
    expect(converse(few, { type: 'cleared' }).messages).toEqual(few.messages)
    const six = converse(few, answer)
    expect(converse(six, { type: 'cleared' }).messages.map(({ key }) => key)).toEqual([1, 2, 4, 5, 6])
  })

  it('can be undone, at once and after the chat was opened again', () => {
    const cleared = converse(many, { type: 'cleared' })
    expect(cleared.cleared).toHaveLength(9)
    expect(converse(cleared, { type: 'restored' })).toEqual(many)
    const stored = 'abcdef'
      .split('')
      .map((text) => ({ type: 'user' as const, content: [{ text }], timestamp: at }))
    const opened = after({ type: 'opened', messages: stored, hidden: 1 })
    expect(said(converse(opened, { type: 'restored' }))).toHaveLength(6)
  })

  it('counts what was stored, so that it stays cleared when the chat is opened again', () => {
    expect(hiddenByClearing(many.messages)).toBe(5)
    const stored = 'abcdef'
      .split('')
      .map((text) => ({ type: 'user' as const, content: [{ text }], timestamp: at }))
    expect(said(after({ type: 'opened', messages: stored, hidden: 1 }))).toEqual(
      [...'abdef'].map((text) => `user: ${text}`),
    )
  })
})
