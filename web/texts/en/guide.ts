import type { GuideTopic } from '@makebelieve/contract/guide-topics'
import { routes } from '@makebelieve/contract/routes'
import type { NextStep } from '../page-text.ts'

type TopicText = { title: string; text: string }

const tables: Record<GuideTopic, TopicText> = {
  rules: { title: 'Rules that combine', text: 'Add one or several of them to a kind of game.' },
  without: { title: 'What to leave out', text: 'Say what you do not want, and it stays away.' },
  scenes: {
    title: 'Places',
    text: 'Each place is painted, and lends the game its characters when you name none.',
  },
  settings: {
    title: 'Places to walk in',
    text: 'Environments begin with a kind of place, which brings along what belongs there. Whatever else you name is put into it.',
  },
  simulations: {
    title: 'Education simulations',
    text: 'Name one of these, or ask your question. Say for whom (“for 8 year olds”), and what to begin with (“on the Moon”, “length 2 m”). Each has a page under Education.',
  },
  times: { title: 'Times of day', text: 'They change the light.' },
  weathers: { title: 'Weather', text: 'It falls, blows or hangs over the scene.' },
  styles: { title: 'Looks', text: 'They change the colours and the way things are drawn.' },
  moods: { title: 'Moods', text: 'They choose the music.' },
  numbers: {
    title: 'Numbers',
    text: 'In digits or in words. Not every kind has a place for every number; the proof says which were kept.',
  },
  things: { title: 'What things are like', text: 'A word before a noun: a tiny red dragon, slow zombies.' },
  verbs: {
    title: 'What happens',
    text: 'Verbs decide the rules, and lead to a kind of game when you name none.',
  },
  frame: {
    title: 'What surrounds a game',
    text: 'Most of it is in every game already. Asked for, it becomes a line of the proof.',
  },
  quizzes: {
    title: 'What a quiz can ask',
    text: 'A quiz about one of these has questions with explanations.',
  },
  knownGames: {
    title: 'Games that you may name',
    text: 'You get our own game of that kind, with its own pictures; it is not a copy. The names belong to their owners.',
  },
}

const next: NextStep[] = [
  {
    to: routes.learn,
    title: 'Learn',
    text: 'Six short lessons, from the first sentence to a published game.',
  },
  { to: routes.gameJam, title: 'Game jam', text: 'A theme a week. Enter what you have made.' },
  { to: routes.creatorHub, title: 'CreatorHub', text: 'See what others said, and play what came of it.' },
]

/** What the Prompt Guide says around what the engine says of itself. */
export const guideText = {
  tab: 'Prompt Guide · Makebelieve',
  description:
    'What the built-in engine understands: kinds of games, rules, places, looks, numbers and changes, each with words to try.',
  title: 'Prompt Guide',
  lead: 'What the engine inside understands. This page is made from the tables that the engine itself reads, so it says what holds today.',

  search: 'Search the guide',
  searchHint: 'boss, beach, two players …',
  searchButton: 'Search',
  found: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} found`,
  nothing:
    'Nothing here has that word. The engine also looks up words in a dictionary, so try it all the same.',

  five: {
    title: 'A good prompt in five lines',
    lines: [
      { name: 'Who', text: 'Say who one plays.', example: 'A fox' },
      {
        name: 'What',
        text: 'Say what they do, with a verb or two.',
        example: 'collects lanterns and avoids owls',
      },
      { name: 'Where', text: 'Name a place, a time or the weather.', example: 'in a snowy forest at night' },
      { name: 'How', text: 'Name a kind of game, a rule or a look.', example: 'with a boss, in pixel art' },
      { name: 'How many', text: 'Give numbers where they matter to you.', example: '3 lives and 90 seconds' },
    ],
    whole:
      'A fox collects lanterns and avoids owls in a snowy forest at night, with a boss, in pixel art, 3 lives and 90 seconds',
    try: 'Try all five',
    note: 'One line is enough. What you leave open, the engine chooses. Please write in English: it is the only language that the engine reads so far.',
  },

  kinds: {
    title: 'Kinds of games',
    text: 'Name one, or let your verbs decide.',
    words: 'Say',
    rules: 'Goes with',
    becomes: 'becomes',
    try: 'Try it',
    tryOf: (kind: string) => `Try it: ${kind}`,
    play: (title: string) => `Play ${title}`,
    picture: (title: string) => `A scene of ${title}`,
  },

  tablesTitle: 'Words by topic',
  tablesText:
    'The engine knows more words than stand here, and looks up what it does not know in a dictionary.',
  tables,

  edits: {
    title: 'Changes by chat',
    text: 'Once a game is there, say what should be different. What you do not mention stays. These are the real answers for a game made from',
    ask: 'You say',
    answer: 'It answers',
  },

  limits: {
    title: 'What it cannot do yet',
    text: 'When the engine cannot do something it says so, and charges nothing for it.',
    lines: [
      'It reads English only.',
      'It does not know people, brands or stories. It knows things, verbs and rules.',
      'It draws with the pictures it has. A noun without one gets the nearest.',
      'Two players share one keyboard. Nobody plays over the network.',
    ],
    refused: 'What it says no to',
    standIns: 'Kinds that are not built yet, and what you get instead',
  },

  next,
} as const
