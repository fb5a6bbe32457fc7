import { Solid } from '@makebelieve/shapes/geometry/solid'
import { ball } from '@makebelieve/shapes/geometry/solids'
import { cloth, plastic } from '@makebelieve/shapes/materials/material'
import { ShapeMaker } from '@makebelieve/shapes/shape'
import { unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { isAll } from '../../../script/testing/sample.ts'
import { buildModel, settingsFrom, toObj, toStl, toUsdz } from './build.ts'
import { placed } from './mesh/placed.ts'
import { reduced, total } from './mesh/reduce.ts'
import { readModel } from './proof/read-file.ts'
import { planOf, usualSettings } from './testing/canaries.ts'
import { animal, chair, lamp } from './testing/shapes.ts'
import { verifyModel } from './verify.ts'

// Building is work; how long it takes is measured elsewhere.
vi.setConfig({ testTimeout: 180_000 })

/** How much neighbouring texels differ: the fine contrast of a texture. */
function contrastOf({ base, size }: { base: Uint8Array; size: number }): number {
  let sum = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const i = (y * size + x) * 3
      sum += Math.abs((base[i] ?? 0) - (base[i + 3] ?? 0))
    }
  return sum / (size * size)
}

/** How far the normal map leans on average. */
const leaning = ({ normal }: { normal: Uint8Array }): number =>
  normal.reduce((sum, value, i) => (i % 3 === 2 ? sum : sum + Math.abs(value - 128)), 0) / normal.length

/** Built once for all tests that only look at it. */
function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
const builtLamp = once(() => buildModel(lamp(), usualSettings))
const builtChair = once(() => buildModel(chair(), usualSettings))

describe('options', () => {
  it('simplify: the higher, the fewer triangles, and never more than 60,000', async () => {
    const { parts } = placed(animal({ detail: 110 }), 1)
    const counts = [0, 0.5, 0.95, 1].map((simplify) => total(reduced(parts, 1, simplify)))
    const [all = 0, half = 0, usual = 0, least = 0] = counts
    expect(all).toBeLessThanOrEqual(60_000)
    expect(half).toBeLessThan(all * 0.8)
    expect(usual).toBeLessThan(half * 0.5)
    expect(usual).toBeGreaterThan(5_000)
    expect(least).toBeLessThan(usual * 0.3)
  })

  it('texture_size: the textures are as large as was said', async () => {
    for (const texture_size of isAll() ? [512, 1024] : [512]) {
      const settings = { ...usualSettings, textureSize: settingsFrom({ texture_size }).textureSize }
      const { figures, glb } = await buildModel(lamp(), settings)
      expect(figures.textureSize).toBe(texture_size)
      expect((await readModel(glb)).base.size).toBe(texture_size)
    }
  })

  it('slat_guidance_strength: stronger surfaces have more contrast and more relief', async () => {
    const [faint, strong] = await Promise.all(
      [1, 10].map(async (slat_guidance_strength) => {
        const { relief } = settingsFrom({ slat_guidance_strength })
        return (await buildModel(chair(), { ...usualSettings, textureSize: 256, relief })).pixels
      }),
    )
    if (!faint || !strong) throw new Error('Nothing was built')
    expect(contrastOf(strong)).toBeGreaterThan(contrastOf(faint) * 1.3)
    expect(leaning(strong)).toBeGreaterThan(leaning(faint) * 1.5)
  })

  it('slat_sampling_steps: more looks at each texel leave less noise', async () => {
    const [few, many] = await Promise.all(
      [1, 50].map(async (slat_sampling_steps) => {
        const { samples } = settingsFrom({ slat_sampling_steps })
        // A weave finer than a texel: one look hits a thread or a gap.
        const pillow = new ShapeMaker().part(
          'pillow',
          ball([0.5, 0.2, 0.5]),
          cloth('#cc4444', { grain: 0.4, relief: 2 }),
        )
        return (await buildModel(pillow.done(), { ...usualSettings, samples })).pixels
      }),
    )
    if (!few || !many) throw new Error('Nothing was built')
    expect(contrastOf(many)).toBeLessThan(contrastOf(few) * 0.8)
  })

  it('ss_sampling_steps and ss_guidance_strength reach archetypes and compose', () => {
    expect(settingsFrom({ ss_sampling_steps: 1 }).detail).toBeCloseTo(0.5)
    expect(settingsFrom().detail).toBe(1)
    expect(settingsFrom({ ss_sampling_steps: 50 }).detail).toBeCloseTo(1.6)
    expect(settingsFrom({ ss_guidance_strength: 20 }).proportion).toBe(20)
  })
})

