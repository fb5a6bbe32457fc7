import { readAs } from '../../../../told/testing/read-as.ts'
import type { DesignedMatter, DesignedThing, EnvironmentDesign } from '../design-schema.ts'

const thing = (noun: string, more: Partial<DesignedThing> = {}): DesignedThing => ({
  noun,
  phrase: noun,
  count: 1,
  metres: null,
  colour: null,
  place: null,
  does: null,
  ...more,
})

const matter = (what: string, noun: string, more: Partial<DesignedMatter> = {}): DesignedMatter => ({
  what,
  noun,
  phrase: noun,
  count: 1,
  colour: null,
  size: 1,
  place: null,
  ...more,
})

const at = (
  how: NonNullable<DesignedThing['place']>['how'],
  of: string | null = null,
  and: string | null = null,
) => ({
  place: { how, of, and },
})

/** A design of which nobody has read the words yet. */
type Unread = Omit<EnvironmentDesign, 'reading'>

/** With the reading of a provider that reads as we do. */
const read = (prompt: string, unread: Unread, english?: string): EnvironmentDesign => ({
  reading: readAs('place', prompt, english),
  ...unread,
})

const design = (setting: string, title: string, place: string, more: Partial<Unread> = {}): Unread => ({
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

const wishes: { prompt: string; english?: string; design: Unread }[] = [
  {
    prompt: 'a meadow with a red barn and three cows at noon',
    design: design('meadow', 'The Red Barn', 'green meadow', {
      hour: 12,
      things: [
        thing('barn', { phrase: 'red barn', ...at('middle') }),
        thing('cow', { phrase: 'cows', count: 3, does: 'graze' }),
        thing('fence', { phrase: 'wooden fence', count: 8 }),
      ],
    }),
  },
  {
    prompt: 'ein verschneites Dorf bei Nacht mit einem Schneemann und zwei roten Schlitten',
    english: 'a snowy village at night with a snowman and two red sleds',
    design: design('snowy-village', 'Dorf im Schnee', 'snowy village', {
      hour: 22,
      season: 'winter',
      mood: 'cosy',
      things: [
        thing('snowman', { phrase: 'snowman', ...at('middle') }),
        thing('sled', { phrase: 'red sleds', count: 2, colour: '#c62828', ...at('beside', 'snowman') }),
      ],
      matters: [matter('light: warm windows', 'window', { phrase: 'lit windows' })],
    }),
  },
  {
    prompt: 'una playa tropical al atardecer con palmeras, un cofre del tesoro y un loro',
    english: 'a tropical beach at sunset with palm trees, a treasure chest and a parrot',
    design: design('beach', 'Playa del Tesoro', 'tropical beach', {
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
    english: 'a quiet japanese garden in the morning with cherry trees, a koi pond and a red bridge',
    design: design('japanese-garden', 'Quiet Garden', 'quiet japanese garden', {
      hour: 9,
      season: 'spring',
      things: [
        thing('cherry tree', { phrase: 'blossoming cherry trees', count: 9 }),
        thing('bridge', { phrase: 'red wooden bridge', ...at('across', 'koi pond') }),
        thing('koi', { phrase: 'koi', count: 6, does: 'swim', ...at('in', 'koi pond') }),
      ],
      matters: [
        matter('water: pond', 'koi pond'),
        matter('particle: petals', 'petal', { phrase: 'falling petals' }),
      ],
    }),
  },
  {
    prompt: 'a wizard study with a cauldron, a stack of books on a desk and an owl',
    design: design('wizard-study', 'The Study', "wizard's study", {
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
    design: design('cyberpunk-street', 'Neon Rain', 'cyberpunk street', {
      hour: 23,
      weather: 'rain',
      mood: 'tense',
      things: [
        thing('neon sign', { phrase: 'neon signs', count: 8 }),
        thing('robot', { phrase: 'rusty robot', does: 'patrol' }),
      ],
      matters: [matter('water: puddles', 'puddle', { phrase: 'puddles' })],
    }),
  },
  {
    prompt: 'eine gemütliche Bücherei mit Kamin, Sessel und schlafender Katze',
    english: 'a cosy library with a fireplace, an armchair and a sleeping cat',
    design: design('library', 'Gemütliche Bücherei', 'cosy library', {
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
    design: design('coral-reef', 'Sunken Statue', 'coral reef', {
      things: [
        thing('statue', { phrase: 'mossy stone statue', metres: 6, ...at('middle') }),
        thing('sea turtle', { phrase: 'sea turtles', count: 3, does: 'swim' }),
      ],
      matters: [matter('light: shafts', 'shaft of light', { phrase: 'shafts of light' })],
    }),
  },
  {
    prompt: 'una estación espacial abandonada con plantas y un astronauta',
    english: 'an abandoned space station with plants and an astronaut',
    design: design('space-station', 'Estación perdida', 'abandoned overgrown space station', {
      mood: 'mysterious',
      density: 0.8,
      things: [thing('astronaut', { phrase: 'astronaut' }), thing('fern', { phrase: 'ferns', count: 6 })],
      matters: [matter('light: flicker', 'flickering light', { phrase: 'flickering lights' })],
    }),
  },
  {
    prompt: 'a castle on a hill above a lake in autumn, with a dragon flying around it',
    design: design('castle-grounds', 'Dragon Hill', 'castle grounds in autumn', {
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

/** Wishes and how a good model would read them: indoors and out, in four languages. */
export const toldPlaces = wishes.map(({ prompt, english, design: unread }) => ({
  prompt,
  design: read(prompt, unread, english),
}))

export const told = { thing, matter, at, design, read }
