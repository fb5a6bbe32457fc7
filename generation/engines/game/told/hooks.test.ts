import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProver } from '../../../edited/testing/prover.ts'
import { buildGame } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { type CodeTask, workOnCode } from '../edited/work-on-code.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { GameVerdict } from '../verify.ts'
import { codeWithHooks } from './hooks.ts'

/** Hooks of providers run in an isolate, in a process of their own. These try to get out of it. */
const canaries: [what: string, hooks: string, seen: RegExp][] = [
  ['asks for the process', 'function step() { process.exit() }', /process is not defined/],
  ['asks for a module', "function begin() { require('node:fs') }", /require is not defined/],
  ['asks for a file', "const file = await import('node:fs')", /It starts/],
  ['asks the network', "function begin() { fetch('http://127.0.0.1:1') }", /fetch/],
  [
    'asks for its maker',
    "function begin() { this.constructor.constructor('return process')().exit() }",
    /It starts|process/,
  ],
  [
    'goes through the host',
    "function begin() { host.atob.constructor('return process')().exit() }",
    /It starts/,
  ],
  ['never ends', 'function begin() { for (;;); }', /did not come to an end/],
  [
    'eats memory',
    'function begin() { const all = []; for (;;) all.push(new Array(1e6).fill(1)) }',
    /memory|did not come to an end|limits/,
  ],
  [
    'wins by itself',
    "function step(world) { if (world.tick > 60) world.status = 'won' }",
    /Doing nothing does not win/,
  ],
  ['is random', 'function step(world) { world.score += Math.random() }', /The same inputs end the same/],
  ['is no code', 'function step( {', /SyntaxError/],
]
const limits = { memoryMegabytes: 128, startSeconds: 2, playSeconds: 60 }
let plan: PlannedGame
let code: string

beforeAll(async () => {
  const brief = briefOfPrompt('a snake eats apples')
  if ('refused' in brief) throw new Error(brief.message)
  plan = planGame(brief, 7)
  code = (await buildGame(plan)).code
}, 60_000)

describe('hooks of a language provider', () => {
  it('are proven with the game that they belong to', async () => {
    const hooks =
      'function step(world, tools) { if (world.tick % 900 === 0 && tools.chance() < 0.5) world.score++ }'
    const made = await workOnCode({ code: codeWithHooks(code, hooks), plan, prove: true, limits })
    expect(made).toMatchObject({ accepted: true })
  }, 120_000)

  const prover = openProver<Omit<CodeTask, 'prove'>, GameVerdict>(
    join(import.meta.dirname, '../edited/testing/prove-many.ts'),
  )
  afterAll(prover.close)

  it.each(canaries)(
    'one that %s is refused, and nothing else happens',
    async (_, hooks, seen) => {
      const { checks } = await prover.prove({ code: codeWithHooks(code, hooks), plan, limits })
      const failed = checks.filter(({ passed }) => !passed)
      expect(failed.map(({ name, evidence }) => `${name}: ${evidence}`).join(' ')).toMatch(seen)
    },
    120_000,
  )
})
