import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../script/testing/sample.ts'
import { ProviderFailure } from '../failure.ts'
import { openBreakers } from '../network/breaker.ts'
import type { ServiceCall } from '../usage.ts'
import { type MeshOrder, type MeshProgress, type MeshProvider, meshProviders } from './mesh-service.ts'
import { type MeshSettings, openMeshService } from './open-mesh-service.ts'
import { givenModel } from './testing/given-models.ts'
import { type Behaviour, serveMeshService } from './testing/mesh-servers.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

let glb: Uint8Array
let picture: Uint8Array
beforeAll(async () => {
  glb = await givenModel()
  const create = { width: 40, height: 30, channels: 4, background: '#3c3c' } as const
  picture = await sharp({ create }).webp().toBuffer()
})

async function service(
  provider: MeshProvider,
  behaviour: Behaviour = 'fine',
  settings: Partial<MeshSettings> = {},
) {
  const server = await serveMeshService(provider, glb, behaviour)
  open.push(server)
  const mesh = openMeshService({
    provider,
    key: 'secret-key',
    base: server.origin,
    breakers: openBreakers(),
    pace: { lookMs: 5, retryMs: 5, idleMs: 2000 },
    ...settings,
  })
  const make = (order: Partial<MeshOrder> = {}) =>
    mesh.makeMesh({
      picture,
      prompt: 'a red egg',
      options: {},
      signal: new AbortController().signal,
      ...order,
    })
  return { ...server, mesh, make }
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (error instanceof ProviderFailure ? error.kind : String(error)),
  )

describe.each(meshProviders)('%s', (provider) => {
  it('makes a model of a picture, and tells its stages', async () => {
    const { make, seen, mesh } = await service(provider)
    const stages: MeshProgress[] = []
    const calls: ServiceCall[] = []
    const made = await make({
      onProgress: (progress) => void stages.push(progress),
      note: (call) => void calls.push(call),
    })
    expect(Buffer.from(made.glb).equals(glb)).toBe(true)
    expect([...new Set(stages.map(({ stage }) => stage))]).toEqual(['send', 'wait', 'make', 'fetch'])
    expect(calls).toMatchObject([{ service: mesh.service, role: 'mesh', outcome: 'answered' }])
    expect(seen.every(({ key }) => key.endsWith(' secret-key'))).toBe(true)
    expect(JSON.stringify(made.sent)).not.toMatch(/secret-key|base64/)
  })

  it('sends the options that it has, within what the service takes, and says so', async () => {
    const { make, seen } = await service(provider)
    const options = { seed: 7, ss_guidance_strength: 20, simplify: 0.2, texture_size: 4096 }
    const { sent, notes } = await make({ options })
    expect(sent.asked).toEqual(options)
    const order = seen.find(({ method, body }) => method === 'POST' && body.startsWith('{'))
    const body = JSON.parse(order?.body ?? '{}')
    expect({ ...body, ...body.input }).toMatchObject(sent.fields)
    expect(notes.join(' ')).toMatch(/was sent as|not option|not an option/)
  })

  const troubles: [behaviour: Behaviour, kind: string][] = [
    ['busy at first', 'fine'],
    ['always busy', 'busy'],
    ['stumbles', 'fine'],
    ['broken', 'unreachable'],
    ['no key', 'unauthorised'],
    ['no JSON', 'malformed'],
    ['other JSON', 'malformed'],
    ['fails', 'unreachable'],
    ['does not want to', 'refused'],
    ['cuts the file', 'unreachable'],
    ['large file', 'too-large'],
    ['file elsewhere', 'forbidden-address'],
  ]
  // All of them where the way is everybody's; of the rest some, because services differ in words only.
  const tried =
    provider === 'trellis-fal'
      ? troubles
      : sampled(`troubles of ${provider}`, troubles, ([behaviour]) => behaviour)
  it.each(tried)('that is "%s" ends %s', async (behaviour, kind) => {
    const { make } = await service(provider, behaviour)
    expect(await kindOf(make())).toBe(kind)
  })

  it('is called back when nobody wants the model any more', async () => {
    const { make, seen } = await service(provider, 'never done')
    const stop = new AbortController()
    const reason = new Error('cancelled')
    const onProgress = ({ stage }: MeshProgress) => stage === 'make' && stop.abort(reason)
    await expect(make({ signal: stop.signal, onProgress })).rejects.toBe(reason)
    const told = seen.filter(({ method, path }) => /cancel$/.test(path) || method === 'DELETE')
    expect(told.length).toBe(provider === 'tripo' ? 0 : 1)
  })
})

describe('a service', () => {
  it('is not waited for longer than allowed, and called back then', async () => {
    const { make, seen } = await service('trellis-fal', 'never done')
    expect(await kindOf(make({ mostMs: 2500 }))).toBe('too-slow')
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', path: expect.stringMatching(/cancel$/) })
  })

  it('that says nothing is given up', async () => {
    const { make } = await service('trellis-fal', 'silent', { pace: { lookMs: 5, retryMs: 5, idleMs: 900 } })
    expect(await kindOf(make())).toBe('too-slow')
  })

  it('gets an order once when the answer to it is lost', async () => {
    const { make, seen } = await service('trellis-fal', 'silent', {
      pace: { lookMs: 5, retryMs: 5, idleMs: 900 },
    })
    await kindOf(make())
    expect(seen.filter(({ method }) => method === 'POST').length).toBe(1)
  })

  it('in trouble is left alone after a while', async () => {
    const { make, seen } = await service('meshy', 'broken')
    for (let i = 0; i < 4; i++) await kindOf(make())
    const before = seen.length
    expect(await kindOf(make())).toBe('busy')
    expect(seen.length).toBe(before)
  })

  it('makes models of words where it can: a shape first, then its texture', async () => {
    const { make, seen } = await service('meshy')
    const shares: number[] = []
    await make({ picture: undefined, onProgress: ({ share }) => share !== undefined && shares.push(share) })
    const orders = seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
    expect(orders).toMatchObject([
      { mode: 'preview', prompt: 'a red egg' },
      { mode: 'refine', preview_task_id: '018a210d-0' },
    ])
    expect(shares).toEqual([0.2, 0.7])
    const words = await service('tripo')
    await words.make({ picture: undefined })
    expect(words.seen[0]?.body).toContain('text_to_model')
    expect(await kindOf((await service('trellis')).make({ picture: undefined }))).toBe('refused')
  })

  it("of one's own may answer with the file at once", async () => {
    const { createServer } = await import('node:http')
    const server = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'model/gltf-binary' }).end(glb)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    open.push({ close: async () => void server.close() })
    const { port } = server.address() as { port: number }
    const { make } = await service('trellis2', 'fine', { base: `http://127.0.0.1:${port}` })
    expect((await make()).glb.length).toBe(glb.length)
  })

  it('gets pictures in a form that it takes', async () => {
    const { make, seen } = await service('meshy')
    await make()
    expect(seen[0]?.body).toContain('data:image/png;base64,')
    const small = await service('trellis-replicate')
    await small.make()
    expect(JSON.parse(small.seen[0]?.body ?? '{}').input.images[0]).toMatch(/^data:image\/webp;base64,/)
  })
})
