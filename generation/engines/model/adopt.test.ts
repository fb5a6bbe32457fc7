import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe, expect, it } from 'vitest'
import type { MeshSent } from '../../providers/mesh/mesh-service.ts'
import { type GivenModel, givenModel } from '../../providers/mesh/testing/given-models.ts'
import { type AdoptedReport, adoptModel, withNote } from './adopt.ts'
import { exportModel } from './export.ts'
import { jsonOf } from './mesh/glb-json.ts'
import { planModel } from './plan.ts'
import { readModel } from './proof/read-file.ts'

const sent: MeshSent = {
  provider: 'trellis-replicate',
  service: 'Replicate',
  model: `firtoz/trellis:${'a1'.repeat(32)}`,
  asked: { ss_guidance_strength: 20 },
  fields: { ss_guidance_strength: 10 },
}
const notes = ['Shape strength 20 was sent as 10: Replicate takes 0 to 10.']

async function adopted(model: GivenModel, more: Partial<Parameters<typeof adoptModel>[0]> = {}) {
  const mesh = { glb: await givenModel(model), sent, notes }
  return adoptModel({ mesh, name: 'egg', now: () => 0, emit: () => {}, ...more })
}

async function proven(model: GivenModel, more: Partial<Parameters<typeof adoptModel>[0]> = {}) {
  const made = await adopted(model, more)
  if (!made.proven) throw new Error(made.reason)
  return { ...made, report: made.report as AdoptedReport }
}

describe('a model that a service made', () => {
  it('becomes files of the same form as our own, as large as the plan says, and says who made it', async () => {
    const events: RunEvent[] = []
    const plan = planModel('a red teapot', { seed: 0 })
    const { files, report } = await proven({}, { plan, emit: (event) => void events.push(event) })
    expect(files.map(({ path }) => path)).toEqual([
      'model.glb',
      'lod1.glb',
      'lod2.glb',
      'preview.webp',
      'report.json',
    ])
    expect(Math.max(...report.figures.size)).toBeCloseTo(plan.metres, 3)
    expect(report.checks.every(({ passed }) => passed)).toBe(true)
    expect(report.checks.map(({ name }) => name)).toContain('Every part is closed')
    expect(report.answer).toContain('by Replicate (firtoz/trellis). Shape strength 20 was sent as 10')
    expect(report.madeBy).toMatchObject({ ...sent, notes })
    expect(report.requirements.every(({ status }) => status === 'unsupported')).toBe(true)
    expect(jsonOf(files[0]?.bytes ?? new Uint8Array()).scenes?.[0]?.extras).toMatchObject({ madeBy: sent })
    expect(events.flatMap((event) => (event.type === 'stage' ? [event.name] : []))).toEqual([
      ...['repair', 'repair', 'build', 'build', 'verify', 'verify'],
    ])
  })

  it('keeps its colours where they were', async () => {
    const { files } = await proven({})
    const { parts, base } = await readModel(files[0]?.bytes ?? new Uint8Array())
    const [part] = parts
    const colourAt = (v: number) => {
      const [x, y] = [part?.uvs[v * 2] ?? 0, part?.uvs[v * 2 + 1] ?? 0].map((at) =>
        Math.min(base.size - 1, Math.floor(at * base.size)),
      )
      return base.pixels.subarray(((y ?? 0) * base.size + (x ?? 0)) * 3).slice(0, 3)
    }
    const heights = Array.from(
      { length: (part?.positions.length ?? 0) / 3 },
      (_, v) => part?.positions[v * 3 + 1] ?? 0,
    )
    const top = colourAt(heights.indexOf(Math.max(...heights)))
    const foot = colourAt(heights.indexOf(Math.min(...heights)))
    expect((top[0] ?? 0) > 150 && (foot[2] ?? 0) > 150).toBe(true)
  })

  it('that is open is told to be, is seen from both sides, and claims nothing', async () => {
    const { files, report } = await proven({ open: true })
    expect(report.checks.map(({ name }) => name)).not.toContain('Every part is closed')
    expect(report.requirements).toMatchObject([{ claim: 'Every part is closed', status: 'unmet' }])
    expect(report.answer).toMatch(/Its surface is not closed\.$/)
    expect(jsonOf(files[0]?.bytes ?? new Uint8Array()).materials).toMatchObject([{ doubleSided: true }])
  })

  it.each(['obj', 'stl', 'usdz'] as const)('can be had as %s', async (format) => {
    const { files } = await proven({ rows: 8 })
    const { bytes } = await exportModel(files[0]?.bytes ?? new Uint8Array(), format, 'egg')
    expect(bytes.length).toBeGreaterThan(2000)
  })

  it('is refused where the proof fails or nothing can be read', async () => {
    expect(await adopted({ stretch: [1, 1, 0.005] })).toMatchObject({
      proven: false,
      reason: expect.stringMatching(/^It is not flat: /),
    })
    expect(await adopted({ spoil: (positions) => positions.fill(Number.NaN) })).toEqual({
      proven: false,
      reason: 'Places of its surface are not numbers.',
    })
  })

  it('can be given another sentence, in the chat and in the report', async () => {
    const made = await proven({ rows: 8 })
    const noted = withNote(made, 'And more.')
    if (!noted.proven) throw new Error(noted.reason)
    const file = noted.files.find(({ path }) => path === 'report.json')
    expect(JSON.parse(new TextDecoder().decode(file?.bytes)).answer).toMatch(/And more\.$/)
    expect(noted.report.answer).toMatch(/And more\.$/)
  })
})
