import type { CallAnswer } from '@makebelieve/contract/calls/index'

type Provider = NonNullable<CallAnswer<'getOwnKey'>['key']>['provider']

const providers: Record<Provider, string> = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** What the account page says about an AI key of one's own. */
export const ownKey = {
  title: 'Own AI key',
  about:
    'With a key of your own, a language model of your choice designs your games, environments and simulations. Its provider bills you; credits are spent as usual.',
  privacy: 'The words of your prompts go to the provider. The key is stored encrypted and never shown again.',
  notTaken: 'This installation no longer takes keys of its users. Yours is not used; you can remove it.',
  providers,
  provider: 'Provider',
  model: 'Model',
  modelHint: 'By the name that the provider gives it.',
  key: 'Key',
  replaceHint: 'Replaces the key that is kept.',
  save: 'Save key',
  busy: 'Saving...',
  saved: 'Your key is saved',
  /** What is shown of a key: how it ends. */
  ending: (hint: string) => `ends in ${hint}`,
  kept: (ago: string) => `saved ${ago.toLowerCase()}`,
  test: 'Test',
  testing: 'Asking for one word...',
  remove: 'Remove',
  removing: 'Removing...',
  removed: 'Your key is removed',
} as const
