import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endBuilt } from '../../../shipped/ask-built.ts'
import { buildGame, type GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import type { Dimension } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { type GameVerdict, proveGame } from '../verify.ts'
import { checkShipped } from './shipped.ts'

type Proven = { plan: PlannedGame; build: GameBuild; verdict: GameVerdict }

async function proven(prompt: string, dimension: Dimension, seed: number): Promise<Proven> {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const plan = planGame(brief, seed, { dimension })
  const build = await buildGame(plan)
  return { plan, build, verdict: await proveGame(build, plan) }
}

afterAll(endBuilt)

describe.each([
  { dimension: '2d', prompt: 'a frog crosses a busy road', seed: 7 },
  { dimension: '3d', prompt: 'a fox collects apples in a forest', seed: 3 },
] as const)('the file of a $dimension game', { timeout: 120_000 }, ({ dimension, prompt, seed }) => {
  let game: Proven
  beforeAll(async () => {
    game = await proven(prompt, dimension, seed)
  }, 240_000)

  const failedIn = async (change: Partial<GameBuild>) => {
    const { plan, build, verdict } = game
    const checks = await checkShipped({ build: { ...build, ...change }, plan, evidence: verdict.evidence })
    return checks.flatMap(({ passed, code, evidence }) => (passed ? [] : [`${code}: ${evidence}`]))
  }
  const broken = (edit: (code: string) => string) => {
    const code = edit(game.build.code)
    expect(code).not.toBe(game.build.code)
    return failedIn({ code })
  }
  /** Something said before the last line, which plays the game. */
  const saying = (words: string) => (code: string) =>
    code.replace(/\n((?:await )?play\(genre)/, `\n${words}\n$1`)

  it('is loaded and replayed, and the proof says so', () => {
    const { checks } = game.verdict
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect(checks.find(({ code }) => code === 'shipped')?.evidence).toMatch(
      /^It was loaded and replayed: won after [\d.]+ s( and lost after [\d.]+ s)?, the same at all \d+ moments compared\.$/,
    )
    expect(checks.find(({ code }) => code === 'pictures')?.evidence).toMatch(
      /^\d+ pictures in the file, each decoded\.$/,
    )
  })

  it('is refused with broken syntax at its end', async () => {
    expect(await broken((code) => `${code}\nlet x = ;`)).toEqual([
      expect.stringMatching(/^shipped: SyntaxError/),
    ])
  })

  it('is refused with another seed', async () => {
    expect(
      await broken((code) => code.replace(/"seed": (\d+)/, (_, seed) => `"seed": ${Number(seed) + 1}`)),
    ).toEqual([expect.stringMatching(/^shipped: It plays another design/)])
  })

  it('is refused when its worlds begin from another seed than they are told', async () => {
    const reseeded = 'const usual = genre.create\ngenre.create = (plan, seed) => usual(plan, seed + 1)'
    expect(await broken(saying(reseeded))).toEqual([
      expect.stringMatching(/^shipped: The won game went another way/),
    ])
  })

  it('is refused when it breaks in second three', async () => {
    const breaking =
      "const usual = genre.step\ngenre.step = (world, input) => { if (world.tick === 180) throw new Error('second three'); usual(world, input) }"
    expect(await broken(saying(breaking))).toEqual([expect.stringMatching(/^shipped: second three/)])
  })

  it('is refused when it plays by other rules, however little', async () => {
    const other =
      'const usual = genre.step\ngenre.step = (world, input) => { usual(world, input); if (world.tick === 200) world.score++ }'
    expect(await broken(saying(other))).toEqual([
      expect.stringMatching(/^shipped: The won game went another way before second \d+/),
    ])
  })

  it('is refused when it never plays', async () => {
    expect(await broken((code) => code.replace(/\n(?:await )?play\(genre.*/, '\n'))).toEqual([
      expect.stringMatching(/^shipped: It never calls play/),
    ])
  })

  it('is refused without one of its pictures, and with one that is damaged', async () => {
    const line = /\n {2}"[^"\n]+": 'data:image\/[^']*',/
    expect(await broken((code) => code.replace(line, ''))).toEqual([
      expect.stringMatching(/^pictures: The picture of .+ is missing/),
    ])
    expect(await broken((code) => code.replace(/(": 'data:image\/\w+;base64,.{60})[^']*/, '$1'))).toEqual([
      expect.stringMatching(/^pictures: The picture of .+ cannot be decoded/),
    ])
    expect(await broken((code) => code.replace(/": 'data:image[^']*'/, '": "./fox.webp"'))).toEqual([
      expect.stringMatching(/^pictures: The picture of .+ is not in the file/),
    ])
  })

  it('is refused when its page asks for a file that is not there', async () => {
    const html = game.build.html.replace('./game.js', './play.js')
    expect(await failedIn({ html })).toEqual([expect.stringMatching(/^shipped: The page asks for play\.js/)])
  })

  it('is refused when it was built from another plan', async () => {
    const { plan } = game
    const other = await buildGame({ ...plan, game: { ...plan.game, title: 'Another one', challenge: 0.9 } })
    expect(await failedIn({ code: other.code })).toEqual([
      expect.stringMatching(/^shipped: It plays another design/),
    ])
  })

  it('fails the whole proof, which no other plan repairs', async () => {
    const { plan, build } = game
    const { checks } = await proveGame({ ...build, code: `${build.code}\nlet x = ;` }, plan)
    expect(checks.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual(['shipped'])
  })

  it.runIf(dimension === '3d')('is refused with shapes that cannot be unpacked', async () => {
    expect(await broken((code) => code.replace(/(\nconst meshes = '.{200})[^']*/, '$1'))).toEqual([
      'shipped: Its shapes cannot be unpacked.',
    ])
  })
})
