import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newGate } from '../../testing/gate.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { mostInAnHour } from './artists.ts'
import { answered, ask, drawn, made, refusal, withClay } from './testing/clay.ts'

const app = useApp({ WORKER_THREADS: '1' }, withClay)

const textAt = async (visitor: Visitor, url: string) => (await visitor.get(url)).text()

describe('a picture', () => {
  it('is drawn for visitors too, at no cost, with what was understood', async () => {
    const visitor = app.visitor()
    const picture = await drawn(visitor, 'a red lump')
    const { imageId } = picture
    expect(picture).toEqual({
      imageId,
      originalUrl: `/play/${imageId}/picture.webp`,
      imageUrl: expect.stringMatching(new RegExp(`^/play/${imageId}\\.\\d+\\.[\\w-]+/picture\\.webp$`)),
      title: 'Lump',
      message: 'A lump: a red lump.',
      changes: [],
    })
    const image = await visitor.get(picture.imageUrl)
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('access-control-allow-origin')).toBe('*')
    expect(await image.text()).toBe('picture of a red lump 1')
  })

  it('is another one with another seed', async () => {
    const { imageUrl } = await drawn(app.visitor(), 'a lump', { options: { stable_seed: 7 } })
    expect(await textAt(app.visitor(), imageUrl)).toBe('picture of a lump 7')
  })

  it.each(['1/2 of an apple?', 'naïve 猫 #1', '100% clay'])('takes %j as it is', async (prompt) => {
    expect((await drawn(app.visitor(), prompt)).message).toBe(`A lump: ${prompt}.`)
  })

  it.each([
    ['  ', {}, 400, 'Describe what you want to make.'],
    ['x'.repeat(8001), {}, 413, 'The prompt is too long. It can have at most 8,000 characters.'],
    [
      'a lump',
      { options: { stable_seed: -1 } },
      400,
      'stable_seed must be a whole number from 0 to 4294967295.',
    ],
    [
      'a lump',
      { options: { num_inference_steps: 101 } },
      400,
      'num_inference_steps must be a whole number from 20 to 100.',
    ],
    [
      'a lump',
      { options: { guidance_scale: 0.9 } },
      400,
      'guidance_scale must be a number from 1.0 to 20.0.',
    ],
    ['a lump', { options: { lora_weight: 1.01 } }, 400, 'lora_weight must be a number from 0.0 to 1.0.'],
    ['a lump', { options: { seed: 1 } }, 400, 'Unknown field: seed.'],
    ['refuse', {}, 422, 'Clay cannot be that.'],
    ['break', {}, 500, 'Something went wrong on our side. Please try again in a moment.'],
    ['red', { editOf: 'no id' }, 404, "We can't find that picture. It may have been too old to keep."],
  ])('asked for %.20j with %j is refused', async (prompt, body, status, message) => {
    expect(await refusal(await ask(app.visitor(), prompt, body))).toEqual([status, message])
  })

  it('is limited to so many an hour for each address, and to more for each account', async () => {
    const visitor = app.visitor()
    const { imageId } = await drawn(visitor, 'a lump')
    await app.parts.pool.query(
      `insert into model_picture (id, visitor, prompt, title, answer, folder)
       select gen_random_uuid(), visitor, prompt, title, answer, folder from model_picture, generate_series(2, $2)
       where id = $1`,
      [imageId, mostInAnHour.visitor],
    )
    expect(await refusal(await ask(visitor, 'a lump'))).toEqual([
      429,
      'Visitors can make 30 pictures an hour. Sign up, or try again later.',
    ])
    await visitor.signUp()
    await drawn(visitor, 'a lump')
    // Somebody else is not concerned.
    await drawn(app.visitor(), 'a lump')
  })

  it('is not drawn for one asker more than three times at once', async () => {
    const visitor = app.visitor()
    const gate = newGate()
    const asked = Array.from({ length: 5 }, () => ask(visitor, `a lump ${gate.word}`))
    const early: number[] = []
    for (const one of asked) void one.then(({ status }) => early.push(status))
    // Nothing is drawn yet: these two are refused because of the other three.
    await expect.poll(() => early.length, { timeout: 20_000 }).toBe(2)
    expect(early).toEqual([429, 429])
    gate.open()
    const answers = await Promise.all(asked)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })
})

