import { ballPicture } from '@makebelieve/generation/providers/image/testing/drawn-picture'
import {
  type Answer,
  openShapeServer,
  status,
} from '@makebelieve/generation/providers/image/testing/shape-server'
import { openAiAnswers } from '@makebelieve/generation/providers/image/testing/shapes'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, ask, type Converted, convert, drawn, refusal, withClay } from './testing/clay.ts'

const ball = await ballPicture()
const draws = openAiAnswers(ball)
let answer: Answer = draws
const service = await openShapeServer((heard, response, base) => answer(heard, response, base))
afterAll(() => service.close())
beforeEach(() => {
  answer = draws
  service.heard.length = 0
})

const settings = { IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'secret-key', IMAGE_BASE_URL: service.base }
const app = useApp({ WORKER_THREADS: '1', ...settings }, withClay)

const fails: Answer = (_, response) =>
  status(response, 400, { error: { message: 'unknown model', code: null } })
const bytesAt = async (visitor: Visitor, url: string) =>
  Buffer.from(await (await visitor.get(url)).arrayBuffer())
const promptOf = (call: number) => (service.heard[call]?.body as { prompt?: string } | undefined)?.prompt
const kept = async (id: string) =>
  (await app.parts.pool.query('select prompt, plan, drawing from model_picture where id = $1', [id])).rows[0]

describe('a picture that a service draws', () => {
  it('is told as that, with what was sent and what could not be done', async () => {
    const visitor = app.visitor()
    const picture = await drawn(visitor, 'a red lump', {
      options: { guidance_scale: 3, num_inference_steps: 50 },
    })
    expect(picture).toMatchObject({
      title: 'Lump',
      message:
        'Drawn by gpt-image-2.5-flare (OpenAI). Detail level and prompt strength are not options of this service.',
      drawing: {
        by: 'service',
        service: 'OpenAI',
        model: 'gpt-image-2.5-flare',
        prompt: promptOf(0),
        asked: { guidance_scale: 3, num_inference_steps: 50 },
        sent: {},
        notes: ['Detail level and prompt strength are not options of this service.'],
      },
    })
    const { format, width } = await sharp(await bytesAt(visitor, picture.imageUrl)).metadata()
    expect([format, width]).toEqual(['webp', 512])
    expect(JSON.stringify(picture)).not.toContain('secret-key')
  })

  it('has no plan, so that its model is made from what is seen; and the model keeps its words', async () => {
    const { visitor } = await newPerson(app.visitor())
    const { imageUrl, imageId } = await drawn(visitor, 'a red lump')
    expect(await kept(imageId)).toMatchObject({ plan: null, drawing: { plan: { words: ['a red lump'] } } })
    const model = await answered<Converted>(await convert(visitor, { imageUrl }))
    const { rows } = await app.parts.pool.query('select prompt, plan from model where id = $1', [
      model.modelId,
    ])
    expect(rows).toEqual([{ prompt: 'a red lump', plan: null }])
    const file = await (await visitor.get(model.url)).text()
    expect(file).toMatch(/^glTF of a picture of \d+ bytes/)
    const changed = await drawn(visitor, 'make it blue', { editOf: model.modelId })
    expect(changed.drawing?.prompt).toContain(
      '«a red lump». It was changed since, in this order: «make it blue».',
    )
  })

  it('is changed by all the words since it began, and back without asking again', async () => {
    const visitor = app.visitor()
    const first = await drawn(visitor, 'a lump')
    const second = await drawn(visitor, 'make it red', { editOf: first.imageId })
    await drawn(visitor, 'add a strap', { editOf: second.imageId })
    expect(promptOf(2)).toContain(
      '«a lump». It was changed since, in this order: «make it red» «add a strap».',
    )
    const back = await drawn(visitor, 'undo', { editOf: second.imageId })
    expect(service.heard).toHaveLength(3)
    expect(await kept(back.imageId)).toMatchObject({ prompt: 'a lump', drawing: { words: ['a lump'] } })
    expect(await refusal(await ask(visitor, 'undo', { editOf: first.imageId }))).toEqual([
      422,
      "There's nothing to undo yet.",
    ])
  })

  it('is drawn even where the built-in engine does not understand the words', async () => {
    const picture = await drawn(app.visitor(), 'refuse a lump')
    expect(picture).toMatchObject({ title: 'Refuse a lump', drawing: { by: 'service' } })
  })

  it('is not asked for where it is not made here at all', async () => {
    const visitor = app.visitor()
    const { imageId } = await drawn(visitor, 'a statue')
    const [code] = await refusal(await ask(visitor, 'make it naked', { editOf: imageId }))
    expect([code, service.heard.length]).toEqual([422, 1])
  })

  it('is asked for by one visitor at most three times at once', async () => {
    const visitor = app.visitor()
    const waiting: (() => void)[] = []
    answer = async (heard, response, base) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return draws(heard, response, base)
    }
    const asked = [1, 2, 3].map(() => ask(visitor, 'a lump'))
    await expect.poll(() => waiting.length).toBe(3)
    expect((await ask(visitor, 'a lump')).status).toBe(429)
    for (const go of waiting) go()
    expect((await Promise.all(asked)).map(({ status: code }) => code)).toEqual([200, 200, 200])
  })

  it('costs nothing', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const balance = async () =>
      (await app.parts.pool.query('select bucket, balance from account where user_id = $1', [userId])).rows
    const before = await balance()
    await drawn(visitor, 'a lump')
    expect(await balance()).toEqual(before)
  })

  it('is written down with its tokens, for its user', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    await drawn(visitor, 'a lump')
    const calls = async () =>
      (
        await app.parts.pool.query(
          'select service, role, outcome, input_tokens::int as tokens from provider_call where user_id = $1',
          [userId],
        )
      ).rows
    await expect.poll(calls).toEqual([{ service: 'OpenAI', role: 'image', outcome: 'answered', tokens: 90 }])
  })
})

