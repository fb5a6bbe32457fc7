import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Brief, Role } from './brief.ts'
import { understand } from './understand.ts'

function read(prompt: string): Brief {
  const brief = understand(prompt)
  if ('refused' in brief) throw new Error(`refused: ${brief.message}`)
  return brief
}

const cast = (brief: Brief) => Object.fromEntries(brief.actors.map((actor) => [actor.thing.name, actor.role]))
const rules = (brief: Brief) =>
  brief.triples.map(({ subject, mechanic, object }) => [subject, mechanic, object].filter(Boolean).join(' '))
const genre = (brief: Brief) => brief.cues[0]?.genre

/** What a reader of the prompt would insist on. */
type Case = {
  prompt: string
  genre?: string
  cast?: Record<string, Role>
  rules?: string[]
  numbers?: Brief['numbers']
  scene?: Brief['scene']
  rest?: Partial<Pick<Brief, 'time' | 'weather' | 'mood' | 'topic' | 'dimension' | 'difficulty'>>
  extras?: Brief['extras']
  absent?: Brief['absent']
  styles?: Brief['styles']
}

const practice: Case[] = [
  {
    prompt: 'a cat collecting fish while avoiding dogs in space',
    genre: 'collector',
    cast: { cat: 'player', fish: 'collectible', dog: 'enemy' },
    rules: ['player collect fish', 'player avoid dog'],
    scene: 'space',
  },
  {
    prompt:
      'platformer with a frog that jumps across lily pads over a swamp full of crocodiles, collect 10 flies to win',
    genre: 'platformer',
    cast: { frog: 'player', crocodile: 'enemy', fly: 'collectible' },
    rules: ['player collect fly'],
    scene: 'swamp',
  },
  {
    prompt: 'endless runner where a llama leaps over cacti in the desert, it gets faster over time',
    genre: 'runner',
    cast: { llama: 'player', cactus: 'obstacle' },
    rules: ['player jump cactus'],
    scene: 'desert',
    extras: ['faster-over-time'],
  },
  {
    prompt:
      'top down zombie survival, the player is a nurse throwing syringes, waves get harder, a giant zombie boss on wave 5',
    genre: 'survival',
    cast: { nurse: 'player', syringe: 'projectile' },
    numbers: { waves: 5 },
    extras: ['waves', 'boss'],
  },
  {
    prompt: 'space invaders but the invaders are broccoli and the player is a fork',
    genre: 'shooter',
    cast: { broccoli: 'enemy', fork: 'player' },
    scene: 'space',
  },
  {
    prompt: 'classic snake game with a neon look and golden apples worth 5 points',
    genre: 'snake',
    cast: { apple: 'collectible' },
    styles: ['neon'],
  },
  {
    prompt: 'pacman style maze with a mouse eating cheese chased by four cats',
    genre: 'maze-chase',
    cast: { mouse: 'player', cheese: 'collectible', cat: 'enemy' },
    rules: ['player collect cheese', 'cat chase player'],
  },
  {
    prompt: 'tower defense: penguins defend the iceberg against walruses with three kinds of towers',
    genre: 'tower-defence',
    cast: { iceberg: 'goal', walrus: 'enemy' },
    numbers: { kinds: 3 },
  },
  {
    prompt: 'memory card game with sea animals, 16 cards',
    genre: 'memory',
    numbers: { cards: 16 },
    rest: { topic: 'sea animals' },
  },
  {
    prompt: 'a quiz game about the planets of the solar system',
    genre: 'quiz',
    rest: { topic: 'planets of the solar system' },
  },
  {
    prompt: 'sokoban with a robot pushing batteries onto charging pads, 3 levels',
    genre: 'sokoban',
    cast: { robot: 'player', battery: 'obstacle', 'charging pad': 'goal' },
    numbers: { levels: 3 },
  },
  {
    prompt: 'catch falling fruits in a basket, avoid the bombs, 60 seconds',
    genre: 'catcher',
    cast: { fruit: 'collectible', bomb: 'hazard' },
    numbers: { seconds: 60 },
  },
  {
    prompt: "frogger but you're a hedgehog crossing a highway to bring apples home to your kids",
    genre: 'crossing',
    cast: { hedgehog: 'player', apple: 'collectible' },
    scene: 'road',
  },
  {
    prompt:
      'a fishing game at sunset: cast the line, catch 8 fish before the sun goes down, boots cost points',
    genre: 'fishing',
    cast: { fish: 'collectible', boot: 'hazard' },
    rest: { time: 'sunset' },
  },
  {
    prompt:
      'turn based battle: a knight against a slime, a skeleton and finally a dragon, with attack, defend and heal',
    genre: 'battle',
    cast: { knight: 'player', slime: 'enemy', skeleton: 'enemy', dragon: 'boss' },
  },
  {
    prompt: "stealth game, a raccoon steals pizza slices without being seen by the guards' flashlights",
    genre: 'stealth',
    cast: { raccoon: 'player', guard: 'enemy' },
    rules: ['player sneak guard'],
  },
  {
    prompt:
      'top-down dungeon: find the red key, open the red door, grab the treasure and get back to the stairs with 3 hearts',
    genre: 'dungeon',
    cast: { key: 'collectible', door: 'obstacle', treasure: 'collectible', stairs: 'goal' },
    numbers: { lives: 3 },
    extras: ['keys'],
  },
  {
    prompt: 'a relaxing game about a gardener bee that pollinates flowers, no enemies, no timer',
    rest: { mood: 'calm' },
    absent: ['enemies', 'timer'],
    rules: ['player collect flower'],
  },
  { prompt: 'hangman with names of fruits', genre: 'hangman', rest: { topic: 'fruits' } },
  { prompt: 'pong against the computer, first to 7', genre: 'pong', numbers: { score: 7 } },
]

