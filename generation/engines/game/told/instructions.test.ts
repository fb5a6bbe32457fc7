import { describe, expect, it } from 'vitest'
import { genresIn } from '../genres/index.ts'
import { instructionsFor } from './instructions.ts'
import { genresModule } from './testing/list-genres.ts'

const dimensions = ['2d', '3d'] as const

describe('the instructions for games', () => {
  it('hold every genre as the engine has it', async () => {
    await expect(genresModule()).toMatchFileSnapshot('genres-listed.ts')
    for (const dimension of dimensions)
      for (const id of genresIn(dimension).keys()) expect(instructionsFor(dimension)).toContain(`\n- ${id}: `)
  })

  it.each(dimensions)('are short enough to be sent with every wish, in %s', (dimension) => {
    expect(instructionsFor(dimension).length).toBeLessThan(23_000)
  })
})
