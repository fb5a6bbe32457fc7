import { describe, expect, it } from 'vitest'
import { imageOptionTable, type Option, threeDOptionTable } from '../options.ts'
import { imageOptions, threeDOptions } from './generation-options.ts'

const tables: [string, typeof imageOptions | typeof threeDOptions, Record<string, Option>][] = [
  ['image', imageOptions, imageOptionTable],
  ['3D', threeDOptions, threeDOptionTable],
]

describe.each(tables)('%s options', (_, schema, table) => {
  it.each(Object.entries(table))('%s takes its default and both ends of its range', (name, option) => {
    const ends = 'choices' in option ? option.choices : [option.min, option.max]
    for (const value of [option.default, ...ends]) {
      expect(schema.safeParse({ [name]: value }).success, `${value}`).toBe(true)
    }
  })

  it.each(Object.entries(table))('%s refuses what lies beyond, and what is no number', (name, option) => {
    const beyond = 'choices' in option ? [513] : [option.min - option.step, option.max + option.step]
    for (const value of [
      ...beyond,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      '20',
      null,
      [20],
    ]) {
      const issue = schema.safeParse({ [name]: value }).error?.issues[0]
      expect(issue?.message, `${value}`).toMatch(new RegExp(`^${name} must be `))
    }
  })

  it('may all be left out, but none may be added', () => {
    expect(schema.parse({})).toEqual({})
    expect(schema.safeParse({ cost: 0 }).success).toBe(false)
  })
})

it.each([
  [{ seed: 0.5 }, 'seed must be a whole number from 0 to 4294967295'],
  [{ seed: 2 ** 32 }, 'seed must be a whole number from 0 to 4294967295'],
  [{ slat_guidance_strength: 10.1 }, 'slat_guidance_strength must be a number from 1.0 to 10.0'],
  [{ texture_size: 513 }, 'texture_size must be 512, 1024, 2048 or 4096'],
])('%j is told the range', (options, message) => {
  expect(threeDOptions.safeParse(options).error?.issues[0]?.message).toBe(message)
})
