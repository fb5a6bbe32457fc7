import { expect, it } from 'vitest'
import { shortenLongLines } from './shorten-long-lines.ts'

const long = 'a'.repeat(90_000)

it('keeps lines that can be read, and the number of lines', () => {
  expect(shortenLongLines('const a = 1\r\n\nb')).toBe('const a = 1\r\n\nb')
  expect(shortenLongLines(`a\n${long}\nb`).split('\n')).toHaveLength(3)
})

it('says how much it left out', () => {
  expect(shortenLongLines(long)).toMatch(/^a{80} … 89,920 more characters \([0-9a-f]{6}\)$/)
})

it('shortens equal lines equally, and lines that differ in one hidden character differently', () => {
  const other = `${long.slice(0, 50_000)}b${long.slice(50_001)}`
  expect(shortenLongLines(long)).toBe(shortenLongLines(`${long}`))
  expect(shortenLongLines(other)).not.toBe(shortenLongLines(long))
})
