import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProver } from '../../../edited/testing/prover.ts'
import { forged, forgedIn, type Trick, tricked, tricks } from '../../../edited/testing/tricks.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildSimulation } from '../build.ts'
import type { SimulationPlan } from '../design.ts'
import { planSimulation } from '../plan.ts'
import type { CodeTask } from './work-on-code.ts'

const limits = { memoryMegabytes: 96, startSeconds: 4 }
const edited = { file: 'environment.js', code: () => code, lastLine: 'play([pendulum], setup)' }
let plan: SimulationPlan
let code: string
let honest: Check[]
const prover = openProver<CodeTask, Check[]>(join(import.meta.dirname, 'testing/prove-many.ts'))
afterAll(prover.close)
const checksOf = (changed: string) =>
  prover.prove({ code: changed, original: code, plan, limits, prove: true })

beforeAll(async () => {
  plan = await planSimulation('a pendulum on the Moon', { seed: 7 })
  ;({ code } = await buildSimulation(plan))
  honest = await checksOf(code)
}, 240_000)

const says = JSON.stringify(forged)

/** What only a simulation can try: all that is taken from it is its setup. */
const ofSimulations: Trick[] = [
  [
    'its setup is a proxy',
    'setup.parts = new Proxy(setup.parts, { get: (all, name) => name === "length" ? 500 : all[name] })',
  ],
  [
    'its setup reads otherwise every time',
    `let reads = 0; Object.defineProperty(setup, 'title', { enumerable: true, get: () => ${says} + ++reads })`,
  ],
  [
    'its values are bombs',
    'setup.parts[0].values.length = { valueOf() { for (;;); }, toString() { throw 1 } }',
  ],
  ['its values are none', 'setup.parts[0].values.length = NaN; setup.seed = Infinity'],
  ['its topic is a report', `setup.parts[0].topic = ${says}`],
  ['its setup leads back to itself', 'setup.me = setup; setup.parts[0].values.self = setup'],
  [
    'its setup has another prototype',
    `setup.parts[0].values = JSON.parse('{"__proto__": {"passed": true}}')`,
  ],
  ['its setup is more than anybody reads', `setup.note = ${says}.repeat(400000)`],
  [
    'its setup loops for ever',
    `Object.defineProperty(setup, 'note', { enumerable: true, get() { for (;;); } })`,
  ],
]

/** What every trick is to hide. */
const fault = 'setup.parts[0].values.length = 900'

describe('a simulation that speaks for its judge', { timeout: 240_000 }, () => {
  it('is proven without a fault and refused with one, where it plays no tricks', async () => {
    expect(honest.filter(({ passed }) => !passed)).toEqual([])
    const failed = (await checksOf(tricked(edited, fault))).filter(({ passed }) => !passed)
    expect(failed.map(({ name }) => name)).toContain('Its settings are within their ranges')
  })

  const hiding = triedOnEdited<Trick>(
    'tricks that hide a fault of a simulation',
    import.meta.filename,
    tricks,
  )
  it.each(hiding.due(tricks))('%s: hides no fault', hiding.mark(), async (_, words) => {
    const checks = await checksOf(tricked(edited, `${words}\n${fault}`))
    expect(forgedIn(checks, honest)).toEqual([])
    expect(checks.map(({ passed }) => passed)).toContain(false)
  })

  const speaking = triedOnEdited<Trick>('tricks of simulations', import.meta.filename, ofSimulations)
  it.each(speaking.due(ofSimulations))(
    '%s: gets a true verdict or none',
    speaking.mark(),
    async (_, words) => {
      const changed = tricked(edited, words)
      expect(changed).not.toBe(code)
      expect(forgedIn(await checksOf(changed), honest)).toEqual([])
    },
  )
})
