import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faultOf } from '../geometry/boolean.ts'
import { sizeOf } from '../geometry/solid.ts'
import { boxOfShape } from '../shape.ts'
import { openImage } from './image.ts'
import { puffed } from './puffed.ts'
import { NoSubject } from './subject.ts'

/** A picture of a red mug with a blue face on a plain ground. */
function mug(background: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240">
    <rect width="300" height="240" fill="${background}"/>
    <rect x="80" y="50" width="120" height="150" rx="24" fill="#c8202c"/>
    <circle cx="140" cy="120" r="30" fill="#1f55e0"/>
    <path d="M200 90 q60 10 0 80" fill="none" stroke="#c8202c" stroke-width="18"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const paintAt = async (z: number) => {
  const [part] = puffed(await openImage(await mug('#f2f2f2')), 'mug').parts
  // A little below and left of the middle of the mug, where its face is.
  return part?.material.paint?.([-0.06, 0.28, z], [0, 0, Math.sign(z)])
}

describe('a picture, puffed', () => {
  it('is one closed solid, round on both sides, standing on the ground', async () => {
    const shape = puffed(await openImage(await mug('#f2f2f2')), 'mug')
    const [part] = shape.parts
    expect(part && faultOf(part.solid.positions, part.solid.triangles)).toBeUndefined()
    const [width, height, depth] = sizeOf(boxOfShape(shape))
    expect(depth).toBeGreaterThan(0.2 * Math.max(width, height))
    expect(boxOfShape(shape).min[1]).toBeCloseTo(0, 5)
  })

  it('leaves the background of a photograph away', async () => {
    const [width, height] = sizeOf(boxOfShape(puffed(await openImage(await mug('#f2f2f2')), 'mug')))
    expect(width).toBeLessThan(0.65)
    expect(height).toBeLessThan(0.6)
  })

  it('carries the face on the front, and only the colour of its rim on the back', async () => {
    const [front, back] = [await paintAt(0.15), await paintAt(-0.15)]
    expect(front && front[2] > front[0]).toBe(true)
    expect(back && back[0] > back[2]).toBe(true)
  })

  it('is refused where it shows noise, fine or coarse', async () => {
    for (const width of [64, 1024]) {
      let state = 7
      const bytes = Uint8Array.from({ length: width * width * 3 }, () => {
        state = (state * 1103515245 + 12345) % 2147483648
        return state >> 20
      })
      const noise = await sharp(bytes, { raw: { width, height: width, channels: 3 } })
        .webp({ quality: 92 })
        .toBuffer()
      const image = await openImage(noise)
      expect(() => puffed(image, 'noise')).toThrow(/no shape in it/)
    }
  })

  it('is refused where nothing can be told from the background', async () => {
    const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    const image = await openImage(blank)
    expect(() => puffed(image, 'nothing')).toThrow(NoSubject)
  })
})
