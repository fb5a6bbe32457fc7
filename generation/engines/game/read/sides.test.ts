import { describe, expect, test } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function briefOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return brief
}
const roleOf = (prompt: string, noun: string) =>
  briefOf(prompt).actors.find(({ phrase }) => phrase.split(' ').includes(noun))?.role
const playedIn = (prompt: string) => briefOf(prompt).actors.find(({ role }) => role === 'player')?.thing.name
const deedsIn = (prompt: string) =>
  (briefOf(prompt).deeds ?? []).map(({ subject, verb }) => `${subject} ${verb}`)

describe('on whose side somebody is', () => {
  test.each([
    [
      'You are a cook in a haunted kitchen, ghosts throw plates at you, and the knights are on your side',
      'knights',
      'friend',
    ],
    ['A frog jumps in a swamp, the snakes are your friends, herons chase you', 'snakes', 'friend'],
    ['you are a mole who rolls into foxes while an old bear throws you new turnips', 'bear', 'friend'],
    ['turn based battle of a wizard against a troll, an orc, and lastly a demon', 'demon', 'enemy'],
    ['space invaders but the invaders are cabbages and the player is a spoon', 'cabbages', 'enemy'],
    // The nearly same sentences in which they are none.
    ['you are a mole who rolls into foxes while an old bear throws turnips at you', 'bear', 'enemy'],
    ['A frog jumps in a swamp, herons chase you', 'herons', 'enemy'],
  ])('“%s”: %s, as %s', (prompt, noun, role) => {
    expect(roleOf(prompt, noun)).toBe(role)
  })

  test('what others are called is nobody beside them', () => {
    const prompt = 'A bat flies through the cave, moths are food, owls chase it'
    expect(roleOf(prompt, 'food')).toBeUndefined()
    expect(roleOf(prompt, 'moths')).toBe('collectible')
  })

  test('whoever is named alone, of no kind of game, is played and is not just scenery', () => {
    expect(playedIn('make me something fun with mammoths')).toBe('mammoth')
    expect(playedIn('match 3 with kittens')).not.toBe('kitten')
  })

  test('whom somebody only hates or loves is not there', () => {
    const prompt = 'a maid smuggles her cat past the landlord who hates animals'
    expect(roleOf(prompt, 'animals')).toBeUndefined()
    expect(roleOf(prompt, 'landlord')).toBe('enemy')
    expect(roleOf('an otter collects honey while bears that love honey chase it', 'honey')).toBe(
      'collectible',
    )
  })
})

describe('who plays', () => {
  test.each([
    [
      'my character is a postman; dogs run after him, he throws biscuits and delivers letters to the houses',
      'postman',
    ],
    ['help the lost duckling get back to the pond before the fox wakes up', 'duckling'],
    ['a lion tamer tames lions in a circus', 'lion tamer'],
    ['a pig farmer collects coins', 'pig farmer'],
    ['a robot farmer waters flowers', 'robot'],
    ['a raccoon astronaut collects cheese on the moon', 'raccoon'],
  ])('“%s”: %s', (prompt, played) => {
    expect(playedIn(prompt)).toBe(played)
  })

  test('whose somebody is, is neither a trade nor somebody else', () => {
    const dog = briefOf("the farmer's dog barks at sheep").actors
    expect(dog.find(({ role }) => role === 'player')).not.toHaveProperty('trade')
    const daughter = briefOf("as the lighthouse keeper's daughter, carry oil cans to the lamp").actors
    expect(daughter.map(({ thing }) => thing.name)).not.toContain('lighthouse keeper')
  })

  test('“ones” are never grass', () => {
    const prompt = 'a dog barks at sheep, the wolf that hides in the long grass only eats the slow ones'
    expect(briefOf(prompt).actors.find(({ attributes }) => attributes.speedWord === 'slow')?.thing.name).toBe(
      'sheep',
    )
  })

  test('who must not be let see or catch one is kept out of the way of', () => {
    expect(deedsIn('sneak cookies from the jar and never let grandpa see you')).toContain('player sneak past')
    expect(deedsIn("a thief steals pearls, don't let the guards catch him")).toContain('player evade')
  })

  test('whoever hunts those of whom one plays one hunts whoever plays', () => {
    const prompt = 'help a snail deliver invitations to the party, and the thrush hunts snails'
    const { actors, deeds = [] } = briefOf(prompt)
    expect(actors.filter(({ thing }) => thing.name === 'snail')).toHaveLength(1)
    expect(deeds.find(({ verb }) => verb === 'hunt')?.whoms).toEqual([{ id: 'player' }])
    expect(deeds.map(({ verb }) => verb)).not.toContain('help')
  })

  test('a team is nobody beside those who are on it, and a gift hits nobody', () => {
    const team =
      'help an ant carry a crumb home past the spider while the beetles on her team shove pebbles away'
    expect(roleOf(team, 'team')).toBeUndefined()
    expect(roleOf(team, 'beetles')).toBe('friend')
    expect(roleOf('you are a cat: steal fish, the cook throws you scraps', 'scraps')).toBe('collectible')
  })

  test('of whom there is only the ghost, nobody else is there', () => {
    const { actors } = briefOf('as the ghost of an old butler, frighten off the burglars')
    expect(actors.map(({ thing }) => thing.name)).toEqual(['ghost', 'burglar'])
  })

  test('whoever must not notice one is sneaked past, friend or foe', () => {
    expect(deedsIn('a ghost scares burglars, but the old widow must not notice you')).toContain(
      'player sneak past',
    )
  })

  test('a command after a comma is not done by who was spoken of last', () => {
    const prompt = 'help granny smuggle her cat past the landlord who hates animals, hide behind plants'
    expect(deedsIn(prompt)).toContain('player hide')
  })
})

test('what comes after all that is done is what it is done with, and what a foe holds is not', () => {
  const prompt =
    'a locksmith opens the bolts on castle doors with the right key while a guard who carries a lantern walks around'
  const { deeds = [], actors } = briefOf(prompt)
  const [tool] = deeds.find(({ verb }) => verb === 'open')?.whoms.filter(({ by }) => by === 'with') ?? []
  expect(actors.find(({ id }) => id === tool?.id)?.thing.name).toBe('key')
  expect(roleOf(prompt, 'lantern')).toBe('prop')
})

test('what comes only while the light is elsewhere is halted by light', () => {
  expect(deedsIn('the dolls creep towards you whenever your torch points elsewhere')).toEqual([
    'player be halted by light',
  ])
})

test('a small word before the first of two is meant of both', () => {
  const { deeds = [] } = briefOf(
    'help granny get past the landlord who hates cats, hide behind plants and doors',
  )
  expect(deeds.find(({ verb }) => verb === 'hide')?.whoms.filter(({ by }) => by === 'behind')).toHaveLength(2)
})
