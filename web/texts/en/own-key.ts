import type { CallAnswer } from '@makebelieve/contract/calls/index'

type Provider = NonNullable<CallAnswer<'getOwnKey'>['key']>['provider']

const providers: Record<Provider, string> = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** What the account page says about an AI key of one's own. */
export const ownKey = {
  title: 'Your own AI key',
  about:
    'With your own key, a language model of your choice designs your games, environments and simulations. Its provider bills you; credits are spent as usual.',
  privacy: 'Your prompts go to the provider. We store the key encrypted and never show it again.',
  notTaken: "This site no longer accepts users' own keys. Yours isn't being used; you can remove it.",
  providers,
  provider: 'Provider',
  model: 'Model',
  modelHint: 'The name the provider uses for it.',
  key: 'Key',
  replaceHint: 'Replaces your saved key.',
  save: 'Save key',
  busy: 'Saving...',
  saved: 'Your key has been saved',
  /** What is shown of a key: how it ends. */
  ending: (hint: string) => `ends in ${hint}`,
  kept: (ago: string) => `saved ${ago.toLowerCase()}`,
  test: 'Test',
  testing: 'Asking for one word...',
  remove: 'Remove',
  removing: 'Removing...',
  removed: 'Your key has been removed',
} as const
