import { describe, expect, it } from 'vitest'
import { themes } from './themes.ts'
import { themeOf, weekAt } from './weeks.ts'

const at = (moment: string) => weekAt(Date.parse(moment))

describe('a week', () => {
  it('goes from Monday to Monday, in UTC', () => {
    expect(at('2026-11-15T23:59:59.999Z')).toEqual({
      starts: '2026-11-09',
      ends: '2026-11-16T00:00:00.000Z',
      number: 46,
    })
    expect(at('2026-11-16T00:00:00Z').starts).toBe('2026-11-16')
  })

  it.each([
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2026-01-01', 1],
    ['2024-12-30', 1],
    ['2021-01-03', 53],
  ])('%s is in week %i, as ISO 8601 counts', (day, number) => {
    expect(at(day).number).toBe(number)
  })
})

describe('themes', () => {
  it('are enough for more than a year, and no two are alike', () => {
    expect(themes.length).toBeGreaterThanOrEqual(52)
    expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length)
    for (const { title, hint } of themes) {
      expect(title).toMatch(/^[A-Z0-9]/)
      expect(hint).toMatch(/[.]$/)
    }
  })

  it('come one by one, each once before one comes again', () => {
    const week = 7 * 24 * 60 * 60_000
    const round = themes.map((_, i) => themeOf(weekAt(Date.parse('2026-11-09') + i * week)).title)
    expect(new Set(round).size).toBe(themes.length)
  })

  it('are known for weeks before the first as well', () => {
    expect(themeOf(at('2019-05-05')).title).not.toBe('')
  })
})
