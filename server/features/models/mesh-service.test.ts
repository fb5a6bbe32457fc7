import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { type GivenModel, givenModel } from '@makebelieve/generation/providers/mesh/testing/given-models'
import { type Behaviour, serveMeshService } from '@makebelieve/generation/providers/mesh/testing/mesh-servers'
import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isThorough } from '../../../script/testing/sample.ts'
import { readEnvironment } from '../../env.ts'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { openMesh } from '../../providers/open-mesh.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, type Converted, convert, drawn } from './testing/clay.ts'

const server = await serveMeshService('trellis-fal', await givenModel())
afterAll(() => server.close())

const app = useApp({
  WORKER_THREADS: '1',
  MESH_PROVIDER: 'trellis-fal',
  MESH_API_KEY: 'secret-key',
  MESH_BASE_URL: server.origin,
})

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

const proofOf = (visitor: Visitor, id: string) =>
  visitor.json<CallAnswer<'getModelProof'>>(`/api/models/get-proof/${id}`)

async function eventsOf(runId: string): Promise<RunEvent[]> {
  const { rows } = await app.parts.pool.query<{ event: RunEvent }>(
    `select jsonb_build_object('type', type) || data as event from run_event where run_id = $1 order by seq`,
    [runId],
  )
  return rows.map(({ event }) => event)
}

let visitor: Visitor
let userId: string
let imageUrl: string
beforeAll(async () => {
  ;({ visitor, userId } = await newPerson(app.visitor()))
  ;({ originalUrl: imageUrl } = await drawn(visitor, 'a red ball'))
}, 120_000)

describe('with a 3D service', () => {
  let model: Converted

  beforeAll(async () => {
    const options = { ss_guidance_strength: 20, texture_size: 512 }
    model = await answered<Converted>(await convert(visitor, { imageUrl, options }))
  }, 180_000)

  it('a picture becomes the model of the service, for the usual price', async () => {
    expect(model.message).toMatch(/Made from the picture by fal \(fal-ai\/trellis\)/)
    expect(model.message).toContain('Shape strength 20 was sent as 10: fal takes 0 to 10.')
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    const order = JSON.parse(server.seen[0]?.body ?? '{}')
    expect(order).toMatchObject({ ss_guidance_strength: 10, texture_size: '512' })
    expect(order.image_url).toMatch(/^data:image\/png;base64,/)
  })

  it('its stages are told, and its call is written down', async () => {
    const stages = (await eventsOf(model.modelId)).flatMap((event) =>
      event.type === 'stage' && event.state === 'finished' ? [event.name] : [],
    )
    expect(stages).toEqual(['send', 'wait', 'make', 'fetch', 'repair', 'build', 'verify'])
    const { rows } = await app.parts.pool.query(
      'select service, model, role, outcome from provider_call where run_id = $1',
      [model.modelId],
    )
    expect(rows).toEqual([{ service: 'fal', model: 'fal-ai/trellis', role: 'mesh', outcome: 'answered' }])
  })

  it('it is proven, shown, exported and published like any other', async () => {
    const proof = await proofOf(visitor, model.modelId)
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(proof.figures).toMatchObject({ textureSize: 512, triangles: 2208 })
    for (const file of ['model.glb', 'lod1.glb', 'lod2.glb']) {
      const bytes = await (await visitor.get(model.url.replace('model.glb', file))).arrayBuffer()
      expect(Buffer.from(bytes).subarray(0, 4).toString()).toBe('glTF')
    }
    const preview = await visitor.get(model.modelImageLink.signedUrl)
    expect([preview.status, (await preview.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    const exported = await visitor.get(`/api/models/export-model/${model.modelId}?format=stl`)
    expect(exported.status).toBe(200)
    expect((await exported.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const body = { modelId: model.modelId, userId, showPrompt: true }
    const published = await visitor.post('/api/community/publish-creation', body)
    expect(await answered(published)).toMatchObject({ item: { modelId: expect.any(String) } })
  }, 240_000)
})

describe('with a 3D service in trouble', () => {
  const troubles: [Behaviour, RegExp, GivenModel?][] = [
    ['broken', /We asked fal for this model, but: fal has an error of its own/],
    ['fine', /Places of its surface are not numbers/, { spoil: (places) => places.fill(Number.NaN) }],
  ]
  it.each(troubles.slice(0, isThorough('mesh-service') ? 2 : 1))(
    'that is "%s", the built-in engine makes the model and says why',
    async (behaviour, words, spoilt) => {
      server.behave(behaviour, spoilt && (await givenModel(spoilt)))
      const { visitor, userId } = await newPerson(app.visitor())
      const { imageUrl } = await drawn(visitor, 'a red ball')
      const options = { texture_size: 512 }
      const model = await answered<Converted>(await convert(visitor, { imageUrl, options }))
      expect(model.message).toMatch(words)
      expect(model.message).toMatch(/The built-in engine made it instead\.$/)
      expect((await proofOf(visitor, model.modelId)).answer).toBe(model.message)
      expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    },
    240_000,
  )

  it('that never ends, cancelling ends the run, the job and the hold', async () => {
    server.behave('never done')
    const { free } = await balancesOf(app.parts.pool, userId)
    const waiting = convert(visitor, { imageUrl })
    await vi.waitFor(() => expect(server.seen.length).toBeGreaterThan(2), { timeout: 30_000 })
    const { rows } = await app.parts.pool.query(`select id from run where state = 'running'`)
    await answered(await visitor.post(`/api/runs/${rows[0]?.id}/cancel`))
    expect((await waiting).status).toBe(409)
    const told = () => server.seen.filter(({ method, path }) => method === 'PUT' && /cancel$/.test(path))
    await vi.waitFor(() => expect(told().length).toBe(1), { timeout: 30_000 })
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free, paid: 0, held: 0 })
  }, 90_000)
})

describe('settings of a 3D service', () => {
  const settings = (env: Record<string, string>) => () =>
    openMesh(readEnvironment({ DATA_DIR: app.dataDir, ...env }), openBreakers())

  it('that do not fit together stop the start', () => {
    expect(settings({})()).toBeUndefined()
    expect(settings({ MESH_PROVIDER: 'meshy' })).toThrow(/MESH_API_KEY must be set too/)
    expect(settings({ MESH_PROVIDER: 'trellis2' })).toThrow(/MESH_BASE_URL must be set too/)
    const own = settings({ MESH_PROVIDER: 'trellis2', MESH_BASE_URL: 'http://10.0.0.7:8000' })()
    expect(own).toMatchObject({ provider: 'trellis2', service: 'TRELLIS.2 on an own server' })
  })
})
