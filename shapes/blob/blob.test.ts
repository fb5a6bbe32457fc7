import { expect, it } from 'vitest'
import { Blob } from './blob.ts'

it('bodies melt into a closed surface', () => {
  const { triangles } = new Blob({ detail: 12 }).egg([0, 0, 0], 0.3).egg([0.3, 0, 0], 0.2).solid()
  expect(triangles.length).toBeGreaterThan(0)
})

it.each<[what: string, blob: Blob]>([
  ['nothing', new Blob()],
  ['a body thinner than nothing', new Blob().egg([0, 0, 0], [0.2, -0.1, 0.2])],
  ['limbs thinner than nothing', new Blob().limb([0, 0, 0], [0.1, 0.1, 0], -0.3, -0.2)],
  ['a body of no size', new Blob().egg([0, 0, 0], 0)],
  ['a body that is nowhere', new Blob().egg([Number.NaN, 0, 0], 0.2)],
  ['a body without an end', new Blob().egg([0, 0, 0], Number.POSITIVE_INFINITY)],
])('%s is refused, and it is said why', (_, blob) => {
  expect(() => blob.solid()).toThrow(/A blob/)
})
