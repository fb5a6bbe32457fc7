import { describe, expect, it } from 'vitest'
import { calls } from './calls/index.ts'
import { checkInput } from './check-input.ts'

const game = { code: 'a cat', userId: 'u', history: [], isNewChat: true }

describe('bad input is answered with a sentence that names the field', () => {
  it.each([
    [{ ...game, cost: 0 }, 'Unknown field: cost'],
    [JSON.parse('{"__proto__":{}}'), 'code is required'],
    [{ ...game, userId: ['u'] }, 'userId must be a text'],
    [{ ...game, userId: ' ' }, 'userId must not be empty'],
    [{ ...game, userId: 'u'.repeat(129) }, 'userId must have at most 128 characters'],
    [{ ...game, isNewChat: 'yes' }, 'isNewChat must be true or false'],
    [{ ...game, history: 'none' }, 'history must be a list'],
    [{ ...game, history: [{ type: 'king', content: [] }] }, 'history.0.type must be user or assistant'],
    [{ ...game, mode: '4d' }, 'mode must be 2d or 3d'],
    [{ ...game, options: { seed: -1 } }, 'seed must be a whole number from 0 to 4294967295'],
    ['a cat', 'The request must be an object'],
    [undefined, 'The request is required'],
  ])('%j: %s', (body, message) => {
    expect(checkInput(calls.createGame.body, body)).toMatchObject({
      ok: false,
      code: 'invalid_input',
      message,
    })
  })

  it('the field is told beside the sentence, where there is one', () => {
    const fieldsOf = (body: unknown) => {
      const checked = checkInput(calls.createGame.body, body)
      return checked.ok ? [] : checked.fields
    }
    expect(fieldsOf({ ...game, mode: '4d' })).toEqual(['mode'])
    expect(fieldsOf({ ...game, history: [{ type: 'king', content: [] }] })).toEqual(['history.0.type'])
    expect(fieldsOf('a cat')).toBeUndefined()
  })

  it('an own __proto__ field is unknown like any other', () => {
    const body = JSON.parse('{"modelId":"m","__proto__":{"isAdmin":true}}')
    expect(checkInput(calls.encryptId.body, body)).toMatchObject({ message: 'Unknown field: __proto__' })
  })

  it('a prompt that is too long keeps its own code', () => {
    const body = { ...game, code: 'x'.repeat(8001) }
    expect(checkInput(calls.createGame.body, body)).toMatchObject({ ok: false, code: 'too_large' })
  })

  it.each(['-1', '0', '1.5', 'two', '', '1e999'])('page %j is no page', (page) => {
    expect(checkInput(calls.getCommunity.query, { page })).toEqual({
      ok: false,
      code: 'invalid_input',
      fields: ['page'],
      message: 'page must be a whole number from 1 to 100000',
    })
  })
})

it('good input comes out with its defaults', () => {
  expect(checkInput(calls.createGame.body, game)).toEqual({ ok: true, value: { ...game, mode: '2d' } })
  expect(checkInput(calls.getCommunity.query, { page: '2' })).toEqual({
    ok: true,
    value: { page: 2, pageSize: 8, filter: 'all', search: '', sort: 'views' },
  })
})
