import type { CallAnswer } from '@makebelieve/contract/calls/index'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '../../../script/testing/sample.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, ask, type Converted, convert, drawn, type Picture, refusal } from './testing/clay.ts'

const app = useApp({ WORKER_THREADS: '1' })

const bytesAt = async (visitor: Visitor, url: string) =>
  Buffer.from(await (await visitor.get(url)).arrayBuffer())

describe('the engine of the product', () => {
  let visitor: Visitor
  let picture: Picture
  let model: Converted

  beforeAll(async () => {
    ;({ visitor } = await newPerson(app.visitor()))
    picture = await drawn(visitor, 'a red teapot', { options: { stable_seed: 3 } })
    const { imageUrl } = picture
    const options = { texture_size: 512 }
    model = await answered<Converted>(await convert(visitor, { imageUrl, options }))
  }, 180_000)

  it('draws a picture, and another one when something is changed', async () => {
    const first = await bytesAt(visitor, picture.imageUrl)
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 768, height: 768 })
    expect(picture.message).not.toBe('')
    const changed = await drawn(visitor, 'make it blue', { editOf: picture.imageId })
    expect(changed.changes).not.toEqual([])
    expect((await bytesAt(visitor, changed.imageUrl)).equals(first)).toBe(false)
  }, 240_000)

  it.runIf(isThorough('real-engine'))(
    'draws another variation with another seed',
    async () => {
      const other = await drawn(visitor, 'a red teapot', { options: { stable_seed: 4 } })
      const both = [await bytesAt(visitor, other.imageUrl), await bytesAt(visitor, picture.imageUrl)]
      expect(both[0]?.equals(both[1] ?? Buffer.of())).toBe(false)
    },
    240_000,
  )

  it('refuses what is no prompt, in words', async () => {
    const [status, message] = await refusal(await ask(visitor, '!!! ???'))
    expect([status, message]).toEqual([422, expect.stringMatching(/\.$/)])
  }, 240_000)

  it('makes a named, proven model of it, in three sizes', async () => {
    expect(model.modelName).toMatch(/^.+ - a red teapot$/)
    const link = (file: string) => model.url.replace('model.glb', file)
    const sizes = await Promise.all(
      ['model.glb', 'lod1.glb', 'lod2.glb'].map(async (file) => {
        const bytes = await bytesAt(visitor, link(file))
        expect(bytes.subarray(0, 4).toString()).toBe('glTF')
        return bytes.length
      }),
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const preview = await bytesAt(visitor, model.modelImageLink.signedUrl)
    expect((await sharp(preview).metadata()).format).toBe('webp')
    const proof = await visitor.json<CallAnswer<'getModelProof'>>(`/api/models/get-proof/${model.modelId}`)
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(proof.figures).toMatchObject({ textureSize: 512 })
    expect(proof.requirements.length).toBeGreaterThan(0)
  })

  it.each([
    ['obj', 'application/zip', 'PK'],
    ['stl', 'model/stl', 'Makebelieve'],
    ['usdz', 'model/vnd.usdz+zip', 'PK'],
  ])(
    'writes it as %s',
    async (format, type, start) => {
      const answer = await visitor.get(`/api/models/export-model/${model.modelId}?format=${format}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(0, start.length).toString()).toBe(start)
    },
    60_000,
  )

  it('makes a model of a picture that was brought along', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/><circle cx="150" cy="150" r="90" fill="#c22"/><rect x="130" y="30" width="40" height="60" fill="#262"/></svg>',
    )
    const form = new FormData()
    form.set('image', new File([new Uint8Array(await sharp(svg).png().toBuffer())], 'apple.png'))
    const headers = { origin: 'http://localhost:3000' }
    const upload = await visitor.request('/api/assets/upload-image', { method: 'POST', headers, body: form })
    const { imageUrl } = await answered<{ imageUrl: string }>(upload)
    const made = await answered<Converted>(
      await convert(visitor, { imageUrl, options: { texture_size: 512 } }),
    )
    expect((await bytesAt(visitor, made.url)).subarray(0, 4).toString()).toBe('glTF')
  }, 120_000)
})
