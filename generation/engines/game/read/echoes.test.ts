import { describe, expect, it } from 'vitest'
import type { Claim } from '../../../brief/brief.ts'
import { withoutEchoes } from './echoes.ts'

const measured: Claim[] = [
  { about: 'extra', extra: 'faster-over-time', words: 'It gets faster over time' },
  { about: 'number', what: 'lives', value: 3, words: 'There are 3 lives' },
  { about: 'number', what: 'moves', value: 30, words: 'There are 30 moves' },
]
const left = (words: string) =>
  withoutEchoes([...measured, { about: 'other', words }]).length > measured.length

describe('words that say once more what is claimed already', () => {
  it.each(['Gets faster over time', 'With 3 hearts', 'Limit', 'Finally'])(
    'are no wish of their own: %s',
    (words) => {
      expect(left(words)).toBe(false)
    },
  )

  it.each(['With 4 hearts', 'Gets faster over bridges', 'Changes every turn'])(
    'but stay where they say more: %s',
    (words) => {
      expect(left(words)).toBe(true)
    },
  )
})
