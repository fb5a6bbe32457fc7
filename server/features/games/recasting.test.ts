import type { GameGenerationResult } from '@makebelieve/contract/entities/game-answer'
import type { CastMember } from '@makebelieve/contract/entities/game-cast'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { creatureOnPaper, drawnCreature } from '@makebelieve/generation/engines/game/drawn/testing/pictures'
import { planModel } from '@makebelieve/generation/engines/model/plan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { seedModel } from '../models/testing/seed-model.ts'
import { newPerson, seedGame } from './testing/seed-game.ts'

const app = useApp({ WORKER_THREADS: '1' })

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

const castIn = async (visitor: Visitor, modelId: string) =>
  (await visitor.json<{ members: CastMember[] }>(`/api/game/get-cast/${modelId}`)).members

const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { message: string }).message]
}

const upload = (visitor: Visitor, bytes: Uint8Array, name = 'mine.png') => {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name))
  return visitor.request('/api/game/cut-out', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: form,
  })
}

const plain = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })

async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all(['#d8402f', '#3b82f6'].map((colour) => plain(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

describe('a game whose hero I draw', () => {
  let visitor: Visitor
  let userId: string
  let modelId: string
  let hero: CastMember
  let answer: GameGenerationResult
  let creditsBefore: number

  beforeAll(async () => {
    ;({ visitor, userId } = await newPerson(app.visitor()))
    const created = await visitor.post('/api/game/create-game', {
      userId,
      code: 'A cat collects 5 fish on a beach and avoids crabs',
      history: [],
      isNewChat: true,
    })
    const { resultJson } = (await created.json()) as { resultJson: GameGenerationResult }
    modelId = resultJson.model.modelId
    const [player] = (await castIn(visitor, modelId)).filter(({ role }) => role === 'player')
    if (!player) throw new Error('Nobody plays')
    hero = player
    creditsBefore = (await balancesOf(app.parts.pool, userId)).free
    const recast = await visitor.post('/api/game/recast-game', {
      modelId,
      member: hero.id,
      shownAs: { by: 'drawing', picture: dataUrl(await drawnCreature()), looks: 'right' },
    })
    expect(recast.status).toBe(200)
    answer = ((await recast.json()) as { resultJson: GameGenerationResult }).resultJson
  }, 180_000)

  it('tells who plays, with their pictures', () => {
    expect(hero).toEqual({ id: hero.id, name: 'cat', role: 'player', picture: expect.any(String) })
    expect(hero.picture).toMatch(/^data:image\/webp;base64,/)
  })

  it('is one version more, proven, at no cost, and says what was drawn', async () => {
    expect(answer.introduction).toContain('The cat is your own drawing now.')
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(creditsBefore)
    const { versions } = await visitor.json<{ versions: GameVersion[] }>(`/api/game/get-versions/${modelId}`)
    expect(versions[0]).toMatchObject({
      number: 2,
      proven: true,
      prompt: 'Show the cat as my own drawing',
      changes: ['The cat is your own drawing now.'],
    })
    const { requirements } = await visitor.json<GameProof>(`/api/game/get-proof/${modelId}`)
    expect(requirements).toContainEqual(
      expect.objectContaining({ claim: 'The cat is your own drawing', status: 'met' }),
    )
    expect(requirements).toContainEqual(
      expect.objectContaining({
        status: 'unsupported',
        evidence: expect.stringContaining('shown as your drawing'),
      }),
    )
  })

  it('has the drawing in its list, in its file and in its export', async () => {
    const [player] = (await castIn(visitor, modelId)).filter(({ role }) => role === 'player')
    expect(player?.drawing).toEqual({
      picture: expect.stringMatching(/^data:image\/webp;base64,/),
      looks: 'right',
    })
    expect(player?.picture).not.toBe(hero.picture)
    const page = await visitor.get(`/api/game/export-game/${modelId}?format=offline`)
    expect(await page.text()).toContain(player?.picture)
  })

  it('keeps the drawing in a remix, and in what is changed there', async () => {
    await visitor.post('/api/community/publish-creation', { userId, modelId })
    const { encryptedId } = (await (await visitor.post('/api/assets/encrypt-id', { modelId })).json()) as {
      encryptedId: string
    }
    const other = await newPerson(app.visitor())
    const remixed = (await (await other.visitor.post('/api/community/remix', { encryptedId })).json()) as {
      modelId: string
      chatId: string
    }
    const drawnIn = async () =>
      (await castIn(other.visitor, remixed.modelId)).filter(({ drawing }) => drawing)
    expect(await drawnIn()).toHaveLength(1)
    const change = {
      userId: other.userId,
      code: 'make it night',
      history: [],
      isNewChat: false,
      chatId: remixed.chatId,
    }
    expect((await other.visitor.post('/api/game/create-game', change)).status).toBe(200)
    expect(await drawnIn()).toHaveLength(1)
  }, 120_000)

  it('can be gone back from, and shown as usual again', async () => {
    const usual = await visitor.post('/api/game/recast-game', {
      modelId,
      member: hero.id,
      shownAs: { by: 'usual' },
    })
    expect(usual.status).toBe(200)
    const [player] = (await castIn(visitor, modelId)).filter(({ role }) => role === 'player')
    expect(player).toEqual(hero)
  }, 120_000)

  it('takes a model of my own in the place of a foe', async () => {
    const own = await seedModel(app.parts, userId)
    const { pieces } = planModel('a purple dragon', { seed: 1 })
    await app.parts.pool.query('update model set plan = $2 where id = $1', [
      own.modelId,
      JSON.stringify({ title: 'Purple Dragon', pieces }),
    ])
    const foe = (await castIn(visitor, modelId)).find(({ name }) => name.includes('crab'))
    const shown = await visitor.post('/api/game/recast-game', {
      modelId,
      member: foe?.id,
      shownAs: { by: 'model', modelId: own.modelId },
    })
    expect([shown.status, await shown.json()]).toEqual([200, { resultJson: expect.anything() }])
    const { requirements } = await visitor.json<GameProof>(`/api/game/get-proof/${modelId}`)
    expect(requirements).toContainEqual(
      expect.objectContaining({ status: 'met', claim: expect.stringContaining('is your model') }),
    )
  }, 120_000)
})

describe('a picture that is no good', () => {
  const wrongType = 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.'
  const damaged = 'This picture is damaged or too large to open. Please take it again.'
  const nothing = "There's nothing on the paper yet. Draw something, or choose a picture."
  const moving = 'This picture moves. Choose one that stands still.'
  const cases: [what: string, bytes: () => Promise<Uint8Array>, status: number, message: string | RegExp][] =
    [
      ['no picture', async () => Buffer.from('a text'), 415, wrongType],
      ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, wrongType],
      ['an animated GIF', movingPicture, 422, moving],
      ['a blank paper', () => plain('#00000000', 200).png().toBuffer(), 422, nothing],
      [
        'one colour all over',
        () => plain('#4caf50', 200).png().toBuffer(),
        422,
        /can be told from its background/,
      ],
      ['huge dimensions', () => plain('#4caf50', 6400).png().toBuffer(), 422, damaged],
      ['a damaged file', async () => (await drawnCreature()).subarray(0, 300), 422, damaged],
    ]

  it.each(cases)('is refused: %s', async (_, bytes, status, message) => {
    const { visitor } = await newPerson(app.visitor())
    const expected = [status, typeof message === 'string' ? message : expect.stringMatching(message)]
    expect(await refusal(await upload(visitor, await bytes()))).toEqual(expected)
  })

  it('is refused where it is larger than 10 MB', async () => {
    const { visitor } = await newPerson(app.visitor())
    expect(await refusal(await upload(visitor, new Uint8Array(10 * 1024 * 1024 + 1)))).toEqual([
      413,
      'File too large. Maximum size is 10MB.',
    ])
  })

  it('starts no run, and changes no game', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId } = await seedGame(app.parts, userId)
    await app.parts.pool.query('update creation_version set plan = $2 where creation_id = $1', [
      modelId,
      JSON.stringify({
        game: { cast: [{ id: 'cat', name: 'cat', role: 'player', picture: 'cat' }] },
        pictures: { cat: {} },
      }),
    ])
    const recast = async (shownAs: object, member = 'cat') =>
      refusal(await visitor.post('/api/game/recast-game', { modelId, member, shownAs }))
    const blank = dataUrl(await plain('#00000000', 200).png().toBuffer())
    expect(await recast({ by: 'drawing', picture: blank })).toEqual([422, nothing])
    expect(await recast({ by: 'drawing', picture: 'data:text/html;base64,PGI+' })).toEqual([415, wrongType])
    expect(await recast({ by: 'drawing', picture: blank, looks: 'up' })).toEqual([400, expect.any(String)])
    expect(await recast({ by: 'drawing', picture: dataUrl(await movingPicture(), 'image/gif') })).toEqual([
      422,
      moving,
    ])
    expect(await recast({ by: 'usual' }, 'dog')).toEqual([
      404,
      expect.stringContaining("aren't in this game"),
    ])
    const { rows } = await app.parts.pool.query('select 1 from run where user_id = $1', [userId])
    expect(rows).toEqual([])
    const stranger = await newPerson(app.visitor())
    const theirs = await stranger.visitor.post('/api/game/recast-game', {
      modelId,
      member: 'cat',
      shownAs: { by: 'usual' },
    })
    expect(theirs.status).toBe(404)
    expect((await stranger.visitor.get(`/api/game/get-cast/${modelId}`)).status).toBe(404)
  })

  it('is cut out where it is one, and nothing of it is kept', async () => {
    const { visitor } = await newPerson(app.visitor())
    const cut = await upload(visitor, await creatureOnPaper(), 'photo.png')
    const { picture } = (await cut.json()) as { picture: string }
    const {
      width = 0,
      height = 0,
      hasAlpha,
    } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).metadata()
    expect(hasAlpha).toBe(true)
    expect(width / height).toBeCloseTo(180 / 250, 1)
  })
})