describe('a change', () => {
  it('is drawn from the plan behind the picture, and can be taken back', async () => {
    const visitor = app.visitor()
    const first = await drawn(visitor, 'a lump')
    const second = await drawn(visitor, 'make it red', { editOf: first.imageId })
    expect(second).toMatchObject({ message: 'A lump: a lump, make it red.', changes: ['Clay: make it red.'] })
    const third = await drawn(visitor, 'add a strap', { editOf: second.imageId })
    expect(third.message).toBe('A lump: a lump, make it red, add a strap.')
    const back = await drawn(visitor, 'undo', { editOf: third.imageId })
    expect(back.message).toBe('A lump: a lump, make it red.')
  })

  it('can begin at a model, whose name keeps the first prompt', async () => {
    const { visitor } = await newPerson(app.visitor())
    const model = await made(visitor, 'a blue lump')
    const changed = await drawn(visitor, 'bigger', { editOf: model.modelId })
    expect(changed.message).toBe('A lump: a blue lump, bigger.')
    const { rows } = await app.parts.pool.query('select prompt from model_picture where id = $1', [
      changed.imageId,
    ])
    expect(rows).toEqual([{ prompt: 'a blue lump' }])
  })

  it('of what belongs to another account is not made', async () => {
    const owner = await newPerson(app.visitor())
    const picture = await drawn(owner.visitor, 'a lump')
    const model = await made(owner.visitor)
    const stranger = await newPerson(app.visitor())
    for (const visitor of [app.visitor(), stranger.visitor])
      for (const editOf of [picture.imageId, model.modelId])
        expect((await ask(visitor, 'red', { editOf })).status).toBe(404)
  })
})

describe('the address of a picture', () => {
  const sign = (visitor: Visitor, originalUrl: string) =>
    visitor.post('/api/assets/sign-url', { originalUrl, type: 'models' })

  it('is exchanged for one that works, for whoever may see the picture', async () => {
    const { visitor } = await newPerson(app.visitor())
    const { originalUrl } = await drawn(visitor, 'mine')
    expect((await visitor.get(originalUrl)).status).toBe(403)
    const { signedUrl } = await answered<{ signedUrl: string }>(await sign(visitor, originalUrl))
    expect(await textAt(app.visitor(), signedUrl)).toBe('picture of mine 1')
    expect((await sign(app.visitor(), originalUrl)).status).toBe(404)
  })

  it('of a visitor works for a day', async () => {
    const visitor = app.visitor()
    const { originalUrl, imageUrl, imageId } = await drawn(visitor, 'a lump')
    await answered(await sign(app.visitor(), originalUrl))
    await app.parts.pool.query(
      `update model_picture set created_at = now() - interval '25 hours' where id = $1`,
      [imageId],
    )
    expect((await sign(visitor, originalUrl)).status).toBe(404)
    expect((await visitor.get(imageUrl)).status).toBe(404)
    expect((await ask(visitor, 'red', { editOf: imageId })).status).toBe(404)
    // The next one sweeps it away.
    await drawn(visitor, 'another')
    const { rowCount } = await app.parts.pool.query('select 1 from model_picture where id = $1', [imageId])
    expect(rowCount).toBe(0)
  })

  it('keeps no visitor’s address for longer than an hour', async () => {
    const visitor = app.visitor()
    const { imageId } = await drawn(visitor, 'a lump')
    await app.parts.pool.query(
      `update model_picture set created_at = now() - interval '61 minutes' where id = $1`,
      [imageId],
    )
    await drawn(visitor, 'another')
    const { rows } = await app.parts.pool.query('select visitor from model_picture where id = $1', [imageId])
    expect(rows).toEqual([{ visitor: null }])
  })
})

