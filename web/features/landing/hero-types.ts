import type { creationTypes, maxPromptCharacters, newPromptKey } from '@makebelieve/contract/constants'
import type { texts } from '@makebelieve/contract/texts'
import { hero } from '../../texts/en/hero.ts'

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
  'game-2d': { label: hero.types['game-2d'], creation: 'game' },
  'game-3d': { label: hero.types['game-3d'], creation: 'game', more: 'dimension=3d' },
  '3d-model': { label: hero.types['3d-model'], creation: '3d' },
  simulation: { label: hero.types.simulation, creation: 'environment', more: 'type=simulation' },
}

export const compactTypes: Chips<Hero['compactTypes']> = {
  'game-2d': { label: hero.compactTypes['game-2d'], creation: 'game' },
  '3d-model': { label: hero.compactTypes['3d-model'], creation: '3d' },
  environment: { label: hero.compactTypes.environment, creation: 'environment' },
}

const most: typeof maxPromptCharacters = 8000

/** As checkPrompt of the contract counts: an emoji is one character. */
export function problemWith(prompt: string): string {
  return [...prompt].length > most ? hero.tooLong : ''
}

export const handOverKey: typeof newPromptKey = 'newPrompt'

type Wish = { creation: string; prompt: string; mode?: string; more?: string }

/** Where a workspace finds the wish. Only games have an agent. */
export function addressOf({ creation, prompt, mode, more }: Wish): string {
  const agent = mode === 'agent' && creation === 'game' && 'mode=agent'
  return `/?${[new URLSearchParams({ creation, prompt }), agent, more].filter(Boolean).join('&')}`
}
