import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { committedPieces } from '@makebelieve/generation/showcase/committed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isThorough } from '../../../script/testing/sample.ts'
import { openPlayLinks } from '../../http/play-links.ts'
import { GenerationFailure } from '../../runs/generator.ts'
import { openThreadPool, type ThreadPool } from '../../runs/thread-pool.ts'
import { useApp } from '../../testing/app.ts'
import { publish, unpublish } from '../community/publish.ts'
import { houseEnvironments } from '../environments/house-environments.ts'
import { houseGames } from '../games/house-games.ts'
import { shownGames } from '../games/shown-games.ts'
import { houseModels } from '../models/house-models.ts'
import { shownModels } from '../models/shown-models.ts'
import { house, openHouse } from './house.ts'
import type { CommittedPiece } from './pieces.ts'
import { startShowcase } from './showcase.ts'

const app = useApp({ ROLE: 'web' })
const all = await committedPieces()
const three: CommittedPiece[] = all.filter(({ kind }) => kind === 'game').slice(0, 3)
const model = all.find(({ name }) => name === 'crystal-sword') as CommittedPiece
type TitledPlan = { title: string } | { game: { title: string } }
const titleOf = (plan: TitledPlan) => ('game' in plan ? plan.game.title : plan.title)
const titles = (pieces: CommittedPiece[]) => pieces.map(({ report }) => titleOf(report.plan as TitledPlan))

/** Builds in no time, for what is not about building; each piece when it is let through. */
function quickThread() {
  const built: string[] = []
  const thread = {
    built,
    held: false,
    refuse: new Set<string>(),
    async generate({ task, signal }: Parameters<ThreadPool['generate']>[0]) {
      const { plan } = task.input as { plan: TitledPlan }
      const title = titleOf(plan)
      await vi.waitUntil(() => !thread.held || signal.aborted, { timeout: 20_000, interval: 10 })
      if (signal.aborted) throw signal.reason
      if (thread.refuse.has(title)) throw new GenerationFailure('Nobody can win it.')
      built.push(title)
      if (!('game' in plan)) {
        const files = [{ path: 'model.glb', type: 'model/gltf-binary', bytes: Buffer.from('glTF') }]
        return { kind: 'model' as const, name: title, files, details: { plan, answer: '' } }
      }
      const files = [{ path: 'index.html', type: 'text/html', bytes: Buffer.from('<!doctype html>') }]
      return { kind: 'game' as const, name: title, files, details: { plan, answer: {}, changes: [] } }
    },
    async stop() {},
  }
  return thread
}

type Thread = Pick<ThreadPool, 'generate' | 'stop'>
const running: (() => Promise<void>)[] = []

function start(pieces: CommittedPiece[], idle: Thread, wanted: Thread = idle) {
  const { pool, storage, queue } = app.parts
  const links = openPlayLinks({ secret: 'a secret of thirty-two characters' })
  const services = { pool, storage, queue, links }
  const shown = { game: shownGames(services), model: shownModels(services) }
  const stop = startShowcase({
    pool,
    log: app.log,
    committed: async () => pieces,
    kinds: {
      game: houseGames(services),
      model: houseModels(services),
      environment: houseEnvironments(services),
    },
    threads: wanted as ThreadPool,
    openIdleThread: () => idle as ThreadPool,
    publish: (modelId) =>
      publish(pool, shown, { userId: house.id, byAdministrator: false }, { modelId, showPrompt: true }),
    unpublish: (modelId) => unpublish(pool, house.id, modelId),
    restMs: 0,
    takeOverMs: 100,
  })
  running.push(stop)
  return stop
}

const shelf = async () =>
  (await app.visitor().json<CallAnswer<'getCommunity'>>('/api/community/get-creations?pageSize=100')).items