const strangers: Case[] = [
  { prompt: 'dinosaurs', cast: { dinosaur: 'player' } },
  { prompt: 'chess', genre: 'chess' },
  { prompt: 'MAKE ME A GAME WHERE A SHARK EATS SWIMMERS', cast: { shark: 'player', swimmer: 'collectible' } },
  {
    prompt: 'a gmae were you colect stars and avoyd the asteriods',
    cast: { star: 'collectible', asteroid: 'hazard' },
    rules: ['player collect star', 'player avoid asteroid'],
  },
  { prompt: 'cats vs dogs', cast: { cat: 'player', dog: 'enemy' } },
  {
    prompt: 'like pac-man but with vegetables instead of dots and farmers instead of ghosts',
    genre: 'maze-chase',
    cast: { vegetable: 'collectible', farmer: 'enemy' },
  },
  { prompt: 'flappy bird but with a flying pig', genre: 'flappy', cast: { pig: 'player' } },
  {
    prompt: 'you are a wizard who casts fireballs at goblins; protect your tower for 10 waves',
    cast: { wizard: 'player', goblin: 'enemy', fireball: 'projectile', tower: 'goal' },
    numbers: { waves: 10 },
  },
  {
    prompt: 'a mouse sneaks past sleeping cats to steal cheese from the kitchen',
    cast: { mouse: 'player', cat: 'enemy', cheese: 'collectible' },
    scene: 'kitchen',
  },
  {
    prompt: 'escape from a haunted mansion before midnight while ghosts chase you',
    cast: { ghost: 'enemy' },
    rules: ['ghost chase player'],
    scene: 'haunted',
  },
  {
    prompt: 'guide a ball through a maze to the exit without touching the walls',
    cast: { ball: 'player', wall: 'hazard' },
  },
  {
    prompt: 'grow a garden and keep the rabbits from eating your lettuce',
    cast: { rabbit: 'enemy', lettuce: 'goal' },
    rules: ['player defend lettuce'],
  },
  {
    prompt:
      'a boat sails across the stormy sea rescuing stranded sailors while avoiding sharks and whirlpools',
    cast: { boat: 'player', sailor: 'friend', shark: 'enemy', whirlpool: 'hazard' },
    scene: 'sea',
  },
  {
    prompt: 'a cow abducted by aliens must jump on platforms inside the UFO to escape',
    cast: { cow: 'player', alien: 'enemy' },
    rules: ['alien steal player'],
  },
  {
    prompt: 'the hero is a brave squirrel. the enemies are hawks. collect 15 acorns to win',
    cast: { squirrel: 'player', hawk: 'enemy', acorn: 'collectible' },
  },
  {
    prompt: 'superhero flies over the city and punches robots',
    cast: { superhero: 'player', robot: 'enemy' },
    scene: 'city',
  },
  {
    prompt: 'Santa drops presents into chimneys from his sleigh, avoid airplanes and birds',
    cast: { santa: 'player', present: 'collectible', chimney: 'goal', airplane: 'enemy' },
  },
  {
    prompt: 'a knight with a blue shield and a golden sword fights a huge red dragon near a volcano',
    cast: { knight: 'player', dragon: 'enemy' },
    scene: 'volcano',
  },
  { prompt: "ninja slices flying fruit, don't hit the bombs", cast: { ninja: 'player', bomb: 'hazard' } },
  {
    prompt: 'math quiz for 3rd graders about multiplication',
    genre: 'quiz',
    rest: { topic: 'multiplication' },
  },
  {
    prompt: 'quiz on world capitals with 10 questions and a timer of 15 seconds',
    rest: { topic: 'world capitals' },
    numbers: { rounds: 10, seconds: 15 },
  },
]

