import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChat, keptChat } from './chat-memory.ts'
import { type Conversation, noConversation } from './conversation.ts'

const said: Conversation = {
  messages: [{ key: 1, type: 'user', text: 'a mug', timestamp: '2026-11-15T10:00:00.000Z' }],
  work: null,
}
const ada = { userId: 'ada', credits: 0, paidCredits: 0, isGuest: false }
const picture = { imageUrl: '/a' }
let kept: string | null = null

beforeEach(() => {
  kept = null
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text
    },
    removeItem: () => {
      kept = null
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the chat that the browser keeps', () => {
  it('is there again, for a visitor and when they have signed in', () => {
    for (const nobody of [null, { ...ada, userId: 'guest', isGuest: true }]) {
      keepChat(said, nobody)
      expect(keptChat(nobody?.userId)).toEqual(said)
      expect(keptChat('ada')).toEqual(said)
    }
  })

  it('of one user is not shown to another, nor to nobody', () => {
    keepChat(said, ada)
    expect(keptChat('ada')).toEqual(said)
    expect(keptChat('bob')).toEqual(noConversation)
    expect(keptChat(undefined)).toEqual(noConversation)
  })

  it('asks for a picture again that nobody drew to the end, and remembers a run', () => {
    keepChat({ ...said, work: { act: 'draw' } }, ada)
    expect(keptChat('ada')).toMatchObject({
      messages: [{ text: 'a mug' }, { text: 'Failed to generate image', failed: { act: 'draw' } }],
      work: null,
    })
    keepChat({ ...said, work: { act: 'convert', picture, stages: [] } }, ada)
    expect(keptChat('ada').work).toBeNull()
    keepChat({ ...said, work: { act: 'convert', picture, stages: [], runId: 'r' } }, ada)
    expect(keptChat('ada').work).toMatchObject({ runId: 'r' })
  })

  it('is nothing where something else was written, or where it is empty', () => {
    kept = '{"messages":7}'
    expect(keptChat('ada')).toEqual(noConversation)
    kept = '{broken'
    expect(keptChat('ada')).toEqual(noConversation)
    keepChat(noConversation, ada)
    expect(kept).toBeNull()
  })
})
