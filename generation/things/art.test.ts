import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { creditsOf, facingOf, loadArt, type Picture } from './art.ts'
import { openCatalogue } from './catalogue.ts'
import type { Art } from './thing.ts'

const catalogue = openCatalogue()

function glossyOf(noun: string): Art {
  const { glossy } = catalogue.find(noun)
  if (glossy === undefined) throw new Error(`'${noun}' has no glossy picture`)
  return glossy
}

/** Share of opaque pixels, and the average hue of the coloured ones in degrees. */
async function look(picture: Picture): Promise<{ opaque: number; hue: number }> {
  const data = await sharp(picture.bytes).ensureAlpha().raw().toBuffer()
  let opaque = 0
  let east = 0
  let north = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    opaque++
    east += red - (green + blue) / 2
    north += ((green - blue) * Math.sqrt(3)) / 2
  }
  return { opaque: opaque / (data.length / 4), hue: ((Math.atan2(north, east) * 180) / Math.PI + 360) % 360 }
}

describe('loadArt', () => {
  test('a glossy picture is the file of the package', async () => {
    const picture = await loadArt(glossyOf('dog'))
    expect(picture).toMatchObject({ type: 'image/webp', width: 256, height: 256 })
    expect(picture.bytes.length).toBeLessThan(40_000)
    expect((await look(picture)).opaque).toBeGreaterThan(0.1)
  })

  test('a smaller one is smaller', async () => {
    const picture = await loadArt(glossyOf('dog'), { size: 64 })
    expect(picture).toMatchObject({ width: 64, height: 64 })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 64, format: 'webp' })
  })

  test.each([
    ['apple', 'blue', 200, 250],
    ['dragon', 'red', 340, 20],
    ['key', 'red', 340, 20],
    ['apple', 'golden', 30, 60],
    ['cat', 'green', 90, 150],
    ['car', '#3577e0', 200, 250],
  ])('a %s that is asked for in %s has that hue', async (noun, tint, from, to) => {
    const { hue } = await look(await loadArt(glossyOf(noun), { tint }))
    expect(from < to ? hue > from && hue < to : hue > from || hue < to, `hue ${hue}`).toBe(true)
  })

  test('a tint keeps the shape', async () => {
    const [plain, tinted] = await Promise.all([
      loadArt(glossyOf('dragon')),
      loadArt(glossyOf('dragon'), { tint: 'blue' }),
    ])
    expect((await look(tinted)).opaque).toBeCloseTo((await look(plain)).opaque, 1)
  })

  test.each(['catapult', 'table', 'walrus', 'dog', 'dragon', 'castle'])(
    'the cut-out of a %s is a picture on nothing',
    async (noun) => {
      const picture = await loadArt(catalogue.find(noun).flat, { style: 'cutout' })
      expect(picture).toMatchObject({ type: 'image/png', width: 192, height: 192 })
      const { opaque } = await look(picture)
      expect(opaque).toBeGreaterThan(0.08)
      expect(opaque).toBeLessThan(0.95)
      const corner = await sharp(picture.bytes).ensureAlpha().raw().toBuffer()
      expect(corner[3]).toBe(0)
    },
  )

  test('the same picture is made once', () => {
    expect(loadArt(glossyOf('cat'))).toBe(loadArt(glossyOf('cat')))
  })

  test('a picture that no set has is refused', async () => {
    const none: Art = { set: 'game-icons', id: 'no-such-icon', match: 'name', via: 'dog' }
    await expect(loadArt(none)).rejects.toThrow('no-such-icon')
  })
})

test('animals of the set look left, planes look right, faces look at the player', () => {
  expect([facingOf(glossyOf('dog')), facingOf(catalogue.find('dog').flat)]).toEqual(['left', 'left'])
  expect(facingOf(glossyOf('rocket'))).toBe('right')
  expect(facingOf(glossyOf('panda'))).toBe('front')
})

test('credits name every silhouette and every maker once', () => {
  const credits = creditsOf([glossyOf('dog'), glossyOf('cat'), catalogue.find('catapult').flat])
  expect(credits.match(/Fluent Emoji/g)).toHaveLength(1)
  expect(credits).toContain('"catapult"')
  expect(credits).toContain('game-icons.net')
  expect(credits).toContain('CC BY 3.0')
  expect(creditsOf([])).toBe('')
})
