import type { GuideTopic } from '@makebelieve/contract/guide-topics'
import { routes } from '@makebelieve/contract/routes'
import type { NextStep } from '../page-text.ts'

type TopicText = { title: string; text: string }

const tables: Record<GuideTopic, TopicText> = {
  rules: { title: 'Rules that combine', text: 'Add one or more of these to any kind of game.' },
  without: { title: 'What to leave out', text: "Say what you don't want, and we leave it out." },
  scenes: {
    title: 'Places',
    text: "Each place has its own scenery, and its own characters if you don't name any.",
  },
  settings: {
    title: 'Places to walk in',
    text: 'Environments start with a kind of place, complete with what belongs there. We add anything else you name.',
  },
  simulations: {
    title: 'Education simulations',
    text: "Name one of these, or ask a question. Say who it's for (“for 8 year olds”) and how to start (“on the Moon”, “length 2 m”). Each has a page under Education.",
  },
  times: { title: 'Times of day', text: 'These change the light.' },
  weathers: { title: 'Weather', text: 'Rain, wind, fog and more.' },
  styles: { title: 'Looks', text: 'These change the colours and how things are drawn.' },
  moods: { title: 'Moods', text: 'These set the music.' },
  numbers: {
    title: 'Numbers',
    text: 'As digits or words. Not every kind of game can use every number; the proof says which ones it kept.',
  },
  things: {
    title: 'What things are like',
    text: 'Put a word before the noun: a tiny red dragon, slow zombies.',
  },
  verbs: {
    title: 'What happens',
    text: "Verbs set the rules. If you don't name a kind of game, they choose that too.",
  },
  frame: {
    title: 'What comes with a game',
    text: 'Most games already have these. If you ask for one, it becomes a line in the proof.',
  },
  quizzes: {
    title: 'What a quiz can ask',
    text: 'Quizzes on these topics come with explanations.',
  },
  knownGames: {
    title: 'Games you can name',
    text: "You get our own take on that kind of game, with our own pictures. It's not a copy, and the names belong to their owners.",
  },
}

const next: NextStep[] = [
  {
    to: routes.learn,
    title: 'Learn',
    text: 'Six short lessons, from your first sentence to a published game.',
  },
  { to: routes.gameJam, title: 'Game jam', text: "A new theme every week. Enter what you've made." },
  { to: routes.creatorHub, title: 'CreatorHub', text: 'See what others asked for, and play the result.' },
]

/** What the Prompt Guide says around what the engine says of itself. */
export const guideText = {
  tab: 'Prompt Guide · Makebelieve',
  description:
    'What the built-in engine understands: kinds of games, rules, places, looks, numbers and changes, each with prompts to try.',
  title: 'Prompt Guide',
  lead: "What our engine understands. This page is built from the engine's own tables, so it's always up to date.",

  search: 'Search the guide',
  searchHint: 'boss, beach, two players …',
  searchButton: 'Search',
  found: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} found`,
  nothing: 'No entries for that word. The engine also looks words up in a dictionary, so try it anyway.',

  five: {
    title: 'A good prompt in five lines',
    lines: [
      { name: 'Who', text: 'Say who you play.', example: 'A fox' },
      {
        name: 'What',
        text: 'Say what they do, with a verb or two.',
        example: 'collects lanterns and avoids owls',
      },
      { name: 'Where', text: 'Name a place, a time or the weather.', example: 'in a snowy forest at night' },
      { name: 'How', text: 'Name a kind of game, a rule or a look.', example: 'with a boss, in pixel art' },
      { name: 'How many', text: 'Give numbers where they matter.', example: '3 lives and 90 seconds' },
    ],
    whole:
      'A fox collects lanterns and avoids owls in a snowy forest at night, with a boss, in pixel art, 3 lives and 90 seconds',
    try: 'Try all five',
    note: "One line is enough. The engine fills in whatever you leave out. Please write in English: it's the only language the engine reads so far.",
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
  tablesText: 'The engine knows many more words than these, and looks up the rest in a dictionary.',
  tables,

  edits: {
    title: 'Changes by chat',
    text: "Once you have a game, say what you'd like to change. Everything else stays as it is. These are real answers for a game made from",
    ask: 'You say',
    answer: 'It answers',
  },

  limits: {
    title: "What it can't do yet",
    text: "When the engine can't do something, it says so and charges nothing.",
    lines: [
      'It reads English only.',
      "It doesn't know people, brands or stories. It knows things, verbs and rules.",
      "It draws with the pictures it has. If there's no picture for a noun, it uses the closest one.",
      "Two players share one keyboard. There's no online multiplayer.",
    ],
    refused: "What it won't make",
    standIns: "Kinds we haven't built yet, and what you get instead",
  },

  next,
} as const
