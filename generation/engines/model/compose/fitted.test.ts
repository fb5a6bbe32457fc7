import { shapeOf } from '@makebelieve/shapes/archetype'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import { describe, expect, it } from 'vitest'
import { composeModel } from '../compose.ts'
import { planPrompt } from '../read/plan-prompt.ts'

function made(prompt: string): { of(id: string): Shape; ids: string[] } {
  const plan = planPrompt(prompt, { seed: 1, registry: archetypes })
  const shape = composeModel(plan, (order) => {
    const one = archetypes.get(order.archetype)
    if (!one) throw new Error(order.archetype)
    return shapeOf(one, order)
  })
  const idOf = (name: string) => name.split('/')[0] ?? name
  return {
    ids: [...new Set(shape.parts.map(({ name }) => idOf(name)))],
    of: (id) => ({ ...shape, parts: shape.parts.filter(({ name }) => idOf(name).startsWith(id)) }),
  }
}

const longest = (shape: Shape) => Math.max(...sizeOf(boxOfShape(shape)))

describe('parts that a shape does not have', () => {
  it('fit whom they belong to: a window in a helmet', () => {
    const { of } = made('a helmet with a round window')
    expect(longest(of('window'))).toBeLessThan(longest(of('helmet')) * 0.5)
    expect(longest(of('window'))).toBeGreaterThan(longest(of('helmet')) * 0.1)
  })

  it('are wheels under a barrel, at both sides, on the ground', () => {
    const { of } = made('a barrel with two wheels')
    const [barrel, wheels] = [boxOfShape(of('barrel')), boxOfShape(of('wheel'))]
    expect(wheels.min[0]).toBeLessThan(barrel.min[0])
    expect(wheels.max[0]).toBeGreaterThan(barrel.max[0])
    expect(wheels.min[1]).toBeLessThan(barrel.min[1])
    expect(wheels.max[1]).toBeLessThan(barrel.max[1] * 0.6)
  })

  it('are none where something is only shaped like something else', () => {
    expect(made('a guitar shaped like a shark').ids).toHaveLength(1)
  })
})
