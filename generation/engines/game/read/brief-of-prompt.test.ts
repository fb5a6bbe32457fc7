import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function briefOf(prompt: string): Brief {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return brief
}
const castIn = (prompt: string) =>
  Object.fromEntries(briefOf(prompt).actors.map(({ role, thing }) => [thing.name, role]))
const deedsIn = (prompt: string) =>
  briefOf(prompt).triples.map(({ subject, verb, object }) =>
    [subject, verb, object].filter(Boolean).join(' '),
  )

describe('the cast of a game, from the reading of its prompt', () => {
  it('takes no verb for a part of a noun', () => {
    expect(castIn('a witch shoots spells at flying pumpkins')).toEqual({
      witch: 'player',
      spell: 'projectile',
      pumpkin: 'enemy',
    })
  })

  it('lets fly what is fired, and nobody play what only runs out', () => {
    expect(castIn('space shooter but the ship is a toaster and it fires toast')).toMatchObject({
      toaster: 'player',
      toast: 'projectile',
    })
    expect(castIn('zombie survival in a shopping mall, one torch, the battery runs out')).not.toMatchObject({
      battery: 'player',
    })
  })

  it('takes neither those in the game for its players nor what is to come for the weather', () => {
    expect(briefOf('a pigeon steals fries while dodging toddlers').absent).toEqual([])
    expect(briefOf('a gentle game for toddlers: a pigeon eats fries').absent).toContain('losing')
    expect(briefOf('a beekeeper guides bees to the hive before it rains').weather).toBeUndefined()
    expect(briefOf('a hedgehog gathers leaves before it starts to rain').weather).toBeUndefined()
    expect(briefOf('a beekeeper guides bees to the hive in the rain').weather).toBe('rain')
  })

  it('takes waves at a beach for water, and those of foes for foes', () => {
    expect(briefOf('children defend a sandcastle from the waves').extras).not.toContain('waves')
    expect(briefOf('a ship fights waves of pirates').extras).toContain('waves')
    expect(briefOf('defend the castle, three waves').extras).toContain('waves')
  })

  it('tells who does something to "it" in that order', () => {
    const { deeds = [] } = briefOf('a cat collects fish while dogs chase it')
    expect(deeds.map(({ words }) => words)).toEqual(['cat collects fish', 'dogs chase cat'])
  })

  it('has those who stand before the noun of a kind of game', () => {
    expect(castIn('an otter platformer with clams')).toMatchObject({ otter: 'player' })
    expect(castIn('two player canoe battle')).toMatchObject({ canoe: 'player' })
  })

  it('has a mouse that does something, and none that one plays with', () => {
    expect(castIn('a maze with a mouse eating crumbs')).toMatchObject({ mouse: 'player' })
    expect(castIn('aim the hose with the mouse')).not.toHaveProperty('mouse')
  })

  it('has nobody whom only a table took for a noun', () => {
    expect(castIn('you have to decide whether to sell the bakery to a baker')).not.toHaveProperty('whether')
    expect(castIn('heat the iron until it is orange, then hammer it')).not.toHaveProperty('orange')
  })

  it('plays whom the sentence is about, not an animal of the scene', () => {
    expect(castIn('a snow plow clears the road for goats')).toMatchObject({ snowplow: 'player' })
    expect(castIn('a little witch has lost her broom. Talk to the baker and the frog postman')).toMatchObject(
      {
        witch: 'player',
        baker: 'friend',
      },
    )
  })

  it.each([
    ['draw paths for the birds with the mouse', 'mouse'],
    ['a fox hops over logs, press D to dash, max 4 logs', 'd'],
    ['sort letters into bags, use number keys', 'number-key'],
  ])('has nobody who is only a control: %s', (prompt, id) => {
    const brief = briefOfPrompt(prompt)
    expect('actors' in brief ? brief.actors.map((one) => one.id) : undefined).not.toContain(id)
  })

  it('has deeds done by those who do them', () => {
    expect(deedsIn('pacman style maze with a mouse eating cheese chased by four cats')).toEqual(
      expect.arrayContaining(['player eat cheese', 'cat chase player']),
    )
    expect(deedsIn('a sloth climbs a tree, grabbing leaves and dodging coconuts')).toEqual(
      expect.arrayContaining(['player grab leaf', 'player dodge coconut']),
    )
  })

  it('leaves to the tables what only they know of games', () => {
    expect(castIn('cat platformer with fish')).toMatchObject({ cat: 'player' })
    expect(castIn('space invaders but the invaders are broccoli')).toMatchObject({ broccoli: 'enemy' })
    expect(briefOf('a quiz game about the planets of the solar system')).toMatchObject({
      topic: expect.stringContaining('planets'),
      actors: [],
    })
  })

  it('puts a rider and what is ridden on the stage as one', () => {
    const [player, ...others] = briefOf('a knight on a horse fights bandits').actors
    expect(player).toMatchObject({ role: 'player', mount: { name: 'horse' } })
    expect(others.map(({ thing }) => thing.name)).toEqual(['bandit'])
  })

  it('claims what nothing can be made of as it was said, and never hides it', () => {
    const { claims } = briefOf('a baker kneads dough on the beat')
    const unserved = claims.filter(({ about }) => about === 'unserved')
    expect(unserved).toContainEqual(
      expect.objectContaining({ verb: 'knead', words: expect.stringContaining('kneads dough') }),
    )
  })

  it('takes a profession for no second actor, and the members of a family for what is there', () => {
    const roles = Object.values(castIn('a gardener robot waters 10 sunflowers'))
    expect(roles.sort()).toEqual(['collectible', 'player'])
    expect(castIn('a family of 4 hedgehogs crosses the road')).not.toHaveProperty('family')
  })

  it('claims every word once', () => {
    const claimsIn = (prompt: string) => briefOf(prompt).claims.map(({ words }) => words)
    const eels = claimsIn(
      'a snake game where a red worm eats fat apples and must not touch the electric eels',
    )
    expect(eels).toEqual(
      expect.arrayContaining(['You play a worm', 'The worm is red', 'The worm eats apples']),
    )
    expect(eels).toContain('The worm avoids electric eels')
    expect(eels.join()).not.toMatch(/electric electric/i)
    const dry = claimsIn('a robot waters 10 sunflowers before they dry out')
    expect(dry.filter((words) => /dry out/i.test(words))).toEqual(['Before they dry out'])
  })

  it('takes a heart that is lost for no thing of the scene, and its loss for no end of the game', () => {
    const prompt = 'a frog catches flies, you lose a heart when a bee stings you'
    expect(Object.keys(castIn(prompt)).sort()).toEqual(['bee', 'fly', 'frog'])
    const screens = (text: string) =>
      briefOf(text).claims.filter(
        (claim) => claim.about === 'feature' && /screen for losing/.test(claim.words),
      )
    expect(screens(prompt)).toEqual([])
    expect(screens('a frog catches flies, you lose when a bee stings you')).toHaveLength(1)
    expect(Object.keys(castIn('a frog collects hearts and dodges bees'))).toContain('heart')
  })

  it('takes what is all around for the place, and not for somebody in it', () => {
    const pub = briefOf('A waiter carries beer to guests in a pub')
    expect([pub.scene, pub.sceneWords]).toEqual(['kitchen', 'pub'])
    expect(pub.actors.map(({ thing }) => thing.name)).not.toContain('pub')
    const deck = briefOf('A pirate collects coins on the deck of a ship and dodges rats')
    expect([deck.scene, deck.sceneWords]).toEqual(['sea', 'deck'])
    expect(deck.actors.map(({ thing }) => thing.name)).not.toContain('ship')
    expect(briefOf('A fish collects pearls at a coral reef').scene).toBe('underwater')
    expect(briefOf('A penguin slides down an ice hill').sceneWords).toBe('ice hill')
  })

  it('knows who sits on whom', () => {
    const { actors } = briefOf('a knight on a horse collects apples, goblins riding wolves chase him')
    const of = (name: string) => actors.find(({ thing }) => thing.name === name)
    expect([of('knight')?.mount?.name, of('goblin')?.mount?.name]).toEqual(['horse', 'wolf'])
    expect(of('wolf')).toBeUndefined()
  })

  it('takes what a deed is worth for no number of points to win', () => {
    const score = (text: string) => briefOf(text).numbers.score
    expect(score('darts with 100 points for every bullseye')).toBeUndefined()
    expect(score('a frog gets 10 points for each fly')).toBeUndefined()
    expect(score('hoops with 30 points per ring')).toBeUndefined()
    expect(score('darts, first to 100 points wins')).toBe(100)
    expect(score('darts with 100 points to win')).toBe(100)
  })

  it('never takes what one cannot do for what one does', () => {
    for (const prompt of [
      "a platformer where you can't jump",
      'a maze where you cannot shoot',
      'a knight who wont fight',
    ])
      expect(briefOf(prompt).deeds, prompt).toEqual([expect.objectContaining({ negated: true })])
  })

  it('plays whom it puts in the place of the hero that gives a known game its name', () => {
    expect(
      castIn('that chrome dinosaur one except its a shopping trolley rolling down a hill'),
    ).toMatchObject({
      'shopping trolley': 'player',
    })
    expect(castIn('space invaders but the invaders are broccoli')).toMatchObject({ broccoli: 'enemy' })
  })

  it('plays nobody whom one only talks about', () => {
    expect(castIn('I bluff about our army and threaten the dragon')).not.toMatchObject({ army: 'player' })
  })

  it('puts no talk about play and time on the stage, unless something is done to it', () => {
    const cast = castIn('a pigeon delivers letters, each season the speed and the turning radius change')
    expect(Object.keys(cast)).not.toEqual(expect.arrayContaining(['season']))
    expect(Object.keys(cast)).not.toEqual(expect.arrayContaining(['speed']))
    expect(Object.keys(castIn('a wizard pushes barrels onto the stage'))).toContain('stage')
  })

  it('mends the spelling of every word of a noun', () => {
    expect(Object.keys(castIn('pac man but the ghosts are vaccum cleaners'))).toContain('vacuum cleaner')
  })

  it('does what a game is named after to whom it is said, and never what one must not do', () => {
    const { deeds = [], actors } = briefOf(
      'whack the moles, but never hit the bunny: each bunny you hit costs 5 seconds',
    )
    const own = deeds.filter(({ subject }) => subject === 'player')
    expect(own.map(({ verb, negated, whoms }) => [verb, negated, ...whoms.map(({ id }) => id)])).toEqual([
      ['whack', false, 'mole'],
      ['hit', true, 'bunny'],
    ])
    expect(actors.find(({ id }) => id === 'mole')?.role).toBe('enemy')
  })

  it('refuses what is no prompt as before', () => {
    expect(briefOfPrompt('   ')).toMatchObject({ refused: 'empty' })
  })
})
