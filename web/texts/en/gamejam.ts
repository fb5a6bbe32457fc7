import { gameJam } from '@makebelieve/contract/constants'
import { routes } from '@makebelieve/contract/routes'
import { texts } from '@makebelieve/contract/texts'
import { inDigits } from '../numbers.ts'
import type { NextStep } from '../page-text.ts'

const next: NextStep[] = [
  { to: routes.guide, title: 'Prompt Guide', text: 'What the engine understands, with words to try.' },
  { to: routes.creatorHub, title: 'CreatorHub', text: 'Play what others made, and leave a like.' },
  {
    to: routes.terms,
    title: 'Terms and conditions',
    text: 'What holds for everything here, the jam included.',
  },
]

const most = gameJam.entriesPerWeek

/** What the page of the weekly game jam says. */
export const jamText = {
  tab: 'Game jam · Makebelieve',
  description: 'A game jam every week: this week’s theme, what has entered, and who won. Voting is by likes.',
  title: 'Weekly game jam',
  banner: texts.banner.gameJam,
  week: (number: number) => `Week ${number}`,
  themeLabel: 'The theme of this week',
  dates: '{week}, {first} to {last}',
  closes: 'Closes by itself on Sunday at midnight, UTC.',
  prize: `$${gameJam.cashDollars} cash plus $${gameJam.proPerksDollars} Pro perks`,
  prizeLabel: 'For the winner',
  make: 'Make a game for it',
  makeHint: 'The theme will stand in the box; say the rest.',

  how: {
    title: 'How to enter',
    steps: [
      { title: 'Make a game', text: 'Say something that has to do with the theme. How, is up to you.' },
      {
        title: 'Publish it',
        text: 'What enters the jam stands in the Creator Hub, so that everybody can play it.',
      },
      { title: 'Enter it here', text: `Up to ${most} games a week. Then tell your friends: likes decide.` },
    ],
  },

  enter: {
    title: 'Your games',
    signIn: 'Sign in to enter',
    visitor: 'Looking and playing is open to everybody. Entering needs an account, which is free.',
    loading: 'Looking for your games …',
    failed: 'Your games could not be loaded. Please try again later.',
    none: 'You have no published game that could enter. Make one, publish it, and come back.',
    pick: 'Published, and not in a jam yet:',
    button: 'Enter this game',
    buttonOf: (name: string) => `Enter this game: ${name}`,
    busy: 'Entering …',
    done: (name: string) => `${name} has entered. Good luck!`,
    entered: 'In this week’s jam:',
    left: (count: number) =>
      count === 1 ? 'You can enter 1 more this week.' : `You can enter ${count} more this week.`,
    full: `You have entered ${most} games, and that is the most for a week. A new jam begins on Monday.`,
  },

  entries: {
    title: 'Entries',
    text: 'Ranked by the likes that others gave this week.',
    empty: 'Nobody has entered yet. Be the first.',
    more: 'Show More',
    place: (place: number) => `Place ${place}`,
    by: 'by',
    likes: (count: number) => `${inDigits(count)} ${count === 1 ? 'like' : 'likes'} this week`,
    noPicture: 'No picture yet',
    newTab: 'opens in a new tab',
  },

  past: {
    title: 'Past weeks',
    empty: 'No jam has ended yet. The first winner will stand here.',
    entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    noWinner: 'Nothing was liked, so nobody won.',
    won: 'Won by',
    by: 'by',
    likes: (count: number) => `with ${inDigits(count)} ${count === 1 ? 'like' : 'likes'}`,
  },

  rules: {
    title: 'Rules',
    lines: [
      'A jam goes from Monday to Sunday, in UTC. The theme changes by itself, and is the same for everybody.',
      `Everybody with an account may enter up to ${most} published games a week. A game enters one jam.`,
      'Likes decide. What counts is what others gave during the week: not your own like, and not earlier ones.',
      'With equally many likes, the one that entered earlier wins. Without a single like, nobody does.',
      'A game that is no longer in the Creator Hub when the week closes cannot win.',
      'Games are proven before they are shown, like everything here. What breaks our terms is taken down.',
      `The prize is $${gameJam.cashDollars} cash plus $${gameJam.proPerksDollars} Pro perks, up to $${gameJam.upToDollars}.`,
      'The people who run this site write to the winner by mail, so please confirm your address. Pro perks wait until Pro is sold.',
    ],
  },

  next,
} as const
