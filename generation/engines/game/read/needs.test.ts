import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'
import { needsIn } from './needs.ts'

const verbsIn = (prompt: string) =>
  needsIn(prompt).needs.flatMap(({ needs }) => needs.map(({ verb }) => verb))

describe('whoever is looked after needs several things', () => {
  it.each([
    ['a puppy that gets hungry, sleepy and dirty', 'puppy', ['keep fed', 'keep rested', 'keep clean']],
    ['my cat needs food, naps and cuddles', 'cat', ['keep fed', 'keep rested', 'keep loved']],
    [
      'a hamster: feed it, give it water and play with it',
      'hamster',
      ['keep fed', 'keep watered', 'keep happy'],
    ],
    ['i care for my baby brother: he gets hungry and bored', 'brother', ['keep fed', 'keep happy']],
    [
      'cats get lonely and hungry, dogs need walks and food',
      'cats',
      ['keep loved', 'keep fed', 'keep happy', 'keep fed'],
    ],
    ['feed my fish, clean its tank', 'my fish', ['keep fed', 'keep clean']],
    ['a bunny, keep its hunger and energy bars full', 'bunny', ['keep fed', 'keep rested']],
  ])('as it is said: %s', (prompt, whom, verbs) => {
    expect(needsIn(prompt).needs[0]?.whom).toBe(whom)
    expect(verbsIn(prompt)).toEqual(verbs)
  })

  it('gets for each what the sentence says', () => {
    const [first] = needsIn('babies cry when they are hungry or tired, give them milk or a blanket').needs
    expect(first?.needs.map(({ item }) => item)).toEqual(['milk', 'blanket'])
  })

  it.each([
    'feed the ducks and dodge the dog',
    'you get hungry and tired in the desert',
    'zombies get hungry and angry',
  ])('and not where one thing is done, or whoever plays is meant: %s', (prompt) =>
    expect(verbsIn(prompt)).toEqual([]),
  )
})

describe('whoever is served', () => {
  const playerOf = (prompt: string) => {
    const brief = briefOfPrompt(prompt)
    if ('refused' in brief) throw new Error(brief.refused)
    return brief.actors.find(({ role }) => role === 'player')?.thing.name
  }
  it.each([
    'customers come into my bakery and want cakes',
    'the guests order food, the guests get angry when they wait',
  ])('is played by nobody: %s', (prompt) => expect(playerOf(prompt)).toBeUndefined())
  it('but where that is said', () => {
    expect(playerOf('you are a customer in a supermarket and must find milk')).toBe('customer')
  })
  it('and a row of goods is nobody', () => {
    expect(
      playerOf('farming game with carrots, pumpkins and corn. plant the seeds, water them'),
    ).toBeUndefined()
  })
})
