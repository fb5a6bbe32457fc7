import { describe, expect, it } from 'vitest'
import { inSense, otherSense } from './other-senses.ts'

/** Pairs of sentences in which one noun is two things. */
const pairs: [noun: string, other: string, usual: string][] = [
  ['pen', 'a dog drives the sheep into the pen', 'a pen writes letters on paper'],
  ['tank', 'oil flows from the tank into the truck', 'a tank shoots at enemy soldiers'],
  ['tank', 'a goldfish escapes from its tank', 'drive a tank through the desert'],
  ['ball', 'cinderella needs a gown for the ball', 'a dog catches the ball'],
  ['bed', 'the gardener pulls carrots out of the bed', 'a monster hides under the bed'],
  ['worker', 'the ants send a worker for sugar', 'a worker builds a house'],
  ['letter', 'spell words with each letter of the alphabet', 'the postman brings a letter'],
  ['crane', 'a crane lifts containers onto the ship', 'a crane guards its nest'],
  ['note', 'play each note of the song on the piano', 'find the note in the desk'],
  ['jam', 'a traffic jam on the highway', 'a bear eats jam'],
  ['bolt', 'zeus throws a bolt', 'tighten the bolt'],
  ['trunk', 'the elephant lifts its trunk', 'pack the trunk for the trip'],
]

describe('a noun', () => {
  it.each(pairs)('%s is something else in “%s” than in “%s”', (noun, other, usual) => {
    expect(otherSense(noun, other)).toBeDefined()
    expect(otherSense(noun, usual)).toBeUndefined()
  })

  it('is drawn by what shows that sense, under its own name', () => {
    expect(inSense('pen', { as: 'fence' })).toMatchObject({
      name: 'pen',
      plural: 'pens',
      row: 'fence',
    })
  })

  it('is nothing that one could draw where nothing shows it', () => {
    expect(inSense('ball', {})).toMatchObject({ name: 'ball', traits: ['symbol'], above: [] })
  })
})
