import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { editSimulation } from './edit.ts'
import { planSimulation } from './plan.ts'
import { simulationPlan } from './plan-schema.ts'
import { systemOf } from './systems.ts'

const plan = (prompt: string) => planSimulation(prompt, { seed: 1 })
const topics = async (prompt: string) => (await plan(prompt)).parts.map(({ topic }) => topic)
const rows = readFileSync(join(import.meta.dirname, '../../../bench/prompts/simulations.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])

describe('a prompt', () => {
  it.each(rows)('%s: is served by %s', async (prompt, topic) => {
    const found = await plan(prompt)
    expect(found.parts.map((part) => part.topic)).toContain(topic)
    expect(simulationPlan.safeParse(found).success).toBe(true)
  })

  it.each([
    ['Why do satellites stay up?', 'newtons-cannon'],
    ['show my 9 year old how fractions work with pizza', 'fractions'],
    ["Ohm's law simulator with adjustable voltage and resistance", 'ohms-law'],
    ['explain why ice floats on water', 'buoyancy'],
    ['how do vaccines stop epidemics', 'spread-of-a-disease'],
    ['simple harmonic motion', 'spring'],
    ['a simulation about gravity and falling objects with and without air', 'free-fall'],
    ['magnifying glass', 'lens'],
    ['bell curve normal distribution', 'galton-board'],
    ['wolves and moose on an island', 'predator-and-prey'],
  ])('of a stranger, %s, is served by %s', async (prompt, topic) => {
    expect((await topics(prompt))[0]).toBe(topic)
  })

  it('names several topics: they stand on one page', async () => {
    expect(await topics('compare a pendulum and a lens')).toEqual(
      expect.arrayContaining(['pendulum', 'lens']),
    )
  })

  it('joins nothing: the surest topic stands alone', async () => {
    expect(await topics('the stock market crash')).toEqual(['stock-market-random-walk'])
  })

  it('sets what it says: numbers with units, places, more and less, and what is left away', async () => {
    const values = async (prompt: string) => (await plan(prompt)).parts[0]?.values
    expect(await values('projectile at 45 degrees with speed 20 m/s')).toMatchObject({ angle: 45, speed: 20 })
    expect(await values('a pendulum of length 150 cm on Mars')).toMatchObject({ length: 1.5, gravity: 3.72 })
    expect(await values('spring with mass 2 kg and k=50')).toMatchObject({ mass: 2, stiffness: 50 })
    expect(await values('refraction from water into diamond')).toMatchObject({ from: 1, into: 3 })
  })

  it('gives a number only to what it fits, by its unit or by its name', async () => {
    const values = async (prompt: string) => (await plan(prompt)).parts[0]?.values
    expect(await values('weak acids and strong bases, a titration')).toEqual({})
    expect(await values('two resistors in series on a 9 V battery')).toEqual({ layout: 0, voltage: 9 })
    expect(await values('three bees watch a pendulum')).toEqual({})
    expect(await values('a traffic jam of 22 cars')).toEqual({ cars: 22 })
    expect(await values('a pendulum for 20 minutes of class')).toEqual({})
    expect(await values('double the voltage in ohms law')).toEqual({})
  })

  it('gives numbers of two things to two controls, and sets the first of several to choose from', async () => {
    const carts = await plan('elastic collision of carts of 1 kg and 3 kg')
    expect(carts.parts[0]?.values).toMatchObject({ mass1: 1, mass2: 3 })
    const choice = await plan('a pendulum with a length of 1, 2 or 3 m')
    expect(choice.parts[0]?.values).toEqual({ length: 1 })
    expect(choice.claims.filter(({ about }) => about === 'value')).toHaveLength(3)
  })

  it('puts two values of one quantity into two runs side by side', async () => {
    const runs = async (prompt: string) => {
      const { values, beside } = (await plan(prompt)).parts[0] ?? {}
      return [values, beside]
    }
    expect(await runs('one pendulum 1 m long and one 2 m long')).toEqual([{ length: 1 }, { length: 2 }])
    expect(await runs('compare series and parallel circuits')).toEqual([{ layout: 0 }, { layout: 2 }])
    expect(await runs('a pendulum on earth and on the moon')).toEqual([{ gravity: 9.81 }, { gravity: 1.62 }])
    expect(await runs('refraction from water into diamond')).toEqual([{ from: 1, into: 3 }, undefined])
    expect(await runs('a pendulum of 2 m')).toEqual([{ length: 2 }, undefined])
  })

  it('takes values by the names that a control gives them', async () => {
    const values = async (prompt: string) => (await plan(prompt)).parts[0]?.values
    expect(await values('will a steel box float in oil')).toMatchObject({ density: 7850, liquid: 920 })
    expect(await values('will it float')).toEqual({})
  })

  it('tries the next likely topics before it gives up', async () => {
    const thrown = await plan('a ball is thrown at 20 m/s at 45 degrees on earth')
    expect(thrown.parts[0]).toMatchObject({ topic: 'projectile', values: { speed: 20, angle: 45 } })
    expect((await plan('a train leaves at 80 km/h and another one at 100 km/h')).parts[0]?.topic).toBe(
      'general',
    )
  })

  it('says from where to where: that is a range, and sets nothing', async () => {
    const { parts, claims } = await plan('greenhouse effect, CO2 slider from 280 to 800 ppm')
    expect(parts[0]?.values).toEqual({})
    expect(claims).toContainEqual(expect.objectContaining({ about: 'range', from: 280, to: 800 }))
  })

  it.each([
    'drag race between two cars',
    'balance sheet of a company',
    'moment of silence ceremony',
    'chance the rapper tour dates',
  ])('that only shares a word with a topic does not get it: %s', async (prompt) => {
    expect(await topics(prompt)).toEqual(['general'])
  })

  it('finds its subject beside the words that ask for it and say for whom', async () => {
    const found = await plan(
      'can you make me a sim about how a pendulum works for my 9th graders? they drag sliders',
    )
    expect(found.parts.map(({ topic }) => topic)).toEqual(['pendulum'])
    expect(found.claims).toContainEqual({ about: 'level', level: 'middle', text: '9th graders' })
  })

  it('that only comes near a topic gets it as a stand-in, and is told so', async () => {
    const found = await plan('why metals rust')
    expect(found.notes[0]).toContain('this is the closest')
    expect(found.claims[0]).toMatchObject({ about: 'topic', standsIn: true })
  })

  it('has every word of its subject in a claim, or told as unknown', async () => {
    const { claims } = await plan('a pendulum of 2 m that a purple walrus swings on a trampoline, 40 times')
    expect(claims.map(({ about, text }) => [about, text])).toEqual([
      ['topic', 'pendulum swings'],
      ['value', 'length of the string 2 m'],
      ['unknown', 'purple walrus'],
      ['unknown', 'trampoline'],
      ['unknown', '40 times'],
    ])
  })

  it('holds what lies beyond a range at its end, and says so', async () => {
    const found = await plan('a pendulum of length 40 m')
    expect(found.parts[0]?.values.length).toBe(3)
    expect(found.claims).toContainEqual(expect.objectContaining({ about: 'value', wanted: 40 }))
  })

  it.each([
    ['photosynthesis for 8 year olds', 'young'],
    ['photosynthesis for grade 4', 'young'],
    ['photosynthesis for high school', 'middle'],
    ['photosynthesis, university level', 'upper'],
  ])('%s: has the words for %s', async (prompt, level) => {
    expect((await plan(prompt)).level).toBe(level)
  })

  it('has no audience in the children of its picture', async () => {
    for (const prompt of ['resonance: pushing a child on a swing', 'a lever where a 30 kg kid sits 1 m out'])
      expect((await plan(prompt)).claims.map(({ about }) => about)).not.toContain('level')
    expect((await plan('show my kids why there are seasons')).level).toBe('young')
    expect((await plan('explain the tides to a child')).level).toBe('young')
  })

  it('sets what is called by its symbol, and lets set what is called by its measure', async () => {
    const disease = await plan('how herd immunity works, set R0 of 4')
    expect(disease.claims).toContainEqual(expect.objectContaining({ about: 'value', wanted: 4 }))
    const lever = await plan('how does a lever balance, with sliders for both distances')
    expect(lever.claims).toContainEqual(expect.objectContaining({ about: 'control', text: 'distances' }))
  })

  it('is no other language because a name of it is', async () => {
    expect((await plan("Le Chatelier's principle")).parts[0]?.topic).toBe('chemical-equilibrium')
  })

  it('outside of all topics becomes a general model that says what it is', async () => {
    const rates = await plan('wizards turn into frogs and frogs turn into princes')
    expect(rates.parts[0]?.general).toMatchObject({
      kind: 'rates',
      flows: [{ from: 'wizards', to: 'frogs' }, {}],
    })
    expect(rates.notes[0]).toContain("We don't have a ready-made topic for this")
    const steps = await plan('how my robot wakes up: stretch -> yawn -> drink oil -> dance')
    expect(steps.parts[0]?.general).toMatchObject({ kind: 'process', steps: { length: 4 } })
    const years = await plan('my family: 1920 grandfather born, 1950 wedding, 1985 my birth')
    expect(years.parts[0]?.general).toMatchObject({ kind: 'timeline' })
    const crowd = await plan('a swarm of bees looks for a new home')
    expect(crowd.parts[0]?.general?.kind).toBe('crowd')
  })

  it.each(['', '!!!', 'どうやって飛ぶの'])('%j is refused in words', async (prompt) => {
    await expect(plan(prompt)).rejects.toThrow(Refused)
  })
})

describe('an edit', () => {
  const edited = async (prompt: string, text: string) => editSimulation(await plan(prompt), text, [])

  it('sets values, and says what was set', async () => {
    const { plan: next, changes } = await edited('a pendulum', 'make the length 2 m and put it on the Moon')
    expect(next.parts[0]?.values).toEqual({ length: 2, gravity: 1.62 })
    expect(changes).toEqual(['‘Length of the string’ is 2 m now.', '‘Gravity’ is 1.62 m/s² now.'])
  })

  it('sets what is compared by half as much again, and nothing else', async () => {
    const { plan: next, changes } = await edited('a pendulum', 'make the string longer')
    expect(changes).toHaveLength(1)
    const before = systemOf(next.parts[0] as (typeof next.parts)[number]).controls.find(
      ({ id }) => id === 'length',
    )
    expect(next.parts[0]?.values.length).toBeGreaterThan(before?.usual ?? 0)
    const hundred = await edited('foxes and rabbits, predator and prey', 'start with 100 rabbits')
    expect(hundred.changes).toEqual([expect.stringContaining('100')])
  })

  it('changes the words, the name, and whether settings can be changed', async () => {
    expect((await edited('a pendulum', 'simpler please')).plan.level).toBe('young')
    expect((await edited('a pendulum', 'call it Swing time')).plan.title).toBe('Swing time')
    expect((await edited('a pendulum', 'lock the settings')).plan.locked).toBe(true)
  })

  it('adds a topic, takes it away, or puts another in its place', async () => {
    const { plan: both } = await edited('a pendulum', 'add a lens')
    expect(both.parts.map(({ topic }) => topic)).toEqual(['pendulum', 'lens'])
    expect((await editSimulation(both, 'remove the lens', [])).plan.parts).toHaveLength(1)
    const other = await edited('a pendulum', 'make it about projectile motion instead')
    expect(other.plan.parts.map(({ topic }) => topic)).toEqual(['projectile'])
  })

  it('is undone, and refused where there is nothing to undo or to read', async () => {
    const first = await plan('a pendulum')
    const { plan: second } = await editSimulation(first, 'length 2 m', [])
    expect((await editSimulation(second, 'undo', [first])).plan).toEqual(first)
    await expect(editSimulation(first, 'undo', [])).rejects.toThrow('nothing to undo')
    await expect(editSimulation(first, 'paint it purple', [])).rejects.toThrow('length of the string')
    for (const wish of ['make gravity adjustable', 'let me change the gravity', 'add a slider for gravity'])
      await expect(editSimulation(first, wish, [])).rejects.toThrow('use the ‘Gravity’ control')
  })
})
