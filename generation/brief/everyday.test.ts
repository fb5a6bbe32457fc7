import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { understand } from './understand.ts'

/** Everyday wishes, by kind. Several of each kind, since a kind that holds for one prompt is no kind. */
function read(prompt: string): Brief {
  const brief = understand(prompt)
  if ('refused' in brief) throw new Error(`refused: ${brief.message}`)
  return brief
}
const cast = (brief: Brief) => Object.fromEntries(brief.actors.map(({ phrase, role }) => [phrase, role]))
const said = (brief: Brief) => brief.claims.map(({ words }) => words)
const claimed = (brief: Brief) =>
  brief.claims.flatMap((claim) =>
    claim.about === 'rule' ? [[claim.mechanic, claim.object].filter(Boolean).join(' ')] : [],
  )
const playerOf = (brief: Brief) => brief.actors.find(({ role }) => role === 'player')

describe('a place that one goes to is the goal, and its claim names it', () => {
  test.each([
    ['a knight jumping over lava to reach the castle', 'castle', 'explore castle'],
    ["a girl walks through the forest to grandma's house", "grandma's house", 'explore house'],
    ['help the turtle get home to the ocean', 'ocean', 'explore ocean'],
    ['a frog crosses the road to get to the pond', 'pond', 'explore pond'],
    ['a fish who wants to go back to the sea', 'sea', 'explore sea'],
    ['a boy runs to school and avoids dogs', 'school', 'explore school'],
    ['a princess escaping from the dragon to her castle', 'castle', 'explore castle'],
    ['a bird flies to its nest', 'nest', 'explore nest'],
    ['an astronaut returns to the rocket', 'rocket', 'explore rocket'],
    ['a lost puppy finding his way home', 'home', 'explore house'],
    ['a robot must reach the exit of the factory', 'exit', 'explore exit'],
    ['a dog bringing bones home', 'home', 'deliver bone'],
  ])('%s', (prompt, goal, rule) => {
    const brief = read(prompt)
    expect(cast(brief)).toMatchObject({ [goal]: 'goal' })
    expect(claimed(brief)).toContain(rule)
  })

  test('where it plays stays where it plays', () => {
    expect(read("a girl walks through the forest to grandma's house").scene).toBe('forest')
    expect(read('a frog crosses the road to get to the pond').scene).toBe('road')
    expect(read('a robot must reach the exit of the factory').scene).toBe('factory')
    expect(cast(read('enter the dungeon and fight skeletons'))).not.toHaveProperty('dungeon')
    expect(claimed(read('explore the haunted house'))).toContain('explore')
  })
})

describe('a rider and its mount are one figure', () => {
  test.each([
    ['a knight on a horse', 'knight', 'horse', 'You play a knight on a horse'],
    ['a cat riding a skateboard dodging dogs', 'cat', 'skateboard', 'You play a cat on a skateboard'],
    ['a princess riding a dragon collects stars', 'princess', 'dragon', 'You play a princess on a dragon'],
    ['a boy on a bike delivers newspapers', 'boy', 'bike', 'You play a boy on a bike'],
    ['cowboy on a horse chases bandits', 'cowboy', 'horse', 'You play a cowboy on a horse'],
    ['santa on a sled dropping presents', 'santa', 'sled', 'You play Santa on a sled'],
    ['a monkey on a unicycle juggling bananas', 'monkey', 'unicycle', 'You play a monkey on a unicycle'],
  ])('%s', (prompt, rider, mount, words) => {
    const brief = read(prompt)
    expect(playerOf(brief)).toMatchObject({ phrase: rider, mount: { name: mount } })
    expect(brief.actors.map(({ thing }) => thing.name)).not.toContain(mount)
    expect(said(brief)).toContain(words)
  })

  test('others ride too', () => {
    const brief = read('goblins riding wolves attack the village')
    expect(cast(brief)).toMatchObject({ goblins: 'enemy' })
    expect(said(brief)).toContain('Goblins come on wolves')
  })

  test('in ships and trains one is inside, and what you ride yourself you play', () => {
    expect(playerOf(read('a pirate on a ship'))?.mount).toBeUndefined()
    expect(playerOf(read('ride a horse through the desert'))?.phrase).toBe('horse')
  })
})

describe('what is delivered is delivered somewhere', () => {
  test.each([
    ['a mailman delivers letters', 'letters', 'mailbox'],
    ['a drone delivering packages', 'packages', 'house'],
    ['pizza delivery boy', 'pizzas', 'house'],
    ['a stork delivers babies', 'babies', 'house'],
  ])('%s', (prompt, what, where) => {
    expect(cast(read(prompt))).toMatchObject({ [what]: 'collectible', [where]: 'goal' })
  })
})