const names = async () => (await shelf()).map(({ modelName }) => modelName)
const openPiece = async (name: string) => {
  const item = (await shelf()).find(({ modelName }) => modelName === name)
  return app.visitor().json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${item?.encryptedId}`)
}
const play = (address: string | undefined) =>
  app
    .visitor()
    .request(address ?? '', { headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' } })
const until = (holds: () => Promise<boolean> | boolean) =>
  vi.waitUntil(holds, { timeout: 20_000, interval: 30 })
const pending = async () => {
  const { rows } = await app.parts.pool.query(
    'select 1 from showcase where built_at is null and failure is null',
  )
  return rows.length
}
const allBuilt = async (count: number) => (await names()).length === count && (await pending()) === 0

beforeEach(async () => {
  await app.parts.pool.query(`delete from app_user`)
})
afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

describe('the showcase', () => {
  it('shows a piece that this installation has built and proven itself', { timeout: 240_000 }, async () => {
    const piece = all.find(({ name }) => name === 'planet-quiz') as CommittedPiece
    const thread = openThreadPool({ threads: 1, memoryMegabytes: 1024, cpuSeconds: 60 })
    start([piece], thread)
    await vi.waitUntil(() => allBuilt(1), { timeout: 50_000, interval: 100 })
    const opened = await openPiece('Planet Quiz')
    expect(opened).toMatchObject({
      prompt: piece.prompt,
      item: { username: 'Makebelieve', views: 0, likes: 0, modelType: 'game' },
    })
    expect(opened.proof?.checks.every(({ passed }) => passed)).toBe(true)
    expect((await play(opened.playUrl)).status).toBe(200)
    const picture = await app.visitor().get(opened.item.modelImage?.signedUrl ?? '')
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  it.runIf(isThorough('showcase'))(
    'shows a model that it has built and proven itself',
    { timeout: 120_000 },
    async () => {
      const thread = openThreadPool({ threads: 1, memoryMegabytes: 1024, cpuSeconds: 80 })
      start([model], thread)
      await vi.waitUntil(() => allBuilt(1), { timeout: 110_000, interval: 100 })
      const { item, prompt } = await openPiece(titles([model])[0] ?? '')
      expect(prompt).toBe(model.prompt)
      expect(item).toMatchObject({ username: 'Makebelieve', modelType: 'model' })
      const file = await app.visitor().get(item.modelLink ?? '')
      expect(file.headers.get('content-type')).toBe('model/gltf-binary')
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('glTF')
    },
  )

  it('has those who open a model wait until it is built', async () => {
    const [idle, users] = [quickThread(), quickThread()]
    idle.held = true
    start([...three, model], idle, users)
    await until(async () => (await names()).length === 4)
    const [title = ''] = titles([model])
    const { item } = await openPiece(title)
    expect((await app.visitor().get(item.modelImage?.signedUrl ?? '')).status).toBe(200)
    expect(users.built).toEqual([])
    expect((await app.visitor().get(item.modelLink ?? '')).status).toBe(200)
    expect(users.built).toEqual([title])
  })

  it('makes a model anew at the same address when its plan changes', async () => {
    const thread = quickThread()
    await startAndFinish([model], thread)
    const before = await openPiece(titles([model])[0] ?? '')
    const plan = { ...model.report.plan, title: 'Another Title' }
    const stop = start([{ ...model, report: { ...model.report, plan } }], thread)
    await until(() => thread.built.includes('Another Title'))
    await until(() => allBuilt(1))
    await stop()
    const after = await openPiece('Another Title')
    expect(after.item.encryptedId).toBe(before.item.encryptedId)
    await startAndFinish([], thread)
    expect(await names()).toEqual([])
  })

  it('is there at once, in its order, with pictures and proofs; what is played follows', async () => {
    const thread = quickThread()
    thread.held = true
    start(three, thread)
    await until(async () => (await names()).length === 3)
    expect(await names()).toEqual(titles(three))
    const { item, proof } = await openPiece(titles(three)[0] ?? '')
    expect(proof?.checks.length).toBeGreaterThan(0)
    expect((await app.visitor().get(item.modelImage?.signedUrl ?? '')).status).toBe(200)
    expect(thread.built).toEqual([])
    thread.held = false
    await until(() => allBuilt(3))
    expect(thread.built).toEqual(titles(three))
  })

  it('builds at once what somebody opens, and has them wait no longer than for that', async () => {
    const [idle, users] = [quickThread(), quickThread()]
    idle.held = true
    start(three, idle, users)
    await until(async () => (await names()).length === 3)
    const last = titles(three)[2] ?? ''
    const opened = await openPiece(last)
    expect((await play(opened.playUrl)).status).toBe(200)
    expect(users.built).toEqual([last])
    expect(idle.built).toEqual([])
  })

  it('leaves the processor to users as long as they have something to be made', async () => {
    const { pool } = app.parts
    await app.visitor().signUp()
    await pool.query(
      `insert into run (user_id, kind, input, cost, idem_key, request_hash, deadline)
       select id, 'quick', '{}', 0, 'k', 'h', now() + interval '1 hour' from app_user limit 1`,
    )
    const asked = vi.spyOn(pool, 'query')
    const looks = () => asked.mock.calls.filter(([text]) => String(text).includes('select 1 from run where'))
    const thread = quickThread()
    start(three, thread)
    await until(async () => (await names()).length === 3)
    await until(() => looks().length > 1)
    asked.mockRestore()
    expect(thread.built).toEqual([])
    await pool.query('delete from run')
    await until(() => allBuilt(3))
  })

  it('goes on where a server was stopped, and does nothing twice', async () => {
    const first = quickThread()
    const stop = start(three, first)
    await until(() => first.built.length > 0)
    first.held = true
    await stop()
    const second = quickThread()
    await start(three, second)
    await until(() => allBuilt(3))
    expect(new Set([...first.built, ...second.built]).size).toBe(3)
    const third = quickThread()
    await start(three, third)()
    expect(third.built).toEqual([])
    expect(await names()).toHaveLength(3)
  })

  it('goes on when the database ends the session that it works under', async () => {
    const thread = quickThread()
    thread.held = true
    start(three, thread)
    await until(async () => (await pending()) === 3)
    const { rowCount } = await app.parts.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rowCount).toBe(1)
    thread.held = false
    await until(() => allBuilt(3))
    expect(thread.built.toSorted()).toEqual(titles(three).toSorted())
  })

  it('follows the list: what changed is the next version at the same address, what is gone is gone', async () => {
    const thread = quickThread()
    await startAndFinish(three, thread)
    const [kept, changed] = three as [CommittedPiece, CommittedPiece]
    const before = await openPiece(titles([changed])[0] ?? '')
    await app.visitor().post('/api/community/increment-views', { modelId: before.item.modelId })
    const game = { ...(changed.report.plan.game as object), title: 'Another Title' }
    const report = { ...changed.report, plan: { ...changed.report.plan, game } }
    await startAndFinish([kept, { ...changed, report }], thread)
    expect((await names()).toSorted()).toEqual([...titles([kept]), 'Another Title'].toSorted())
    const after = await openPiece('Another Title')
    expect(after.item.encryptedId).toBe(before.item.encryptedId)
    expect(after.item.views).toBe(before.item.views + 1)
    await startAndFinish([], thread)
    expect(await names()).toEqual([])
  })

  it('takes off the shelf what does not pass its proof here', async () => {
    const thread = quickThread()
    const [bad = ''] = titles(three)
    thread.refuse.add(bad)
    await startAndFinish(three, thread, 2)
    expect(await names()).toEqual(titles(three).slice(1))
  })

  it('does not bring back what somebody took off the shelf', async () => {
    const thread = quickThread()
    await startAndFinish(three, thread)
    const [name = ''] = titles(three)
    const { item } = await openPiece(name)
    await unpublish(app.parts.pool, house.id, item.modelId)
    const changed = three.map((piece) => ({ ...piece, picture: Buffer.from('RIFF0000WEBP') }))
    await startAndFinish(changed, thread, 2)
    expect(await names()).not.toContain(name)
  })
})

async function startAndFinish(
  pieces: CommittedPiece[],
  thread: Thread,
  shown = pieces.length,
): Promise<void> {
  const stop = start(pieces, thread)
  await until(() => allBuilt(shown))
  await stop()
}

describe('the house', () => {
  it('can neither sign in nor be paid', async () => {
    const { pool } = app.parts
    await openHouse(pool)
    const statements = [
      `insert into session (id, token, user_id, expires_at) values ('s', 't', '${house.id}', now())`,
      `insert into sign_in (id, user_id, provider_id, account_id) values ('i', '${house.id}', 'credential', 'a')`,
      `insert into transfer (key, user_id, dst, amount) values ('grant', '${house.id}', 'free', 1)`,
    ]
    for (const statement of statements) await expect(pool.query(statement)).rejects.toThrow(/house/)
  })

  it('leaves the installation to whoever signs up first', async () => {
    const { pool } = app.parts
    await openHouse(pool)
    const owners = 'select name from app_user where is_owner'
    expect((await pool.query(owners)).rows).toEqual([])
    await app.visitor().signUp({ name: 'Grace' })
    await app.visitor().signUp({ name: 'Ada' })
    expect((await pool.query(owners)).rows).toEqual([{ name: 'Grace' }])
  })
})
