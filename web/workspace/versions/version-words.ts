import type { GameVersion } from '@makebelieve/contract/entities/game-version'

export const versionTitle = ({ number }: Pick<GameVersion, 'number'>) => `Version ${number}`

/** What the user called it, or else what was asked for. */
export const versionName = ({ name, prompt }: Pick<GameVersion, 'name' | 'prompt'>) => name ?? prompt

export const versionAlt = (version: Pick<GameVersion, 'number' | 'name' | 'prompt'>) =>
  `${versionTitle(version)}: ${versionName(version)}`
