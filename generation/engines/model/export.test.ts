import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildModel, type ModelBuild, settingsFrom } from './build.ts'
import { exportModel } from './export.ts'
import { chair } from './testing/shapes.ts'

let build: ModelBuild
beforeAll(async () => {
  const settings = settingsFrom({ texture_size: 512, slat_sampling_steps: 1 })
  build = await buildModel(chair(), { ...settings, metres: 1, title: 'Chair', extras: {} })
}, 60_000)

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('a model in another form, from its file alone', () => {
  it('is a zip with an OBJ, its materials and its textures', async () => {
    const { path, type, bytes } = await exportModel(build.glb, 'obj', 'Chair')
    expect([path, type]).toEqual(['model.obj.zip', 'application/zip'])
    const files = unzipSync(bytes)
    expect(Object.keys(files).toSorted()).toEqual([
      'base.jpg',
      'model.mtl',
      'model.obj',
      'normal.jpg',
      'orm.jpg',
    ])
    const obj = textOf(files['model.obj'])
    expect(countOf(obj, /^f /gm)).toBe(build.figures.triangles)
    expect(obj.match(/^o .*/gm)?.toSorted()).toEqual(['o chair_back', 'o chair_legs', 'o chair_seat'])
    const mtl = textOf(files['model.mtl'])
    expect(countOf(mtl, /^newmtl /gm)).toBe(build.drawCalls.length)
    for (const [, named] of obj.matchAll(/^usemtl (.*)$/gm)) expect(mtl).toContain(`newmtl ${named}\n`)
    expect(Buffer.from(files['base.jpg'] ?? []).equals(build.textures.base.bytes)).toBe(true)
  })

  it('tells how rough and metallic each part is on average', async () => {
    const files = unzipSync((await exportModel(build.glb, 'obj', 'Chair')).bytes)
    const looks = [...textOf(files['model.mtl']).matchAll(/^Pr (.*)\nPm (.*)$/gm)]
    expect(looks).toHaveLength(build.drawCalls.length)
    for (const [, rough = '', metal = ''] of looks) {
      expect(Number(rough)).toBeGreaterThan(0.2)
      expect(Number(metal)).toBeLessThan(0.1)
    }
  })

  it('is an STL with every triangle', async () => {
    const { path, type, bytes } = await exportModel(build.glb, 'stl', 'Chair')
    expect([path, type]).toEqual(['model.stl', 'model/stl'])
    expect(bytes.length).toBe(84 + 50 * build.figures.triangles)
  })

  it('is a USDZ with every part', async () => {
    const { path, type, bytes } = await exportModel(build.glb, 'usdz', 'Chair')
    expect([path, type]).toEqual(['model.usdz', 'model/vnd.usdz+zip'])
    const files = unzipSync(bytes)
    expect(countOf(textOf(files['model.usda']), /def Mesh /g)).toBe(build.parts.length)
    expect(Buffer.from(files['textures/base.jpg'] ?? []).equals(build.textures.base.bytes)).toBe(true)
  })
})
