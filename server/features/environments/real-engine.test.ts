import type { CallAnswer } from '@makebelieve/contract/calls/index'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, type Created, codeIn, create, created, refusal } from './testing/garden.ts'

const app = useApp({ WORKER_THREADS: '1' })

describe('the engine of the product', { timeout: 240_000 }, () => {
  let visitor: Visitor
  let userId: string
  let made: Created

  beforeAll(async () => {
    ;({ visitor, userId } = await newPerson(app.visitor()))
    made = await created(visitor, 'a meadow with a well')
  }, 240_000)

  const bytesAt = async (url: string) => Buffer.from(await (await visitor.get(url)).arrayBuffer())
  const proofOf = (versionId: string) =>
    visitor.json<CallAnswer<'getEnvironmentProof'>>(
      `/api/environment/get-proof/${made.modelId}?versionId=${versionId}`,
    )

  it('makes a place that was walked, with a picture', async () => {
    expect(codeIn(made)).toContain("import * as THREE from 'three'")
    expect(made.htmlText).toContain('/vendor/three.module.js')
    const preview = await bytesAt(made.modelImage?.signedUrl ?? '')
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 })
    const proof = await proofOf(made.versionId)
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(proof.requirements.map(({ status }) => status)).not.toContain('unmet')
    expect(proof.figures.drawCalls).toBeLessThanOrEqual(150)
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
  })

  it('changes it by words', async () => {
    const night = await created(visitor, 'make it night', { query: { modelId: made.modelId } })
    expect(night.changes).not.toEqual([])
    expect(codeIn(night)).not.toBe(codeIn(made))
  })

  it('refuses what is no prompt, in words, and gives the credits back', async () => {
    const before = await balancesOf(app.parts.pool, userId)
    const [status, message] = await refusal(await create(visitor, '!!! ???'))
    expect([status, message]).toEqual([422, expect.stringMatching(/Your credits were returned\.$/)])
    expect(await balancesOf(app.parts.pool, userId)).toEqual(before)
  })

  it('gives it away as a zip, and as one file that needs no network', async () => {
    const export_ = (format: string) =>
      bytesAt(
        `/api/environment/export-environment/${made.modelId}?format=${format}&versionId=${made.versionId}`,
      )
    const zip = (await export_('zip')).toString('latin1')
    expect(zip.slice(0, 2)).toBe('PK')
    for (const name of ['environment.js', 'index.html']) expect(zip).toContain(name)
    const offline = (await export_('offline')).toString()
    expect(offline).not.toMatch(/src="|https:\/\/cdn/)
  })

  it('proves code that was edited by hand', async () => {
    const edited = codeIn(made).replace(/title: '[^']*'|title: "[^"]*"/, "title: 'Well of Wishes'")
    expect(edited).not.toBe(codeIn(made))
    const { modelId, versionId } = made
    const order = { modelId, versionId, code: edited, note: 'A better name' }
    const { version } = await answered<CallAnswer<'saveEnvironmentCode'>>(
      await visitor.post('/api/environment/save-code', order),
    )
    expect(version).toMatchObject({ proven: true, editedByHand: true, prompt: 'A better name' })
    const proof = await proofOf(version.versionId)
    expect(proof).toMatchObject({
      title: 'Well of Wishes',
      notes: expect.arrayContaining(['Its code was edited by hand.']),
    })
    const bad = { ...order, code: codeIn(made).replace('await play(scene, meshes)', '') }
    const refused = await visitor.post('/api/environment/save-code', bad)
    expect(await refused.json()).toMatchObject({
      checks: [{ name: 'It starts', evidence: 'The code never calls play(scene, meshes).' }],
    })
  })
})
