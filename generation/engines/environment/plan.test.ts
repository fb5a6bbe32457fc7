import { describe, expect, test } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { describeEnvironment } from './answer.ts'
import type { EnvironmentPlan } from './design.ts'
import { planEnvironment } from './plan.ts'
import { environmentPlan } from './plan-schema.ts'
import { prompts } from './testing/prompts.ts'

const plan = (prompt: string): EnvironmentPlan => planEnvironment(prompt, { seed: 7 })

/** What was read, as words such as 'cow x6', 'vase on>coffee-table', 'pond'. */
function readings(made: EnvironmentPlan): string[] {
  const asked = made.things.filter((thing) => thing.asked)
  return [
    made.setting,
    `${made.hour}h`,
    made.weather,
    made.season,
    made.mood,
    ...asked.flatMap(({ noun, count, place, does, gives, pieces }) => [
      noun,
      `${noun} x${count}`,
      `${noun} ${place.how}`,
      `${noun} ${place.how}>${place.of}`,
      `${noun} *${does}`,
      ...(gives ?? []).map((gift) => `${noun} +${gift}`),
      ...pieces.map((piece) => `${noun} &${piece.noun}`),
      ...pieces.flatMap(({ source }) =>
        source.by === 'archetype'
          ? Object.values(source.order.colours ?? {}).map((colour) => `${noun} ${colour}`)
          : [],
      ),
    ]),
    ...made.matters.flatMap(({ noun, as, place, count, colour }) => [
      noun,
      `${noun} x${count}`,
      `${noun} ${colour}`,
      `${noun} ${place.how}`,
      `${noun} ${place.how}>${place.of}`,
      `${noun}=${Object.values(as).slice(0, 2).join(' ')}`,
    ]),
  ]
}

describe('prompts of all kinds become plans', () => {
  test.each(prompts)('%s', (prompt, expected) => {
    const made = plan(prompt)
    const read = readings(made)
    const missing = expected
      .split(', ')
      .filter((wish) => (wish.startsWith('!') ? read.includes(wish.slice(1)) : !read.includes(wish)))
    expect(missing, read.join(', ')).toEqual([])
  })
})

test('what nobody can show is told and not dropped', () => {
  const { claims } = plan('a park with a flibbertigibbet and a bench')
  expect(claims.map(({ text }) => text)).toContain('flibbertigibbet')
})

test('every noun that is there is claimed', () => {
  const made = plan('farm with a red barn, wheat fields, five cows and a windmill behind the barn at sunset')
  expect(made.claims).toEqual(
    expect.arrayContaining([
      { about: 'setting', setting: 'farm', text: 'farm' },
      { about: 'hour', hour: 18.6, text: 'sunset' },
      expect.objectContaining({ about: 'colour', thing: 'barn' }),
      expect.objectContaining({ about: 'count', thing: 'cow', count: 5 }),
      expect.objectContaining({ about: 'place', thing: 'windmill', how: 'behind', of: 'barn' }),
      expect.objectContaining({ about: 'matter', text: 'wheat fields' }),
    ]),
  )
})

test('a place of one noun is full of what belongs there', () => {
  for (const prompt of ['a classroom', 'race track stadium', 'a beach'])
    expect(plan(prompt).things.length, prompt).toBeGreaterThan(5)
})

test('what is not wished for is not brought along', () => {
  const { things } = plan('a beach without any umbrellas')
  expect(things.some(({ noun }) => noun.endsWith('umbrella'))).toBe(false)
})

test('the same words and seed make the same plan, and it can be stored', () => {
  const prompt = 'a wizard holding a staff beside a campfire in a snowy forest at night'
  expect(plan(prompt)).toEqual(plan(prompt))
  expect(environmentPlan.safeParse(JSON.parse(JSON.stringify(plan(prompt)))).success).toBe(true)
  expect(environmentPlan.safeParse({ ...plan(prompt), setting: 'nowhere' }).success).toBe(false)
})

test('colours of a picture come along', () => {
  const made = planEnvironment('a lake', { seed: 1, palette: { zenith: '#102040', brightness: 0.1 } })
  expect(made.palette.zenith).toBe('#102040')
  expect(made.hour).toBe(22)
})

test.each(['', '!!!', 'ein kleines Haus mit einem Garten und der Katze auf dem Dach'])(
  'no plan is made of ‘%s’',
  (prompt) => {
    expect(() => plan(prompt)).toThrow(Refused)
  },
)

test('the answer says what was understood in a few sentences', () => {
  const answer = describeEnvironment(plan('farm with a red barn and cows at dawn'))
  expect(answer).toMatch(/^This is a farm.* at dawn\. I placed a red barn and cows/)
})
