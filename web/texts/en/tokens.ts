/** What the account page says about tokens for scripts and agents. */
export const tokens = {
  title: 'Tokens',
  about:
    'Scripts and agents act in your name with a token, and spend your credits. Treat it like a password.',
  reference: 'What they can do',
  none: 'You have no tokens.',
  name: 'What is it for?',
  namePlaceholder: 'My build script',
  days: 'It holds for',
  forDays: (days: number) => (days === 365 ? 'A year' : `${days} days`),
  forever: 'Until I revoke it',
  submit: 'Make a token',
  busy: 'Making...',

  made: (ago: string) => `made ${ago.toLowerCase()}`,
  used: (ago: string) => `last used ${ago.toLowerCase()}`,
  neverUsed: 'never used',
  /** Stands before a day. */
  until: 'until',
  endless: 'until you revoke it',
  expired: 'expired',

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  question: (name: string) => `Revoke “${name}”?`,
  consequence: 'Whatever uses this token stops working at once. This cannot be undone.',
  confirm: 'Revoke token',
  revoking: 'Revoking...',
  revoked: (name: string) => `${name} is revoked`,

  fresh: {
    title: 'Your new token',
    about: 'Copy it now. It is shown only this once: we keep no more than a hash of it.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser did not allow it: copy the marked text.',
    done: 'I have it',
  },
} as const
