/** What the parts of the interface say by themselves, wherever they stand. */
export const controls = {
  close: 'Close',
  cancel: 'Cancel',
  optional: '(optional)',
  notifications: 'Notifications',
  password: { show: 'Show password', hide: 'Hide password' },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  kinds: { game: 'Game', model: 'Model', environment: 'Environment', simulation: 'Simulation' },
  stages: { waiting: 'not yet', running: 'in progress', done: 'done', failed: 'failed' },
  notCopied: (address: string) => `We couldn't copy the link. Here it is: ${address}`,
} as const
