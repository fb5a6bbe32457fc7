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
  nothingFound: 'Nothing matches that name.',
  loading: 'Loading …',
  by: (name: string) => `by ${name}`,
  published: 'Published',
  agent: 'Agent',
  noPicture: 'No picture',
  about: (action: string, name: string) => `${action}: ${name}`,
  pagesOf: (list: string) => `Pages of ${list}`,

  publishForMaker: "It will appear in the Creator Hub under its maker's name. We'll let them know by e-mail.",

  unpublish: {
    button: 'Unpublish',
    title: 'Take it off the Creator Hub',
    description: (name: string, maker: string) =>
      `“${name}” will no longer be shown. ${maker} keeps it, can't publish it again, and gets your note by e-mail.`,
    itsMaker: 'Its maker',
    note: 'Note to the maker',
    noteHint: 'Explain the problem, kindly and plainly.',
    confirm: 'Unpublish',
    busy: 'Unpublishing...',
    done: "It's off the Creator Hub, and its maker has been told.",
  },

  reports: {
    tab: 'Reports · Makebelieve',
    description: 'Problems visitors found with what we show.',
    title: 'Reports',
    lead: 'Problems visitors found with what we show. Each visitor counts once per creation.',
    empty: 'No reports',
    emptyText: 'When someone reports a creation, it stays here until you decide.',
    count: (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`,
    reasons,
    visitor: 'A visitor',
    more: (count: number) => `and ${count} older`,
    withdrawn: 'No longer shown: its maker has unpublished it.',
    open: 'Open',
    dismiss: 'Dismiss',
    dismissed: 'Dismissed. It stays where it is.',
  },

  messages: {
    tab: 'Messages · Makebelieve',
    description: 'Messages from people to the team running this site.',
    title: 'Messages',
    lead: 'Messages sent through the contact page, newest first. Each was also e-mailed to you.',
    empty: 'No messages yet',
    emptyText: 'Messages sent through the contact page stay here for a year.',
    topics,
    member: 'Member',
    reply: 'Reply',
    older: 'Older messages',
  },

  queue: {
    tab: 'Queue · Makebelieve',
    description: "What's being made, what's waiting, and what failed.",
    title: 'Queue',
    running: 'Running',
    noneRunning: 'Nothing is being made right now.',
    waiting: 'Waiting',
    noneWaiting: 'Nobody is waiting.',
    failed: 'Failed',
    noneFailed: 'Nothing has failed.',
    cancel: 'Cancel',
    cancelled: 'Cancelled; the credits were returned',
    retry: 'Try again',
    retried: 'Queued again, at no cost to the user',
    noPrompt: 'No prompt',
    about: (user: string, kind: string, cost: number, attempt: number) =>
      `${user} · ${kind} · ${cost} credits · attempt ${attempt}`,
    since: (ago: string) => ago.toLowerCase(),
  },
} as const
