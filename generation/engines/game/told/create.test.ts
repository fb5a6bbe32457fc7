import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { plannedGame } from '../plan-schema.ts'
import { createToldGame } from './create.ts'
import { examplesOf } from './examples.ts'
import { toldGames } from './testing/designs.ts'

const by = 'Designed by a model (of a test).'
const surroundings = { by, now: () => performance.now(), emit: () => {} }

const familyOf = <T extends { prompt: string }>(name: string) =>
  new Family<T>(name, {
    keyOf: ({ prompt }) => prompt,
    source: 'generation/engines/game/told/brief-of-design.ts',
    own: ['generation/engines/game/told'],
    ground: [fromRoot(import.meta.filename)],
  })
const family = familyOf<(typeof toldGames)[number]>('told games')

describe('a game that a language provider told', () => {
  const options = { ...family.mark(), timeout: 240_000 }
  it.each(family.due(toldGames))('$prompt', options, async (order) => {
    const made = await createToldGame({ ...order, seed: 7, ...surroundings })
    if (!made.proven) throw new Error(made.reason)
    const { plan, verdict } = made.outcome
    expect(plannedGame.safeParse(plan).success).toBe(true)
    expect(plan.notes[0]).toBe(by)
    expect(plan.game).toMatchObject({ title: order.design.title, genre: order.design.genre })
    expect(verdict.requirements.length).toBeGreaterThan(0)
    const nouns = Object.values(plan.pictures).map(({ noun }) => noun)
    for (const { noun, role } of order.design.cast) if (role === 'player') expect(nouns).toContain(noun)
  })

  it('is refused where its genre is not there, with those that are', async () => {
    const [first] = toldGames
    if (!first) throw new Error('No games')
    const faulty = { ...first, design: { ...first.design, genre: 'opera' } }
    const made = createToldGame({ ...faulty, ...surroundings })
    await expect(made).rejects.toThrow(Refused)
    await expect(made).rejects.toThrow(/no genre “opera”. Choose one of: collector/)
  })
})

describe('the examples of the instructions', () => {
  const all = (['2d', '3d'] as const).flatMap((dimension) =>
    examplesOf(dimension).map((example) => ({ dimension, ...example })),
  )
  const family = familyOf<(typeof all)[number]>('examples of told games')
  const options = { ...family.mark(), timeout: 240_000 }
  it.each(family.due(all))('pass their proof with their hooks: $prompt', options, async (order) => {
    const made = await createToldGame({ ...order, ...surroundings })
    if (!made.proven) throw new Error(made.reason)
    expect(made.outcome.build.code).toContain(order.design.hooks?.split('\n')[0])
  })
})
