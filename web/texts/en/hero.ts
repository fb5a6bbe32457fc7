import { examples } from '@makebelieve/contract/examples'
import type { texts } from '@makebelieve/contract/texts'
import { inDigits } from '../numbers.ts'

// Only types of the contract are imported: its tables are longer than what the first page needs of them, and the
// types see to it that what is written here says the same.
type Hero = (typeof texts)['hero']

const types: Hero['types'] = {
  'game-2d': 'Game (2D)',
  'game-3d': 'Game (3D)',
  '3d-model': '3D Model',
  simulation: 'Education Simulation',
}

const compactTypes: Hero['compactTypes'] = {
  'game-2d': 'Game',
  '3d-model': '3D Model',
  environment: 'Environment',
}

const modes: Hero['modes'] = { agent: 'Agent', 'quick-game': 'Quick Mode' }

const hints: Pick<Hero, 'hint' | 'compactHint'> = {
  hint: 'Tell me what to build',
  compactHint: 'What to build?',
}

const tooLong: (typeof texts)['prompt']['tooLong'] =
  'The prompt is too long. It can have at most 8,000 characters.'

/** What the first page says on its stage: all of it is part of that page's script. */
export const hero = {
  tab: 'Makebelieve · Say it. Play it.',
  description:
    "Games, 3D models, worlds and lessons from your words. You only see, and pay for, what we've tested.",
  free: (credits: number) => `${inDigits(credits)} credits every month, free. No card, no key, no setup.`,
  lookAround: 'Look around',

  ...hints,
  types,
  compactTypes,
  modes,
  what: 'What to make',
  how: 'How to make it',
  make: 'Make it',
  tooLong,

  examplesLabel: 'Examples',
  /** One of each kind that people ask for; the type says which chip it goes with. */
  examples: [
    { type: 'game-2d', prompt: examples.hero.game },
    { type: '3d-model', prompt: examples.hero.model },
    { type: 'simulation', prompt: examples.hero.simulation },
  ],

  openingWorkspace: 'Opening the workspace …',
  opening: 'One moment …',
} as const
