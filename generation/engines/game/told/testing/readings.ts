import type { Role } from '../../../../brief/brief.ts'
import type { Dimension } from '../../genres/index.ts'
import type { GameReading } from '../reading-schema.ts'

type Member = GameReading['cast'][number]

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
const usualRules: GameReading['rules'] = {
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

const reading = (
  genre: string,
  title: string,
  cast: Member[],
  { rules, ...more }: Partial<Omit<GameReading, 'rules'>> & { rules?: Partial<GameReading['rules']> } = {},
): GameReading => ({
  title,
  genre,
  cast,
  deeds: [],
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

/** Wishes and how a good model would read them, in four languages and both dimensions. */
export const toldGames: { prompt: string; dimension: Dimension; reading: GameReading }[] = [
  {
    prompt: 'a cat collecting fish in space while avoiding dogs',
    dimension: '2d',
    reading: reading(
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
    dimension: '2d',
    reading: reading(
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
    dimension: '2d',
    reading: reading(
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
    dimension: '2d',
    reading: reading(
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
    reading: reading('quiz', 'Solar Quiz', [member('astronaut', 'player')], {
      topic: 'solar system',
      place: 'space',
      scene: 'space',
    }),
  },
  {
    prompt: 'Schlange frisst Erdbeeren im Garten',
    dimension: '2d',
    reading: reading(
      'snake',
      'Erdbeerschlange',
      [member('snake', 'player'), member('strawberry', 'collectible', { phrase: 'strawberries' })],
      { place: 'garden', scene: 'garden' },
    ),
  },
  {
    prompt: 'breakout with candy bricks and a panda',
    dimension: '2d',
    reading: reading(
      'breakout',
      'Candy Breaker',
      [member('panda', 'player'), member('candy', 'obstacle', { phrase: 'candies' })],
      { place: 'candy land', scene: 'candy', rules: { powerUps: true } },
    ),
  },
  {
    prompt: 'la rana cruza la calle',
    dimension: '2d',
    reading: reading(
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
    reading: reading(
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
    dimension: '3d',
    reading: reading(
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
