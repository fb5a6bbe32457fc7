import type { ContactTopic } from '@makebelieve/contract/contact-topics'
import type { ReportReason } from '@makebelieve/contract/report-reasons'
import { inDigits } from '../numbers.ts'

const reasons: Record<ReportReason, string> = {
  hurtful: 'Hurtful',
  unsafe: 'Not safe for children',
  copied: 'Copied',
  private: 'Private',
  broken: 'Broken',
  other: 'Something else',
}

const topics: Record<ContactTopic, string> = {
  question: 'Question',
  problem: 'Problem',
  account: 'Account',
  report: 'Report',
  press: 'Press',
  partnership: 'Partnership',
  other: 'Other',
}

/** What only administrators read. */
export const admin = {
  title: 'Admin',
  nav: 'Administration',
  pages: {
    creations: 'Creations',
    reports: 'Reports',
    messages: 'Messages',
    queue: 'Queue',
    providers: 'Providers',
    testimonials: 'Testimonials',
  },

  search: 'Search by name or maker',
  tabs: 'Kinds of creations',
  newest: (count: number) => `The newest ${inDigits(count)}`,
  none: { models: 'No models yet.', games: 'No games yet.', environments: 'No environments yet.' },
  nothingFound: 'Nothing has this in its name.',
  loading: 'Loading …',
  by: (name: string) => `by ${name}`,
  published: 'Published',
  agent: 'Agent',
  noPicture: 'No picture',
  about: (action: string, name: string) => `${action}: ${name}`,
  pagesOf: (list: string) => `Pages of ${list}`,

  publishForMaker:
    'It will stand in the Creator Hub under the name of whoever made it. They are told by mail.',

  unpublish: {
    button: 'Unpublish',
    title: 'Take it off the Creator Hub',
    description: (name: string, maker: string) =>
      `“${name}” will no longer be shown. ${maker} keeps it, cannot publish it again, and gets your note by mail.`,
    itsMaker: 'Its maker',
    note: 'Note to the maker',
    noteHint: 'Say what the trouble is, kindly and plainly.',
    confirm: 'Unpublish',
    busy: 'Unpublishing...',
    done: 'It is off the Creator Hub, and its maker was told.',
  },

  reports: {
    tab: 'Reports · Makebelieve',
    description: 'What visitors found wrong with what is shown.',
    title: 'Reports',
    lead: 'What visitors found wrong with what is shown. The same visitor counts once for each creation.',
    empty: 'Nothing is reported',
    emptyText: 'When somebody reports a creation, it stands here until you decide.',
    count: (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`,
    reasons,
    visitor: 'A visitor',
    more: (count: number) => `and ${count} older`,
    withdrawn: 'No longer shown: its maker has taken it back.',
    open: 'Open',
    dismiss: 'Dismiss',
    dismissed: 'Dismissed. It stays where it is.',
  },

  messages: {
    tab: 'Messages · Makebelieve',
    description: 'What people wrote to those who run this.',
    title: 'Messages',
    lead: 'What people wrote by the contact page, newest first. Each was mailed to you as well.',
    empty: 'No messages yet',
    emptyText: 'What is sent by the contact page stands here for a year.',
    topics,
    member: 'Member',
    reply: 'Reply',
    older: 'Older messages',
  },

  queue: {
    tab: 'Queue · Makebelieve',
    description: 'What is being made, what waits, and what failed.',
    title: 'Queue',
    running: 'Running',
    noneRunning: 'Nothing is being made right now.',
    waiting: 'Waiting',
    noneWaiting: 'Nobody is waiting.',
    failed: 'Failed',
    noneFailed: 'Nothing has failed.',
    cancel: 'Cancel',
    cancelled: 'Cancelled; the credits went back',
    retry: 'Try again',
    retried: 'Queued again, at no cost to its user',
    noPrompt: 'No prompt',
    about: (user: string, kind: string, cost: number, attempt: number) =>
      `${user} · ${kind} · ${cost} credits · attempt ${attempt}`,
    since: (ago: string) => ago.toLowerCase(),
  },
} as const
