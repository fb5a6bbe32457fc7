import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Canary, canariesOf, saying } from '../../../edited/testing/canaries.ts'
import { openProver } from '../../../edited/testing/prover.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildSimulation } from '../build.ts'
import type { SimulationPlan } from '../design.ts'
import { planSimulation } from '../plan.ts'
import { type CodeTask, workOnSimulationCode } from './work-on-code.ts'

let plan: SimulationPlan
let code: string

beforeAll(async () => {
  plan = await planSimulation('a pendulum on the Moon', { seed: 7 })
  ;({ code } = await buildSimulation(plan))
}, 120_000)

const edited = { file: 'environment.js', code: () => code, lastLine: 'play([pendulum], setup)' }
const before = (words: string) => saying(edited, words)
const limits = { memoryMegabytes: 64, startSeconds: 4 }

describe('an honest edit of a simulation', () => {
  it('of the setup is proven, and comes with its files and its lesson sheet', async () => {
    const changed = before(`setup.title = 'My pendulum'; setup.parts[0].values.length = 2`)
    const result = await workOnSimulationCode({ code: changed, original: code, plan, prove: true })
    if (!result.accepted) throw new Error(JSON.stringify(result.checks))
    const names = result.files.map(({ path }) => path)
    expect(names).toEqual(['index.html', 'environment.js', 'lesson.html', 'report.json'])
    const report = JSON.parse(new TextDecoder().decode(result.files[3]?.bytes))
    expect(report.title).toBe('My pendulum')
    expect(report.plan.parts[0].values.length).toBe(2)
  }, 120_000)
})

describe('edited code of a simulation is refused', { timeout: 120_000 }, () => {
  const prover = openProver<CodeTask, Check[]>(join(import.meta.dirname, 'testing/prove-many.ts'))
  afterAll(prover.close)

  const canaries: Canary[] = [
    ...canariesOf(edited),
    [
      'whose equations are others',
      () => code.replace(/(function machinery\(\) \{\s*return '.{5000})./, '$1A'),
      'Its machinery is the one it came with',
      /was changed/,
    ],
    ['whose setup is none', () => before('setup.parts = 7'), 'The setup makes sense', /./],
    [
      'that names a topic which is not in the file',
      () => before(`setup.parts[0].topic = 'projectile'`),
      'The setup makes sense',
      /isn't in this file/,
    ],
    [
      'that sets a value beyond its range',
      () => before('setup.parts[0].values.length = 900'),
      'Its settings are within their ranges',
      /length = 900/,
    ],
  ]
  const family = triedOnEdited<Canary>('faults of edited simulations', import.meta.filename, canaries)
  it.each(family.due(canaries))('%s', family.mark(), async (_, change, name, evidence) => {
    const checks = await prover.prove({ code: change(), original: code, plan, limits, prove: true })
    const failed = checks.filter(({ passed }) => !passed)
    expect(failed.map((check) => check.name)).toContain(name)
    expect(failed.map((check) => check.evidence).join(' ')).toMatch(evidence)
  })
})
