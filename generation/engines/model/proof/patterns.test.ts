import { describe, expect, it } from 'vitest'
import { madeOf, planned } from '../testing/made.ts'
import { requirementsOf } from './requirements.ts'

/** Patterns are seen on textures that are fine enough to show them. */
const shown = async (sentence: string, pattern: string, other = sentence) =>
  requirementsOf(await madeOf(other, { textureSize: 512 }), planned(sentence)).find(({ claim }) =>
    claim.includes(pattern),
  )?.status

describe('a pattern', () => {
  it.each([
    ['a rocking horse with a striped saddle', 'striped', 'a rocking horse with a saddle'],
    ['a rocking horse with a spotted saddle', 'spotted', 'a rocking horse with a striped saddle'],
    ['a teapot with a checkered lid', 'checkered', 'a checkered teapot with a red lid'],
  ])('of “%s” (%s) is not seen in “%s”', async (sentence, pattern, other) => {
    expect(await shown(sentence, pattern)).toBe('met')
    expect(await shown(sentence, pattern, other)).not.toBe('met')
  })

  it('of one colour is none, and what is wound up is not called plain', async () => {
    expect(await shown('a striped scarf', 'striped')).not.toBe('unmet')
    expect(await shown('a striped scarf', 'striped', 'a scarf')).toBe('unmet')
  })
})
