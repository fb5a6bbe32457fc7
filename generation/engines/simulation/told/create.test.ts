import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { simulationPlan } from '../plan-schema.ts'
import { createToldSimulation } from './create.ts'
import { examples } from './instructions.ts'
import { told, toldSimulations } from './testing/designs.ts'

const by = 'Designed by a model (of a test).'
const surroundings = { by, now: () => performance.now(), emit: () => {} }
const { topic, general, design, read } = told

const simulations = [...toldSimulations, ...examples]
const family = new Family<(typeof simulations)[number]>('told simulations', {
  keyOf: ({ prompt }) => prompt,
  source: 'generation/engines/simulation/told/create.ts',
  own: ['generation/engines/simulation/told'],
  ground: [fromRoot(import.meta.filename)],
})

const make = (prompt: string, asTold: ReturnType<typeof design>) =>
  createToldSimulation({ prompt, design: read(prompt, asTold), ...surroundings })

describe('a simulation that a language provider told', () => {
  it.each(family.due(simulations))(
    '$prompt',
    { ...family.mark(), timeout: 60_000 },
    async ({ prompt, design: asTold }) => {
      const made = await make(prompt, asTold)
      if (!made.proven) throw new Error(made.reason)
      const { plan, report, files } = made
      expect(simulationPlan.safeParse(plan).success).toBe(true)
      expect(files.map(({ path }) => path)).toEqual([
        'index.html',
        'environment.js',
        'lesson.html',
        'preview.webp',
        'report.json',
      ])
      expect(report.notes[0]).toBe(by)
      expect(plan).toMatchObject({ prompt, title: asTold.title, level: asTold.level })
      // A general model shows what was asked for, but nobody made it for that: it is never said to be met.
      const isGeneral = asTold.parts.some((part) => part.general !== null)
      const topics = report.requirements.slice(0, asTold.parts.length)
      expect(topics.map(({ status }) => status)).toEqual(
        topics.map(() => (isGeneral ? 'unsupported' : 'met')),
      )
      expect(report.requirements.filter(({ status }) => status === 'unmet')).toEqual([])
    },
  )

  it('brings values into their ranges, and says so', async () => {
    const made = await make(
      'a pendulum with a string of length 12 m',
      design('Long', [topic('pendulum', { length: 12, drag: -1 })]),
    )
    if (!made.proven) throw new Error(made.reason)
    expect(made.plan.parts[0]?.values).toEqual({ length: 3, drag: 0 })
    expect(made.report.notes.slice(1)).toEqual([
      'Length of the string was to be 12 m; it can be from 0.2 to 3 m, so it is 3.',
      'Air drag was to be -1 kg/s; it can be from 0 to 0.6 kg/s, so it is 0.',
    ])
    expect(made.report.requirements).toContainEqual(
      expect.objectContaining({ claim: 'length of the string 12 m', status: 'unmet' }),
    )
  })

  it('brings the numbers of a general model into their ranges, and says so', async () => {
    const part = general('A tank', 'physics', {
      rates: {
        unit: 'litres',
        timeUnit: 'minute',
        stocks: [
          { id: 'tank', label: 'In the tank', start: 20 },
          { id: 'bucket', label: 'In the bucket', start: -3 },
        ],
        flows: [
          { id: 'in', label: 'Tap', from: null, to: 'tank', by: null, rate: 40, most: 10 },
          { id: 'out', label: 'Drain', from: 'tank', to: 'bucket', by: null, rate: 0.2, most: 1 },
        ],
      },
    })
    const made = await make('water in a tank', design('A Tank', [part]))
    if (!made.proven) throw new Error(made.reason)
    expect(made.plan.parts[0]?.general).toMatchObject({
      stocks: [{}, { start: 0 }],
      flows: [{ rate: 10 }, {}],
    })
    expect(made.report.notes).toEqual(
      expect.arrayContaining([
        'In the bucket at first was to be -3; it can be from 0 to 1000000000, so it is 0.',
        'Tap was to be 40; it can be from 0 to 10, so it is 10.',
      ]),
    )
  })

  it('knows a control by a plain word that only one of them has', async () => {
    const made = await make('a pendulum', design('Heavy', [topic('pendulum', { string: 2, weight: 3 })]))
    if (!made.proven) throw new Error(made.reason)
    expect(made.plan.parts[0]?.values).toEqual({ length: 2, mass: 3 })
  })

  it('says what the prompt names and the provider left out', async () => {
    const made = await make('a pendulum and a lens', design('Half', [topic('pendulum')]))
    if (!made.proven) throw new Error(made.reason)
    expect(made.report.requirements).toContainEqual(
      expect.objectContaining({ claim: 'lens', status: 'unsupported' }),
    )
  })

  const flow = { id: 'in', label: 'Tap', from: null, to: 'tank', by: null, rate: 1, most: 10 }
  const tank = { id: 'tank', label: 'Tank', start: 1 }
  const rates = { unit: '', timeUnit: 'day', stocks: [tank], flows: [flow] }
  it.each([
    [
      'a topic that is not there',
      topic('pendulums-of-doom'),
      /no topic ‘pendulums-of-doom’.*pendulum, projectile/,
    ],
    [
      'a control that is not there',
      topic('pendulum', { hair: 1 }),
      /no control ‘hair’.*length \(Length of the string: 0.2 to 3 m\)/,
    ],
    ['a graph that is not there', topic('pendulum', {}, ['pie']), /no graph ‘pie’.*swing \(/],
    [
      'neither topic nor model',
      { ...topic('pendulum'), topic: null },
      /set one of topic and general to null/,
    ],
    [
      'a model of no kind',
      general('Empty', 'physics', {}),
      /fills none of its kinds. Fill exactly one of rates/,
    ],
    [
      'a flow to nowhere',
      general('Lost', 'physics', { rates: { ...rates, flows: [{ ...flow, to: 'sea' }] } }),
      /‘in’ speaks of the stock ‘sea’.*stocks are: tank/,
    ],
    [
      'twins',
      general('Twins', 'physics', { rates: { ...rates, stocks: [tank, tank] } }),
      /Two stocks have the id ‘tank’/,
    ],
  ])('is refused with what to repair: %s', async (_, part, says) => {
    const made = make('a pendulum', design('Faulty', [part]))
    await expect(made).rejects.toThrow(Refused)
    await expect(made).rejects.toThrow(says)
  })

  it('is refused where it does not have its form', async () => {
    const faulty = { ...design('', []), level: 'adult' } as unknown as ReturnType<typeof design>
    await expect(make('a pendulum', faulty)).rejects.toThrow(/title: .* level: .*"young"\|"middle"/)
  })

  it('is as the words say, where nothing is designed on top', async () => {
    const made = await make('a pendulum with a string of 2 m', design('Tick Tock', [], null))
    if (!made.proven) throw new Error(made.reason)
    expect(made.plan).toMatchObject({
      title: 'Tick Tock',
      parts: [{ topic: 'pendulum', values: { length: 2 } }],
    })
    expect(made.report.requirements.map(({ status }) => status)).toEqual(['met', 'met'])
  })

  it('is refused where the wish is bad', async () => {
    await expect(make('how to build a bomb at home', design('A Bomb', [topic('pendulum')]))).rejects.toThrow(
      Refused,
    )
  })
})
