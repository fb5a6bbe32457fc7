import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endBuilt } from '../../../shipped/ask-built.ts'
import { buildEnvironment, type EnvironmentBuild } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import { planEnvironment } from '../plan.ts'
import { type EnvironmentVerdict, proveEnvironment } from '../verify.ts'
import { checkShipped } from './shipped.ts'

describe('the file of an environment', { timeout: 120_000 }, () => {
  let plan: EnvironmentPlan
  let build: EnvironmentBuild
  let verdict: EnvironmentVerdict
  beforeAll(async () => {
    plan = await planEnvironment('a farm with ducks and an oak tree', { seed: 3 })
    build = await buildEnvironment(plan)
    verdict = await proveEnvironment(build, plan)
  }, 240_000)
  afterAll(endBuilt)

  const evidenceOn = async (change: Partial<EnvironmentBuild>) => {
    const { passed, evidence } = await checkShipped({ build: { ...build, ...change }, walk: verdict.walk })
    return passed ? 'passed' : evidence
  }
  const broken = (edit: (code: string) => string) => {
    const code = edit(build.code)
    expect(code).not.toBe(build.code)
    return evidenceOn({ code })
  }
  /** Something said before all else. */
  const saying = (words: string) => (code: string) =>
    code.replace('\nconst scene = ', `\n${words}\nconst scene = `)

  it('is loaded and walked again, and the proof says so', () => {
    const { checks } = verdict
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect(checks.find(({ code }) => code === 'shipped')?.evidence).toMatch(
      /^It was loaded and walked again: 60 s, the same at all \d+ moments compared; \d+ shapes, each unpacked\.$/,
    )
  })

  it('is refused with broken syntax at its end', async () => {
    expect(await broken((code) => `${code}\nlet x = ;`)).toMatch(/^SyntaxError/)
  })

  it('is refused with another seed', async () => {
    expect(
      await broken((code) => code.replace(/\n {2}seed: (\d+)/, (_, seed) => `\n  seed: ${Number(seed) + 1}`)),
    ).toMatch(/^It shows another scene/)
  })

  it('is refused when it breaks in second three', async () => {
    const breaking =
      "const usual = Math.sin\nlet calls = 0\nMath.sin = (x) => { if (++calls > 500) throw new Error('second three'); return usual(x) }"
    expect(await broken(saying(breaking))).toMatch(/^second three/)
  })

  it('is refused when walking leads elsewhere in it', async () => {
    expect(await broken(saying('const usual = Math.sin\nMath.sin = (x) => usual(x) * 0.999'))).toMatch(
      /^The walk led elsewhere before second \d+/,
    )
  })

  it('is refused when it never plays', async () => {
    expect(await broken((code) => code.replace('\nawait play(scene, meshes)', ''))).toMatch(
      /^It never calls play/,
    )
  })

  it('is refused with shapes that are missing or damaged', async () => {
    expect(await broken((code) => code.replace(/(\nconst meshes = '.{200})[^']*/, '$1'))).toMatch(
      /cannot be unpacked/,
    )
    expect(await evidenceOn({ meshes: build.meshes.slice(1) })).toMatch(/^It has \d+ shapes instead of \d+/)
  })

  it('is refused when its page asks for a file that is not there', async () => {
    const html = build.html.replace('./environment.js', './scene.js')
    expect(await evidenceOn({ html })).toMatch(/^The page asks for scene\.js/)
  })

  it('is refused when it was built from another plan', async () => {
    const other = await buildEnvironment({ ...plan, seed: plan.seed + 1 })
    expect(await evidenceOn({ code: other.code })).toMatch(/^It shows another scene/)
  })

  it('fails the whole proof', async () => {
    const { checks } = await proveEnvironment({ ...build, code: `${build.code}\nlet x = ;` }, plan)
    expect(checks.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['shipped'])
  })
})
