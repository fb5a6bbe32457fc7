import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { realise } from '../../../pipeline/pipeline.ts'
import type { EnvironmentPlan } from '../design.ts'
import { environmentEngine } from '../engine.ts'
import { planEnvironment } from '../plan.ts'
import { designOfPlan } from './design-of-plan.ts'
import { environmentDesign } from './design-schema.ts'
import { planOfDesign } from './plan-of-design.ts'
import { told } from './testing/designs.ts'

const { thing, design, read } = told
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

const family = new Family<string>('designs of places', {
  keyOf: (prompt) => prompt,
  source: 'generation/engines/environment/told/plan-of-design.ts',
  own: ['generation/engines/environment/told'],
  ground: [fromRoot(import.meta.filename)],
})

describe('the design of a plan', () => {
  it.each(prompts)('makes this plan again: %s', (prompt) => {
    const plan = planEnvironment(prompt, { seed })
    const asRead = designOfPlan(plan)
    expect(environmentDesign.parse(asRead)).toEqual(asRead)
    const again = planOfDesign(prompt, asRead, seed, { isWhole: true })
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
      const again = planOfDesign(prompt, designOfPlan(planEnvironment(prompt, { seed })), seed)
      const outcome = await realise(environmentEngine(), again, { seed, now: () => 0, emit: () => {} })
      expect(outcome.proven).toBe(true)
    },
  )

  it('can be changed, and what was not touched stays', () => {
    const prompt = 'farm with a red barn, wheat fields, cows and a windmill'
    const plan = planEnvironment(prompt, { seed })
    const before = designOfPlan(plan)
    const after = planOfDesign(
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
      { isWhole: true },
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
    const prompt = 'una plaza muy bonita con muchas cosas'
    const told = design('park', 'A Park', 'park', { things: nouns.map((noun) => thing(noun)) })
    const plan = planOfDesign(prompt, read(prompt, told, 'a very pretty park'), seed)
    const known = new Set(['bench', 'cafe', 'tree'])
    const asked = plan.things
      .filter(({ noun, phrase }) => known.has(noun) && [...nouns, 'cafe'].includes(phrase))
      .map(({ noun, count }) => [noun, count > 1])
    expect(asked).toEqual([
      ['bench', false],
      ['cafe', false],
      ['tree', true],
    ])
    expect(plan.matters.map(({ as }) => as)).toEqual([{ is: 'water', form: 'river' }])
    expect(plan.notes).toEqual(['I know no shape for ‘moonlight’.'])
    // Nobody asked for it.
    expect(plan.claims.map(({ text }) => text)).not.toContain('moonlight')
  })
})

describe('what is wished of a told place', () => {
  const prompt = 'a forest at night with two foxes and a well'

  it('is what the user wrote, by the names of what was told', () => {
    const plan = planOfDesign(
      prompt,
      read(
        prompt,
        design('enchanted-forest', 'Night', 'dark forest', {
          hour: 22,
          things: [
            thing('stone well', { phrase: 'old stone well' }),
            thing('fox', { count: 2 }),
            thing('owl'),
          ],
        }),
      ),
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

  it('is there where the provider left it out, as the words have it', () => {
    const plan = planOfDesign(prompt, read(prompt, design('forest', 'Night', 'forest', { hour: 23 })), seed)
    const wished = plan.claims.flatMap((claim) => (claim.about === 'thing' ? [claim.thing] : []))
    expect(wished.map((id) => plan.things.find((one) => one.id === id)?.noun)).toEqual(['fox', 'well'])
  })

  it('is not taken away by a provider that wants it gone', () => {
    const without = design('forest', 'Night', 'forest', { hour: 23, absent: ['fox'] })
    const plan = planOfDesign(prompt, read(prompt, without), seed)
    expect(plan.things.map(({ noun }) => noun)).toContain('fox')
    expect(plan.claims.map(({ text }) => text)).toContain('two foxes')
  })

  it('is what the provider read in the English of another language', () => {
    const wish = 'ein Garten mit einem Teich und einem Frosch auf einem Stein'
    const plan = planOfDesign(
      wish,
      read(
        wish,
        design('garden', 'Garten', 'small garden', { things: [thing('gnome')] }),
        'a garden with a pond and a frog on a stone',
      ),
      seed,
    )
    expect(plan.prompt).toBe(wish)
    expect(plan.claims.map(({ about, text }) => [about, text])).toEqual([
      ['setting', 'garden'],
      ['thing', 'frog'],
      ['place', 'frog on stone'],
      ['thing', 'stone'],
      ['matter', 'pond'],
    ])
  })

  it('is laid out by itself, where the provider says nothing but what the words say', () => {
    const silent = {
      ...design('forest', 'Night', 'forest'),
      ...{ setting: null, place: null, hour: null, weather: null, season: null, mood: null, density: null },
    }
    const told = planOfDesign(prompt, read(prompt, silent), seed)
    const own = planEnvironment(prompt, { seed })
    expect(thingsOf(told)).toEqual(thingsOf(own))
    expect(told.claims).toEqual(own.claims)
    expect(told).toMatchObject({ setting: own.setting, hour: own.hour })
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
