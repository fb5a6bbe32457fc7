import { describe, expect, test } from 'vitest'
import { siteOf } from '../casting/sites.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

const briefOf = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`It was refused: ${brief.refused}`)
  return brief
}
const countOf = (prompt: string, noun: string) =>
  briefOf(prompt).actors.find(({ thing }) => thing.name === noun)?.count
const claimsOf = (prompt: string) => briefOf(prompt).claims.map(({ words }) => words)

describe('whose word is whose', () => {
  test('a price and a capacity do not say how many there are', () => {
    expect(countOf('A baker bakes bread. Golden bread sells for 3 coins.', 'coin')).toBeUndefined()
    expect(
      countOf('You are a captain. The boat holds 8 people, crocodiles bump it.', 'person'),
    ).toBeUndefined()
    expect(countOf('Put up lighthouses on a coast, each earns 4 coins a day', 'coin')).toBeUndefined()
    expect(countOf('A clown holds 3 balloons and dodges 4 cats', 'balloon')).toBe(3)
    expect(countOf('A clown holds 3 balloons and dodges 4 cats', 'cat')).toBe(4)
  })

  test('a number that counts things counts no points, and the level that somebody grows at is none to play', () => {
    const numbersOf = (prompt: string) => briefOf(prompt).numbers
    expect(numbersOf('pong, you win with 7').score).toBe(7)
    expect(numbersOf('build a colony on mars, win with 8 domes').score).toBeUndefined()
    expect(numbersOf('break out of the wine cellar with three locks').score).toBeUndefined()
    expect(numbersOf('catch foxes that evolve at level 4').levels).toBeUndefined()
  })

  test('what somebody becomes is not how they look from the start', () => {
    expect(claimsOf('a cloud waters the tomatoes and the sun makes it smaller and smaller')).not.toContain(
      'The sun is smaller',
    )
    expect(
      claimsOf('the ghost gets bigger when nobody is looking at her, but she needs to be small to go home'),
    ).not.toContain('The ghost is bigger')
    expect(claimsOf('a tiny mouse steals big cheese')).toContain('The mouse is tiny')
  })

  test('a look belongs to the noun that it stands before', () => {
    const { actors } = briefOf(
      'a giant monster floods the kitchen with tomato sauce and splits in small lasagnas',
    )
    expect(actors.find(({ thing }) => thing.name === 'tomato sauce')?.attributes.sizeWord).toBeUndefined()
  })

  test('who is called "me" is played', () => {
    const { actors } = briefOf(
      'a mole and a rabbit run to the burrow and the rabbit (me) must catch the mole',
    )
    expect(actors.find(({ role }) => role === 'player')?.thing.name).toBe('rabbit')
  })

  test('a name is words that stand together', () => {
    const { actors } = briefOf('You are the captain of a river ferry in Bangladesh. Bring passengers home')
    expect(actors.find(({ role }) => role === 'player')?.phrase).toBe('captain')
  })

  test('what a dog does is no thing beside it', () => {
    const { actors, deeds } = briefOf(
      'Shepherd dog herds ducks into the pond gate, fox comes from the bushes',
    )
    expect(actors.map(({ thing }) => thing.name)).not.toContain('herd')
    expect(deeds?.[0]).toMatchObject({ subject: 'player', verb: 'herd' })
  })

  test('a boat that is named does what it does, and the captain does not', () => {
    const { deeds } = briefOf('You are a captain. The boat holds 8 people, crocodiles bump it.')
    expect(deeds).not.toContainEqual(expect.objectContaining({ subject: 'player', verb: 'hold' }))
  })

  test('what must be done to somebody, the player does', () => {
    const { deeds } = briefOf('a ghost lives in a castle, the tourists must be scared away')
    expect(deeds).toContainEqual(
      expect.objectContaining({ subject: 'player', verb: 'scare away', whoms: [{ id: 'tourist' }] }),
    )
  })

  test('who orders a game does nothing in it', () => {
    const { deeds = [] } = briefOf(
      'We sell hiking boots and need a little promo game: a hiker avoids rolling rocks',
    )
    expect(deeds.map(({ verb }) => verb)).toEqual(['avoid'])
  })

  test('three nouns in a row are who plays, and what they have', () => {
    const { actors } = briefOf('firefighter frog hose')
    expect(actors).toMatchObject([
      { thing: { name: 'frog' }, trade: 'firefighter', role: 'player' },
      { thing: { name: 'hose' } },
      { thing: { name: 'fire' }, implied: true },
    ])
  })

  test('an animal has a trade, before its name or after it', () => {
    const tradeIn = (prompt: string) => briefOf(prompt).actors.find(({ role }) => role === 'player')
    expect(tradeIn('a penguin waiter carries soup to guests')).toMatchObject({
      thing: { name: 'penguin' },
      trade: 'waiter',
    })
    expect(tradeIn('a plumber octopus plugs leaks in a submarine')).toMatchObject({
      thing: { name: 'octopus' },
      trade: 'plumber',
    })
    expect(tradeIn('a shepherd dog herds ducks into a pen')?.trade).toBeUndefined()
  })

  test('a part of a body lies nowhere, and a herd is many cows', () => {
    const names = (prompt: string) => briefOf(prompt).actors.map(({ thing }) => thing.name)
    expect(names('an octopus plugs leaks with its eight arms')).not.toContain('arm')
    expect(names('a sheepdog guards the herd from wolves')).toEqual(['sheepdog', 'cow', 'wolf'])
  })

  test('who gets angry is there', () => {
    const { actors } = briefOf('a penguin waiter carries soup, the walrus customers get angry')
    expect(actors.map(({ thing }) => thing.name)).toContain('walrus')
  })
})

test('a bar that is filled is no thing on the stage, and one of chocolate is', () => {
  const nounsOf = (prompt: string) => briefOf(prompt).actors.map(({ phrase }) => phrase)
  expect(nounsOf('a vet treats animals before their patience bar runs out')).not.toContain('patience bar')
  expect(nounsOf('a dog steals chocolate bars')).toContain('chocolate bars')
})

describe('where it plays', () => {
  test('is one thing, and who is there is another', () => {
    const { claims, sceneWords } = briefOf('Guide ducklings across a busy park to the pond')
    expect(sceneWords).toBe('park')
    expect(claims.find(({ words }) => words === 'Busy park')?.about).toBe('other')
  })

  const placeOf = (prompt: string) => {
    const { scene, sceneWords } = briefOf(prompt)
    return { scene, site: scene && siteOf(scene, sceneWords, prompt) }
  }

  test('is what is crossed, the place that somebody is named by, and the front of a house that one goes up and down', () => {
    expect(placeOf('a knight has to cross a farmyard to bring the king his breakfast').scene).toBe('farm')
    expect(placeOf('a museum guard catches the mummies')).toEqual({ scene: 'house', site: 'museum' })
    expect(placeOf('a school janitor mops up footprints in the hallway')).toEqual({
      scene: 'school',
      site: 'hallway',
    })
    expect(placeOf('A window cleaner moves up and down a skyscraper on his platform wiping windows')).toEqual(
      {
        scene: 'city',
        site: 'front',
      },
    )
    expect(placeOf('a frog crosses the road').scene).toBeUndefined()
  })
})
