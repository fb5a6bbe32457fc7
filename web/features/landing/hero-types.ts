import type { creationTypes, maxPromptCharacters, newPromptKey } from '@makebelieve/contract/constants'
import type { texts } from '@makebelieve/contract/texts'

// Only types of the contract are imported: its tables are longer than what the first page needs of them, and the
// types see to it that what is written here says the same.
type Hero = (typeof texts)['hero']
type Creations = typeof creationTypes

type Chips<Names extends Partial<Record<keyof Creations, string>>> = {
  readonly [Type in keyof Names & keyof Creations]: {
    label: Names[Type]
    creation: Creations[Type]['creation']
    /** What the address says besides. */
    more?: 'dimension=3d' | 'type=simulation'
  }
}

export const types: Chips<Hero['types']> = {
  'game-2d': { label: 'Game (2D)', creation: 'game' },
  'game-3d': { label: 'Game (3D)', creation: 'game', more: 'dimension=3d' },
  '3d-model': { label: '3D Model', creation: '3d' },
  simulation: { label: 'Education Simulation', creation: 'environment', more: 'type=simulation' },
}

export const compactTypes: Chips<Hero['compactTypes']> = {
  'game-2d': { label: 'Game', creation: 'game' },
  '3d-model': { label: '3D Model', creation: '3d' },
  environment: { label: 'Environment', creation: 'environment' },
}

export const modes: Hero['modes'] = { agent: 'Agent', 'quick-game': 'Quick Mode' }

export const hints: Pick<Hero, 'hint' | 'compactHint'> = {
  hint: 'Tell me what to build',
  compactHint: 'What to build?',
}

/** One of each kind that people ask for; the type says which chip it goes with. */
export const examples: ReadonlyArray<{ type: keyof typeof types; prompt: string }> = [
  { type: 'game-2d', prompt: 'A frog chef dodges flying knives' },
  { type: '3d-model', prompt: 'A low-poly lighthouse' },
  { type: 'simulation', prompt: 'Why do satellites stay up?' },
]

const most: typeof maxPromptCharacters = 8000
const tooLong: (typeof texts)['prompt']['tooLong'] =
  'The prompt is too long. It can have at most 8,000 characters.'

/** As checkPrompt of the contract counts: an emoji is one character. */
export function problemWith(prompt: string): string {
  return [...prompt].length > most ? tooLong : ''
}

export const handOverKey: typeof newPromptKey = 'newPrompt'

type Wish = { creation: string; prompt: string; mode?: string; more?: string }

/** Where a workspace finds the wish. Only games have an agent. */
export function addressOf({ creation, prompt, mode, more }: Wish): string {
  const agent = mode === 'agent' && creation === 'game' && 'mode=agent'
  return `/?${[new URLSearchParams({ creation, prompt }), agent, more].filter(Boolean).join('&')}`
}
