import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endBuilt } from '../../../shipped/ask-built.ts'
import { buildSimulation, type SimulationBuild } from '../build.ts'
import type { SimulationPlan } from '../design.ts'
import { planSimulation } from '../plan.ts'
import { proveSimulation, type SimulationVerdict } from '../verify.ts'
import { checkShipped } from './shipped.ts'

describe('the file of a simulation', { timeout: 120_000 }, () => {
  let plan: SimulationPlan
  let build: SimulationBuild
  let verdict: SimulationVerdict
  beforeAll(async () => {
    plan = await planSimulation('a pendulum of 2 m', { seed: 3 })
    build = await buildSimulation(plan)
    verdict = await proveSimulation(build, plan)
  }, 240_000)
  afterAll(endBuilt)

  const evidenceOn = async (change: Partial<SimulationBuild>) => {
    const { runs } = verdict
    const { passed, evidence } = await checkShipped({ build: { ...build, ...change }, seed: plan.seed, runs })
    return passed ? 'passed' : evidence
  }
  const broken = (edit: (code: string) => string) => {
    const code = edit(build.code)
    expect(code).not.toBe(build.code)
    return evidenceOn({ code })
  }
  /** The file with something done around every step of its system. */
  const around = (body: string) => (code: string) =>
    code.replace(
      /\nplay\(\[(\w+)\]/,
      (line, system) =>
        `\nlet steps = 0\nconst usual = ${system}.step\n${system}.step = (state, values, dt, random) => { steps++; ${body} }\n${line}`,
    )

  it('is loaded and run, and the proof says so', () => {
    const { checks } = verdict
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect(checks.find(({ code }) => code === 'shipped')?.evidence).toMatch(
      /^It was loaded, run as it is set up and held against its references: the same as in the proof, at all \d+ moments compared\.$/,
    )
  })

  it('is refused with broken syntax at its end', async () => {
    expect(await broken((code) => `${code}\nlet x = ;`)).toMatch(/^SyntaxError/)
  })

  it('is refused with another seed or another value', async () => {
    expect(
      await broken((code) => code.replace(/\n {2}seed: (\d+)/, (_, seed) => `\n  seed: ${Number(seed) + 1}`)),
    ).toMatch(/^It is set up otherwise/)
  })

  it('is refused when it breaks in second three', async () => {
    const breaking = `if (steps * dt > 3) throw new Error('second three'); usual(state, values, dt, random)`
    expect(await broken(around(breaking))).toMatch(/^second three/)
  })

  it('is refused when its equations are others', async () => {
    expect(await broken(around('usual(state, values, dt * 1.001, random)'))).toMatch(
      /^It runs otherwise than in the proof/,
    )
  })

  it('is refused when it is sound as it is set up, and not elsewhere', async () => {
    const setUp = Object.entries(verdict.runs.length > 0 ? (build.setup.parts[0]?.values ?? {}) : {})[0]
    if (!setUp) throw new Error('The words set a value')
    const [control, value] = setUp
    expect(
      await broken(
        around(`usual(state, values, values['${control}'] === ${value} ? dt : dt * 1.01, random)`),
      ),
    ).toMatch(/^Its own proof comes to something else/)
  })

  it('is refused when it never plays', async () => {
    expect(await broken((code) => code.replace(/\nplay\(.*/, ''))).toMatch(/^It never calls play/)
  })

  it('is refused when its page asks for a file that is not there', async () => {
    const html = build.html.replace('./environment.js', './lesson.js')
    expect(await evidenceOn({ html })).toMatch(/^The page asks for lesson\.js/)
  })

  it('is refused when it was built from another plan', async () => {
    const other = await buildSimulation(await planSimulation('waves on a string', { seed: 3 }))
    expect(await evidenceOn({ code: other.code })).toMatch(/^It is set up otherwise/)
  })

  it('fails the whole proof', async () => {
    const { checks } = await proveSimulation({ ...build, code: `${build.code}\nlet x = ;` }, plan)
    expect(checks.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['shipped'])
  })
})
