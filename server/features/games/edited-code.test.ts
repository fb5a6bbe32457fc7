import { randomUUID } from 'node:crypto'
import type { Game } from '@makebelieve/contract/entities/game'
import type { GameGenerationResult } from '@makebelieve/contract/entities/game-answer'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import type { ErrorBody } from '@makebelieve/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from './testing/seed-game.ts'

const app = useApp({ WORKER_THREADS: '1' })

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

let visitor: Visitor
let userId: string
let first: GameGenerationResult

beforeAll(async () => {
  ;({ visitor, userId } = await newPerson(app.visitor()))
  first = await create({ code: 'A quiz about planets', chatId: 'c', isNewChat: true })
}, 120_000)

async function create(more: object): Promise<GameGenerationResult> {
  const answer = await visitor.post('/api/game/create-game', { userId, history: [], ...more })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { resultJson: GameGenerationResult }).resultJson
}

const versions = async () =>
  (await visitor.json<{ versions: GameVersion[] }>(`/api/game/get-versions/${first.model.modelId}`)).versions
const proofOf = (versionId: string) =>
  visitor.json<GameProof>(`/api/game/get-proof/${first.model.modelId}?versionId=${versionId}`)

const lastLine = 'play(genre, plan, art, artInMotion)'
const edit = (words: string) => (first.threejsCode ?? '').replace(lastLine, `${words}\n${lastLine}`)

type Saved = { model: Game; version: GameVersion }

function save(code: string, more: object = {}): Promise<Response> {
  const { modelId, versionId } = first.model
  return visitor.post('/api/game/save-code', { modelId, versionId, code, ...more })
}

describe('code that was edited by hand', { timeout: 240_000 }, () => {
  it('and fails is refused with the checks as evidence, and nothing is saved', async () => {
    const answer = await save(edit('genre.draw = () => {}'))
    const body = (await answer.json()) as ErrorBody
    expect([answer.status, body.code]).toEqual([422, 'unprocessable'])
    expect(body.message).toBe(
      "Your edited code didn't pass its proof, so we didn't save it. It starts: Nothing is drawn.",
    )
    expect(body.checks).toEqual([
      { code: 'starts', name: 'It starts', passed: false, evidence: 'Nothing is drawn.' },
    ])
    expect(await versions()).toHaveLength(1)
  })

  it('is proven like any game, and becomes a version with all its files', async () => {
    const code = edit('genre.stage.width = genre.stage.width // a harmless edit')
    const answer = await save(code, { note: 'Tidied it up' })
    const { model, version } = (await answer.json()) as Saved
    expect(model).toMatchObject({ modelId: first.model.modelId, versions: 2 })
    expect(version).toMatchObject({
      number: 2,
      prompt: 'Tidied it up',
      changes: ['The code of version 1 was edited by hand.'],
      proven: true,
      editedByHand: true,
    })
    expect(await (await visitor.get(version.jsUrl.signedUrl)).text()).toBe(code)
    const picture = await visitor.get(version.modelImage.signedUrl)
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const proof = await proofOf(version.versionId)
    expect(proof.checks.length).toBeGreaterThan(6)
    expect(proof.checks.every(({ passed }) => passed)).toBe(true)
    expect(proof.evidence.won).toBeTruthy()
    expect(proof.notes).toContain('Its code was edited by hand.')
    const page = await visitor.get(`/api/game/export-game/${model.modelId}?format=offline`)
    expect(await page.text()).toContain('a harmless edit')
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
  })

  it('is saved as it is where its user wants that, and marked', async () => {
    const { version } = (await (await save('broken(', { unproven: true })).json()) as Saved
    expect(version).toMatchObject({
      number: 3,
      prompt: 'Code edited by hand',
      changes: ['The code of version 1 was edited by hand.', 'It was saved without a proof.'],
      proven: false,
      editedByHand: true,
    })
    const proof = await proofOf(version.versionId)
    expect(proof.checks).toEqual([])
    expect(proof.requirements.length).toBeGreaterThan(0)
    for (const requirement of proof.requirements)
      expect(requirement).toMatchObject({
        status: 'unsupported',
        evidence: 'Not proven: the code was saved as it is.',
      })
  })

  it('keeps its marks when it is taken up again', async () => {
    const [unproven] = await versions()
    const { modelId } = first.model
    const back = await visitor.post('/api/game/restore-version', { modelId, versionId: unproven?.versionId })
    expect(await back.json()).toMatchObject({ version: { number: 4, proven: false, editedByHand: true } })
  })

  it('waits for the last edit of the same user', async () => {
    const answers = await Promise.all([save('broken('), save('broken(')])
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 429])
  })
})

