import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function read(prompt: string): Brief {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`refused: ${brief.message}`)
  return brief
}
const cast = (brief: Brief) => Object.fromEntries(brief.actors.map(({ phrase, role }) => [phrase, role]))
const said = (brief: Brief) => brief.claims.map(({ words }) => words)
const playerOf = (brief: Brief) => brief.actors.find(({ role }) => role === 'player')
const genre = (brief: Brief) => brief.cues[0]?.genre

/** What tables have to know of a prompt; who is in it is the reading's to say. */
type Case = {
  prompt: string
  genre?: string
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
    scene: 'space',
  },
  {
    prompt:
      'platformer with a frog that jumps across lily pads over a swamp full of crocodiles, collect 10 flies to win',
    genre: 'platformer',
    scene: 'swamp',
  },
  {
    prompt: 'endless runner where a llama leaps over cacti in the desert, it gets faster over time',
    genre: 'runner',
    scene: 'desert',
    extras: ['faster-over-time'],
  },
  {
    prompt:
      'top down zombie survival, the player is a nurse throwing syringes, waves get harder, a giant zombie boss on wave 5',
    genre: 'survival',
    numbers: { waves: 5 },
    extras: ['waves', 'boss'],
  },
  {
    prompt: 'space invaders but the invaders are broccoli and the player is a fork',
    genre: 'shooter',
    scene: 'space',
  },
  {
    prompt: 'classic snake game with a neon look and golden apples worth 5 points',
    genre: 'snake',
    styles: ['neon'],
  },
  {
    prompt: 'pacman style maze with a mouse eating cheese chased by four cats',
    genre: 'maze-chase',
  },
  {
    prompt: 'tower defense: penguins defend the iceberg against walruses with three kinds of towers',
    genre: 'tower-defence',
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
    numbers: { levels: 3 },
  },
  {
    prompt: 'catch falling fruits in a basket, avoid the bombs, 60 seconds',
    genre: 'catcher',
    numbers: { seconds: 60 },
  },
  {
    prompt: "frogger but you're a hedgehog crossing a highway to bring apples home to your kids",
    genre: 'crossing',
    scene: 'road',
  },
  {
    prompt:
      'a fishing game at sunset: cast the line, catch 8 fish before the sun goes down, boots cost points',
    genre: 'fishing',
    rest: { time: 'sunset' },
  },
  {
    prompt:
      'turn based battle: a knight against a slime, a skeleton and finally a dragon, with attack, defend and heal',
    genre: 'battle',
  },
  {
    prompt: "stealth game, a raccoon steals pizza slices without being seen by the guards' flashlights",
    genre: 'stealth',
  },
  {
    prompt:
      'top-down dungeon: find the red key, open the red door, grab the treasure and get back to the stairs with 3 hearts',
    genre: 'dungeon',
    numbers: { lives: 3 },
    extras: ['keys'],
  },
  {
    prompt: 'a relaxing game about a gardener bee that pollinates flowers, no enemies, no timer',
    rest: { mood: 'calm' },
    absent: ['enemies', 'timer'],
  },
  { prompt: 'hangman with names of fruits', genre: 'hangman', rest: { topic: 'fruits' } },
  { prompt: 'pong against the computer, first to 7', genre: 'pong', numbers: { score: 7 } },
]

const strangers: Case[] = [
  { prompt: 'dinosaurs' },
  { prompt: 'chess', genre: 'chess' },
  { prompt: 'MAKE ME A GAME WHERE A SHARK EATS SWIMMERS' },
  {
    prompt: 'a gmae were you colect stars and avoyd the asteriods',
  },
  { prompt: 'cats vs dogs' },
  {
    prompt: 'like pac-man but with vegetables instead of dots and farmers instead of ghosts',
    genre: 'maze-chase',
  },
  { prompt: 'flappy bird but with a flying pig', genre: 'flappy' },
  {
    prompt: 'you are a wizard who casts fireballs at goblins; protect your tower for 10 waves',
    numbers: { waves: 10 },
  },
  {
    prompt: 'a mouse sneaks past sleeping cats to steal cheese from the kitchen',
    scene: 'kitchen',
  },
  {
    prompt: 'escape from a haunted mansion before midnight while ghosts chase you',
    scene: 'haunted',
  },
  {
    prompt: 'guide a ball through a maze to the exit without touching the walls',
  },
  {
    prompt: 'grow a garden and keep the rabbits from eating your lettuce',
  },
  {
    prompt:
      'a boat sails across the stormy sea rescuing stranded sailors while avoiding sharks and whirlpools',
    scene: 'sea',
  },
  {
    prompt: 'a cow abducted by aliens must jump on platforms inside the UFO to escape',
  },
  {
    prompt: 'the hero is a brave squirrel. the enemies are hawks. collect 15 acorns to win',
  },
  {
    prompt: 'superhero flies over the city and punches robots',
    scene: 'city',
  },
  {
    prompt: 'Santa drops presents into chimneys from his sleigh, avoid airplanes and birds',
  },
  { prompt: "ninja slices flying fruit, don't hit the bombs" },
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
  if (wanted.numbers) expect(brief.numbers).toMatchObject(wanted.numbers)
  if (wanted.scene) expect(brief.scene).toBe(wanted.scene)
  if (wanted.rest) expect(brief).toMatchObject(wanted.rest)
  if (wanted.extras) expect(brief.extras).toEqual(expect.arrayContaining(wanted.extras))
  if (wanted.absent) expect(brief.absent).toEqual(expect.arrayContaining(wanted.absent))
  if (wanted.styles) expect(brief.styles).toEqual(wanted.styles)
}

