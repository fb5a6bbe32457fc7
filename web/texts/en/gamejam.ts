import { gameJam } from '@makebelieve/contract/constants'
import { routes } from '@makebelieve/contract/routes'
import { texts } from '@makebelieve/contract/texts'
import { inDigits } from '../numbers.ts'
import type { NextStep } from '../page-text.ts'

const next: NextStep[] = [
  { to: routes.guide, title: 'Prompt Guide', text: 'What the engine understands, with prompts to try.' },
  { to: routes.creatorHub, title: 'CreatorHub', text: 'Play what others have made, and leave a like.' },
  {
    to: routes.terms,
    title: 'Terms and conditions',
    text: 'The rules for everything here, including the jam.',
  },
]

const most = gameJam.entriesPerWeek

/** What the page of the weekly game jam says. */
export const jamText = {
  tab: 'Game jam · Makebelieve',
  description: "A game jam every week: this week's theme, the entries, and who won. Likes are votes.",
  title: 'Weekly game jam',
  banner: texts.banner.gameJam,
  week: (number: number) => `Week ${number}`,
  themeLabel: "This week's theme",
  dates: '{week}, {first} to {last}',
  closes: 'Closes on Sunday at midnight, UTC.',
  prize: `$${gameJam.cashDollars} cash plus $${gameJam.proPerksDollars} Pro perks`,
  prizeLabel: 'For the winner',
  make: 'Make a game for it',
  makeHint: "We'll put the theme in the box for you. Add the rest.",

  how: {
    title: 'How to enter',
    steps: [
      { title: 'Make a game', text: 'Anything that fits the theme. How is up to you.' },
      {
        title: 'Publish it',
        text: 'Jam entries appear in the Creator Hub so everyone can play them.',
      },
      { title: 'Enter it here', text: `Up to ${most} games a week. Then tell your friends: likes decide.` },
    ],
  },

  enter: {
    title: 'Your games',
    signIn: 'Sign in to enter',
    visitor: 'Anyone can look and play. To enter, you need an account, which is free.',
    loading: 'Looking for your games …',
    failed: "We couldn't load your games. Please try again later.",
    none: "You don't have a published game to enter yet. Make one, publish it, and come back.",
    pick: 'Published, and not in a jam yet:',
    button: 'Enter this game',
    buttonOf: (name: string) => `Enter this game: ${name}`,
    busy: 'Entering …',
    done: (name: string) => `${name} is in. Good luck!`,
    entered: "In this week's jam:",
    left: (count: number) =>
      count === 1 ? 'You can enter 1 more this week.' : `You can enter ${count} more this week.`,
    full: `You've entered ${most} games, the most for one week. A new jam starts on Monday.`,
  },

  entries: {
    title: 'Entries',
    text: 'Ranked by likes from others this week.',
    empty: 'No entries yet. Be the first.',
    more: 'Show More',
    place: (place: number) => `Place ${place}`,
    by: 'by',
    likes: (count: number) => `${inDigits(count)} ${count === 1 ? 'like' : 'likes'} this week`,
    theProof: ': the proof',
    noPicture: 'No picture yet',
    newTab: 'opens in a new tab',
  },

  past: {
    title: 'Past weeks',
    empty: 'No jam has ended yet. The first winner will appear here.',
    entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    noWinner: 'No likes, so no winner.',
    won: 'Won by',
    by: 'by',
    likes: (count: number) => `with ${inDigits(count)} ${count === 1 ? 'like' : 'likes'}`,
  },

  rules: {
    title: 'Rules',
    lines: [
      'A jam runs from Monday to Sunday, UTC. The theme changes every week and is the same for everyone.',
      `Anyone with an account can enter up to ${most} published games a week. A game can enter one jam.`,
      'Likes decide. Only likes from others during the week count: not your own, and not earlier ones.',
      "If there's a tie, the game that entered first wins. If nothing gets a like, nobody wins.",
      "A game that's no longer in the Creator Hub when the week closes can't win.",
      "Like everything here, games are proven before they're shown. Anything that breaks our terms is taken down.",
      `The prize is $${gameJam.cashDollars} cash plus $${gameJam.proPerksDollars} Pro perks, up to $${gameJam.upToDollars}.`,
      'The people who run this site e-mail the winner, so please confirm your address. Pro perks start once Pro is on sale.',
    ],
  },

  next,
} as const