describe('a repair', { timeout: 240_000 }, () => {
  const fix = async (versionId: string | undefined, error: string) => {
    const answer = await visitor.post('/api/game/fix-game', {
      modelId: first.model.modelId,
      versionId,
      error,
    })
    return [answer.status, await answer.json()] as [number, { resultJson: GameGenerationResult } & ErrorBody]
  }

  it('of edited code builds the game from its plan, quotes the error in the chat, and costs nothing', async () => {
    const [broken] = await versions()
    const [status, { resultJson }] = await fix(broken?.versionId, 'broken is not defined')
    expect(status).toBe(200)
    const [mended] = await versions()
    expect(mended).toMatchObject({
      number: 5,
      prompt: 'Fix it: broken is not defined',
      changes: [
        'This replaced the code you changed by hand, because the game was rebuilt from its design. Your code is still there in version 4.',
        'Bots played it again for 3 minutes without this error: “broken is not defined”.',
      ],
      proven: true,
      editedByHand: false,
    })
    expect(resultJson.introduction).toContain('without this error')
    expect(resultJson.threejsCode).toContain(lastLine)
    const chat = await visitor.json<{ messages: { type: string; content: { text: string }[] }[] }>(
      '/api/game/get-chat/c',
    )
    expect(chat.messages.slice(-2).map(({ type, content }) => [type, content[0]?.text])).toEqual([
      ['user', 'Fix it: broken is not defined'],
      ['assistant', mended?.changes.join('\n')],
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
  })

  it('that finds nothing wrong says so, and builds it anew', async () => {
    const [newest] = await versions()
    await fix(newest?.versionId, 'no such thing')
    expect((await versions())[0]).toMatchObject({
      number: 6,
      changes: [
        'Bots played it again for 3 minutes without this error: “no such thing”.',
        expect.stringMatching(/^We found nothing wrong with its design/),
      ],
    })
  })
})

describe('an edit by chat of a game with edited code', () => {
  it('says that the edited code was replaced; undoing goes back past the edits that kept the plan', async () => {
    await create({ code: 'make it night', chatId: 'c', isNewChat: false })
    const [night] = await versions()
    await save(edit('// mine'), { unproven: true, versionId: night?.versionId })
    const { threejsCode } = await create({ code: 'undo the last change', chatId: 'c', isNewChat: false })
    const [newest] = await versions()
    expect(newest).toMatchObject({
      number: 9,
      changes: [
        'Undid the last change.',
        'This edit replaced the code you changed by hand, because edits rebuild from the design. Your code is still there in version 8.',
      ],
      proven: true,
      editedByHand: false,
    })
    expect(threejsCode).not.toContain('"time": "night"')
  }, 240_000)
})

describe('the detail level of the advanced settings', () => {
  it('decides how many designs are compared, and the report says so', async () => {
    const options = { num_inference_steps: 60, guidance_scale: 9 }
    const order = { code: 'A snake eats apples', chatId: randomUUID(), isNewChat: true, options }
    const { model } = await create(order)
    const { effort } = await visitor.json<GameProof>(`/api/game/get-proof/${model.modelId}`)
    expect(effort).toMatchObject({ detail: 60, designs: [expect.any(String), expect.any(String)] })
  }, 120_000)
})