describe('what is said of a game as a whole', () => {
  test.each([...practice, ...strangers])('$prompt', check)
})

describe('where it plays', () => {
  test.each([
    ['a detective finding clues in a library', 'library'],
    ['a horror game in an abandoned hospital', 'laboratory'],
    ['COWBOY SHOOTOUT IN THE WILD WEST', 'village'],
    ['santa delivering presents on rooftops at night', 'city'],
    ['pirate ship battle on the high seas', 'sea'],
    ['a ghost in an old mansion', 'haunted'],
    ['a kid running through a school hallway', 'school'],
    ['a samurai in a japanese garden', 'garden'],
    ['a bard in a medieval town', 'village'],
    ['a fox in candy land', 'candy'],
    ['penguins on an ice planet', 'snow'],
    ['a spaceship must navigate through an asteroid field', 'space'],
    ['sherlock holmes looks for clues in london', 'city'],
    ['a cozy game about autumn', 'forest'],
  ])('%s', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene)
  })
  test('a place is no friend, and rain is no tool', () => {
    expect(cast(read('a bard in a medieval town'))).toEqual({ bard: 'player' })
    expect(cast(read('a sad robot looking for a friend in the rain'))).not.toHaveProperty('rain')
  })
  test('until morning it is night', () => {
    expect(read('gather food and survive until morning').time).toBe('night')
    expect(read('a walk in the early morning').time).toBe('dawn')
  })
})

describe('titles', () => {
  test.each([
    ['bubble tea shop tycoon', 'Bubble Tea Shop Tycoon'],
    ['balloon popping game for toddlers', 'Balloon Popping'],
    ['a horror game in an abandoned hospital', 'Horror in an Abandoned Hospital'],
    ['tower defense with vegetables against bugs', 'Vegetables vs Bugs'],
    ['you mine diamonds and upgrade your pickaxe', 'Diamond Mine'],
    ['a quiz about world capitals', 'World Capitals Quiz'],
    ['christmas', 'Christmas Present Hunt'],
    ['Game concept: "Pet Patrol"\nThe player controls a dog who herds sheep.', 'Pet Patrol'],
  ])('%s', (prompt, title) => {
    expect(read(prompt).title).toBe(title)
  })
  test('names stand without an article', () => {
    expect(said(read('santa delivering presents'))).toContain('You play Santa')
    expect(read('my cat luna chases mice').actors[0]?.thing.name).toBe('cat')
  })
})

describe('numbers', () => {
  test.each<[string, Brief['numbers']]>([
    ['a game with three lives and 5 enemies on screen', { lives: 3, enemies: 5 }],
    ['2-player pong best of 3', { players: 2, rounds: 3 }],
    ['one player draws crosses and the other draws circles', {}],
    ['2 players, one hides and the other seeks', { players: 2 }],
    ['whack-a-mole with 9 holes', {}],
    ['mini golf with 9 holes', { rounds: 9 }],
  ])('%s', (prompt, numbers) => {
    expect(read(prompt).numbers).toEqual(numbers)
  })
  test('one more is no number', () => {
    const brief = read('every level adds one more ghost')
    expect(cast(brief)).toEqual({ ghost: 'enemy' })
    expect(said(brief)).toContain('Every level adds one more ghost')
  })
})

describe('lessons', () => {
  test.each([
    ['a game to practise fractions for grade 4', 'fractions'],
    ['help my students learn the parts of a plant', 'parts of a plant'],
    ['a history quiz about ancient egypt for 5th grade', 'ancient egypt'],
  ])('%s', (prompt, topic) => {
    const brief = read(prompt)
    expect(brief.topic).toBe(topic)
    expect(brief.cues[0]?.genre).toBe('quiz')
    expect(brief.actors).toEqual([])
  })
})

test('who asks for something cosy and names no danger gets none', () => {
  expect(read('something relaxing with the moon').absent).toEqual(['enemies', 'losing'])
  expect(read('a relaxing game where a fox avoids wolves').absent).toEqual([])
})

describe('keys and what they open', () => {
  test.each([
    'a maze with a golden key and a locked gate',
    'the explorer must find a key for the gate',
    'a thief looks for the key of the vault',
  ])('are read as a lock: %s', (prompt) => {
    expect(read(prompt).extras).toContain('keys')
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

  test('in ships and trains one is inside, and what you ride yourself you play', () => {
    expect(playerOf(read('a pirate on a ship'))?.mount).toBeUndefined()
    expect(playerOf(read('ride a horse through the desert'))?.phrase).toBe('horse')
  })
})

describe('what is delivered is delivered somewhere', () => {
  test.each([
    ['a mailman delivers letters', 'letters', 'mailbox'],
    ['a drone delivering packages', 'packages', 'house'],
    ['a stork delivers babies', 'babies', 'house'],
  ])('%s', (prompt, what, where) => {
    expect(cast(read(prompt))).toMatchObject({ [what]: 'collectible', [where]: 'goal' })
  })
})