describe('a place that is wished for is where it plays', () => {
  test.each([
    ['a game with space and stars', 'space', 'space'],
    ['something with the ocean and submarines', 'sea', 'ocean'],
    ['i want the desert and camels', 'desert', 'desert'],
    ['make a game with a beach and crabs', 'beach', 'beach'],
  ] as const)('%s', (prompt, scene, word) => {
    const brief = read(prompt)
    expect(brief.scene).toBe(scene)
    expect(cast(brief)).not.toHaveProperty(word)
  })

  test('one of several that only stand there is played', () => {
    expect(said(read('something with the ocean and submarines'))).toContain('You play a submarine')
    expect(said(read('i want the desert and camels'))).toContain('You play a camel')
  })
})

describe('what is named beside a known game steps in for whom it would have had', () => {
  test.each([
    ['asteroids but with donuts', { donuts: 'enemy', spaceship: 'player' }, 'asteroid'],
    [
      'pac-man with ghosts as cats and pellets as cookies',
      { cats: 'enemy', cookies: 'collectible' },
      'ghost',
    ],
    ['flappy bird but it is a bee', { bee: 'player' }, 'bird'],
    ['flappy bird with candles', { candles: 'obstacle' }, 'pipe'],
    ['mario with a penguin', { penguin: 'player' }, 'plumber'],
    ['space invaders with cats', { cats: 'enemy', spaceship: 'player' }, 'alien'],
    ['snake with frogs', { frogs: 'collectible', snake: 'player' }, 'apple'],
    ['breakout with cakes', { cakes: 'obstacle' }, 'brick'],
    ['tetris with fruits', { fruits: 'collectible' }, 'block'],
    ['a game like mario kart but with snails', { snails: 'player', snail: 'enemy' }, 'racing car'],
  ])('%s', (prompt, roles, gone) => {
    const brief = read(prompt)
    expect(cast(brief)).toMatchObject(roles)
    expect(brief.actors.map(({ thing }) => thing.name)).not.toContain(gone)
  })
})

describe('a mash-up promises both', () => {
  test.each([
    ['snake meets tower defence', ['It plays like snake', 'It plays like tower defence too']],
    ['a mix of tetris and bowling', ['It plays like tetris', 'It plays like bowling too']],
    ['pac-man crossed with space invaders', ['It plays like pac man', 'It plays like space invaders too']],
    ['flappy bird meets mario', ['It plays like flappy bird', 'It plays like mario too']],
  ])('%s', (prompt, claims) => {
    const brief = read(prompt)
    expect(said(brief)).toEqual(expect.arrayContaining(claims))
    expect(brief.triples).toEqual([])
  })

  test('and brings along whom the other has', () => {
    expect(cast(read('flappy bird meets mario'))).toMatchObject({ bird: 'player', coin: 'collectible' })
  })
})

describe('who asks is not who plays', () => {
  test.each([
    ['my little sister loves ponys make a game with ponys and apples', 'ponys'],
    ['my son is obsessed with trucks, can you make a game for him', 'trucks'],
    ['make me something fun with trains', 'trains'],
    ['make me a cat game', 'cat'],
  ])('%s', (prompt, player) => {
    expect(playerOf(read(prompt))?.phrase).toBe(player)
  })
})

describe('everyday sentences', () => {
  test.each([
    ['zombie school where the teacher is the boss', { zombies: 'enemy', teacher: 'boss' }],
    ['dinosaur island', { dinosaurs: 'player' }],
    ['a firefighter rescues kittens from trees', { kittens: 'friend', trees: 'prop' }],
    ['a girl and her dragon fly to the moon', { girl: 'player', dragon: 'friend', moon: 'goal' }],
    ['santa flying with his reindeer dropping presents', { santa: 'player', reindeer: 'friend' }],
    ['ghost in a library that scares visitors', { ghost: 'player', visitors: 'enemy' }],
    ['pizza vs burgers', { pizza: 'player', burgers: 'enemy' }],
    ['i want a mermaid game with a castle', { mermaid: 'player', castle: 'prop' }],
    ['angry toaster fights slices of bread', { 'angry toaster': 'player', bread: 'enemy' }],
    ['an evil robot attacks the city', { 'evil robot': 'enemy' }],
    ['pigs chickens and a farmer, the wolf wants to eat them', { farmer: 'player', wolf: 'enemy' }],
    ['mole digging for worms but birds are coming', { mole: 'player', birds: 'enemy' }],
    ['a race between a tortoise and a hare', { tortoise: 'player', hare: 'enemy' }],
    ['a hungry shark chases a diver', { 'hungry shark': 'player' }],
    ['a dragon who is afraid of mice', { dragon: 'player', mice: 'enemy' }],
    ["let's make a game about a toaster that escapes the junkyard", { toaster: 'player' }],
    ['i want to play as a t-rex and stomp on cars', { cars: 'enemy' }],
    ['find the treasure cave with a pirate', { pirate: 'player', 'treasure cave': 'goal' }],
  ])('%s', (prompt, roles) => {
    expect(cast(read(prompt))).toMatchObject(roles)
  })

  test('only what was said becomes a rule', () => {
    const fights = (prompt: string) => claimed(read(prompt)).filter((rule) => rule.startsWith('fight'))
    expect(fights('mouse stealing cheese from a sleeping cat')).toEqual([])
    expect(claimed(read('a fairy collecting dust while a troll chases her'))).toContain('chase player')
    expect(fights('a race between a tortoise and a hare')).toEqual([])
    expect(claimed(read('a squirrel gathers nuts for winter'))).toEqual(['collect nut'])
    expect(claimed(read('astronaut stranded on mars needs to collect oxygen'))).toEqual(['collect oxygen'])
    expect(cast(read('a caterpillar eats leaves and turns into a butterfly'))).not.toHaveProperty('butterfly')
  })

  test.each([
    ['space cats fighting alien dogs', 'space'],
    ['viking ship battles sea monsters', 'sea'],
    ['surfing hamster', 'sea'],
    ['bring honey to the hive before winter', undefined],
    ['car racing in the desert against camels', 'desert'],
  ] as const)('%s plays in its place', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene)
  })
})

