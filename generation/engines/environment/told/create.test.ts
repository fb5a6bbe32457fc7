import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { environmentPlan } from '../plan-schema.ts'
import { createToldEnvironment } from './create.ts'
import { example } from './instructions.ts'
import { told, toldPlaces } from './testing/designs.ts'

const by = 'Designed by a model (of a test).'
const surroundings = { by, now: () => performance.now(), emit: () => {} }
const { thing, at, design, read } = told

const places = [...toldPlaces, example]
const family = new Family<(typeof places)[number]>('told places', {
  keyOf: ({ prompt }) => prompt,
  source: 'generation/engines/environment/told/plan-of-design.ts',
  own: ['generation/engines/environment/told'],
  ground: [fromRoot(import.meta.filename)],
})

describe('a place that a language provider told', () => {
  const options = { ...family.mark(), timeout: 120_000 }
  it.each(family.due(places))('$prompt', options, async ({ prompt, design: asTold }) => {
    const made = await createToldEnvironment({ prompt, design: asTold, seed: 11, ...surroundings })
    if (!made.proven) throw new Error(made.reason)
    const { plan, report, files } = made
    expect(environmentPlan.safeParse(plan).success).toBe(true)
    expect(files.map(({ path }) => path)).toEqual([
      'index.html',
      'environment.js',
      'preview.webp',
      'report.json',
    ])
    expect(report.notes[0]).toBe(by)
    expect(plan).toMatchObject({ prompt, title: asTold.title, setting: asTold.setting, hour: asTold.hour })
    expect(report.requirements.length).toBeGreaterThan(1)
    expect(report.requirements.filter(({ status }) => status === 'unmet')).toEqual([])
  })

  it('is the same again from the same words and design', async () => {
    const [{ prompt, design: asTold } = example] = toldPlaces
    const order = { prompt, design: asTold, ...surroundings }
    const [one, other] = [await createToldEnvironment(order), await createToldEnvironment(order)]
    if (!one.proven || !other.proven) throw new Error('A barn and cows are no difficult wish')
    expect(one.files[1]?.bytes).toEqual(other.files[1]?.bytes)
  }, 120_000)

  it.each([
    [
      'a setting that is not there',
      { setting: 'dark-forest' },
      /no setting ‘dark-forest’.*‘.*forest’.*Choose one of: forest/,
    ],
    ['a weather that is not there', { weather: 'hail' }, /weather: .*"clear"\|"cloudy"/],
    ['a number for a word', { hour: 'noon' }, /hour: .*number/],
    [
      'a place by nothing',
      { things: [thing('cat', at('on', 'sofa')), thing('rug')] },
      /‘cat’ has its place by ‘sofa’, but .*Use one of: rug, or null/,
    ],
    ['only what has no shape', { things: [thing('qwertzu')] }, /no shape for ‘qwertzu’.*plain English noun/],
  ])('is refused with what to repair: %s', async (_, fault, says) => {
    const faulty = { ...design('forest', 'A Forest', 'quiet forest'), ...fault } as ReturnType<typeof design>
    const prompt = 'a forest'
    const made = createToldEnvironment({ prompt, design: read(prompt, faulty), ...surroundings })
    await expect(made).rejects.toThrow(Refused)
    await expect(made).rejects.toThrow(says)
  })

  it('is refused where the wish is bad, in whatever words it was told', async () => {
    const harmless = read('a forest', design('forest', 'A Forest', 'quiet forest'))
    const prompt = 'a porn studio'
    await expect(createToldEnvironment({ prompt, design: harmless, ...surroundings })).rejects.toThrow(
      Refused,
    )
    const bad = read('ein Zimmer', design('living-room', 'Porn studio', 'porn studio'), 'a room')
    await expect(
      createToldEnvironment({ prompt: 'ein Zimmer', design: bad, ...surroundings }),
    ).rejects.toThrow(Refused)
  })
})
