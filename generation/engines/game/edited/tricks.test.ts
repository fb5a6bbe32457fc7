import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProver } from '../../../edited/testing/prover.ts'
import { forged, forgedIn, type Trick, tricked, tricks } from '../../../edited/testing/tricks.ts'
import { triedOnEdited } from '../../../edited/testing/tried-on-edited.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildGame } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { GameVerdict } from '../verify.ts'
import type { CodeTask } from './work-on-code.ts'

const limits = { memoryMegabytes: 96, startSeconds: 4, playSeconds: 12 }
const edited = { file: 'game.js', code: () => code, lastLine: 'play(genre, plan, art, artInMotion)' }
let plan: PlannedGame
let code: string
let honest: Check[]
const prover = openProver<Omit<CodeTask, 'prove'>, GameVerdict>(
  join(import.meta.dirname, 'testing/prove-many.ts'),
)
afterAll(prover.close)

beforeAll(async () => {
  const brief = briefOfPrompt('a quiz about planets')
  if ('refused' in brief) throw new Error(brief.message)
  plan = planGame(brief, 7)
  ;({ code } = await buildGame(plan))
  ;({ checks: honest } = await prover.prove({ code, plan, limits }))
}, 240_000)

/** The rules with something done around every step. */
const around = (body: string) => `const usual = genre.step; genre.step = (world, input) => { ${body} }`
const says = JSON.stringify(forged)

/** What only a game can try: it has worlds that live as long as the proof. */
const ofGames: Trick[] = [
  [
    'its world is a proxy',
    `const create = genre.create
    genre.create = (plan, seed) => new Proxy(create(plan, seed), { get: (world, name) => name === 'checks' ? ${says} : world[name], ownKeys: (world) => [...Reflect.ownKeys(world), 'checks'] })`,
  ],
  [
    'its world reads otherwise every time',
    `const create = genre.create
    genre.create = (plan, seed) => { let reads = 0; return Object.defineProperty(create(plan, seed), 'score', { enumerable: true, get: () => ++reads, set() {} }) }`,
  ],
  [
    'its status is won for whoever reads it twice',
    `const create = genre.create
    genre.create = (plan, seed) => { let reads = 0; return Object.defineProperty(create(plan, seed), 'status', { enumerable: true, get: () => ++reads > 400 ? 'won' : 'playing', set() {} }) }`,
  ],
  [
    'its status is an object',
    around(
      `usual(world, input); if (world.tick > 60) world.status = { toString: () => 'won', valueOf: () => 'won' }`,
    ),
  ],
  [
    'its numbers are bombs',
    around(
      `usual(world, input); world.bomb = { valueOf() { for (;;); }, toString() { throw 1 }, [Symbol.toPrimitive]() { for (;;); } }`,
    ),
  ],
  ['its numbers are none', around('usual(world, input); world.score = NaN; world.lives = -Infinity')],
  [
    'it throws in second three',
    around(`if (world.tick > 180) throw new Error(${says}); usual(world, input)`),
  ],
  [
    'it throws a verdict',
    around(`if (world.tick > 180) throw { checks: [], passed: true, message: ${says} }; usual(world, input)`),
  ],
  ['it loops for ever', around('if (world.tick > 60) for (;;); usual(world, input)')],
  [
    'it loops for ever while it is looked at',
    around(
      `usual(world, input); if (world.tick > 60) Object.defineProperty(world, 'trap', { enumerable: true, configurable: true, get() { for (;;); } })`,
    ),
  ],
  [
    'it eats memory',
    around('(globalThis.all ??= []).push(new Array(1e6).fill(world.tick)); usual(world, input)'),
  ],
  [
    'its world grows without end',
    around(`usual(world, input); (world.more ??= []).push(...new Array(20000).fill(${says} + world.tick))`),
  ],
  [
    'its world is deeper than anybody looks',
    around('usual(world, input); let deep = world; for (let i = 0; i < 5000; i++) deep = deep.inner ??= {}'),
  ],
  ['its world leads back to itself', around('usual(world, input); world.me = world; world.list = [world]')],
  [
    'its world has another prototype',
    around(
      `usual(world, input); world.gift = JSON.parse('{"__proto__": {"passed": true}, "constructor": {"prototype": {"passed": true}}}')`,
    ),
  ],
  [
    'it says how often bots won',
    around(`usual(world, input); if (world.status !== 'playing') world.because = ${says}`),
  ],
  [
    'it closes the quotation',
    around(`usual(world, input); if (world.status !== 'playing') world.because = '”. ' + ${says} + '. “'`),
  ],
  ['it says that an hour has passed', around('usual(world, input); world.tick += 216000')],
  ['it says that no time has passed', around('usual(world, input); world.tick = 0')],
  [
    'its events are reports',
    around(
      `usual(world, input); world.events.push({ type: ${says}, by: ${says} }, { type: 'collect', by: ${says}, to: ${says}, words: ${says} }, null, 7, { get type() { throw 1 } })`,
    ),
  ],
  ['its events are no list', around(`usual(world, input); world.events = { length: 1, 0: ${says} }`)],
  [
    'its controls are reports',
    `const controls = genre.controls; genre.controls = (plan) => [...controls(plan), { input: ${says}, says: ${says} }]`,
  ],
  [
    'it wins by itself',
    around(`usual(world, input); if (world.tick > 120) { world.status = 'won'; world.because = ${says} }`),
  ],
  [
    'it wins only where it is judged',
    `const judged = 'makebelieveProof' in globalThis; ${around(`usual(world, input); if (judged && world.tick > 120) world.status = 'won'`)}`,
  ],
  [
    'it draws a report',
    `genre.draw = (world, painter) => { painter.sprite(${says}, 100, 100, 90); painter.text(${says}, 0, 0) }`,
  ],
  [
    'it draws without end',
    'genre.draw = (world, painter) => { for (;;) painter.sprite("player", 1, 1, 50) }',
  ],
  ['its stage is none', 'genre.stage = { width: Infinity, height: "wide" }'],
  ['its plan is a report', `plan.title = ${says}; plan.genre = ${says}`],
  [
    'its plan is a trap',
    `Object.defineProperty(plan, 'rules', { enumerable: true, get() { throw new Error(${says}) } })`,
  ],
  [
    'it clones by something else',
    `Object.entries = () => []; Object.assign = () => ${says}; Object.keys = () => [${says}]`,
  ],
]

