/** What the account page says about tokens for scripts and agents. */
export const tokens = {
  title: 'Tokens',
  about:
    'With a token, scripts and agents can act on your behalf and spend your credits. Treat it like a password.',
  reference: 'What they can do',
  none: "You don't have any tokens.",
  name: "What's it for?",
  namePlaceholder: 'My build script',
  days: 'Valid for',
  forDays: (days: number) => (days === 365 ? 'A year' : `${days} days`),
  forever: 'Until I revoke it',
  submit: 'Create token',
  busy: 'Creating...',

  made: (ago: string) => `created ${ago.toLowerCase()}`,
  used: (ago: string) => `last used ${ago.toLowerCase()}`,
  neverUsed: 'never used',
  /** Stands before a day. */
  until: 'until',
  endless: 'until you revoke it',
  expired: 'expired',

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  question: (name: string) => `Revoke “${name}”?`,
  consequence: "Anything using this token stops working right away. This can't be undone.",
  confirm: 'Revoke token',
  revoking: 'Revoking...',
  revoked: (name: string) => `${name} has been revoked`,

  fresh: {
    title: 'Your new token',
    about: 'Copy it now. We only show it once, because we only keep a hash of it.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: "Your browser didn't allow that. Copy the selected text yourself.",
    done: 'I have it',
  },
} as const
