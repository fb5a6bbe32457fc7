import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../../../script/testing/sample.ts'
import { Refused } from '../../pipeline/engine.ts'
import { createModel, createPicture, editPicture, type MadePicture, type PictureOptions } from './create.ts'

const surroundings = { now: () => performance.now(), emit: () => {} }
const draw = (prompt: string, options: PictureOptions = {}) =>
  createPicture({ prompt, options, ...surroundings })
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).removeAlpha().greyscale().raw().toBuffer()

/** How much neighbouring pixels differ on average: what a pattern does to a surface. */
async function grainOf(bytes: Uint8Array): Promise<number> {
  const pixels = await pixelsOf(bytes)
  let sum = 0
  for (let i = 1; i < pixels.length; i++) sum += Math.abs((pixels[i] ?? 0) - (pixels[i - 1] ?? 0))
  return sum / pixels.length
}

/** By how much the numbers of two plans of the same thing differ, as shares of the first. */
function strayed(from: Record<string, unknown>, to: Record<string, unknown>): number {
  const shares = Object.entries(to).map(([name, value]) =>
    Math.abs(Number(value) / Number(from[name] ?? value) - 1),
  )
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

const valuesOf = async (options: PictureOptions) => {
  const [piece] = (await draw('a chair', options)).plan.pieces
  return piece?.source.by === 'archetype' ? (piece.source.order.values ?? {}) : {}
}

let chair: Promise<MadePicture> | undefined
/** Drawn once for all tests that only look at it. */
const aChair = () => {
  chair ??= draw('a chair')
  return chair
}

const thorough = isThorough('model-create')

describe('the picture of a model', { timeout: 120_000 }, () => {
  it('is the same for the same words, and another with another seed', async () => {
    const [first, again, other] = [
      await aChair(),
      await draw('a chair'),
      await draw('a chair', { stable_seed: 7 }),
    ]
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
    expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0)
    expect(other.plan.pieces).not.toEqual(first.plan.pieces)
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 768, height: 768, format: 'webp' })
  })

  it.runIf(thorough)('strays the further from the usual proportions, the weaker the prompt is', async () => {
    const [strict, free] = [
      await valuesOf({ stable_seed: 7, guidance_scale: 20 }),
      await valuesOf({ stable_seed: 7, guidance_scale: 5 }),
    ]
    const usual = await valuesOf({ stable_seed: 7, guidance_scale: 1e9 })
    expect(strayed(usual, free)).toBeGreaterThan(2 * strayed(usual, strict))
  })

  it('shows more of the stuff that things are made of with more style influence', async () => {
    const [plain, strong] = [
      await draw('a wooden barrel', { lora_weight: 0 }),
      await draw('a wooden barrel', { lora_weight: 1 }),
    ]
    expect(await grainOf(strong.bytes)).toBeGreaterThan(1.1 * (await grainOf(plain.bytes)))
  })

  it.runIf(thorough)('is drawn from finer bodies at a higher detail level', async () => {
    const [coarse, fine] = [
      await draw('a frog', { num_inference_steps: 20 }),
      await draw('a frog', { num_inference_steps: 100 }),
    ]
    expect(Buffer.compare(coarse.bytes, fine.bytes)).not.toBe(0)
  })

  it('changes as the chat asks, and says what changed', async () => {
    const { plan } = await aChair()
    const edited = await editPicture(plan, 'make it red', [], surroundings)
    expect(edited.changes.join(' ')).toMatch(/red/)
    expect(edited.plan).not.toEqual(plan)
  })

  it('is refused for what is no prompt', async () => {
    await expect(draw('   ')).rejects.toBeInstanceOf(Refused)
  })
})

describe('a model', { timeout: 120_000 }, () => {
  it('is proven, and comes with its files', async () => {
    const { plan } = await draw('a corgi wearing a top hat')
    const model = await createModel({ from: { plan }, ...surroundings })
    expect(model.proven && model.files.map(({ path }) => path)).toEqual([
      'model.glb',
      'lod1.glb',
      'lod2.glb',
      'preview.webp',
      'report.json',
    ])
    expect(model.proven && model.report.checks.every(({ passed }) => passed)).toBe(true)
    expect(model.proven && model.report.requirements.every(({ status }) => status === 'met')).toBe(true)
  })

  it('differs with another seed', async () => {
    const { plan } = await aChair()
    const make = (seed?: number) =>
      createModel({ from: { plan }, options: { seed, texture_size: 512 }, ...surroundings })
    const [one, other] = [await make(), await make(11)]
    expect(one.proven && other.proven && one.report.figures.size).not.toEqual(
      other.proven && other.report.figures.size,
    )
  })

  it('can be made of any picture with a subject', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#eef"/><circle cx="100" cy="100" r="70" fill="#c22"/><rect x="80" y="70" width="20" height="50" fill="#fff"/></svg>'
    const picture = await sharp(Buffer.from(svg)).png().toBuffer()
    const model = await createModel({
      from: { picture, name: 'A badge' },
      options: { texture_size: 512 },
      ...surroundings,
    })
    expect(model.proven).toBe(true)
  })

  it('is refused for a picture in which nothing can be seen', async () => {
    const blank = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#abc' } })
      .png()
      .toBuffer()
    await expect(createModel({ from: { picture: blank, name: 'Nothing' }, ...surroundings })).rejects.toThrow(
      /background/,
    )
  })
})