function check({ prompt, ...wanted }: Case) {
  const brief = read(prompt)
  if (wanted.genre !== undefined) expect(genre(brief)).toBe(wanted.genre)
  if (wanted.cast) expect(cast(brief)).toMatchObject(wanted.cast)
  if (wanted.rules) expect(rules(brief)).toEqual(expect.arrayContaining(wanted.rules))
  if (wanted.numbers) expect(brief.numbers).toMatchObject(wanted.numbers)
  if (wanted.scene) expect(brief.scene).toBe(wanted.scene)
  if (wanted.rest) expect(brief).toMatchObject(wanted.rest)
  if (wanted.extras) expect(brief.extras).toEqual(expect.arrayContaining(wanted.extras))
  if (wanted.absent) expect(brief.absent).toEqual(expect.arrayContaining(wanted.absent))
  if (wanted.styles) expect(brief.styles).toEqual(wanted.styles)
}

describe('prompts', () => {
  test.each(practice)('practice: $prompt', check)
  test.each(strangers)('strangers: $prompt', check)
})

test('what lies about everywhere is where it plays, and nothing that stands there', () => {
  for (const [prompt, scene, ground] of [
    ['a penguin slides on the ice collecting fish', 'snow', 'ice'],
    ['a crab walks on the sand and collects shells', 'desert', 'sand'],
  ] as const) {
    const brief = read(prompt)
    expect(brief.scene).toBe(scene)
    expect(cast(brief)).not.toHaveProperty(ground)
  }
  expect(cast(read('collect ice cubes before they melt'))).toHaveProperty('ice cube')
})

describe('specifications with headings and lists', () => {
  const brief = read(`# Space Cleaner

Create a browser game in a single HTML file using canvas and vanilla JavaScript.

## Gameplay
- The player controls a small spaceship with the arrow keys
- Collect floating trash for 10 points each
- Avoid asteroids and enemy drones

## Enemies
- Robots that chase the player
- Slow turrets

## Visuals
- Neon colors, starfield background, particle explosions

## UI
- Score, lives (3) and level at the top
- Start screen, pause with P, game over screen with restart button`)

  test('give the cast its roles', () => {
    expect(cast(brief)).toMatchObject({
      spaceship: 'player',
      trash: 'collectible',
      asteroid: 'hazard',
      drone: 'enemy',
      robot: 'enemy',
      turret: 'enemy',
    })
  })
  test('put no talk about screens and code on the stage', () => {
    const names = brief.actors.map((actor) => actor.thing.name).join(' ')
    expect(names).not.toMatch(/canvas|score|screen|file|javascript|level|button|explosion|background/)
  })
  test('turn wishes about the frame into claims of features', () => {
    const features = brief.claims.flatMap((claim) => (claim.about === 'feature' ? [claim.feature] : []))
    expect(features).toEqual(
      expect.arrayContaining([
        'score-shown',
        'pause',
        'restart',
        'lose-screen',
        'keyboard',
        'particles',
        'title-screen',
      ]),
    )
    expect(brief.styles).toEqual(['neon'])
  })
  test('read labels as headings', () => {
    const labelled = read(
      'Title: Bunny Hop\nPlayer: a white bunny\nEnemies: foxes and snakes\nCollectibles: carrots (10 points)\nSetting: a sunny meadow\nControls: arrow keys, space to jump',
    )
    expect(labelled.title).toBe('Bunny Hop')
    expect(cast(labelled)).toMatchObject({
      bunny: 'player',
      fox: 'enemy',
      snake: 'enemy',
      carrot: 'collectible',
    })
    expect(labelled.scene).toBe('meadow')
    expect(labelled.actors.find((actor) => actor.thing.name === 'carrot')?.points).toBe(10)
  })
})

