import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Canary, canariesOf, saying } from '../../../edited/testing/canaries.ts'
import { openProver } from '../../../edited/testing/prover.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildEnvironment } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import { planEnvironment } from '../plan.ts'
import { type CodeTask, workOnCode } from './work-on-code.ts'

let plan: EnvironmentPlan
let code: string

beforeAll(async () => {
  plan = planEnvironment('a meadow with a well', { seed: 7 })
  ;({ code } = await buildEnvironment(plan))
}, 120_000)

const edited = { file: 'environment.js', code: () => code, lastLine: 'await play(scene, meshes)' }
const before = (words: string) => saying(edited, words)

describe('an honest edit', () => {
  it('of the scene is walked, and comes with its files', async () => {
    const changed = before(`scene.title = 'My Meadow'; scene.sky.hour = 20`)
    const result = await workOnCode({ code: changed, original: code, plan, prove: true })
    if (!result.accepted) throw new Error(JSON.stringify(result.checks))
    expect(result.files.map(({ path }) => path)).toEqual(['index.html', 'environment.js', 'report.json'])
    const report = JSON.parse(new TextDecoder().decode(result.files[2]?.bytes))
    expect(report.title).toBe('My Meadow')
    expect(report.notes).toContain('Its code was edited by hand.')
  }, 120_000)
})

describe('edited code is refused', { timeout: 120_000 }, () => {
  const limits = { memoryMegabytes: 64, startSeconds: 4 }
  const prover = openProver<CodeTask, Check[]>(join(import.meta.dirname, 'testing/prove-many.ts'))
  afterAll(prover.close)

  const canaries: Canary[] = [
    ...canariesOf(edited),
    [
      'whose machinery is another',
      () => code.replace(/(function machinery\(\) \{\s*return '.{5000})./, '$1A'),
      'Its machinery is the one it came with',
      /was changed/,
    ],
    ['whose scene is none', () => before('scene.placed = 7'), 'The scene makes sense', /./],
    [
      'whose ground has a hole',
      () => before('scene.ground.heights[scene.ground.heights.length >> 1] = null'),
      'The ground is whole',
      /./,
    ],
    [
      'in which things float',
      () => before('for (const one of scene.placed) one.at[1] += 30'),
      'Everything stands',
      /./,
    ],
  ]
  const family = triedOnEdited<Canary>('faults of edited environments', import.meta.filename, canaries)
  it.each(family.due(canaries))('%s', family.mark(), async (_, edit, check, evidence) => {
    const changed = edit()
    expect(changed).not.toBe(code)
    const checks = await prover.prove({ code: changed, original: code, plan, limits, prove: true })
    const failed = checks.find(({ passed }) => !passed)
    expect([failed?.name, failed?.evidence]).toEqual([check, expect.stringMatching(evidence)])
  })
})

describe('code that is saved as it is', () => {
  it('claims nothing: no checks, and every wish unsupported', async () => {
    const result = await workOnCode({ code: 'let x = ;', original: code, plan, prove: false })
    if (!result.accepted) throw new Error('It was refused')
    const report = JSON.parse(new TextDecoder().decode(result.files[2]?.bytes))
    expect(report.checks).toEqual([])
    expect(report.requirements.length).toBeGreaterThan(0)
    for (const requirement of report.requirements)
      expect(requirement).toMatchObject({
        status: 'unsupported',
        evidence: 'Not proven: the code was saved as it is.',
      })
  }, 120_000)
})
