import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { describe, expect, it } from 'vitest'
import {
  type Change,
  conversationOf,
  converse,
  leftBehind,
  madeLast,
  noConversation,
  type Request,
} from './conversation.ts'

const at = '2026-11-15T10:00:00.000Z'
const after = (...changes: Change[]) => changes.reduce(converse, noConversation)
const request: Request = { prompt: 'a pond', key: 'k' }
const ask = (silently = false): Change => ({ type: 'asked', request, text: 'a pond', at, silently })
const made: Change = {
  type: 'made',
  text: 'Environment generated successfully!',
  made: { modelId: 'm', versionId: 'v', name: 'Pond' },
  request,
  at,
}
const failed: Change = { type: 'failed', text: 'No', failed: { cause: 'other' }, request, at }
const began: Change = { type: 'began', runId: 'r', request }
const said = ({ messages }: ReturnType<typeof after>) => messages.map(({ type, text }) => `${type}: ${text}`)

describe('a chat about an environment', () => {
  it('is busy from the question to the answer, and then is about what was made', () => {
    const busy = after(ask(), began, {
      type: 'heard',
      event: { type: 'stage', name: 'build', state: 'started' },
    })
    expect(busy.run).toMatchObject({ id: 'r', stages: [{ name: 'build' }] })
    const answered = converse(busy, made)
    expect(answered.run).toBeNull()
    expect(madeLast(answered)).toMatchObject({ modelId: 'm' })
  })

  it('tries again in place of the failure, without asking twice', () => {
    expect(said(after(ask(), failed, ask(true)))).toEqual(['user: a pond'])
  })

  it('regenerates below what was made before', () => {
    expect(said(after(ask(), made, ask(true), made))).toHaveLength(3)
  })

  it('goes on with a run that had begun when it was left; what was never sent can be tried again', () => {
    expect(leftBehind(after(ask(), began)).run).toMatchObject({ id: 'r', request })
    const left = leftBehind(after(ask()))
    expect(left.run).toBeNull()
    expect(left.messages.at(-1)).toMatchObject({ failed: { cause: 'other' }, request })
  })
})

function version(number: number, more: Partial<GameVersion>): GameVersion {
  const file = { signedUrl: '/file' }
  return {
    versionId: `v${number}`,
    number,
    prompt: '',
    changes: [],
    proven: true,
    editedByHand: false,
    designDate: at,
    modelImage: file,
    jsUrl: file,
    htmlUrl: file,
    ...more,
  }
}

describe('the chat of an older environment', () => {
  it('is told by its versions, whoever made them and how', () => {
    const story = conversationOf({ modelId: 'm', modelName: 'Pond' }, [
      version(4, { restoredFrom: 1 }),
      version(3, { editedByHand: true }),
      version(2, { prompt: 'make it night', changes: ['It is night now.'] }),
      version(1, { prompt: 'a pond' }),
    ])
    expect(said(story)).toEqual([
      'user: a pond',
      'system: Environment generated successfully!',
      'user: make it night',
      'system: Done. This is what changed:',
      'system: You edited the code by hand.',
      'system: Went back to version 1.',
    ])
    expect(madeLast(story)?.versionId).toBe('v4')
  })

  it('can be changed even where its versions cannot be read', () => {
    expect(madeLast(conversationOf({ modelId: 'm', modelName: 'Pond' }, []))?.modelId).toBe('m')
  })
})
