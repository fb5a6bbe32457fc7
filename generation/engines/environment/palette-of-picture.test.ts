import sharp from 'sharp'
import { expect, test } from 'vitest'
import { NoPicture, paletteOfPicture } from './palette-of-picture.ts'

/** A picture of two bands: sky above, land below. */
const bands = (sky: string, land: string, horizon: number) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: sky } })
    .composite([
      {
        input: {
          create: { width: 120, height: Math.round(80 * (1 - horizon)), channels: 3, background: land },
        },
        gravity: 'south',
      },
    ])
    .png()
    .toBuffer()

test('sky, ground, brightness and horizon are taken from a picture', async () => {
  const palette = await paletteOfPicture(await bands('#6fb7ff', '#c9a15a', 0.6))
  expect(palette.zenith).toBe('#6fb7ff')
  expect(palette.ground).toBe('#c9a15a')
  expect(palette.horizonAt).toBeCloseTo(0.6, 1)
  expect(palette.brightness).toBeGreaterThan(0.5)
  expect(palette.leaves).toBeUndefined()
})

test('green land gives the colour of leaves, and a dark picture is dark', async () => {
  const palette = await paletteOfPicture(await bands('#0b1030', '#123a14', 0.5))
  expect(palette.leaves).toMatch(/^#1[0-9a-f]3[0-9a-f]1/)
  expect(palette.brightness).toBeLessThan(0.2)
})

test('what is no picture is refused', async () => {
  await expect(paletteOfPicture(new TextEncoder().encode('<script>alert(1)</script>'))).rejects.toThrow(
    NoPicture,
  )
})