describe('an uploaded picture', () => {
  const image = { create: { width: 40, height: 30, channels: 3, background: '#c33' } } as const

  const upload = (visitor: Visitor, bytes: Uint8Array, name = 'my_cat-2.png') => {
    const form = new FormData()
    form.set('image', new File([new Uint8Array(bytes)], name))
    const headers = { origin: 'http://localhost:3000' }
    return visitor.request('/api/assets/upload-image', { method: 'POST', headers, body: form })
  }

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s, and is kept as WebP', async (format) => {
    const { visitor } = await newPerson(app.visitor())
    const answer = await upload(visitor, await sharp(image).toFormat(format).toBuffer())
    const { imageUrl, imageId } = await answered<{ imageUrl: string; imageId: string }>(answer)
    const kept = Buffer.from(await (await visitor.get(imageUrl)).arrayBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    const { rows } = await app.parts.pool.query('select prompt, plan from model_picture where id = $1', [
      imageId,
    ])
    expect(rows).toEqual([{ prompt: 'my cat 2', plan: null }])
  })

  it('of which nothing can be made is kept, and says why not', async () => {
    const { visitor } = await newPerson(app.visitor())
    const raw = { width: 100, height: 100, channels: 3 } as const
    const noise = await sharp(randomBytes(30_000), { raw }).png().toBuffer()
    const answer = await upload(visitor, noise)
    const { imageId, unreadable } = await answered<{ imageId: string; unreadable?: string }>(answer)
    expect(imageId).toBeDefined()
    expect(unreadable).toBe('There is no lump in it.')
    const fine = await answered<{ unreadable?: string }>(
      await upload(visitor, await sharp(image).png().toBuffer()),
    )
    expect(fine.unreadable).toBeUndefined()
  })

  it("can't change an uploaded picture with words", async () => {
    const { visitor } = await newPerson(app.visitor())
    const answer = await upload(visitor, await sharp(image).png().toBuffer())
    const { imageId } = await answered<{ imageId: string }>(answer)
    expect(await refusal(await ask(visitor, 'red', { editOf: imageId }))).toEqual([
      422,
      "You can't change an uploaded picture with words. Describe the whole thing instead.",
    ])
  })

  it('that is none is refused in the specified words', async () => {
    const { visitor } = await newPerson(app.visitor())
    const wrongType = [415, 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.']
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await refusal(await upload(visitor, svg, 'a.png'))).toEqual(wrongType)
    const tooLarge = [413, 'File too large. Maximum size is 10MB.']
    expect(await refusal(await upload(visitor, new Uint8Array(10 * 2 ** 20 + 1)))).toEqual(tooLarge)
    expect(await refusal(await upload(visitor, new Uint8Array(12 * 2 ** 20)))).toEqual(tooLarge)
    const half = (await sharp(image).png().toBuffer()).subarray(0, 60)
    expect((await upload(visitor, half)).status).toBe(422)
  })

  it('is for visitors too, and needs a file', async () => {
    const png = await sharp(image).png().toBuffer()
    expect((await upload(app.visitor(), png)).status).toBe(200)
    const { visitor } = await newPerson(app.visitor())
    const form = new FormData()
    form.set('image', 'no file')
    const headers = { origin: 'http://localhost:3000' }
    const asText = await visitor.request('/api/assets/upload-image', { method: 'POST', headers, body: form })
    expect(await refusal(asText)).toEqual([400, 'image must be a file.'])
    const foreign = { origin: 'https://elsewhere.example' }
    form.set('image', new File([new Uint8Array(png)], 'a.png'))
    const other = await visitor.request('/api/assets/upload-image', {
      method: 'POST',
      headers: foreign,
      body: form,
    })
    expect(other.status).toBe(403)
  })
})
