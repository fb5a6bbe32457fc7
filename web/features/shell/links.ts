import { routes } from '@makebelieve/contract/routes'
import type { texts } from '@makebelieve/contract/texts'

/** Only the types of the texts: spelled here once more, they are checked to the letter and weigh nothing. */
type Said = (typeof texts)['header']

export type ShellLink = { to: string; label: string; forMembers?: true }

const named = <Name extends keyof Said>(to: string, label: Said[Name]) => ({ to, label })

export const headerLinks: ReadonlyArray<ShellLink> = [
  named<'home'>(routes.home, 'Home'),
  named<'creatorHub'>(routes.creatorHub, 'CreatorHub'),
  { ...named<'myCreations'>(routes.myCreations, 'My Creations'), forMembers: true },
  named<'pricing'>(routes.pricing, 'Pricing'),
  named<'contact'>(routes.contact, 'Contact'),
  named<'about'>(routes.about, 'About'),
]

export const signIn = named<'signIn'>('/sign-in', 'Sign in')
export const signUp = named<'signUp'>('/sign-up', 'Sign up')

export const footerGroups: ReadonlyArray<{ title: string; links: ReadonlyArray<ShellLink> }> = [
  {
    title: 'Make',
    links: [
      { to: routes.gameZone, label: 'Game zone' },
      { to: routes.education, label: 'Education' },
      { to: routes.creatorHub, label: 'CreatorHub' },
      { to: routes.plans, label: 'Plans' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: routes.learn, label: 'Learn' },
      { to: routes.guide, label: 'Prompt Guide' },
      { to: routes.gameJam, label: 'Game jam' },
    ],
  },
  {
    title: 'People',
    links: [
      { to: routes.about, label: 'About' },
      { to: routes.contact, label: 'Contact' },
      { to: routes.press, label: 'Press' },
      { to: routes.partnerships, label: 'Partnerships' },
    ],
  },
  {
    title: 'Rules',
    links: [
      { to: routes.privacy, label: 'Privacy policy' },
      { to: routes.terms, label: 'Terms and conditions' },
      { to: routes.cookies, label: 'Cookies' },
      { to: routes.refunds, label: 'Refund policy' },
      { to: routes.ads, label: 'Ad policy' },
    ],
  },
]
