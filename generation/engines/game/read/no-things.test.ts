import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return {
    scene: brief.scene,
    player: brief.actors.find(({ role }) => role === 'player')?.thing.name,
    there: brief.actors.filter(({ implied }) => !implied).map(({ thing }) => thing.name),
    all: brief.actors.map(({ thing }) => thing.name),
    claims: brief.claims,
    told: brief.claims.map(({ words }) => words),
    asked: askedIn(brief, mechanics).asked.map(({ mechanic, whom }) => `${mechanic.id} ${whom ?? ''}`.trim()),
  }
}

/** Pairs of sentences in which the same word is a thing in one, and in the other none. */
describe('words that are no things', () => {
  it.each([
    [
      'catch beans in a cup, anyone over 200 points sees a discount code',
      'find the code in the library',
      'code',
    ],
    ['mix paints until they match the target swatch', 'collect every swatch in the shop', 'swatch'],
    ['lead the boats through the fog past the rocks', 'the fog eats the boats', 'fog'],
    ['a mouse hiding from the cat in the kitchen', 'bring the cheese to the kitchen', 'kitchen'],
    [
      'break the bricks, each brick has one letter on it',
      'collect letters and bring them to the mailbox',
      'letter',
    ],
    ['hit a ball made of ice over the course', 'hit the ice with a ball', 'ice'],
    ['a ghost cleans the house', 'a ghost builds a house', 'house'],
  ])('%s, beside: %s', (prompt, other, noun) => {
    const isNamed = (name: string) => name === noun || name.endsWith(` ${noun}`)
    expect(readOf(prompt).there.some(isNamed)).toBe(false)
    expect(readOf(other).there.some(isNamed)).toBe(true)
  })

  it('are no place where they say how somebody comes', () => {
    expect(readOf('snails come in waves to eat the lettuce').scene).not.toBe('sea')
    expect(readOf('top down zombie shooter with waves and ammo').scene).not.toBe('sea')
    expect(readOf('an octopus plays in the waves').scene).toBeDefined()
  })

  it('are stations in space where an astronaut is there', () => {
    expect(readOf('an astronaut repairs robots in the station').scene).toBe('space')
    expect(readOf('a conductor repairs robots in the station').scene).not.toBe('space')
  })

  it('are not where it plays where somebody is called so', () => {
    const set = (prompt: string) => readOf(prompt).claims.filter(({ about }) => about === 'scene')
    expect(set('a skateboarding cat does tricks on rails')).toEqual([])
    expect(set('a cat in the garden does tricks on rails')).toHaveLength(1)
  })

  it('colour the whole and nobody in it', () => {
    const { told, claims } = readOf('a cat catches fish, mostly dark blue')
    expect(told).toContain('Mostly dark blue')
    expect(claims.some(({ about }) => about === 'attribute')).toBe(false)
    expect(readOf('a blue cat catches fish').told).toContain('The cat is blue')
  })
})

describe('a house that is cleaned', () => {
  it.each([
    ['a ghost is cleaning the house', 'puddle'],
    ['a ghost is tidying the house', 'cobweb'],
  ])('is where one is, and what goes lies in it: %s, %s', (prompt, dirt) => {
    const { scene, all } = readOf(prompt)
    expect(scene).toBe('house')
    expect(all).toContain(dirt)
    expect(all).not.toContain('house')
  })
})

describe('who appears', () => {
  it('hurts nobody who is there to be photographed', () => {
    const { asked } = readOf('take photos of birds, birds appear for a short moment')
    expect(asked).toContain('photograph bird')
    expect(asked).not.toContain('haunt')
    expect(readOf('ghosts appear in the hall and you run away').asked).toContain('haunt')
  })
})

describe('wall jumps', () => {
  it('are nothing that walls do', () => {
    const { asked, told } = readOf('a ninja climbs a tower, wall jumps everywhere')
    expect(asked.join()).not.toContain('hop')
    expect(told.join()).toContain('Wall jumps')
  })
})

describe('who falls over', () => {
  it('comes down from no sky', () => {
    expect(readOf('water the plants or they fall over').asked).not.toContain('fall')
    expect(readOf('catch the apples, apples fall from the tree').asked.join()).toMatch(/fall|catch/)
  })
})

describe('whoever attacks what you defend', () => {
  it('is not who you play, and what they attack is no enemy', () => {
    const { player, claims } = readOf('a pirate ship attacks the village and you defend it')
    expect(player).toBeUndefined()
    expect(claims.some(({ words }) => /^You play/.test(words))).toBe(false)
  })
})

describe('what only comes near', () => {
  const genres = (prompt: string) => readOf(prompt).claims.filter(({ about }) => about === 'genre')
  const styles = (prompt: string) => readOf(prompt).claims.filter(({ about }) => about === 'style')

  it('is told as such: ink is no cut paper', () => {
    expect(styles('a hand drawn fishing game')).toMatchObject([{ near: 'hand drawn' }])
    expect(styles('a papercraft fishing game')).not.toMatchObject([{ near: 'papercraft' }])
  })

  it('is guessed where the game is described and not named', () => {
    const described =
      'build bakeries along the river so the hungry bears never reach my honey, bears march in waves'
    expect(genres(described)).toMatchObject([{ guessed: true }])
    expect(genres('a tower defence game with bears')).not.toMatchObject([{ guessed: true }])
  })

  it('is a gesture, and not that it can be played by touch', () => {
    expect(readOf('a snail race where I tap to go').told).not.toContain('It is played by touch')
    expect(readOf('a snail race with touch controls').told).toContain('It is played by touch')
  })

  it('is no score where somebody scores', () => {
    expect(readOf('catch beans, anyone scoring over 200 wins').told).not.toContain('The score is shown')
    expect(readOf('catch beans, with a score counter').told).toContain('The score is shown')
  })
})