describe('actors', () => {
  test('carry colours, sizes and counts', () => {
    const brief = read('a tiny green dragon collects 12 golden eggs')
    expect(brief.actors[0]).toMatchObject({
      role: 'player',
      attributes: { colourWord: 'green', sizeWord: 'tiny' },
    })
    expect(brief.actors[1]).toMatchObject({ count: 12, attributes: { colourWord: 'golden' } })
  })
  test('of one name and different looks are two', () => {
    const brief = read('catch eggs, golden eggs give 5 points and rotten eggs cost a life')
    expect(brief.actors.map(({ phrase, role, points }) => [phrase, role, points])).toEqual([
      ['eggs', 'collectible', undefined],
      ['golden eggs', 'collectible', 5],
      ['rotten eggs', 'hazard', undefined],
    ])
  })
  test('hold at most one player, whose id is player', () => {
    for (const { prompt } of [...practice, ...strangers]) {
      const players = read(prompt).actors.filter((actor) => actor.role === 'player')
      expect(players.length).toBeLessThanOrEqual(1)
      if (players[0]) expect(players[0].id).toBe('player')
    }
  })
  test('have ids of their own, and rules name only those', () => {
    for (const { prompt } of [...practice, ...strangers]) {
      const brief = read(prompt)
      const ids = brief.actors.map((actor) => actor.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const triple of brief.triples) {
        for (const id of [triple.subject, triple.object, triple.with, triple.to]) {
          if (id !== undefined && id !== 'player') expect(ids).toContain(id)
        }
      }
    }
  })
  test('of models and places have relations and no sides', () => {
    const brief = understand('a corgi wearing a blue scarf', 'model')
    if ('refused' in brief) throw new Error(brief.message)
    expect(brief.actors.map(({ id, role }) => [id, role])).toEqual([
      ['corgi', 'prop'],
      ['scarf', 'prop'],
    ])
    expect(brief.relations).toMatchObject([{ subject: 'corgi', relation: 'wearing', object: 'scarf' }])
  })
})

describe('claims', () => {
  test('are said once each, as sentences', () => {
    for (const { prompt } of [...practice, ...strangers]) {
      const words = read(prompt).claims.map((claim) => claim.words)
      expect(new Set(words).size).toBe(words.length)
      for (const sentence of words) expect(sentence).toMatch(/^[A-Z0-9].{4,}$/)
    }
  })
  test('of the first practice prompt', () => {
    expect(
      read('a cat collecting fish while avoiding dogs in space').claims.map(({ words }) => words),
    ).toEqual(['You play a cat', 'The cat collects fish', 'The cat avoids dogs', 'It is set in space'])
  })
})

describe('refusals', () => {
  const kind = (prompt: string) => {
    const brief = understand(prompt)
    return 'refused' in brief ? brief.refused : 'served'
  }
  test.each(['', '   ', '\n\t', '!!! ???'])('empty: %j', (prompt) => expect(kind(prompt)).toBe('empty'))
  test.each([
    'un juego donde un gato recoge peces y evita perros',
    'ein Spiel mit einer Katze und einem Hund',
    "un jeu où un chat attrape des poissons dans l'espace",
    'um jogo onde você coleta moedas',
    'игра про кота в космосе',
    '猫が魚を集めるゲーム',
    'een spel waar je een kat bent die vissen vangt',
  ])('another language: %s', (prompt) => expect(kind(prompt)).toBe('language'))
  test.each([
    'a porn game',
    'a game where you kill all the jews',
    'school shooting simulator',
    'a game about suicide',
    'play as a nazi',
    'how to make a bomb',
  ])('unsafe: %s', (prompt) => expect(kind(prompt)).toBe('unsafe'))
  test.each([
    'pac-man',
    'tetris',
    'asdfgh',
    'ninja',
    'shoot zombies in the head with a shotgun',
    'a war game with tanks and soldiers',
    'naked mole rats digging tunnels',
    'moby dick the whale sinks ships',
    'bomb the asteroid before it hits earth',
    'quiz about the holocaust for history class',
    'sushi karate samurai',
    'Katamari clone',
    'kill the dragon and save the children',
  ])('served: %s', (prompt) => expect(kind(prompt)).toBe('served'))
})

describe('any string', () => {
  const word = fc.constantFrom(
    'a',
    'the',
    'cat',
    'dogs',
    'collects',
    'avoiding',
    'that',
    'who',
    'with',
    'and',
    ',',
    '.',
    ':',
    '(',
    ')',
    'to',
    'is',
    'are',
    'you',
    'instead',
    'of',
    'boss',
    'wave',
    '5',
    'three',
    'points',
    "'s",
    'red',
    'giant',
    'no',
    'not',
    'before',
    'in',
    'space',
    '\n',
    '- ',
    '# ',
    'shoot',
    'them',
    'it',
  )
  test('is answered, and the same twice', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'grapheme' }),
          fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const once = understand(text)
          expect(understand(text)).toEqual(once)
        },
      ),
      { numRuns: 300 },
    )
  })
  test('even a very long one', () => {
    const brief = read('the cat collects fish and avoids dogs, '.repeat(400))
    expect(cast(brief)).toMatchObject({ cat: 'player', fish: 'collectible', dog: 'enemy' })
  })
})
