import { expect, test } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { toldChange } from '../../told/testing/told-change.ts'
import type { EnvironmentPlan } from './design.ts'
import { editEnvironment } from './edit.ts'
import { planEnvironment } from './plan.ts'

const farm = planEnvironment('farm with a red barn, cows and a pond', { seed: 5 })
const edited = (text: string, plan = farm, history: EnvironmentPlan[] = []) =>
  editEnvironment(plan, text, history).plan
const thing = (plan: EnvironmentPlan, noun: string) => plan.things.find((one) => one.noun === noun)
const matter = (plan: EnvironmentPlan, noun: string) => plan.matters.find((one) => one.noun === noun)
const colourOf = (plan: EnvironmentPlan, noun: string) => {
  const source = thing(plan, noun)?.pieces[0]?.source
  return source?.by === 'archetype' ? source.order.colours?.main : undefined
}

test('the hour, the weather, the season and the mood change by words', () => {
  expect(edited('make it sunset').hour).toBe(18.6)
  expect(edited('it should be foggy').weather).toBe('fog')
  expect(edited('heavy snowfall')).toMatchObject({ weather: 'snow', season: 'winter' })
  expect(edited('make it spooky')).toMatchObject({ mood: 'spooky', weather: 'fog' })
  expect(edited('make it night').hour).toBe(23)
  expect(edited('purple sky').palette.zenith).toBe('#8e24aa')
})

test('more and fewer change counts, of what the place brought along too', () => {
  const trees = (plan: EnvironmentPlan) =>
    plan.things.filter(({ noun }) => noun.endsWith('tree')).reduce((sum, { count }) => sum + count, 0)
  const made = edited('more trees, fewer cows')
  expect(trees(made)).toBeGreaterThan(trees(farm) * 1.5)
  expect(thing(made, 'cow')?.count).toBe(3)
  expect(thing(edited('five more cows'), 'cow')?.count).toBe(11)
})

test('things are added where the words say, beside what is there', () => {
  expect(thing(edited('put a bench beside the pond'), 'bench')?.place).toEqual({ how: 'beside', of: 'pond' })
  const lake = edited('add a frozen lake with ice skaters')
  expect(matter(lake, 'lake')?.as).toEqual({ is: 'water', form: 'ice' })
  expect(thing(lake, 'skater')?.place).toEqual({ how: 'water', of: 'lake' })
  expect(thing(edited('add people dancing around a bonfire'), 'person')?.place.of).toBe('bonfire')
})

test('things are removed, painted, resized, moved and replaced', () => {
  const without = edited('remove the cows')
  expect(thing(without, 'cow')).toBeUndefined()
  expect(thing(edited('make it winter', without), 'cow')).toBeUndefined()
  expect(without.claims.some((claim) => 'thing' in claim && claim.thing === 'cow')).toBe(false)
  expect(colourOf(edited('make the barn blue'), 'barn')).toBe('#1e88e5')
  expect(thing(edited('bigger barn'), 'barn')?.metres).toBeCloseTo((thing(farm, 'barn')?.metres ?? 0) * 1.4)
  expect(thing(edited('move the cows behind the barn'), 'cow')?.place).toEqual({ how: 'behind', of: 'barn' })
  const sheep = edited('change the cows to sheep')
  expect(thing(sheep, 'sheep')?.count).toBe(thing(farm, 'cow')?.count)
  expect(matter(edited('make the pond frozen'), 'pond')?.as).toEqual({ is: 'water', form: 'ice' })
})

test('another place keeps what was asked for', () => {
  const desert = edited('turn it into a desert')
  expect(desert.setting).toBe('desert')
  expect(thing(desert, 'barn')).toBeDefined()
})

test('several wishes are done one by one, and what cannot be done is said', () => {
  const changes = (text: string) => editEnvironment(farm, text, []).changes
  expect(changes('paint the barn yellow and the spaceship blue')).toEqual([
    'The barn is yellow now.',
    expect.stringContaining('spaceship'),
  ])
  expect(changes('make the barn bigger and singing')).toEqual([
    'The barn is bigger now.',
    "I couldn't make the barn “singing”, so I left that part out.",
  ])
  expect(changes('swap the cows for llamas')).toEqual(['The cows are llamas now.'])
})

test('so many of what is there are so many in all', () => {
  const twelve = edited('twelve cows')
  expect(twelve.things.filter(({ noun }) => noun === 'cow').map(({ count }) => count)).toEqual([12])
})

test('nobody comes because somebody else was to be changed', () => {
  expect(() => edited('the clock should be huge')).toThrow(Refused)
})

test('nothing is put beside what is not there', () => {
  expect(() => edited('put the barn by the sea instead')).toThrow("There's no sea here yet")
})

test('undo gives back the plan before', () => {
  expect(edited('undo', edited('make it sunset'), [farm])).toEqual(farm)
  expect(() => edited('undo')).toThrow(Refused)
})

test('what cannot be read is refused with examples', () => {
  expect(() => edited('asdf qwer')).toThrow(/Try “make it sunset”/)
  expect(() => edited('remove the spaceship')).toThrow(Refused)
})

test('what a language provider read in a change is done as such', () => {
  const inGerman = toldChange([{ op: 'change', target: 'barn', value: 'blue' }], 'the barn shall be blue')
  const blue = editEnvironment(farm, 'die Scheune soll blau sein', [], inGerman)
  expect(colourOf(blue.plan, 'barn')).toBe('#1e88e5')
  expect(blue.plan.notes[0]).toBe(inGerman.by)
  const tired = 'I am tired of that barn, away with it'
  const removed = toldChange([{ op: 'remove', target: 'barn', value: null }])
  expect(thing(editEnvironment(farm, tired, [], removed).plan, 'barn')).toBeUndefined()
  const invented = toldChange([{ op: 'remove', target: 'cows', value: null }])
  expect(() => editEnvironment(farm, tired, [], invented)).toThrow(Refused)
})
