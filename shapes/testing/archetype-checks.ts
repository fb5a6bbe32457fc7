import { describe, expect, it } from 'vitest'
import { type AnyArchetype, shapeOf } from '../archetype.ts'
import { faultOf } from '../geometry/boolean.ts'
import { longestSide } from '../geometry/solid.ts'
import { boxOfShape, type Shape } from '../shape.ts'

/** Fine shapes take a while where others work on the same machine. */
const patience = 240_000

/**
 * What holds for every archetype and each of its nouns. Its first noun is made as fine as in the product; the others
 * coarser, because closedness and size do not depend on it.
 */
export function checkArchetypes(all: readonly AnyArchetype[]): void {
  describe.each(all.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const nouns = [...new Set([...one.nouns, ...Object.keys(one.rows)])]

    it.each(nouns.map((noun, i) => [noun, i === 0 ? 1 : 0.4] as const))(
      'stands closed on the ground: %s',
      (noun, detail) => {
        expect(faultsOf(shapeOf(one, { noun, detail }))).toEqual([])
      },
      patience,
    )

    it('can be made with every choice', { timeout: patience }, () => {
      for (const [name, parameter] of Object.entries(one.parameters))
        for (const option of 'options' in parameter ? parameter.options.slice(1) : [])
          expect(
            openParts(shapeOf(one, { noun: nouns[0] ?? one.id, values: { [name]: option }, detail: 0.4 })),
            `${name}: ${option}`,
          ).toEqual([])
    })
  })
}

function openParts(shape: Shape): string[] {
  return shape.parts.flatMap(({ name, solid }) => {
    const fault = faultOf(solid.positions, solid.triangles)
    return fault ? [`${name}: ${fault}`] : []
  })
}

function faultsOf(shape: Shape): string[] {
  const faults = openParts(shape)
  const box = boxOfShape(shape)
  const long = longestSide(box)
  const triangles = shape.parts.reduce((sum, part) => sum + part.solid.triangles.length / 3, 0)
  if (Math.abs(box.min[1]) >= 0.02) faults.push(`its lowest point is at ${box.min[1].toFixed(3)}`)
  if (long < 0.5 || long > 1.6) faults.push(`its longest side is ${long.toFixed(2)}`)
  if (shape.parts.length > 10) faults.push(`it has ${shape.parts.length} parts`)
  if (triangles > 30_000) faults.push(`it has ${triangles} triangles`)
  return faults
}
