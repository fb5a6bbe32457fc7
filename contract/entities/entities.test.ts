import { describe, expect, it } from 'vitest'
import { calls } from '../calls/index.ts'
import { gameChatMessage } from './chat.ts'
import { communityItem } from './community-item.ts'
import { environment } from './environment.ts'
import { game } from './game.ts'
import { gameProof, proofCheck, proofRequirement } from './game-proof.ts'
import { model, storedModel } from './model.ts'
import { user } from './user.ts'

describe('a community item', () => {
  it('has a name, a maker and a type even when the server gave none', () => {
    expect(communityItem.parse({ ModelId: 'm' })).toEqual({
      modelId: 'm',
      modelType: 'model',
      modelName: 'Untitled',
      username: 'user',
      likes: 0,
      views: 0,
    })
    expect(communityItem.parse({ modelId: 'm', modelName: ' ', username: '' })).toMatchObject({
      modelName: 'Untitled',
      username: 'user',
    })
  })

  it.each([
    ['game', 'game'],
    ['Game', 'game'],
    ['Agent_Game', 'agent_game'],
    ['environment', 'environment'],
    ['3d', 'model'],
    ['sculpture', 'model'],
    [7, 'model'],
  ])('of type %j is treated as a %s', (ModelType, modelType) => {
    expect(communityItem.parse({ modelId: 'm', ModelType }).modelType).toBe(modelType)
  })

  it('takes its picture and its date from either field', () => {
    const image = { signedUrl: '/a.webp' }
    expect(communityItem.parse({ modelId: 'm', modelImageLink: image }).modelImage).toEqual(image)
    expect(communityItem.parse({ modelId: 'm', ModelImage: image }).modelImage).toEqual(image)
    expect(communityItem.parse({ modelId: 'm', DesignDate: '2026-01-01' }).publishDate).toBe('2026-01-01')
  })
})

describe('creations', () => {
  it('an environment is read in the upper case of its list', () => {
    const htmlUrl = { signedUrl: '/index.html' }
    expect(
      environment.parse({ ModelId: 'e', userId: 'u', ModelName: 'Pond', htmlUrl, createdAt: '2026-01-01' }),
    ).toEqual({
      modelId: 'e',
      userId: 'u',
      modelName: 'Pond',
      category: 'scene',
      htmlUrl,
      designDate: '2026-01-01',
      createdAt: '2026-01-01',
    })
  })

  it('a game is two-dimensional unless it says 3d', () => {
    const fields = { modelId: 'g', userId: 'u', chatId: 'c' }
    expect(game.parse(fields)).toMatchObject({ modelType: 'Game', dimension: '2d', modelName: 'Untitled' })
    expect(game.parse({ ...fields, dimension: '3D' }).dimension).toBe('3d')
    expect(game.safeParse({ ...fields, modelType: 'Chess' }).success).toBe(false)
  })

  it('a picture may come as a bare address', () => {
    expect(model.parse({ modelId: 'm', userId: 'u', modelImageLink: '/a.webp' }).modelImageLink).toEqual({
      signedUrl: '/a.webp',
    })
  })

  it('a stored model has both addresses', () => {
    expect(storedModel.safeParse({ modelId: 'm', userId: 'u' }).success).toBe(false)
    expect(
      storedModel.parse({ modelId: 'm', userId: 'u', signedUrl: '/s', originalUrl: '/o' }),
    ).toMatchObject({
      signedUrl: '/s',
      originalUrl: '/o',
    })
  })
})

it('a balance is never negative, and paid credits may be unset', () => {
  expect(user.parse({ userId: 'u', email: 'a@b.c', credits: 5 }).paidCredits).toBeUndefined()
  expect(user.safeParse({ userId: 'u', email: 'a@b.c', credits: -5 }).success).toBe(false)
})

it('an assistant may answer in prose or in parts', () => {
  const said = (text: unknown) => ({
    type: 'assistant',
    content: [{ text }],
    timestamp: '2026-01-01T00:00:00Z',
  })
  expect(gameChatMessage.safeParse(said('Here you go.')).success).toBe(true)
  expect(gameChatMessage.safeParse(said({ analysis: { coreGame: { goal: 'eat' } } })).success).toBe(true)
  expect(gameChatMessage.safeParse(said(['x'])).success).toBe(false)
})

it('an admin list is read bare or wrapped, in any spelling', () => {
  const rows = [{ ModelId: 'm', ModelName: 'Owl', DesignDate: '2026-01-01' }]
  const read = [{ modelId: 'm', modelName: 'Owl', designDate: '2026-01-01' }]
  for (const answer of [rows, { models: rows }, { data: rows }]) {
    expect(calls.adminModels.answer.parse(answer)).toEqual(read)
  }
})

describe('a check of a proof', () => {
  const seen = { name: 'A bot wins', passed: true, evidence: 'Won after 12.0 s.' }

  it('has a code that programs know it by', () => {
    expect(proofCheck.parse({ ...seen, code: 'wins' })).toEqual({ ...seen, code: 'wins' })
  })

  it('is read without one from reports of before', () => {
    expect(proofCheck.parse(seen)).toEqual(seen)
  })
})

describe('a requirement of a proof', () => {
  const missed = { claim: 'You dodge', status: 'unmet', evidence: 'Shown as something else.' }

  it('is marked where something else is shown in its place', () => {
    expect(proofRequirement.parse({ ...missed, standIn: true })).toEqual({ ...missed, standIn: true })
    expect(proofRequirement.safeParse({ ...missed, standIn: false }).success).toBe(false)
  })

  it('is read without the mark from reports of before', () => {
    expect(proofRequirement.parse(missed)).toEqual(missed)
  })
})

it('the evidence of a game says how long the lost one took, where its report does', () => {
  const { evidence } = gameProof.shape
  const before = { seconds: 38, variety: 4 }
  expect(evidence.parse({ ...before, lostSeconds: 14.2 })).toEqual({ ...before, lostSeconds: 14.2 })
  expect(evidence.parse(before)).toEqual(before)
})
