import { describe, expect, it } from 'vitest'
import { buildSimulation } from '../build.ts'
import { planSimulation } from '../plan.ts'
import { requirementsOf } from './requirements.ts'

const held = async (made: string, asked = made) => {
  const plan = await planSimulation(made, { seed: 1 })
  const { setup, systems } = await buildSimulation(plan)
  const wishes = asked === made ? plan : await planSimulation(asked, { seed: 1 })
  const judged = requirementsOf({ setup, systems, plan, agreed: systems.map(() => true) }, wishes)
  return (claim: string) => judged.find((one) => one.claim === claim)?.status
}

describe('a part of the page that is asked for', () => {
  it('is met where it is there and does something', async () => {
    const status = await held(
      'a block on a ramp with sliders, forces as arrows, a quiz, a worksheet and a csv export',
    )
    for (const claim of ['sliders', 'arrows', 'quiz', 'worksheet'])
      expect([claim, status(claim)]).toEqual([claim, 'met'])
  })

  it('is not met by fewer than were asked for', async () => {
    expect((await held('a pendulum with 3 questions'))('3 questions')).toBe('met')
    expect((await held('a pendulum with 8 questions'))('8 questions')).toBe('unmet')
  })

  it('is slow motion where it opens slowly, and not where it could', async () => {
    const asked = 'a pendulum in slow motion'
    expect((await held(asked))('in slow motion')).toBe('met')
    expect((await held('a pendulum', asked))('in slow motion')).toBe('unmet')
  })

  it('is two side by side where both are set as was said', async () => {
    const asked = 'two pendulums side by side, one 1 m long and one 2 m long'
    expect((await held(asked))('length of the string 2 m')).toBe('met')
    expect((await held(asked.replace('2 m', '3 m'), asked))('length of the string 2 m')).toBe('unmet')
    expect((await held('a pendulum of 1 m', asked))('length of the string 2 m')).toBe('unmet')
  })

  it('is a graph of what was named', async () => {
    expect((await held('photosynthesis with a graph of oxygen'))('graph of oxygen')).toBe('met')
    expect((await held('photosynthesis with a graph of money'))('graph of money')).toBe('unsupported')
  })

  it('is no arrow where none is drawn', async () => {
    const asked = 'the game of life with arrows'
    expect((await held(asked))('arrows')).toBe('unsupported')
  })
})

describe('what is to be set', () => {
  it('is the control that it is, by another name too', async () => {
    expect((await held('a block on a ramp with a slider for friction'))('friction')).toBe('met')
  })

  it('is missed where there is none, and where it is to be moved by hand', async () => {
    expect((await held('a pendulum with a slider for colour'))('colour')).toBe('unmet')
    expect((await held('the tides, let them drag the moon'))('moon')).toBe('unmet')
  })
})
