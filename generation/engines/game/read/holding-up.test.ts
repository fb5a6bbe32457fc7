import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function told(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(prompt)
  const deeds = (brief.deeds ?? [])
    .filter(({ subject }) => subject === 'player')
    .map(({ verb, whoms }) =>
      [verb, ...whoms.map(({ id, by }) => (by === undefined ? id : `${by} ${id}`))].join(' '),
    )
  return { deeds, lives: brief.numbers.lives }
}

describe('what is kept from the goal or from the ground', () => {
  it.each([
    ['a goalkeeper octopus catches penalty shots from a crab', ['hold any shots of from crab']],
    ['a cat goalie stops the balls that the dog kicks', ['hold shots of ball from dog']],
    ['a goalie yak stops the pies the bears throw at the net', ['hold shots of pie from bear']],
    ['a goalkeeper must stop the geese from kicking balls into the goal', ['hold shots of ball from goose']],
    ['a bear catches balls', ['catch ball']],
    ['a zookeeper catches monkeys', ['catch monkey']],
    [
      'hold a trampoline under falling cats so that they bounce into the truck',
      ['bounce to safety cat with trampoline to truck'],
    ],
    [
      'firemen with a trampoline save people who jump out of a tower, bounce them into the ambulance',
      ['bounce to safety person with trampoline to ambulance from tower'],
    ],
  ])('%s', (prompt, deeds) => {
    expect(told(prompt).deeds).toEqual(deeds)
  })

  it.each([
    ["a clown juggles torches, drop three and it's over", 3],
    ['a seal juggles balls, if two fall the game is over', 2],
    ['you are a goalie, save the shots, four goals and we lose', 4],
    ['a waiter drops three plates and picks them up', undefined],
  ])('may go wrong so many times: %s', (prompt, lives) => {
    expect(told(prompt).lives).toBe(lives)
  })
})