describe('what stands around a noun', () => {
  test.each(['a firefly in a dark swamp', 'a girl walks through the dark forest', 'a fox in a dark alley'])(
    'a dark place in the open is night: %s',
    (prompt) => expect(read(prompt).time).toBe('night'),
  )

  test.each(['two astronauts collect moon rocks together', 'two dogs hunt for bones together in a park'])(
    'two who do it together are two players: %s',
    (prompt) => {
      expect(read(prompt).numbers.players).toBe(2)
    },
  )

  test('a label ends the list before it', () => {
    const brief = read('avoid sharks, collect pearls, boss: a giant squid')
    expect(said(brief)).not.toContain('You collect the giant squid')
    expect(cast(brief)).toMatchObject({ 'giant squid': 'boss' })
  })
})

describe('warnings and what is kept', () => {
  test.each([
    ['gather wood and mind the wolves', 'wolves', 'wolf'],
    ['collect mushrooms, beware of the bears', 'bears', 'bear'],
    ['gather coins and watch out for the snakes', 'snakes', 'snake'],
    ['a boat brings fish home, look out for the sharks', 'sharks', 'shark'],
    ['a boy walks home; mind out for the dogs', 'dogs', 'dog'],
  ])('a warning is about somebody to avoid: %s', (prompt, phrase, id) => {
    const brief = read(prompt)
    expect(cast(brief)).toMatchObject({ [phrase]: 'enemy' })
    expect(claimed(brief)).toContain(`avoid ${id}`)
    expect(brief.actors.map(({ thing }) => thing.name)).not.toContain('mind')
  })

  test.each([
    ['gather wood, keep the fire burning, mind the wolves', 'fire', 'You keep the fire burning'],
    ['keep the campfire going through the night', 'campfire', 'You keep the campfire going'],
    ['keep the lamp lit while ghosts attack', 'lamp', 'You keep the lamp lit'],
    ['keep the plant alive and avoid snails', 'plant', 'You keep the plant alive'],
    ['keep the sheep safe from wolves', 'sheep', 'You keep the sheep safe'],
  ])('what is kept is looked after and no foe: %s', (prompt, kept, words) => {
    const brief = read(prompt)
    expect(cast(brief)).toMatchObject({ [kept]: 'goal' })
    expect(said(brief)).toContain(words)
    expect(claimed(brief).filter((rule) => rule.startsWith('fight') && rule.endsWith(kept))).toEqual([])
  })

  test('what comes after something kept is wanted', () => {
    const brief = read('keep the fire burning and collect wood')
    expect(claimed(brief)).toContain('collect wood')
  })

  test('a step that is to be minded is no thing', () => {
    expect(read('a cat collects fish, mind your step').actors.map(({ thing }) => thing.name)).toEqual([
      'cat',
      'fish',
    ])
  })

  test.each(['wood', 'coal', 'honey', 'firewood'])('there is no more than one of stuff: %s', (stuff) => {
    const [found] = read(`gather ${stuff}`).actors
    expect(found?.thing.plural).toBe(stuff)
  })
})

describe('a quest', () => {
  test('is that of somebody, or one for something', () => {
    expect(playerOf(read('knight quest'))).toMatchObject({ phrase: 'knight' })
    expect(claimed(read('treasure quest'))).toContain('collect treasure')
  })
})
