import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, tolerant } from './tolerant.ts'

const names = ['modelId', 'modelName', 'designDate', 'views'] as const
const creation = tolerant(
  {
    modelId: z.string(),
    modelName: z.string().default('Untitled'),
    designDate: z.string().optional(),
    views: z.int().default(0),
  },
  { designDate: ['createdAt'] },
)

/** The same word with each letter in either case. */
const anyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((letter, i) => (upper[i] ? letter.toUpperCase() : letter)).join(''))

describe('tolerant reading', () => {
  const value = fc.record({
    modelId: fc.string(),
    modelName: fc.string(),
    designDate: fc.string(),
    views: fc.nat(),
  })
  const spelling = fc.record({
    modelId: anyCase('modelid'),
    modelName: anyCase('modelname'),
    designDate: anyCase('designdate'),
    views: anyCase('views'),
  })

  it('yields one form, however the fields are spelled and ordered', () => {
    const order = fc.shuffledSubarray([...names], { minLength: names.length })
    fc.assert(
      fc.property(value, spelling, order, (fields, spelled, inOrder) => {
        const written = Object.fromEntries(inOrder.map((name) => [spelled[name], fields[name]]))
        expect(creation.parse(written)).toEqual(fields)
      }),
    )
  })

  it('reads its own form back unchanged', () => {
    fc.assert(
      fc.property(value, (fields) => {
        expect(creation.parse(fields)).toEqual(fields)
      }),
    )
  })

  it('leaves out whatever it was not asked for, and never throws on strange input', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const result = creation.safeParse(anything)
        if (result.success) expect(names).toEqual(expect.arrayContaining(Object.keys(result.data)))
      }),
    )
  })

  it('prefers the exact spelling to another case, and that to an alias', () => {
    const dates = { createdAt: 'alias', DesignDate: 'other case', designDate: 'exact' }
    expect(creation.parse({ modelId: 'm', ...dates }).designDate).toBe('exact')
    expect(creation.parse({ modelId: 'm', ...dates, designDate: null }).designDate).toBe('other case')
    expect(creation.parse({ modelId: 'm', CreatedAt: 'alias' }).designDate).toBe('alias')
  })

  it('takes null for a missing field', () => {
    expect(creation.parse({ modelId: 'm', modelName: null, views: null })).toEqual({
      modelId: 'm',
      modelName: 'Untitled',
      views: 0,
    })
  })

  it('is not fooled by fields that reach for the prototype', () => {
    const read = creation.parse(JSON.parse('{"modelId":"m","__proto__":{"modelName":"stolen"}}'))
    expect(read.modelName).toBe('Untitled')
  })
})

describe('a list', () => {
  it.each(['models', 'games', 'environments', 'data', 'Data'])('may be wrapped in %s', (wrapper) => {
    expect(listOf(z.number()).parse({ [wrapper]: [1, 2] })).toEqual([1, 2])
  })

  it('may come bare', () => {
    expect(listOf(z.number()).parse([1, 2])).toEqual([1, 2])
  })

  it('is refused when there is none', () => {
    expect(listOf(z.number()).safeParse({ models: 'none' }).success).toBe(false)
    expect(listOf(z.number()).safeParse(null).success).toBe(false)
  })
})
