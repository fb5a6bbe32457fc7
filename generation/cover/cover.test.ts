import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { composeCover, composeStill, coverSize, encodeCover, type Scene } from './cover.ts'
import { sharePicture } from './share-picture.ts'
import { composeSheet } from './sheet.ts'

const plain = (colour: string, width = 160, height = 100) => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, width, height)
  return canvas
}
const figure = (colour: string) => ({ image: plain(colour, 80, 80), looks: 'front' as const, stands: true })
const bare: Scene = {
  ground: { moment: plain('#7fa0c0'), focus: { x: 0.5, y: 0.5, nearness: 1.3 } },
  mood: { glow: '#ffffff', deep: '#101020', rays: true },
  foes: [],
  prizes: [],
}

/** How much two covers differ around a spot, given as shares of width and height. */
function difference(one: Scene, other: Scene, x: number, y: number): number {
  const [a, b] = [one, other].map((scene) => {
    const ctx = composeCover(scene).getContext('2d')
    return ctx.getImageData(x * coverSize.width - 20, y * coverSize.height - 20, 40, 40).data
  })
  if (!a || !b) return 0
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

describe('a cover', () => {
  it('shows the hero in front on the right, and nowhere else', () => {
    const withHero = { ...bare, hero: figure('#ff0000') }
    expect(difference(bare, withHero, 0.73, 0.6)).toBeGreaterThan(30)
    expect(difference(bare, withHero, 0.2, 0.5)).toBe(0)
  })

  it('shows the foe opposite, and the prize above', () => {
    const withFoe = { ...bare, foes: [figure('#ff0000')] }
    expect(difference(bare, withFoe, 0.28, 0.45)).toBeGreaterThan(30)
    expect(difference(bare, withFoe, 0.73, 0.6)).toBe(0)
    expect(difference(bare, { ...bare, prizes: [figure('#ff0000')] }, 0.525, 0.22)).toBeGreaterThan(30)
  })

  it('is dark where light letters will stand, whatever is behind', () => {
    const bright = { ...bare, ground: { ...bare.ground, moment: plain('#ffffff') } }
    const { data } = composeCover(bright).getContext('2d').getImageData(100, 620, 1, 1)
    expect(Math.max(...data.subarray(0, 3))).toBeLessThan(110)
  })

  it.each([
    ['of a game', () => composeCover({ ...bare, hero: figure('#ff0000') })],
    ['of a place or a model', () => composeStill(plain('#446688'), bare.mood)],
    ['of a lesson', () => composeSheet(plain('#fbf6ec'))],
  ])('%s has the size of cards and few bytes', async (_, compose) => {
    const bytes = await encodeCover(compose())
    expect(await sharp(bytes).metadata()).toMatchObject({ ...coverSize, format: 'webp' })
    expect(bytes.length).toBeLessThan(90_000)
  })
})

describe('the picture of a link', () => {
  const changed = async (name: string) => {
    const cover = await encodeCover(composeStill(plain('#224466'), bare.mood))
    const [bare1, named] = await Promise.all(['🦊', name].map((title) => sharePicture(cover, title)))
    const [a, b] = await Promise.all([bare1, named].map((bytes) => sharp(bytes).raw().toBuffer()))
    return a && b ? a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 60).length / a.length : 0
  }

  it.each([
    'Fox',
    'The Octopus and the Pearls',
    'Őrült Űrhajó',
    'A name so long that nobody would ever read it, '.repeat(4),
  ])('carries the name %s', async (name) => {
    expect(await changed(name)).toBeGreaterThan(0.01)
  })

  it('has no boxes where there are no letters', async () => {
    expect(await changed('きつね')).toBe(0)
  })
})