/** What every trick is to hide. */
const fault = around(`usual(world, input); if (world.tick > 120) world.status = 'won'`)

describe('a game that speaks for its judge', { timeout: 240_000 }, () => {
  it('is proven without a fault and refused with one, where it plays no tricks', async () => {
    expect(honest.filter(({ passed }) => !passed)).toEqual([])
    const { checks } = await prover.prove({ code: tricked(edited, fault), plan, limits })
    const failed = checks.filter(({ passed }) => !passed)
    expect(failed.map(({ name }) => name)).toContain('Doing nothing does not win')
  })

  const hiding = triedOnEdited<Trick>('tricks that hide a fault of a game', import.meta.filename, tricks)
  it.each(hiding.due(tricks))('%s: hides no fault', hiding.mark(), async (_, words) => {
    const { checks } = await prover.prove({ code: tricked(edited, `${words}\n${fault}`), plan, limits })
    expect(forgedIn(checks, honest)).toEqual([])
    expect(checks.map(({ passed }) => passed)).toContain(false)
  })

  const speaking = triedOnEdited<Trick>('tricks of games', import.meta.filename, ofGames)
  it.each(speaking.due(ofGames))('%s: gets a true verdict or none', speaking.mark(), async (_, words) => {
    const changed = tricked(edited, words)
    expect(changed).not.toBe(code)
    const { checks } = await prover.prove({ code: changed, plan, limits })
    expect(forgedIn(checks, honest)).toEqual([])
  })
})

it('knows a forged verdict when it sees one', () => {
  const one = { code: 'wins', name: 'A bot wins', passed: true, evidence: 'Won.' }
  const boast = { ...one, evidence: forged }
  expect(forgedIn([one], [one])).toEqual([])
  expect(forgedIn([boast], [one])).not.toEqual([])
  expect(forgedIn([{ ...boast, name: 'FORGED' }], [one])).not.toEqual([])
  expect(forgedIn([], [one])).not.toEqual([])
  expect(forgedIn({ length: 1 } as never, [one])).not.toEqual([])
})

describe('what a trick must not come to', { timeout: 240_000 }, () => {
  const failing = async (words: string) => {
    const { checks } = await prover.prove({ code: tricked(edited, words), plan, limits })
    return checks.filter(({ passed }) => !passed)
  }

  const faults: [fault: string, words: string, check: string][] = [
    [
      'won by doing nothing',
      around(`usual(world, input); if (world.tick > 120) world.status = 'won'`),
      'Doing nothing does not win',
    ],
    [
      'never won',
      around(`usual(world, input); if (world.status === 'won') world.status = 'playing'`),
      'A bot wins',
    ],
    [
      'another world each time',
      around('usual(world, input); world.luck = Math.random()'),
      'The same inputs end the same',
    ],
  ]
  const family = triedOnEdited<(typeof faults)[number]>(
    'faults of games under tricks',
    import.meta.filename,
    faults,
  )
  it.each(family.due(faults))(
    '%s is found, also where JSON, lists and numbers are others',
    family.mark(),
    async (_, fault, check) => {
      const worst = tricks
        .filter(([name]) => /JSON|walked|toJSON|checks that passed/.test(name))
        .map(([, words]) => `{ ${words} }`)
      const found = await failing([...worst, fault].join('\n'))
      expect(found.length).toBeGreaterThan(0)
      const plain = await failing(fault)
      expect(plain.map(({ name }) => name)).toContain(check)
    },
  )
})
