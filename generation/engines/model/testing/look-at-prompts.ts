import { shapeOf } from '@makebelieve/shapes/archetype'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { encoded, photograph } from '@makebelieve/shapes/picture/render'
import sharp from 'sharp'
import { composeModel } from '../compose.ts'
import { planPrompt } from '../read/plan-prompt.ts'
import { stubArchetypes } from './stub-archetypes.ts'

/**
 * Pictures of composed prompts from two sides, and what is wrong with their parts. Nouns without an archetype are shown
 * by simple stand-ins: `node generation/engines/model/testing/look-at-prompts.ts out.png 'a corgi wearing a top hat' …`
 */
const [out = 'prompts.png', ...prompts] = process.argv.slice(2)
const side = Number(process.env.SIZE ?? 320)
const registry = new Map([...archetypes, ...stubArchetypes])
const tiles: Buffer[] = []
for (const prompt of prompts) {
  const plan = planPrompt(prompt, { seed: 1, registry })
  const began = performance.now()
  const shape = composeModel(plan, (order) => {
    const one = registry.get(order.archetype)
    if (!one) throw new Error(order.archetype)
    return shapeOf(one, order)
  })
  const took = performance.now() - began
  const triangles = shape.parts.reduce((sum, part) => sum + part.solid.triangles.length / 3, 0)
  console.log(
    `${prompt}: ${triangles} triangles, ${shape.parts.length} parts, composed in ${took.toFixed(0)} ms`,
  )
  for (const part of shape.parts) {
    const fault = faultOf(part.solid.positions, part.solid.triangles)
    if (fault) console.log(`  ${part.name}: ${fault}`)
  }
  for (const view of [
    { azimuth: 32, elevation: 17 },
    { azimuth: 90, elevation: 8 },
  ])
    tiles.push(Buffer.from(await encoded(photograph(shape, { size: side, view }), 'png')))
}
const columns = 6
const rows = Math.ceil(tiles.length / columns)
await sharp({ create: { width: side * columns, height: side * rows, channels: 3, background: '#fff' } })
  .composite(
    tiles.map((input, i) => ({ input, left: (i % columns) * side, top: Math.floor(i / columns) * side })),
  )
  .png()
  .toFile(out)
