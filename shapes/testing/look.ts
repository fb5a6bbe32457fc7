import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { shapeOf } from '../archetype.ts'
import { archetypeFor, archetypes } from '../archetypes/index.ts'
import { faultOf } from '../geometry/boolean.ts'
import { sizeOf } from '../geometry/solid.ts'
import { encoded, photograph } from '../picture/render.ts'
import { boxOfShape } from '../shape.ts'

/**
 * Pictures of nouns from four sides, one row each, and what is wrong with their parts:
 * `node shapes/testing/look.ts out.png corgi chair,seat=0.7 'dog,pose=sitting,main=#ff0000'`
 */
const [out = 'look.png', ...wanted] = process.argv.slice(2)
const side = Number(process.env.SIZE ?? 300)
const views = [
  { azimuth: 32, elevation: 17 },
  { azimuth: 90, elevation: 8 },
  { azimuth: 0, elevation: 8 },
  { azimuth: 215, elevation: 25 },
]
const rows: Buffer[] = []
for (const text of wanted) {
  const [noun = '', ...rest] = text.split(',')
  const one = archetypeFor(noun) ?? archetypes.get(noun)
  if (!one) {
    console.log(`${noun}: no archetype`)
    continue
  }
  const told = Object.fromEntries(rest.map((pair) => pair.split('=')))
  const colours = Object.fromEntries(
    Object.entries(told).filter(([name]) => ['main', 'second', 'accent'].includes(name)),
  )
  const values = Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) =>
      name in colours ? [] : [[name, Number.isNaN(Number(value)) ? String(value) : Number(value)]],
    ),
  )
  const began = performance.now()
  const shape = shapeOf(one, { noun, values, colours })
  const built = performance.now()
  const triangles = shape.parts.reduce((sum, part) => sum + part.solid.triangles.length / 3, 0)
  const size = sizeOf(boxOfShape(shape)).map((length) => length.toFixed(2))
  const pictures = await Promise.all(
    views.map((view) => encoded(photograph(shape, { size: side, view }), 'png')),
  )
  console.log(
    `${text}: ${triangles} triangles, ${shape.parts.length} parts (${shape.parts.map((part) => part.name).join(', ')}), ${size.join(' × ')}, built in ${(built - began).toFixed(0)} ms, four pictures in ${(performance.now() - built).toFixed(0)} ms`,
  )
  for (const part of shape.parts) {
    const fault = faultOf(part.solid.positions, part.solid.triangles)
    if (fault) console.log(`  ${part.name}: ${fault}`)
  }
  const label = Buffer.from(
    `<svg width="${side * 4}" height="22"><text x="6" y="16" font-size="14" font-family="sans-serif">${noun}</text></svg>`,
  )
  rows.push(
    await sharp({ create: { width: side * 4, height: side, channels: 3, background: '#fff' } })
      .composite([
        ...pictures.map((input, i) => ({ input: Buffer.from(input), left: i * side, top: 0 })),
        { input: label, left: 0, top: 0 },
      ])
      .png()
      .toBuffer(),
  )
}
if (rows.length > 0)
  writeFileSync(
    out,
    await sharp({ create: { width: side * 4, height: side * rows.length, channels: 3, background: '#fff' } })
      .composite(rows.map((input, i) => ({ input, left: 0, top: i * side })))
      .png()
      .toBuffer(),
  )
