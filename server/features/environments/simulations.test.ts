import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { type Created, codeIn, create, created, refusal } from './testing/garden.ts'

const app = useApp({ WORKER_THREADS: '1' })
const query = { type: 'simulation' }

describe('an education simulation', { timeout: 240_000 }, () => {
  let visitor: Visitor
  let userId: string
  let made: Created

  beforeAll(async () => {
    ;({ visitor, userId } = await newPerson(app.visitor()))
    made = await created(visitor, 'a pendulum on the Moon', { query })
  }, 240_000)

  const export_ = (format: string) =>
    visitor.get(`/api/environment/export-environment/${made.modelId}?format=${format}`)

  it('is an environment of its own category, held against its equations', async () => {
    expect(codeIn(made)).toContain('play([pendulum], setup)')
    const models = await visitor.json<CallAnswer<'getEnvironments'>>(
      `/api/environment/get-environments/${userId}`,
    )
    expect(models.map(({ category }) => category)).toEqual(['simulation'])
    const proof = await visitor.json<CallAnswer<'getEnvironmentProof'>>(
      `/api/environment/get-proof/${made.modelId}`,
    )
    expect(proof.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(proof.figures.settings).toBeGreaterThan(0)
    expect(proof.requirements.map(({ status }) => status)).toEqual(['met', 'met'])
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
  })

  it('is changed by words, and keeps its versions', async () => {
    const longer = await created(visitor, 'make the length 2.5 m, for 8 year olds', {
      query: { ...query, modelId: made.modelId },
    })
    expect(longer.changes).toEqual([
      "It's now written for ages 8 to 11.",
      '‘Length of the string’ is 2.5 m now.',
    ])
    expect(codeIn(longer)).toContain('length: 2.5')
  })

  it('refuses a change that it cannot read, says what can be changed, keeps the lesson and gives the credits back', async () => {
    const own = async () => {
      const path = `/api/environment/get-versions/${made.modelId}`
      return (await visitor.json<CallAnswer<'getEnvironmentVersions'>>(path)).versions.map(
        ({ versionId }) => versionId,
      )
    }
    const before = [await balancesOf(app.parts.pool, userId), await own()]
    for (const [wish, said] of [
      ['paint it purple', 'length of the string'],
      ['make gravity adjustable', 'use the ‘Gravity’ control'],
    ] as const) {
      const answer = await create(visitor, wish, { query: { ...query, modelId: made.modelId } })
      expect(await refusal(answer)).toEqual([422, expect.stringContaining(said)])
    }
    expect([await balancesOf(app.parts.pool, userId), await own()]).toEqual(before)
  })

  it('is taken along as a zip, as one file, and as a lesson sheet', async () => {
    const zip = Buffer.from(await (await export_('zip')).arrayBuffer()).toString('latin1')
    for (const name of ['environment.js', 'index.html']) expect(zip).toContain(name)
    expect(await (await export_('offline')).text()).not.toContain('https://')
    const sheet = await export_('lesson')
    expect(sheet.headers.get('content-disposition')).toContain('lesson-sheet.html')
    expect(await sheet.text()).toContain('Predict, then check')
  })

  it('a scene has no lesson sheet', async () => {
    const scene = await created(visitor, 'a meadow with a well')
    const answer = await visitor.get(`/api/environment/export-environment/${scene.modelId}?format=lesson`)
    expect(answer.status).toBe(404)
  })
})
