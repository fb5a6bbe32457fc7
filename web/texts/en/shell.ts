import type { texts } from '@makebelieve/contract/texts'

/** Only the types of the specified texts: spelled here once more, they are checked to the letter and weigh nothing. */
const header: (typeof texts)['header'] = {
  home: 'Home',
  creatorHub: 'CreatorHub',
  myCreations: 'My Creations',
  pricing: 'Pricing',
  contact: 'Contact',
  about: 'About',
  signIn: 'Sign in',
  signUp: 'Sign up',
}

/** What stands around every page. It is part of every page's script, so nothing belongs here that is not. */
export const shell = {
  header,
  skip: 'Skip to content',
  home: 'Makebelieve, home',
  main: 'Main',
  menu: 'Menu',
  create: 'Create',
  checking: "Checking if you're signed in",

  theme: { title: 'Theme', system: 'Like my device', light: 'Light', dark: 'Dark' },

  promise: "You only see, and pay for, what we've tested.",
  card: 'A paper theatre under a night sky. On stage: a frog, a fox, a robot and a castle.',
  pictures: 'Every picture on this site was drawn for it or made with it.',
  morePages: 'More pages',
  groups: { make: 'Make', learn: 'Learn', people: 'People', rules: 'Rules' },
  pages: {
    gameZone: 'Game zone',
    education: 'Education',
    creatorHub: 'CreatorHub',
    plans: 'Plans',
    learn: 'Learn',
    guide: 'Prompt Guide',
    gameJam: 'Game jam',
    about: 'About',
    contact: 'Contact',
    press: 'Press',
    partnerships: 'Partnerships',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    cookies: 'Cookies',
    refunds: 'Refund policy',
    ads: 'Ad policy',
  },

  failed: {
    tab: 'Something went wrong · Makebelieve',
    description: "We couldn't show this page.",
    text: 'Something went wrong. Please reload the page.',
  },
} as const