describe('a picture that the service could not draw', () => {
  it.each<[string, Answer, string]>([
    ['does not know its model', fails, "The picture service didn't accept the request."],
    [
      'finds it improper',
      (_, response) => status(response, 400, { error: { message: 'No.', code: 'moderation_blocked' } }),
      'The picture service declined to draw this.',
    ],
    ['is down', (_, response) => void response.destroy(), "We couldn't reach the picture service."],
    [
      'sends no picture',
      openAiAnswers(Buffer.from('hello')),
      "The picture service sent something that isn't a picture.",
    ],
  ])('because it %s is drawn by the built-in engine, which says so', async (_, wrong, reason) => {
    answer = wrong
    const visitor = app.visitor()
    const picture = await drawn(visitor, 'a lump')
    expect(picture.message).toBe(`${reason} The built-in engine drew this instead. A lump: a lump.`)
    expect(picture.drawing).toMatchObject({
      by: 'built-in',
      sent: {},
      notes: [`${reason} The built-in engine drew this instead.`],
    })
    expect((await bytesAt(visitor, picture.imageUrl)).toString()).toBe('picture of a lump 1')
    expect(await kept(picture.imageId)).toMatchObject({ plan: { words: ['a lump'] } })
  })

  it('and that the built-in engine does not understand is refused with both reasons', async () => {
    answer = fails
    expect(await refusal(await ask(app.visitor(), 'refuse a lump'))).toEqual([
      422,
      "The picture service didn't accept the request. Clay cannot be that.",
    ])
  })

  it('is asked for again with the next change, from the words that it began with', async () => {
    const visitor = app.visitor()
    answer = fails
    const { imageId } = await drawn(visitor, 'a lump')
    const still = await drawn(visitor, 'make it red', { editOf: imageId })
    expect(still).toMatchObject({ drawing: { by: 'built-in' }, changes: ['Clay: make it red.'] })
    answer = draws
    const again = await drawn(visitor, 'add a strap', { editOf: still.imageId })
    expect(again.drawing?.prompt).toContain(
      '«a lump». It was changed since, in this order: «make it red» «add a strap».',
    )
  })

  it('because it wants us to come back in an hour is not asked for until then', async () => {
    answer = (_, response) => status(response, 429, {}, { 'retry-after': '3600' })
    for (const prompt of ['a lump', 'another lump'])
      expect((await drawn(app.visitor(), prompt)).message).toMatch(
        /^The picture service is too busy right now. The built-in engine drew this instead./,
      )
    expect(service.heard).toHaveLength(1)
  })
})
