import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Canary, canariesOf, saying } from '../../../edited/testing/canaries.ts'
import { openProver } from '../../../edited/testing/prover.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import { buildGame, type GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { type GameVerdict, proveGame } from '../verify.ts'
import { type CodeTask, workOnCode } from './work-on-code.ts'

let plan: PlannedGame
let build: GameBuild
let code: string

beforeAll(async () => {
  const brief = briefOfPrompt('a quiz about planets')
  if ('refused' in brief) throw new Error(brief.message)
  plan = planGame(brief, 7)
  build = await buildGame(plan)
  code = build.code
}, 120_000)

const file = { file: 'game.js', code: () => code, lastLine: 'play(genre, plan, art, artInMotion)' }
const before = (words: string) => saying(file, words)
/** The file with something done around every step. */
const around = (body: string) =>
  before(`const usual = genre.step\ngenre.step = (world, input) => { ${body} }`)

describe('code as the engine wrote it', () => {
  it('gets the very verdict that the engine gave, and comes with its files', async () => {
    const result = await workOnCode({ code, plan, prove: true })
    if (!result.accepted) throw new Error(JSON.stringify(result.checks))
    expect(result.files.map(({ path }) => path)).toEqual([
      'index.html',
      'game.js',
      'report.json',
      'game.zip',
      'offline.html',
    ])
    const own = await proveGame(build, plan)
    const report = JSON.parse(new TextDecoder().decode(result.files[2]?.bytes))
    expect(report.requirements).toEqual(own.requirements)
    expect(report.evidence).toEqual(JSON.parse(JSON.stringify(own.evidence)))
    expect(report.checks).toEqual(own.checks.filter(({ code }) => code !== 'small'))
  }, 240_000)
})

describe('an honest edit', () => {
  it('of a rule and of the design is proven, and what is told is about the edited game', async () => {
    const edited = around('usual(world, input); if (world.tick === 30) world.score += 5')
      .replace(/"title": ".*"/, '"title": "Planets of the Day"')
      .replace(/"lives": \d+/, '"lives": 4')
    const result = await workOnCode({ code: edited, plan, prove: true })
    if (!result.accepted) throw new Error(JSON.stringify(result.checks))
    expect(result.title).toBe('Planets of the Day')
    expect(result.answer.introduction).toContain('Planets of the Day')
    const report = JSON.parse(new TextDecoder().decode(result.files[2]?.bytes))
    expect(report.plan.game.rules.lives).toBe(4)
    expect(report.notes).toContain('Its code was edited by hand.')
  }, 240_000)
})

describe('edited code is refused', () => {
  const limits = { memoryMegabytes: 64, startSeconds: 3, playSeconds: 20 }
  const prover = openProver<Omit<CodeTask, 'prove'>, GameVerdict>(
    join(import.meta.dirname, 'testing/prove-many.ts'),
  )
  afterAll(prover.close)

  const canaries: Canary[] = [
    ...canariesOf(file),
    ['that draws nothing', () => before('genre.draw = () => {}'), 'It starts', /Nothing is drawn/],
    [
      'whose machinery is damaged',
      () => code.replace(/(function machinery\(\) \{\s*return '.{5000})./, '$1A'),
      'It starts',
      /./,
    ],
    [
      'whose design is none',
      () => code.replace(/"lives": \d+/, '"lives": "many"'),
      'The design makes sense',
      /^plan\.rules\.lives is not right/,
    ],
    [
      'that sleeps',
      () => before('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
      'It starts',
      /within 3 seconds|Atomics/,
    ],
    // The others are found out only while the game is played, which takes seconds.
    [
      'that cannot be won',
      () => around(`usual(world, input); if (world.status === 'won') world.status = 'playing'`),
      'A bot wins',
      /no way to win/,
    ],
    [
      'that swallows its errors',
      () =>
        around(
          `try { if (world.tick > 300) throw new Error('broken'); usual(world, input) } catch (error) { console.error(error) }`,
        ),
      'A bot wins',
      /no way to win|complained/,
    ],
    [
      'that swallows its errors and speaks of them to nobody',
      () => around(`try { if (world.tick > 300) throw new Error('broken'); usual(world, input) } catch {}`),
      'A bot wins',
      /no way to win/,
    ],
    [
      'that is left to chance',
      () => around('world.luck = Math.random(); usual(world, input)'),
      'The same inputs end the same',
      /another world/,
    ],
    [
      'whose luck is drawn when it is loaded',
      () =>
        before(
          'const luck = Math.random()\nconst usual = genre.step\ngenre.step = (world, input) => { usual(world, input); world.luck = luck }',
        ),
      'The file you play is the game that was proven',
      /went another way before second 2/,
    ],
    [
      'that loops in a step',
      () => around('while (world.tick > 90); usual(world, input)'),
      'A bot wins',
      /within 20 seconds/,
    ],
  ]
  const family = triedOnEdited<Canary>('faults of edited games', import.meta.filename, canaries)

  async function refuses(...[, edit, check, evidence]: Canary) {
    const edited = edit()
    expect(edited).not.toBe(code)
    const { checks } = await prover.prove({ code: edited, plan, limits })
    const failed = checks.find(({ passed }) => !passed)
    expect([failed?.name, failed?.evidence]).toEqual([check, expect.stringMatching(evidence)])
  }
  it.each(family.due(canaries))('%s', { ...family.mark(), timeout: 240_000 }, refuses)
})

describe('code that is saved as it is', () => {
  it('claims nothing: no checks, and every wish unsupported', async () => {
    const result = await workOnCode({ code: 'let x = ;', plan, prove: false })
    if (!result.accepted) throw new Error('It was refused')
    const report = JSON.parse(new TextDecoder().decode(result.files[2]?.bytes))
    expect(report.checks).toEqual([])
    expect(report.requirements.length).toBeGreaterThan(0)
    for (const requirement of report.requirements)
      expect(requirement).toMatchObject({
        status: 'unsupported',
        evidence: 'Not proven: the code was saved as it is.',
      })
    expect(result.answer.introduction).toContain('Not proven')
  }, 240_000)

  it('is given up when nobody waits for it any more', async () => {
    const signal = AbortSignal.timeout(50)
    await expect(workOnCode({ code, plan, prove: true }, signal)).rejects.toThrow(/timeout/)
  })
})
