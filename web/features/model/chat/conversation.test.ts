import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe, expect, it } from 'vitest'
import { type Change, changedByWords, converse, noConversation, type Picture } from './conversation.ts'

const at = '2026-11-15T10:00:00.000Z'
const after = (...changes: Change[]) => changes.reduce(converse, noConversation)
const ask = (text: string, again = false): Change => ({ type: 'asked', text, at, again })
const corgi: Picture = { imageUrl: '/a', originalUrl: '/o', imageId: 'p1', prompt: 'a corgi' }
const drawn = (picture = corgi): Change => ({ type: 'drawn', text: 'A corgi.', picture, at })
const failed: Change = { type: 'failed', text: 'No', failed: { act: 'draw', cause: 'other' }, at }
const hear = (event: RunEvent): Change => ({ type: 'heard', event })
const converting: Change = { type: 'began', work: { act: 'convert', picture: corgi, stages: [] } }

describe('a chat about a model', () => {
  it('is busy from the question to the picture', () => {
    expect(after(ask('a corgi')).work).toEqual({ act: 'draw' })
    const seen = after(ask('a corgi'), drawn())
    expect(seen.work).toBeNull()
    expect(seen.messages.map(({ type }) => type)).toEqual(['user', 'image'])
  })

  it('tries again in place of the failure, without asking twice', () => {
    const again = after(ask('a corgi'), failed, ask('a corgi', true))
    expect(again.messages.map(({ text }) => text)).toEqual(['a corgi'])
    expect(
      after(ask('a corgi'), drawn(), failed, { type: 'began', work: { act: 'redraw' }, again: true })
        .messages,
    ).toHaveLength(2)
  })

  it('tells the stages of a conversion, and knows its run', () => {
    const { work } = after(
      converting,
      { type: 'named', runId: 'r' },
      hear({ type: 'stage', name: 'build', state: 'started' }),
    )
    expect(work).toMatchObject({ act: 'convert', runId: 'r', stages: [{ name: 'build', state: 'started' }] })
  })

  it('gets a fresh link to a picture that has run out', () => {
    const { messages } = after(ask('a corgi'), drawn(), { type: 'resigned', key: 2, imageUrl: '/b' })
    expect(messages[1]?.picture).toMatchObject({ imageUrl: '/b', originalUrl: '/o' })
  })
})

describe('what the next words change', () => {
  it('is nothing at first: they begin something', () => {
    expect(changedByWords(after(ask('a corgi')).messages)).toBeUndefined()
  })

  it('is the picture that was drawn last', () => {
    const { messages } = after(ask('a corgi'), drawn(), ask('red'), drawn({ ...corgi, imageId: 'p2' }))
    expect(changedByWords(messages)).toEqual({ editOf: 'p2' })
  })

  it('is the model that was made or opened after it', () => {
    const { messages } = after(ask('a corgi'), drawn(), converting, {
      type: 'made',
      text: 'There',
      modelId: 'm',
      at,
    })
    expect(changedByWords(messages)).toEqual({ editOf: 'm' })
  })

  it('is nothing where the picture is one of my own: there are no words behind it', () => {
    const mine = drawn({ imageUrl: '/mine', imageId: 'u' })
    const made: Change = { type: 'made', text: 'There', modelId: 'm', wordless: true, at }
    expect(changedByWords(after(mine).messages)).toBeUndefined()
    expect(changedByWords(after(mine, made).messages)).toBeUndefined()
  })
})
