import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProver } from '../../../edited/testing/prover.ts'
import { forged, forgedIn, type Trick, tricked, tricks } from '../../../edited/testing/tricks.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildEnvironment } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import { planEnvironment } from '../plan.ts'
import type { CodeTask } from './work-on-code.ts'

const limits = { memoryMegabytes: 128, startSeconds: 5 }
const edited = { file: 'environment.js', code: () => code, lastLine: 'await play(scene, meshes)' }
let plan: EnvironmentPlan
let code: string
let honest: Check[]
const prover = openProver<CodeTask, Check[]>(join(import.meta.dirname, 'testing/prove-many.ts'))
afterAll(prover.close)
const checksOf = (changed: string) =>
  prover.prove({ code: changed, original: code, plan, limits, prove: true })

beforeAll(async () => {
  plan = planEnvironment('an empty desert', { seed: 7 })
  ;({ code } = await buildEnvironment(plan))
  honest = await checksOf(code)
}, 240_000)

const says = JSON.stringify(forged)

/** What only an environment can try: all that is taken from it is its scene. */
const ofEnvironments: Trick[] = [
  [
    'its scene is a proxy',
    'scene.placed = new Proxy(scene.placed, { get: (all, name) => name === "length" ? 500 : all[name] })',
  ],
  [
    'its scene reads otherwise every time',
    `let reads = 0; Object.defineProperty(scene, 'reach', { enumerable: true, get: () => ++reads })`,
  ],
  ['its numbers are bombs', 'scene.sky.hour = { valueOf() { for (;;); }, toString() { throw 1 } }'],
  ['its numbers are none', 'scene.reach = NaN; scene.spawn.at = [Infinity, 0, -Infinity]'],
  ['its names are reports', `for (const kind of scene.kinds) kind.name = ${says}.repeat(9)`],
  ['its surface is a report', `scene.ground.palette[0].surface = ${says}`],
  ['its scene leads back to itself', 'scene.me = scene; scene.sky.scene = scene'],
  ['its scene has another prototype', `scene.sky = JSON.parse('{"__proto__": {"passed": true}}')`],
  ['its scene is more than anybody reads', `scene.nouns = new Array(300000).fill(${says})`],
  [
    'its scene loops for ever',
    `Object.defineProperty(scene, 'mood', { enumerable: true, get() { for (;;); } })`,
  ],
  [
    'its way never ends',
    'scene.placed.push({ kind: 0, at: [0, 0, 0], yaw: 0, scale: 1, on: scene.placed.length, life: { does: "drive", range: 1e300, speed: 1e300, path: [[0, 0]] } })',
  ],
]

/** What every trick is to hide. */
const fault = 'scene.ground.heights[scene.ground.heights.length >> 1] = null'

describe('an environment that speaks for its judge', { timeout: 240_000 }, () => {
  it('is proven without a fault and refused with one, where it plays no tricks', async () => {
    expect(honest.filter(({ passed }) => !passed)).toEqual([])
    const failed = (await checksOf(tricked(edited, fault))).filter(({ passed }) => !passed)
    expect(failed.map(({ name }) => name)).toEqual(['The ground is whole'])
  })

  const hiding = triedOnEdited<Trick>(
    'tricks that hide a fault of an environment',
    import.meta.filename,
    tricks,
  )
  it.each(hiding.due(tricks))('%s: hides no fault', hiding.mark(), async (_, words) => {
    const checks = await checksOf(tricked(edited, `${words}\n${fault}`))
    expect(forgedIn(checks, honest)).toEqual([])
    expect(checks.map(({ passed }) => passed)).toContain(false)
  })

  const speaking = triedOnEdited<Trick>('tricks of environments', import.meta.filename, ofEnvironments)
  it.each(speaking.due(ofEnvironments))(
    '%s: gets a true verdict or none',
    speaking.mark(),
    async (_, words) => {
      const changed = tricked(edited, words)
      expect(changed).not.toBe(code)
      expect(forgedIn(await checksOf(changed), honest)).toEqual([])
    },
  )
})