describe('the file', () => {
  it('has a node for each part, materials of their own, and joints to animate by', async () => {
    const { glb, drawCalls, joints } = await buildModel(animal({ detail: 40 }), usualSettings)
    const model = await readModel(glb)
    expect(drawCalls.map((call) => call.name)).toEqual(['body', 'eyes'])
    expect(model.parts.map((part) => `${part.piece}/${part.name}`)).toEqual(['cat/body', 'cat/eyes'])
    expect(joints.map((joint) => joint.name)).toEqual(['root', 'head'])
    expect(model.bodied).toBe(true)
  })

  it('draws many parts in ten calls and still knows each of them', async () => {
    const make = new ShapeMaker()
    for (let n = 0; n < 24; n++)
      make.part(
        `necklace/pearl ${n}`,
        ball(0.05, 12).move(n * 0.09, 0.05, 0),
        plastic(n % 2 ? '#ffffff' : '#cc3355'),
      )
    const { glb, figures } = await buildModel(make.done(), usualSettings)
    expect(figures.drawCalls).toBe(10)
    expect((await readModel(glb)).parts).toHaveLength(24)
  })

  it('stands on the ground, in metres, with its middle above the origin', async () => {
    const shape = chair()
    const { figures, glb } = await buildModel(shape, { ...usualSettings, metres: 2.5 })
    expect(Math.max(...figures.size)).toBeCloseTo(2.5, 2)
    const { checks } = await verifyModel({ glb, figures }, planOf(['chair'], [], { metres: 2.5 }))
    expect(checks.filter((check) => !check.passed)).toEqual([])
  })

  it('is lit as the fine shape was: normals point out of it', async () => {
    const { parts } = await builtLamp()
    const bulb = parts.find((part) => part.name === 'bulb')
    if (!bulb) throw new Error('The lamp has no bulb')
    const { min, max } = new Solid(bulb.positions, []).bounds()
    for (let i = 0; i < bulb.normals.length; i += 3) {
      const out = [0, 1, 2].reduce((sum, k) => {
        const middle = ((min[k] ?? 0) + (max[k] ?? 0)) / 2
        return sum + (bulb.normals[i + k] ?? 0) * ((bulb.positions[i + k] ?? 0) - middle)
      }, 0)
      expect(out).toBeGreaterThan(0)
    }
  })

  it('is the same for the same shape', async () => {
    const [a, b] = [await builtLamp(), await buildModel(lamp(), usualSettings)]
    expect(Buffer.compare(a.glb, b.glb)).toBe(0)
  })
})

describe('other formats', () => {
  it('STL has every triangle, in millimetres, and encloses a volume', async () => {
    const build = await builtChair()
    const stl = toStl(build)
    const view = new DataView(stl.buffer)
    expect(view.getUint32(80, true)).toBe(build.figures.triangles)
    expect(stl.length).toBe(84 + 50 * build.figures.triangles)
    let [volume, highest] = [0, 0]
    for (let t = 0; t < build.figures.triangles; t++) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = Array.from({ length: 9 }, (_, k) =>
        view.getFloat32(84 + t * 50 + 12 + k * 4, true),
      ) as [number, number, number, number, number, number, number, number, number]
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
      highest = Math.max(highest, az)
    }
    expect(volume).toBeGreaterThan(0)
    expect(highest).toBeCloseTo(1000, 0)
  })

  it('OBJ names its parts, materials and textures, and no corner that is not there', async () => {
    const build = await builtChair()
    const files = unzipSync(toObj(build))
    const text = new TextDecoder().decode(files['model.obj'])
    const lines = text.split('\n')
    const vertices = lines.filter((line) => line.startsWith('v ')).length
    const faces = lines.filter((line) => line.startsWith('f '))
    expect(faces).toHaveLength(build.figures.triangles)
    expect(vertices).toBe(build.figures.vertices)
    const last = Math.max(...faces.flatMap((face) => face.match(/\d+(?=\/)/g) ?? []).map(Number))
    expect(last).toBe(vertices)
    const materials = new TextDecoder().decode(files['model.mtl'])
    for (const used of text.matchAll(/usemtl (\S+)/g)) expect(materials).toContain(`newmtl ${used[1]}`)
    for (const map of materials.matchAll(/map_Kd (\S+)/g))
      expect(files[map[1] ?? '']?.length).toBeGreaterThan(100)
  })

  it('USDZ is an uncompressed zip whose files begin at multiples of 64 bytes', async () => {
    const build = await builtLamp()
    const usdz = toUsdz(build)
    const files = unzipSync(usdz)
    expect(Object.keys(files)[0]).toBe('model.usda')
    const view = new DataView(usdz.buffer)
    for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
      const begins = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
      expect(view.getUint16(at + 8, true)).toBe(0)
      expect(begins % 64).toBe(0)
      at = begins + view.getUint32(at + 18, true)
    }
    const text = new TextDecoder().decode(files['model.usda'])
    expect(text.startsWith('#usda 1.0')).toBe(true)
    expect(text.split('{').length).toBe(text.split('}').length)
    for (const asset of text.matchAll(/@(.+?)@/g)) expect(files[asset[1] ?? '']).toBeDefined()
    for (const bound of text.matchAll(/material:binding = <\/Root\/Materials\/(\w+)>/g))
      expect(text).toContain(`def Material "${bound[1]}"`)
  })
})
