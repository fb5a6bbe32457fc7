import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Brief } from '../../../brief/brief.ts'

/** 'The slender figure' is one; 'skeletons' are as many as the game has room for. */
export function withLoners(game: GamePlan, { prompt }: Pick<Brief, 'prompt'>): GamePlan {
  const words = prompt.toLowerCase()
  return {
    ...game,
    cast: game.cast.map((member) => {
      const { role, name, plural, count } = member
      const isOne =
        role === 'enemy' &&
        count === undefined &&
        name !== plural &&
        new RegExp(`\\b(?:the|an?) (?:\\w+ )?${name.replaceAll(/[^\w -]/g, '.')}\\b`).test(words) &&
        !words.includes(plural)
      return isOne ? { ...member, count: 1 } : member
    }),
  }
}
