import { expect, it } from 'vitest'
import { Family, fromRoot } from '../../script/testing/proven.ts'
import { type AnyArchetype, shapeOf } from '../archetype.ts'
import { faultOf } from '../geometry/boolean.ts'
import { longestSide } from '../geometry/solid.ts'
import { boxOfShape, type Shape } from '../shape.ts'
import { archetypesOwn, sourceOfArchetype } from './archetype-source.ts'

/** Fine shapes take a while where others work on the same machine. */
const patience = 240_000

type Item = { one: AnyArchetype; noun: string; detail: number } | { one: AnyArchetype; choice: string }

const shapes = new Family<Item>('shapes', {
  keyOf: (item) => `${item.one.id}, ${'noun' in item ? item.noun : `every ${item.choice}`}`,
  source: ({ one }) => sourceOfArchetype(one.id),
  own: archetypesOwn,
  ground: [fromRoot(import.meta.filename)],
})

/**
 * What holds for every archetype and each of its nouns. Its first noun is made as fine as in the product; the others
 * coarser, because closedness and size do not depend on it.
 */
export function checkArchetypes(all: readonly AnyArchetype[]): void {
  const items = all.flatMap((one): Item[] => [
    ...nounsOf(one).map((noun, i) => ({ one, noun, detail: i === 0 ? 1 : 0.4 })),
    ...Object.keys(one.parameters)
      .filter((choice) => choicesOf(one, choice).length > 0)
      .map((choice) => ({ one, choice })),
  ])
  for (const item of shapes.due(items)) {
    const options = { ...shapes.mark(item), timeout: patience }
    const { one } = item
    if ('noun' in item)
      it(`${one.id}: stands closed on the ground: ${item.noun}`, options, () => {
        expect(faultsOf(shapeOf(one, { noun: item.noun, detail: item.detail }))).toEqual([])
      })
    else
      it(`${one.id}: can be made with every ${item.choice}`, options, () => {
        for (const option of choicesOf(one, item.choice)) {
          const values = { [item.choice]: option }
          const shape = shapeOf(one, { noun: nounsOf(one)[0] ?? one.id, values, detail: 0.4 })
          expect(openParts(shape), `${item.choice}: ${option}`).toEqual([])
        }
      })
  }
}

/** The first one is what it is without any choice. */
function choicesOf(one: AnyArchetype, name: string): readonly string[] {
  const parameter = one.parameters[name]
  return parameter && 'options' in parameter ? parameter.options.slice(1) : []
}

const nounsOf = (one: AnyArchetype) => [...new Set([...one.nouns, ...Object.keys(one.rows)])]

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
