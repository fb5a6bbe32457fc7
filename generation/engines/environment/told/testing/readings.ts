import type { EnvironmentReading, MatterReading, ThingReading } from '../reading-schema.ts'

const thing = (noun: string, more: Partial<ThingReading> = {}): ThingReading => ({
  noun,
  phrase: noun,
  asked: true,
  count: 1,
  metres: null,
  colour: null,
  place: null,
  does: null,
  ...more,
})

const matter = (what: string, noun: string, more: Partial<MatterReading> = {}): MatterReading => ({
  what,
  noun,
  phrase: noun,
  asked: true,
  count: 1,
  colour: null,
  size: 1,
  place: null,
  ...more,
})

const at = (
  how: NonNullable<ThingReading['place']>['how'],
  of: string | null = null,
  and: string | null = null,
) => ({
  place: { how, of, and },
})

const reading = (
  setting: string,
  title: string,
  place: string,
  more: Partial<EnvironmentReading> = {},
): EnvironmentReading => ({
  title,
  setting,
  place,
  hour: 11,
  weather: 'clear',
  season: 'summer',
  mood: 'calm',
  density: 1,
  palette: null,
  things: [],
  matters: [],
  absent: [],
  ...more,
})

/** Wishes and how a good model would read them: indoors and out, in four languages. */
export const toldPlaces: { prompt: string; reading: EnvironmentReading }[] = [
  {
    prompt: 'a meadow with a red barn and three cows at noon',
    reading: reading('meadow', 'The Red Barn', 'green meadow', {
      hour: 12,
      things: [
        thing('barn', { phrase: 'red barn', ...at('middle') }),
        thing('cow', { phrase: 'cows', count: 3, does: 'graze' }),
        thing('fence', { phrase: 'wooden fence', asked: false, count: 8 }),
      ],
    }),
  },
  {
    prompt: 'ein verschneites Dorf bei Nacht mit einem Schneemann und zwei roten Schlitten',
    reading: reading('snowy-village', 'Dorf im Schnee', 'snowy village', {
      hour: 22,
      season: 'winter',
      mood: 'cosy',
      things: [
        thing('snowman', { phrase: 'snowman', ...at('middle') }),
        thing('sled', { phrase: 'red sleds', count: 2, colour: '#c62828', ...at('beside', 'snowman') }),
      ],
      matters: [matter('light: warm windows', 'window', { phrase: 'lit windows', asked: false })],
    }),
  },
  {
    prompt: 'una playa tropical al atardecer con palmeras, un cofre del tesoro y un loro',
    reading: reading('beach', 'Playa del Tesoro', 'tropical beach', {
      hour: 18.6,
      mood: 'mysterious',
      things: [
        thing('palm tree', { phrase: 'palm trees', count: 12 }),
        thing('treasure chest', { phrase: 'old treasure chest', ...at('middle') }),
        thing('parrot', { phrase: 'parrot', ...at('on', 'treasure chest') }),
      ],
    }),
  },
  {
    prompt: '桜の木と鯉の池がある静かな日本庭園、赤い橋、朝',
    reading: reading('japanese-garden', 'Quiet Garden', 'quiet japanese garden', {
      hour: 7,
      season: 'spring',
      things: [
        thing('cherry tree', { phrase: 'blossoming cherry trees', count: 9 }),
        thing('bridge', { phrase: 'red wooden bridge', ...at('across', 'koi pond') }),
        thing('koi', { phrase: 'koi', count: 6, does: 'swim', ...at('in', 'koi pond') }),
      ],
      matters: [
        matter('water: pond', 'koi pond'),
        matter('particle: petals', 'petal', { phrase: 'falling petals', asked: false }),
      ],
    }),
  },
  {
    prompt: 'a wizard study with a cauldron, a stack of books on a desk and an owl',
    reading: reading('wizard-study', 'The Study', "wizard's study", {
      hour: 21,
      mood: 'magical',
      things: [
        thing('cauldron', { phrase: 'bubbling cauldron', ...at('middle') }),
        thing('desk', { phrase: 'wooden desk' }),
        thing('book', { phrase: 'stack of books', ...at('on', 'desk') }),
        thing('owl', { phrase: 'owl' }),
      ],
    }),
  },
  {
    prompt: 'cyberpunk street at night in the rain with neon signs and a robot',
    reading: reading('cyberpunk-street', 'Neon Rain', 'cyberpunk street', {
      hour: 23,
      weather: 'rain',
      mood: 'tense',
      things: [
        thing('neon sign', { phrase: 'neon signs', count: 8 }),
        thing('robot', { phrase: 'rusty robot', does: 'patrol' }),
      ],
      matters: [matter('water: puddles', 'puddle', { phrase: 'puddles', asked: false })],
    }),
  },
  {
    prompt: 'eine gemütliche Bücherei mit Kamin, Sessel und schlafender Katze',
    reading: reading('library', 'Gemütliche Bücherei', 'cosy library', {
      hour: 17,
      season: 'autumn',
      mood: 'cosy',
      things: [
        thing('fireplace'),
        thing('armchair', { phrase: 'green armchair', colour: '#3f7d4f' }),
        thing('cat', { phrase: 'sleeping cat', does: 'stand', ...at('beside', 'armchair') }),
      ],
      palette: {
        zenith: null,
        horizon: null,
        ground: null,
        leaves: null,
        light: '#ffd9a0',
        walls: '#6d4c41',
        wallStuff: 'wood',
      },
    }),
  },
  {
    prompt: 'a coral reef with a sunken statue, sea turtles and shafts of light',
    reading: reading('coral-reef', 'Sunken Statue', 'coral reef', {
      things: [
        thing('statue', { phrase: 'mossy stone statue', metres: 6, ...at('middle') }),
        thing('sea turtle', { phrase: 'sea turtles', count: 3, does: 'swim' }),
      ],
      matters: [matter('light: shafts', 'shaft of light', { phrase: 'shafts of light' })],
    }),
  },
  {
    prompt: 'una estación espacial abandonada con plantas y un astronauta',
    reading: reading('space-station', 'Estación perdida', 'abandoned overgrown space station', {
      mood: 'mysterious',
      density: 0.8,
      things: [thing('astronaut', { phrase: 'astronaut' }), thing('fern', { phrase: 'ferns', count: 6 })],
      matters: [matter('light: flicker', 'flickering light', { phrase: 'flickering lights', asked: false })],
    }),
  },
  {
    prompt: 'a castle on a hill above a lake in autumn, with a dragon flying around it',
    reading: reading('castle-grounds', 'Dragon Hill', 'castle grounds in autumn', {
      hour: 16,
      season: 'autumn',
      mood: 'epic',
      things: [
        thing('castle', { phrase: 'grey stone castle', ...at('on', 'hill') }),
        thing('dragon', { phrase: 'green dragon', metres: 9, does: 'fly', ...at('above', 'castle') }),
      ],
      matters: [matter('terrain: hill', 'hill'), matter('water: lake', 'lake')],
    }),
  },
]

export const told = { thing, matter, at, reading }
