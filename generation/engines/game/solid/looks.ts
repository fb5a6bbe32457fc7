import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Space } from '@makebelieve/kit/game-3d/space'
import type { Check } from '../../../pipeline/engine.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import type { Eyes3d } from './eyes.ts'

/** Seconds for which something may stand between the eye and what it follows. */
const mostHidden = 1.7

/** Everybody has a shape; a body without one would play along unseen. */
export function shows(
  game: GamePlan,
  { cast, kinds }: Pick<Dressing, 'cast' | 'kinds'>,
): Check<GameCheckCode> {
  const missing = game.cast.filter(({ id }) => cast[id] === undefined || !kinds[cast[id] ?? -1])
  return {
    code: 'shapes',
    name: 'Everybody has a shape',
    passed: missing.length === 0,
    evidence:
      missing.length === 0
        ? `${Object.keys(cast).length} shapes, one for each part.`
        : `No shape for ${missing.map(({ name }) => name).join(', ')}.`,
  }
}

export function frees(eyes: Pick<Eyes3d<Space>, 'hidden' | 'looks'>): Check<GameCheckCode> {
  const { seconds, by } = eyes.hidden()
  return {
    code: 'camera',
    name: 'Nothing is in front of the camera for long',
    passed: seconds <= mostHidden,
    evidence:
      seconds === 0
        ? `${eyes.looks()} looks while the bot won, each free.`
        : `The longest was ${seconds.toFixed(1)} s, behind ${by}.`,
  }
}
