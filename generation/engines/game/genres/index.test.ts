import { describe, expect, it } from 'vitest'
import { type Dimension, genreOf, genresIn } from './index.ts'

describe.each<Dimension>(['2d', '3d'])('every genre in %s', (dimension) => {
  it('says so itself, and is found by its id', () => {
    for (const [id, { genre }] of genresIn(dimension)) {
      expect([id, genre.dimension]).toEqual([genre.id, dimension])
      expect(genreOf(id).genre).toBe(genre)
    }
  })
})
