import type { ShownKind } from '@makebelieve/contract/creation-kind'
import type { ReportReason } from '@makebelieve/contract/report-reasons'

const reasons: Record<ReportReason, string> = {
  hurtful: "It's hateful, cruel or bullies someone",
  unsafe: "It's not safe for children",
  copied: "It copies someone else's work",
  private: 'It shows something private about a person',
  broken: "It doesn't work, or isn't what it says",
  other: 'Something else',
}

type ByKind<Text> = Record<ShownKind, Text>

const description: ByKind<(maker: string) => string> = {
  game: (maker) => `A game by ${maker}. Play it in your browser.`,
  environment: (maker) => `A place by ${maker}. Walk around in it in your browser.`,
  simulation: (maker) => `A simulation by ${maker}. Experiment with it in your browser.`,
  model: (maker) => `A 3D model by ${maker}. View it in your browser.`,
}

const began: ByKind<string> = {
  game: 'This game started as a sentence.',
  environment: 'This place started as a sentence.',
  simulation: 'This simulation started as a sentence.',
  model: 'This model started as a sentence.',
}

/** What the pages of creations say around them. */
export const share = {
  publish: {
    title: 'Publish to Creator Hub',
    description: 'Anyone can play, like and remix it. You can take it back at any time.',
    name: 'Name',
    about: 'Description',
    showPrompt: 'Show the prompt it started from',
    showPromptHint: 'Others can read what you typed and learn from it.',
    publishing: 'Publishing...',
    badge: 'Published',
    toShare: 'Only you can see it so far. Publish it to get a link that anyone can open.',
    updateTitle: 'Update in Creator Hub',
    again: 'It’s in the Creator Hub. Update it to show your latest version, or take it back.',
    againForMaker: 'It’s in the Creator Hub. Update it to show its latest version.',
    update: 'Update',
    updating: 'Updating...',
  },
  published: {
    title: 'Everyone can see it now',
    description: 'This is its page in the Creator Hub. You can take it back at any time.',
    noPicture: 'No Preview Available',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: "We couldn't copy it. The link is selected, so you can copy it yourself.",
    open: 'Open page',
  },
  takeBack: {
    button: 'Take it back',
    busy: 'Taking it back...',
    done: 'It’s no longer in the Creator Hub. Only you can see it now.',
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
  linkCopied: 'Link copied.',
  change: 'Change it',

  prompt: 'It started as this sentence',
  began,
  makeYourOwn: 'Make your own',
  onlyYou: { before: 'Only you can see this page.', link: 'Publish it', after: 'to show it to others.' },
  asAdministrator: "This isn't published. You can see it because you're an administrator.",

  report: {
    button: 'Report',
    title: "What's wrong with it?",
    description: "A real person will look at it. We don't tell the maker who you are.",
    reason: 'Reason',
    reasons,
    words: 'Tell us more',
    wordsHint: 'For example, where it happens, or who made it first.',
    send: 'Send report',
    sending: 'Sending...',
    thanks: 'Thank you. A real person will look at it.',
  },

  embed: {
    button: 'Embed',
    title: 'Add it to your own page',
    description: 'Copy this into the HTML of a website, a blog or a class page. It plays right there.',
    code: 'Code to embed',
    copy: 'Copy code',
    copied: 'Code copied.',
    notCopied: "We couldn't copy the code. Select it and copy it yourself.",
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
    failed: "We couldn't load it. Please try again.",
    again: 'Try again',
  },
} as const
