import type { ShownKind } from '@makebelieve/contract/creation-kind'
import type { ReportReason } from '@makebelieve/contract/report-reasons'

const reasons: Record<ReportReason, string> = {
  hurtful: 'It is hateful, cruel or bullies somebody',
  unsafe: 'It is not safe for children',
  copied: 'It copies something that is not theirs',
  private: 'It shows something private about a person',
  broken: 'It does not work, or is not what it says',
  other: 'Something else',
}

type ByKind<Text> = Record<ShownKind, Text>

const description: ByKind<(maker: string) => string> = {
  game: (maker) => `A game by ${maker}. Play it in the browser.`,
  environment: (maker) => `A place by ${maker}. Walk in it, in the browser.`,
  simulation: (maker) => `A simulation by ${maker}. Experiment with it in the browser.`,
  model: (maker) => `A 3D model by ${maker}. Turn it in the browser.`,
}

const began: ByKind<string> = {
  game: 'This game began as a sentence.',
  environment: 'This place began as a sentence.',
  simulation: 'This simulation began as a sentence.',
  model: 'This model began as a sentence.',
}

/** What the pages of creations say around them. */
export const share = {
  publish: {
    title: 'Publish to Creator Hub',
    description: 'Everybody can play, like and remix it. You can take it back at any time.',
    name: 'Name',
    about: 'Description',
    showPrompt: 'Show the prompt it began as',
    showPromptHint: 'Others can read what you typed first, and learn from it.',
    publishing: 'Publishing...',
  },

  tab: (name: string) => `${name} · Makebelieve`,
  description,
  picture: (name: string) => `A scene of ${name}`,
  opening: 'One moment …',
  by: 'by {maker}',
  remixOf: 'Remix of {name} by {maker}',
  remix: 'Remix',
  copying: 'Copying...',
  share: 'Share',
  linkCopied: 'The link is on your clipboard.',
  linkCopiedEarly: 'The link is on your clipboard. It opens for others once it is published.',
  change: 'Change it',

  prompt: 'It began as this sentence',
  began,
  makeYourOwn: 'Make your own',
  onlyYou: { before: 'Only you can see this page.', link: 'Publish it', after: 'to show it to others.' },
  asAdministrator: 'It is not published. You see it as an administrator.',

  report: {
    button: 'Report',
    title: 'What is wrong with it?',
    description: 'A person will look at it. Whoever made it is not told who you are.',
    reason: 'Reason',
    reasons,
    words: 'Tell us more',
    wordsHint: 'For example where it happens, or who made it first.',
    send: 'Send the report',
    sending: 'Sending...',
    thanks: 'Thank you. A person will look at it.',
  },

  embed: {
    button: 'Embed',
    title: 'Put it on your own page',
    description: 'Copy this into the HTML of a website, a blog or a class page. It plays right there.',
    code: 'Code to embed',
    copy: 'Copy the code',
    copied: 'The code is on your clipboard.',
    notCopied: 'The code could not be copied. Select it and copy it by hand.',
    preview: 'See how it looks',
  },

  embedded: {
    play: {
      game: 'Play',
      environment: 'Walk in',
      simulation: 'Open',
      model: 'Look',
    } satisfies ByKind<string>,
    openName: (verb: string, name: string) => `${verb} ${name}`,
    by: (name: string) => `by ${name}`,
    openOn: 'Open on',
    newTab: 'opens in a new tab',
    opening: 'One moment …',
    goneTab: 'Not here · Makebelieve',
    gone: 'This creation is no longer shown.',
    home: 'Makebelieve',
    failed: 'It could not be loaded. Please try again.',
    again: 'Try again',
  },
} as const
