import { describe, expect, it } from 'vitest'
import { membersIn, type QuantityPart } from '../../../../brief/brief.ts'
import { briefOfPrompt } from '../brief-of-prompt.ts'
import { quantitiesIn } from './quantities.ts'

/** A part in a few words: 'down while still', 'up by toy', 'empty at 60: lost'. */
function inShort(part: QuantityPart): string {
  switch (part.about) {
    case 'shown':
      return 'shown'
    case 'flow':
      return [part.way, part.pace, part.during && `while ${part.during}`, part.near && `near ${part.near}`]
        .filter(Boolean)
        .join(' ')
    case 'change':
      return [part.way, part.verb && `by ${part.verb}`, part.whom && `by ${part.whom}`]
        .filter(Boolean)
        .join(' ')
    case 'edge':
      return `${part.side}${part.value === undefined ? '' : ` at ${part.value}`}: ${part.so}`
  }
}

const readOf = (prompt: string) =>
  Object.fromEntries(quantitiesIn(prompt).quantities.map(({ name, parts }) => [name, parts.map(inShort)]))

describe('quantities that a sentence speaks of', () => {
  it.each([
    [
      'there is a noise bar and it goes down slowly when you stand still; each toy makes noise when you pick it up; if it is full he screams',
      { noise: ['shown', 'down slow while still', 'up by toy', 'full: lost'] },
    ],
    [
      'the temperature drops all the time, faster in wind, and stops dropping while you stand near a street heater; deliver above 60 degrees',
      { temperature: ['down', 'down fast near wind', 'none near street heater', 'empty at 60: lost'] },
    ],
    ['my battery runs empty, charging stations fill it', { battery: ['down', 'up by charging stations'] }],
    [
      'put in logs to make the oven hotter, open the flap to make it cooler, keep the needle between 200 and 230',
      {
        temperature: ['up by put by logs', 'down by open by flap', 'empty at 200: lost', 'full at 230: lost'],
      },
    ],
    ['the dog gets lonely if you never pet it', { loneliness: ['up', 'down by pet'] }],
    [
      'your eyes hurt if you do not blink for six seconds',
      { 'time to blink': ['up by blink', 'empty: hurts'] },
    ],
    [
      'suspicion grows while you run, when it is full the police come',
      { suspicion: ['up while moving', 'full: comes'] },
    ],
    [
      'energy drops while you move, resting restores it, below 20 % you lose a heart',
      { energy: ['down while moving', 'up while still', 'empty at 20: hurts'] },
    ],
  ])('%s', (prompt, read) => {
    expect(readOf(prompt)).toEqual(read)
  })

  it.each([
    'a boy collects batteries and puts them into a robot',
    'rescue the kittens before they get hungry',
    'a wizard fights dragons, magic costs mana',
    'a dog with a chocolate bar runs through a gas station',
    'the boss has a health bar',
    'a car drives up a hill and jumps over air vents',
    'water flowers, and if you give them too much water they get sad',
    'a snail race, when you tap too fast your snail gets tired',
  ])('are none in: %s', (prompt) => {
    expect(quantitiesIn(prompt)).toEqual({ quantities: [], rest: prompt })
  })

  it('leave the rest of the sentence to whoever reads who is there and what they do', () => {
    const brief = briefOfPrompt(
      'a robot collects gears, its battery runs out and it must recharge at charging stations',
    )
    if ('refused' in brief) throw new Error(brief.message)
    expect(brief.deeds?.map(({ verb }) => verb)).toEqual(['collect'])
    expect(brief.actors.map(({ id }) => id)).toEqual(['player', 'gear', 'charging-station'])
    expect(brief.claims.filter(({ about }) => about === 'quantity').map(({ words }) => words)).toEqual([
      'Its battery runs out',
      'It must recharge at charging stations',
    ])
  })

  it('are filled up by what usually does where nobody says by what, and that is nobody’s claim', () => {
    const brief = briefOfPrompt('diver looks for pearls, the oxygen runs out slowly')
    if ('refused' in brief) throw new Error(brief.message)
    expect(brief.quantities?.flatMap(({ parts }) => parts.flatMap(membersIn))).toEqual(['bubble'])
    expect(brief.claims.filter(({ about }) => about === 'quantity')).toHaveLength(1)
  })
})
