import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../call.ts'
import { paths } from '../paths.ts'
import { type CallAnswer, type CallInput, calls } from './index.ts'

const table: [string, Call][] = Object.entries(calls)
const bodies = table.filter(([, call]) => call.body)

describe('every call', () => {
  it('stands at the one path of its name', () => {
    for (const [name, call] of table) expect(call.name).toBe(name)
    expect(new Set(Object.values(paths)).size).toBe(table.length)
  })

  it.each(table)('%s checks each parameter of its path', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath)
  })

  it.each(table)('%s can be written down for the reference', (_, { params, query, body, answer }) => {
    for (const schema of [params, query, body]) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).not.toThrow()
    }
    if (typeof answer !== 'string') expect(() => z.toJSONSchema(answer, { io: 'output' })).not.toThrow()
  })

  it.each(bodies)('%s refuses a field it does not know', (_, call) => {
    const issues = call.body?.safeParse({ cost: 0 }).error?.issues ?? []
    expect(JSON.stringify(issues)).toContain('"keys":["cost"]')
  })
})

describe('no call', () => {
  it('lets a client set a balance', () => {
    const accepted = table.map(([, { body }]) =>
      body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {},
    )
    expect(JSON.stringify(accepted)).not.toMatch(/"(?:credits|paidCredits|cost|amount|balance)"/)
  })
})

describe('particular calls', () => {
  it('the files of a game are asked for by a bare id or by a field', () => {
    expect(calls.gameAssets.body.parse('g')).toEqual({ modelId: 'g' })
    expect(calls.gameAssets.body.parse({ modelId: 'g' })).toEqual({ modelId: 'g' })
  })

  it('an image is read from any of its three fields', () => {
    const read = { originalUrl: '/o', imageUrl: '/i' }
    for (const field of ['imageUrl', 'url', 'image']) {
      expect(calls.getImage.answer.parse({ originalUrl: '/o', [field]: '/i' })).toEqual(read)
    }
  })

  it('a creation is deleted as it was listed', () => {
    const game = { ModelId: 'g', modelName: 'Owl', jsUrl: { signedUrl: '/game.js' } }
    expect(calls.deleteGame.body.parse({ userId: 'u', game })).toEqual({
      userId: 'u',
      game: { modelId: 'g' },
    })
  })

  it('an account without a password is deleted without a body', () => {
    expect(calls.deleteAccount.body.parse(undefined)).toEqual({})
  })
})

describe('a typed client', () => {
  it('passes what a call needs and gets what it answers', () => {
    expectTypeOf<{ params: { userId: string } }>().toExtend<CallInput<'getModels'>>()
    expectTypeOf<{ params: object }>().not.toExtend<CallInput<'getModels'>>()
    expectTypeOf<{ body: { modelId: string } }>().toExtend<CallInput<'encryptId'>>()
    expectTypeOf<{ body: { modelId: number } }>().not.toExtend<CallInput<'encryptId'>>()
    expectTypeOf<{ params: { prompt: string } }>().toExtend<CallInput<'createEnvironment'>>()
    expectTypeOf<CallAnswer<'signUrl'>>().toEqualTypeOf<{ signedUrl: string }>()
    expectTypeOf<CallAnswer<'getCommunity'>['items'][number]['modelName']>().toBeString()
    expectTypeOf<CallAnswer<'startAgent'>>().toEqualTypeOf<Response>()
  })
})
