import type { PastJam } from '@makebelieve/contract/entities/game-jam'
import { routes } from '@makebelieve/contract/routes'
import type { WebHost } from '@makebelieve/contract/web-host'
import { jamText } from '../../texts/en/gamejam.ts'
import { readPastJams } from './read-jam.ts'

/** A winner as the awards of the first page show it. */
export type JamAward = {
  /** Such as 'Week 46'. */
  week: string
  theme: string
  name: string
  maker: string
  href: string
  picture?: string
}

/** Winners that can still be played, the newest first. The first page does not fail for want of awards. */
export async function readAwards(host: WebHost): Promise<JamAward[]> {
  try {
    return (await readPastJams(host)).flatMap(awardOf)
  } catch (error) {
    console.error(error)
    return []
  }
}

export function awardOf({ number, theme, winner }: PastJam): JamAward[] {
  if (!winner?.encryptedId) return []
  const { modelName, username, encryptedId, pictureUrl } = winner
  return [
    {
      week: jamText.week(number),
      theme,
      name: modelName,
      maker: username,
      href: routes.game(encryptedId),
      ...(pictureUrl && { picture: pictureUrl }),
    },
  ]
}
