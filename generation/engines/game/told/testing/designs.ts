import type { Role } from '../../../../brief/brief.ts'
import { readAs } from '../../../../told/testing/read-as.ts'
import type { Dimension } from '../../genres/index.ts'
import type { GameDesign } from '../design-schema.ts'

type Member = GameDesign['cast'][number]

const member = (noun: string, role: Role, more: Partial<Member> = {}): Member => ({
  noun,
  phrase: noun,
  role,
  count: null,
  colour: null,
  size: null,
  speed: null,
  ...more,
})

const plainly = { with: null, to: null, from: null }
const usualRules: GameDesign['rules'] = {
  lives: null,
  seconds: null,
  levels: null,
  score: null,
  waves: null,
  laps: null,
  players: null,
  boss: false,
  powerUps: false,
  keys: false,
  dayAndNight: false,
  fasterOverTime: false,
  doubleJump: false,
  canBeLost: true,
}

/** A design of which nobody has read the words yet. */
type Unread = Omit<GameDesign, 'reading'>

/** With the reading of a provider that reads as we do. */
const read = (prompt: string, unread: Unread, english?: string): GameDesign => ({
  reading: readAs('game', prompt, english),
  ...unread,
})

const design = (
  genre: string,
  title: string,
  cast: Member[],
  { rules, ...more }: Partial<Omit<Unread, 'rules'>> & { rules?: Partial<GameDesign['rules']> } = {},
): Unread => ({
  title,
  genre,
  cast,
  deeds: [],
  consequences: [],
  place: 'green meadow',
  scene: 'meadow',
  time: null,
  weather: null,
  mood: null,
  style: null,
  difficulty: 'normal',
  topic: null,
  hooks: null,
  ...more,
  rules: { ...usualRules, ...rules },
})

const wishes: { prompt: string; dimension: Dimension; english?: string; design: Unread }[] = [
  {
    prompt: 'a cat collecting fish in space while avoiding dogs',
    dimension: '2d',
    design: design(
      'collector',
      'Space Cat',
      [
        member('cat', 'player'),
        member('fish', 'collectible', { phrase: 'fish', count: 8 }),
        member('dog', 'enemy', { phrase: 'dogs' }),
      ],
      {
        deeds: [
          { who: 'player', does: 'collect', whom: 'fish', ...plainly },
          { who: 'dog', does: 'chase', whom: 'player', ...plainly },
        ],
        place: 'outer space',
        scene: 'space',
      },
    ),
  },
  {
    prompt: 'ein Igel springt über Stacheln und sammelt zehn Äpfel im Herbstwald',
    english: 'a hedgehog jumps over spikes and collects ten apples in the autumn forest',
    dimension: '2d',
    design: design(
      'platformer',
      'Der Igel im Herbst',
      [
        member('hedgehog', 'player'),
        member('apple', 'collectible', { phrase: 'apples', count: 10 }),
        member('crow', 'enemy', { phrase: 'crows' }),
      ],
      { place: 'autumn forest', scene: 'forest', rules: { doubleJump: true } },
    ),
  },
  {
    prompt: 'nave espacial contra alienígenas en tres oleadas con un jefe final',
    english: 'spaceship against aliens in three waves with a final boss',
    dimension: '2d',
    design: design(
      'shooter',
      'Tres oleadas',
      [
        member('spaceship', 'player'),
        member('alien', 'enemy', { phrase: 'aliens' }),
        member('octopus', 'boss', { phrase: 'giant octopus', size: 2 }),
      ],
      { place: 'deep space', scene: 'space', time: 'night', rules: { waves: 3, boss: true } },
    ),
  },
  {
    prompt: '忍者が道を走って寿司を集めるゲーム',
    english: 'a game in which a ninja runs along a road and collects sushi',
    dimension: '2d',
    design: design(
      'runner',
      'Ninja Run',
      [
        member('ninja', 'player'),
        member('sushi', 'collectible', { phrase: 'sushi' }),
        member('rock', 'obstacle', { phrase: 'rocks' }),
      ],
      { place: 'japanese road', scene: 'road', rules: { fasterOverTime: true } },
    ),
  },
  {
    prompt: 'quiz about the solar system',
    dimension: '2d',
    design: design('quiz', 'Solar Quiz', [member('astronaut', 'player')], {
      topic: 'solar system',
      place: 'space',
      scene: 'space',
    }),
  },
  {
    prompt: 'Schlange frisst Erdbeeren im Garten',
    english: 'a snake eats strawberries in the garden',
    dimension: '2d',
    design: design(
      'snake',
      'Erdbeerschlange',
      [member('snake', 'player'), member('strawberry', 'collectible', { phrase: 'strawberries' })],
      { place: 'garden', scene: 'garden' },
    ),
  },
  {
    prompt: 'breakout with candy bricks and a panda',
    dimension: '2d',
    design: design(
      'breakout',
      'Candy Breaker',
      [member('panda', 'player'), member('candy', 'obstacle', { phrase: 'candies' })],
      { place: 'candy land', scene: 'candy', rules: { powerUps: true } },
    ),
  },
  {
    prompt: 'la rana cruza la calle',
    english: 'the frog crosses the road',
    dimension: '2d',
    design: design(
      'crossing',
      'La rana cruza',
      [
        member('frog', 'player'),
        member('car', 'hazard', { phrase: 'cars' }),
        member('truck', 'hazard', { phrase: 'trucks' }),
        member('pond', 'goal'),
      ],
      { place: 'busy road', scene: 'road' },
    ),
  },
  {
    prompt: 'a dragon collects gems in a castle garden, in 3D',
    dimension: '3d',
    design: design(
      'collector-3d',
      'Dragon Gems',
      [
        member('dragon', 'player', { phrase: 'green dragon', colour: '#3fa34d' }),
        member('gem', 'collectible', { phrase: 'gems', count: 8 }),
        member('knight', 'enemy', { phrase: 'knights' }),
      ],
      { place: 'castle garden', scene: 'castle' },
    ),
  },
  {
    prompt: 'ペンギンが氷の道を走る3Dゲーム',
    english: 'a 3D game in which a penguin runs along a path of ice',
    dimension: '3d',
    design: design(
      'runner-3d',
      'Penguin on Ice',
      [
        member('penguin', 'player'),
        member('fish', 'collectible'),
        member('snowman', 'obstacle', { phrase: 'snowmen' }),
      ],
      { place: 'snowy forest', scene: 'snow', weather: 'snow' },
    ),
  },
]

/** Wishes and how a good model would read them, in four languages and both dimensions. */
export const toldGames = wishes.map(({ prompt, english, dimension, design: unread }) => ({
  prompt,
  dimension,
  design: read(prompt, unread, english),
}))
