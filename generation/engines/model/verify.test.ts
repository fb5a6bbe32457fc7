import { describe, expect, it, vi } from 'vitest'
import { buildModel } from './build.ts'
import { jsonOf } from './mesh/glb-json.ts'
import { frontAndBack } from './proof/checks.ts'
import { canaries, planOf, sound, usualSettings } from './testing/canaries.ts'
import { madeOf } from './testing/made.ts'
import { cake, chair, lamp } from './testing/shapes.ts'
import { passed, verifyModel, withProof } from './verify.ts'

// Building is work; how long it takes is measured elsewhere.
vi.setConfig({ testTimeout: 180_000 })

describe('what must be refused', () => {
  for (const { fault, caughtBy, shape, plan, tamper } of canaries)
    it(`${fault} is found by '${caughtBy}'`, async () => {
      const build = await buildModel(shape(), usualSettings)
      const { checks } = await verifyModel(tamper ? await tamper(build) : build, plan)
      expect(checks.filter((check) => !check.passed).map((check) => check.name)).toContain(caughtBy)
    })
})

describe('what is sound', () => {
  for (const { name, shape, plan } of sound)
    it(`${name} passes`, async () => {
      const build = await buildModel(shape(), usualSettings)
      const verdict = await verifyModel(build, plan)
      expect(verdict.checks.filter((check) => !check.passed)).toEqual([])
      expect(verdict.requirements.filter((requirement) => requirement.status !== 'met')).toEqual([])
    })

  it('a small body in something large has a face all the same', async () => {
    expect(frontAndBack(await madeOf('a goldfish in a glass bowl'))).toMatchObject({ passed: true })
  })

  it('smaller files of it are sound as well', async () => {
    const build = await buildModel(chair(), usualSettings)
    for (const glb of build.lods) {
      const verdict = await verifyModel({ ...build, glb }, planOf(['chair']))
      expect(verdict.checks.filter((check) => !check.passed)).toEqual([])
    }
  })
})

describe('wishes', () => {
  it('are told as they are: stuff, words that mean nothing, styles', async () => {
    const build = await buildModel(chair(), usualSettings)
    const plan = planOf(
      ['chair'],
      [
        { about: 'stuff', piece: 'chair', stuff: 'wood', text: 'wooden' },
        { about: 'stuff', piece: 'chair', stuff: 'glass', text: 'glass' },
        { about: 'colour', piece: 'chair', part: 'seat', colour: '#aa2211', text: 'red seat' },
        { about: 'colour', piece: 'chair', part: 'seat', colour: '#2244cc', text: 'blue seat' },
        { about: 'unknown', text: 'melancholic' },
        { about: 'style', style: 'voxel', text: 'voxel' },
        { about: 'thing', piece: 'lamp', text: 'a lamp' },
      ],
    )
    const { requirements } = await verifyModel(build, plan)
    expect(requirements.map(({ status }) => status)).toEqual([
      'met',
      'unmet',
      'met',
      'unmet',
      'unsupported',
      'unmet',
      'unmet',
    ])
    expect(requirements.filter(({ standIn }) => standIn)).toEqual([])
  })

  it('for a number are counted', async () => {
    const build = await buildModel(cake(3), usualSettings)
    const candles = (count: number) => ({ about: 'count', piece: 'candle', count, text: 'candles' }) as const
    const { requirements } = await verifyModel(build, planOf(['cake', 'candle'], [candles(3), candles(5)]))
    expect(requirements.map(({ status }) => status)).toEqual(['met', 'unmet'])
  })

  it('for a number count those that one sees: candles within the cake are none', async () => {
    const whole = cake(5)
    const buried = whole.parts.map((part) =>
      /^candle#[45]/.test(part.name) ? { ...part, solid: part.solid.scale(0.5) } : part,
    )
    const build = await buildModel({ ...whole, parts: buried }, usualSettings)
    const count = (wanted: number) =>
      ({ about: 'count', piece: 'candle', count: wanted, text: 'candles' }) as const
    const { requirements } = await verifyModel(build, planOf(['cake', 'candle'], [count(5), count(3)]))
    expect(requirements.map(({ status }) => status)).toEqual(['unmet', 'unmet'])
    expect(requirements[0]?.evidence).toBe(
      '3 of 5 were counted (candle), and 2 cannot be seen from any side.',
    )
  })

  it('for what is within something else are not met by its being there', async () => {
    const whole = cake(3)
    const buried = whole.parts.map((part) =>
      part.name.startsWith('candle') ? { ...part, solid: part.solid.scale(0.5) } : part,
    )
    const build = await buildModel({ ...whole, parts: buried }, usualSettings)
    const plan = planOf(
      ['cake', 'candle'],
      [
        { about: 'thing', piece: 'candle', text: 'candle' },
        {
          about: 'attachment',
          piece: 'candle',
          to: 'cake',
          how: 'part',
          says: 'with',
          text: 'cake with candle',
        },
        { about: 'colour', piece: 'candle', colour: '#2244cc', text: 'blue candle' },
      ],
    )
    const { requirements } = await verifyModel(build, plan)
    expect(new Set(requirements.map(({ evidence }) => evidence))).toEqual(
      new Set(['The candle cannot be seen from any side.']),
    )
  })

  it('travel in the file, which stays valid', async () => {
    const build = await buildModel(lamp(), { ...usualSettings, extras: { plan: planOf(['lamp']) } })
    const verdict = await verifyModel(build, planOf(['lamp']))
    const glb = withProof(build.glb, verdict)
    expect(jsonOf(glb).scenes?.[0]?.extras).toMatchObject({
      generator: 'Makebelieve',
      plan: { kind: 'model' },
      proof: { checks: verdict.checks },
    })
    expect(passed(await verifyModel({ ...build, glb }, planOf(['lamp'])))).toBe(true)
  })
})
