import { encoded, photograph } from '@makebelieve/shapes/picture/render'
import sharp from 'sharp'
import type { ModelPlan } from './design.ts'
import { shapeOfPlan } from './engine.ts'
import { settingsFrom } from './mesh/settings.ts'
import { viewFor } from './variation.ts'

const side = 384
const others = [
  { azimuth: 90, elevation: 8 },
  { azimuth: 180, elevation: 8 },
  { azimuth: 215, elevation: 30 },
]

/** A model from its best side, from the right, from behind and from above, in one strip: as WebP. */
export async function fourViews(plan: ModelPlan): Promise<Uint8Array> {
  const shape = await shapeOfPlan(plan, settingsFrom())
  const views = [viewFor(plan.seed, shape), ...others]
  const pictures = await Promise.all(
    views.map(async (view, i) => ({
      input: Buffer.from(await encoded(photograph(shape, { size: side, view }), 'png')),
      left: i * side,
      top: 0,
    })),
  )
  const strip = sharp({
    create: { width: side * views.length, height: side, channels: 3, background: '#ffffff' },
  })
  return strip.composite(pictures).webp({ quality: 88 }).toBuffer()
}
