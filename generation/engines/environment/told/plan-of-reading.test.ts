import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { realise } from '../../../pipeline/pipeline.ts'
import type { EnvironmentPlan } from '../design.ts'
import { environmentEngine } from '../engine.ts'
import { planEnvironment } from '../plan.ts'
import { planOfReading } from './plan-of-reading.ts'
import { readingOfPlan } from './reading-of-plan.ts'
import { environmentReading } from './reading-schema.ts'
import { told } from './testing/readings.ts'

const { thing, matter, at, reading } = told
const seed = 5

const prompts = [
  'a quiet japanese garden with a pond, koi and cherry trees at dawn',
  'snowy village with warm windows and smoke from the chimneys',
  'underwater coral reef with shafts of light and fish',
  'medieval castle on a hill above a misty forest',
  'ancient library with tall shelves and floating candles',
  'farm with a red barn, wheat fields, cows and a windmill',
  'haunted graveyard with fog and a full moon',
  'cozy cabin interior with a fireplace, armchair and bookshelf',
  'alien planet with two moons and purple grass',
  'A barn on fire at night',
]

const family = new Family<string>('readings of places', {
  keyOf: (prompt) => prompt,
  source: 'generation/engines/environment/told/plan-of-reading.ts',
  own: ['generation/engines/environment/told'],
  ground: [fromRoot(import.meta.filename)],
})

describe('the reading of a plan', () => {
  it.each(prompts)('makes this plan again: %s', (prompt) => {
    const plan = planEnvironment(prompt, { seed })
    const asRead = readingOfPlan(plan)
    expect(environmentReading.parse(asRead)).toEqual(asRead)
    const again = planOfReading(prompt, asRead, seed)
    const known = new Set(plan.things.map(({ noun }) => noun))
    expect(thingsOf(again).filter(([noun]) => known.has(noun))).toEqual(thingsOf(plan))
    expect(mattersOf(again)).toEqual(mattersOf(plan))
    expect(again.claims).toEqual(plan.claims)
    const { setting, settingWords, hour, weather, season, mood, density, palette } = plan
    expect(again).toMatchObject({ setting, settingWords, hour, weather, season, mood, density, palette })
  })

  it.each(family.due(prompts))(
    'makes a proven place: %s',
    { ...family.mark(), timeout: 120_000 },
    async (prompt) => {
      const again = planOfReading(prompt, readingOfPlan(planEnvironment(prompt, { seed })), seed)
      const outcome = await realise(environmentEngine(), again, { seed, now: () => 0, emit: () => {} })
      expect(outcome.proven).toBe(true)
    },
  )

  it('can be changed, and what was not touched stays', () => {
    const prompt = 'farm with a red barn, wheat fields, cows and a windmill'
    const plan = planEnvironment(prompt, { seed })
    const before = readingOfPlan(plan)
    const after = planOfReading(
      prompt,
      {
        ...before,
        hour: 22,
        things: before.things
          .filter(({ noun }) => noun !== 'cow')
          .map((one) => (one.noun === 'barn' ? { ...one, colour: '#1e66d0' } : one)),
        absent: ['cow'],
      },
      seed,
    )
    expect(after.hour).toBe(22)
    expect(after.things.some(({ noun }) => noun === 'cow')).toBe(false)
    expect(after.things.find(({ noun }) => noun === 'barn')?.pieces[0]?.source).toMatchObject({
      order: { colours: { main: '#1e66d0' } },
    })
    // What was taken away is wished no more; the rest is.
    expect(after.claims).toEqual(plan.claims.filter((claim) => !('thing' in claim) || claim.thing !== 'cow'))
  })
})

describe('what a told place is made of', () => {
  it('is as the reader would have it: what is no thing is left away, and said', () => {
    const nouns = ['bench', 'river', 'forest', 'moonlight', 'café']
    const told = reading('park', 'A Park', 'park', { things: nouns.map((noun) => thing(noun)) })
    const plan = planOfReading('una plaza muy bonita con muchas cosas', told, seed)
    const asked = plan.things.filter((one) => one.asked).map(({ noun, count }) => [noun, count > 1])
    expect(asked).toEqual([
      ['bench', false],
      ['cafe', false],
      ['tree', true],
    ])
    expect(plan.matters.map(({ as }) => as)).toEqual([{ is: 'water', form: 'river' }])
    expect(plan.notes).toEqual(['I know no shape for ‘moonlight’.'])
    expect(plan.claims).toContainEqual({ about: 'unknown', text: 'moonlight' })
  })
})

describe('what is wished of a told place', () => {
  const prompt = 'a forest at night with two foxes and a well'

  it('is what the user wrote, by the names of what was told', () => {
    const plan = planOfReading(
      prompt,
      reading('enchanted-forest', 'Night', 'dark forest', {
        hour: 22,
        things: [thing('stone well', { phrase: 'old stone well' }), thing('fox', { count: 2 }), thing('owl')],
      }),
      seed,
    )
    const ids = new Map(plan.things.map(({ noun, id }) => [noun, id]))
    expect(plan.claims).toEqual(
      expect.arrayContaining([
        { about: 'thing', thing: ids.get('fox'), text: 'fox' },
        { about: 'count', thing: ids.get('fox'), count: 2, text: 'two foxes' },
        { about: 'hour', hour: 22, text: 'night' },
        { about: 'setting', setting: 'enchanted-forest', text: 'forest' },
      ]),
    )
    const spoken = plan.claims.flatMap((claim) => ('thing' in claim ? [claim.thing] : []))
    expect(new Set(spoken)).toEqual(new Set([ids.get('fox'), ids.get('stone well') ?? ids.get('well')]))
  })

  it('is met by the weather where the prompt speaks of rain', () => {
    const wet = reading('street', 'Rain', 'street', { weather: 'rain' })
    const { claims } = planOfReading('a street in the rain', wet, seed)
    expect(claims).toEqual([
      { about: 'setting', setting: 'street', text: 'street' },
      { about: 'weather', weather: 'rain', text: 'rain' },
    ])
  })

  it('is missing where the provider left it out', () => {
    const plan = planOfReading(prompt, reading('forest', 'Night', 'forest', { hour: 23 }), seed)
    const missing = plan.claims.filter((claim) => claim.about === 'thing')
    expect(missing.map(({ text }) => text)).toEqual(['fox', 'well'])
    for (const { thing: id } of missing) expect(plan.things.some((one) => one.id === id)).toBe(false)
  })

  it('is what the provider says the user wants, where the prompt is in another language', () => {
    const plan = planOfReading(
      'ein Garten mit einem Teich und einem Frosch auf einem Stein',
      reading('garden', 'Garten', 'small garden', {
        things: [thing('frog', at('on', 'stone')), thing('stone'), thing('gnome', { asked: false })],
        matters: [matter('water: pond', 'pond')],
      }),
      seed,
    )
    expect(plan.claims.map(({ about, text }) => [about, text])).toEqual([
      ['setting', 'small garden'],
      ['thing', 'frog'],
      ['place', 'frog on stone'],
      ['thing', 'stone'],
      ['matter', 'pond'],
    ])
  })
})

/** What is there, how many, how large, where and what it does; the order tells nothing. */
const thingsOf = ({ things }: EnvironmentPlan) =>
  things
    .map(
      ({ noun, count, metres, place, does, asked }) => [noun, count, metres, place.how, does, asked] as const,
    )
    .sort((one, other) => String(one).localeCompare(String(other)))

const mattersOf = ({ matters }: EnvironmentPlan) =>
  matters.map(({ noun, as, count, colour, size, place }) => ({ noun, as, count, colour, size, place }))
