import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { versionsText } from '../../texts/en/versions.ts'

export const versionTitle = ({ number }: Pick<GameVersion, 'number'>) => versionsText.version(number)

/** What the user called it, or else what was asked for. */
export const versionName = ({ name, prompt }: Pick<GameVersion, 'name' | 'prompt'>) => name ?? prompt

export const versionAlt = (version: Pick<GameVersion, 'number' | 'name' | 'prompt'>) =>
  versionsText.picture(version.number, versionName(version))
