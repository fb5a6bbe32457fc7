import sharp from 'sharp'
import { expect, test } from 'vitest'
import { facingOf, loadArt } from './art.ts'
import { openCatalogue } from './catalogue.ts'
import { paintHolding, paintMounted } from './mounted.ts'

async function layerOf(noun: string) {
  const art = openCatalogue().find(noun).glossy
  if (!art) throw new Error(`no picture of a ${noun}`)
  return { picture: await loadArt(art, { size: 128 }), art, looks: facingOf(art) }
}

/** How much of the picture is painted. */
async function coverOf(bytes: Uint8Array): Promise<number> {
  const { data } = await sharp(bytes)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((alpha) => alpha > 40).length / data.length
}

test.each([
  ['knight', 'horse'],
  ['cat', 'skateboard'],
  ['princess', 'dragon'],
  ['santa', 'sled'],
])('a %s on a %s is one picture with both in it', async (rider, mount) => {
  const [above, below] = await Promise.all([layerOf(rider), layerOf(mount)])
  const picture = await paintMounted(above, below)
  expect([picture.width, picture.height]).toEqual([128, 128])
  const half = async (bytes: Uint8Array, top: number) =>
    coverOf(await sharp(bytes).extract({ left: 0, top, width: 128, height: 64 }).png().toBuffer())
  expect(await half(picture.bytes, 0)).toBeGreaterThan(0.08)
  expect(await half(picture.bytes, 64)).toBeGreaterThan(0.2)
})

test('a shield covers part of whoever holds it and no more', async () => {
  const [knight, shield] = await Promise.all([layerOf('knight'), layerOf('shield')])
  const picture = await paintHolding(knight, shield)
  const before = await coverOf(knight.picture.bytes)
  expect(await coverOf(picture.bytes)).toBeGreaterThan(before)
  expect(await coverOf(picture.bytes)).toBeLessThan(before + 0.2)
})
