import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { environmentDesign } from '../engines/environment/told/design-schema.ts'
import { gameDesign } from '../engines/game/told/design-schema.ts'
import { simulationDesign } from '../engines/simulation/told/design-schema.ts'

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every schema within a schema. */
function nodesOf(value: unknown): Node[] {
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesOf)]
}

/** The strictest of the services: all fields are there, none else, and a choice is only between something and null. */
describe.each([
  ['game', gameDesign],
  ['environment', environmentDesign],
  ['simulation', simulationDesign],
])('the reading of a %s', (_, schema) => {
  const nodes = nodesOf(z.toJSONSchema(schema))

  it('has no field that may be left out, and none that is not known', () => {
    for (const node of nodes.filter(({ type, properties }) => type === 'object' && properties !== undefined))
      expect(node).toMatchObject({
        required: Object.keys(node.properties as Node),
        additionalProperties: false,
      })
  })

  it('chooses only between something and null', () => {
    for (const node of nodes) {
      expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['oneOf']))
      expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['allOf']))
      if (Array.isArray(node.anyOf)) {
        expect(node.anyOf).toHaveLength(2)
        expect(node.anyOf[1]).toEqual({ type: 'null' })
      }
    }
  })
})
